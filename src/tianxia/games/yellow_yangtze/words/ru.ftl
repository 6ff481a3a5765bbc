# Хуанхэ и Янцзы: все слова, которые видит человек, по-русски.
title = Хуанхэ и Янцзы
tagline = Стройте царства вдоль двух рек, сталкивайте лидеров и помните: вы сильны настолько, насколько силён ваш слабейший цвет.

colour-black = чёрный
colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый

letter-black = Ч
letter-red = К
letter-blue = С
letter-green = З
letter-yellow = Ж

leader-black = чёрный лидер
leader-red = красный лидер
leader-blue = синий лидер
leader-green = зелёный лидер
leader-yellow = жёлтый лидер

role-black = знать
role-red = солдат
role-blue = земледелец
role-green = торговец
role-yellow = ремесленник

tile-black = чёрный тайл знати
tile-red = красный тайл солдата
tile-blue = синий тайл земледельца
tile-green = зелёный тайл торговца
tile-yellow = жёлтый тайл ремесленника

points-black = манускрипты
points-red = оружие
points-blue = зерно
points-green = товары
points-yellow = золото

pagoda-black = суд
pagoda-red = гарнизон
pagoda-blue = зернохранилище
pagoda-green = рынок
pagoda-yellow = мастерская

dynasty-0 = арбалет
dynasty-1 = бык
dynasty-2 = ваза
dynasty-3 = лев

option-short = Укороченный вариант
option-short-no = в мешке все тайлы
option-short-yes = 24 случайных тайла не глядя убирают из мешка (только для двоих)
option-actions = Действия за ход
option-actions-up-to-two = до двух: можно закончить раньше (первый тираж)
option-actions-exactly-two = ровно два, если хоть что-то возможно (второй тираж)
option-open_points = Открытые очки
option-open_points-no = очки хранятся за ширмами
option-open_points-yes = все видят все очки

asked-action = выберите основное действие (leader, withdraw, tile, riot, build, replace, pass)
asked-pagoda = постройте предложенную пагоду или скажите «decline»
asked-move = укажите, какая пагода перемещается
asked-market = возьмите тайл с рынка или скажите «decline»
asked-chain = разместите ещё одного земледельца рядом с предыдущим или скажите «stop»
asked-toss = сбросьте тайл или скажите «stop»
asked-revolt = выставьте знать для мятежа
asked-war = поддержите одну из сторон или скажите «abstain»
asked-winner = назовите сторону, победившую в войне
asked-losses = снимите одного из солдат победителя
asked-over = игра окончена

prompt-action = { $who ->
    [you] Ваш ход: выберите действие ({ $left ->
        [one] последнее
       *[other] осталось { $left }
    }).
   *[other] { $name } выбирает действие ({ $left ->
        [one] последнее
       *[other] осталось { $left }
    }).
}
prompt-pagoda = { $who ->
    [you] Тайл на { $at } завершает треугольник: постройте пагоду или откажитесь.
   *[other] { $name } может построить пагоду у { $at }.
}
prompt-move = { $who ->
    [you] Таких пагод в запасе нет: выберите ту, которая переместится на { $triangle }.
   *[other] { $name } выбирает пагоду, которая переместится на { $triangle }.
}
prompt-market = { $who ->
    [you] Возьмите один тайл с рынка или откажитесь.
   *[other] { $name } может взять тайл с рынка.
}
prompt-chain = { $who ->
    [you] Разместите ещё одного земледельца рядом с { $at } или остановитесь.
   *[other] { $name } может разместить ещё одного земледельца рядом с { $at }.
}
prompt-toss = { $who ->
    [you] Сбросьте тайлы, которые хотите заменить (сброшено: { $count }), затем остановитесь.
   *[other] { $name } заменяет тайлы (сброшено: { $count }).
}
prompt-revolt = { $who ->
    [you] Мятеж, { $leader }: { $attack } против { $defence }. Сколько тайлов знати вы выставляете?
   *[other] Мятеж, { $leader }: { $attack } против { $defence }. { $name } выставляет знать.
}
prompt-war = { $who ->
    [you] Война на { $at }: { $sides }. Поддержите одну из сторон солдатами или воздержитесь.
   *[other] Война на { $at }: { $sides }. { $name } может поддержать одну из сторон.
}
prompt-winner = { $who ->
    [you] В войне на { $at } силы равны: { $sides }. Назовите победителя.
   *[other] В войне на { $at } силы равны: { $sides }. { $name } называет победителя.
}
prompt-losses = { $who ->
    [you] Победитель платит: снимите с поля ещё { $left ->
        [one] { $left } солдата.
       *[other] { $left } солдат.
    }
   *[other] { $name } снимает солдат победителя (осталось: { $left }).
}
prompt-over = { $count ->
    [one] Игра окончена. Победитель: { $winners }.
   *[other] Игра окончена. Победу делят: { $winners }.
}
side-strength = сторона { $side } у { $at }: { $total }

help-action = До двух действий за ход. Назначьте лидера: разместите, переместите или снимите (пустой гекс суши рядом с чёрным тайлом). Разместите тайл: синие на реках, остальные на суше; очко получает лидер этого цвета в царстве, а если его нет, чёрный лидер. Крестьянское восстание: два синих тайла убирают с поля любой тайл. Постройка: два зелёных тайла ставят пагоду на три одинаковых тайла. Замена: сбросьте до шести тайлов и доберите столько же. Синий или зелёный лидер в запасе заменяет один тайл своего цвета.
help-pagoda = Пагода приносит лидеру своего цвета в том же царстве одно очко в конце каждого хода его владельца. Если в запасе таких нет, сюда перемещается одна из стоящих на поле.
help-move = Все пагоды этого цвета на поле: назовите треугольник той, которая переместится.
help-market = Разместив торговца, можно взять один из открытых тайлов рынка. Рынок пополняется в конце хода.
help-chain = За одно действие можно разместить несколько земледельцев, каждого рядом с предыдущим, пока один из них не приведёт к войне или пагоде.
help-toss = Сбрасывайте тайлы по одному лицом вниз; на «stop» или когда рука опустеет, вы добираете столько же. Если мешок опустеет, игра сразу кончается.
help-revolt = Сила равна числу чёрных тайлов рядом с лидером, плюс выставленные чёрные тайлы, плюс один за чёрного лидера в запасе. Первым выставляет атакующий, при равенстве побеждает защищающийся. Лидер проигравшего уходит в запас, победитель получает очко его цвета.
help-war = Каждый игрок может поддержать одну сторону красными тайлами и красным лидером из запаса. Побеждает сильнейшая сторона. Проигравшие теряют всех солдат и лидеров столкнувшихся цветов; победитель отдаёт столько солдат, сколько было у сильнейшего из проигравших.
help-winner = Силы равны: тот, чей сейчас ход, называет победителя среди сильнейших.
help-losses = Победитель отдаёт столько солдат, сколько было у сильнейшего из проигравших; сначала засчитываются тайлы поддержки. Выберите, какие солдаты уйдут с поля; гарнизон над ними падает.
help-over = Считается только самый слабый цвет. Каждое золото засчитывается как очко того цвета, которого меньше всего. При равенстве смотрят на следующие по слабости цвета, затем у кого меньше золота.

phrase-leader = Поставить { $colour ->
    [black] чёрного
    [red] красного
    [blue] синего
    [green] зелёного
   *[yellow] жёлтого
} лидера на { $hex }
phrase-withdraw = Снять { $colour ->
    [black] чёрного
    [red] красного
    [blue] синего
    [green] зелёного
   *[yellow] жёлтого
} лидера с поля
phrase-tile = Разместить { $tile } на { $hex }
phrase-riot = Восстание: убрать тайл с { $hex } { $leader ->
    [yes] за одного земледельца с помощью синего лидера
   *[no] за двух земледельцев
}
phrase-build = Построить пагоду на { $triangle } { $leader ->
    [yes] за одного торговца с помощью зелёного лидера
   *[no] за двух торговцев
}
phrase-pagoda = Построить эту пагоду на { $triangle }
phrase-move = Переместить пагоду с { $triangle }
phrase-remove = Снять солдата с { $hex }
phrase-take = Взять { $tile } с рынка
phrase-toss = Сбросить { $tile }
phrase-commit = { $tiles ->
    [0] { $leader ->
        [yes] Выставить только помощь чёрного лидера
       *[no] Ничего не выставлять
    }
    [one] Выставить { $tiles } тайл знати{ $leader ->
        [yes] {" "}и помощь чёрного лидера
       *[no] {""}
    }
    [few] Выставить { $tiles } тайла знати{ $leader ->
        [yes] {" "}и помощь чёрного лидера
       *[no] {""}
    }
   *[other] Выставить { $tiles } тайлов знати{ $leader ->
        [yes] {" "}и помощь чёрного лидера
       *[no] {""}
    }
}
phrase-support = Поддержать сторону { $side }: { $tiles ->
    [0] { $leader ->
        [yes] только красный лидер
       *[no] ничего
    }
    [one] { $tiles } солдат{ $leader ->
        [yes] {" "}и красный лидер
       *[no] {""}
    }
    [few] { $tiles } солдата{ $leader ->
        [yes] {" "}и красный лидер
       *[no] {""}
    }
   *[other] { $tiles } солдат{ $leader ->
        [yes] {" "}и красный лидер
       *[no] {""}
    }
}
phrase-winner = Победа стороны { $side }
phrase-replace = Заменить свои тайлы
phrase-pass = Пас: закончить ход
phrase-decline = Отказаться
phrase-stop = Остановиться
phrase-abstain = Воздержаться: никого не поддерживать

event-leader-placed = { $seat }: { $leader } на гексе { $hex }.
event-leader-moved = { $seat }: { $leader } перемещён с { $before } на { $hex }.
event-leader-withdrawn = { $seat }: { $leader } снят с поля.
event-leader-sent-home = { $seat }: { $leader } возвращается в запас.
event-tile-placed = { $seat }: { $tile } на гексе { $hex }.
event-points-gained = { $seat }: +{ $number }, { $points } ({ $cause ->
    [tile] за тайл
    [revolt] за мятеж
    [war] за войну
   *[pagoda] за пагоды
}).
event-pagoda-built = { $seat }: построена пагода «{ $pagoda }» на { $triangle }.
event-pagoda-moved = { $seat }: пагода «{ $pagoda }» перемещена с { $before } на { $triangle }.
event-pagoda-lost = Пагода «{ $pagoda }» на { $triangle } снята с поля.
event-pagoda-declined = { $seat }: пагода не строится.
event-pagoda-paid = { $seat }: за пагоду сброшено торговцев: { $tiles }{ $leader ->
    [yes] , помогает лидер-торговец
   *[no] {""}
}.
event-rioted = { $seat }: крестьянское восстание (земледельцев: { $tiles }{ $leader ->
    [yes] , помогает лидер-земледелец
   *[no] {""}
}), с гекса { $hex } снят { $tile }.
event-market-taken = { $seat }: с рынка взят { $tile }.
event-market-declined = { $seat }: с рынка ничего не взято.
event-chain-stopped = { $seat }: земледельцев больше не будет.
event-replacing = { $seat }: замена тайлов.
event-tossed = { $seat }: сброшен { $tile }.
a-hidden-tile = тайл
event-drawn = { $seat }: из мешка { $number ->
    [one] взят { $number } тайл
    [few] взято { $number } тайла
   *[other] взято { $number } тайлов
}{ $tiles ->
    [none] {""}
   *[other] : { $tiles }
}.
event-market-filled = На рынок: { $tiles }.
some-tiles = { $colour } × { $number }
nothing = ничего
event-revolt-begun = Мятеж, { $leader }: атакует { $attacker }, защищается { $defender }.
event-committed = { $seat }: выставлено тайлов знати: { $tiles }{ $leader ->
    [yes] , помогает лидер знати
   *[no] {""}
}.
event-revolt-decided = { $attack } против { $defence }: в мятеже побеждает { $winner }.
event-war-begun = { $seat } объединяет царства на { $hex }: война! Солдаты: { $sides }.
event-supported = { $seat }: поддержка стороны { $side }, солдат: { $tiles }{ $leader ->
    [yes] , помогает лидер-солдат
   *[no] {""}
}.
event-abstained = { $seat }: без поддержки.
event-war-decided = В войне побеждает сторона { $side }. Силы: { $sides }.
side-number = сторона { $side }: { $number }
event-soldiers-lost = { $whose ->
    [winner] Победитель отдаёт всех своих солдат: { $number }.
   *[loser] Проигравшая сторона теряет солдат: { $number }.
}
event-soldier-removed = { $seat }: снят солдат с гекса { $hex }.
event-passed = { $seat }: пас.
event-turn-ended = { $seat }: ход окончен.
event-game-ended = { $reason ->
    [hand-refill] Мешок опустел, когда добирал активный игрок: игра окончена.
    [other-refill] Мешок опустел, когда добирал другой игрок: игра окончена.
    [market-refill] Мешок опустел при пополнении рынка: игра окончена.
    [replacement] Мешок опустел при замене тайлов: игра окончена.
   *[idle] Пять ходов каждого игрока прошли без добора: игра окончена.
}
final-levels = { $seat }: { $levels }, итоговый результат { $score }.

refusal-unknown-action = В этой игре нет такого действия.
refusal-unknown-hex = На карте нет такого гекса.
refusal-unknown-triangle = Это не треугольник: назовите три смежных гекса одной местности в порядке чтения, например k10-l9-l10.
refusal-game-over = Игра окончена.
refusal-wrong-decision = Сейчас спрашивают о другом: { $decision }.
refusal-same-hex = Лидер уже стоит на { $hex }: выберите другой гекс или снимите его.
refusal-river-no-leaders = { $hex } – река: лидеры стоят только на суше.
refusal-hex-occupied = Гекс { $hex } занят: выберите пустой.
refusal-no-governor-adjacent = Рядом с { $hex } нет чёрного тайла, а лидеру он нужен: сначала разместите там знать или выберите другой гекс.
refusal-unites-in-conflict = Лидер на { $hex } объединил бы царства ({ $states }), и в одном царстве встретились бы два { $colour ->
    [black] чёрных
    [red] красных
    [blue] синих
    [green] зелёных
   *[yellow] жёлтых
} лидера: начать войну может только тайл.
refusal-leader-not-on-board = Ваш { $colour ->
    [black] чёрный
    [red] красный
    [blue] синий
    [green] зелёный
   *[yellow] жёлтый
} лидер и так в запасе.
refusal-river-farmers-only = { $hex } – река: там лежат только синие тайлы земледельцев.
refusal-farmers-river-only = { $hex } – суша: синие тайлы земледельцев лежат только на реках.
refusal-tile-not-in-hand = У вас нет { $colour ->
    [black] чёрного
    [red] красного
    [blue] синего
    [green] зелёного
   *[yellow] жёлтого
} тайла.
refusal-chain-farmers-only = Сейчас можно разместить только ещё одного земледельца; чтобы закончить действие, скажите «stop».
refusal-chain-not-adjacent = Гекс { $hex } не смежен с { $at }, вашим последним земледельцем; чтобы закончить действие, скажите «stop».
refusal-no-tile-there = На { $hex } нет тайла: восстание убирает тайл.
refusal-farmer-leader-on-board = Ваш синий лидер на поле: заменить земледельца он может только из запаса.
refusal-not-enough-farmers = Восстание стоит синих тайлов: { $needed }, а у вас { $held }.
refusal-not-a-triangle = На { $triangle } нет трёх тайлов одного цвета.
refusal-pagoda-in-the-way = Один из тайлов { $triangle } уже относится к пагоде: под каждым тайлом не больше одной.
refusal-not-this-tile = Предложенная пагода должна стоять на только что размещённом тайле, { $hex }.
refusal-trader-leader-on-board = Ваш зелёный лидер на поле: заменить торговца он может только из запаса.
refusal-not-enough-traders = Пагода стоит зелёных тайлов: { $needed }, а у вас { $held }.
refusal-no-such-pagoda = На { $triangle } нет пагоды «{ $pagoda }»: назовите треугольник той, которая переместится.
refusal-not-in-market = На рынке нет { $colour ->
    [black] чёрного
    [red] красного
    [blue] синего
    [green] зелёного
   *[yellow] жёлтого
} тайла.
refusal-nothing-to-replace = У вас нет тайлов: заменять нечего.
refusal-toss-at-least-one = Сбросьте хотя бы один тайл, прежде чем остановиться.
refusal-must-act = В этой партии выполняют ровно два действия: пока что-то возможно, пасовать нельзя.
refusal-governor-leader-on-board = Ваш чёрный лидер на поле: в мятеже он помогает только из запаса.
refusal-not-enough-governors = Столько чёрных тайлов у вас нет (есть { $held }).
refusal-no-such-side = В этой войне только { $sides } стороны.
refusal-empty-support = Чтобы никого не поддерживать, скажите «abstain».
refusal-soldier-leader-on-board = Ваш красный лидер на поле: в войне он помогает только из запаса.
refusal-not-enough-soldiers = Столько красных тайлов у вас нет (есть { $held }).
refusal-not-tied = Сторона { $side } не из сильнейших: выберите одну из них.
refusal-not-winners-soldier = На { $hex } нет солдата победившего царства; тайл, начавший войну, не снимают.

reconstructed-map = Карта взята из открытого описания поля более позднего издания, которое считается таким же; отдельные гексы могут отличаться от печатного поля.
reconstructed-capitals = Какая столица какому царству принадлежит и где какая река, выведено из географии; на игру это не влияет.

board-states = Царства (первый гекс, гексы, солдаты, лидеры с числом смежных чёрных тайлов, пагоды):
board-state = { $hex }  гексов { $size }, солдат { $soldiers }, лидеры { $leaders }{ $pagodas ->
    [none] {""}
   *[other] , пагоды: { $pagodas }
}
board-side = (сторона { $side } в войне: { $total })
board-seat = { $mark } { $name }: тайлов { $hand }, очки { $points }, лидеры в запасе { $home } { $marks }
board-hidden = скрыты
board-turn = ← решает
board-market = Рынок: { $tiles }   в мешке: { $bag }   осталось действий: { $actions }
board-hand = Ваши тайлы: { $tiles }
board-key = Буква означает тайл; с ^ под пагодой, с ! тайл, о котором речь, с ? солдат, которого можно снять.
board-leader-key = ●Ч2 лидер: место, цвет, число смежных чёрных тайлов.
board-letters = Цвета: { $letters }. Свободная суша ·, река ~.

draw-title = Игровой стол «Хуанхэ и Янцзы»
draw-empty = { $hex }, { $terrain ->
    [river] река
    [capital] столица царства { $state }
   *[land] суша
}
draw-tile = { $hex }: { $tile }
draw-leader = { $hex }: { $leader } ({ $seat }), смежных чёрных тайлов: { $strength }
draw-pagoda = Пагода «{ $pagoda }» на { $triangle }
draw-marker = Тайл, о котором речь
draw-state = Царство у { $hex }, солдат: { $soldiers }
draw-side = Сторона { $side }: сила { $total }
draw-market = Рынок
draw-hand = Ваши тайлы
draw-home = в запасе
draw-bag = В мешке { $bag }
draw-supply = Пагоды в запасе
draw-tiles = { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[other] { $tiles } тайлов
}
draw-hidden = очки скрыты
draw-points = { $points }: { $number }
draw-count = { $tile }, всего { $number }
draw-home-leader = { $leader } ({ $seat }), в запасе
