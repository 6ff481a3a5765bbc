"""A bot that looks one action ahead and takes what the game's own evaluation likes best."""

from typing import NamedTuple

import numpy as np

from tianxia.bots.asking import list_legal
from tianxia.kernel.chance import Generator, below
from tianxia.kernel.game import Box, Game
from tianxia.kernel.layout import Record
from tianxia.kernel.pointers import packed
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Apply, Decider, Determinize, Evaluate, Ids, Reals, Records, Scrub

GIVEN, DEALT, TRIED = 0, 1, 2
"""The states of every bot that looks ahead: as the seat sees it, with secrets dealt at random, after an action."""
PER_MILLE = 1000
"""The unit of settings that are a part of all decisions."""


@packed
class Looking(NamedTuple):
    """The rules that a look ahead needs."""

    decider: Decider
    apply: Apply
    scrub: Scrub
    determinize: Determinize
    evaluate: Evaluate


class Trials(NamedTuple):
    """What a look ahead works with, and how often it deals the secrets."""

    states: Records
    """GIVEN, DEALT, TRIED."""
    values: Reals
    """By action."""
    samples: int


def new_trials(game: Game, samples: int) -> Trials:
    """Memory for one thread."""
    return Trials(np.zeros(3, game.state.layout), np.empty(game.max_legal, np.float64), samples)


class Greedy:
    """One-ply search over a few random deals of what the seat cannot see.

    `slips` is the part of the decisions that it takes at random, as a beginner does.
    """

    def __init__(self, game: Game, box: Box, seed: int, samples: int = 4, slips: float = 0.0) -> None:
        self._box = box
        self._game = game
        self._slips = int(slips * PER_MILLE)
        self._sources = np.zeros(1, Generator.layout)
        self._sources["chance"] = seed & 0xFFFFFFFFFFFFFFFF
        self._rules = Looking(*map(game.pointer, Looking._fields))
        self._trials = new_trials(game, max(1, int(samples)))
        self._out = np.empty(game.max_legal, np.int32)

    def choose(self, s: Record, seat: int, ply: int | None = None) -> int:
        """The action with the best mean value; equals are decided by chance."""
        n = list_legal(self._game, self._box, s, seat, self._out)
        source: Generator = self._sources[0]
        if self._slips and below(source, PER_MILLE) < self._slips:
            return int(self._out[below(source, n)])
        self._trials.states[GIVEN] = s
        best = _best(self._rules, self._box.array, self._trials, seat, self._sources, self._out, n)
        return int(self._out[best])


@rule
def _best(rules: Looking, boxes: Records, trials: Trials, seat: int, sources: Records, out: Ids, n: int) -> int:
    """`best_of` as Python calls it: arrays cross into compiled code much faster than records."""
    return best_of(rules, boxes[0], trials, seat, sources[0], out, n)


@rule
def best_of(rules: Looking, box: Record, trials: Trials, seat: int, source: Generator, out: Ids, n: int) -> int:
    """The index of the best of n actions in out, for the seat that sees `states[GIVEN]`. Batches use it too."""
    states, values = trials.states, trials.values
    for i in range(n):
        values[i] = 0.0
    for _ in range(trials.samples if n > 1 else 0):
        states[DEALT] = states[GIVEN]
        rules.determinize(box, states[DEALT], seat, source)
        for i in range(n):
            states[TRIED] = states[DEALT]
            rules.apply(box, states[TRIED], out[i])
            values[i] += rules.evaluate(box, states[TRIED], seat)
    best, equals = 0, 1
    for i in range(1, n):
        if values[i] > values[best]:
            best, equals = i, 1
        elif values[i] == values[best]:
            equals += 1
            if below(source, equals) == 0:
                best = i
    return best
