"""Chances: how likely each seat is to win, from playing a position out many times with quick sensible moves."""

from typing import Any

import numpy as np

from tianxia.kernel.chance import Generator, below
from tianxia.kernel.game import Box, Game
from tianxia.kernel.rule import rule

GIVEN, DEALT, TRIED = 0, 1, 2
"""The three states it works with: as it is known, with secrets dealt at random, after an action."""
LOOKS = 8
"""So many actions, drawn at random, are compared at each decision; the best one is played."""


def chances(game: Game, box: Box, s: Any, seat: int, seed: int, playouts: int, first: int = -1) -> list[float]:
    """Each seat's share of wins from a record scrubbed for a seat; `first` is played first, if it is an action.

    Equal seeds deal the same secrets, so two first actions are compared under the same luck.
    """
    seats = int(s.players)
    states = np.zeros(3, game.state.layout)
    states[GIVEN] = s
    wins = np.zeros(seats, np.float64)
    source = np.zeros(1, Generator.layout)
    source["chance"] = seed & 0xFFFFFFFFFFFFFFFF
    pointer = game.pointer
    _play_out(
        pointer("decider"), pointer("legal"), pointer("apply"), pointer("determinize"), pointer("evaluate"),
        pointer("utility"), box.array, states, seat, first, playouts, source,
        np.empty(game.max_legal, np.int32), np.zeros(seats, np.float64), wins,
    )  # fmt: skip
    return [float(share) for share in wins / playouts]


@rule
def _play_out(
    decider: Any, legal: Any, apply: Any, determinize: Any, evaluate: Any, utility: Any, boxes: Any, states: Any,
    seat: int, first: int, playouts: int, source: Any, out: Any, utilities: Any, wins: Any,
) -> None:  # fmt: skip
    """Add up who wins."""
    box = boxes[0]
    for _ in range(playouts):
        states[DEALT] = states[GIVEN]
        determinize(box, states[DEALT], seat, source[0])
        if first >= 0:
            apply(box, states[DEALT], first)
        mover = decider(states[DEALT])
        while mover >= 0:
            n = legal(box, states[DEALT], out)
            apply(box, states[DEALT], _choose(apply, evaluate, box, states, mover, n, source, out))
            mover = decider(states[DEALT])
        utility(box, states[DEALT], utilities)
        _share(utilities, wins)


@rule
def _choose(apply: Any, evaluate: Any, box: Any, states: Any, mover: int, n: int, source: Any, out: Any) -> int:
    """The best of a few random actions."""
    best = out[below(source[0], n)]
    if n > 1:
        best_value = -np.inf
        for _ in range(min(n, LOOKS)):
            action = out[below(source[0], n)]
            states[TRIED] = states[DEALT]
            apply(box, states[TRIED], action)
            value = evaluate(box, states[TRIED], mover)
            if value > best_value:
                best, best_value = action, value
    return int(best)


@rule
def _share(utilities: Any, wins: Any) -> None:
    """One win, shared by those who are equally first; alone one wins with a positive result."""
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
