# Китай: все слова, которые видит человек, по-русски.
title = Китай
tagline = Стройте вдоль дорог, шлите эмиссаров и побеждайте с малым перевесом: девять областей, пять правителей, один трон.

colour-purple = фиолетовый
colour-yellow = жёлтый
colour-orange = оранжевый
colour-green = зелёный
colour-red = красный

region-chu = Чу
region-qi = Ци
region-qin = Цинь
region-zhao = Чжао
region-lu = Лу
region-han = Хань
region-yan = Янь
region-wei = Вэй
region-shu = Шу

piece-house = здание
piece-emissary = эмиссар
piece-fort = крепость

option-side = Сторона поля
option-side-four = сторона для трёх или четырёх игроков
option-side-five = сторона для четырёх или пяти игроков: больше дорог через границы
option-fortresses = Крепости
option-fortresses-no = без крепостей
option-fortresses-yes = с крепостями: здание на крепости удваивает очки владельца

paid = { $cards ->
    [one] одну { $colour ->
        [purple] фиолетовую
        [yellow] жёлтую
        [orange] оранжевую
        [green] зелёную
       *[red] красную
    } карту
   *[other] две { $colour ->
        [purple] фиолетовые
        [yellow] жёлтые
        [orange] оранжевые
        [green] зелёные
       *[red] красные
    } карты
}

prompt-play = { $who ->
    [you] Ваш ход: выложите одну или две фишки в одну область или обменяйте карту.
   *[other] Ходит { $name }: фишки в одну область или обмен карты.
}
prompt-more = { $who ->
    [you] Выложите вторую фишку в область { $region } или остановитесь.
   *[other] { $name } может выложить вторую фишку в область { $region }.
}
prompt-draw = { $who ->
    [you] Возьмите карту из открытого ряда или из колоды (осталось взять: { $missing }).
   *[other] { $name } добирает карты (осталось взять: { $missing }).
}
prompt-over = { $count ->
    [one] Игра окончена. Победитель: { $winners }.
   *[other] Игра окончена. Победу делят: { $winners }.
}

help-play = За каждую фишку сыграйте одну карту цвета области или две карты одного другого цвета. Не больше двух фишек, обе в одну область; только одну, если до вашего хода там не было ничьих фишек. Зданию нужно свободное место. Эмиссару нужен простор: в области их помещается столько, сколько там зданий у сильнейшего игрока. Или сбросьте одну карту и возьмите новую.
help-more = Можно выложить ещё одну фишку в ту же область за такую же плату или сказать «done».
help-draw = Доберите до трёх карт, по одной, из открытого ряда или вслепую из колоды. Ряд пополняется, когда рука полна.
help-over = Очки приносят заполненные области, затем оставшиеся области, альянсы соседних областей и ряды из четырёх и более зданий вдоль дорог.

phrase-house = Построить здание на месте { $space } за { $paid }
phrase-emissary = Послать эмиссара в область { $region } за { $paid }
phrase-fort = Поставить крепость на место { $space } за { $paid }
phrase-discard = Сбросить { $colour ->
    [purple] фиолетовую
    [yellow] жёлтую
    [orange] оранжевую
    [green] зелёную
   *[red] красную
} карту вместо выкладывания
phrase-take = Взять { $colour ->
    [purple] фиолетовую
    [yellow] жёлтую
    [orange] оранжевую
    [green] зелёную
   *[red] красную
} карту из ряда
phrase-take-deck = Взять карту вслепую из колоды
phrase-done = Не выкладывать вторую фишку
phrase-pass = Пас: карт нет

event-house-built = { $seat }: здание на месте { $place } за { $paid }.
event-emissary-sent = { $seat }: эмиссар в область { $place } за { $paid }.
event-fort-placed = { $seat }: крепость на месте { $place } за { $paid }.
event-discarded = { $seat }: сброшена { $colour ->
    [purple] фиолетовая
    [yellow] жёлтая
    [orange] оранжевая
    [green] зелёная
   *[red] красная
} карта.
event-passed = { $seat }: карт нет, пас.
event-stopped = { $seat }: второй фишки не будет.
event-taken = { $seat }: из ряда взята { $colour ->
    [purple] фиолетовая
    [yellow] жёлтая
    [orange] оранжевая
    [green] зелёная
   *[red] красная
} карта.
event-drawn = { $seat }: из колоды взята { $colour ->
    [purple] фиолетовая карта
    [yellow] жёлтая карта
    [orange] оранжевая карта
    [green] зелёная карта
    [red] красная карта
   *[hidden] карта
}.
event-row-filled = В ряд добавлена { $colour ->
    [purple] фиолетовая
    [yellow] жёлтая
    [orange] оранжевая
    [green] зелёная
   *[red] красная
} карта.
event-reshuffled = Колода кончилась в первый раз: сброс становится новой колодой.
event-last-round = { $turns ->
    [0] Колода кончилась во второй раз: это был последний ход.
    [one] Колода кончилась во второй раз: остался { $turns } ход.
    [few] Колода кончилась во второй раз: осталось { $turns } хода.
   *[other] Колода кончилась во второй раз: осталось { $turns } ходов.
}
event-region-scored = Область { $region } заполнена и приносит очки: { $points }.
event-game-over = { $reason ->
    [no-placements] Никто больше не может выложить фишку: игра окончена.
   *[deck-exhausted] Последний раунд завершён: игра окончена.
}
points-of = { $seat } { $points }{ $doubled ->
    [yes] {" "}(удвоено крепостью)
   *[no] {""}
}
final-region = Область { $region } приносит очки за стоящие в ней здания: { $points }.
final-alliance = Альянс { $number }, { $a } и { $b }: очков { $points }, получает { $seats }.
final-row = { $seat }: непрерывный ряд зданий, { $spaces }; очков: { $points }{ $doubled ->
    [yes] {" "}(удвоено крепостью)
   *[no] {""}
}.
final-tie-break = { $one } и { $other }: очков поровну; в запасе больше фишек у { $one } ({ $more } против { $less }).

refusal-game-over = Игра окончена.
refusal-must-draw = { $why ->
    [two-pieces] Две фишки уже выложены: теперь добирайте карты.
    [new-region] До вашего хода в этой области не было ничьих фишек, туда можно только одну: теперь добирайте карты.
    [no-cards] Карт не осталось: теперь добирайте.
    [no-room] В этой области вам больше некуда выкладывать: теперь добирайте карты.
    [done] Вы закончили выкладывать: теперь добирайте карты.
    [discarded] Вы сбросили карту вместо выкладывания: теперь возьмите одну.
   *[unknown] Выкладывание в этом ходу окончено: теперь добирайте карты.
}
refusal-not-drawing = Карты берут в конце хода: сначала выложите фишку или сбросьте карту.
refusal-not-in-row = В ряду нет карты такого цвета ({ $colour }): возьмите другую или карту из колоды.
refusal-nothing-placed = Вы ещё ничего не выложили: выложите фишку или сбросьте карту.
refusal-already-placed = Фишка уже выложена, обменять карту в этом ходу нельзя: выложите сюда ещё одну или скажите «done».
refusal-cannot-pass = У вас есть карты: выложите фишку или сбросьте карту.
refusal-no-fortresses = Эта игра идёт без крепостей.
refusal-one-region = Все фишки хода идут в одну область: в этом ходу это { $region }.
refusal-no-houses-left = У вас не осталось зданий.
refusal-no-emissaries-left = У вас не осталось эмиссаров.
refusal-no-fort-left = Ваша крепость уже выложена.
refusal-space-taken = На месте { $space } уже стоит здание: выберите место без здания.
refusal-fort-there = На месте { $space } уже лежит крепость: выберите другое место.
refusal-emissary-limit = { $limit ->
    [0] В области { $region } ещё нет зданий, эмиссару туда нельзя.
   *[other] В области { $region } помещается эмиссаров: { $limit }, столько же, сколько зданий у сильнейшего игрока. Сначала постройте там здание.
}
refusal-joker-needs-pair = Две карты служат джокером, только если они одного цвета.
refusal-wrong-colour = Цвет области { $region }: { $own }. Нужна одна карта этого цвета или две карты одного другого.
refusal-joker-own-colour = Цвет области { $region }: { $own }. Там нужна одна карта этого цвета, пара своего цвета не джокер.
refusal-card-not-in-hand = { $cards ->
    [one] У вас нет такой карты ({ $colour }).
   *[other] У вас нет двух таких карт ({ $colour }).
}

reconstructed-map = Карта: размеры большинства областей, места, дороги и номера альянсов реконструированы так, чтобы сошлись все опубликованные сведения.
reconstructed-cards = Распределение 57 карт по цветам взято из более позднего издания с тем же общим числом.

board-key = Знак перед названием места означает здание, * крепость; знаки у названия области означают эмиссаров.
board-turn = решает
board-emperor = Император
board-scored = (подсчитана)
board-seat = { $mark } { $name }: очки { $score } ({ $parts }), зданий { $houses }, эмиссаров { $emissaries }, крепостей { $forts }, карт { $hand } (известно: { $known }) { $marks }
board-region = { $name } { $colour } застроено { $built }/{ $spaces }: { $houses } эмиссаров { $sent }/{ $limit }, союзы: { $allies } { $scored }
board-row = Ряд: { $cards }
board-deck = Колода: { $deck }, сброс: { $discards }, { $exhausted ->
    [0] колода идёт в первый раз
    [one] колода идёт во второй раз
   *[other] последний раунд
}
board-hand = Ваша рука: { $cards }

draw-title = Игровой стол «Китай»
draw-region-label = { $region } (цвет: { $colour }). Здания: { $owners }; застроено { $houses } из { $spaces }. { $scored ->
    [yes] Полученные очки: { $points }.
   *[no] Очки сейчас: { $points }.
} Эмиссары: { $envoys }; { $emissaries } из { $limit }.
draw-house-label = { $place }: здание ({ $seat })
draw-space-label = { $place }: свободное место
draw-fort-label = { $place }: крепость без здания
draw-fort-house-label = { $place }: здание на крепости ({ $seat })
draw-alliance-label = Альянс { $number }, { $a } и { $b }. Очки сейчас: { $seats }.
draw-alliance-none = Альянс { $number }, { $a } и { $b }: никто не лидирует в обеих областях.
draw-brush = 中國
draw-none = нет
draw-lake = Ничьё озеро
draw-track = Трек подсчёта очков на Великой стене
draw-score-label = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
draw-seat-label = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. В запасе: зданий { $houses }, эмиссаров { $emissaries }. Карт в руке: { $cards }.
draw-emperor = Император
draw-turn = ходит
draw-now = если бы игра кончилась сейчас: { $points }
draw-winner = победа
draw-rank = { $rank }-е место
draw-points-regions = области
draw-points-alliances = альянсы
draw-points-roads = дороги
draw-your-hand = Ваша рука
draw-row = Открытый ряд
draw-deck = Колода
draw-pass = { $exhausted ->
    [0] 1-й раз
    [one] 2-й раз
   *[other] исчерпана
}
draw-deck-label = Колода: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, { $exhausted ->
    [0] идёт в первый раз.
    [one] идёт во второй раз.
   *[other] кончилась дважды: последний раунд.
}
draw-discards = Сброс
draw-discards-label = Сброс: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
draw-card-label = { $colour ->
    [purple] Фиолетовая
    [yellow] Жёлтая
    [orange] Оранжевая
    [green] Зелёная
   *[red] Красная
} карта: { $regions }
