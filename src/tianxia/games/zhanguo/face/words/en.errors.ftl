# What can be wrong with a box, a position or an action of ZhanGuo. The place is said before the sentence.

# The box
unreadable-zhanguo-fixed-order = the names and their order cannot be changed: { $names }; found { $found }
unreadable-zhanguo-expected-here = expected { $expected } here, found { $found }
unreadable-zhanguo-not-a-text = expected a text, found { $found }
unreadable-zhanguo-not-pairs = expected a list of pairs of regions, found { $found }
unreadable-zhanguo-border = regions { $a } and { $b } cannot be made neighbours: a border needs two regions, and each pair can be listed only once
unreadable-zhanguo-lonely-region = region { $region } has no neighbour
unreadable-zhanguo-no-region = there is no region { $found }; the regions are 1 to { $most }
unreadable-zhanguo-face-twice = the face { $face } is on another tile already
unreadable-zhanguo-not-needs = expected a list of what the objective asks for, found { $found }
unreadable-zhanguo-need-too-often = { $need } is asked for too often: a tract has two sections, and a region counts once
unreadable-zhanguo-not-regions = expected a list of regions, found { $found }
unreadable-zhanguo-reward-regions = a reward { $reward } names { $least } to { $most } different regions
unreadable-zhanguo-extra-worker = an extra worker needs a region where workers have just been hired, so it can only come with recruit
unreadable-zhanguo-not-cards = expected a list of cards, found { $found }
unreadable-zhanguo-card-listed-twice = card { $card } is listed twice; the other line is { $place }
unreadable-zhanguo-card-aspect = card { $card } belongs to { $aspect } (writing 1-40, currency 41-80, laws 81-120)
unreadable-zhanguo-cards-missing = card { $cards } is missing; all { $count } are needed

# Actions
unreadable-zhanguo-unknown-action = { $text } is not an action of this game (for example: { $examples })

# Positions: the main board
unreadable-zhanguo-discs = the track and the column together must hold the disc of every seat once; found { $track } and { $column }
unreadable-zhanguo-not-seats = expected a list of seats, found { $found }
unreadable-zhanguo-seat-twice = a seat is listed twice: { $found }
unreadable-zhanguo-not-ascending = expected ascending numbers, found { $found }
unreadable-zhanguo-same-tile = { $face } is printed on the same tile as the face on { $section }
unreadable-zhanguo-objective-twice = { $tile } is in the upper section already
unreadable-zhanguo-palace-slots = the region has only { $slots } palace slots
unreadable-zhanguo-too-many-pieces = seat { $seat } does not have this many pieces
unreadable-zhanguo-two-walls = seat { $seat } has another wall in this section

# Positions: cards
unreadable-zhanguo-not-card-list = expected a list of at most { $most } cards, found { $found }
unreadable-zhanguo-card-elsewhere = card { $card } is in { $place } already
unreadable-zhanguo-top-not-in-court = must be a card of the court, and 0 only if the court is empty; found { $card }
unreadable-zhanguo-no-hand-now = there are cards in hand only during the draft and the play
unreadable-zhanguo-given-twice = another seat gave card { $card } back in that round
unreadable-zhanguo-not-on-board = card { $card } is not on the board of seat { $seat }

# Positions: the boards of the seats
unreadable-zhanguo-not-seat-tables = expected a list of at most { $most } tables, found { $found }
unreadable-zhanguo-no-choice-of-boards = with options.boards = a nobody chooses a board
unreadable-zhanguo-board-taken = another seat has the board { $board }
unreadable-zhanguo-boards-left = expected a list of some of these boards, in this order: { $known }; found { $found }
unreadable-zhanguo-too-many-markers = the game has only { $most } markers of this aspect
unreadable-zhanguo-seal-taken = seat { $seat } has this seal
unreadable-zhanguo-too-many-officials = seat { $seat } has only { $most } officials of each colour
unreadable-zhanguo-worker-area = a worker area holds at most { $most } officials
unreadable-zhanguo-no-board = a seat without a board cannot have anything here

# Positions: the open decision
unreadable-zhanguo-only-when-over = only a finished game has this key
unreadable-zhanguo-decision-of-phase = in the phase { $phase } it can be { $known }, not { $found }
unreadable-zhanguo-nothing-legal = the position leaves no answer to the decision { $decision }
unreadable-zhanguo-exactly-at = must be set at the decision { $decision }, and nowhere else
unreadable-zhanguo-exactly-in-rewards = must be set in the phase rewards, and nowhere else
unreadable-zhanguo-only-in-rewards = can be set only in the phase rewards
unreadable-zhanguo-exactly-in-action = must be set while a court action and its abilities last, and nowhere else
unreadable-zhanguo-only-in-action = can be set only while a court action and its abilities last
unreadable-zhanguo-exactly-with = must be set with the action { $actions }, and nowhere else
unreadable-zhanguo-exactly-with-governor = must be set while a governor is being placed, and nowhere else
unreadable-zhanguo-asked = seat { $seat } decides here, not { $found }
unreadable-zhanguo-nobody-asked = nobody can be asked here
unreadable-zhanguo-does-not-lead-to = { $what } does not lead to the decision { $decision }
unreadable-zhanguo-empty-court = the card that paid for the court action must be on top of the court
unreadable-zhanguo-beneath = must be another card of the court, or 0
unreadable-zhanguo-other-trigger = card { $card } has another trigger
unreadable-zhanguo-no-power = the board has no power with this action
unreadable-zhanguo-power-not-used = is false, but the power of the board opened the decision
unreadable-zhanguo-no-ability-used = is empty, but an ability opened the decision
unreadable-zhanguo-no-governor-left = seat { $seat } has no governor left
unreadable-zhanguo-cannot-build-palace = a palace of the seat and two workers of the region are needed
unreadable-zhanguo-cannot-build-wall = the wall cannot be built there

# Positions: choice and auction of boards
unreadable-zhanguo-boards-come-first = boards are chosen before the first round
unreadable-zhanguo-all-have-boards = every seat has a board already
unreadable-zhanguo-too-few-boards = there are fewer boards than the { $seats } seats that need one
unreadable-zhanguo-no-auction-now = there is an auction only in the phase boards
unreadable-zhanguo-no-auction-with-b = with options.boards = b there is no auction
unreadable-zhanguo-cannot-pay-board = this is not enough for a board: the least bid is { $least }
unreadable-zhanguo-bidder-and-bid = a bid needs a bidder, and a bidder needs a bid
unreadable-zhanguo-cannot-bid = seat { $seat } has a board or has passed, so it cannot hold the bid
unreadable-zhanguo-cannot-pass = only seats without a board can have passed, and only after a bid
unreadable-zhanguo-bid-above-points = seat { $seat } has only { $points } points
unreadable-zhanguo-winner-chooses = whoever has won the auction chooses a board, and nobody else does
unreadable-zhanguo-last-board = the last board is taken without a question
unreadable-zhanguo-opens-auction = seat { $seat } cannot open the auction: the next seat clockwise after the one that took a board does

# Positions: draft and rewards
unreadable-zhanguo-no-draft = there is a draft only with options.draft = yes
unreadable-zhanguo-draft-rounds = there is a draft only in rounds 1 to { $most }
unreadable-zhanguo-draft-hand = at most { $most } cards of an aspect are dealt
unreadable-zhanguo-reward-to-come = this reward has not been taken yet
unreadable-zhanguo-has-accepted = seat { $seat } is taking the reward, so it has not declined it
unreadable-zhanguo-only-squares-move = during the rewards only a square gives reassignment points
unreadable-zhanguo-other-regions = the reward names other regions
