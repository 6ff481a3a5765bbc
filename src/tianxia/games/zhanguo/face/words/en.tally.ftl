# The table at the end of ZhanGuo.
tally-during = During play
tally-region = Governors: { $region }
tally-marker = Most markers: { $aspect }
tally-objective = Objectives: { $section ->
    [upper] upper section
   *[lower] lower section
}
tally-wall = Walls: { $section } ({ $face })
tally-total = Total
tally-winner = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tally-tie = { $seats } have the same points: the disc higher on the reward track wins, and that is { $winner }.
