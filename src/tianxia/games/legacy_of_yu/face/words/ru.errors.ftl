# Что может быть не так с коробкой, книгой сюжетов, кампанией, позицией или действием «Наследия Юя».
# Место называется перед фразой.

# Списки и числа
unreadable-yu-not-items = ожидался список не длиннее { $most }, а здесь { $found }
unreadable-yu-not-an-item = { $found } — в этой игре такого нет
unreadable-yu-not-cards = ожидался список карт, а здесь { $found }
unreadable-yu-not-a-card = ожидался номер карты, а здесь { $found }
unreadable-yu-not-numbers = ожидался список чисел, а здесь { $found }
unreadable-yu-not-words = ожидался список слов, а здесь { $found }
unreadable-yu-not-in-the-box = в коробке нет { $found }
unreadable-yu-card-twice = карта { $card } указана дважды
unreadable-yu-number-twice = { $number } указано дважды

# Коробка
unreadable-yu-story-for-story = вместо сюжета не может быть другого сюжета
unreadable-yu-build-spaces = ячеек для строительства у реки должно быть ровно { $count }
unreadable-yu-trade-alternatives = варианты этого обмена: { $known }
unreadable-yu-trade-card = этот обмен оплачивается картой
unreadable-yu-trade-pieces = ожидались фишки, а здесь { $found }
unreadable-yu-trade-gain = обмен даёт фишки или карту из колоды поселенцев
unreadable-yu-outpost-colours = нужна одна застава каждого цвета: { $known }
unreadable-yu-too-few-canals = группе { $group } нужно карт: { $least }
unreadable-yu-too-few-cards = нужно карт: { $least }

# Книга сюжетов
unreadable-yu-not-flags = ожидалось не больше { $most } разных слов
unreadable-yu-stone-twice = камень с номером { $stone } указан дважды
unreadable-yu-entry-twice = сюжет { $entry } указан дважды
unreadable-yu-not-conditions = ожидался список условий не длиннее { $most }, а здесь { $found }
unreadable-yu-not-a-condition = { $found } — это не условие
unreadable-yu-not-choices = ожидался список вариантов не длиннее { $most }, а здесь { $found }
unreadable-yu-no-free-choice = один из вариантов должен быть бесплатным
unreadable-yu-endless-entries = эти сюжеты должны приводить к сюжету без условий
unreadable-yu-no-entry = сюжета { $entry } нет
unreadable-yu-no-stone = камня с номером { $stone } нет
unreadable-yu-drops-no-rule = камень { $stone } — не на карте правила, а убрать можно только её
unreadable-yu-no-gold-card = одна из карт должна быть золотой

# Действия
unreadable-yu-action = не удаётся прочесть { $text }: такого действия в этой игре нет (примеры: { $examples })

# Кампания
unreadable-yu-not-a-campaign = игра кампании играется с правилом story=campaign
unreadable-yu-campaign-over = { $how ->
    [won] эта кампания выиграна
   *[lost] эта кампания проиграна
}: начните новую
unreadable-yu-last-cards = { $kind ->
    [victory] побед { $games }, поэтому карт победы
   *[defeat] поражений { $games }, поэтому карт поражения
} должно оставаться { $left }, а не { $found }
unreadable-yu-no-flag = зарубки { $found } нет; есть { $known }

# Позиции: ход игры
unreadable-yu-single-campaign = в игре без кампании (options.story = "no") здесь должно быть пусто
unreadable-yu-single-epilogue = эпилог бывает только в кампании
unreadable-yu-single-doom = крайние сроки бывают только в кампании
unreadable-yu-phase-and-outcome = исход у игры есть тогда и только тогда, когда она окончена или идёт эпилог
unreadable-yu-automatic-step = в этой позиции остался невыполненный автоматический шаг
unreadable-yu-nothing-pending = в этой фазе должно что-то выполняться
unreadable-yu-nobody-attacks = никто не нападает, и ничего не выполняется

# Позиции: поле и фишки
unreadable-yu-space-closed = эта ячейка откроется с каналом { $canal }
unreadable-yu-building-twice = { $building } указано дважды
unreadable-yu-hut-order = хижины строятся по порядку: 1, 2, 3, 4
unreadable-yu-slot-closed = эта ячейка хижины закрыта
unreadable-yu-supply = в игре их всего { $total }
unreadable-yu-flood-beyond = пока игра идёт, наводнение не может быть дальше построенных каналов, а их { $built }
unreadable-yu-barge = пока не построен ни один канал, баржа стоит у первого
unreadable-yu-canal-group = карта { $card } не из группы { $group }
unreadable-yu-no-tool = правило { $rule } не действует или не даёт особого действия

# Позиции: карты
unreadable-yu-not-a-row-card = ожидалось t17, o3 или -, а здесь { $found }
unreadable-yu-seven-outsiders = семеро чужеземцев уже победили
unreadable-yu-tuck-closed = это место под полем закрыто
unreadable-yu-not-in-this-game = карты { $card } нет в этой игре
unreadable-yu-card-elsewhere = карта { $card } есть и в { $place }
unreadable-yu-cards-nowhere = некоторых карт нет ни здесь, ни где-либо ещё: { $cards }
unreadable-yu-hut-cards = открытых карт ({ $cards }) больше, чем построенных хижин ({ $huts })
unreadable-yu-not-in-the-hut-deck = карты { $card } нет в этой игре, или она уже открыта
unreadable-yu-ready-unseen = из неизвестных карт (их { $unseen }) часть, но не все, должна быть среди активных
unreadable-yu-none-unseen = неизвестных карт нет
unreadable-yu-pile-unseen = здесь должно быть пусто, пока есть неизвестные карты

# Позиции: что ещё выполняется
unreadable-yu-pending-after-the-end = в оконченной игре ничего не выполняется
unreadable-yu-no-choice = в сюжете { $entry } выбирать не из чего
unreadable-yu-campaign-only = это бывает только в кампании
unreadable-yu-not-resolving = ожидались вид и номер, например canal 3, а здесь { $found }
unreadable-yu-resolving-without-away = карта разыгрывается, только пока в очереди есть `away`
unreadable-yu-raider-outside-the-assault = нападают только в фазе нападения
unreadable-yu-raider-space = на клетке ряда { $space } нет чужеземца
unreadable-yu-raider-rule = правило { $rule } не нападает
unreadable-yu-not-an-action = { $found } — это не действие
unreadable-yu-doing = это действие сейчас не может оплачиваться
unreadable-yu-doing-after-the-end = когда исход игры решён, ничего не оплачивается
unreadable-yu-doing-and-pay-left = действие оплачивается тогда и только тогда, когда pay_left больше 0
unreadable-yu-pay-from = пока ничего не оплачивается, здесь должно быть white
unreadable-yu-not-interchangeable = этот цвет не взаимозаменяем
unreadable-yu-too-few-workers = взаимозаменяемых работников не хватает
