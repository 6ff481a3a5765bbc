"""What every bot asks first: is there anything to decide, and what?"""

import numpy as np

from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box, Game
from tianxia.kernel.layout import Record
from tianxia.kernel.types import Ids


def list_legal(game: Game, box: Box, s: Record, seat: int, out: Ids) -> int:
    """Write the legal actions of this seat and return their number; raises Unreadable unless the game waits for it."""
    # The record's own memory as an array, which crosses into compiled code much faster.
    states = np.ndarray(1, game.state.layout, s)  # type: ignore[arg-type]  # mypy does not know that it is a buffer
    decider, n = game.rules.step(box.array, states, -1, out)
    if decider != seat:
        raise Unreadable("nothing-to-decide", "bots", seat=seat, decider=decider)
    return n
