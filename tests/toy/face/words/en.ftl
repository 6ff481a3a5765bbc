# Lanterns, in English.
title = Lanterns
tagline = A die, a river, a card nobody else sees
about-time = 5 min
about-weight = light
goal = Bring home the most lanterns; the cards count at the end.

option-sixes = Bright sixes
option-sixes-help = A six floats twelve lanterns.
option-sixes-no = no
option-sixes-yes = yes

help-turn = Roll to float more lanterns, or bring home what is afloat. Once, with nothing afloat, you may swap your card.
help-over = The cards are turned up and counted.

prompt-turn = { $pot ->
    [0] Your turn: roll, or swap your card.
    [one] Your turn: one lantern is afloat. Roll again or bring it home?
   *[other] Your turn: { $pot } lanterns are afloat. Roll again or bring them home?
}
prompt-wait = { $name } is at the river.
prompt-over = The game is over.

phrase-roll = Roll the die
phrase-bank = Bring the lanterns home
phrase-swap = Swap your card

event-rolled = { $name } rolls a { $pips }: { $points } more afloat.
event-drowned = { $name } rolls a one: { $points ->
    [0] nothing was afloat.
    [one] one lantern sinks.
   *[other] { $points } lanterns sink.
}
event-banked = { $name } brings home { $points ->
    [one] one lantern.
   *[other] { $points } lanterns.
}
event-swapped = { $card ->
    [0] { $name } swaps the card.
   *[other] { $name } swaps the card for a { $card }.
}
event-over = { $reason ->
    [target] The river is bright: the game is over.
   *[rounds] The last round is over.
}

board-pot = Afloat: { $pot }
board-round = Round { $round }
board-seat = { $name }: { $points }, card { $card }

board-goal = Whoever brings home { $target } lanterns ends the game; then the cards count.
draw-river = The river
draw-card = Your card
draw-seat = { $name }: { $points }
about-die = Two to six float lanterns; a one sinks all of them and ends your turn.
about-pot = Lanterns on the water count only once you bring them home.
about-card = Counts at the end. You may swap it once, with nothing afloat.

sheet-banked = Lanterns brought home
sheet-card = Card
sheet-total = Total
sheet-winner = Won by { $names }.

refusal-game-over = The game is over.
refusal-nothing-afloat = Nothing is afloat yet: roll first.
refusal-lanterns-afloat = { $pot ->
    [one] A lantern is afloat: bring it home first.
   *[other] { $pot } lanterns are afloat: bring them home first.
}
refusal-already-swapped = You have swapped your card already.

unreadable-toy-too-few-cards = there must be more cards than the { $seats } seats
unreadable-toy-card-used-up = there are not so many cards worth { $value }
unreadable-toy-not-over = only a finished game has a result
unreadable-toy-over-with-a-reason = a game is over exactly when `ended` has a reason
unreadable-toy-end = with these points and turns it must be { $expected }
unreadable-toy-after-the-end = does not fit a finished game

achievement-fleet = A fleet of lights
achievement-fleet-how = Bring home twenty lanterns or more at once.
achievement-fleet-why = The longer you wait, the more a one can sink: find out how much you dare.
