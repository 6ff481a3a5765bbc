# Yellow & Yangtze: every word a person sees, in English.
title = Yellow & Yangtze
tagline = Build states along two rivers, set leaders against each other, and remember: you are only as strong as your weakest colour.
goal = Your score is your weakest colour; highest wins. Ends on a draw from an empty bag.
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
option-actions-up-to-two = up to two: you may stop early (first printing)
option-actions-exactly-two = exactly two, if anything can be done (second printing)
option-actions-help = The two printings differ on whether you may stop after one action or none at all.
option-open_points = Open points
option-open_points-no = points are kept behind the screens
option-open_points-yes = everybody sees all points
option-open_points-help = Everybody sees every gain anyway; open totals save you remembering them.

asked-action = choose an action: a leader, a tile, a riot, a pagoda, a replacement, or “{ phrase-pass }”
asked-pagoda = build the pagoda you are offered, or choose “{ phrase-decline }”
asked-move = choose which pagoda moves
asked-market = take a tile from the market, or choose “{ phrase-decline }”
asked-chain = place another farmer next to the last one, or choose “{ phrase-stop }”
asked-toss = toss a tile, or choose “{ phrase-stop }”
asked-revolt = commit governors to the revolt
asked-war = support a side, or choose “{ phrase-abstain }”
asked-winner = choose the side that wins the war
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
    [you] War at { $at }: { $sides }. Support a side, or abstain.
   *[other] War at { $at }: { $sides }. { $name } may support a side.
}
prompt-winner = { $who ->
    [you] The war at { $at } is tied: { $sides }. Choose the winner.
   *[other] The war at { $at } is tied: { $sides }. { $name } chooses the winner.
}
prompt-losses = { $who ->
    [you] The winner pays: remove { $left ->
        [one] one more soldier.
       *[other] { $left } more soldiers.
    }
   *[other] { $name } is removing { $left ->
        [one] one more soldier
       *[other] { $left } more soldiers
    } from the winning state.
}
prompt-over = { $count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } share the victory.
}
side-strength = side { $side } ({ $who }) at { $at } has { $total }

help-action = Up to two actions a turn. Place, move or withdraw a leader (empty land next to a black tile). Place a tile: blue on rivers, the others on land; the leader of its colour in the state, or else the black leader, earns a point. Riot: two blue tiles remove any tile from the board. Build: two green tiles put a pagoda on three tiles of one colour. Replace: toss up to six tiles and draw the same number. A blue or green leader in your supply saves you one tile of its colour.
help-pagoda = A pagoda pays the leader of its colour in the same state one point at the end of each of that player's turns. If none is left in the supply, one of that colour moves here.
help-move = All pagodas of this colour are on the board: choose the one that moves.
help-market = After placing a trader you may take one of the face-up tiles. The gap is filled at the end of the turn.
help-chain = In one action you may place several farmers, each next to the last one, until one of them leads to a war or a pagoda.
help-toss = Toss tiles one by one, face down. When you choose “{ phrase-stop }”, or your hand is empty, you draw the same number. If the bag has too few, the game ends at once.
help-revolt = Strength is the number of black tiles next to the leader, plus the black tiles you commit, plus one for the black leader in your supply. The attacker commits first; the defender wins ties. The loser's leader returns to its owner's supply, the winner gains a point of its colour.
help-war = Every player may support one side with red tiles, and with the red leader in their supply. The strongest side wins. The losers lose all their soldiers and the leaders of the colours that clash; the winner gives up as many soldiers as the strength of the strongest loser.
help-winner = Equal strength: the player whose turn it is chooses the winner among the strongest sides.
help-losses = The winner pays as many soldiers as the strength of the strongest loser; tiles sent in support count first. Choose which soldiers leave the board; a garrison above one of them falls.
help-over = Only your weakest colour counts. Each gold counts as a point of whatever colour is lowest. Ties are broken by the next weakest colours, then by less gold.

phrase-leader = Put your { $colour } leader on { $hex }
phrase-withdraw = Withdraw your { $colour } leader
phrase-tile = Place a { $tile } on { $hex }
phrase-riot = Riot: remove the tile on { $hex } { $leader ->
    [yes] for one farmer, with your blue leader's help
   *[no] for two farmers
}
phrase-build = Build a pagoda on { $triangle } { $leader ->
    [yes] for one trader, with your green leader's help
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
phrase-winner = Side { $side } wins
phrase-replace = Replace some of your tiles
phrase-pass = Pass: end your turn
phrase-decline = Decline
phrase-stop = Stop here
phrase-abstain = Abstain: support nobody

event-leader-placed = { $seat } places the { $leader } on { $hex }.
event-leader-moved = { $seat } moves the { $leader } from { $before } to { $hex }.
event-leader-withdrawn = { $seat } withdraws the { $leader }.
event-leader-sent-home = { $seat }'s { $leader } returns to the supply.
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
event-war-begun = { $seat } joins states at { $hex }: war! Soldiers: { $sides }.
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
    [winner] The winner gives up { $number ->
        [one] its only soldier.
       *[other] all { $number } soldiers.
    }
   *[loser] A losing side loses { $number ->
        [one] one soldier.
       *[other] { $number } soldiers.
    }
}
event-soldier-removed = { $seat } removes the soldier on { $hex }.
event-passed = { $seat } passes.
event-turn-ended = { $seat }'s turn is over.
event-game-ended = { $reason ->
    [hand-refill] The active player must draw and the bag is empty: the game is over.
    [other-refill] Another player must draw and the bag is empty: the game is over.
    [market-refill] The market must be filled and the bag is empty: the game is over.
    [replacement] The bag has too few tiles for the replacement: the game is over.
   *[idle] Nobody has drawn a tile for five turns each: the game is over.
}
final-levels = { $seat }: { $levels }, so the score is { $score }.

sheet-black = Manuscripts (black)
sheet-red = Weapons (red)
sheet-blue = Grain (blue)
sheet-green = Goods (green)
sheet-yellow = Gold (wild, added to the weakest)
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

refusal-unknown-action = This game has no such action.
refusal-unknown-hex = The map has no such hex.
refusal-unknown-triangle = This is not a triangle: three neighbouring hexes of one terrain are needed, in reading order, such as k10-l9-l10.
refusal-game-over = The game is over.
refusal-wrong-decision = You have something else to decide now: { $decision }.
refusal-same-hex = The leader already stands on { $hex }: choose another hex or withdraw it.
refusal-river-no-leaders = { $hex } is a river: leaders stand on land only.
refusal-hex-occupied = { $hex } is occupied: choose an empty hex.
refusal-no-governor-adjacent = A leader needs a black tile next to it, and there is none next to { $hex }. Place a governor there first, or choose another hex.
refusal-unites-in-conflict = On { $hex } the leader would join { $states } states and bring two { $colour } leaders together: only a tile may start a war.
refusal-leader-not-on-board = Your { $colour } leader is in your supply already.
refusal-river-farmers-only = { $hex } is a river: only blue farmers lie there.
refusal-farmers-river-only = { $hex } is land: blue farmers lie on rivers only.
refusal-tile-not-in-hand = You have no { $colour } tile in hand.
refusal-chain-farmers-only = Only more blue farmers can follow now; choose “{ phrase-stop }” to finish this action.
refusal-chain-not-adjacent = { $hex } is not next to { $at }, your last farmer; choose “{ phrase-stop }” to finish this action.
refusal-no-tile-there = There is no tile on { $hex }: a riot removes a tile.
refusal-farmer-leader-on-board = Your blue leader is on the board: it can stand in for a farmer only from your supply.
refusal-not-enough-farmers = This riot costs { $needed ->
    [one] one blue tile
   *[other] { $needed } blue tiles
}, you hold { $held }.
refusal-not-a-triangle = { $triangle } does not carry three tiles of one colour.
refusal-pagoda-in-the-way = A tile of { $triangle } already belongs to a pagoda, and a tile carries one at most.
refusal-not-this-tile = The pagoda you are offered must stand on the tile you have just placed, { $hex }.
refusal-trader-leader-on-board = Your green leader is on the board: it can stand in for a trader only from your supply.
refusal-not-enough-traders = This pagoda costs { $needed ->
    [one] one green tile
   *[other] { $needed } green tiles
}, you hold { $held }.
refusal-no-such-pagoda = There is no { $pagoda } on { $triangle }: choose the one that moves.
refusal-not-in-market = There is no { $colour } tile in the market.
refusal-nothing-to-replace = Your hand is empty: there is nothing to replace.
refusal-toss-at-least-one = Toss at least one tile before you stop.
refusal-must-act = This game is played with exactly two actions: you must act as long as you can.
refusal-governor-leader-on-board = Your black leader is on the board: it helps in a revolt only from your supply.
refusal-not-enough-governors = { $held ->
    [0] You have no black tiles.
    [one] You have only one black tile.
   *[other] You have only { $held } black tiles.
}
refusal-no-such-side = This war has only { $sides } sides.
refusal-empty-support = To support nobody, choose “{ phrase-abstain }”.
refusal-soldier-leader-on-board = Your red leader is on the board: it helps in a war only from your supply.
refusal-not-enough-soldiers = { $held ->
    [0] You have no red tiles.
    [one] You have only one red tile.
   *[other] You have only { $held } red tiles.
}
refusal-not-tied = Side { $side } is not among the strongest: choose one of those.
refusal-not-winners-soldier = { $hex } has no soldier of the winning state; the tile that started the war is never removed.

reconstructed-map = The map is a public transcription of the board of a later edition that is said to be the same; individual hexes may differ from the printed board.
reconstructed-capitals = Which capital belongs to which state and which river is which is inferred from geography; it has no effect on play.

board-states = States (lowest hex, hexes, soldiers, leaders with the black tiles next to them, pagodas):
board-state = { $hex }  hexes { $size }, soldiers { $soldiers }, leaders { $leaders }{ $pagodas ->
    [none] {""}
   *[other] , pagodas: { $pagodas }
}
board-side = (side { $side } of the war: { $total })
board-seat = { $mark } { $name }: hand { $hand }, points { $points }, leaders in supply { $home } { $marks }
board-hidden = hidden
board-turn = ← decides
board-market = Market: { $tiles }   bag: { $bag }   actions left: { $actions }
board-hand = Your hand: { $tiles }
board-key = A letter is a tile; with ^ under a pagoda, with ! the one in question, with ? a soldier to remove.
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
draw-leader = { $hex }: { $seat }'s { $leader }, { $strength ->
    [one] one black tile
   *[other] { $strength } black tiles
} next to it
draw-beside = beside
draw-beside-tile = { $hex } { $colour }
draw-beside-leader = { $hex } { $seat }'s { $leader }
draw-in-state = { $whose ->
    [own] in your state
    [shared] in your state, shared with { $others }
   *[other] in the state of { $others }
}
draw-whole-state = { $state }: { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}, { $soldiers ->
    [0] no soldiers
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
draw-leader-of = { $seat }'s { $leader }, { $hex ->
    [home] in the supply
   *[other] on { $hex }
}
draw-own-leader = Your { $leader }, { $hex ->
    [home] in your supply
   *[other] on { $hex }
}
draw-home = Your supply of leaders
draw-home-sign = supply
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

about-land = Empty land. Tiles of every colour but blue can lie here, and leaders can stand here if a black tile is next to the hex.
about-river = Empty river. Only blue farmers can lie here; without them a river separates its banks.
about-capital = An empty capital: ordinary land since the game began.
about-tile-black = Governor. A leader needs one next to it, and each one there adds strength in a revolt. Earns the leader a manuscript when placed.
about-tile-red = Soldier. The soldiers of a state are its strength in a war; those in your hand can support any side. Earns the leader a weapon when placed.
about-tile-blue = Farmer. Lies on rivers; several may follow one another in one action. Two from your hand pay for a riot. Earns the leader grain when placed.
about-tile-green = Trader. Whoever places one may take a tile from the market. Two from your hand pay for a pagoda. Earns the leader goods when placed.
about-tile-yellow = Artisan. Earns the leader gold when placed; at the end gold counts as whatever colour you lack most.
about-leader-black = Earns manuscripts, and for tiles the points of every colour that has no leader of its own in the state. From your supply it adds 1 to your strength in a revolt.
about-leader-red = Earns weapons for soldiers and garrisons in its state. From your supply it adds 1 to the side you support in a war.
about-leader-blue = Earns grain for farmers and granaries in its state. From your supply it saves you one farmer of a riot.
about-leader-green = Earns goods for traders and market halls in its state. From your supply it saves you one trader of a paid pagoda.
about-leader-yellow = Earns gold for artisans and the workshop in its state. In the supply it is of no use.
about-pagoda = Whoever has the { $leader } in this state gains a point of { $points } at the end of each of their turns. It falls when one of its three tiles is removed.
about-free-triangle = Three tiles of one colour without a pagoda. Anybody may build here by paying traders.
about-market = After placing a trader you may take one of these. { $about }
about-bag = Tiles still to be drawn. The game ends when a tile must be drawn and none is left.{ $removed ->
    [0] {""}
   *[other] {" "}Before the game, { $removed } tiles were taken out unseen.
}
about-box = Tiles that have left the game. Seen by everybody: { $seen }. Replaced face down: { $tossed }.
about-supply = Pagodas that are not on the board. If none of a colour is left, building one moves it from where it stands.
about-seat = The dynasty of the { $dynasty }. A disc is a leader in the supply; the name of a hex says where a leader stands.
about-home = Click one of your leaders on the board, then here, to withdraw it.
about-riot = Pay two farmers, or one if your blue leader is in your supply, and remove any tile from the board. Leaders left without a black tile next to them return to their owners.
about-build = Pay two traders, or one if your green leader is in your supply, and build a pagoda on any triangle of three tiles of one colour that has none.
about-stake-black = Committed governors add 1 each and are lost, whoever wins. The black leader in your supply adds 1 too, and is not lost.
about-stake-red = Soldiers sent to a side add 1 each and are lost, whoever wins. The red leader in your supply adds 1 too, and is not lost.
about-side = { $soldiers } from soldiers on the board and { $support } from support. The strongest side wins; the others lose their soldiers and the leaders that clash.
