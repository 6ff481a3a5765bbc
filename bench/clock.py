"""How everything here is timed: one core, processor seconds, the median of several repeats.

Processor time instead of the wall clock, because a neighbour on a shared machine then hardly disturbs the figures.
Standard library only: the peers' environment runs this file too.
"""

import fcntl
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time
from typing import TypeVar

MICROSECONDS = 1e6

SAMPLE = 10
"""Games that are played again to find what a step costs."""

G = TypeVar("G")
A = TypeVar("A")


@dataclass(frozen=True)
class Budget:
    """How long one figure may take to measure."""

    seconds: float = 2.0
    repeats: int = 5

    @property
    def share(self) -> float:
        """The seconds of one repeat."""
        return self.seconds / self.repeats


def pin() -> int | None:
    """Keep this process and its children on one core; its number, or None where that cannot be done."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def rates(
    play: Callable[[], tuple[int, int]], budget: Budget, clock: Callable[[], float] | None = None
) -> tuple[float, float]:
    """Decisions and games a second; `play` plays whole games and says how many decisions and games they were.

    Work that is shared among threads needs another clock than this process's time.
    """
    now = clock or process_time
    play()  # not counted: caches fill, lazy things are made
    decision_rates, game_rates = [], []
    for _ in range(budget.repeats):
        decisions, games, taken = 0, 0, 0.0
        begun = now()
        while taken < budget.share:
            more_decisions, more_games = play()
            decisions += more_decisions
            games += more_games
            taken = now() - begun
        decision_rates.append(decisions / taken)
        game_rates.append(games / taken)
    return median(decision_rates), median(game_rates)


def call_cost(call: Callable[[], object], budget: Budget) -> float:
    """Microseconds of one call."""
    calls = 1
    while _calling(call, calls) < budget.share / 2:
        calls *= 2
    return median(_calling(call, calls) for _ in range(budget.repeats)) / calls * MICROSECONDS


def step_cost(
    games: Sequence[tuple[Callable[[], G], Sequence[A]]], step: Callable[[G, A], object], budget: Budget
) -> float:
    """Microseconds of one action when known games are played again: how each begins (not counted) and its actions."""
    costs = []
    for _ in range(budget.repeats):
        taken, steps = 0.0, 0
        while taken < budget.share:
            for begin, actions in games:
                taken += _stepping(begin(), step, actions)
                steps += len(actions)
        costs.append(taken / steps)
    return median(costs) * MICROSECONDS


def _calling(call: Callable[[], object], calls: int) -> float:
    begun = process_time()
    for _ in range(calls):
        call()
    return process_time() - begun


def _stepping(game: G, step: Callable[[G, A], object], actions: Sequence[A]) -> float:
    begun = process_time()
    for action in actions:
        step(game, action)
    return process_time() - begun


@contextmanager
def turn(lock: Path) -> Iterator[None]:
    """Alone on a device that several processes measure: wait for the lock of this file."""
    with lock.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # until the file is closed
        yield
