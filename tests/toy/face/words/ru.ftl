# «Фонари», по-русски.
title = Фонари
tagline = Кубик, река и карта, которую видишь только ты
about-time = 5 мин
about-weight = лёгкая
goal = Верните больше всех фонарей; в конце считаются и карты.

option-sixes = Яркие шестёрки
option-sixes-help = Шестёрка пускает двенадцать фонарей.
option-sixes-no = нет
option-sixes-yes = да

help-turn = Бросьте кубик, чтобы пустить ещё фонари, или верните те, что на воде. Один раз, пока на воде пусто, можно сменить карту.
help-over = Карты открыты и сосчитаны.

prompt-turn = { $pot ->
    [0] Ваш ход: бросайте или смените карту.
    [one] Ваш ход: на воде { $pot } фонарь. Бросать ещё или вернуть?
    [few] Ваш ход: на воде { $pot } фонаря. Бросать ещё или вернуть?
   *[other] Ваш ход: на воде { $pot } фонарей. Бросать ещё или вернуть?
}
prompt-wait = У реки { $name }.
prompt-over = Игра окончена.

phrase-roll = Бросить кубик
phrase-bank = Вернуть фонари
phrase-swap = Сменить карту

event-rolled = { $name }: выпало { $pips }, на воде больше на { $points }.
event-drowned = { $name }: выпала единица, { $points ->
    [0] на воде ничего не было.
    [one] утонул { $points } фонарь.
    [few] утонули { $points } фонаря.
   *[other] утонули { $points } фонарей.
}
event-banked = { $name }: возвращено фонарей — { $points }.
event-swapped = { $card ->
    [0] { $name }: карта сменена.
   *[other] { $name }: карта сменена, теперь { $card }.
}
event-over = { $reason ->
    [target] Река светла: игра окончена.
   *[rounds] Последний круг окончен.
}

board-pot = На воде: { $pot }
board-round = Круг { $round }
board-seat = { $name }: { $points }, карта { $card }

board-goal = Кто вернул { $target }, завершает игру; потом считаются карты.
draw-river = Река
draw-card = Ваша карта
draw-seat = { $name }: { $points }
about-die = От двух до шести пускают фонари; единица топит все и завершает ход.
about-pot = Фонари на воде считаются, только когда вы их вернёте.
about-card = Считается в конце. Её можно один раз сменить, пока на воде пусто.

sheet-banked = Возвращённые фонари
sheet-card = Карта
sheet-total = Всего
sheet-winner = Победа: { $names }.

refusal-game-over = Игра окончена.
refusal-nothing-afloat = На воде пока ничего нет: сначала бросьте кубик.
refusal-lanterns-afloat = На воде фонарей: { $pot }. Сначала верните их.
refusal-already-swapped = Карту вы уже меняли.

unreadable-toy-too-few-cards = карт должно быть больше, чем мест ({ $seats })
unreadable-toy-card-used-up = столько карт достоинством { $value } нет
unreadable-toy-not-over = итог бывает только у оконченной игры
unreadable-toy-over-with-a-reason = игра окончена тогда и только тогда, когда у `ended` есть причина
unreadable-toy-end = при таких очках и ходах здесь должно быть { $expected }
unreadable-toy-after-the-end = не подходит к оконченной игре

achievement-fleet = Флотилия огней
achievement-fleet-how = Верните на берег сразу двадцать фонариков или больше.
achievement-fleet-why = Чем дольше ждёшь, тем больше утопит единица: узнайте, где ваш предел.
