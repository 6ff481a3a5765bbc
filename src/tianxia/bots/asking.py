"""What every bot asks first: is there anything to decide, and what?"""

from typing import Any

import numpy as np

from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box, Game


def list_legal(game: Game, box: Box, s: Any, seat: int, out: Any) -> int:
    """Write the legal actions of this seat and return their number; raises Unreadable unless the game waits for it."""
    states = np.ndarray(
        1, game.state.layout, s
    )  # the record's own memory: an array crosses into compiled code much faster
    decider, n = game.rules.step(box.array, states, -1, out)
    if decider != seat:
        problem = "nothing-to-decide" if decider >= 0 else "nothing-to-decide-any-more"
        raise Unreadable(problem, "bots", seat=str(seat), decider=str(decider))
    return n
