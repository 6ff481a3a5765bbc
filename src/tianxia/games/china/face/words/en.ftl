# China: every word a person sees, in English.
title = China
about-time = 45 min
about-weight = light
about-start = New here? Start with China
tagline = Build along the roads, send emissaries, and win narrowly: nine regions, five rulers, one throne.
goal = Most points win: regions, alliances and roads. Ends once the deck has run out twice.

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
option-side-help = Both sides have the same regions and spaces but different roads, so different rows of houses score at the end.
option-side-four = the side for three or four players
option-side-five = the side for four or five players: more roads across borders
option-fortresses = Fortresses
option-fortresses-help = Advanced rules: each player has one fortress, neutral once placed; a house built on it doubles its owner's points for that region and that row.
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
   *[other] { $name } is to place pieces in one region or swap a card.
}
prompt-more = { $who ->
    [you] Place a second piece in { $region }, or place no second piece.
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

help-play = For each piece, play one card of the region's colour or two matching cards of another colour. At most two pieces, both in one region; only one if nobody had a piece there before your turn. A house takes a free space. An emissary needs room: a region holds as many emissaries as its strongest player has houses there. Or discard one card and take a new one.
help-more = You may place one more piece in the same region and pay for it the same way. If you would rather not, choose “{ phrase-done }”.
help-draw = Draw back up to three cards, one by one, from the face-up row or blind from the deck. The row is filled up when your hand is complete.
help-over = Points come from full regions, then from the regions that were never filled, from alliances between neighbouring regions, and from four or more houses in a row along a road.

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
phrase-take-deck = Draw a card blind from the deck
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
event-region-scored = { $region } is full and scores: { $points }.
event-game-over = { $reason ->
    [no-placements] Nobody can place a piece any more: the game is over.
   *[deck-exhausted] The last round is over: the game has ended.
}
points-of = { $seat } { $points }{ $doubled ->
    [yes] {" "}(doubled by a fortress)
   *[no] {""}
}
final-region = { $region } scores for the houses it has: { $points }.
final-alliance = Alliance { $number }, { $a } and { $b }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $seats }.
final-row = { $seat } has a row of houses, { $spaces }: { $points } points{ $doubled ->
    [yes] {" "}(doubled by a fortress)
   *[no] {""}
}.
final-tie-break = { $one } and { $other } are tied on points; { $one } has more pieces left in the supply ({ $more } to { $less }).

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
    [new-region] Nobody had a piece in that region before your turn, so you may place only one there: now draw cards.
    [no-cards] You have no cards left: now draw.
    [no-room] There is no room for another of your pieces in that region: now draw cards.
    [done] You have stopped placing: now draw cards.
    [discarded] You have discarded a card instead of placing: now take one.
   *[unknown] Placing is over for this turn: now draw cards.
}
refusal-not-drawing = Cards are drawn at the end of the turn: place a piece or discard a card first.
refusal-not-in-row = There is no { $colour } card in the row: take another colour or draw from the deck.
refusal-nothing-placed = You have placed nothing yet: place a piece or discard a card.
refusal-already-placed = You have placed a piece, so you cannot swap a card this turn: place another one here or choose “{ phrase-done }”.
refusal-cannot-pass = You hold cards: place a piece or discard a card.
refusal-no-fortresses = This game is played without fortresses.
refusal-one-region = All pieces of a turn go to one region; this turn it is { $region }.
refusal-no-houses-left = You have no houses left.
refusal-no-emissaries-left = You have no emissaries left.
refusal-no-fort-left = You have already placed your fortress.
refusal-space-taken = There is already a house on { $region } { $number }: choose a space without one.
refusal-fort-there = There is already a fortress on { $region } { $number }: choose another space.
refusal-emissary-limit = { $limit ->
    [0] There is no house in { $region } yet, so there is no room for an emissary.
   *[other] { $region } holds { $limit } { $limit ->
        [one] emissary
       *[other] emissaries
    }, as many as its strongest player has houses there. Only a house that raises that number makes room.
}
refusal-joker-needs-pair = Two cards count as a joker only if they are the same colour.
refusal-wrong-colour = { $region } is { $own }: pay one { $own } card, or two matching cards of another colour.
refusal-joker-own-colour = { $region } is { $own }: one { $own } card is the price there, and a pair of the region's own colour doesn't count as a joker.
refusal-card-not-in-hand = { $cards ->
    [one] You have no { $colour } card.
   *[other] You do not have two { $colour } cards.
}

reconstructed-map = The map: the sizes of most regions, the spaces, roads and alliance numbers are reconstructed so that every published fact holds.
reconstructed-cards = The split of the 57 cards by colour is that of a later edition with the same total.

board-key = The mark before a space is the house of that seat; * is a fortress; marks beside a region's name are emissaries.
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

draw-title = China: the board
draw-region-label = { $region } ({ $colour }): { $houses } of { $spaces } spaces built on, emissaries { $emissaries } of { $limit }
draw-house-label = { $place }: { $seat }'s house
draw-space-label = { $place }: free space
draw-fort-space-label = { $place }: fortress, no house yet
draw-fort-house-label = { $place }: { $seat }'s house on a fortress
draw-alliance-label = Alliance { $number }, { $a } and { $b }. Points now: { $seats }.
draw-alliance-none = Alliance { $number }, { $a } and { $b }: nobody leads in both.
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
draw-now = if it ended: { $points }
draw-now-label = Points if the game ended now: { $points }
draw-turn = To play now
draw-winner = winner
draw-rank = { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
draw-points-regions = regions
draw-points-alliances = alliances
draw-points-roads = roads
draw-your-hand = Your hand
draw-row = Face-up row
draw-deck = Deck
draw-pass = { $exhausted ->
    [0] 1st pass
    [one] 2nd pass
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

about-space = A house here costs { $one }, or two matching cards of another colour. It counts for { $region } and for rows along the roads.
about-house = It counts towards the majority in { $region }, and towards its owner's rows of four or more houses along the roads.
about-fort-space = Whoever builds a house on the fortress gets double points for { $region } and for the row that house belongs to.
about-fort-house = On a fortress: its owner gets double points for { $region } and for the row this house belongs to.
about-region = Houses: { $owners }. { $scored ->
    [yes] Points scored: { $points }.
   *[no] Points with these houses: { $points }.
} Emissaries: { $envoys }. First place gets one point for every house here; everybody else who has built here gets as many points as the player just ahead has houses. There is room for as many emissaries as the strongest player has houses.
about-alliance = At the end, whoever has the most emissaries, alone or tied, in both { $a } and { $b } gets one point for every emissary in the two.
about-lake = It belongs to nobody, and regions on opposite shores are not neighbours.
about-track = Full regions score at once, everything else at the end. After 49 the count starts again from 0, with a point card.
about-hand = One card pays for a piece in { $regions }; two of this colour pay for one in any region of another colour.
about-row = At the end of your turn you may take cards from here. One card of this colour pays for a piece in { $regions }.
about-deck = Draw blind from here. When the deck runs out, the discards become the new deck; when it runs out again, the round is played to its end and the game is over.
about-discards = Cards that were paid or swapped, face up for everybody. Instead of placing, you may discard one card and take another.
about-supply-house = Click a free space to build. Pieces left over break ties.
about-supply-emissary = Click a region to send one there. Pieces left over break ties.
about-supply-fort = Click here first, then a free space, then the cards that pay for it. A house on a fortress doubles its owner's points.
about-seat = Left to place: houses { $houses }, emissaries { $emissaries }. Cards: { $cards }; everybody knows: { $known }.{ $emperor ->
    [yes] {" "}Holds the Emperor: goes first in every round.
   *[no] {""}
}
