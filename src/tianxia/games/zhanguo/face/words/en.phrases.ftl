# Every action of ZhanGuo in words, short enough for a button.
phrase-board = Take the board: { $board }
phrase-bid = Bid { $points ->
    [one] 1 point
   *[other] { $points } points
}
phrase-pass = Pass
phrase-discard = Give back card { $card } ({ $aspect })
phrase-card = Play card { $card } ({ $aspect })
phrase-unify = Lay the card on your board in { $region }
phrase-hire = Place a { $colour ->
    [red] red
    [grey] grey
   *[white] white
} official in { $region }
phrase-reassign = Reassign officials: { $points ->
    [one] 1 point
   *[other] { $points } points
}
phrase-governor = Install a governor in { $region }
phrase-recruit = Hire workers in { $region }
phrase-palace = Build a palace in { $region }
phrase-wall = Build on { $section }, { $sticks ->
    [one] 1 stick
   *[other] { $sticks } sticks
}
phrase-drop = { $colour ->
    [red] Red
    [grey] Grey
   *[white] White
} official in { $region } down to the worker area
phrase-move = { $colour ->
    [red] Red
    [grey] Grey
   *[white] White
} official { $way ->
    [up] in { $start } up to the governor area
    [working] from { $start } to { $goal }, worker areas
   *[governing] from { $start } to { $goal }, governor areas
}
phrase-stop = Stop moving
phrase-pay = Pay with workers from { $regions }
phrase-seal = Take the seal of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}
phrase-square = Put the governor on { $place }
phrase-skip = Take no official
phrase-activate = Use card { $card }: { $bonus }
phrase-power = Use the power of your board
phrase-done = End the turn
phrase-marker = Take a marker of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}
phrase-calm = Calm { $region }: unrest −1
phrase-carry = Move a worker from { $start } to { $goal }
phrase-shift = Governor from { $start } ({ $place }) to { $goal } ({ $new_place })
phrase-accept = Accept the reward
phrase-decline = Decline and keep the markers
