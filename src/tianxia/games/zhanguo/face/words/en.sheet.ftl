# The table at the end of ZhanGuo.
sheet-during = During play
sheet-regions = Governors
sheet-markers = Most markers
sheet-objectives = Objectives
sheet-objective = { $section ->
    [upper] Upper section
   *[lower] Lower section
}
sheet-walls = Walls
sheet-wall = { $section } ({ $face })
sheet-total = Total
sheet-winner = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sheet-tie = { $seats } are level on points: the higher disc on the reward track wins, and that is { $winner }.
