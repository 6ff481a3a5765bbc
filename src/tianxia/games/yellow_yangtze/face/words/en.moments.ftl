# Yellow & Yangtze: what deserves a look of its own, in English.
moment-against = { $one } against { $other }
moment-you = you
moment-strength = { $you ->
    [yes] you have
   *[no] { $who } has
} { $total }
moment-clash = Side { $side }: { $leaders }.
moment-forecast = If nobody adds more, { $strengths }: { $outcome ->
    [win] you win
    [lose] you lose
    [tie] a tie, { $chooser } chooses the winner
    [you-choose] a tie, you choose the winner
   *[other] { $winner } { $count ->
        [one] wins
       *[other] win
    }
}{ $defended ->
    [yes] {" "}(a tie goes to the defender)
   *[no] {""}
}.

moment-revolt = Revolt: { $sides }
moment-war = War: { $sides }
moment-base = on the board
moment-added = added
moment-total = so far
moment-not-yet = not yet
moment-strength-head = strength
moment-side = { $leaders }{ $part ->
    [attacks] {" "}(attacks)
    [defends] {" "}(defends)
    [wins] {" "}(wins)
    [loses] {" "}(loses)
   *[war] {""}
}{ $you ->
    [yes] {" "}– you
   *[no] {""}
}
moment-war-side = Side { $side } at { $at }: { $leaders }{ $you ->
    [yes] {" "}– you
   *[no] {""}
}
moment-losing-side = Side { $side } (loses)
moment-may-add = { $count ->
    [one] { $you ->
        [yes] Only you may still add.
       *[no] Only { $seats } may still add.
    }
   *[other] May still add, in this order: { $seats }.
}
moment-revolt-tie = { $you ->
    [yes] A tie goes to you, the defender.
   *[no] A tie goes to { $seat }, the defender.
}
moment-revolt-stake = The loser's { $leader } returns to the supply; the winner gains a point of { $points }.
moment-revolt-strength = Black tiles next to the leader count 1 each; so do those added from the hand, and a black leader in the supply.
moment-war-tie = { $you ->
    [yes] In a tie you choose the winner: it is your turn.
   *[no] In a tie { $seat } chooses the winner: it is their turn.
}
moment-war-tied = { $you ->
    [yes] Equal strength: you choose the winner, as it is your turn.
   *[no] Equal strength: { $seat } chooses the winner, as it is their turn.
}
moment-war-stake = { $side } may lose { $leaders ->
    [one] one leader
   *[other] { $leaders } leaders
} and { $soldiers ->
    [0] no soldiers
    [one] one soldier
   *[other] { $soldiers } soldiers
}.
moment-war-toll = The winner gains a point for each leader driven out and gives up as many soldiers as the strength of the strongest loser; those added from hands count first.

moment-revolt-won = { $winner } wins the revolt { $score }
moment-revolt-held = Equal strength: a tie goes to the defender, { $seat }.
moment-war-won = { $winner } { $count ->
    [one] wins
   *[other] win
} the war { $score }
moment-war-named = Equal strength: the player whose turn it is chose the winner.
moment-war-due = The winner still gives up { $count ->
    [one] one soldier
   *[other] { $count } soldiers
}.

moment-riot = Riot at { $hex }: a { $tile } is removed
moment-riot-home = Riot: { $count ->
    [one] a leader returns to the supply
   *[other] { $count } leaders return to the supply
} ({ $leaders })
moment-riot-why = A leader needs a black tile next to it, and the last one there is gone.

moment-pagoda-built = { $seat } builds a pagoda: { $pagoda }
moment-pagoda-moved = { $seat } moves a pagoda: { $pagoda }
moment-pagoda-income = { $seat } has the { $leader } in this state and gains a point of { $points } at the end of each of their turns.
moment-pagoda-nobody = Nobody has the { $leader } in this state: for now it brings nothing.
moment-income = Pagodas bring { $seat } { $number ->
    [one] one point
   *[other] { $number } points
}
moment-income-why = A point for each pagoda in the state of the leader of its colour.

moment-end = The final count
moment-score = score
moment-end-why = Gold fills up the weakest colours; then only the weakest one counts.
