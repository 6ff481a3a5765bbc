"""Events: equal gains in a row are one, and a full buffer loses the rest instead of breaking the state."""

from tianxia.games.legacy_of_yu.rules.queue import note, note_gain
from tianxia.games.legacy_of_yu.state import MAX_EVENTS, Event, Piece, State


def events(s: State) -> list[list[int]]:
    return [row[:3] for row in s.events[: s.event_count].tolist()]


def test_equal_gains_in_a_row_are_one_event() -> None:
    s = State.new()
    for piece in (Piece.CLAY, Piece.CLAY, Piece.TIMBER, Piece.CLAY):
        note_gain(s, piece)
    gained = Event.GAINED
    assert events(s) == [[gained, Piece.CLAY, 2], [gained, Piece.TIMBER, 1], [gained, Piece.CLAY, 1]]


def test_a_gain_does_not_join_another_event_of_the_same_number() -> None:
    s = State.new()
    note(s, Event.PAID, Piece.RED)
    note_gain(s, Piece.RED)
    assert events(s) == [[Event.PAID, Piece.RED, 0], [Event.GAINED, Piece.RED, 1]]


def test_a_full_buffer_loses_the_last_events() -> None:
    s = State.new()
    for card in range(1, MAX_EVENTS + 5):
        note(s, Event.DREW, card)
    assert events(s) == [[Event.DREW, card, 0] for card in range(1, MAX_EVENTS + 1)]
