# ZhanGuo: все слова, которые видит человек, по-русски.
title = ZhanGuo
tagline = Шесть карт в раунд, и каждая либо закон, либо поручение двора: объедините пять регионов, пока Император не подвёл итог.
about-time = 120 мин
about-weight = сложная

colour-blue = синий
colour-red = красный
colour-purple = фиолетовый
colour-yellow = жёлтый

aspect-writing = письменность
aspect-currency = валюта
aspect-laws = законы

official-red = красный
official-grey = серый
official-white = белый

region-1 = 1 Вэй
region-2 = 2 Чжао
region-3 = 3 Чу
region-4 = 4 Ци
region-5 = 5 Янь

area-gov = область губернатора
area-work = область работников

court-hire = нанять одного чиновника
court-reassign = переназначить чиновников
court-governor = назначить одного губернатора
court-recruit = нанять работников
court-palace = построить один дворец
court-wall = построить одну стену

section-jade-a = бирюзовая секция А
section-jade-b = бирюзовая секция Б
section-gold-a = золотая секция А
section-gold-b = золотая секция Б
section-iron-a = железная секция А
section-iron-b = железная секция Б
tract-jade = бирюзовый
tract-gold = золотой
tract-iron = железный

place-moves = квадрат переназначения
place-official = квадрат чиновника
place-points = квадрат очков
place-beside = место рядом с квадратами

face-calm = регионы без волнений
face-order = регионы, где чиновников не меньше, чем волнений
face-grey = регионы с серым чиновником
face-red = регионы с красным чиновником
face-white = регионы с белым чиновником
face-peace = один раз, минус все волнения
face-sets = наборы из трёх разных аспектов
face-full = регионы с тремя картами
face-pairs = регионы с двумя картами одного аспекта
face-currency = регионы с картой валюты
face-laws = регионы с картой законов
face-writing = регионы с картой письменности

board-a = сторона А
board-circle = круг
board-square = квадрат
board-triangle = треугольник
board-star = звезда

bonus-marker = маркер на выбор
bonus-moves = два очка переназначения
bonus-points-2 = 2 ПО
bonus-points-3 = 3 ПО
bonus-worker = работник в её регион
bonus-per-writing = ПО за каждую карту письменности
bonus-per-currency = ПО за каждую карту валюты
bonus-per-laws = ПО за каждую карту законов
bonus-calm-any = волнения -1 в любом регионе
bonus-calm-here = волнения -1 в её регионе
bonus-carry = переместить работника
bonus-red = красный чиновник в её регион
bonus-grey = серый чиновник в её регион
bonus-white = белый чиновник в её регион

power-extra-worker = ещё один работник и очко переназначения
power-carry = переместить работника
power-marker = маркер на выбор
power-relief = меньше волнений и работник в том же регионе
power-moves = два очка переназначения
power-shift = переместить губернатора

reward-official = чиновник
reward-two-red = два красных чиновника
reward-two-grey = два серых чиновника
reward-two-workers = два работника
reward-governor = губернатор
reward-wall = стена
reward-palace = дворец

option-boards = Планшеты игроков
option-boards-help = Для первых игр лучше сторона А. У сторон В свои треки волнений и по две возможности.
option-boards-a = сторона А: одинаковая у всех
option-boards-b = сторона В: выбор против порядка хода
option-boards-auction = сторона В: аукцион за победные очки
option-draft = Выбор карт
option-draft-help = Больше выбора и меньше случая: вы видите девять карт и оставляете шесть.
option-draft-no = по две карты из каждой колоды
option-draft-yes = раунды 1-4: взять по три карты, по одной сбросить
option-track_order = Порядок хода
option-track_order-help = По треку награды решают и то, кто ходит вторым, третьим и последним.
option-track_order-no = по часовой стрелке от верхнего диска
option-track_order-yes = по треку наград сверху вниз
option-harsh_recruiting = Суровый найм
option-harsh_recruiting-help = Волнения становятся жёстче; для опытных игроков.
option-harsh_recruiting-no = найм работников повышает волнения на один
option-harsh_recruiting-yes = найм повышает волнения на один за каждого работника

prompt-board = { $who ->
    [you] Выберите планшет.
   *[other] { $name } выбирает планшет.
}
prompt-bid = { $bid ->
    [0] { $who ->
        [you] Откройте аукцион: поставьте хотя бы одно очко за право первого выбора.
       *[other] { $name } открывает аукцион.
    }
   *[other] { $who ->
        [you] Поставьте больше { $bid } или спасуйте.
       *[other] { $name } ставит больше { $bid } или пасует.
    }
}
prompt-draft = { $who ->
    [you] Сбросьте одну карту: из каждой тройки остаются две.
   *[other] { $name } сбрасывает карты.
}
prompt-card = { $who ->
    [you] Ваш ход, раунд { $round }: сыграйте карту с руки.
   *[other] { $name } играет карту.
}
prompt-use = { $who ->
    [you] Карта { $card }: положите её на свой планшет или во двор ради одного из шести действий.
   *[other] { $name } решает, как использовать карту { $card }.
}
prompt-move = { $who ->
    [you] Переназначьте чиновников (осталось очков: { $points }).
   *[other] { $name } переназначает чиновников (осталось очков: { $points }).
}
prompt-pay = { $who ->
    [you] { $action ->
        [palace] Дворец в регионе { $region } стоит двух его работников и одного из другого региона: из какого?
       *[other] Отдайте работников: { $sticks }{ $sticks ->
            [1] {""}
           *[other] , все из разных регионов
        }.
    }
   *[other] { $name } отдаёт работников.
}
prompt-seal = { $who ->
    [you] Дворец приносит маркер значения 3: возьмите один.
   *[other] { $name } берёт маркер значения 3.
}
prompt-square = { $who ->
    [you] Поставьте губернатора на свободный квадрат бонуса в регионе { $region }.
   *[other] { $name } выбирает квадрат бонуса в регионе { $region }.
}
prompt-official = { $who ->
    [you] Поставьте чиновника из запаса.
   *[other] { $name } ставит чиновника.
}
prompt-ability = { $who ->
    [you] Активируйте способности карт или планшета в любом порядке или закончите ход.
   *[other] { $name } может активировать способности.
}
prompt-marker = { $who ->
    [you] Возьмите маркер на выбор.
   *[other] { $name } берёт маркер.
}
prompt-calm = { $who ->
    [you] Снизьте волнения в одном из регионов.
   *[other] { $name } снижает волнения.
}
prompt-carry = { $who ->
    [you] Переместите работника в соседний регион.
   *[other] { $name } перемещает работника.
}
prompt-shift = { $who ->
    [you] Переместите одного из своих губернаторов в соседний регион.
   *[other] { $name } перемещает губернатора.
}
prompt-reward = { $who ->
    [you] { $aspect ->
        [writing] Награда за письменность
        [currency] Награда за валюту
       *[laws] Награда за законы
    } – { $reward }{ $places ->
        [none] {""}
       *[other] {" "}({ $places })
    } – ваша, если вернуть все маркеры этого аспекта (их значение { $value }): принять или спасовать?
   *[other] { $name } решает, принять ли награду { $aspect ->
        [writing] за письменность
        [currency] за валюту
       *[laws] за законы
    }: { $reward }.
}
prompt-governor = { $who ->
    [you] Выберите регион для нового губернатора.
   *[other] { $name } выбирает регион для губернатора.
}
prompt-wall = { $who ->
    [you] Выберите место для стены.
   *[other] { $name } выбирает место для стены.
}
prompt-palace = { $who ->
    [you] Выберите регион для дворца.
   *[other] { $name } выбирает регион для дворца.
}
prompt-none = Игра окончена. Победитель: { $name }, { $points } ПО.
prompt-nobody = Ни у кого нет карт: решать нечего.

help-board = У каждой стороны В свои треки волнений, свои три начальных чиновника и две возможности, которые следуют за определёнными действиями двора при любом номере карты.
help-bid = Наивысшая ставка платится очками и даёт выбор планшета; спасовавший в этом аукционе больше не участвует. Последний игрок получает последний планшет за одно очко.
help-draft = Из трёх карт каждого аспекта две остаются в руке, третья уходит лицом вниз под свою колоду.
help-card = Любую карту можно положить на планшет или во двор. Номер выше верхней карты двора пробуждает способности найма работников, дворца и стены; номер ниже пробуждает способности найма чиновника и назначения губернатора. Средние номера лучше класть на планшет.
help-use = Первая, вторая или третья карта региона приносит 1, 2 или 3 маркера и повышает волнения на 0, 1 или 2. Во дворе карта оплачивает любое из шести действий. Чиновники могут бесплатно перейти из области губернатора в область работников (drop).
help-move = Одно очко перемещает чиновника в такую же область соседнего региона или из области работников в область губернатора того же региона. В области работников помещаются двое; полную можно пройти насквозь. Перейти вниз можно бесплатно.
help-pay = Дворец стоит двух работников своего региона и одного из любого другого. Стена стоит одного работника за каждую палочку, все из разных регионов.
help-seal = Дворец, построенный работниками, приносит один из маркеров значения 3, лежащих на поле.
help-square = Квадрат переназначения даёт четыре очка переназначения, квадрат чиновника одного чиновника из запаса в любую область губернатора, квадрат очков сразу четыре ПО.
help-official = Чиновник из запаса ставится в область губернатора.
help-ability = Сыгранный номер пробуждает способности этого действия: выше карты под ним для найма работников, дворца и стены, ниже для найма чиновника и губернатора. Регион с кубиком на последней ячейке молчит. Каждая способность действует раз за ход; возможность планшета действует при любом номере.
help-marker = Маркеры решают, кто получит награды в конце раунда, и приносят очки в конце игры.
help-calm = Уровень волнений одного региона снижается на один.
help-carry = Один работник переходит в соседний регион вашего планшета.
help-shift = Губернатор переходит на свободный квадрат соседнего региона, а если свободных нет, встаёт рядом. Он не приносит бонуса и не снижает волнений.
help-reward = Принявший возвращает все маркеры аспекта, получает награду и опускается на треке наград. Спасовавший сохраняет всё.
help-governor = Чиновников отдавать не нужно; волнения в регионе прекращаются, свободный квадрат надо занять.
help-wall = Работников отдавать не нужно. В одной секции может быть только одна ваша стена.
help-palace = Работников отдавать не нужно, маркер значения 3 не даётся; очки за карты как обычно. Сильные волнения запрещают дворец.
help-none = В конце игры очки приносят большинство губернаторов в регионах, большинство маркеров каждого аспекта, диски целей по секциям и стены по тайлам своих секций.

event-bid = { $seat }: ставка { $points }.
event-passed = { $seat }: пас.
event-auction-won = { $seat }: аукцион выигран, уплачено ПО: { $points }.
event-board-taken = { $price ->
    [0] { $seat }: взят планшет «{ $board }».
   *[other] { $seat }: взят последний планшет «{ $board }», уплачено ПО: { $price }.
}
event-round-begun = Начинается раунд { $round }: розданы новые карты, первый игрок: { $seat }.
event-given-back = { $card ->
    [0] { $seat }: сброшена карта { $aspect ->
        [writing] письменности
        [currency] валюты
       *[laws] законов
    }.
   *[other] { $seat }: сброшена карта { $card }.
}
event-card-played = { $seat }: сыграна карта { $card } ({ $aspect ->
    [writing] письменность
    [currency] валюта
   *[laws] законы
}).
event-card-laid = { $seat }: карта { $card } ({ $aspect ->
    [writing] письменность
    [currency] валюта
   *[laws] законы
}: { $trigger } – { $bonus }) лежит в регионе { $region }, маркеров: { $markers }{ $points ->
    [0] {""}
   *[other] , ПО за недостающие: { $points }
}{ $rise ->
    [0] {""}
   *[other] , волнения +{ $rise }
}.
event-dropped = { $seat }: { $colour ->
    [red] красный
    [grey] серый
   *[white] белый
} чиновник региона { $region } переходит в область работников.
event-hired = { $seat }: в регионе { $region } { $number ->
    [1] появляется { $colour ->
        [red] красный
        [grey] серый
       *[white] белый
    } чиновник
   *[other] появляются { $colour ->
        [red] красные
        [grey] серые
       *[white] белые
    } чиновники: { $number }
}.
event-moves-given = { $seat }: { $origin ->
    [action] переназначение чиновников, очков: { $points }
   *[other] очков переназначения: { $points }
}.
event-moved = { $seat }: { $colour ->
    [red] красный
    [grey] серый
   *[white] белый
} чиновник переходит { $way ->
    [up] в область губернатора региона { $goal }
    [working] из области работников региона { $start } в область работников региона { $goal }
   *[governing] из области губернатора региона { $start } в область губернатора региона { $goal }
}{ $cost ->
    [1] {""}
   *[other] {" "}(очков: { $cost })
}.
event-stopped = { $seat }: осталось неиспользованных очков переназначения: { $points }.
event-recruited = { $seat }: в регионе { $region } нанято работников: { $workers }{ $rise ->
    [0] {""}
   *[other] , волнения +{ $rise }
}.
event-governor-named = { $seat }: губернатор назначен в регион { $region }{ $paid ->
    [0] {""}
   *[other] , три чиновника вернулись в запас
}{ $calmed ->
    [0] {""}
   *[other] , волнения прекратились (было { $calmed })
}.
event-governor-placed = { $seat }: губернатор в регионе { $region } занимает { $place }.
event-palace-planned = { $seat }: строится дворец в регионе { $region }.
event-palace-built = { $seat }: дворец в регионе { $region } построен, ПО за карты на планшете: { $points }.
event-wall-planned = { $seat }: строится стена, { $section }, палочек: { $sticks }.
event-wall-built = { $seat }: стена построена, { $section }, палочек: { $sticks }.
event-seal-taken = { $seat }: взят маркер значения 3 { $aspect ->
    [writing] письменности
    [currency] валюты
   *[laws] законов
}.
event-activated = { $seat }: активирована карта { $card } ({ $bonus }).
event-power-used = { $seat }: возможность планшета «{ $board }» ({ $power }).
event-marker-taken = { $seat }: взят маркер { $aspect ->
    [writing] письменности
    [currency] валюты
   *[laws] законов
}.
event-scored = { $seat }: получено ПО: { $points }.
event-calmed = { $seat }: волнения в регионе { $region } снижены на один.
event-workers-came = { $seat }: работников в регион { $region }: { $workers }.
event-carried = { $seat }: работник перешёл из региона { $start } в регион { $goal }.
event-shifted = { $seat }: губернатор ушёл из региона { $start } ({ $place }) в регион { $goal } ({ $new_place }).
event-skipped = { $seat }: чиновник не взят.
event-turn-ended = { $seat }: конец хода.
event-claimed = { $seat }: выполнена { $half ->
    [upper] верхняя
   *[lower] нижняя
} цель { $kind ->
    [wall] стен
    [palace] дворцов
   *[governor] губернаторов
}, диск на { $points }.
event-reward-offered = { $count ->
    [0] {""}
   *[other] Не могут получить награду: { $over }.{" "}
}{ $aspect ->
    [writing] Награда за письменность
    [currency] Награда за валюту
   *[laws] Награда за законы
} ({ $reward }) предложена: { $seat }.
event-reward-left = { $count ->
    [0] {""}
   *[other] Не могут получить награду: { $over }.{" "}
}{ $aspect ->
    [writing] Награду за письменность
    [currency] Награду за валюту
   *[laws] Награду за законы
} никто не берёт.
event-reward-declined = { $seat }: пас, награда не взята.
event-reward-taken = { $seat }: возвращены все маркеры { $aspect ->
    [writing] письменности
    [currency] валюты
   *[laws] законов
}, получена награда: { $reward }.
event-discs-back = Трек наград теперь: { $seats }.
event-game-over = Игра окончена. Победитель: { $seat }.

final-governors = Регион { $region }: { $seat } лидирует (губернаторов: { $governors }), ПО: { $points }.
final-markers = { $seat }: больше всех маркеров { $aspect ->
    [writing] письменности
    [currency] валюты
   *[laws] законов
}, ПО: { $points }.
final-objectives = { $seat }: дисков целей { $discs }, ПО: { $points }.
final-wall = { $seat }: стена, { $section } (палочек: { $sticks }; { $face }), ПО: { $points }.
final-total = { $seat }: { $before } за игру + { $final } в конце = { $total } ПО.

refusal-game-over = Игра окончена.
refusal-not-now = Сейчас спрашивают о другом. { $decision ->
    [board] Сначала выберите планшет.
    [bid] Сначала сделайте ставку или спасуйте.
    [draft] Сначала сбросьте карту.
    [card] Сначала выберите карту.
    [use] Решите, как использовать карту.
    [move] Переназначьте чиновников или остановитесь.
    [pay] Сначала отдайте работников.
    [seal] Сначала возьмите маркер значения 3.
    [square] Сначала выберите квадрат бонуса.
    [official] Сначала поставьте чиновника.
    [ability] Активируйте способность или закончите ход.
    [marker] Сначала возьмите маркер.
    [calm] Сначала выберите регион, где снизить волнения.
    [carry] Сначала переместите работника.
    [shift] Сначала переместите губернатора.
    [reward] Сначала примите награду или спасуйте.
    [governor] Сначала выберите регион губернатора.
    [wall] Сначала выберите место стены.
   *[palace] Сначала выберите место дворца.
}
refusal-board-taken = Планшет «{ $board }» не предлагается.
refusal-bid-too-low = Поставьте не меньше { $least } или спасуйте.
refusal-bid-too-high = Столько очков у вас нет, есть только { $points }.
refusal-must-open = Вы открываете аукцион: поставьте не меньше { $least }.
refusal-card-not-in-hand = Карты { $card } нет у вас на руке.
refusal-draft-aspect = Сейчас сбрасывается карта другого аспекта: { $aspect }.
refusal-region-full = В регионе { $region } уже три карты.
refusal-unrest-limit = Волнения в регионе { $region }: { $unrest } из { $length }, рост на { $rise } вышел бы за трек.
refusal-no-official-left = В запасе нет { $colour ->
    [red] красных
    [grey] серых
   *[white] белых
} чиновников.
refusal-reward-region = Эта награда для другого места: регион { $regions }.
refusal-cannot-skip = Награда принята, её надо взять.
refusal-no-official-on-board = На вашем планшете нет чиновников.
refusal-no-governor-left = Все ваши губернаторы уже на поле.
refusal-needs-three-officials = Губернатору нужны красный, серый и белый чиновники в области губернатора региона { $region }.
refusal-no-recruiter = В области работников региона { $region } нет чиновников: сначала переведите туда одного.
refusal-no-palace-left = Все ваши дворцы построены.
refusal-palace-slots-full = В регионе { $region } нет свободных ячеек для дворца.
refusal-palace-unrest = Волнения в регионе { $region } запрещают дворец: кубик на отмеченной или последней ячейке.
refusal-palace-workers = Дворцу нужны два работника в регионе { $region } и один в другом.
refusal-no-wall-left = Все ваши стены построены.
refusal-one-wall-per-section = У вас уже есть стена в этой секции: { $section }.
refusal-wall-space-taken = Эта ячейка занята: { $section }, палочек: { $sticks }.
refusal-wall-workers = Этой стене нужны работники в разных регионах, регионов: { $sticks }.
refusal-no-such-official = Здесь нет { $colour ->
    [red] красного
    [grey] серого
   *[white] белого
} чиновника: { $area }, регион { $region }.
refusal-worker-area-full = В области работников региона { $region } уже двое: она полна.
refusal-not-adjacent = Регионы { $start } и { $goal } не соседние.
refusal-not-enough-points = Этот путь стоит очков: { $cost }, а у вас { $points }.
refusal-must-spend-a-point = Надо потратить хотя бы одно очко переназначения.
refusal-pay-count = { $needed ->
    [1] Отдайте работника одного региона.
   *[other] Отдайте работников из разных регионов, регионов: { $needed }.
}
refusal-pay-same-region = Третий работник должен быть из другого региона, не из { $region }.
refusal-pay-no-worker = В регионе { $region } у вас нет работников.
refusal-seal-gone = Этого маркера значения 3 нет на поле: { $aspect }.
refusal-square-taken = Там уже стоит губернатор: { $square }.
refusal-not-on-board = Карты { $card } нет на вашем планшете.
refusal-already-used = В этом ходу это уже использовано.
refusal-wrong-trigger = Карту { $card } запускает другое действие: { $trigger }.
refusal-wrong-number = { $wanted ->
    [lower] Этой способности нужен номер ниже { $beneath }
   *[higher] Этой способности нужен номер выше { $beneath }
}, а сыграна карта { $played }.
refusal-region-in-revolt = В регионе { $region } кубик волнений на последней ячейке: его карты молчат.
refusal-no-effect = Сейчас это ничего не даст.
refusal-no-power = У вашего планшета нет возможности после этого действия.
refusal-marker-gone = Таких маркеров не осталось: { $aspect }.
refusal-no-unrest = В регионе { $region } нет волнений.
refusal-no-worker = В регионе { $region } у вас нет работников.
refusal-no-such-governor = В регионе { $region } там нет вашего губернатора: { $place }.
refusal-take-a-square = В регионе { $region } есть свободный квадрат: займите его.

reconstructed-cards = Карты: номера и аспекты напечатаны, но какая карта имеет какую способность, реконструировано (известны только две).
reconstructed-boards = Планшеты: треки волнений, запреты дворцов, начальные чиновники сторон В и какой фигуре принадлежат какие возможности.
reconstructed-rewards = Таблица наград: виды наград напечатаны, их расположение большей частью реконструировано.
reconstructed-objectives = Десять из двенадцати тайлов целей и ценность четвёртого диска.
reconstructed-walls = Какие две стороны делят тайл стены и название третьего участка.
reconstructed-map = Поле: по три квадрата бонуса в каждом регионе, по одному каждого вида, и соседство регионов в ряд.

letter-hire = ч
letter-reassign = п
letter-governor = г
letter-recruit = р
letter-palace = д
letter-wall = с
letter-red = К
letter-grey = С
letter-white = Б
letter-jade = Би
letter-gold = Зо
letter-iron = Же
short-marker = мк
short-moves = пн
short-points-2 = +2
short-points-3 = +3
short-worker = рб
short-per-writing = xПи
short-per-currency = xВа
short-per-laws = xЗа
short-calm-any = -1*
short-calm-here = -1
short-carry = пр
short-red = чК
short-grey = чС
short-white = чБ
short-unrest = вл
short-writing = Пи
short-currency = Ва
short-laws = За

board-title = ZhanGuo, раунд { $round } из 5, { $phase ->
    [boards] выбор планшетов
    [draft] выбор карт
    [play] розыгрыш карт
    [rewards] награды объединения
   *[over] игра окончена
}
board-court = Двор: сверху { $top }, карт в стопке: { $cards }. ▲ выше пробуждает р, д, с (работники, дворец, стена); ▼ ниже ч, г (чиновник, губернатор).
board-court-empty = Двор пуст. Первая карта пробуждает все способности своего действия.
board-own = { $mark } { $name }, планшет: { $board }
board-cards = карты
board-gov = управление
board-work = найм
board-workers = работники
board-unrest = волнения
board-map = поле
board-moves = 4 хода
board-official = чиновник
board-points = 4 ПО
board-beside = рядом
board-palaces = дворцы
board-hand = Рука, и что пробудит каждый номер на вашем планшете:
board-backs = Рука: { $backs }
board-upper-wall = верхняя, стены:
board-upper-palace = верхняя, дворцы:
board-upper-governor = верхняя, губернаторы:
board-lower-wall = нижняя, стены:
board-lower-palace = нижняя, дворцы:
board-lower-governor = нижняя, губернаторы:
board-rewards = Награды раунда: { $offers }
board-track = Трек наград: { $track }. Осталось: маркеры { $supply }, маркеры значения 3 { $seals }, карты { $decks }
board-seat = { $turn ->
    [yes] >
   *[no] {" "}
} { $mark } { $name }: ПО { $points }; рука { $backs }; маркеры { $markers }, по 3: { $seals }; запас { $officials } губ { $governors } дв { $palaces } ст { $walls }
board-final = { $mark } { $name }: { $during } за игру + губернаторы { $governors } + маркеры { $markers } + цели { $objectives } + стены { $walls } = { $total }
board-key = Карта: номер запуск>бонус. ч чиновник, г губернатор, р работники, д дворец, с стена; мк маркер, пн переназначение, рб работник, пр переместить работника, xПи xВа xЗа ПО за карты письменности, валюты, законов, -1 волнения здесь, -1* везде, чК чС чБ красный, серый, белый чиновник. ■ кубик, × без дворца, ! предел.
