"""Better weights for a game's evaluation, by self-play of greedy bots on all cores.

Example: python bench/tune.py china --minutes 5

Evolution (CMA-ES): every generation draws some weights around the best guess so far, lets each play the weights it all
began with on the same fresh seeds, in every seat (a game for one is played alone), and moves the guess and the shape of
the draw towards those that won most. At the end the guess meets the weights it began with on seeds of their own.
Everything is printed and added to bench/tuning/GAME.log; the numbers are put into the game's evaluate.py by hand.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import types

from tianxia import GAMES
from tianxia.arena.match import cores
from tianxia.kernel.chance import Generator
from tianxia.kernel.game import Game
from tianxia.kernel.rule import EntryPoint, rule

LOGS = Path(__file__).resolve().parent / "tuning"
TABLES: dict[str, tuple[int, tuple[dict[str, str], ...]]] = {
    "china": (3, ({},)),
    "yellow-yangtze": (2, ({},)),
    "zhanguo": (2, ({},)),
    "legacy-of-yu": (1, ({}, {"story": "campaign"})),
}
"""The players and options of each game; seeds take the options in turn."""
PLAYED, DEALT, TRIED = 0, 1, 2
"""The three states of a match: the game, a deal of what its decider cannot see, one action further."""
FRESH = 1_000_000_000
"""The first seed of the last match."""
FIRST_STEP = 0.1
"""How far a generation is spread at first, as a part of the usual size of a weight."""
TOLD = 10
"""A line of the log for so many generations."""


class Match:
    """Greedy bots with given weights at one table."""

    def __init__(self, game: Game) -> None:
        module = import_module(f"tianxia.games.{game.name.replace('-', '_')}.evaluate")
        self.game = game
        self.players, options = TABLES[game.name]
        self.start = module.WEIGHTS.copy()
        box, s = numba.from_dtype(game.components.layout), numba.from_dtype(game.state.layout)
        self._judge = EntryPoint(module.judge, types.float64(box, s, types.int64, types.float64[::1]))
        self._states = np.zeros(3, game.state.layout)
        self._source = np.zeros(1, Generator.layout)
        self._options = [game.option_numbers(game.read_options(self.players, each)) for each in options]
        self._out = np.empty(game.max_legal, np.int32)
        self._scores = np.empty(max(2, self.players), np.float64)
        self._utilities = np.empty(max(2, self.players), np.float64)

    def play(self, weights: Any, seed: int, seat: int) -> tuple[float, float]:
        """One game: what the first weights in this seat won against the second ones, and their points."""
        pointer = self.game.pointer
        self._source["chance"] = ~np.uint64(seed)
        self._states[PLAYED] = np.zeros(1, self.game.state.layout)[0]
        _play(
            pointer("setup"), pointer("decider"), pointer("legal"), pointer("apply"), pointer("determinize"),
            self._judge, self.game.box.array, self._states, self.players, self._options[seed % len(self._options)],
            np.uint64(seed), seat, weights, self._source, self._out,
        )  # fmt: skip
        self.game.rules.utility(self.game.box.record, self._states[PLAYED], self._utilities)
        self.game.rules.score(self.game.box.record, self._states[PLAYED], self._scores)
        return float(self._utilities[seat]), float(self._scores[seat])

    def results(self, weights: Any, seeds: range) -> Any:
        """A row for every seed: what these weights won in all seats against those it all began with, and points."""
        both = np.stack([weights, self.start])
        games = [[self.play(both, seed, seat) for seat in range(self.players)] for seed in seeds]
        return np.mean(games, axis=1)


@rule
def _play(
    setup: Any, decider: Any, legal: Any, apply: Any, determinize: Any, judge: Any, boxes: Any, states: Any,
    players: int, options: Any, seed: Any, seat: int, weights: Any, source: Any, out: Any,
) -> None:  # fmt: skip
    """A whole game: the seat judges by the first weights, the others by the second."""
    setup(boxes[0], states[PLAYED], players, options, seed)
    mover = decider(states[PLAYED])
    while mover >= 0:
        n = legal(boxes[0], states[PLAYED], out)
        states[DEALT] = states[PLAYED]
        determinize(boxes[0], states[DEALT], mover, source[0])
        best, best_value = 0, -np.inf
        for i in range(n if n > 1 else 0):
            states[TRIED] = states[DEALT]
            apply(boxes[0], states[TRIED], out[i])
            value = judge(boxes[0], states[TRIED], mover, weights[0 if mover == seat else 1])
            if value > best_value:
                best, best_value = i, value
        apply(boxes[0], states[PLAYED], out[best])
        mover = decider(states[PLAYED])


class Log:
    """Prints, and adds to the game's log."""

    def __init__(self, name: str) -> None:
        self._file = LOGS / f"{name}.log"

    def __call__(self, line: str) -> None:
        """One line."""
        print(line, flush=True)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


class Evolution:
    """The covariance matrix adaptation of N. Hansen, "The CMA Evolution Strategy: A Tutorial" (arXiv 1604.00772)."""

    def __init__(self, start: Any, population: int) -> None:
        n, parents = len(start), population // 2
        middle = np.median(np.abs(start[start != 0]))
        self._start = start
        self._unit = np.sqrt((np.abs(start) + middle / 10) * middle)
        self._luck = np.random.default_rng(1)
        self._generation = 0
        self._mean = np.zeros(n)
        self._shape = self._unshape = np.eye(n)
        self._drawn = np.zeros((population, n))
        self._step_path = self._shape_path = np.zeros(n)
        self.step = FIRST_STEP
        ranks = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        self._shares = ranks / ranks.sum()
        self._effective = effective = 1 / np.sum(self._shares**2)
        self._step_rate = (effective + 2) / (n + effective + 5)
        self._damping = 1 + 2 * max(0, sqrt((effective - 1) / (n + 1)) - 1) + self._step_rate
        self._usual_length = sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self._path_rate = (4 + effective / n) / (n + 4 + 2 * effective / n)
        self._rank_one = 2 / ((n + 1.3) ** 2 + effective)
        self._rank_many = min(1 - self._rank_one, 2 * (effective - 2 + 1 / effective) / ((n + 2) ** 2 + effective))

    @property
    def guess(self) -> Any:
        """The best guess so far."""
        return self._start + self._unit * self._mean

    def draw(self) -> Any:
        """The weights of a generation."""
        values, vectors = np.linalg.eigh(self._shape)
        lengths = np.sqrt(np.maximum(values, 1e-12))
        self._unshape = vectors / lengths @ vectors.T
        self._drawn = self._luck.standard_normal(self._drawn.shape) * lengths @ vectors.T
        return self._start + self._unit * (self._mean + self.step * self._drawn)

    def learn(self, won: Any) -> None:
        """Move towards those that won most, and draw more in directions that have helped."""
        best = self._drawn[np.argsort(won)[::-1][: len(self._shares)]]
        move = self._shares @ best
        self._mean = self._mean + self.step * move
        self._generation += 1
        self._step_path = self._walk(self._step_path, self._step_rate, self._unshape @ move)
        length = float(np.linalg.norm(self._step_path)) / self._usual_length
        begun = sqrt(1 - (1 - self._step_rate) ** (2 * self._generation))
        is_steady = length / begun < 1.4 + 2 / (len(move) + 1)
        self._shape_path = self._walk(self._shape_path, self._path_rate, move if is_steady else 0 * move)
        forgotten = self._rank_one + self._rank_many
        if not is_steady:
            forgotten -= self._rank_one * self._path_rate * (2 - self._path_rate)
        self._shape = (
            (1 - forgotten) * self._shape
            + self._rank_one * np.outer(self._shape_path, self._shape_path)
            + self._rank_many * (best.T * self._shares) @ best
        )
        self.step *= np.exp(self._step_rate / self._damping * (length - 1))

    def _walk(self, path: Any, rate: float, move: Any) -> Any:
        return (1 - rate) * path + sqrt(rate * (2 - rate) * self._effective) * move


def tune(match: Match, minutes: float, population: int, seeds: int, log: Log) -> Any:
    """Generation by generation, until the time is over."""
    evolution = Evolution(match.start, population)
    play = partial(_results, match.game.name)
    end, generation = time.monotonic() + 60 * minutes, 0
    with ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
        while time.monotonic() < end:
            fresh = range(1 + generation * seeds, 1 + (generation + 1) * seeds)
            won = [results[:, 0].mean() for results in pool.map(play, evolution.draw(), [fresh] * population)]
            evolution.learn(won)
            if generation % TOLD == 0:
                shown = f"{np.mean(won):+.3f} on average, {np.max(won):+.3f} the best"
                log(f"{generation:4}: {shown}, step {evolution.step:.3f}")
            generation += 1
    log(f"{generation} generations of {population} sets of weights, {seeds} seeds each")
    return evolution.guess


def main() -> None:
    """Tune, compare with the beginning, print the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(TABLES))
    parser.add_argument("--minutes", type=float, default=5.0, help="of evolution (%(default)s)")
    parser.add_argument("--population", type=int, default=24, help="sets of weights of a generation (%(default)s)")
    parser.add_argument("--seeds", type=int, default=40, help="that each of them plays (%(default)s)")
    parser.add_argument("--last", type=int, default=300, help="seeds of the last match (%(default)s)")
    asked = parser.parse_args()
    if asked.population < 4:
        parser.error("a generation has at least 4 sets of weights: --population 4 or more")
    match, log = _match(asked.game), Log(asked.game)
    day = time.strftime("%Y-%m-%d")
    log(f"# {asked.game}, {match.players} players, {asked.minutes:g} minutes, {day}")
    kept = tune(match, asked.minutes, asked.population, asked.seeds, log)
    last = range(FRESH, FRESH + asked.last)
    new, old = match.results(kept, last), match.results(match.start, last)
    gains = new[:, 0] - old[:, 0]
    error = gains.std() / sqrt(len(gains))
    log(f"against the start, {asked.last} fresh seeds: {gains.mean() / 2:+.3f} +- {1.96 * error / 2:.3f} of a victory")
    log(f"{new[:, 1].mean():.2f} points, {old[:, 1].mean():.2f} at the start")
    log(np.array2string(kept, precision=3, separator=", ", max_line_width=110))


@cache
def _match(name: str) -> Match:
    return Match(GAMES[name])


def _results(name: str, weights: Any, seeds: range) -> Any:
    """For a worker: arrays and names can be sent to it, compiled rules cannot."""
    return _match(name).results(weights, seeds)


if __name__ == "__main__":
    main()
