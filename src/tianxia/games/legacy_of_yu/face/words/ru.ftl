# «Наследие Юя»: все слова, которые видит человек, по-русски.
title = Наследие Юя
tagline = Отведите Хуанхэ туда, где другие пытались её остановить: ройте каналы, берегите поселенцев, сдерживайте чужеземцев. Для одного игрока.
goal = Победа: шесть каналов. Поражение: наводнение, 7 чужеземцев или некого взять из колоды.

about-time = 60 мин
about-weight = средняя

option-story = Сюжет
option-story-help = Отдельная партия играется сама по себе: каждый символ сюжета даёт бойца (любого, кроме батрака). Кампания — это цепь из 7–13 партий, в которых сюжеты меняют карты и правила; победа немного усложняет следующие партии, поражение немного облегчает.
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
short-soldier = любой боец
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
    [one] боец (любой, кроме батрака)
    [few] бойца (любых, кроме батраков)
   *[other] бойцов (любых, кроме батраков)
}
some-worker = { $count } { $count ->
    [one] работник на выбор
    [few] работника на выбор
   *[other] работников на выбор
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
some-flood = наводнение на канал вперёд
some-ebb = наводнение на канал назад
some-raid = приходит чужеземец

item-piece = фишка
item-soldier = боец, то есть работник любого цвета, кроме белого
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

slot-0 = деревни
slot-1 = хижины 1
slot-2 = хижины 2
slot-3 = хижины 3
slot-4 = хижины 4
slot-5 = сторожевого холма
slot-6 = мирного стана
slot-7 = из сюжета

phase-harvest = урожай
phase-actions = действия
phase-assault = нападение чужеземцев
phase-epilogue = эпилог
phase-over = конец

decision-main = выберите действие
decision-pay = выберите, какой работник заменит недостающего
decision-gain = выберите, что получить
decision-short = верните фишку в запас обменом или обойдитесь без неё
decision-assault = заплатите дань или примите урон
decision-give = выберите работника, которого вернёте в запас
decision-story = выберите, как продолжится сюжет
decision-over = партия окончена

prompt-main = Раунд { $round }: используйте всю руку, стройте, атакуйте, обменивайте, затем завершите действия.
prompt-pay = Какой работник заменит недостающего? (осталось: { $left })
prompt-gain = Выберите, что получить: { $item }.
prompt-short = В общем запасе этого больше нет: { $item }. Верните фишку в запас обменом или обойдитесь без неё.
prompt-short-cards = Нужно взять или уничтожить карту поселенца, а карт нет: обменяйте карту с руки на два каури, иначе партия проиграна.
prompt-assault = Нападение: { $raider }. Дань — { $tribute }, иначе { $loss }.
prompt-assault-no-tribute = Нападение: { $raider }. Откупиться нельзя: обменяйте, что хотите, и примите урон ({ $loss }).
prompt-give = Выберите работника, которого вернёте в запас.
prompt-story = «{ $title }»: выберите, как продолжится сюжет.
prompt-over = { $outcome ->
    [win] Победа: все шесть каналов построены, и конец раунда пережит.
    [flood] Поражение: наводнение дошло до непостроенного канала или вышло за край поля.
    [outsiders] Поражение: в ряду семь чужеземцев.
    [damage] Поражение: нужно было взять или уничтожить карту поселенца, а карт не осталось.
   *[doom] Поражение: крайний срок прошёл.
}

help-main = Прежде чем завершить действия, используйте все карты с руки: карту можно разыграть (выгода меньше, зато карта вернётся), сбросить (выгода больше, карта уходит) или положить под поле (прибавка к каждому урожаю). Кроме того, можно раз за раунд построить следующий канал, атаковать чужеземцев, нанимать и отпускать поселенцев из ряда, строить фермы, заставы и хижины, ставить работников на ячейки и обменивать сколько угодно раз.
help-pay = Белый и цвета ваших застав заменяют друг друга в любой цене. Точные цвета уже уплачены; замены выбираются в порядке цветов.
help-gain = Возьмите одно из того, что осталось в общем запасе.
help-short = Количество фишек ограничено. Обмен может вернуть их в общий запас; «{ phrase-skip }» — отказ от этой фишки. Если нужно взять или уничтожить карту поселенца, а обе колоды пусты, спасает только обмен карты с руки.
help-assault = Каждый чужеземец в ряду, слева направо, нападает и наносит указанный на карте урон (обычно уничтожает карту активных поселенцев), если не заплатить ему дань. Сначала можно обменивать.
help-give = Работник по вашему выбору возвращается в общий запас. Работники на ячейках не считаются.
help-story = У каждого варианта указана цена. Что из него вышло, рассказывается, когда выбор сделан; остальные варианты потеряны до конца кампании.
help-over = Победа: построены шесть каналов, и конец этого раунда пережит; в кампании должны быть выполнены и условия на картах правил. Поражение: наводнение дошло до непостроенного канала или вышло за край поля; в ряду семь чужеземцев; нужно взять или уничтожить карту поселенца, а её нет.

event-played = Разыгран поселенец: { $card }.
event-discarded = Сброшен поселенец: { $card }.
event-tucked = Положен под поле: { $card }.
event-cooked = Еда приготовлена: { $card }.
event-hired = Нанят с клетки { $space }: { $card }.
event-dismissed = Отпущен с клетки { $space }: { $card }.
event-attacked = Атака на клетке { $space }: { $card }.
event-canal-built = Построен канал { $number } ({ $card }).
event-built = Построено на ячейке { $space }: { $building }.
event-traded = Обмен: { $pay } → { $gain }.
event-slot-used = На ячейку { $slot } поставлен { $piece }.
event-tool-used = Использовано: { $card }.
event-paid = Заменой уходит { $piece }.
event-gained = Получено: { $pieces }.
event-missed = В общем запасе пусто: { $item } — не получено.
event-drew = Взяты в руку: { $cards }.
event-recruited = Из колоды поселенцев в руку: { $cards }.
event-destroyed = Уничтожены: { $cards }.
event-remade = Новая колода активных поселенцев из неактивных, карт: { $count }.
event-flooded = { $section ->
    [7] Наводнение вышло за край поля.
   *[other] Наводнение дошло до канала { $section }.
}
event-ebbed = { $section ->
    [0] Вода спадает: наводнение снова в начале реки.
   *[other] Вода спадает: наводнение снова у канала { $section }.
}
event-ended = Действия окончены: чужеземцы нападают.
event-bought-off = Дань уплачена: { $card }.
event-suffered = Дань не уплачена: { $card }.
event-came = Новые карты ряда: { $cards }.
event-chased-off = Прогнан из ряда: { $card }.
event-round-began = Начинается раунд { $round }.
event-story-told = Сюжет { $entry }: «{ $title }».
event-story-again = Этот сюжет вам уже знаком. Кто-то даёт раковину за то, что вы рассказываете его лучше.
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
    [outsiders] В ряду семь чужеземцев: партия проиграна.
    [damage] Терять больше некого: партия проиграна.
   *[doom] Крайний срок прошёл: партия проиграна.
}

phrase-play = Разыграть: { $card } → { $gain }
phrase-discard = Сбросить: { $card } → { $gain }
phrase-tuck = Положить под поле: { $card } → { $gain } каждый урожай
phrase-cook = Готовить ({ $food }): { $card } → { $gain }
phrase-hire = Нанять с клетки { $space } ({ $cost }): карта уходит к вашим неактивным
phrase-dismiss = Отпустить с клетки { $space } ({ $cost }): награда как за розыгрыш
phrase-attack = Атаковать на клетке { $space } ({ $cost } и работники)
phrase-canal = Построить следующий канал
phrase-build = Построить на ячейке { $space }: { $building } → { $gain }
phrase-trade = Обмен: { $pay } → { $gain }
phrase-slot = На ячейку { $slot }: { $worker } → { $gain }
phrase-tool = Особое действие: { $rule }
phrase-end = Завершить действия
phrase-pay = Отдать: { $piece }
phrase-gain = Взять: { $piece }
phrase-give = Вернуть в запас: { $piece }
phrase-skip = Обойтись без этого
phrase-choose = { $number ->
    [1] Выбрать первый вариант
    [2] Выбрать второй вариант
    [3] Выбрать третий вариант
   *[other] Выбрать последний вариант
}
phrase-tribute = Заплатить дань
phrase-suffer = Не платить, принять урон

refusal-game-over = Партия окончена.
refusal-wrong-decision = Не сейчас: { $decision }.
refusal-not-in-hand = Карты { $card } нет у вас в руке.
refusal-no-tuck-space = Под полем нет свободного места: каждая хижина открывает ещё одно.
refusal-food-locked = Еда ({ $food }) пока не нужна: её должен открыть сюжет.
refusal-space-empty = На клетке { $space } ряда нет карты.
refusal-not-an-outsider = На клетке { $space } поселенец: его можно нанять или отпустить, но не атаковать.
refusal-not-townsfolk = На клетке { $space } чужеземец: его можно атаковать, но не нанять и не отпустить.
refusal-not-enough-provision = Не хватает продовольствия: нужно { $needed }, есть { $held }.
refusal-not-enough-cowrie = Не хватает каури: нужно { $needed }, есть { $held }.
refusal-not-enough-clay = Не хватает глины: нужно { $needed }, есть { $held }.
refusal-not-enough-timber = Не хватает древесины: нужно { $needed }, есть { $held }.
refusal-not-enough-workers = Не хватает работников. Нужно: { $needed }. Есть: { $held }.
refusal-canals-complete = Все шесть каналов построены.
refusal-barge-used = Один канал за раунд: баржа вернётся к следующему.
refusal-already-built = Это здание уже построено: выберите другое.
refusal-build-space-closed = Ячейка для строительства { $space } откроется с каналом { $canal }.
refusal-build-space-taken = На ячейке { $space } уже стоит здание.
refusal-slot-closed = { $hut ->
    [5] Эта ячейка закрыта: её должен открыть сюжет.
    [6] Эта ячейка закрыта: её должен открыть сюжет.
    [7] Эта ячейка закрыта: её должен открыть сюжет.
   *[other] Эта ячейка откроется с хижиной { $hut }.
}
refusal-slot-taken = На ячейке { $slot } уже стоит работник; он вернётся с урожаем.
refusal-no-such-worker = Такого работника у вас нет: { $colour }.
refusal-trade-closed = Этот обмен откроется с каналом { $canal }.
refusal-supply-empty = В общем запасе этого больше нет: { $piece }.
refusal-deck-empty = Ни в колоде, ни в сбросе поселенцев нет карт.
refusal-hand-not-empty = { $cards ->
    [one] Сначала используйте карту с руки: осталась { $cards }.
   *[other] Сначала используйте карты с руки: осталось { $cards }.
}
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
draw-flood-label = { $section ->
    [0] Фишка наводнения в начале реки.
   *[other] Фишка наводнения у канала { $section }.
} { $clock }
draw-barge-label = { $there ->
    [yes] Баржа: в этом раунде можно построить канал
   *[no] Баржа: вернётся в следующем раунде
}
draw-newcomer = { $section ->
    [0] С самого начала каждый раунд приходит один чужеземец
   *[other] С каналом { $section } каждый раунд приходит чужеземцев больше на { $count }
}
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
draw-slot-label = Ячейка { $slot }: { $worker }
draw-slot-closed = Ячейка { $slot }: закрыта
draw-tucked-label = Под полем, место { $space }: { $card }
draw-pile-label = { $pile }: { $count }
draw-piece-label = { $piece }: у вас { $held }, в общем запасе { $supply }
draw-white = батраки
draw-red = воины
draw-blue = копейщики
draw-yellow = лучники
draw-black = всадники
draw-provision = продовольствие
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
draw-slots = Ячейки: работник за раунд
draw-tucked = Под полем: каждый урожай
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
draw-fact-flood = { $section ->
    [0] Наводнение: в начале реки
   *[other] Наводнение: канал { $section }
}
draw-fact-outsiders = Чужеземцев в ряду: { $count } из { $all }
draw-fact-newcomers = Придёт в этом раунде: { $count }
draw-fact-campaign = Кампания: побед { $wins }, поражений { $losses }
draw-fact-beaten = Побеждено чужеземцев: { $count }

about-canal = Цена: { $cost }; затем: { $effects }. Открывает ячейки для строительства и обмен { $trade }. Один канал за раунд. Победа, когда построены все шесть и конец раунда пережит.
about-canal-built = Здесь наводнение не опасно. Открыты ячейки для строительства и обмен { $trade }.
about-flood = Сдвигается на один канал каждый раз, когда заново складывается колода активных поселенцев. Если этот канал не построен или позади уже последний, партия проиграна.
about-barge = Баржа позволяет построить один канал за раунд: она уходит вместе с ним и возвращается, когда вы завершаете действия.
about-trade = Сколько угодно раз, в том числе посреди получения или нападения, если это может помочь.
about-trade-closed = Откроется с каналом { $canal }.
about-space = Здание остаётся здесь навсегда и один раз даёт: { $gain }.
about-space-closed = Откроется с каналом { $canal }. Здание здесь один раз даст: { $gain }.
about-farm = Цена: { $cost }. Каждый урожай даёт ещё: { $gain }.
about-outpost = Цена: { $cost }. После этого белые и этот цвет заменяют друг друга в любой цене ({ $colour }), а каждый урожай даёт ещё { $gain }.
about-hut = Цена: { $cost }. Открывает ячейку этой хижины и ещё одно место под полем; открывается карта хижины с наградой.
about-slot = Раз за раунд поставьте сюда любого работника и получите: { $gain }. Со следующим урожаем работник вернётся.
about-slot-closed = Откроется с хижиной { $hut }. Будет давать: { $gain }.
about-tucked = Карта под полем остаётся там всю партию и добавляет к каждому урожаю то, что на ней указано.
about-tucked-closed = Откроется с хижиной { $hut }.
about-row-townsfolk = Цена: { $cost }. Нанять (карта уходит к неактивным поселенцам) или отпустить (карта уходит в сброс, вы получаете: { $gain }).
about-row-empty = Здесь никого нет. Ряд пополнится в конце раунда.
about-outsider = Атаковать: { $cost } и { $workers }; награда: { $reward }. До тех пор нападает в конце каждого раунда ({ $assault }), если не заплатить дань: { $tribute }. Семь чужеземцев в ряду — поражение.
about-outsider-no-tribute = Атаковать: { $cost } и { $workers }; награда: { $reward }. До тех пор нападает в конце каждого раунда ({ $assault }), и откупиться нельзя. Семь чужеземцев в ряду — поражение.
about-hand = Розыгрыш: { $play }; карта уходит к неактивным и вернётся. Сброс: то же и { $discard }; карта потеряна. Под поле: сейчас ничего, но каждый урожай { $tuck }. Еда ({ $food }) нужна, только когда её откроет сюжет.
about-ready = Каждый урожай вы берёте четыре такие карты, и их же уничтожают чужеземцы. Когда нужна карта, а здесь пусто, неактивные становятся активными и наводнение сдвигается. Если пусты обе колоды, партия проиграна.
about-exhausted = Разыгранные и нанятые карты. Из них сложится следующая колода активных.
about-discard = Сброшенные, отпущенные и уничтоженные поселенцы. Из них сложится следующая колода поселенцев.
about-deck = Новые поселенцы: для ряда, а иногда прямо в руку.
about-outsiders = Чужеземцы, которые ещё придут; побеждённые вернутся, когда колода кончится.
about-choice = Цена: { $cost }. Что из этого вышло, рассказывается после выбора; остальные варианты потеряны до конца кампании.
about-choice-free = Платить ничего не нужно. Что из этого вышло, рассказывается после выбора; остальные варианты потеряны до конца кампании.
about-seat = Победа: шесть каналов в конце раунда. Поражение: наводнение дошло до непостроенного канала или вышло за край поля, в ряду семь чужеземцев или нужно взять или уничтожить карту, а карт нет.
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
sheet-flood = Наводнение прошло каналов
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
    [outsiders] Слишком много костров горело у ворот. Заступы лежат там, где их бросили, и река идёт своим путём.
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
role-net-maker = вязальщик сетей
role-shell-reader = гадатель на панцирях
role-lord-of-grain = владыка зерна
role-fire-tamer = укротитель огня
role-judge = судья
role-bride-of-tu = дева с горы Ту
role-son-of-stone = сын камня
role-brewer = мастерица хмельного
role-master-builder = мастер-строитель
role-drum-master = хозяин барабана
role-river-maiden = дочь речного князя
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
role-red-champion = поединщик в красном
role-blue-champion = поединщик в синем
role-yellow-champion = поединщик в жёлтом
role-black-champion = поединщик в чёрном
role-fire-raiders = поджигатели
role-dam-breakers = разрушители плотин
role-night-riders = ночные всадники
role-envoy-of-the-deep = посланец из глубины
role-prince-of-the-miao = княжич мяо
role-late-giant = опоздавший великан
role-ransom-takers = похитители
role-smugglers = контрабандисты
role-hungry-band = голодная шайка
role-young-braves = молодые удальцы
role-brothers-over-the-river = братья за рекой
role-gift-bearers = люди с дарами

rule-the-granary = Амбар
rule-the-granary-effect = В начале каждой партии у вас 2 продовольствия.
rule-the-shell-road = Дорога раковин
rule-the-shell-road-effect = Каждый урожай даёт на 1 каури больше.
rule-volunteers = Добровольцы
rule-volunteers-effect = В начале каждой партии вы получаете бойца на выбор.
rule-hearths = Очаги
rule-hearths-effect = Готовка: мясо даёт 2 продовольствия, рыба — продовольствие и каури.
rule-mills-and-dairies = Мельницы и молочни
rule-mills-and-dairies-effect = Готовка: пшеница даёт батрака и каури, молоко — 3 каури.
rule-the-swelling-soil = Живая земля
rule-the-swelling-soil-effect = Раз за партию: заплатите 2 глины, и наводнение отступит на канал назад.
rule-the-winged-dragon = Крылатый дракон
rule-the-winged-dragon-effect = Раз за раунд: заплатите 2 каури и получите батрака.
rule-the-river-map = Карта реки
rule-the-river-map-effect = В начальной колоде активных поселенцев на карту больше.
rule-the-watch-hill = Сторожевой холм
rule-the-watch-hill-effect = Ячейка для работника на холме даёт каури.
rule-the-peace-camp = Мирный стан
rule-the-peace-camp-effect = Ячейка для работника в стане даёт продовольствие.
rule-the-restless-border = Неспокойная граница
rule-the-restless-border-effect = В конце раунда 7 приходит ещё один чужеземец; в начале каждой партии вы получаете бойца на выбор.
rule-springs-in-the-cut = Родники в откосе
rule-springs-in-the-cut-effect = Каналы 4, 5 и 6 стоят на каури дороже.
rule-proud-chieftains = Гордые вожди
rule-proud-chieftains-effect = Дань каждому чужеземцу в ряду на каури больше.
rule-the-granaries-of-the-court = Амбары двора
rule-the-granaries-of-the-court-effect = Для победы нужно построить и две фермы.
rule-the-nine-headed-serpent = Девятиголовый змей
rule-the-nine-headed-serpent-effect = Нападает каждый раз после ряда и отнимает продовольствие, если не заплатить каури. Раз за раунд: заплатите красного, синего, жёлтого и продовольствие, чтобы сразиться с ним.
rule-early-rains = Ранние дожди
rule-early-rains-effect = В начальной колоде активных поселенцев на карту меньше.
rule-the-autumn-deadline = Осенний срок
rule-the-autumn-deadline-effect = Если в конце раунда 11 победы нет, партия проиграна.
rule-the-second-camp = Второй стан
rule-the-second-camp-effect = В начале партии в ряду два чужеземца, а вы получаете 2 продовольствия и 2 бойцов на выбор.
rule-the-river-ape = Речная обезьяна
rule-the-river-ape-effect = В конце раунда 6 приходит ещё один чужеземец. Раз за раунд: заплатите 2 древесины, жёлтого и чёрного, чтобы сразиться с ней.
rule-the-tripods = Треножники
rule-the-tripods-effect = Для победы нужно построить и заставу.
