# China: every word a person sees, in English.
title = China
about-time = 45 min
about-weight = light
about-start = New here? Start with China
tagline = Build along the roads, send emissaries, and win narrowly: nine regions, five rulers, one throne.

colour-purple = purple
colour-yellow = yellow
colour-orange = orange
colour-green = green
colour-red = red

region-chu = Chu
region-qi = Qi
region-qin = Qin
region-zhao = Zhao
region-lu = Lu
region-han = Han
region-yan = Yan
region-wei = Wei
region-shu = Shu

piece-house = house
piece-emissary = emissary
piece-fort = fortress

option-side = Side of the board
option-side-help = Both sides have the same regions and spaces but other roads, so other rows of houses score at the end.
option-side-four = the side for three or four players
option-side-five = the side for four or five players: more roads across borders
option-fortresses = Fortresses
option-fortresses-help = Advanced rules: each player has one neutral fortress to place; a house built on it scores double in its region and in its row.
option-fortresses-no = without fortresses
option-fortresses-yes = with fortresses: a house on one doubles its owner's points

paid = { $cards ->
    [one] one { $colour ->
        [purple] purple
        [yellow] yellow
        [orange] orange
        [green] green
       *[red] red
    } card
   *[other] { $cards } { $colour ->
        [purple] purple
        [yellow] yellow
        [orange] orange
        [green] green
       *[red] red
    } cards
}

prompt-play = { $who ->
    [you] Your turn: place one or two pieces in one region, or swap a card.
   *[other] { $name } is to place pieces in one region, or to swap a card.
}
prompt-more = { $who ->
    [you] Place a second piece in { $region }, or no second piece.
    [short] You have no cards to pay for a second piece in { $region }.
   *[other] { $name } may place a second piece in { $region }.
}
prompt-draw = { $who ->
    [you] Take a card from the row or from the deck ({ $missing } to go).
   *[other] { $name } is drawing cards ({ $missing } to go).
}
prompt-over = { $count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } share the victory.
}

help-play = Play one card of a region's colour, or two cards of one other colour, for each piece. At most two pieces, both in one region; only one if nobody had a piece there before your turn. A house takes a free space. An emissary needs room: a region holds as many as its strongest player has houses there. Or discard one card and take a new one.
help-more = You may place one more piece in the same region and pay for it in the same way. If you would rather not, choose “{ phrase-done }”.
help-draw = Draw back to three cards, one by one, from the open row or unseen from the deck. The row is filled up when your hand is complete.
help-over = Points come from full regions, then from the regions left over, from alliances between neighbouring regions, and from four or more houses in a row along a road.

phrase-house = Build a house on { $space } for { $paid }
phrase-emissary = Send an emissary to { $region } for { $paid }
phrase-fort = Place the fortress on { $space } for { $paid }
phrase-discard = Discard { $colour ->
    [purple] a purple
    [yellow] a yellow
    [orange] an orange
    [green] a green
   *[red] a red
} card instead of placing
phrase-take = Take { $colour ->
    [purple] a purple
    [yellow] a yellow
    [orange] an orange
    [green] a green
   *[red] a red
} card from the row
phrase-take-deck = Draw an unseen card from the deck
phrase-done = Place no second piece
phrase-pass = Pass: you have no cards

event-house-built = { $seat } builds a house on { $place } for { $paid }.
event-emissary-sent = { $seat } sends an emissary to { $place } for { $paid }.
event-fort-placed = { $seat } places a fortress on { $place } for { $paid }.
event-discarded = { $seat } discards { $colour ->
    [purple] a purple
    [yellow] a yellow
    [orange] an orange
    [green] a green
   *[red] a red
} card.
event-passed = { $seat } has no cards and passes.
event-stopped = { $seat } places no second piece.
event-taken = { $seat } takes { $colour ->
    [purple] a purple
    [yellow] a yellow
    [orange] an orange
    [green] a green
   *[red] a red
} card from the row.
event-drawn = { $seat } draws { $colour ->
    [purple] a purple card
    [yellow] a yellow card
    [orange] an orange card
    [green] a green card
    [red] a red card
   *[hidden] a card
} from the deck.
event-row-filled = { $colour ->
    [purple] A purple
    [yellow] A yellow
    [orange] An orange
    [green] A green
   *[red] A red
} card is added to the row.
event-reshuffled = The deck has run out for the first time: the discards become the new deck.
event-last-round = { $turns ->
    [0] The deck has run out for the second time: this was the last turn.
    [one] The deck has run out for the second time: one more turn.
   *[other] The deck has run out for the second time: { $turns } more turns.
}
event-region-scored = { $region } is full and is scored: { $points }.
event-game-over = { $reason ->
    [no-placements] Nobody can place a piece any more: the game is over.
   *[deck-exhausted] The last round is over: the game has ended.
}
points-of = { $seat } { $points }{ $doubled ->
    [yes] {" "}(doubled by a fortress)
   *[no] {""}
}
final-region = { $region } is scored with the houses it has: { $points }.
final-alliance = Alliance { $number }, { $a } and { $b }: { $points } points for { $seats }.
final-row = { $seat } has a row of houses, { $spaces }: { $points } points{ $doubled ->
    [yes] {" "}(doubled by a fortress)
   *[no] {""}
}.
final-tie-break = { $one } and { $other } have equal points; { $one } has more pieces left in the supply ({ $more } to { $less }).

sheet-alliance = Alliance { $number }: { $a } and { $b }
sheet-regions = Houses in regions
sheet-alliances = Alliances
sheet-roads = Rows of houses along roads
sheet-total = Total
sheet-winner = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sheet-doubling = { $seat } in { $region }
sheet-doubled = Doubled by fortresses: { $doublings }.

refusal-game-over = The game is over.
refusal-must-draw = { $why ->
    [two-pieces] You have placed two pieces: now draw cards.
    [new-region] Nobody had a piece in that region before your turn, so only one may go there: now draw cards.
    [no-cards] You have no cards left: now draw.
    [no-room] You have no room left in that region: now draw cards.
    [done] You have stopped placing: now draw cards.
    [discarded] You have discarded a card instead of placing: now take one.
   *[unknown] Placing is over for this turn: now draw cards.
}
refusal-not-drawing = Cards are drawn at the end of the turn: first place a piece or discard a card.
refusal-not-in-row = There is no { $colour } card in the row: take another colour or the deck.
refusal-nothing-placed = You have placed nothing yet: place a piece or discard a card.
refusal-already-placed = You have placed a piece, so you cannot swap a card in this turn: place another one here or choose “{ phrase-done }”.
refusal-cannot-pass = You hold cards: place a piece or discard one.
refusal-no-fortresses = This game is played without fortresses.
refusal-one-region = All pieces of a turn go to one region: this turn that is { $region }.
refusal-no-houses-left = You have no houses left.
refusal-no-emissaries-left = You have no emissaries left.
refusal-no-fort-left = You have placed your fortress already.
refusal-space-taken = There is a house on { $space } already: choose a space without one.
refusal-fort-there = There is a fortress on { $space } already: choose another space.
refusal-emissary-limit = { $limit ->
    [0] There is no house in { $region } yet, so no emissary can go there.
   *[other] { $region } holds { $limit } { $limit ->
        [one] emissary
       *[other] emissaries
    }, as many as its strongest player has houses: build there first.
}
refusal-joker-needs-pair = Two cards serve as a joker only if they have the same colour.
refusal-wrong-colour = { $region } is { $own }: pay one { $own } card, or two cards of one other colour.
refusal-joker-own-colour = { $region } is { $own }: one { $own } card is the price there, a pair of its own colour is no joker.
refusal-card-not-in-hand = { $cards ->
    [one] You hold no { $colour } card.
   *[other] You do not hold { $cards } { $colour } cards.
}

reconstructed-map = The map: sizes of most regions, spaces, roads and alliance numbers are reconstructed so that every published fact holds.
reconstructed-cards = The split of the 57 cards by colour is that of a later edition with the same total.

board-key = A mark before a space is the house of that seat; * is a fortress; marks beside a region's name are emissaries.
board-turn = to decide
board-emperor = Emperor
board-scored = (scored)
board-seat = { $mark } { $name }: { $score } points ({ $parts }), houses { $houses }, emissaries { $emissaries }, fortress { $forts }, hand { $hand } (known: { $known }) { $marks }
board-region = { $name } { $colour } built { $built }/{ $spaces }: { $houses } emissaries { $sent }/{ $limit }, allied to { $allies } { $scored }
board-row = Row: { $cards }
board-deck = Deck: { $deck }, discards: { $discards }, { $exhausted ->
    [0] first time through the deck
    [one] second time through the deck
   *[other] last round
}
board-hand = Your hand: { $cards }

draw-title = The table of China
draw-region-label = { $region } ({ $colour }): { $houses } of { $spaces } spaces built, { $emissaries } of { $limit } emissaries
draw-house-label = { $place }: house of { $seat }
draw-space-label = { $place }: free space
draw-fort-space-label = { $place }: fortress, no house yet
draw-fort-house-label = { $place }: house of { $seat } on a fortress
draw-alliance-label = Alliance { $number }, { $a } and { $b }. Points now: { $seats }.
draw-alliance-none = Alliance { $number }, { $a } and { $b }: nobody leads both.
draw-brush = 中國
draw-none = none
draw-lake = A lake that belongs to nobody
draw-track = Score track on the Great Wall
draw-score-label = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
draw-emperor = Emperor
draw-own-name = { $name } (you)
draw-now = now { $points }
draw-now-label = Points if the game ended now: { $points }
draw-turn = To play now
draw-winner = winner
draw-rank = place { $rank }
draw-points-regions = regions
draw-points-alliances = alliances
draw-points-roads = roads
draw-your-hand = Your hand
draw-row = Open row
draw-deck = Deck
draw-pass = { $exhausted ->
    [0] 1st time
    [one] 2nd time
   *[other] used up
}
draw-deck-label = Deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left, { $exhausted ->
    [0] first time through.
    [one] second time through.
   *[other] it has run out twice: last round.
}
draw-discards = Discards
draw-card-label = { $cards ->
    [one] { $colour ->
        [purple] Purple
        [yellow] Yellow
        [orange] Orange
        [green] Green
       *[red] Red
    } card
   *[other] { $cards } { $colour ->
        [purple] purple
        [yellow] yellow
        [orange] orange
        [green] green
       *[red] red
    } cards
}: { $regions }
draw-your-supply = Your supply
draw-supply-house = Your supply: { $count ->
    [one] 1 house
   *[other] { $count } houses
}
draw-supply-emissary = Your supply: { $count ->
    [one] 1 emissary
   *[other] { $count } emissaries
}
draw-supply-fort = { $count ->
    [0] Your fortress is placed
   *[other] Your fortress
}

about-space = A house here costs { $one }, or two cards of one other colour. It counts for { $region } and for rows along the roads.
about-house = It counts for the majority in { $region }, and for its owner's rows of four or more houses along the roads.
about-fort-space = Whoever builds a house on the fortress gets double points for { $region }, and for the row that house belongs to.
about-fort-house = On a fortress: its owner gets double points for { $region }, and for the row this house belongs to.
about-region = Houses: { $owners }. { $scored ->
    [yes] Points scored: { $points }.
   *[no] Points with these houses: { $points }.
} Emissaries: { $envoys }. First place gets one point for every house here, any other as many as the next better player has houses. Emissaries: no more than the strongest player has houses.
about-alliance = At the end, whoever leads or ties with emissaries both in { $a } and in { $b } gets one point for every emissary in the two.
about-lake = It belongs to nobody, and regions on opposite shores are no neighbours.
about-track = Points from full regions at once, all others at the end. After 49 it goes on from 0 with a point card.
about-hand = One card pays for a piece in { $regions }; a pair pays for one in any region of another colour.
about-row = At the end of a turn cards may be taken from here. One card of this colour pays for a piece in { $regions }.
about-deck = Draw from here unseen. When it has run out, the discards become the new deck; when it runs out again, the round is finished and the game is over.
about-discards = Cards that were paid or swapped, open to all. Instead of placing, you may discard one card and take another.
about-supply-house = Point at a free space to build. Pieces left over break ties.
about-supply-emissary = Point at a region to send one there. Pieces left over break ties.
about-supply-fort = Point here first, then at a free space, then at the cards that pay for it. A house on a fortress doubles its owner's points.
about-seat = Left to place: houses { $houses }, emissaries { $emissaries }. Cards: { $cards }, of which everybody knows: { $known }.{ $emperor ->
    [yes] {" "}Holds the Emperor: first in every round.
   *[no] {""}
}
