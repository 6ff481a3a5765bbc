"""What an action caused: a short buffer in the state, cleared at each apply.

A game's state has the two fields of `event_fields`. A row is a kind (the game's enum) and up to seven small numbers;
words, animation and sounds are made from it elsewhere, so that the rules hold no sentences.
"""

from typing import Any

import numpy as np

from tianxia.kernel.rule import rule

WIDTH = 8


def event_fields(most: int) -> list[Any]:
    """The fields of a state that hold at most so many events of one action."""
    return [("event_count", np.int16), ("events", np.int16, (most, WIDTH))]


@rule
def clear_events(s: Any) -> None:
    """Forget the events of the last action."""
    for i in range(s.event_count):
        for j in range(WIDTH):
            s.events[i, j] = 0
    s.event_count = 0


@rule
def emit(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0) -> None:
    """Add an event. A full buffer is a bug of the game: its size is a fact about the rules."""
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
