# What a hint counts, warnings for newcomers, and what is said when something happens for the first time.
outlook-region = Houses in { $region }
outlook-roads = Rows along roads
outlook-leads = Regions led by emissaries

warn-filled = This fills { $region }: { $seat } scores { $most } there, and you { $own }.
warn-house = This house brings you nothing: in { $region } you would have { $own }, the next player has { $above }, and { $free ->
    [0] no space is left
    [one] one space is left
   *[other] { $free } spaces are left
}.
warn-emissary = As things stand this emissary brings you nothing: { $seat } leads { $region } by { $most } to { $own }, and there is { $free ->
    [0] no room for another
    [one] room for only one more
   *[other] room for only { $free } more
}.

first-scoring = A region scores as soon as its last space is built on: whoever has the most houses gets a point for every house there, second place gets as many points as first place has houses, and so on.
first-round = The deck measures the game: when it runs out for the second time, the round is finished and the game ends. Alliances and rows along roads score only then.
