# Legacy of Yu: what deserves a look of its own, in English.
moment-assault = Assault: { $name }
moment-assaults = The outsiders attack
moment-assault-rule = Outsiders stay in the row and attack every round until they are beaten.
moment-attacker = Who
moment-cost = What it cost
moment-paid = tribute paid: { $tribute }
moment-destroyed = destroyed: { $cards }
moment-tribute = Tribute
moment-otherwise = Otherwise
moment-no-tribute = cannot be bought off
moment-more-attackers = { $count ->
    [0] This is the last attack of the round.
    [one] One more attack follows.
   *[other] { $count } more attacks follow.
}
moment-round = Round { $round }
moment-came = Outsiders come
moment-beaten = Beaten: { $name }
moment-canal = Canal { $number } is finished
moment-canals-left = { $left ->
    [0] { $goals ->
        [yes] All six canals are finished: get through the end of this round, and the game is won.
       *[no] All six canals are finished, but a goal of the campaign is still open.
    }
    [one] One more canal, and the river is led to the sea.
   *[other] { $left } canals are left to build.
}
moment-newcomer = { $count ->
    [one] From now on one more outsider comes every round.
   *[other] From now on { $count } more outsiders come every round.
}
moment-hut = Hut { $number } is built
moment-hut-card = Its card is turned up: { $gain }.
moment-hut-opens = One more worker slot and one more space under the board are open.
moment-flood = { $place ->
    [edge] The flood breaks out beyond the last canal
   *[canal] The flood reaches canal { $section }
}
moment-ebb = { $place ->
    [start] The water falls back to the start
   *[canal] The water falls back to canal { $section }
}
moment-flood-why = { $cards ->
    [one] The ready pile had run out and was made anew from one exhausted card: each time it is, the water rises.
   *[other] The ready pile had run out and was made anew from { $cards } exhausted cards: each time it is, the water rises.
}
moment-flood-left = { $left ->
    [0] { $place ->
        [edge] If the water rises once more, it leaves the board and the game is lost.
       *[canal] If the water rises again before canal { $next } is built, the game is lost.
    }
    [one] { $place ->
        [edge] It may rise once more; after that it leaves the board and the game is lost.
       *[canal] It may rise once more; after that it reaches canal { $next }, and unless that is built the game is lost.
    }
   *[other] { $place ->
        [edge] It may rise { $left } more times; after that it leaves the board and the game is lost.
       *[canal] It may rise { $left } more times; after that it reaches canal { $next }, and unless that is built the game is lost.
    }
}
moment-flood-lost = { $place ->
    [edge] Nothing holds the water there.
   *[canal] Canal { $section } is not built: nothing leads the water away.
}
