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
    [0] The court is empty: the first card activates every ability of its action
   *[other] The court, { $top } on top
}
about-court = A number higher than the top card (▲) activates your abilities of hiring workers, palaces and walls; a lower one (▼) those of hiring an official and installing a governor. The pile is open and never cleared.
about-court-hire = Any card will do. One official of any colour goes from your supply into the governor area of any region. A lower number activates abilities. Choose a card, then this sign or an official in your supply, then the governor area.
about-court-reassign = Any card will do. You get { $points } reassignment points to move officials, and must spend at least one. No number activates a card, but a board may have a power. Choose a card, then this sign, then the officials and where they go.
about-court-governor = Any card will do. One official of each colour in one governor area returns to your supply, unrest there drops to 0, and a governor comes to that region of the map. A lower number activates abilities. Choose a card, then this sign or the region on the map.
about-court-recruit = Any card will do. You get one worker for each official in the worker area of one region, and unrest there rises. A higher number activates abilities. Choose a card, then this sign or the workers of a region on your board.
about-court-palace = Any card will do. You pay two workers of the region and one of another; the palace scores a point for each card on your board and takes a seal (a marker worth 3). A higher number activates abilities. Choose a card, then this sign or the palaces of a region on the map, then the workers who pay.
about-court-wall = Any card will do. You pay one worker for each stick of the space, all from different regions, and may have one wall in a section. A higher number activates abilities. Choose a card, then this sign or a space on the Great Wall, then the workers who pay.

draw-rewards = Rewards by round
draw-reward-label = Round { $round }, { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}: { $reward }{ $count ->
    [0] {""}
   *[other] {" "}(region { $regions })
}
about-reward = At the end of that round the player with the highest value of the aspect may give back all its markers, and its seal, to take this. Whoever declines or cannot take it is passed over.
draw-marker-label = Markers of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
} left: { $left }
about-marker = Cards laid on your board bring markers of their aspect; if none is left, a point each. The player with the highest value is offered the reward of the round, and scores { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end of the game.
draw-seal-label = { $here ->
    [yes] The seal of
   *[no] With { $seat }: the seal of
} { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}
about-seal = A seal: a marker of value 3. A palace built with workers takes one of the seals on this board; a seal given back for a reward returns here.
draw-track = Track
draw-track-label = Reward track, from the top: { $seats }
about-track = The disc on top begins the round, and a higher disc wins every tie. Whoever takes a reward moves to the column of the round and comes back below those who took none.

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
} Your disc is placed for you at the end of your turn; the numbers are the values of the first disc, the second and so on. At the end each section is worth the sum of your discs, times the number of your discs.

draw-region-label = { $region } on the map. Governors: { $governors }
about-region = Governors are installed here. At the end the most governors score { $first } + { $each } for each of them; tied leaders share. On the right: who leads now, and the points of each.
draw-square-label = { $region }, { $place }
about-moves = A governor placed here brings up to { $moves } reassignment points at once.
about-official = An official: red is military, grey civil, white an inspector. One of each colour in a governor area makes a governor; in a worker area each one hires a worker.
about-points = A governor placed here scores { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
draw-beside = no bonus
draw-beside-label = { $region }, beside the squares, without a bonus: { $seats }
about-beside = When all three squares are taken, a governor stands here and gets no bonus. He counts like any other.
draw-palaces-label = Palaces in { $region }: { $seats }. Free slots: { $free }
about-palace = A palace costs two workers of this region and one of another. It scores one point for each card on your board and takes a seal (a marker worth 3). It cannot be built while your unrest here is on the marked cell (×) or the last cell (!).
about-tile = At the end of the game a wall here scores points { $face }: { $one }, { $two } or { $three } on one, two or three sticks.
about-tile-now = Worth now, with your board as it is: { $one }, { $two } or { $three }.
draw-space-label = { $section }, { $sticks ->
    [one] 1 stick
   *[other] { $sticks } sticks
}
about-space = A wall here costs { $sticks ->
    [one] one worker
   *[other] { $sticks } workers from different regions
}: one for each stick. You may have one wall in a section. The number next to the sticks is how many points it scores for whatever the tile names.

draw-offer = Boards on offer
draw-bid = – highest bid { $bid } by { $seat }
draw-offer-label = The board: { $board }
about-offer = { $powers }. The three cubes start in region 1; the cells are the unrest tracks of the five regions, red where no palace may be built.

draw-supply-label = { $colour ->
    [red] Red
    [grey] Grey
   *[white] White
} officials left in your supply: { $left }
about-supply = Hired officials come from here. Click one, then the governor area where it goes.
draw-left-label = { $kind ->
    [governors] Governors
    [palaces] Palaces
   *[walls] Walls
} left in your supply: { $left }
about-left-governors = A governor is installed on the map for one official of each colour in one governor area.
about-left-palaces = A palace is built on the map for two workers of its region and one of another.
about-left-walls = A wall is built on the Great Wall for one to three workers from different regions.
draw-own-marker-label = Your markers of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}: { $count }{ $seals ->
    [0] {""}
   *[other] {" "}and the seal
}
about-own-marker = Their value is { $value } (a seal counts as 3). The player with the highest value is offered the reward of the round first, and scores at the end of the game.
draw-power = { $action } – { $power }
draw-power-short = Power
draw-power-label = The power of your board ({ $board })
about-power = Once a turn, after a court action, whatever number you played: { $powers }.
draw-slot-label = { $region }, place for card { $card }: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}, unrest +{ $rise }
about-slot = Lay the card here: it brings markers of its aspect at once and an ability for later, and ends your turn.
draw-unrest-label = Unrest in { $region }: { $unrest } of { $length }
about-unrest = On a red cell no palace may be built; on the last one (!) the cards of the region are blocked as well, and no workers can be hired. A new governor ends all unrest in the region.
draw-area-label = { $region }, { $area }
about-gov = Hired officials stand here, without limit. One of each colour makes a governor. They may step down to the worker area for free.
about-work = Room for two officials. Each of them hires one worker when you hire workers here.
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
}. It may be used once a turn after the court action “{ $trigger }” with a number { $number ->
    [higher] higher
   *[lower] lower
} than the top of the court: { $bonus }.
about-hand = Card { $card }, { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}. Laid on your board it brings markers of its aspect at once and an ability for later: after “{ $trigger }” with a number { $number ->
    [higher] higher
   *[lower] lower
} than the top of the court, { $bonus }. Sent to court it pays for any of the six actions.
about-activates = Its number would now activate: { $cards }.
about-activates-nothing = Its number would activate nothing now.

draw-seat-label = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, board: { $board }
about-seat = Cards in hand by aspect (everybody sees the aspects, nobody the numbers), unification markers and seals (3), and what is left in the supply: officials, governors, palaces, walls.
draw-backs = Hand
draw-markers = Markers
draw-other-label = { $seat }, { $region }: workers { $workers }, unrest { $unrest }
about-other = From the left: the governor area, the worker area, the workers, and the unrest track, with red cells where no palace may be built.
