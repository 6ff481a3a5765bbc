# What a hint counts, warnings for newcomers, and what is said when something happens for the first time.
outlook-canals = Canals
outlook-slack = Times the flood may still rise
outlook-outsiders = Outsiders in the row
outlook-townsfolk = Townsfolk in hand and piles
outlook-workers = Workers
outlook-goods = Goods
outlook-buildings = Buildings
outlook-tucked = Tucked cards

warn-lost = This loses the game: { $outcome ->
    [flood] the flood reaches a canal that is not built.
    [outsiders] seven outsiders would be in the row.
    [damage] a card is needed and there is none left.
   *[doom] the last round has passed.
}
warn-water = The ready pile has { $ready ->
    [0] no cards
    [one] one card
   *[other] { $ready } cards
} and the harvest draws four: the flood rises to canal { $number }, and unless that is built by then the game is lost.
warn-flood = This takes more cards than the ready pile has: the flood rises. After that it may rise { $left ->
    [0] no more
    [one] once more
   *[other] { $left } more times
}.
warn-outsiders = The row is filling up with outsiders ({ $count } of { $all }), and { $more } more will come: the game is lost unless you attack some first.
warn-canal = You can still build canal { $number } this round, and only one canal a round may be built.
warn-thin = A discarded card does not come back to your piles. With { $count } left, the ready pile will run out sooner, and each time it does the flood rises.

first-flood = The flood rises whenever a card is needed and the ready pile is empty. Over built canals it does no harm; at the first unbuilt one the game is lost.
first-assault = At the end of the actions every outsider in the row attacks: pay its tribute, or a card of your ready pile is destroyed. It stays in the row until you attack it.
