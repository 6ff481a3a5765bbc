"""What every bot asks first: is there anything to decide, and what?"""

from typing import Any

import numpy as np

from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box, Game


def list_legal(game: Game, box: Box, s: Any, seat: int, out: Any) -> int:
    """Write the legal actions of this seat and return their number; raises Unreadable unless the game waits for it."""
    # A copy that can be written to: some rules take notes in the record while they list. And an array, because that
    # crosses into compiled code much faster than a record.
    states = np.frombuffer(bytearray(s.tobytes()), game.state.layout)
    decider, n = game.rules.step(box.array, states, -1, out)
    if decider != seat:
        why = "the game is over" if decider < 0 else f"seat {decider} decides"
        raise Unreadable(f"a bot was asked to play for seat {seat}, which has nothing to decide: {why}", "bots")
    return n
