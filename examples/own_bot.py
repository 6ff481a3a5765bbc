"""A bot as a class: `tianxia arena china --bots own_bot:Builder,greedy --games 12`, in the folder of this file.

It looks one action ahead with the game's own evaluation, as `greedy` does, but in one deal only, and in plain Python.
"""

import numpy as np

from tianxia.kernel.chance import new_source
from tianxia.kernel.game import Box, Game
from tianxia.kernel.layout import Record


class Builder:
    """Made with the game, its box, a seed, and settings by name (`own_bot:Builder:most=20`)."""

    def __init__(self, game: Game, box: Box, seed: int, most: int = 40) -> None:
        self._game, self._box, self._most = game, box, most
        self._source = new_source(seed)
        self._out = np.empty(game.max_legal, np.int32)

    def choose(self, s: Record, seat: int, ply: int | None = None) -> int:
        """The best of the first legal actions. `s` has only what the seat may know: the rest is dealt at random."""
        rules, box = self._game.rules, self._box.record
        dealt = s.copy()
        rules.determinize(box, dealt, seat, self._source)
        legal = self._out[: rules.legal(box, dealt, self._out)][: self._most]
        values = []
        for action in legal:
            tried = dealt.copy()
            rules.apply(box, tried, int(action))
            values.append(rules.evaluate(box, tried, seat))
        return int(legal[int(np.argmax(values))])
