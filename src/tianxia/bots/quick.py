"""A bot for rules that are not compiled yet: it looks at as many actions as it has time for."""

import random
import time

import numpy as np

from tianxia.bots.asking import list_legal
from tianxia.kernel.chance import new_source
from tianxia.kernel.game import Box, Game
from tianxia.kernel.layout import Record


class Quick:
    """Of some legal actions, drawn at random, the one after which the evaluation is best, in one deal.

    How many it looks at depends on the machine, so the same seed need not make the same choice.
    """

    def __init__(self, game: Game, box: Box, seed: int, time: float = 0.2) -> None:
        self._game = game
        self._box = box
        self._seconds = time
        self._dice = random.Random(seed)
        self._source = new_source(seed)
        self._out = np.empty(game.max_legal, np.int32)

    def choose(self, s: Record, seat: int, ply: int | None = None) -> int:
        """The best of those it has looked at; at least one."""
        end = time.monotonic() + self._seconds
        actions: list[int] = self._out[: list_legal(self._game, self._box, s, seat, self._out)].tolist()
        self._dice.shuffle(actions)
        values: dict[int, float] = {}
        for action in actions:
            values[action] = self._value(s, seat, action)
            if time.monotonic() > end:
                break
        return max(values, key=values.__getitem__)

    def _value(self, s: Record, seat: int, action: int) -> float:
        rules, box = self._game.rules, self._box.record
        dealt = np.frombuffer(bytearray(s.tobytes()), self._game.state.layout)[0]
        rules.determinize(box, dealt, seat, self._source)
        rules.apply(box, dealt, action)
        return float(rules.evaluate(box, dealt, seat))
