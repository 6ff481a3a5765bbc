# «Наследие Юя»: все слова, которые видит человек, по-русски.
title = Наследие Юя
tagline = Отведите Хуанхэ туда, где другие пытались её остановить: ройте каналы, берегите поселенцев, сдерживайте чужеземцев. Для одного игрока.

about-time = 60 мин
about-weight = средняя

option-story = Сюжет
option-story-help = Отдельная партия играется сама по себе: вместо сюжета каждый его символ даёт воина. Кампания — это цепь из 7–13 партий, в которых сюжеты меняют карты и правила; победа немного усложняет следующие партии, поражение немного облегчает.
option-story-no = отдельная партия без кампании
option-story-campaign = партия кампании

piece-white = батрак (белый)
piece-red = воин (красный)
piece-blue = копейщик (синий)
piece-yellow = лучник (жёлтый)
piece-black = всадник (чёрный)
piece-provision = продовольствие
piece-cowrie = каури
piece-clay = глина
piece-timber = древесина

short-white = белый
short-red = красный
short-blue = синий
short-yellow = жёлтый
short-black = чёрный
short-provision = прод.
short-cowrie = каури
short-clay = глина
short-timber = древ.
short-soldier = любой воин
short-worker = любой работник
short-material = глина/древ.
short-draw = карта
short-recruit = из колоды
short-destroy = урон
short-story = сюжет
short-flood = вода +1
short-ebb = вода −1
short-raid = набег
short-lose = потерять: { $piece }

some-white = { $count } { $count ->
    [one] батрак
    [few] батрака
   *[other] батраков
}
some-red = { $count } { $count ->
    [one] воин
    [few] воина
   *[other] воинов
}
some-blue = { $count } { $count ->
    [one] копейщик
    [few] копейщика
   *[other] копейщиков
}
some-yellow = { $count } { $count ->
    [one] лучник
    [few] лучника
   *[other] лучников
}
some-black = { $count } { $count ->
    [one] всадник
    [few] всадника
   *[other] всадников
}
some-provision = { $count } { $count ->
    [one] продовольствие
   *[other] продовольствия
}
some-cowrie = { $count } каури
some-clay = { $count } { $count ->
    [one] глина
   *[other] глины
}
some-timber = { $count } { $count ->
    [one] древесина
   *[other] древесины
}
some-soldier = { $count } { $count ->
    [one] любой воин (не белый)
    [few] любых воина (не белых)
   *[other] любых воинов (не белых)
}
some-worker = { $count } { $count ->
    [one] любой работник
    [few] любых работника
   *[other] любых работников
}
some-material = { $count } глина или древесина
some-draw = { $count ->
    [one] взять карту
    [few] взять { $count } карты
   *[other] взять { $count } карт
}
some-recruit = { $count ->
    [one] взять карту из колоды поселенцев
    [few] взять { $count } карты из колоды поселенцев
   *[other] взять { $count } карт из колоды поселенцев
}
some-destroy = { $count ->
    [one] уничтожается карта
    [few] уничтожаются { $count } карты
   *[other] уничтожаются { $count } карт
}
some-card = { $count ->
    [one] карта с руки
    [few] { $count } карты с руки
   *[other] { $count } карт с руки
}
some-flood = наводнение на клетку вперёд
some-ebb = наводнение на клетку назад
some-raid = приходит чужеземец

item-piece = фишка
item-soldier = работник любого цвета, кроме белого
item-worker = работник любого цвета
item-material = глина или древесина

food-meat = мясо
food-fish = рыба
food-wheat = пшеница
food-milk = молоко

building-farm-1 = ферма 1
building-farm-2 = ферма 2
building-farm-3 = ферма 3
building-outpost-red = красная застава
building-outpost-blue = синяя застава
building-outpost-yellow = жёлтая застава
building-outpost-black = чёрная застава
building-hut = следующая хижина
building-hut-1 = хижина 1
building-hut-2 = хижина 2
building-hut-3 = хижина 3
building-hut-4 = хижина 4

card-townsfolk = { $role } ({ $card })
card-outsider = чужеземцы № { $card }
card-outsider-role = { $role } (№ { $card })
card-canal = карта канала { $card }
card-hut = карта хижины { $card }
card-rule = «{ $rule }»

phase-harvest = урожай
phase-actions = действия
phase-assault = нападение чужеземцев
phase-epilogue = эпилог
phase-over = конец

decision-main = выберите действие
decision-pay = выберите, какой работник заменит недостающего
decision-gain = выберите, что получить
decision-short = освободите место обменом или откажитесь от получаемого
decision-assault = заплатите дань или примите удар
decision-give = выберите работника, которого вернёте в запас
decision-story = выберите, как продолжится сюжет
decision-over = партия окончена

prompt-main = Раунд { $round }: разыграйте карты, стройте, атакуйте, обменивайте; затем завершите действия.
prompt-pay = Какой работник заменит недостающего? (осталось: { $left })
prompt-gain = Выберите, что получить: { $item }.
prompt-short = В общем запасе этого больше нет: { $item }. Освободите место обменом или откажитесь.
prompt-short-cards = Нужна карта поселенца, а её нет: отдайте карту с руки за два каури, иначе партия проиграна.
prompt-assault = Нападают: { $raider }. Заплатите дань ({ $tribute }) или примите удар ({ $loss }); сначала можно обменивать.
prompt-assault-no-tribute = Нападают: { $raider }. Откупиться нельзя: обменяйте, что хотите, и примите удар ({ $loss }).
prompt-give = Выберите работника, которого вернёте в запас.
prompt-story = «{ $title }»: выберите, как продолжится сюжет.
prompt-over = { $outcome ->
    [win] Победа: шесть частей канала построены, раунд пережит.
    [flood] Поражение: наводнение дошло до непостроенного канала или вышло за край поля.
    [outsiders] Поражение: над полем семь карт чужеземцев.
    [damage] Поражение: нужна карта поселенца, а её нет.
   *[doom] Поражение: крайний срок прошёл.
}

help-main = Все карты с руки нужно использовать до конца фазы: разыграть (малая выгода, карта вернётся), сбросить (выгода больше, карта уходит) или поместить под поле (прибавка к каждому урожаю). Кроме того, можно раз в раунд построить следующую часть канала, атаковать чужеземцев, нанимать и отпускать поселенцев, строить фермы, заставы и хижины, ставить работников на ячейки хижин и обменивать сколько угодно раз.
help-pay = С заставами белый и цвета построенных застав заменяют друг друга в любой цене. Точные цвета уже уплачены; замены выбираются в порядке цветов.
help-gain = Возьмите одно из того, что осталось в общем запасе.
help-short = Количество фишек ограничено. Обмен может вернуть их в общий запас; «{ phrase-skip }» — отказ от этого получения. Если нужно взять или уничтожить карту поселенца, а обе стопки пусты, спасает только обмен 2.
help-assault = Каждый чужеземец в ряду уничтожает карту активных поселенцев, если не заплатить дань. Сначала можно обменивать.
help-give = Работник по вашему выбору возвращается в общий запас. Работники на ячейках хижин не считаются.
help-story = У выбора видны название и цена; к чему он ведёт, рассказывается после. Остальные варианты потеряны до конца кампании.
help-over = Победа: построены шесть частей канала, и этот раунд пережит. Поражение: наводнение дошло до непостроенного канала или вышло за край поля; над полем семь чужеземцев; нужно взять или уничтожить карту поселенца, а её нет.

event-played = Разыгран поселенец: { $card }.
event-discarded = Сброшен поселенец: { $card }.
event-tucked = Под полем теперь: { $card }.
event-cooked = Еда приготовлена: { $card }.
event-hired = Нанят с клетки { $space }: { $card }.
event-dismissed = Отпущен с клетки { $space }: { $card }.
event-attacked = Атака на клетке { $space }: { $card }.
event-canal-built = Построена часть канала { $number } ({ $card }).
event-built = Построено на ячейке { $space }: { $building }.
event-traded = Выполнен обмен { $section }.
event-traded-card = Обмен { $section }: { $card } — к неактивным поселенцам.
event-slot-used = На ячейку хижины { $slot } поставлен { $piece }.
event-tool-used = Использовано: { $card }.
event-paid = Заменой уходит { $piece }.
event-gained = Получено: { $pieces }.
event-missed = В общем запасе пусто: { $item } — не получено.
event-drew = Взяты в руку: { $cards }.
event-recruited = Из колоды поселенцев в руку: { $cards }.
event-destroyed = Уничтожены: { $cards }.
event-remade = Новая колода активных поселенцев из неактивных, карт: { $count }.
event-flooded = Фишка наводнения теперь на клетке { $section }.
event-ebbed = Вода спадает: фишка наводнения снова на клетке { $section }.
event-ended = Действия окончены; чужеземцы нападают.
event-bought-off = Дань уплачена: { $card }.
event-suffered = Дань не уплачена, наносят урон: { $card }.
event-came = Пришли: { $cards }.
event-chased-off = Прогнан из ряда: { $card }.
event-round-began = Начинается раунд { $round }.
event-story-told = Сюжет { $entry }: «{ $title }».
event-story-again = Эту историю вы уже слышали. Кто-то платит ракушку за то, что вы рассказываете её лучше.
event-chose = Вы выбираете: { $label }.
event-card-joined = В кампанию входит: { $card }.
event-card-dropped = Кампанию покидает: { $card }.
event-retired = Карта уходит в историю: { $card }.
event-gave-back = Возвращено в запас: { $piece }.
event-remembered = Это запомнится.
event-forgot = Старая зарубка стёрта.
event-hut-card = Открыта { $card }.
event-game-over = { $outcome ->
    [win] Река отведена к морю: партия выиграна.
    [flood] Пришло наводнение: партия проиграна.
    [outsiders] Над полем семь чужеземцев: партия проиграна.
    [damage] Терять больше некого: партия проиграна.
   *[doom] Крайний срок прошёл: партия проиграна.
}

phrase-play = Разыграть: { $card } → { $gain }
phrase-discard = Сбросить: { $card } → { $gain }
phrase-tuck = Под поле: { $card } → { $gain } каждый урожай
phrase-cook = Готовить ({ $food }): { $card } → { $gain }
phrase-hire = Нанять с клетки { $space } ({ $cost }): к неактивным
phrase-dismiss = Отпустить с клетки { $space } ({ $cost }): награда как за розыгрыш
phrase-attack = Атаковать на клетке { $space } ({ $cost } и работники)
phrase-canal = Построить следующий канал
phrase-build = Построить на ячейке { $space }: { $building } → { $gain }
phrase-trade = Обмен: { $pay } → { $gain }
phrase-slot = В ячейку хижины { $slot }: { $worker } → { $gain }
phrase-tool = Особое действие: { $rule }
phrase-end = Завершить действия
phrase-pay = Отдать: { $piece }
phrase-gain = Взять: { $piece }
phrase-give = Вернуть в запас: { $piece }
phrase-skip = Обойтись без этого
phrase-choose = Выбрать вариант { $number }
phrase-tribute = Заплатить дань
phrase-suffer = Принять нападение

refusal-game-over = Партия окончена.
refusal-wrong-decision = Не сейчас: { $decision }.
refusal-not-in-hand = Карты { $card } нет у вас в руке.
refusal-no-tuck-space = Под полем нет свободной клетки: каждая хижина открывает ещё одну.
refusal-food-locked = { $food }: этот символ пока ничего не значит, его должен открыть сюжет.
refusal-space-empty = На клетке { $space } над полем нет карты.
refusal-not-an-outsider = Поселенцев не атакуют, а на клетке { $space } поселенец.
refusal-not-townsfolk = Чужеземцев нельзя нанять или отпустить, а на клетке { $space } чужеземец.
refusal-not-enough-provision = Не хватает продовольствия.
refusal-not-enough-cowrie = Не хватает каури.
refusal-not-enough-clay = Не хватает глины.
refusal-not-enough-timber = Не хватает древесины.
refusal-not-enough-workers = Не хватает работников нужных цветов, даже с заменами.
refusal-canals-complete = Все шесть частей канала построены.
refusal-barge-used = Одна часть канала за раунд: баржа вернётся в следующем.
refusal-already-built = Это здание уже построено: выберите другое.
refusal-build-space-closed = Ячейка для строительства { $space } откроется с каналом { $canal }.
refusal-build-space-taken = На ячейке { $space } уже стоит здание.
refusal-slot-closed = Ячейка хижины { $slot } закрыта.
refusal-slot-taken = На ячейке хижины { $slot } уже стоит работник; он вернётся в фазе урожая.
refusal-no-such-worker = Такого работника у вас нет: { $colour }.
refusal-trade-closed = Этот обмен откроется с каналом { $canal }.
refusal-supply-empty = В общем запасе этого больше нет: { $piece }.
refusal-deck-empty = Ни в колоде, ни в сбросе поселенцев нет карт.
refusal-hand-not-empty = Сначала используйте карты с руки: их { $cards }.
refusal-not-interchangeable = { $colour } не заменяет других: сначала постройте его заставу.
refusal-wrong-order = Замены идут в порядке: белый, красный, синий, жёлтый, чёрный, и остальных должно хватить; сейчас не подходит { $colour }.
refusal-not-offered = Этого не предлагают: выберите, что положено ({ $item }).
refusal-no-tribute = От этого нападения нельзя откупиться.
refusal-no-such-tool = Правило { $rule } не действует или не даёт особого действия.
refusal-tool-used = { $per ->
    [game] Это действие доступно раз за партию и уже использовано.
   *[round] Это действие доступно раз за раунд и уже использовано.
}
refusal-no-such-choice = Варианта { $choice } в этом сюжете нет.

reconstructed-cards = Двадцать поселенцев, одиннадцать чужеземцев, четыре канала, все карты хижин и часть дани реконструированы по напечатанным образцам.
reconstructed-board = Фермы 1 и 2 и награды ячеек хижин 3 и 4 реконструированы.
reconstructed-story = Кампания наша собственная: от напечатанной взято только устройство.

board-round = Раунд { $round }, { $phase }
board-river = Река
board-section = клетка { $section }
board-canal = канал { $number }
board-built = построен
board-barge = баржа
board-flood = наводнение
board-row = Ряд
board-hand = Рука
board-supply = У вас (в общем запасе)
board-piles = Активные { $ready }, неактивные { $exhausted }, колода { $deck }, сброс { $discard }; чужеземцы { $outsiders }
board-clock = { $cards ->
    [0] наводнение двинется со следующей картой
    [one] до наводнения { $cards } карта
    [few] до наводнения { $cards } карты
   *[other] до наводнения { $cards } карт
}
board-buildings = Здания
board-slots = Хижины
board-tucked = Под полем
board-effects = затем
board-cost = цена
board-tribute = дань
board-free = свободно
board-pending = Ожидает
board-play = розыгрыш
board-discard = сброс
board-tuck = под поле
board-newcomers = чужеземцев за раунд: { $count }
board-rules = Действующие правила
board-choices = Варианты
board-beaten = побеждено: { $beaten }
board-campaign = Кампания: побед { $wins }, поражений { $losses }
board-gives = даёт: { $items }
board-none = ничего
draw-title = Река, ряд карт и деревня
draw-own = Ваши фишки, колоды и рука
draw-seat = Положение: { $name }
draw-start = Начало
draw-canal = Канал { $number }
draw-canal-label = Канал { $number }, { $state ->
    [built] построен
    [next] строится следующим
   *[later] будет строиться позже
}
draw-flood-label = Фишка наводнения на клетке { $section }. { $clock }
draw-barge-label = { $there ->
    [yes] Баржа: в этом раунде можно построить канал
   *[no] Баржа: вернётся в следующем раунде
}
draw-newcomer = С этой клеткой каждый раунд приходит больше чужеземцев: { $count }
draw-trade-label = Обмен: { $trade }
draw-row-label = Клетка { $space }: { $card }
draw-empty-label = Клетка { $space }: пусто
draw-space-label = Ячейка для строительства { $space }: { $building }
draw-space-free = свободно, награда: { $gain }
draw-building-label = { $building }: { $stands ->
    [yes] уже стоит
   *[no] ещё не построено
}
draw-hut-label = Хижина: осталось { $count }
draw-slot-label = Ячейка хижины { $slot }: { $worker }
draw-slot-closed = Ячейка хижины { $slot }: закрыта
draw-tucked-label = Под полем, клетка { $space }: { $card }
draw-pile-label = { $pile }: { $count }
draw-piece-label = { $piece }: у вас { $held }, в общем запасе { $supply }
draw-white = батраки
draw-red = воины
draw-blue = копейщики
draw-yellow = лучники
draw-black = всадники
draw-provision = провиант
draw-cowrie = каури
draw-clay = глина
draw-timber = древесина
draw-rule-title = { $number }. { $rule } ({ $kind }{ $used ->
    [yes] , использовано
   *[no] {""}
})
draw-boon = благо
draw-burden = бремя
draw-play = сыграть
draw-discard = сброс
draw-tuck = под поле
draw-attack = атака
draw-reward = награда
draw-assault = урон
draw-outsiders = Чужеземцы
draw-outsiders-head = Чужеземцев в ряду: { $count }, при { $all } поражение · в конце раунда придёт ещё { $more }
draw-free = даром
draw-closed = закрыто
draw-farms = Фермы
draw-outposts = Заставы
draw-huts = Хижины
draw-left = ещё { $count }
draw-slots = Ячейки хижин: работник за раунд
draw-tucked = Под полем, каждый урожай
draw-ready = Активные
draw-clock = { $cards ->
    [0] Наводнение двинется со следующей картой.
    [one] Наводнение двинется через { $cards } карту.
    [few] Наводнение двинется через { $cards } карты.
   *[other] Наводнение двинется через { $cards } карт.
}
draw-exhausted-pile = Неактивные
draw-discard-pile = Сброс
draw-deck-pile = Колода поселенцев
draw-outsiders-pile = Колода чужеземцев
draw-no-hand = В руке нет карт.
draw-fact-canals = Каналов построено: { $built } из { $all }
draw-fact-flood = Наводнение: клетка { $section }
draw-fact-outsiders = Чужеземцев в ряду: { $count } из { $all }
draw-fact-newcomers = Придёт в этом раунде: { $count }
draw-fact-campaign = Побед: { $wins }, поражений: { $losses }
draw-fact-beaten = Побеждено чужеземцев: { $count }

about-canal = Цена: { $cost }; затем: { $effects }. Открывает ячейки для строительства и обмен { $trade }. Один канал за раунд; победа, когда построены все шесть и раунд пережит.
about-canal-built = Здесь наводнение не опасно. Открыты ячейки для строительства и обмен { $trade }.
about-flood = Сдвигается на клетку каждый раз, когда заново складывается колода активных поселенцев. На непостроенном канале или за последним каналом партия проиграна.
about-barge = Баржа позволяет построить один канал за раунд: она уходит вместе с ним и возвращается, когда вы завершаете действия.
about-trade = Сколько угодно раз, в том числе посреди получения или нападения, если это может помочь.
about-trade-closed = Откроется с каналом { $canal }.
about-space = Здание остаётся здесь навсегда и один раз даёт: { $gain }.
about-space-closed = Откроется с каналом { $canal }. Здание здесь один раз даст: { $gain }.
about-farm = Цена: { $cost }. Каждый урожай даёт ещё: { $gain }.
about-outpost = Цена: { $cost }. После этого белые и этот цвет заменяют друг друга в любой цене ({ $colour }), а каждый урожай даёт ещё { $gain }.
about-hut = Цена: { $cost }. Открывает следующую ячейку хижины и ещё одно место под полем и переворачивает карту хижины с наградой.
about-slot = Раз за раунд поставьте сюда любого работника и получите: { $gain }. В фазе урожая работник вернётся.
about-slot-closed = Откроется с хижиной { $hut }. Будет давать: { $gain }.
about-tucked = Карта под полем остаётся там всю партию и добавляет к каждому урожаю то, что на ней указано.
about-tucked-closed = Откроется с хижиной { $hut }.
about-row-townsfolk = Цена: { $cost }. Нанять (карта уходит к неактивным поселенцам) или отпустить (карта уходит в сброс, вы получаете: { $gain }).
about-row-empty = Здесь никого нет. Ряд пополнится в конце раунда.
about-outsider = Атаковать: { $cost } и { $workers }; награда: { $reward }. Иначе нападает в конце каждого раунда ({ $assault }), если не заплатить дань: { $tribute }. Семь чужеземцев в ряду означают поражение.
about-outsider-no-tribute = Атаковать: { $cost } и { $workers }; награда: { $reward }. Иначе нападает в конце каждого раунда ({ $assault }), и откупиться нельзя. Семь чужеземцев в ряду означают поражение.
about-hand = Розыгрыш: { $play }; карта уходит к неактивным и вернётся. Сброс: то же и { $discard }; карта потеряна. Под поле: сейчас ничего, но каждый урожай { $tuck }. Еда ({ $food }) нужна, только когда её откроет сюжет.
about-ready = Каждый урожай вы берёте четыре такие карты, и их же уничтожают чужеземцы. Когда нужна карта, а здесь пусто, неактивные становятся активными и наводнение сдвигается. Если пусты обе колоды, партия проиграна.
about-exhausted = Разыгранные и нанятые карты. Из них сложится следующая колода активных.
about-discard = Сброшенные, отпущенные и уничтоженные поселенцы. Из них сложится следующая колода поселенцев.
about-deck = Новые поселенцы для ряда и для найма.
about-outsiders = Чужеземцы, которые ещё придут; побеждённые вернутся, когда колода кончится.
about-choice = Этот путь стоит: { $cost }. К чему он ведёт, станет известно потом; остальные пути закроются до конца кампании.
about-choice-free = Этот путь ничего не стоит. К чему он ведёт, станет известно потом; остальные пути закроются до конца кампании.
about-seat = Победа: построены шесть каналов и раунд пережит. Поражение: наводнение дошло до непостроенного канала, в ряду семь чужеземцев или нужна карта, а взять её неоткуда.
about-piece-white = Батраки роют каналы и строят. Всего их десять.
about-piece-red = Воины сражаются с чужеземцами и нужны для последних каналов. Всего их шесть.
about-piece-blue = Копейщики сражаются с чужеземцами и нужны для последних каналов. Всего их шесть.
about-piece-yellow = Лучники сражаются с чужеземцами и нужны для последних каналов. Всего их шесть.
about-piece-black = Всадники сражаются с чужеземцами и нужны для последних каналов. Всего их шесть.
about-piece-provision = Продовольствием платят за всё, что делается в ряду: нанять, отпустить, атаковать. Всего его девять.
about-piece-cowrie = Каури платят за каналы, обмены и дань. Всего их двенадцать.
about-piece-clay = Глина нужна для зданий. Всего её девять.
about-piece-timber = Древесина нужна для зданий. Всего её девять.

sheet-rounds = Сыграно раундов
sheet-canals = Построено каналов
sheet-flood = Наводнение на клетке
sheet-buildings = Построено ферм, застав и хижин
sheet-tucked = Карт под полем
sheet-beaten = Побеждено чужеземцев
sheet-outsiders = Чужеземцев осталось в ряду
sheet-ending = { $outcome ->
    [win] Победа: река укрощена
    [flood] Поражение: вода прорвалась
    [outsiders] Поражение: деревня захвачена
    [damage] Поражение: послать больше некого
   *[doom] Поражение: время вышло
}
sheet-epilogue = { $outcome ->
    [win] Вода идёт к морю по руслу, которое прорыли ваши люди. Поля сухи, в домах горит огонь, и детям рассказывают, кто вёл эту работу.
    [flood] Вода нашла место, где канала ещё не было, и за одну ночь взяла поля. Тем, кто успел подняться на холмы, придётся начинать сначала.
    [outsiders] Слишком много костров горело у ворот. Лопаты лежат там, где их бросили, и река идёт своим путём.
    [damage] Работа ждала рук, а их не осталось. Река не станет ждать, пока люди вернутся.
   *[doom] Отпущенные дни прошли, а работа не кончена. Может быть, другие завершат начатое.
}
sheet-of = { $count } из { $all }
sheet-campaign = Счёт кампании: побед { $wins }, поражений { $losses }; она кончается с седьмой победой или седьмым поражением.
sheet-finished = { $how ->
    [won] Кампания выиграна.
   *[lost] Кампания проиграна.
}

role-basket-weaver = корзинщица
role-elder = старейшина
role-ferryman = паромщик
role-fisher = рыбак
role-flute-player = флейтист
role-herder = пастух
role-hunter = охотник
role-lute-player = лютнист
role-net-maker = мастер сетей
role-shell-reader = гадатель на панцирях
role-lord-of-grain = владыка зерна
role-fire-tamer = укротитель огня
role-judge = судья
role-bride-of-tu = дева с горы Ту
role-son-of-stone = сын камня
role-brewer = винокурша
role-master-builder = мастер-строитель
role-drum-master = хозяин барабана
role-river-maiden = дочь графа реки
role-old-boatman = старый лодочник
role-veteran-spearman = бывалый копейщик
role-veteran-warrior = бывалый воин
role-veteran-archer = бывалый лучник
role-veteran-rider = бывалый всадник
role-ditch-captain = старшина землекопов
role-hill-refugees = беженцы с холмов
role-marsh-refugees = беженцы с болот
role-fevered = больные лихорадкой
role-deserter = беглый солдат
role-doubting-minister = сомневающийся сановник
role-red-champion = красный богатырь
role-blue-champion = синий богатырь
role-yellow-champion = жёлтый богатырь
role-black-champion = чёрный богатырь
role-fire-raiders = поджигатели
role-dam-breakers = ломатели плотин
role-night-riders = ночные всадники
role-envoy-of-the-deep = посланник глубин
role-prince-of-the-miao = царевич мяо
role-late-giant = опоздавший великан
role-ransom-takers = похитители
role-smugglers = контрабандисты
role-hungry-band = голодная шайка
role-young-braves = молодые удальцы
role-brothers-over-the-river = братья из-за реки
role-gift-bearers = люди с дарами

rule-the-granary = Зернохранилище
rule-the-granary-effect = Каждая партия начинается с 2 продовольствиями.
rule-the-shell-road = Дорога ракушек
rule-the-shell-road-effect = Каждый урожай даёт на 1 каури больше.
rule-volunteers = Добровольцы
rule-volunteers-effect = Каждая партия начинается с воина по вашему выбору.
rule-hearths = Очаги
rule-hearths-effect = Готовьте мясо за 2 продовольствия, рыбу за продовольствие и каури.
rule-mills-and-dairies = Мельницы и молочни
rule-mills-and-dairies-effect = Готовьте пшеницу за батрака и каури, молоко за 3 каури.
rule-the-swelling-soil = Растущая земля
rule-the-swelling-soil-effect = Раз за партию: сбросьте 2 глины, наводнение отступает на клетку.
rule-the-winged-dragon = Крылатый дракон
rule-the-winged-dragon-effect = Раз за раунд: сбросьте 2 каури, получите батрака.
rule-the-river-map = Карта реки
rule-the-river-map-effect = В начальной колоде активных поселенцев на карту больше.
rule-the-watch-hill = Сторожевой холм
rule-the-watch-hill-effect = Ячейка хижины 5 даёт каури.
rule-the-peace-camp = Мирный стан
rule-the-peace-camp-effect = Ячейка хижины 6 даёт продовольствие.
rule-the-restless-border = Неспокойная граница
rule-the-restless-border-effect = При обновлении карт в раунде 7 приходит ещё один чужеземец; партия начинается с воина по вашему выбору.
rule-springs-in-the-cut = Ключи в русле
rule-springs-in-the-cut-effect = Каналы 4, 5 и 6 стоят на каури дороже.
rule-proud-chieftains = Гордые вожди
rule-proud-chieftains-effect = Дань каждому чужеземцу в ряду на каури больше.
rule-the-granaries-of-the-court = Закрома двора
rule-the-granaries-of-the-court-effect = Для победы нужны ещё две фермы.
rule-the-nine-headed-serpent = Девятиглавый змей
rule-the-nine-headed-serpent-effect = В каждом нападении после ряда отнимает продовольствие, если не заплатить каури. Раз за раунд: сбросьте красного, синего, жёлтого и продовольствие, чтобы сразиться с ним.
rule-early-rains = Ранние дожди
rule-early-rains-effect = В начальной колоде активных поселенцев на карту меньше.
rule-the-autumn-deadline = Осенний срок
rule-the-autumn-deadline-effect = Если в конце раунда 11 победы нет, партия проиграна.
rule-the-second-camp = Второй лагерь
rule-the-second-camp-effect = В начале два чужеземца; партия начинается с 2 продовольствиями и 2 воинами.
rule-the-river-ape = Речная обезьяна
rule-the-river-ape-effect = При обновлении карт в раунде 6 приходит ещё один чужеземец. Раз за раунд: сбросьте 2 древесины, жёлтого и чёрного, чтобы сразиться с ней.
rule-the-tripods = Треножники
rule-the-tripods-effect = Для победы нужна ещё застава.
