# Что может быть не так с коробкой, позицией или действием «Китая». Место называется перед фразой.

# Коробка
unreadable-china-not-a-point = нужна точка рисунка, два числа от 0 до { $most }, а здесь { $found }
unreadable-china-fixed-order = названия и их порядок менять нельзя: { $names }
unreadable-china-too-few-cards = при числе игроков { $players } остаётся слишком мало карт: { $cards }
unreadable-china-too-many-spaces = на поле может быть не больше { $most } мест
unreadable-china-space-order = ожидалось { $expected } (по областям, затем по номерам), а здесь { $found }
unreadable-china-not-alliances = ожидался список от 1 до { $most } альянсов, а здесь { $found }
unreadable-china-alliance-pair = { $a } и { $b } не могут быть в альянсе: для альянса нужны две области, и каждая пара указывается один раз
unreadable-china-not-links = ожидался список дорог, а здесь { $found }
unreadable-china-link = { $a } и { $b } нельзя соединить: дорога соединяет два места, и каждая пара указывается один раз
unreadable-china-too-many-links = у места { $space } больше { $most } дорог

# Действия
unreadable-china-action = не удаётся прочесть { $text }: { $why } (примеры: { $examples })
unreadable-china-no-such-action = такого действия в этой игре нет
unreadable-china-no-such-space = места { $found } нет; место — это область и номер, от { $first } до { $last }
unreadable-china-payment = фишку оплачивают одной картой или парой
unreadable-china-no-such-colour = цвета { $found } нет; есть { $known }

# Позиции: фишки
unreadable-china-too-many-houses = у места за столом { $seat } всего зданий: { $most }
unreadable-china-too-many-emissaries = у места за столом { $seat } всего эмиссаров: { $most }
unreadable-china-no-fortresses = без дополнительного правила крепостей нет
unreadable-china-one-fortress = у места за столом { $seat } только одна крепость
unreadable-china-emissary-limit = слишком много эмиссаров: { $emissaries }; область вмещает { $limit } — наибольшее число зданий одного игрока в ней

# Позиции: карты
unreadable-china-too-many-cards = слишком много карт: { $cards }, а здесь может быть не больше { $most }
unreadable-china-too-many-of-a-colour = столько карт этого цвета в игре нет
unreadable-china-not-in-hand = столько карт на руке нет
unreadable-china-cards-missing = некоторых карт нет ни здесь, ни где-либо ещё: { $cards }
unreadable-china-deck-and-exhausted = карт в колоде: { $cards }, а `exhausted` равно { $exhausted }; колода пуста тогда и только тогда, когда `exhausted` равно { $dry }

# Позиции: ход игры
unreadable-china-region-not-asked = у решения { $kind } нет области
unreadable-china-over-and-ended = игра окончена тогда и только тогда, когда decision.kind — "over" и в `ended` указана причина
unreadable-china-full-hand = с полной рукой карт не берут
unreadable-china-nothing-to-draw = когда колода кончилась дважды, карт больше не берут
unreadable-china-no-piece-there = у места за столом { $seat } нет фишек в области { $region }
unreadable-china-region-was-new = область { $region } была новой, поэтому второй фишки в этом ходу нет
unreadable-china-no-room = месту за столом { $seat } некуда поставить фишку в области { $region }
unreadable-china-hand-after-a-piece = после первой фишки на руке от 1 до { $most } карт
unreadable-china-somebody-has-room = кто-то ещё может поставить фишку
unreadable-china-nobody-has-room = никто не может поставить фишку, поэтому здесь должно быть "no-placements"
unreadable-china-round-not-over = раунд не окончен: `exhausted` должно быть { $dry }, а следующим должен ходить владелец Императора
unreadable-china-no-turn-left = когда колода кончилась дважды, у владельца Императора больше нет хода
unreadable-china-not-over = результат бывает только у законченной игры
