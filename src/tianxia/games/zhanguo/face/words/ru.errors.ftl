# Что может быть не так с коробкой, позицией или действием ZhanGuo. Место называется перед фразой.

# Коробка
unreadable-zhanguo-fixed-order = названия и их порядок менять нельзя: { $names }; а здесь { $found }
unreadable-zhanguo-expected-here = здесь ожидалось { $expected }, а указано { $found }
unreadable-zhanguo-not-a-text = ожидался текст, а здесь { $found }
unreadable-zhanguo-not-pairs = ожидался список пар регионов, а здесь { $found }
unreadable-zhanguo-border = регионы { $a } и { $b } нельзя сделать соседними: граница разделяет два разных региона, и каждая пара указывается один раз
unreadable-zhanguo-lonely-region = у региона { $region } нет соседей
unreadable-zhanguo-no-region = региона { $found } нет; есть регионы от 1 до { $most }
unreadable-zhanguo-face-twice = сторона { $face } уже есть на другом тайле
unreadable-zhanguo-not-needs = ожидался список того, что требует цель, а здесь { $found }
unreadable-zhanguo-need-too-often = { $need } требуется слишком много раз: в участке две секции, а регион считается один раз
unreadable-zhanguo-not-regions = ожидался список регионов, а здесь { $found }
unreadable-zhanguo-reward-regions = награда { $reward } называет разные регионы, числом от { $least } до { $most }
unreadable-zhanguo-extra-worker = дополнительному работнику нужен регион, где только что наняли работников, поэтому он возможен только с recruit
unreadable-zhanguo-not-cards = ожидался список карт, а здесь { $found }
unreadable-zhanguo-card-listed-twice = карта { $card } указана дважды; другая строка — { $place }
unreadable-zhanguo-card-aspect = аспект карты { $card } — { $aspect } (writing 1–40, currency 41–80, laws 81–120)
unreadable-zhanguo-cards-missing = нет карты { $cards }; нужны все { $count }

# Действия
unreadable-zhanguo-unknown-action = { $text } — не действие этой игры (примеры: { $examples })

# Позиции: главное поле
unreadable-zhanguo-discs = на треке и в столбце вместе должен быть ровно один диск каждого места; а здесь { $track } и { $column }
unreadable-zhanguo-not-seats = ожидался список мест, а здесь { $found }
unreadable-zhanguo-seat-twice = место указано дважды: { $found }
unreadable-zhanguo-not-ascending = ожидались числа по возрастанию, а здесь { $found }
unreadable-zhanguo-same-tile = { $face } — сторона того же тайла, что лежит на { $section }
unreadable-zhanguo-objective-twice = { $tile } уже лежит в верхней секции
unreadable-zhanguo-palace-slots = в регионе ячеек для дворцов всего { $slots }
unreadable-zhanguo-too-many-pieces = у места { $seat } нет столько фишек
unreadable-zhanguo-two-walls = у места { $seat } уже есть стена в этой секции

# Позиции: карты
unreadable-zhanguo-not-card-list = ожидался список карт, не более { $most }, а здесь { $found }
unreadable-zhanguo-card-elsewhere = карта { $card } уже есть в { $place }
unreadable-zhanguo-top-not-in-court = это должна быть карта двора, а 0 — только если двор пуст; здесь { $card }
unreadable-zhanguo-no-hand-now = карты на руках бывают только во время выбора и розыгрыша карт
unreadable-zhanguo-given-twice = в том раунде карту { $card } вернуло другое место
unreadable-zhanguo-not-on-board = карты { $card } нет на планшете места { $seat }

# Позиции: планшеты
unreadable-zhanguo-not-seat-tables = ожидался список таблиц, не более { $most }, а здесь { $found }
unreadable-zhanguo-no-choice-of-boards = при options.boards = a планшеты никто не выбирает
unreadable-zhanguo-board-taken = планшет { $board } уже у другого места
unreadable-zhanguo-boards-left = ожидался список из этих планшетов в этом порядке: { $known }; а здесь { $found }
unreadable-zhanguo-too-many-markers = маркеров этого аспекта в игре всего { $most }
unreadable-zhanguo-seal-taken = этот маркер значения 3 у места { $seat }
unreadable-zhanguo-too-many-officials = у места { $seat } чиновников каждого цвета всего { $most }
unreadable-zhanguo-worker-area = в области работников помещается не более { $most } чиновников
unreadable-zhanguo-no-board = у места без планшета здесь ничего быть не может

# Позиции: открытое решение
unreadable-zhanguo-only-when-over = этот ключ бывает только у законченной игры
unreadable-zhanguo-decision-of-phase = в фазе { $phase } возможно { $known }, а не { $found }
unreadable-zhanguo-nothing-legal = в этой позиции на решение { $decision } нельзя ответить
unreadable-zhanguo-exactly-at = указывается при решении { $decision }, и только тогда
unreadable-zhanguo-exactly-in-rewards = указывается в фазе rewards, и только в ней
unreadable-zhanguo-only-in-rewards = может быть указано только в фазе rewards
unreadable-zhanguo-exactly-in-action = указывается, пока длится действие двора со способностями, и только тогда
unreadable-zhanguo-only-in-action = может быть указано, только пока длится действие двора со способностями
unreadable-zhanguo-exactly-with = указывается при действии { $actions }, и только тогда
unreadable-zhanguo-exactly-with-governor = указывается, пока размещают губернатора, и только тогда
unreadable-zhanguo-asked = здесь решает место { $seat }, а не { $found }
unreadable-zhanguo-nobody-asked = здесь некому решать
unreadable-zhanguo-does-not-lead-to = { $what } не ведёт к решению { $decision }
unreadable-zhanguo-empty-court = карта, оплатившая действие двора, должна лежать на нём сверху
unreadable-zhanguo-beneath = это должна быть другая карта двора или 0
unreadable-zhanguo-other-trigger = карту { $card } активирует другое действие
unreadable-zhanguo-no-power = у планшета нет возможности при этом действии
unreadable-zhanguo-power-not-used = указано false, хотя решение открыла возможность планшета
unreadable-zhanguo-no-ability-used = список пуст, хотя решение открыла способность карты
unreadable-zhanguo-no-governor-left = у места { $seat } не осталось губернаторов
unreadable-zhanguo-cannot-build-palace = нужны дворец этого места и два работника в регионе
unreadable-zhanguo-cannot-build-wall = здесь стену построить нельзя

# Позиции: выбор планшетов и аукцион
unreadable-zhanguo-boards-come-first = планшеты выбирают до первого раунда
unreadable-zhanguo-all-have-boards = планшет уже есть у каждого места
unreadable-zhanguo-too-few-boards = планшетов меньше, чем мест без планшета (их { $seats })
unreadable-zhanguo-no-auction-now = аукцион бывает только в фазе boards
unreadable-zhanguo-no-auction-with-b = при options.boards = b аукциона нет
unreadable-zhanguo-cannot-pay-board = этого не хватит на планшет: наименьшая ставка — { $least }
unreadable-zhanguo-bidder-and-bid = ставки не бывает без ставящего, а ставящего — без ставки
unreadable-zhanguo-cannot-bid = у места { $seat } есть планшет, или оно спасовало: ставка не может быть его
unreadable-zhanguo-cannot-pass = пасуют только места без планшета и только после ставки
unreadable-zhanguo-bid-above-points = очков у места { $seat } всего { $points }
unreadable-zhanguo-winner-chooses = планшет выбирает победитель аукциона, и только он
unreadable-zhanguo-last-board = последний планшет достаётся без вопросов
unreadable-zhanguo-opens-auction = место { $seat } не может начать аукцион: его начинает следующее по часовой стрелке после взявшего планшет

# Позиции: выбор карт и награды
unreadable-zhanguo-no-draft = выбор карт бывает только при options.draft = yes
unreadable-zhanguo-draft-rounds = выбор карт бывает только в раундах с 1 по { $most }
unreadable-zhanguo-draft-hand = карт одного аспекта раздаётся не более { $most }
unreadable-zhanguo-reward-to-come = эту награду ещё не взяли
unreadable-zhanguo-has-accepted = место { $seat } берёт награду, значит, оно от неё не отказывалось
unreadable-zhanguo-only-squares-move = во время наград очки переназначения даёт только квадрат
unreadable-zhanguo-other-regions = награда называет другие регионы
