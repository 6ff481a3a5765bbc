"""Getting cards (rulebook: Getting cards, End of the game; RULES.md, 5 and 8)."""

from tianxia.games.china.box import Components
from tianxia.games.china.rules.scoring import end_game
from tianxia.games.china.state import NOBODY, NUM_COLOURS, Decision, Ended, Event, State
from tianxia.kernel.chance import draw
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule

DRY = 2
"""The deck has run out for the second time: nobody draws any more (R-11)."""


@rule
def leave_hand(s: State, colour: int, cards: int) -> None:
    """Cards go from the hand of the turn to the discards, known ones first (R-24)."""
    s.hands[s.turn, colour] -= cards
    s.hand_sizes[s.turn] -= cards
    s.known[s.turn, colour] = max(0, s.known[s.turn, colour] - cards)
    s.discards[colour] += cards


@rule
def begin_drawing(box: Components, s: State, why: int) -> None:
    """After placing or discarding: draw, or end the turn when there is nothing to draw."""
    s.region = NOBODY
    s.decision = Decision.DRAW
    s.why_draw = why
    _draw_on(box, s)


@rule
def take_open(box: Components, s: State, colour: int) -> None:
    """A card goes from the row to the hand; everybody sees it."""
    s.row[colour] -= 1
    s.row_size -= 1
    s.known[s.turn, colour] += 1
    s.hands[s.turn, colour] += 1
    s.hand_sizes[s.turn] += 1
    emit(s, Event.TAKEN, s.turn, colour)
    _draw_on(box, s)


@rule
def take_hidden(box: Components, s: State) -> None:
    """A card goes from the deck to the hand; only its owner sees it."""
    colour = draw(s, s.deck)
    s.hands[s.turn, colour] += 1
    s.hand_sizes[s.turn] += 1
    emit(s, Event.DRAWN, s.turn, colour)
    _card_left_deck(s)
    _draw_on(box, s)


@rule
def fill_row(box: Components, s: State) -> None:
    """Fill the row from the deck, one draw at a time, until the deck is gone."""
    while s.row_size < box.row and s.exhausted < DRY:
        colour = draw(s, s.deck)
        s.row[colour] += 1
        s.row_size += 1
        emit(s, Event.ROW_FILLED, colour)
        _card_left_deck(s)


@rule
def _draw_on(box: Components, s: State) -> None:
    """Ask for another card, or fill the row and end the turn."""
    if s.exhausted == DRY:
        _end_turn(box, s)
    elif s.hand_sizes[s.turn] >= box.hand:
        fill_row(box, s)
        _end_turn(box, s)


@rule
def _card_left_deck(s: State) -> None:
    """When the deck has run out, the discards become the new one; the second time, drawing ends (R-10, R-11)."""
    s.deck_size -= 1
    if s.deck_size > 0:
        return
    s.exhausted += 1
    if s.exhausted == DRY:
        emit(s, Event.LAST_ROUND, (s.emperor - s.turn - 1) % s.players)
        return
    for colour in range(NUM_COLOURS):
        s.deck[colour] = s.discards[colour]
        s.deck_size += s.discards[colour]
        s.discards[colour] = 0
    emit(s, Event.RESHUFFLED)


@rule
def _end_turn(box: Components, s: State) -> None:
    following = (s.turn + 1) % s.players
    if s.exhausted == DRY and following == s.emperor:
        end_game(box, s, Ended.DECK_EXHAUSTED)
    else:
        s.turn = following
        s.decision = Decision.PLAY
