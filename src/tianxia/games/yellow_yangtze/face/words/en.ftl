# Yellow & Yangtze: every word a person sees, in English.
title = Yellow & Yangtze
tagline = Build states along two rivers, set leaders against each other, and be as strong as your weakest colour.
about-time = 90 min
about-weight = medium

colour-black = black
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow

letter-black = K
letter-red = R
letter-blue = B
letter-green = G
letter-yellow = Y

leader-black = black leader
leader-red = red leader
leader-blue = blue leader
leader-green = green leader
leader-yellow = yellow leader

role-black = governor
role-red = soldier
role-blue = farmer
role-green = trader
role-yellow = artisan

tile-black = black governor tile
tile-red = red soldier tile
tile-blue = blue farmer tile
tile-green = green trader tile
tile-yellow = yellow artisan tile

points-black = manuscripts
points-red = weapons
points-blue = grain
points-green = goods
points-yellow = gold

pagoda-black = court
pagoda-red = garrison
pagoda-blue = granary
pagoda-green = market hall
pagoda-yellow = workshop

dynasty-0 = crossbow
dynasty-1 = bull
dynasty-2 = vase
dynasty-3 = lion

option-short = Short game
option-short-no = all tiles are in the bag
option-short-yes = 24 random tiles leave the bag unseen (two players only)
option-short-help = For two players: a game about a fifth shorter.
option-actions = Actions in a turn
option-actions-up-to-two = up to two: a player may stop early (first printing)
option-actions-exactly-two = exactly two, if anything can be done (second printing)
option-actions-help = The two printings differ on whether you may stop after one action or none.
option-open_points = Open points
option-open_points-no = points are kept behind the screens
option-open_points-yes = everybody sees all points
option-open_points-help = Every gain is seen by all anyway; open totals spare you the memory.

asked-action = choose one of the main actions (leader, withdraw, tile, riot, build, replace, pass)
asked-pagoda = build the offered pagoda or say "decline"
asked-move = say which pagoda moves
asked-market = take a tile from the market or say "decline"
asked-chain = place another farmer next to the last one or say "stop"
asked-toss = toss a tile or say "stop"
asked-revolt = commit governors to the revolt
asked-war = support a side or say "abstain"
asked-winner = name the side that wins the war
asked-losses = remove one of the winner's soldiers
asked-over = the game is over

prompt-action = { $who ->
    [you] Your turn: choose an action ({ $left ->
        [one] the last one
       *[other] { $left } left
    }).
   *[other] { $name } is to choose an action ({ $left ->
        [one] the last one
       *[other] { $left } left
    }).
}
prompt-pagoda = { $who ->
    [you] The tile on { $at } completes a triangle: build a pagoda, or decline.
   *[other] { $name } may build a pagoda at { $at }.
}
prompt-move = { $who ->
    [you] No such pagoda is left: choose the one that moves to { $triangle }.
   *[other] { $name } is choosing the pagoda that moves to { $triangle }.
}
prompt-market = { $who ->
    [you] Take one tile from the market, or decline.
   *[other] { $name } may take a tile from the market.
}
prompt-chain = { $who ->
    [you] Place another farmer next to { $at }, or stop.
   *[other] { $name } may place another farmer next to { $at }.
}
prompt-toss = { $who ->
    [you] Toss the tiles you want to replace ({ $count } so far), then stop.
   *[other] { $name } is replacing tiles ({ $count } so far).
}
prompt-revolt = { $who ->
    [you] Revolt of the { $leader }s: { $attack }, { $defence }. How many governors do you commit?
   *[other] Revolt of the { $leader }s: { $attack }, { $defence }. { $name } is committing governors.
}
prompt-war = { $who ->
    [you] War at { $at }: { $sides }. Support a side with soldiers, or abstain.
   *[other] War at { $at }: { $sides }. { $name } may support a side.
}
prompt-winner = { $who ->
    [you] The war at { $at } is tied: { $sides }. Name the winner.
   *[other] The war at { $at } is tied: { $sides }. { $name } names the winner.
}
prompt-losses = { $who ->
    [you] The winner pays: remove { $left ->
        [one] one more soldier.
       *[other] { $left } more soldiers.
    }
   *[other] { $name } is removing { $left ->
        [one] one more soldier
       *[other] { $left } more soldiers
    } of the winner.
}
prompt-over = { $count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } share the victory.
}
side-strength = side { $side } ({ $who }) at { $at } has { $total }

help-action = Up to two actions in a turn. Place, move or withdraw a leader (empty land next to a black tile). Place a tile: blue on rivers, the others on land; the leader of its colour in the state, else the black leader, earns a point. Riot: two blue tiles remove any tile from the board. Build: two green tiles put a pagoda on three equal tiles. Replace: toss up to six tiles and draw as many. A blue or green leader at home saves one tile of its colour.
help-pagoda = A pagoda pays its colour's leader in the same state one point at the end of each of that player's turns. If none is left in the supply, one of that colour moves here.
help-move = All pagodas of this colour are on the board: name the triangle of the one that moves.
help-market = After placing a trader you may take one of the open tiles. The gap is filled at the end of the turn.
help-chain = Farmers may be placed one after the other in one action, each next to the last one, until one leads to a war or a pagoda.
help-toss = Toss tiles one by one, face down; on "stop", or when your hand is empty, you draw as many. If the bag runs out, the game ends at once.
help-revolt = Strength is the number of black tiles next to the leader, plus committed black tiles, plus one for a black leader at home. The attacker commits first; the defender wins ties. The loser's leader goes home, the winner gains a point of its colour.
help-war = Every player may support one side with red tiles and with a red leader at home. The strongest side wins. The losers lose all soldiers and the leaders of clashing colours; the winner gives up as many soldiers as the strongest loser had.
help-winner = Equal strength: the player whose turn it is names the winner among the strongest sides.
help-losses = The winner pays as many soldiers as the strongest loser had; committed tiles count first. Choose which soldiers leave the board; a garrison above one of them falls.
help-over = Only your weakest colour counts. Each gold counts as a point of whatever colour is lowest. Ties are broken by the next weakest colours, then by less gold.

phrase-leader = Put your { $colour } leader on { $hex }
phrase-withdraw = Take your { $colour } leader home
phrase-tile = Place a { $tile } on { $hex }
phrase-riot = Riot: remove the tile on { $hex } { $leader ->
    [yes] for one farmer, your blue leader helps
   *[no] for two farmers
}
phrase-build = Build a pagoda on { $triangle } { $leader ->
    [yes] for one trader, your green leader helps
   *[no] for two traders
}
phrase-pagoda = Build the pagoda on { $triangle }
phrase-move = Move the pagoda from { $triangle }
phrase-remove = Remove the soldier on { $hex }
phrase-take = Take a { $tile } from the market
phrase-toss = Toss a { $tile }
phrase-commit = Commit { $tiles ->
    [0] { $leader ->
        [yes] only your black leader's help
       *[no] nothing
    }
    [one] one governor{ $leader ->
        [yes] {" "}and your black leader's help
       *[no] {""}
    }
   *[other] { $tiles } governors{ $leader ->
        [yes] {" "}and your black leader's help
       *[no] {""}
    }
}
phrase-support = Support side { $side } with { $tiles ->
    [0] { $leader ->
        [yes] your red leader only
       *[no] nothing
    }
    [one] one soldier{ $leader ->
        [yes] {" "}and your red leader
       *[no] {""}
    }
   *[other] { $tiles } soldiers{ $leader ->
        [yes] {" "}and your red leader
       *[no] {""}
    }
}
phrase-winner = Let side { $side } win
phrase-replace = Replace some of your tiles
phrase-pass = Pass: end your turn
phrase-decline = Decline the offer
phrase-stop = Stop here
phrase-abstain = Abstain: support nobody

event-leader-placed = { $seat } places the { $leader } on { $hex }.
event-leader-moved = { $seat } moves the { $leader } from { $before } to { $hex }.
event-leader-withdrawn = { $seat } withdraws the { $leader }.
event-leader-sent-home = The { $leader } of { $seat } goes home.
event-tile-placed = { $seat } places a { $tile } on { $hex }.
event-points-gained = { $seat } gains { $points }: +{ $number } ({ $cause ->
    [tile] for the tile
    [revolt] for the revolt
    [war] for the war
   *[pagoda] for pagodas
}).
event-pagoda-built = { $seat } builds a { $pagoda } on { $triangle }.
event-pagoda-moved = { $seat } moves a { $pagoda } from { $before } to { $triangle }.
event-pagoda-lost = The { $pagoda } on { $triangle } falls.
event-pagoda-declined = { $seat } builds no pagoda.
event-pagoda-paid = { $seat } pays { $tiles ->
    [one] one trader
   *[other] { $tiles } traders
}{ $leader ->
    [yes] {" "}and the trader leader's help
   *[no] {""}
} for a pagoda.
event-rioted = { $seat } starts a riot with { $tiles ->
    [one] one farmer
   *[other] { $tiles } farmers
}{ $leader ->
    [yes] {" "}and the farmer leader's help
   *[no] {""}
}: the { $tile } on { $hex } is removed.
event-market-taken = { $seat } takes a { $tile } from the market.
event-market-declined = { $seat } takes nothing from the market.
event-chain-stopped = { $seat } places no more farmers.
event-replacing = { $seat } replaces tiles.
event-tossed = { $seat } tosses { $tile }.
a-hidden-tile = a tile
event-drawn = { $seat } draws { $number ->
    [one] one tile
   *[other] { $number } tiles
}{ $tiles ->
    [none] {""}
   *[other] : { $tiles }
}.
event-market-filled = Into the market: { $tiles }.
some-tiles = { $colour } × { $number }
nothing = nothing
event-revolt-begun = Revolt of the { $leader }s: { $attacker } attacks, { $defender } defends.
event-committed = { $seat } commits { $tiles ->
    [0] no governors
    [one] one governor
   *[other] { $tiles } governors
}{ $leader ->
    [yes] {" "}and the help of the governor leader
   *[no] {""}
}.
event-revolt-decided = { $attack } against { $defence }: { $winner } wins the revolt.
event-war-begun = { $seat } unites states at { $hex }: war! Soldiers: { $sides }.
event-supported = { $seat } supports side { $side } with { $tiles ->
    [0] no soldiers
    [one] one soldier
   *[other] { $tiles } soldiers
}{ $leader ->
    [yes] {" "}and the soldier leader
   *[no] {""}
}.
event-abstained = { $seat } supports nobody.
event-war-decided = Side { $side } wins the war. Strength: { $sides }.
side-number = side { $side }: { $number }
event-soldiers-lost = { $whose ->
    [winner] The winner gives up all { $number } soldiers.
   *[loser] A losing side loses { $number ->
        [one] one soldier.
       *[other] { $number } soldiers.
    }
}
event-soldier-removed = { $seat } removes the soldier on { $hex }.
event-passed = { $seat } passes.
event-turn-ended = The turn of { $seat } is over.
event-game-ended = { $reason ->
    [hand-refill] The bag is empty while the active player draws: the game is over.
    [other-refill] The bag is empty while another player draws: the game is over.
    [market-refill] The bag is empty while the market is filled: the game is over.
    [replacement] The bag is empty while tiles are replaced: the game is over.
   *[idle] Nobody has drawn a tile for five turns each: the game is over.
}
final-levels = { $seat }: { $levels }, so the score is { $score }.

sheet-black = Manuscripts (black)
sheet-red = Weapons (red)
sheet-blue = Grain (blue)
sheet-green = Goods (green)
sheet-yellow = Gold (wild, spread over the weakest)
sheet-total = Score: the weakest colour
sheet-winner = { $count ->
    [one] { $winners } wins with { $score }.
   *[other] { $winners } share the victory with { $score }.
}
sheet-shared = All four colours and the gold are equal too.
sheet-tie = { $second } has the same score; the { $place ->
    [2] second
    [3] third
   *[4] fourth
} weakest colour decides: { $own } against { $others }.
sheet-less-gold = { $second } is equal in all four colours; less gold decides: { $own } against { $others }.

refusal-unknown-action = This is none of the actions of this game.
refusal-unknown-hex = The map has no such hex.
refusal-unknown-triangle = This is not a triangle: name three neighbouring hexes of one terrain in reading order, such as k10-l9-l10.
refusal-game-over = The game is over.
refusal-wrong-decision = This does not answer the present question: { $decision }.
refusal-same-hex = The leader stands on { $hex } already: choose another hex or withdraw it.
refusal-river-no-leaders = { $hex } is a river: leaders stand on land only.
refusal-hex-occupied = { $hex } is occupied: choose an empty hex.
refusal-no-governor-adjacent = No black tile lies next to { $hex }: a leader needs one. Place a governor there first or choose another hex.
refusal-unites-in-conflict = Joining these { $states } states at { $hex } would bring two { $colour } leaders together: only a tile may start a war.
refusal-leader-not-on-board = Your { $colour } leader is at home already.
refusal-river-farmers-only = { $hex } is a river: only blue farmers lie there.
refusal-farmers-river-only = { $hex } is land: blue farmers lie on rivers only.
refusal-tile-not-in-hand = You have no { $colour } tile in hand.
refusal-chain-farmers-only = Only further blue farmers can follow now; say "stop" to finish this action.
refusal-chain-not-adjacent = { $hex } is not next to { $at }, your last farmer; say "stop" to finish this action.
refusal-no-tile-there = There is no tile on { $hex }: a riot removes a tile.
refusal-farmer-leader-on-board = Your blue leader is on the board: it can stand in for a farmer only from home.
refusal-not-enough-farmers = This riot costs { $needed ->
    [one] one blue tile
   *[other] { $needed } blue tiles
}, you hold { $held }.
refusal-not-a-triangle = { $triangle } does not carry three tiles of one colour.
refusal-pagoda-in-the-way = A tile of { $triangle } belongs to a pagoda: every tile carries one pagoda at most.
refusal-not-this-tile = The offered pagoda must stand on the tile you have just placed, { $hex }.
refusal-trader-leader-on-board = Your green leader is on the board: it can stand in for a trader only from home.
refusal-not-enough-traders = This pagoda costs { $needed ->
    [one] one green tile
   *[other] { $needed } green tiles
}, you hold { $held }.
refusal-no-such-pagoda = No { $pagoda } stands on { $triangle }: name the triangle of the one that moves.
refusal-not-in-market = There is no { $colour } tile in the market.
refusal-nothing-to-replace = Your hand is empty: there is nothing to replace.
refusal-toss-at-least-one = Toss at least one tile before you stop.
refusal-must-act = This game is played with exactly two actions: do something as long as you can.
refusal-governor-leader-on-board = Your black leader is on the board: it helps in a revolt only from home.
refusal-not-enough-governors = You hold only { $held } black tiles.
refusal-no-such-side = This war has only { $sides } sides.
refusal-empty-support = To support nobody, say "abstain".
refusal-soldier-leader-on-board = Your red leader is on the board: it helps in a war only from home.
refusal-not-enough-soldiers = You hold only { $held } red tiles.
refusal-not-tied = Side { $side } is not among the strongest: choose one of those.
refusal-not-winners-soldier = { $hex } has no soldier of the winning state; the tile that started the war is never removed.

reconstructed-map = The map is a public transcription of the board of a later edition that is said to be the same; single hexes may differ from the printed board.
reconstructed-capitals = Which capital belongs to which state and which river is which is inferred from geography; it has no effect on play.

board-states = States (lowest hex, hexes, soldiers, leaders with the black tiles next to them, pagodas):
board-state = { $hex }  { $size } hexes, { $soldiers } soldiers, leaders { $leaders }{ $pagodas ->
    [none] {""}
   *[other] , pagodas: { $pagodas }
}
board-side = (side { $side } of the war: { $total })
board-seat = { $mark } { $name }: hand { $hand }, points { $points }, leaders at home { $home } { $marks }
board-hidden = hidden
board-turn = ← decides
board-market = Market: { $tiles }   bag: { $bag }   actions left: { $actions }
board-hand = Your hand: { $tiles }
board-key = A letter is a tile; with ^ under a pagoda, with ! the tile in question, with ? a soldier to remove.
board-leader-key = ●K2 is a leader: the seat, the colour, the black tiles next to it.
board-letters = Colours: { $letters }. Free land ·, river ~.

draw-title = The map of Yellow & Yangtze
draw-own = Your tiles and leaders
draw-empty = { $hex }, { $terrain ->
    [river] river
    [capital] capital of { $state }
   *[land] land
}
draw-tile = { $hex }: { $tile }
draw-leader = { $hex }: { $leader } of { $seat }, { $strength ->
    [one] one black tile
   *[other] { $strength } black tiles
} next to it
draw-beside = beside
draw-beside-tile = { $hex } { $colour }
draw-beside-leader = { $hex } { $leader } of { $seat }
draw-in-state = { $whose ->
    [own] in your state
    [shared] in your state, shared with { $others }
   *[other] in the state of { $others }
}
draw-whole-state = { $state }: { $hexes } hexes, { $soldiers ->
    [one] one soldier
   *[other] { $soldiers } soldiers
}
draw-pagoda = { $pagoda } on { $triangle }
draw-free-triangle = Room for a { $pagoda } on { $triangle }
draw-marker = The tile in question
draw-side = Side { $side }: strength { $total }
draw-revolt = { $seat }: strength { $strength }
draw-market = Market
draw-in-market = In the market: { $tile }, { $number } of them
draw-hand = Your tiles
draw-leaders = Your leaders
draw-bag = Bag: { $bag }
draw-box = Box: { $box }
draw-supply = Pagodas left
draw-supply-list = Pagodas left: { $pagodas }
draw-tiles = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
draw-hidden = points hidden
draw-points = { $points }: { $number }
draw-score = Score now: { $score }
draw-count = { $tile }, { $number } of them
draw-leader-of = { $leader } of { $seat }, { $hex ->
    [home] at home
   *[other] on { $hex }
}
draw-own-leader = Your { $leader }, { $hex ->
    [home] at home
   *[other] on { $hex }
}
draw-home = Home
draw-home-sign = home
draw-riot = Riot
draw-riot-sign = Riot
draw-build = Paid pagoda
draw-build-sign = Pagoda
draw-stakes-revolt = How many governors?
draw-stakes-war = Choose a side on the map, then how many soldiers
draw-stake = { $tile } × { $tiles }{ $leader ->
    [yes] , with your leader
   *[no] {""}
}{ $total ->
    [none] {""}
   *[other] : strength { $total }
}

about-land = Empty land. Tiles of every colour but blue lie here, and leaders, if a black tile is next to the hex.
about-river = Empty river. Only blue farmers lie here; without them a river parts what is on its banks.
about-capital = An empty capital: ordinary land since the game began.
about-tile-black = Governor. A leader needs one next to it, and each one there is strength in a revolt. A manuscript for the leader when placed.
about-tile-red = Soldier. The soldiers of a state are its strength in a war; those of your hand can support any side. A weapon for the leader when placed.
about-tile-blue = Farmer. Lies on rivers; several may follow one another in one action. Two of your hand pay for a riot. Grain for the leader when placed.
about-tile-green = Trader. Whoever places one may take a tile from the market. Two of your hand pay for a pagoda. Goods for the leader when placed.
about-tile-yellow = Artisan. Gold for the leader when placed; at the end gold counts as whatever colour you lack most.
about-leader-black = Earns manuscripts, and the points of every colour that has no leader of its own in the state. From home it adds 1 to you in a revolt.
about-leader-red = Earns weapons for soldiers and garrisons in its state. From home it adds 1 to the side you support in a war.
about-leader-blue = Earns grain for farmers and granaries in its state. From home it saves you one farmer of a riot.
about-leader-green = Earns goods for traders and market halls in its state. From home it saves you one trader of a paid pagoda.
about-leader-yellow = Earns gold for artisans and the workshop in its state. At home it is of no use.
about-pagoda = At the end of each of their turns whoever has the { $leader } in this state gains a point of { $points }. It falls when one of its three tiles is removed.
about-free-triangle = Three equal tiles without a pagoda. Whoever completed it was offered one; anybody may build here by paying traders.
about-market = After placing a trader you may take one of these. { $about }
about-bag = Tiles still to be drawn. When one must be drawn and none is left, the game ends.{ $removed ->
    [0] {""}
   *[other] {" "}{ $removed } tiles were taken out unseen before the game.
}
about-box = Tiles that have left the game. Seen by all: { $seen }. Replaced face down: { $tossed }.
about-supply = Pagodas that are not on the board. If none of a colour is left, building one moves it from where it stands.
about-seat = The dynasty of the { $dynasty }. A disc is a leader at home, a hex name says where it stands.
about-home = Choose one of your leaders on the board, then this: it is taken home.
about-riot = Pay two farmers, or one if your blue leader is at home, and remove any tile from the board. Leaders left without a black tile go home.
about-build = Pay two traders, or one if your green leader is at home, and build a pagoda on any three equal tiles that carry none.
about-stake-black = Committed governors add 1 each and are lost, whoever wins. So does the help of your black leader at home, which is not lost.
about-stake-red = Soldiers sent to a side add 1 each and are lost, whoever wins. So does your red leader at home, which is not lost.
about-side = { $soldiers } from soldiers on the board and { $support } from support. The strongest side wins; the leaders that clash go home from the others.
