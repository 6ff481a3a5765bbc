"""What an action caused: a short buffer in the state, cleared at each apply.

A game's state ends with the two fields of `HasEvents`. A row is a kind (the game's enum) and up to seven small numbers;
words, animation and sounds are made from it elsewhere, so that the rules hold no sentences.
"""

from typing import Protocol

from tianxia.kernel.rule import rule
from tianxia.kernel.types import Counts

EVENT_WIDTH = 8
"""The kind of an event and its numbers."""


class HasEvents(Protocol):
    """A state with room for the events of one action."""

    event_count: int

    @property
    def events(self) -> Counts:
        """A row for each event."""


@rule
def clear_events(s: HasEvents) -> None:
    """Forget the events of the last action."""
    for i in range(s.event_count):
        for j in range(EVENT_WIDTH):
            s.events[i, j] = 0
    s.event_count = 0


@rule
def emit(
    s: HasEvents, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Add an event. A full buffer is a bug of the game: its size is a fact about the rules.

    Nine parameters, because compiled rules have neither tuples of unknown length nor keyword lists.
    """
    row = s.events[s.event_count]
    row[0] = kind
    row[1] = a
    row[2] = b
    row[3] = c
    row[4] = d
    row[5] = e
    row[6] = f
    row[7] = g
    s.event_count += 1
