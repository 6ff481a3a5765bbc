# Hints and the coach.
hint = { $phrase }
table-hint-what = What it does
table-hint-why = What it changes for you
table-hint-later = If it goes on as expected
table-hint-line = How it may go on
table-hint-numbers = Numbers
hint-nothing-yet = It scores nothing at once; it prepares what follows.
hint-chance = Chance to win after it: about { $chance } %, give or take { $noise } (games played out quickly: { $count }).
hint-other = { $way ->
    [alike] { $phrase }: about as good.
    [less] { $phrase }: about { $points ->
        [one] { $points } percentage point
       *[other] { $points } percentage points
    } less.
   *[more] { $phrase }: about { $points ->
        [one] { $points } percentage point
       *[other] { $points } percentage points
    } more when played out quickly; thinking ahead, the bot prefers the first.
}

table-coach = Coach
table-coach-off = Coach off
table-coach-is-off = The coach is off. You can switch it on again beside the rules.
table-coach-switch = Coach: a line before moves that look costly, and when something happens for the first time
table-coach-anyway = Play it anyway
table-coach-back = Back
table-coach-understood = Understood
coach-costly = This looks costly: your chance to win would fall from about { $before } % to { $after } %, as a strong bot sees it. A hint shows what it would do.
