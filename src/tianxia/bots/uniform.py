"""A bot that plays any legal action with equal chance."""

import numpy as np

from tianxia.bots.asking import list_legal
from tianxia.kernel.chance import below, new_source
from tianxia.kernel.game import Box, Game
from tianxia.kernel.layout import Record


class Uniform:
    """Uniformly random play."""

    def __init__(self, game: Game, box: Box, seed: int) -> None:
        self._game = game
        self._box = box
        self._source = new_source(seed)
        self._out = np.empty(game.max_legal, np.int32)

    def choose(self, s: Record, seat: int, ply: int | None = None) -> int:
        """Any legal action."""
        n = list_legal(self._game, self._box, s, seat, self._out)
        return int(self._out[below(self._source, n)])
