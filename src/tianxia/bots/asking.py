"""The legal actions of a seat, which every bot asks for first."""

import numpy as np

from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box, Game
from tianxia.kernel.layout import Record
from tianxia.kernel.types import Ids


def list_legal(game: Game, box: Box, s: Record, seat: int, out: Ids) -> int:
    """Write the legal actions of this seat and return their number; raises Unreadable unless the game waits for it."""
    # A copy that can be written to: some rules take notes in the record while they list. And an array, because that
    # crosses into compiled code much faster than a record.
    states = np.frombuffer(bytearray(s.tobytes()), game.state.layout)
    decider, n = game.rules.step(box.array, states, -1, out)
    if decider != seat:
        raise Unreadable("nothing-to-decide", "bots", seat=seat, decider=decider)
    return n
