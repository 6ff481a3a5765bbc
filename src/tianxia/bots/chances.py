"""Chances: how likely each seat is to win, from playing a position out many times with quick sensible moves."""

from typing import NamedTuple

import numpy as np

from tianxia.bots.greedy import DEALT, GIVEN, TRIED
from tianxia.bots.tree import Thinking
from tianxia.kernel.chance import Generator, below
from tianxia.kernel.game import Box, Game
from tianxia.kernel.layout import Record
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids, Reals, Records

LOOKS = 8
"""Actions, drawn at random, that are compared at each decision; the best one is played."""


class Sample(NamedTuple):
    """What playing out works with."""

    boxes: Records
    states: Records
    """GIVEN, DEALT, TRIED."""
    sources: Records
    out: Ids
    utilities: Reals
    wins: Reals


def chances(game: Game, box: Box, s: Record, seat: int, seed: int, playouts: int, first: int = -1) -> list[float]:
    """Each seat's share of wins from a record scrubbed for a seat; `first` is played first, if it is an action.

    Equal seeds deal the same secrets, so two first actions are compared under the same luck.
    """
    seats = int(s["players"])
    sample = Sample(
        boxes=box.array,
        states=np.zeros(3, game.state.layout),
        sources=np.zeros(1, Generator.layout),
        out=np.empty(game.max_legal, np.int32),
        utilities=np.zeros(seats, np.float64),
        wins=np.zeros(seats, np.float64),
    )
    sample.states[GIVEN] = s
    sample.sources["chance"] = seed & 0xFFFFFFFFFFFFFFFF
    _play_out(Thinking(*map(game.pointer, Thinking._fields)), sample, seat, first, playouts)
    return [float(share) for share in sample.wins / playouts]


@rule
def _play_out(rules: Thinking, sample: Sample, seat: int, first: int, playouts: int) -> None:
    """Add up who wins."""
    box, states, source = sample.boxes[0], sample.states, sample.sources[0]
    for _ in range(playouts):
        states[DEALT] = states[GIVEN]
        rules.determinize(box, states[DEALT], seat, source)
        if first >= 0:
            rules.apply(box, states[DEALT], first)
        mover = rules.decider(states[DEALT])
        while mover >= 0:
            n = rules.legal(box, states[DEALT], sample.out)
            rules.apply(box, states[DEALT], _choose(rules, sample, mover, n))
            mover = rules.decider(states[DEALT])
        rules.utility(box, states[DEALT], sample.utilities)
        _share(sample.utilities, sample.wins)


@rule
def _choose(rules: Thinking, sample: Sample, mover: int, n: int) -> int:
    """The best of a few random actions."""
    box, states, source, out = sample.boxes[0], sample.states, sample.sources[0], sample.out
    best = out[below(source, n)]
    if n > 1:
        best_value = -np.inf
        for _ in range(min(n, LOOKS)):
            action = out[below(source, n)]
            states[TRIED] = states[DEALT]
            rules.apply(box, states[TRIED], action)
            value = rules.evaluate(box, states[TRIED], mover)
            if value > best_value:
                best, best_value = action, value
    return int(best)


@rule
def _share(utilities: Reals, wins: Reals) -> None:
    """One win, shared by those in first place; in a game for one it is won if the utility is positive."""
    seats = wins.shape[0]
    if seats == 1:
        if utilities[0] > 0:
            wins[0] += 1.0
        return
    most, first = utilities[0], 0
    for k in range(1, seats):
        most = max(most, utilities[k])
    for k in range(seats):
        if utilities[k] > most - 1e-9:
            first += 1
    for k in range(seats):
        if utilities[k] > most - 1e-9:
            wins[k] += 1.0 / first
