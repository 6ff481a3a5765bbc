"""A bot that looks one action ahead and takes what the game's own evaluation likes best."""

from typing import Any

import numpy as np

from tianxia.bots.asking import list_legal
from tianxia.kernel.chance import Generator, below
from tianxia.kernel.game import Box, Game
from tianxia.kernel.rule import rule

GIVEN, DEALT, TRIED = 0, 1, 2
"""The three states it works with: as the seat sees it, with secrets dealt at random, after an action."""


OFTEN = 1000
"""Slips are counted in so many decisions."""


class Greedy:
    """One-ply search over a few random deals of what the seat cannot see.

    `slips` is the part of the decisions that it takes at random, as a beginner does.
    """

    def __init__(self, game: Game, box: Box, seed: int, samples: int = 4, slips: float = 0.0) -> None:
        self._box = box
        self._game = game
        self._samples = max(1, int(samples))
        self._slips = int(slips * OFTEN)
        self._source = np.zeros(1, Generator.layout)
        self._source["chance"] = seed & 0xFFFFFFFFFFFFFFFF
        self._states = np.zeros(3, game.state.layout)
        self._out = np.empty(game.max_legal, np.int32)
        self._values = np.empty(game.max_legal, np.float64)

    def choose(self, s: Any, seat: int, ply: int | None = None) -> int:
        """The action with the best mean value; equals are decided by chance."""
        list_legal(self._game, self._box, s, seat, self._out)
        self._states[GIVEN] = s
        pointer = self._game.pointer
        best = _best(
            pointer("legal"), pointer("apply"), pointer("determinize"), pointer("evaluate"), self._box.array,
            self._states, seat, self._samples, self._slips, self._source, self._out, self._values,
        )  # fmt: skip
        return int(self._out[best])


@rule
def _best(
    legal: Any, apply: Any, determinize: Any, evaluate: Any, boxes: Any, states: Any, seat: int, samples: int,
    slips: int, source: Any, out: Any, values: Any,
) -> int:  # fmt: skip
    """The index of the best legal action in out."""
    n = legal(boxes[0], states[GIVEN], out)
    if slips > 0 and below(source[0], OFTEN) < slips:
        return below(source[0], n)
    return best_of(apply, determinize, evaluate, boxes[0], states, seat, samples, source[0], out, n, values)


@rule
def best_of(
    apply: Any, determinize: Any, evaluate: Any, box: Any, states: Any, seat: int, samples: int, source: Any, out: Any,
    n: int, values: Any,
) -> int:  # fmt: skip
    """The index of the best of n actions in out, for the seat that sees `states[GIVEN]`. Batches use it too."""
    for i in range(n):
        values[i] = 0.0
    for _ in range(samples if n > 1 else 0):
        states[DEALT] = states[GIVEN]
        determinize(box, states[DEALT], seat, source)
        for i in range(n):
            states[TRIED] = states[DEALT]
            apply(box, states[TRIED], out[i])
            values[i] += evaluate(box, states[TRIED], seat)
    best, equals = 0, 1
    for i in range(1, n):
        if values[i] > values[best]:
            best, equals = i, 1
        elif values[i] == values[best]:
            equals += 1
            if below(source, equals) == 0:
                best = i
    return best
