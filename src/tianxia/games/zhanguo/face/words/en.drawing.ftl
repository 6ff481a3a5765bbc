# The drawing of ZhanGuo: titles, labels and what each thing says of itself.
draw-title = The main board of ZhanGuo
draw-own = Your board and your hand
draw-seat = { $seat }: what everybody may see
draw-points = +{ $points } VP

draw-court = Court
draw-court-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
draw-court-label = { $cards ->
    [0] The court pile is empty: the first card wakes every ability of its action
   *[other] The court pile, { $top } on top
}
about-court = A number higher than the top (▲) wakes your abilities of hiring workers, palaces and walls; a lower one (▼) those of hiring an official and installing a governor. The pile is open and never cleared.
about-court-hire = Any card pays. One official of any colour goes from your supply into the governor area of any region. A lower number wakes abilities. Choose a card, then this sign or at once an official of your supply, then the governor area where it goes.
about-court-reassign = Any card pays. { $points } reassignment points to move officials; at least one must be spent. No number wakes a card, but a board may have a power. Choose a card, then this sign, then the officials and where they go.
about-court-governor = Any card pays. One official of each colour in one governor area goes home, the unrest there ends, and a governor comes to that region of the map. A lower number wakes abilities. Choose a card, then this sign or at once the region on the map.
about-court-recruit = Any card pays. One worker for each official in the worker area of one region; unrest rises. A higher number wakes abilities. Choose a card, then this sign or at once the workers of a region on your board.
about-court-palace = Any card pays. Two workers of the region and one of another; the palace scores the number of cards on your board and takes a seal. A higher number wakes abilities. Choose a card, then this sign or at once the palaces of the region on the map, then the workers who pay.
about-court-wall = Any card pays. One worker for each stick, all of different regions; one wall in a section. A higher number wakes abilities. Choose a card, then this sign or at once a space at the Great Wall, then the workers who pay.

draw-rewards = Rewards by round
draw-reward-label = Round { $round }, { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}: { $reward }{ $count ->
    [0] {""}
   *[other] {" "}(region { $regions })
}
about-reward = At the end of that round the player with the most of the aspect may give back all its markers and the seal to take this; who declines or cannot take it is passed over.
draw-marker-label = Markers of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
} left: { $left }
about-marker = Cards laid on your board bring markers of their aspect; if none is left, a point each. The most of them wins the reward of the round, and { $points } points at the end of the game.
draw-seal-label = { $here ->
    [yes] The seal of
   *[no] With { $seat }: the seal of
} { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}
about-seal = A marker of value 3. A palace built with workers takes one seal that lies here; a reward brings it back.
draw-track = Track
draw-track-label = Reward track from the top: { $seats }
about-track = The disc on top begins the round, and a higher disc wins every tie. Who takes a reward goes to the column of the round and comes back below the others.

draw-objectives = Objectives: two sections
draw-objective-label = { $section ->
    [upper] Upper
   *[lower] Lower
} objective, { $kind ->
    [wall] walls in
    [palace] palaces in
   *[governor] governors in
}: { $places }. Discs: { $seats }
about-objective = { $kind ->
    [wall] A wall in each tract shown (shown twice: in both of its sections).
    [palace] A palace in each region shown.
   *[governor] A governor in each region shown.
} A disc is placed by itself at the end of your turn; the numbers are the values of the first disc, the second and so on. At the end each section is worth the sum of your discs times their number.

draw-region-label = { $region } on the map. Governors: { $governors }
about-region = Here a governor is installed. At the end the most governors score { $first } + { $each } for each of them; leaders who tie share. On the right: who leads now, and the points of each.
draw-square-label = { $region }, { $place }
about-moves = A governor placed here brings up to { $moves } reassignment points at once.
about-official = An official: red is military, grey civil, white an inspector. One of each in a governor area makes a governor; in a worker area each hires one worker.
about-points = A governor placed here scores { $points } points at once.
draw-beside = beside
draw-beside-label = { $region }, beside the squares: { $seats }
about-beside = A governor stands here, without a bonus, when all three squares are taken. He counts like any other.
draw-palaces-label = Palaces in { $region }: { $seats }. Free slots: { $free }
about-palace = A palace costs two workers of this region and one of another. It scores one point for each card on your board and takes a seal. Too much unrest forbids it.
about-tile = At the end a wall here scores { $one }, { $two } or { $three } (for one, two, three sticks) for: { $face }.
about-tile-now = With your board as it is now: { $one }, { $two } or { $three } points.
draw-space-label = { $section }, { $sticks ->
    [one] 1 stick
   *[other] { $sticks } sticks
}
about-space = A wall here costs { $sticks ->
    [one] one worker
   *[other] { $sticks } workers of different regions
}. One wall of yours in a section. The number beside the sticks is what it brings for each thing the tile names.

draw-offer = Boards on offer
draw-bid = – standing bid { $bid } by { $seat }
draw-offer-label = The board: { $board }
about-offer = { $powers }. The cubes come into region 1; the cells are the unrest tracks of the five regions, red where no palace may be built.

draw-supply-label = { $colour ->
    [red] Red
    [grey] Grey
   *[white] White
} officials left in your supply: { $left }
about-supply = Hired officials come from here. Point at one, then at the governor area where it goes.
draw-left-label = { $kind ->
    [governors] Governors
    [palaces] Palaces
   *[walls] Walls
} left in your supply: { $left }
about-left-governors = A governor is installed on the map for one official of each colour in one governor area.
about-left-palaces = A palace is built on the map for two workers of its region and one of another.
about-left-walls = A wall is built at the Great Wall for one to three workers of different regions.
draw-own-marker-label = Your markers of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}: { $count }{ $seals ->
    [0] {""}
   *[other] {" "}and the seal
}
about-own-marker = Their value is { $value } (a seal counts 3). The highest value is offered the reward of the round first, and scores at the end of the game.
draw-power = { $action } – { $power }
draw-power-short = Power
draw-power-label = The power of your board ({ $board })
about-power = Once a turn, after a court action, whatever number you played: { $powers }.
draw-slot-label = { $region }, place for card { $card }: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}, unrest +{ $rise }
about-slot = Lay the card here: a unification action. It brings markers of its aspect at once and an ability for later, and ends the turn.
draw-unrest-label = Unrest in { $region }: { $unrest } of { $length }
about-unrest = On a red cell no palace may be built; on the last one (!) the cards of the region are silent too. A governor ends all unrest of the region.
draw-area-label = { $region }, { $area }
about-gov = Hired officials stand here, without limit. One of each colour makes a governor. They may step down to the worker area for nothing.
about-work = Room for two officials. Each of them hires one worker.
draw-official-label = { $count ->
    [one] {""}
   *[other] { $count }{" "}
}{ $colour ->
    [red] red
    [grey] grey
   *[white] white
} { $count ->
    [one] official
   *[other] officials
}, { $region }, { $area }
draw-workers-label = Workers in { $region }: { $count }
about-workers = Workers build palaces and walls. Hiring brings one for each official in the worker area and raises unrest.

draw-card-label = Card { $card }, { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}: { $trigger } brings { $bonus }
about-card = Card { $card }, { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}. After the court action “{ $trigger }” with a { $number ->
    [higher] higher
   *[lower] lower
} number than the top of the court it may be used once a turn: { $bonus }.
about-hand = Card { $card }, { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}. Laid on your board it brings markers of its aspect at once and an ability for later: after “{ $trigger }” with a { $number ->
    [higher] higher
   *[lower] lower
} number than the top of the court, { $bonus }. Sent to court it pays for any of the six actions.
about-wakes = Its number would wake now: { $wakes }.
about-wakes-nothing = Its number would wake nothing now.

draw-seat-label = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, board { $board }
about-seat = Cards in hand by aspect, unification markers with seals (3), and what is left in the supply: officials, governors, palaces, walls.
draw-backs = Hand
draw-markers = Markers
draw-other-label = { $seat }, { $region }: workers { $workers }, unrest { $unrest }
about-other = Left the governor area, then the worker area, the workers, and the unrest track with its forbidden cells in red.
