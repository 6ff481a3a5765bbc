# ZhanGuo: every word a person sees, in English.
title = ZhanGuo
tagline = Six cards a round, each laid on your board or sent to court: unify five regions for the first Emperor.
goal = Most points after five rounds win: palaces, walls, governors, objectives, markers.
about-time = 120 min
about-weight = heavy

colour-blue = blue
colour-red = red
colour-purple = purple
colour-yellow = yellow

aspect-writing = writing
aspect-currency = currency
aspect-laws = laws

official-red = red
official-grey = grey
official-white = white

region-1 = 1 Wei
region-2 = 2 Zhao
region-3 = 3 Chu
region-4 = 4 Qi
region-5 = 5 Yan

area-gov = governor area
area-work = worker area

court-hire = hire one official
court-reassign = reassign officials
court-governor = install one governor
court-recruit = hire workers
court-palace = build one palace
court-wall = build one wall

section-jade-a = jade wall A
section-jade-b = jade wall B
section-gold-a = gold wall A
section-gold-b = gold wall B
section-iron-a = iron wall A
section-iron-b = iron wall B
tract-jade = jade
tract-gold = gold
tract-iron = iron

place-moves = the square with four moves
place-official = the square with an official
place-points = the square with four points
place-beside = a place without a bonus

face-calm = per region without unrest
face-order = per region with at least as many officials as unrest
face-grey = per region with a grey official
face-red = per region with a red official
face-white = per region with a white official
face-peace = minus your total unrest
face-sets = per set of three aspects
face-full = per region with three cards
face-pairs = per region with two cards of one aspect
face-currency = per region with a currency card
face-laws = per region with a laws card
face-writing = per region with a writing card

board-a = side A
board-circle = circle
board-square = square
board-triangle = triangle
board-star = star

bonus-marker = a marker of your choice
bonus-moves = up to two reassignment points
bonus-points-2 = 2 points
bonus-points-3 = 3 points
bonus-worker = a worker in its region
bonus-per-writing = a point for each writing card
bonus-per-currency = a point for each currency card
bonus-per-laws = a point for each laws card
bonus-calm-any = unrest −1 in any region
bonus-calm-here = unrest −1 in its region
bonus-carry = move a worker to a neighbouring region
bonus-red = a red official in its region
bonus-grey = a grey official in its region
bonus-white = a white official in its region

power-extra-worker = one more worker and a reassignment point
power-carry = move a worker to a neighbouring region
power-marker = a marker of your choice
power-relief = unrest −1 in a region and a worker there
power-moves = up to two reassignment points
power-shift = move a governor to a neighbouring region

reward-official = an official
reward-two-red = two red officials
reward-two-grey = two grey officials
reward-two-workers = two workers
reward-governor = a governor
reward-wall = a wall
reward-palace = a palace

option-boards = Player boards
option-boards-help = Side A is best for first games. The B sides have their own unrest tracks and two powers each.
option-boards-a = side A: the same for everybody
option-boards-b = side B: chosen, last player first
option-boards-auction = side B: auctioned for victory points
option-draft = Draft
option-draft-help = More choice and less luck: you see nine cards and keep six.
option-draft-no = two cards of each deck
option-draft-yes = rounds 1–4: draw three of each deck and give one back
option-track_order = Order of play
option-track_order-help = With the track, rewards also decide who plays second, third and last.
option-track_order-no = clockwise from the top disc
option-track_order-yes = the reward track from top to bottom
option-harsh_recruiting = Harsh hiring
option-harsh_recruiting-help = Unrest becomes a tighter limit; for experienced players.
option-harsh_recruiting-no = hiring workers raises unrest by one
option-harsh_recruiting-yes = hiring workers raises unrest by one for each worker

prompt-board = { $who ->
    [you] Choose your board.
   *[other] { $name } is choosing a board.
}
prompt-bid = { $bid ->
    [0] { $who ->
        [you] Open the auction: bid at least one point for the first choice of a board.
       *[other] { $name } opens the auction.
    }
   *[other] { $who ->
        [you] Bid more than { $bid }, or pass.
       *[other] { $name } may bid more than { $bid }, or pass.
    }
}
prompt-draft = { $who ->
    [you] Give back one card: you keep two of each aspect.
   *[other] { $name } is giving cards back.
}
prompt-card = { $who ->
    [you] Your turn in round { $round }: play a card from your hand.
   *[other] { $name } is about to play a card.
}
prompt-use = { $who ->
    [you] Use card { $card }: lay it on your board, or send it to court for one of the six actions.
   *[other] { $name } is deciding what to do with card { $card }.
}
prompt-move = { $who ->
    [you] Move your officials ({ $points ->
        [one] 1 reassignment point
       *[other] { $points } reassignment points
    } left).
   *[other] { $name } is moving officials ({ $points } left).
}
prompt-pay = { $who ->
    [you] { $action ->
        [palace] The palace takes two workers from region { $region } and one from another region: which one?
       *[other] Pay { $sticks ->
            [one] one worker
           *[other] { $sticks } workers, each from a different region
        }.
    }
   *[other] { $name } is paying workers.
}
prompt-seal = { $who ->
    [you] The palace brings a seal (a marker worth 3): take one.
   *[other] { $name } is taking a seal.
}
prompt-square = { $who ->
    [you] Put your governor on a free bonus square of region { $region }.
   *[other] { $name } is choosing a bonus square in region { $region }.
}
prompt-official = { $who ->
    [you] Place an official from your supply.
   *[other] { $name } is placing an official.
}
prompt-ability = { $who ->
    [you] Use abilities of your cards or your board, in any order, or end the turn.
   *[other] { $name } may use abilities.
}
prompt-marker = { $who ->
    [you] Take a marker of your choice.
   *[other] { $name } is taking a marker.
}
prompt-calm = { $who ->
    [you] Calm one of your regions.
   *[other] { $name } is calming a region.
}
prompt-carry = { $who ->
    [you] Move a worker to a neighbouring region.
   *[other] { $name } is moving a worker.
}
prompt-shift = { $who ->
    [you] Move one of your governors to a neighbouring region.
   *[other] { $name } is moving a governor.
}
prompt-reward = { $who ->
    [you] { $aspect ->
        [writing] The reward for writing
        [currency] The reward for currency
       *[laws] The reward for laws
    }, { $reward }{ $places ->
        [none] {""}
       *[other] {" "}({ $places })
    }, costs all your markers of it, worth { $value }: accept?
   *[other] { $name } is offered the reward for { $aspect ->
        [writing] writing
        [currency] currency
       *[laws] laws
    }: { $reward }.
}
prompt-governor = { $who ->
    [you] Choose the region of your new governor.
   *[other] { $name } is choosing a region for a governor.
}
prompt-wall = { $who ->
    [you] Choose where to build your wall.
   *[other] { $name } is choosing where to build a wall.
}
prompt-palace = { $who ->
    [you] Choose where to build your palace.
   *[other] { $name } is choosing where to build a palace.
}
prompt-none = The game is over: { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
prompt-nobody = Nobody holds a card, so there is nothing to decide.

help-board = Each B board has its own unrest tracks, its own three officials to start with, and two powers that follow certain court actions, whatever number was played.
help-bid = The highest bidder pays that many points and chooses a board. Whoever has passed stays out of this auction. The last player takes the last board for one point.
help-draft = Of three cards of each aspect you keep two; the third goes face down under its deck.
help-card = Every card can be laid on your board or sent to court. At court, a number higher than the top card activates the abilities of hiring workers, palaces and walls; a lower one those of hiring an official and installing a governor. Middle numbers are best laid on your board.
help-use = As the first, second or third card of a region it brings 1, 2 or 3 markers and raises unrest by 0, 1 or 2. At court it pays for any of the six actions. Before that, officials may step down from the governor area to the worker area for free.
help-move = A point moves an official to the same area of a neighbouring region, or from the worker area up to the governor area of its region. A worker area holds two; an official may pass through a full one. Stepping down is free.
help-pay = A palace takes two workers from its region and one from any other. A wall takes one worker for each stick of its space, all from different regions.
help-seal = A palace built with workers takes one of the seals left on the main board. A seal counts as three markers.
help-square = One square gives up to four reassignment points, one an official from your supply into any governor area, one four points at once.
help-official = The official goes from your supply into the governor area.
help-ability = The number you played activates abilities of this action: higher than the card beneath it for hiring workers, palaces and walls, lower for hiring an official and installing a governor. The cards of a region whose unrest is on its last cell are blocked. Each ability works once a turn; the power of a board works with any number.
help-marker = Markers decide the rewards at the end of the round and score at the end of the game.
help-calm = Unrest in one region falls by one.
help-carry = One worker goes to a neighbouring region of your board.
help-shift = The governor goes to a free square of a neighbouring region, or beside the squares if all are taken. There is no bonus, and unrest there stays.
help-reward = If you accept, you give back all your markers and the seal of the aspect, take the reward, and your disc drops below those of the players who take nothing this round. If you decline, you keep everything.
help-governor = You pay no officials. Unrest in the region drops to 0, and you must take a free bonus square.
help-wall = You pay no workers. You may have only one wall in a section.
help-palace = You pay no workers and take no seal; the palace scores the cards on your board as usual. It cannot be built where unrest is on the marked cell or on the last cell.
help-none = At the end governors score by majority in every region, markers by majority in every aspect, objective discs by section, and walls by the tile of their section.

event-bid = { $seat } bids { $points }.
event-passed = { $seat } passes.
event-auction-won = { $seat } wins the auction and pays { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-board-taken = { $price ->
    [0] { $seat } takes the { $board } board.
   *[other] { $seat } takes the last board, { $board }, and pays { $price ->
        [one] 1 point
       *[other] { $price } points
    }.
}
event-round-begun = Round { $round } begins: new cards are dealt, and { $seat } plays first.
event-given-back = { $card ->
    [0] { $seat } gives back a card of { $aspect ->
        [writing] writing
        [currency] currency
       *[laws] laws
    }.
   *[other] { $seat } gives back card { $card }.
}
event-card-played = { $seat } plays card { $card } ({ $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}).
event-card-laid = { $seat } lays card { $card } ({ $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}: { $trigger } brings { $bonus }) in { $region }: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}{ $points ->
    [0] {""}
    [one] {", "}1 point for a marker the supply lacks
   *[other] {", "}{ $points } points for markers the supply lacks
}{ $rise ->
    [0] {""}
   *[other] {", "}unrest +{ $rise }
}.
event-dropped = { $seat }: the { $colour ->
    [red] red
    [grey] grey
   *[white] white
} official in { $region } steps down to the worker area.
event-hired = { $seat } gets { $number ->
    [one] one
   *[other] { $number }
} { $colour ->
    [red] red
    [grey] grey
   *[white] white
} { $number ->
    [one] official
   *[other] officials
} in { $region }.
event-moves-given = { $seat } { $origin ->
    [action] reassigns officials:
   *[other] has
} { $points ->
    [one] 1 reassignment point
   *[other] { $points } reassignment points
}.
event-moved = { $seat }: { $way ->
    [up] the { $colour ->
        [red] red
        [grey] grey
       *[white] white
    } official in { $goal } goes up to the governor area
    [working] { $colour ->
        [red] a red
        [grey] a grey
       *[white] a white
    } official goes from the worker area of { $start } to that of { $goal }
   *[governing] { $colour ->
        [red] a red
        [grey] a grey
       *[white] a white
    } official goes from the governor area of { $start } to that of { $goal }
}{ $cost ->
    [one] {""}
   *[other] {" "}for { $cost } points
}.
event-stopped = { $seat } leaves { $points ->
    [one] 1 reassignment point
   *[other] { $points } reassignment points
} unused.
event-recruited = { $seat } hires { $workers ->
    [one] one worker
   *[other] { $workers } workers
} in { $region }{ $rise ->
    [0] {""}
   *[other] {", "}unrest +{ $rise }
}.
event-governor-named = { $seat } installs a governor in { $region }{ $paid ->
    [0] {""}
   *[other] {", "}three officials return to the supply
}{ $calmed ->
    [0] {""}
   *[other] {", "}unrest there drops from { $calmed } to 0
}.
event-governor-placed = { $seat }'s governor takes { $place } in { $region }.
event-palace-planned = { $seat } is building a palace in { $region }.
event-palace-built = { $seat } has built a palace in { $region }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for the cards on the board.
event-wall-planned = { $seat } is building on { $section }, the space with { $sticks ->
    [one] one stick
   *[other] { $sticks } sticks
}.
event-wall-built = { $seat } has built on { $section }, the space with { $sticks ->
    [one] one stick
   *[other] { $sticks } sticks
}.
event-seal-taken = { $seat } takes the seal of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}.
event-activated = { $seat } uses card { $card }: { $bonus }.
event-power-used = { $seat } uses the power of the { $board } board: { $power }.
event-marker-taken = { $seat } takes a marker of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}.
event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-calmed = { $seat }'s unrest in { $region } falls by one.
event-workers-came = { $seat } gets { $workers ->
    [one] one worker
   *[other] { $workers } workers
} in { $region }.
event-carried = { $seat }'s worker goes from { $start } to { $goal }.
event-shifted = { $seat }'s governor goes from { $start } ({ $place }) to { $goal } ({ $new_place }).
event-skipped = { $seat } takes no official.
event-turn-ended = { $seat } ends the turn.
event-claimed = { $seat } reaches the { $half ->
    [upper] upper
   *[lower] lower
} objective for { $kind ->
    [wall] walls
    [palace] palaces
   *[governor] governors
}: a disc worth { $points }.
event-reward-offered = The reward for { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}, { $reward }, is offered to { $seat }{ $count ->
    [0] {""}
   *[other] {" "}({ $over } cannot take it)
}.
event-reward-left = Nobody takes the reward for { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}{ $count ->
    [0] {""}
   *[other] {" "}({ $over } cannot take it)
}.
event-reward-declined = { $seat } declines.
event-reward-taken = { $seat } gives back all markers of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
} and takes the reward: { $reward }.
event-discs-back = The reward track, from the top: { $seats }.
event-game-over = The game is over: { $seat } wins.

final-governors = { $region }: { $seat } leads with { $governors ->
    [one] 1 governor
   *[other] { $governors } governors
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
final-markers = { $seat } has the most markers of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
final-objectives = { $seat } has { $discs ->
    [one] 1 objective disc
   *[other] { $discs } objective discs
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
final-wall = { $seat }, { $section } ({ $sticks ->
    [one] one stick
   *[other] { $sticks } sticks
}, { $face }): { $points ->
    [one] 1 point
   *[other] { $points } points
}.
final-total = { $seat }: { $before } during the game + { $final } at the end = { $total ->
    [one] 1 point
   *[other] { $total } points
}.

refusal-game-over = The game is over.
refusal-not-now = That cannot be done now. { $decision ->
    [board] Choose a board first.
    [bid] Bid or pass first.
    [draft] Give a card back first.
    [card] Choose a card to play first.
    [use] Choose what to use the card for.
    [move] Move officials, or stop.
    [pay] Pay the workers first.
    [seal] Take a seal first.
    [square] Choose a bonus square first.
    [official] Place the official first.
    [ability] Use an ability, or end the turn.
    [marker] Take a marker first.
    [calm] Choose a region to calm first.
    [carry] Move the worker first.
    [shift] Move the governor first.
    [reward] Accept or decline the reward first.
    [governor] Choose the region of the governor first.
    [wall] Choose where to build the wall first.
   *[palace] Choose where to build the palace first.
}
refusal-board-taken = The { $board } board is not on offer.
refusal-bid-too-low = Bid at least { $least }, or pass.
refusal-bid-too-high = You have only { $points ->
    [one] 1 point
   *[other] { $points } points
} to bid.
refusal-must-open = You open this auction: bid at least { $least }.
refusal-card-not-in-hand = Card { $card } is not in your hand.
refusal-draft-aspect = The card you give back now must be one of { $aspect }.
refusal-region-full = Region { $region } already holds three cards.
refusal-unrest-limit = Unrest in region { $region } is { $unrest } of { $length } and would rise by { $rise }: there is no room for that on its track.
refusal-no-official-left = You have no { $colour ->
    [red] red
    [grey] grey
   *[white] white
} official left in your supply.
refusal-reward-region = This reward is not for that region but for region { $regions }.
refusal-cannot-skip = You have accepted the reward and must take it.
refusal-no-official-on-board = You have no official on your board.
refusal-no-governor-left = All your governors are on the map.
refusal-needs-three-officials = A governor needs a red, a grey and a white official in the governor area of region { $region }.
refusal-no-recruiter = There is no official in the worker area of region { $region }: let one step down first.
refusal-no-palace-left = You have built all your palaces.
refusal-palace-slots-full = All palace slots of region { $region } are taken.
refusal-palace-unrest = Unrest in region { $region } forbids a palace: its cube is on the marked cell or on the last cell.
refusal-palace-workers = A palace needs two workers in region { $region } and one in another region.
refusal-no-wall-left = You have built all your walls.
refusal-one-wall-per-section = You already have a wall in this section: { $section }.
refusal-wall-space-taken = The space with { $sticks ->
    [one] one stick
   *[other] { $sticks } sticks
} on { $section } is taken.
refusal-wall-workers = That wall needs workers in { $sticks ->
    [one] one region
   *[other] { $sticks } different regions
}.
refusal-no-such-official = There is no { $colour ->
    [red] red
    [grey] grey
   *[white] white
} official in the { $area } of region { $region }.
refusal-worker-area-full = The worker area of region { $region } is full: it holds two officials.
refusal-not-adjacent = Regions { $start } and { $goal } are not neighbours.
refusal-not-enough-points = That way costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
}, and you have { $points }.
refusal-must-spend-a-point = You must spend at least one reassignment point.
refusal-pay-count = { $needed ->
    [one] Pay with a worker from one region.
   *[other] Pay with workers from { $needed } different regions.
}
refusal-pay-same-region = The third worker must come from a region other than { $region }.
refusal-pay-no-worker = You have no worker in region { $region }.
refusal-seal-gone = The seal of { $aspect } is no longer on the main board.
refusal-square-taken = There is already a governor there: { $square }.
refusal-not-on-board = Card { $card } is not on your board.
refusal-already-used = You have already used that this turn.
refusal-wrong-trigger = Card { $card } is activated by another action: { $trigger }.
refusal-wrong-number = { $wanted ->
    [lower] This ability needs a number lower than { $beneath }
   *[higher] This ability needs a number higher than { $beneath }
}, and you played { $played }.
refusal-region-in-revolt = Unrest in region { $region } is on its last cell: its cards are blocked.
refusal-no-effect = That would do nothing now.
refusal-no-power = Your board has no power that follows this action.
refusal-marker-gone = No marker of { $aspect } is left.
refusal-no-unrest = There is no unrest in region { $region }.
refusal-no-worker = You have no worker in region { $region }.
refusal-no-such-governor = You have no governor in region { $region } on { $place }.
refusal-take-a-square = A bonus square of region { $region } is free: take it.

reconstructed-cards = The cards: numbers and aspects are printed, but which card has which ability is reconstructed (only two are known).
reconstructed-boards = The player boards: unrest tracks, marked cells, starting officials of the B sides, and which shape has which powers.
reconstructed-rewards = The reward table: its kinds are printed, but most of its layout is reconstructed.
reconstructed-objectives = Ten of the twelve objective tiles and the value of the fourth disc.
reconstructed-walls = Which two faces share a wall tile, and the name of the third tract.
reconstructed-map = The map: three bonus squares in every region, one of each kind, and the regions as neighbours in a row.

letter-hire = h
letter-reassign = m
letter-governor = g
letter-recruit = r
letter-palace = p
letter-wall = w
letter-red = R
letter-grey = G
letter-white = W
letter-jade = Ja
letter-gold = Go
letter-iron = Ir
short-marker = mk
short-moves = mv
short-points-2 = +2
short-points-3 = +3
short-worker = wk
short-per-writing = xWr
short-per-currency = xCu
short-per-laws = xLa
short-calm-any = -1*
short-calm-here = -1
short-carry = cw
short-red = oR
short-grey = oG
short-white = oW
short-unrest = un
short-writing = Wr
short-currency = Cu
short-laws = La

board-title = ZhanGuo, round { $round } of 5, { $phase ->
    [boards] choosing boards
    [draft] the draft
    [play] playing cards
    [rewards] unification rewards
   *[over] the game is over
}
board-court = Court: { $top } on top of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. ▲ higher activates r, p, w (workers, palace, wall); ▼ lower activates h, g (official, governor).
board-court-empty = Court: empty. The first card activates every ability of its action.
board-own = { $mark } { $name }, board: { $board }
board-cards = cards
board-gov = governing
board-work = hiring
board-workers = workers
board-unrest = unrest
board-map = main board
board-moves = 4 moves
board-official = official
board-points = 4 points
board-beside = no bonus
board-palaces = palaces
board-hand = Hand, and what each number would activate:
board-backs = Hand: { $backs }
board-upper-wall = upper, walls:
board-upper-palace = upper, palaces:
board-upper-governor = upper, governors:
board-lower-wall = lower, walls:
board-lower-palace = lower, palaces:
board-lower-governor = lower, governors:
board-rewards = Rewards of the round: { $offers }
board-track = Reward track: { $track }. Left: markers { $supply }, seals { $seals }, cards { $decks }
board-seat = { $turn ->
    [yes] >
   *[no] {" "}
} { $mark } { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; hand { $backs }; markers { $markers }, seals { $seals }; left { $officials } gov { $governors } pal { $palaces } wall { $walls }
board-final = { $mark } { $name }: { $during } in play + governors { $governors } + markers { $markers } + objectives { $objectives } + walls { $walls } = { $total }
board-key = Card: number action>bonus. h hire an official, g governor, r hire workers, p palace, w wall; mk marker, mv moves, wk worker, cw move a worker, xWr xCu xLa points per card of writing, currency, laws, -1 calm here, -1* calm anywhere, oR oG oW red, grey, white official. Unrest: ■ cube, × no palace, ! last cell.
