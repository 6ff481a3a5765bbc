# What a hint counts, warnings for newcomers, and what is said when something happens for the first time.
outlook-markers = Value of markers
outlook-officials = Officials on the board
outlook-workers = Workers
outlook-cards = Cards on the board
outlook-unrest = Unrest

warn-revolt = Unrest reaches the last cell of { $region }: until it falls, the cards there cannot be activated, no workers can be hired there and no palace built.
warn-no-palace = Unrest reaches the mark of { $region }: no palace can be built there until it falls.
warn-number = This number is not { $way ->
    [lower] lower
   *[higher] higher
} than { $top } on the court pile: { $count ->
    [one] a card on your board with the sign of this action stays
   *[other] { $count } cards on your board with the sign of this action stay
} unused.

first-assault = Unrest rises with the second and third card of a region and with hired workers. Governors calm a region; some card abilities do too.
first-unification = At the end of a round, the reward of each aspect is offered to the player with the highest value in its markers; whoever takes it gives those markers back.
first-scoring = A palace scores a point for each card on your whole board, so it is worth more later.
