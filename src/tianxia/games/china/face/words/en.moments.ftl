# China: what deserves a look of its own, in English.
moment-houses = Houses
moment-points = Points
moment-region-full = { $region } is full
moment-region-rule = Most houses: { $houses } points, one for every house in the region. Everybody else who built there gets as many points as the player just ahead has houses.
moment-deck = The deck has run out
moment-reshuffled = The discards are shuffled and become the new deck.
moment-reshuffled-next = When this deck runs out too, the round is played to its end and the game is over.
moment-last-round = The last round
moment-last-round-why = Nobody draws cards any more. When every player has had the same number of turns, the regions that are not full, the alliances and the roads are scored.
moment-open-regions = Final scoring: open regions
moment-open-regions-rule = The game is over. Regions that are not full score for the houses they have: first place gets one point for every house, everybody else who built there as many points as the player just ahead has houses.
moment-alliances = Final scoring: alliances
moment-alliances-rule = Whoever has the most emissaries, alone or tied, in both regions of an alliance gets one point for every emissary in the two.
moment-roads = Final scoring: roads
moment-roads-rule = Four or more of one player's houses in a row along a road are worth a point each.
moment-from-regions = Regions
moment-from-alliances = Alliances
moment-from-roads = Roads
moment-won = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
