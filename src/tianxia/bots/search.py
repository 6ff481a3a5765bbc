"""A bot that searches: information-set Monte Carlo tree search over random deals of what it cannot see."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from tianxia.bots.tree import GIVEN, MAX_SEATS, NODE, NONE, ROOT, calibrate, iterate
from tianxia.kernel.chance import SOURCE, new_source, next_bits
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box, Game

DEFAULT_SECONDS = 1.0
CHUNK = 32
"""Iterations between two looks at the clock."""
CALIBRATION = 24
"""Random continuations that tell what the evaluation says around the root."""
LONGEST_LINE = 200


class Candidate(NamedTuple):
    """What the search thinks of one action."""

    action: int
    share: float
    """The part of the visits that went there."""
    value: float
    """The mean value for the seat that decides, in [-1, 1]; 0 is what random play from here would bring."""


class Thought(NamedTuple):
    """The outcome of a search."""

    action: int
    candidates: list[Candidate]
    """All legal actions, the most visited first."""
    line: list[int]
    """The principal line: the most visited actions from here on."""
    iterations: int


class Search:
    """Search by time (seconds) or by iterations; with iterations the same seed makes the same choice."""

    def __init__(
        self, game: Game, box: Box, seed: int, *, time: float = 0.0, iterations: int = 0, rollout: int = 16,
        explore: float = 1.5, warmth: float = 0.6, threads: int = 1, nodes: int = 400_000,
    ) -> None:  # fmt: skip
        self._game = game
        self._seconds = time if time > 0 or iterations > 0 else DEFAULT_SECONDS
        self._iterations = int(iterations)
        self._source = new_source(seed)
        self._trees = [
            _Tree(game, box, max(int(nodes), game.max_legal + 1), int(rollout), explore, warmth)
            for _ in range(max(1, int(threads)))
        ]

    def choose(self, s: Any, seat: int) -> int:
        """The action the search visits most."""
        return self.think(s, seat).action

    def think(self, s: Any, seat: int) -> Thought:
        """Search the scrubbed record of a game that waits for this seat."""
        if self._game.rules.decider(s) != seat:
            raise Unreadable(f"seat {seat} has nothing to decide here: the game is over or waits for another", "bots")
        deadline = time.monotonic() + self._seconds if self._seconds > 0 else None
        share = -(-self._iterations // len(self._trees))
        seeds = [int(next_bits(self._source)) for _ in self._trees]
        work = [(tree, s, seat, seed, share, deadline) for tree, seed in zip(self._trees, seeds, strict=True)]
        if len(work) == 1:
            _grow(*work[0])
        else:  # compiled code lets go of Python's lock, so threads are enough
            with ThreadPoolExecutor(len(work)) as pool:
                list(pool.map(_grow, *zip(*work, strict=True)))
        return _summary(self._trees, seat)


class _Tree:
    """One tree with everything it needs to grow."""

    def __init__(self, game: Game, box: Box, nodes: int, rollout: int, explore: float, warmth: float) -> None:
        self.game = game
        self.box = box
        self.rollout = rollout
        self.explore = explore
        self.warmth = warmth
        self.nodes = np.zeros(nodes, NODE)
        self.count = 0
        self.states = np.zeros(3, game.state)
        self.source = np.zeros(1, SOURCE)
        self.out = np.empty(game.max_legal, np.int32)
        self.priors = np.empty(game.max_legal, np.float64)
        self.path = np.empty(LONGEST_LINE, np.int32)
        self.values = np.zeros(MAX_SEATS, np.float64)
        self.scales = np.zeros((MAX_SEATS, 2), np.float64)

    def plant(self, s: Any, seed: int) -> None:
        """Begin anew at a state."""
        self.states[GIVEN] = s
        self.source["chance"] = seed
        self.count = 1
        self.nodes[ROOT] = 0
        self.nodes[ROOT].child = NONE


def _grow(tree: _Tree, s: Any, seat: int, seed: int, iterations: int, deadline: float | None) -> None:
    tree.plant(s, seed)
    pointer = tree.game.pointer
    seats = int(s.players)
    calibrate(
        pointer("decider"), pointer("legal"), pointer("apply"), pointer("determinize"), pointer("evaluate"),
        tree.box.array, tree.states, seat, seats, CALIBRATION, tree.rollout + 8, tree.source, tree.out, tree.scales,
    )  # fmt: skip
    done = 0
    while (deadline is None or time.monotonic() < deadline) and (iterations == 0 or done < iterations):
        chunk = CHUNK if iterations == 0 else min(CHUNK, iterations - done)
        tree.count = iterate(
            pointer("decider"), pointer("legal"), pointer("apply"), pointer("determinize"), pointer("evaluate"),
            pointer("utility"), tree.box.array, tree.states, seat, seats, tree.nodes, tree.count, chunk, tree.rollout,
            tree.explore, tree.warmth, tree.scales, tree.source, tree.out, tree.priors, tree.path, tree.values,
        )  # fmt: skip
        done += chunk


def _summary(trees: Sequence[_Tree], seat: int) -> Thought:
    """Add up the roots of all trees."""
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    for tree in trees:
        for child in _children(tree.nodes, ROOT):
            action = int(tree.nodes[child]["action"])
            visits[action] = visits.get(action, 0) + int(tree.nodes[child]["visits"])
            values[action] = values.get(action, 0.0) + float(tree.nodes[child]["values"][seat])
    total = max(1, sum(visits.values()))
    ranked = sorted(visits, key=lambda action: (-visits[action], -values[action] / max(1, visits[action]), action))
    candidates = [Candidate(a, visits[a] / total, values[a] / max(1, visits[a])) for a in ranked]
    iterations = sum(int(tree.nodes[ROOT]["visits"]) for tree in trees)
    return Thought(ranked[0], candidates, _line(trees[0].nodes), iterations)


def _line(nodes: Any) -> list[int]:
    """From the root the most visited child, and so on."""
    line: list[int] = []
    node = ROOT
    while True:
        node = max(_children(nodes, node), key=lambda child: int(nodes[child]["visits"]), default=NONE)
        if node == NONE or nodes[node]["visits"] == 0:
            return line
        line.append(int(nodes[node]["action"]))


def _children(nodes: Any, node: int) -> Iterator[int]:
    child = int(nodes[node]["child"])
    while child != NONE:
        yield child
        child = int(nodes[child]["sibling"])
