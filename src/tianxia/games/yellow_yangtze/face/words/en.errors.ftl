# What can be wrong with a box, an action or a position of Yellow & Yangtze. The place is said before the sentence.

# The box
unreadable-yellow-yangtze-rows = expected a list of 1 to { $most } rows
unreadable-yellow-yangtze-signs = expected a text made of the signs { $signs }, found { $found }
unreadable-yellow-yangtze-too-many-hexes = the map can have at most { $most } hexes, found { $found }
unreadable-yellow-yangtze-too-many-triangles = the map can have at most { $most } triangles, found { $found }
unreadable-yellow-yangtze-colour-order = the colours and their order cannot be changed: { $colours }
unreadable-yellow-yangtze-terrain = blue tiles lie on rivers, all others on land
unreadable-yellow-yangtze-not-a-river = { $found } is not a river hex
unreadable-yellow-yangtze-not-a-capital = { $found } is not a capital

# Actions
unreadable-yellow-yangtze-action = cannot read { $text }: { $why }
unreadable-yellow-yangtze-no-such-action = this game has no such action (for example: { $examples })
unreadable-yellow-yangtze-not-a-hex = { $found } is not a hex: a hex is a row and a number, such as e7
unreadable-yellow-yangtze-no-such-hex = the map has no hex { $found }
unreadable-yellow-yangtze-not-a-triangle = { $found } is not a triangle: a triangle looks like k10-l9-l10
unreadable-yellow-yangtze-no-such-triangle = { $found } is not a triangle: three neighbouring hexes of one terrain are needed, in reading order, such as k10-l9-l10

# Positions: the board
unreadable-yellow-yangtze-leader-on-river = { $hex } is a river; leaders stand on land
unreadable-yellow-yangtze-occupied = { $hex } is occupied; there is room for one piece on a hex
unreadable-yellow-yangtze-no-governor = there is no black tile next to { $hex }
unreadable-yellow-yangtze-two-leaders = seat { $seat } has a leader of the same colour ({ $colour }) in this state
unreadable-yellow-yangtze-no-three-tiles = a pagoda of this colour ({ $colour }) needs three tiles of it
unreadable-yellow-yangtze-shared-tile = one of the tiles belongs to another pagoda
unreadable-yellow-yangtze-no-pagodas-left = the game has no further pagoda of this colour ({ $colour }, { $most } in all)

# Positions: tiles and the course of the game
unreadable-yellow-yangtze-too-many-tiles = there can be at most { $most } tiles here, found { $found }
unreadable-yellow-yangtze-no-tiles-left = the game does not have this many tiles of the colour ({ $colour })
unreadable-yellow-yangtze-not-over = only a finished game has a result
unreadable-yellow-yangtze-over-or-not = a game has a reason here if decision.kind is "over", and only then
unreadable-yellow-yangtze-no-failed-draw = no draw can have failed, as the bag still holds tiles ({ $tiles })
unreadable-yellow-yangtze-idle-end = must be { $limit } if the game has ended for lack of draws
unreadable-yellow-yangtze-idle-limit = must be below { $limit }, where the game ends

# Positions: the pending decision
unreadable-yellow-yangtze-no-offer = the tile there does not complete a triangle that could carry a pagoda
unreadable-yellow-yangtze-empty-market = the market is empty, so there is nothing to take
unreadable-yellow-yangtze-cannot-carry = a pagoda needs three tiles of one colour that belong to no other
unreadable-yellow-yangtze-nothing-to-move = no pagoda of this colour ({ $colour }) has to be chosen: one is in the supply, or there is only one
unreadable-yellow-yangtze-not-in-triangle = the hex is not part of the triangle
unreadable-yellow-yangtze-no-tile = there is no tile of the needed colour ({ $colour })
unreadable-yellow-yangtze-chain-over = a farmer that led to a pagoda ends the chain
unreadable-yellow-yangtze-no-free-river = there is no empty river hex next to it
unreadable-yellow-yangtze-empty-hand = there is no tile to toss in an empty hand
unreadable-yellow-yangtze-more-than-a-hand = together with the hand these are more than { $most } tiles
unreadable-yellow-yangtze-tossed-fewer = seat { $seat } has tossed fewer tiles ({ $tossed })
unreadable-yellow-yangtze-no-leader = seat { $seat } has no leader of this colour ({ $colour }) on the board
unreadable-yellow-yangtze-no-revolt = there is no revolt: the leader has not entered a state with another leader of its colour ({ $colour })
unreadable-yellow-yangtze-answers = expected a list of answers, at most { $most }
unreadable-yellow-yangtze-answers-missing = expected the answers of all { $players } seats
unreadable-yellow-yangtze-no-unifying-tile = there is no tile that could unite states
unreadable-yellow-yangtze-no-war = the tile does not bring states to war
unreadable-yellow-yangtze-empty-support = supporting a side means giving something, abstaining means giving nothing
unreadable-yellow-yangtze-no-tie = there is no tie: only one side is the strongest
unreadable-yellow-yangtze-leader-not-at-home = seat { $seat } has this leader ({ $colour }) on the board, not in the supply
unreadable-yellow-yangtze-not-hexes = expected a list of hexes, found { $found }
unreadable-yellow-yangtze-hex-twice = { $hex } appears twice
unreadable-yellow-yangtze-too-few-soldiers = there must be a choice: at least two soldiers, of which at least one stays
