# What can be wrong with a box, a position or an action of China. The place is said before the sentence.

# The box
unreadable-china-not-a-point = must be a point of the drawing, two numbers from 0 to { $most }, found { $found }
unreadable-china-fixed-order = the names and their order cannot be changed: { $names }
unreadable-china-too-few-cards = with { $players } players only { $cards } cards would be left, which is too few
unreadable-china-too-many-spaces = the board can have at most { $most } spaces
unreadable-china-space-order = expected { $expected } here (by region, then by number), found { $found }
unreadable-china-not-alliances = expected a list of 1 to { $most } alliances, found { $found }
unreadable-china-alliance-pair = { $a } and { $b } cannot be allied: an alliance needs two regions, and each pair can be listed only once
unreadable-china-not-links = expected a list of links, found { $found }
unreadable-china-link = { $a } and { $b } cannot be linked: a link needs two spaces, and each pair can be listed only once
unreadable-china-too-many-links = { $space } has more than { $most } links

# Actions
unreadable-china-action = cannot read { $text }: { $why } (for example: { $examples })
unreadable-china-no-such-action = this game has no such action
unreadable-china-no-such-space = there is no space { $found }; a space is a region and a number, from { $first } to { $last }
unreadable-china-payment = a piece costs one card or a pair
unreadable-china-no-such-colour = there is no colour { $found }; the colours are { $known }

# Positions: pieces
unreadable-china-too-many-houses = seat { $seat } has only { $most } houses
unreadable-china-too-many-emissaries = seat { $seat } has only { $most } emissaries
unreadable-china-no-fortresses = there are no fortresses without the option
unreadable-china-one-fortress = seat { $seat } has only one fortress
unreadable-china-emissary-limit = { $emissaries } emissaries are too many; the region holds { $limit }, the most houses that one seat has there

# Positions: cards
unreadable-china-too-many-cards = { $cards } cards are too many; at most { $most } can be here
unreadable-china-too-many-of-a-colour = the game does not have this many cards of the colour
unreadable-china-not-in-hand = the hand does not hold this many
unreadable-china-cards-missing = some cards are neither here nor anywhere else: { $cards }
unreadable-china-deck-and-exhausted = the deck holds { $cards ->
    [one] one card
   *[other] { $cards } cards
} and `exhausted` is { $exhausted }; the deck is empty if and only if `exhausted` is { $dry }

# Positions: the course of the game
unreadable-china-region-not-asked = the decision { $kind } has no region
unreadable-china-over-and-ended = a game is over if and only if decision.kind is "over" and `ended` gives a reason
unreadable-china-full-hand = a full hand does not draw
unreadable-china-nothing-to-draw = nobody draws once the deck has run out twice
unreadable-china-no-piece-there = seat { $seat } has no piece in { $region }
unreadable-china-region-was-new = { $region } was new, so there is no second piece this turn
unreadable-china-no-room = seat { $seat } has no room in { $region }
unreadable-china-hand-after-a-piece = after the first piece a hand holds 1 to { $most } cards
unreadable-china-somebody-has-room = somebody can still place a piece
unreadable-china-nobody-has-room = nobody can place a piece, so it must be "no-placements"
unreadable-china-round-not-over = the round is not over: `exhausted` must be { $dry } and the next seat must be the one with the Emperor
unreadable-china-no-turn-left = once the deck has run out twice, the seat with the Emperor has no further turn
unreadable-china-not-over = only a finished game has a result
