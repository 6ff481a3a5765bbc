# The table at the end of ZhanGuo.
sheet-during = During play
sheet-region = Governors: { $region }
sheet-marker = Most markers: { $aspect }
sheet-objective = Objectives: { $section ->
    [upper] upper section
   *[lower] lower section
}
sheet-wall = Walls: { $section } ({ $face })
sheet-total = Total
sheet-winner = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sheet-tie = { $seats } have the same points: the disc higher on the reward track wins, and that is { $winner }.
