# ZhanGuo: every word a person sees, in English.
title = ZhanGuo
tagline = Six cards a round, each a law or an errand at court: unify the five regions before the Emperor counts.
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

place-moves = the square of four moves
place-official = the square of an official
place-points = the square of four points
place-beside = a place beside the squares

face-calm = regions without unrest
face-order = regions with at least as many officials as unrest
face-grey = regions with a grey official
face-red = regions with a red official
face-white = regions with a white official
face-peace = once, less all unrest
face-sets = sets of three aspects
face-full = regions with three cards
face-pairs = regions with two cards of one aspect
face-currency = regions with a currency card
face-laws = regions with a laws card
face-writing = regions with a writing card

board-a = side A
board-circle = circle
board-square = square
board-triangle = triangle
board-star = star

bonus-marker = a marker of choice
bonus-moves = two reassignment points
bonus-points-2 = 2 points
bonus-points-3 = 3 points
bonus-worker = a worker in its region
bonus-per-writing = a point for each writing card
bonus-per-currency = a point for each currency card
bonus-per-laws = a point for each laws card
bonus-calm-any = unrest -1 anywhere
bonus-calm-here = unrest -1 in its region
bonus-carry = move a worker
bonus-red = a red official in its region
bonus-grey = a grey official in its region
bonus-white = a white official in its region

power-extra-worker = one more worker and a reassignment point
power-carry = move a worker
power-marker = a marker of choice
power-relief = less unrest and a worker there
power-moves = two reassignment points
power-shift = move a governor

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
option-draft-yes = rounds 1-4: draw three of each deck and give one back
option-track_order = Order of play
option-track_order-help = With the track, rewards also decide who plays second, third and last.
option-track_order-no = clockwise from the top disc
option-track_order-yes = the reward track from top to bottom
option-harsh_recruiting = Harsh recruiting
option-harsh_recruiting-help = Unrest becomes a sharper limit; for experienced players.
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
       *[other] { $name } bids more than { $bid }, or passes.
    }
}
prompt-draft = { $who ->
    [you] Give back one card: of each aspect you keep two.
   *[other] { $name } is giving cards back.
}
prompt-card = { $who ->
    [you] Your turn in round { $round }: play a card from your hand.
   *[other] { $name } is to play a card.
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
        [palace] The palace in region { $region } takes two workers of it and one of another region: of which?
       *[other] Pay { $sticks ->
            [one] one worker
           *[other] { $sticks } workers, each of another region
        }.
    }
   *[other] { $name } is paying workers.
}
prompt-seal = { $who ->
    [you] The palace brings a seal: take one.
   *[other] { $name } takes a seal.
}
prompt-square = { $who ->
    [you] Put your governor on a free bonus square of region { $region }.
   *[other] { $name } chooses a bonus square in region { $region }.
}
prompt-official = { $who ->
    [you] Place an official from your supply.
   *[other] { $name } places an official.
}
prompt-ability = { $who ->
    [you] Use an ability of your cards or your board, in any order, or end the turn.
   *[other] { $name } may use abilities.
}
prompt-marker = { $who ->
    [you] Take a marker of your choice.
   *[other] { $name } takes a marker.
}
prompt-calm = { $who ->
    [you] Calm one of your regions.
   *[other] { $name } calms a region.
}
prompt-carry = { $who ->
    [you] Move a worker to a neighbouring region.
   *[other] { $name } moves a worker.
}
prompt-shift = { $who ->
    [you] Move one of your governors to a neighbouring region.
   *[other] { $name } moves a governor.
}
prompt-reward = { $who ->
    [you] { $aspect ->
        [writing] The reward for writing
        [currency] The reward for currency
       *[laws] The reward for laws
    }, { $reward }{ $places ->
        [none] {""}
       *[other] {" "}({ $places })
    }, is yours if you give back all your markers of it, worth { $value }: accept or decline?
   *[other] { $name } is offered the reward for { $aspect ->
        [writing] writing
        [currency] currency
       *[laws] laws
    }: { $reward }.
}
prompt-governor = { $who ->
    [you] Choose the region of your new governor.
   *[other] { $name } chooses a region for a governor.
}
prompt-wall = { $who ->
    [you] Choose where your wall is built.
   *[other] { $name } chooses where a wall is built.
}
prompt-palace = { $who ->
    [you] Choose where your palace is built.
   *[other] { $name } chooses where a palace is built.
}
prompt-none = The game is over: { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
prompt-nobody = Nobody holds a card: nothing is to be decided.

help-board = Each B board has its own unrest tracks, its own three officials to start with, and two powers that follow certain court actions whatever number was played.
help-bid = The highest bid pays its points and chooses a board; who has passed stays out of this auction. The last player takes the last board for one point.
help-draft = Of three cards of each aspect you keep two; the third goes face down under its deck.
help-card = Every card can be laid on your board or sent to court. Higher than the top of the court wakes abilities of recruit, palace and wall; lower wakes those of hire and governor. Lay the middle numbers on your board.
help-use = Laid in a region as its first, second or third card it brings 1, 2 or 3 markers and raises unrest by 0, 1 or 2. At court it pays for any of the six actions. Officials may step down from the governor area to the worker area for nothing (drop).
help-move = A point moves an official to the same area of a neighbouring region, or from the worker area up to the governor area of its region. Two fit in a worker area; a full one can be passed. Stepping down is free.
help-pay = A palace takes two workers of its region and one of any other. A wall takes one worker for each stick, all of different regions.
help-seal = A palace built with workers takes one of the seals that lie on the board. A seal counts as three markers.
help-square = The square of moves gives four reassignment points, the square of an official one from your supply into any governor area, the square of points four points at once.
help-official = The official goes from your supply into the governor area.
help-ability = The number you played wakes abilities of this action: higher than the card beneath for recruit, palace and wall, lower for hire and governor. A region whose unrest is on its last cell is silent. Each works once a turn; the board's power works with any number.
help-marker = Markers decide the rewards at the end of the round and score at the end of the game.
help-calm = Unrest of one region falls by one.
help-carry = One worker goes to a neighbouring region of your board.
help-shift = A governor goes to a free square of a neighbouring region, or beside if all are taken. It brings no bonus and calms nothing.
help-reward = Who accepts gives back all markers and the seal of the aspect, takes the reward, and falls on the reward track. Who declines keeps everything.
help-governor = No officials are paid; the region calms down, and a free bonus square must be taken.
help-wall = No workers are paid. You may have one wall in a section.
help-palace = No workers are paid and no seal is taken; the palace scores your cards as usual. Too much unrest forbids it.
help-none = At the end governors score by majority in every region, markers by majority of every aspect, objective discs by section, and walls by the face on their section.

event-bid = { $seat } bids { $points }.
event-passed = { $seat } passes.
event-auction-won = { $seat } wins the auction and pays { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-board-taken = { $price ->
    [0] { $seat } takes the board { $board }.
   *[other] { $seat } takes the last board, { $board }, and pays { $price ->
        [one] 1 point
       *[other] { $price } points
    }.
}
event-round-begun = Round { $round } begins: new cards are dealt, { $seat } is first.
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
    [one] {", "}1 point for a missing one
   *[other] {", "}{ $points } points for missing ones
}{ $rise ->
    [0] {""}
   *[other] {", "}unrest +{ $rise }
}.
event-dropped = { $seat }: the { $colour ->
    [red] red
    [grey] grey
   *[white] white
} official of { $region } steps down to the worker area.
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
    } official of { $goal } goes up to the governor area
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
   *[other] {", "}three officials go home
}{ $calmed ->
    [0] {""}
   *[other] {", "}the unrest of { $calmed } ends
}.
event-governor-placed = The governor of { $seat } takes { $place } in { $region }.
event-palace-planned = { $seat } builds a palace in { $region }.
event-palace-built = A palace of { $seat } stands in { $region }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for the cards on the board.
event-wall-planned = { $seat } builds at the { $section }, the space with { $sticks ->
    [one] one stick
   *[other] { $sticks } sticks
}.
event-wall-built = A wall of { $seat } stands at the { $section } on { $sticks ->
    [one] one stick
   *[other] { $sticks } sticks
}.
event-seal-taken = { $seat } takes the seal of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}.
event-activated = { $seat } uses card { $card }: { $bonus }.
event-power-used = { $seat } uses the power of the board { $board }: { $power }.
event-marker-taken = { $seat } takes a marker of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}.
event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-calmed = Unrest of { $seat } in { $region } falls by one.
event-workers-came = { $seat } gets { $workers ->
    [one] one worker
   *[other] { $workers } workers
} in { $region }.
event-carried = A worker of { $seat } goes from { $start } to { $goal }.
event-shifted = A governor of { $seat } leaves { $place } in { $start } for { $new_place } in { $goal }.
event-skipped = { $seat } takes no official.
event-turn-ended = { $seat } ends the turn.
event-claimed = { $seat } reaches the { $half ->
    [upper] upper
   *[lower] lower
} objective of { $kind ->
    [wall] walls
    [palace] palaces
   *[governor] governors
}: a disc worth { $points }.
event-reward-offered = { $count ->
    [0] {""}
   *[other] { $over } cannot take it.{" "}
}The reward for { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}, { $reward }, is offered to { $seat }.
event-reward-left = { $count ->
    [0] {""}
   *[other] { $over } cannot take it.{" "}
}Nobody takes the reward for { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}.
event-reward-declined = { $seat } declines.
event-reward-taken = { $seat } gives back all markers of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
} and takes the reward: { $reward }.
event-discs-back = The reward track now: { $seats }.
event-game-over = The game is over: { $seat } wins.

final-governors = { $region }: { $seat } leads with { $governors ->
    [one] 1 governor
   *[other] { $governors } governors
}, { $points } points.
final-markers = { $seat } has the most of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}: { $points } points.
final-objectives = { $seat } has { $discs ->
    [one] 1 objective disc
   *[other] { $discs } objective discs
}: { $points } points.
final-wall = The wall of { $seat } at the { $section } ({ $sticks ->
    [one] one stick
   *[other] { $sticks } sticks
}; { $face }): { $points ->
    [one] 1 point
   *[other] { $points } points
}.
final-total = { $seat }: { $before } during the game + { $final } at the end = { $total } points.

refusal-game-over = The game is over.
refusal-not-now = That does not answer what is asked now. { $decision ->
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
refusal-board-taken = The board { $board } is not on offer.
refusal-bid-too-low = Bid at least { $least }, or pass.
refusal-bid-too-high = You have only { $points ->
    [one] 1 point
   *[other] { $points } points
} to bid.
refusal-must-open = You open this auction: bid at least { $least }.
refusal-card-not-in-hand = Card { $card } is not in your hand.
refusal-draft-aspect = Now a card of { $aspect } is given back.
refusal-region-full = Region { $region } holds three cards already.
refusal-unrest-limit = Unrest in region { $region } is { $unrest } of { $length } and would rise by { $rise }: it cannot leave the track.
refusal-no-official-left = You have no { $colour ->
    [red] red
    [grey] grey
   *[white] white
} official left in your supply.
refusal-reward-region = This reward is for another place: region { $regions }.
refusal-cannot-skip = You have accepted the reward and must take it.
refusal-no-official-on-board = You have no official on your board.
refusal-no-governor-left = All your governors are on the map.
refusal-needs-three-officials = A governor needs a red, a grey and a white official in the governor area of region { $region }.
refusal-no-recruiter = There is no official in the worker area of region { $region }: let one step down first.
refusal-no-palace-left = You have built all your palaces.
refusal-palace-slots-full = All palace slots of region { $region } are taken.
refusal-palace-unrest = Unrest in region { $region } forbids a palace: its cube stands on the palace mark or on the last cell.
refusal-palace-workers = A palace needs two workers in region { $region } and one in another region.
refusal-no-wall-left = You have built all your walls.
refusal-one-wall-per-section = You have a wall at the { $section } already.
refusal-wall-space-taken = The space with { $sticks ->
    [one] one stick
   *[other] { $sticks } sticks
} at the { $section } is taken.
refusal-wall-workers = That wall needs workers in { $sticks ->
    [one] one region
   *[other] { $sticks } different regions
}.
refusal-no-such-official = There is no { $colour ->
    [red] red
    [grey] grey
   *[white] white
} official in the { $area } of region { $region }.
refusal-worker-area-full = Two officials are in the worker area of region { $region }: it is full.
refusal-not-adjacent = Regions { $start } and { $goal } are not neighbours.
refusal-not-enough-points = This way costs { $cost } points, and you have { $points }.
refusal-must-spend-a-point = At least one reassignment point must be spent.
refusal-pay-count = { $needed ->
    [one] Pay with a worker of one region.
   *[other] Pay with workers of { $needed } different regions.
}
refusal-pay-same-region = The third worker must come from another region than { $region }.
refusal-pay-no-worker = You have no worker in region { $region }.
refusal-seal-gone = The seal of { $aspect } is not on the board.
refusal-square-taken = A governor stands there already: { $square }.
refusal-not-on-board = Card { $card } is not on your board.
refusal-already-used = That was used in this turn already.
refusal-wrong-trigger = Card { $card } is woken by another action: { $trigger }.
refusal-wrong-number = { $wanted ->
    [lower] This ability needs a number lower than { $beneath }
   *[higher] This ability needs a number higher than { $beneath }
}, and you played { $played }.
refusal-region-in-revolt = Unrest in region { $region } is on its last cell: its cards are silent.
refusal-no-effect = That would do nothing now.
refusal-no-power = Your board has no power after this action.
refusal-marker-gone = No marker of { $aspect } is left.
refusal-no-unrest = There is no unrest in region { $region }.
refusal-no-worker = You have no worker in region { $region }.
refusal-no-such-governor = You have no governor there in region { $region }: { $place }.
refusal-take-a-square = A square of region { $region } is free: take it.

reconstructed-cards = The cards: numbers and aspects are printed, but which card has which ability is reconstructed (only two are known).
reconstructed-boards = The player boards: unrest tracks, palace marks, starting officials of the B sides and which shape has which powers.
reconstructed-rewards = The reward table: its kinds are printed, most of its layout is reconstructed.
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
}. ▲ higher wakes r, p, w (recruit, palace, wall); ▼ lower wakes h, g (hire, governor).
board-court-empty = Court: empty. The first card wakes every ability of its action.
board-own = { $mark } { $name }, board: { $board }
board-cards = cards
board-gov = governing
board-work = recruiting
board-workers = workers
board-unrest = unrest
board-map = main board
board-moves = 4 moves
board-official = official
board-points = 4 points
board-beside = beside
board-palaces = palaces
board-hand = Hand, and what each number would wake on your board:
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
} { $mark } { $name }: { $points } points; hand { $backs }; markers { $markers }, seals { $seals }; left { $officials } gov { $governors } pal { $palaces } wall { $walls }
board-final = { $mark } { $name }: { $during } in play + governors { $governors } + markers { $markers } + objectives { $objectives } + walls { $walls } = { $total }
board-key = Card: number trigger>bonus. h hire, g governor, r recruit, p palace, w wall; mk marker, mv moves, wk worker, cw move a worker, xWr xCu xLa points per card of writing, currency, laws, -1 calm here, -1* calm anywhere, oR oG oW red, grey, white official. Unrest: ■ cube, × no palace, ! last cell.
