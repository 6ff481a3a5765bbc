# What a hint counts, warnings for newcomers, and what is said when something happens for the first time.
outlook-leaders = Leaders on the board
outlook-pagodas = Pagodas that pay

warn-conflict = This starts a { $kind ->
    [revolt] revolt
   *[war] war
} that you would lose { $own }:{ $other } against { $others }. { $hope ->
    [yes] You could add up to { $more }, and so could others.
   *[no] { $more ->
        [0] You have nothing to add.
        [one] The one you could add would not be enough.
       *[other] Even the { $more } you could add would not be enough.
    }
}
warn-own-leader = This sends { $count ->
    [one] your own { $leaders }
   *[other] your own leaders ({ $leaders })
} off the board.
warn-gives = The point goes to { $seat }, not to you ({ $points }).

first-conflict = Two leaders of one colour cannot share a state. In a revolt, black tiles beside the leaders decide, and both players may add some from their hands; in a war, the red tiles of the states, and everybody may support a side.
first-scoring = A pagoda pays a point of its colour at the end of each of your turns, as long as your leader of that colour is in its state.
