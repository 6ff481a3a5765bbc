# ZhanGuo: what deserves a look of its own, in English.
moment-round = Round { $round } of 5 begins
moment-round-first = { $seat } plays first.
moment-aspect = most markers of
moment-reward-head = reward at its end
moment-unification = Round { $round }: the unification rewards
moment-unification-why = All cards have been played. The player with the highest value of an aspect is asked first (a seal counts as 3); ties go to the higher disc on the reward track.
moment-offer = The reward for { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
}: { $reward }
moment-offer-asked = { $you ->
    [yes] You are asked: accept and give back all markers of the aspect, or decline and keep them.
   *[no] { $seat } is asked.
}
moment-offer-takes = { $you ->
    [yes] You take it.
   *[no] { $seat } takes it.
}
moment-offer-declined = Declined: { $seats }.
moment-offer-why = The player with the highest value is asked first (a seal counts as 3); ties go to the higher disc on the reward track.
moment-reward = { $seat } takes a reward: { $reward }
moment-reward-why = All markers of { $aspect ->
    [writing] writing
    [currency] currency
   *[laws] laws
} go back (and the seal, if there is one), and the disc drops below the others.
moment-objective = { $seat } reaches an objective
moment-objective-why = At the end the discs of a section are added up and multiplied by the number of discs.
moment-palace = A palace brings { $seat } { $points ->
    [one] 1 point
   *[other] { $points } points
}
moment-revolt = Revolt: { $seat }, { $region }
moment-revolt-why = Unrest is on the last cell ({ $unrest }): until it falls, the cards of the region are blocked, no palace can be built and no workers hired.
moment-unrest = Unrest: { $seat }, { $region }
moment-unrest-why = The cube is on the marked cell ({ $unrest }): no palace can be built here while it stays there.
moment-end = The final count
moment-end-during = in play
moment-end-governors = governors
moment-end-markers = markers
moment-end-objectives = objectives
moment-end-walls = walls
moment-end-total = total
