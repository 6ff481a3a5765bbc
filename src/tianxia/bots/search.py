"""A bot that searches: information-set Monte Carlo tree search over random deals of what it cannot see."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from tianxia.bots.asking import list_legal
from tianxia.bots.greedy import GIVEN, PER_MILLE
from tianxia.bots.tree import NONE, ROOT, Desk, Node, Plan, Thinking, calibrate, iterate, keep
from tianxia.kernel.chance import Generator, new_source, next_bits
from tianxia.kernel.contract import MAX_SEATS
from tianxia.kernel.errors import OutOfMemory
from tianxia.kernel.game import Box, Game
from tianxia.kernel.layout import Record
from tianxia.kernel.types import Records

DEFAULT_SECONDS = 1.0
CHUNK = 32
"""Iterations between two looks at the clock."""
CALIBRATION = 24
"""How many random continuations from the root scale the evaluation."""
STROLL = 24
"""How many decisions each of them has."""
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
    """Search by time (seconds) or by iterations; with iterations the same seed makes the same choice.

    `rollout` decisions are played below the tree, the part `greed` of them by looking one action ahead; `explore` and
    `temperature` spread the visits; `width` actions of a wide decision are looked at first, with `look` also those that
    not every deal allows; every one of `threads` trees has at most `nodes` nodes. With `reuse` a tree is kept from one
    decision to the next of the same seat, if the caller tells the number of actions played (`ply`), so that the bot
    knows that nobody else has acted in between.
    """

    def __init__(  # more than seven parameters: each of them is a setting, by name, in the text of a bot
        self, game: Game, box: Box, seed: int, *, time: float = 0.0, iterations: int = 0, rollout: int = 16,
        greed: float = 0.0, explore: float = 1.5, temperature: float = 0.6, width: int = 24, look: int = 0,
        threads: int = 1, nodes: int = 400_000, reuse: int = 1,
    ) -> None:  # fmt: skip
        self._game = game
        self._box = box
        self._out = np.empty(game.max_legal, np.int32)
        self._seconds = time if time > 0 or iterations > 0 else DEFAULT_SECONDS
        self._iterations = int(iterations)
        self._reuse = bool(reuse)
        self._expected: int | None = None
        self.last: Thought | None = None
        """What the last decision came from."""
        self._source = new_source(seed)
        plan = np.zeros(1, Plan.layout)
        plan["rollout"], plan["greed"], plan["width"] = rollout, greed * PER_MILLE, max(1, width)
        plan["look"] = bool(look)
        plan["explore"], plan["temperature"] = explore, temperature
        try:
            most = max(int(nodes), game.max_legal + 1)
            self._trees = [_Tree(game, box, most, plan.copy()) for _ in range(max(1, int(threads)))]
        except MemoryError:
            raise OutOfMemory("trees", "bots", threads=str(threads), nodes=str(nodes)) from None

    def choose(self, s: Record, seat: int, ply: int | None = None) -> int:
        """The action the search visits most."""
        return self.think(s, seat, ply).action

    def think(self, s: Record, seat: int, ply: int | None = None) -> Thought:
        """Search the scrubbed record of a game that waits for this seat."""
        legal = self._out[: list_legal(self._game, self._box, s, seat, self._out)].tolist()
        deadline = time.monotonic() + self._seconds if self._seconds > 0 else None
        share = -(-self._iterations // len(self._trees))
        seeds = [int(next_bits(self._source)) for _ in self._trees]
        is_next = self._reuse and ply is not None and ply == self._expected
        tasks = [_Task(s, seat, seed, is_next, share, deadline) for seed in seeds]
        if len(tasks) == 1:
            _grow(self._trees[0], tasks[0])
        else:  # compiled code releases Python's lock, so threads are enough
            with ThreadPoolExecutor(len(tasks)) as pool:
                list(pool.map(_grow, self._trees, tasks))
        self.last = thought = _summary(self._trees, legal, seat)
        self._expected = None if ply is None else ply + 1
        for tree in self._trees:
            tree.chosen = thought.action
        return thought


class _Tree:
    """One tree with everything it needs to grow."""

    def __init__(self, game: Game, box: Box, nodes: int, plans: Records) -> None:
        self._rules = Thinking(*map(game.pointer, Thinking._fields))
        self._desk = Desk(
            boxes=box.array,
            plans=plans,
            states=np.zeros(3, game.state.layout),
            sources=np.zeros(1, Generator.layout),
            nodes=np.zeros(nodes, Node.layout),
            scales=np.zeros((MAX_SEATS, 2), np.float64),
            out=np.empty(game.max_legal, np.int32),
            priors=np.empty(game.max_legal, np.float64),
            path=np.empty(LONGEST_LINE, np.int32),
            values=np.zeros(MAX_SEATS, np.float64),
        )
        self._spare = np.zeros(nodes, Node.layout)
        self.count = 0
        self.chosen = NONE
        """The action that was chosen at the root."""

    def __getstate__(self) -> dict[str, object]:
        """Leave out the nodes that are not in use, which are nearly all of them."""
        nodes = self.nodes
        desk = self._desk._replace(nodes=nodes[: self.count].copy())
        return {**vars(self), "_desk": desk, "_spare": len(nodes)}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        vars(self).update(saved)
        nodes, self._spare = np.zeros(saved["_spare"], Node.layout), np.zeros(saved["_spare"], Node.layout)
        nodes[: self.count] = self._desk.nodes
        self._desk = self._desk._replace(nodes=nodes)

    @property
    def nodes(self) -> Records:
        """The tree itself: a node knows its first child and its next sibling."""
        return self._desk.nodes

    def plant(self, s: Record, seat: int, seed: int, is_next: bool) -> None:
        """Start at a state: with the subtree of the last action if that led here, otherwise with an empty tree."""
        desk = self._desk
        desk.states[GIVEN] = s
        desk.sources["chance"] = seed
        desk.plans["seat"], desk.plans["seats"] = seat, s["players"]
        if is_next and self._keep_chosen():
            return
        self.count = 1
        self.nodes[ROOT] = 0  # whichever array that is: what was kept and has no room is in the other one
        self.nodes[ROOT].child = NONE
        calibrate(self._rules, self._desk, CALIBRATION, STROLL)

    def grow(self, iterations: int) -> None:
        """Run this many iterations."""
        self.count = iterate(self._rules, self._desk, self.count, iterations)

    def _keep_chosen(self) -> bool:
        """Make the subtree of the chosen action the tree; False if there is none, or no room to let it grow."""
        nodes = self.nodes
        top = _child(nodes, ROOT, self.chosen)
        if top == NONE or nodes[top]["child"] == NONE:
            return False
        self.count = keep(nodes, self._spare, top)
        self._desk, self._spare = self._desk._replace(nodes=self._spare), nodes
        return self.count + len(self._desk.out) < len(nodes) // 2


class _Task(NamedTuple):
    """What one tree is asked to find out."""

    s: Record
    seat: int
    seed: int
    is_next: bool
    """Is this the state that the chosen action led to?"""
    iterations: int
    """0: until the deadline."""
    deadline: float | None


def _grow(tree: _Tree, task: _Task) -> None:
    tree.plant(task.s, task.seat, task.seed, task.is_next)
    done = 0
    while done == 0 or not _is_enough(task, done):
        chunk = CHUNK if task.iterations == 0 else min(CHUNK, task.iterations - done)
        tree.grow(chunk)
        done += chunk


def _is_enough(task: _Task, done: int) -> bool:
    is_late = task.deadline is not None and time.monotonic() >= task.deadline
    return is_late or 0 < task.iterations <= done


def _summary(trees: Sequence[_Tree], legal: Sequence[int], seat: int) -> Thought:
    """Add up the roots of all trees. One that was kept may also hold actions that only another chance would allow."""
    visits = dict.fromkeys(legal, 0)
    values = dict.fromkeys(legal, 0.0)
    for tree in trees:
        for child in _children(tree.nodes, ROOT):
            action = int(tree.nodes[child]["action"])
            if action in visits:
                visits[action] += int(tree.nodes[child]["visits"])
                values[action] += float(tree.nodes[child]["values"][seat])
    total = max(1, sum(visits.values()))
    ranked = sorted(visits, key=lambda action: (-visits[action], -values[action] / max(1, visits[action]), action))
    candidates = [Candidate(a, visits[a] / total, values[a] / max(1, visits[a])) for a in ranked]
    return Thought(ranked[0], candidates, _line(trees[0].nodes, ranked[0]), total)


def _line(nodes: Records, action: int) -> list[int]:
    """The action, then from there the most visited child, and so on."""
    line = [action]
    node = _child(nodes, ROOT, action)
    while node != NONE:
        node = max(_children(nodes, node), key=lambda child: int(nodes[child]["visits"]), default=NONE)
        if node == NONE or nodes[node]["visits"] == 0:
            break
        line.append(int(nodes[node]["action"]))
    return line


def _child(nodes: Records, node: int, action: int) -> int:
    """The child of an action, or NONE."""
    return next((child for child in _children(nodes, node) if nodes[child]["action"] == action), NONE)


def _children(nodes: Records, node: int) -> Iterator[int]:
    child = int(nodes[node]["child"])
    while child != NONE:
        yield child
        child = int(nodes[child]["sibling"])
