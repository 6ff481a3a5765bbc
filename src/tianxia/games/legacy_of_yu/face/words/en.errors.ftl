# What can be wrong with a box, a story, a campaign, a position or an action of Legacy of Yu.
# The place is said before the sentence.

# Lists and numbers
unreadable-yu-not-items = expected a list of at most { $most } entries, found { $found }
unreadable-yu-not-an-item = { $found } is not an item of this game
unreadable-yu-not-cards = expected a list of cards, found { $found }
unreadable-yu-not-a-card = expected the number of a card, found { $found }
unreadable-yu-not-numbers = expected a list of numbers, found { $found }
unreadable-yu-not-words = expected a list of words, found { $found }
unreadable-yu-not-in-the-box = there is no { $found } in the box
unreadable-yu-card-twice = card { $card } appears twice
unreadable-yu-number-twice = { $number } appears twice

# The box
unreadable-yu-story-for-story = a story cannot be replaced by a story
unreadable-yu-build-spaces = the river needs exactly { $count } build spaces
unreadable-yu-trade-alternatives = the alternatives of this trade are { $known }
unreadable-yu-trade-card = this trade is paid with a card
unreadable-yu-trade-pieces = expected pieces, found { $found }
unreadable-yu-trade-gain = a trade gives pieces or a card of the townsfolk deck
unreadable-yu-outpost-colours = there must be one outpost of each colour: { $known }
unreadable-yu-too-few-canals = group { $group } needs { $least } cards
unreadable-yu-too-few-cards = { $least } cards are needed

# The story
unreadable-yu-not-flags = expected at most { $most } different words
unreadable-yu-stone-twice = stone { $stone } appears twice
unreadable-yu-entry-twice = entry { $entry } appears twice
unreadable-yu-not-conditions = expected a list of at most { $most } conditions, found { $found }
unreadable-yu-not-a-condition = { $found } is not a condition
unreadable-yu-not-choices = expected a list of at most { $most } choices, found { $found }
unreadable-yu-no-free-choice = one choice must be free
unreadable-yu-endless-entries = these entries must lead to one without conditions
unreadable-yu-no-entry = there is no entry { $entry }
unreadable-yu-no-stone = there is no stone { $stone }
unreadable-yu-drops-no-rule = stone { $stone } is not a rule card, and only rule cards can be dropped
unreadable-yu-no-gold-card = one card must be gold

# Actions
unreadable-yu-action = cannot read { $text }: this game has no such action (for example: { $examples })

# The campaign
unreadable-yu-not-a-campaign = a game of a campaign is played with the option story=campaign
unreadable-yu-campaign-over = this campaign is over ({ $how }): start a new one
unreadable-yu-last-cards = { $kind ->
    [victory] with { $games } won
   *[defeat] with { $games } lost
} there must be { $left ->
    [one] one card
   *[other] { $left } cards
} left, not { $found }
unreadable-yu-no-flag = there is no flag { $found }; the flags are { $known }

# Positions: the course of the game
unreadable-yu-single-campaign = a game without a campaign (options.story = "no") has nothing here
unreadable-yu-single-epilogue = only a campaign has an epilogue
unreadable-yu-single-doom = only a campaign has deadlines
unreadable-yu-phase-and-outcome = a game has an outcome if and only if it is over or in its epilogue
unreadable-yu-automatic-step = in this position an automatic step is still to be made
unreadable-yu-nothing-pending = this phase does not go on without something pending
unreadable-yu-nobody-attacks = nobody attacks and nothing is pending

# Positions: board and pieces
unreadable-yu-space-closed = this space opens with canal { $canal }
unreadable-yu-building-twice = { $building } appears twice
unreadable-yu-hut-order = huts are built in the order 1, 2, 3, 4
unreadable-yu-slot-closed = this slot is not open
unreadable-yu-supply = there are only { $total } in the game
unreadable-yu-flood-beyond = while the game goes on it cannot be beyond the canals built, which are { $built }
unreadable-yu-barge = until a canal is built, it waits at the first one
unreadable-yu-canal-group = card { $card } is not of group { $group }
unreadable-yu-no-tool = rule { $rule } is not in force or has no tool

# Positions: cards
unreadable-yu-not-a-row-card = expected t17, o3 or -, found { $found }
unreadable-yu-seven-outsiders = seven outsiders have won
unreadable-yu-tuck-closed = this space under the board is not open
unreadable-yu-not-in-this-game = card { $card } is not in this game
unreadable-yu-card-elsewhere = card { $card } is also in { $place }
unreadable-yu-cards-nowhere = some cards are neither here nor anywhere else: { $cards }
unreadable-yu-hut-cards = more cards are turned up ({ $cards }) than huts built ({ $huts })
unreadable-yu-not-in-the-hut-deck = card { $card } is not in this game or is already turned up
unreadable-yu-ready-unseen = of the { $unseen } unseen cards some, but not all, must be in the ready pile
unreadable-yu-none-unseen = there are no unseen cards
unreadable-yu-pile-unseen = must be empty as long as there are unseen cards

# Positions: what is pending
unreadable-yu-pending-after-the-end = nothing is pending once the game is over
unreadable-yu-no-choice = entry { $entry } offers no choice
unreadable-yu-campaign-only = this happens only in a campaign
unreadable-yu-not-resolving = expected a kind and a number, such as canal 3, found { $found }
unreadable-yu-resolving-without-away = a card is being resolved only while `away` is pending
unreadable-yu-raider-outside-the-assault = nobody attacks outside the assault
unreadable-yu-raider-space = there is no outsider on space { $space }
unreadable-yu-raider-rule = rule { $rule } does not attack
unreadable-yu-not-an-action = { $found } is not an action
unreadable-yu-doing = this action cannot be the one that is being paid for
unreadable-yu-doing-after-the-end = nothing is paid for once the game is decided
unreadable-yu-doing-and-pay-left = an action is being paid for if and only if pay_left is above 0
unreadable-yu-pay-from = must be white while nothing is being paid for
unreadable-yu-not-interchangeable = this colour is not interchangeable
unreadable-yu-too-few-workers = there are not enough interchangeable workers
