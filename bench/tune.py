"""Better weights for a game's evaluation, by self-play of greedy bots on all cores.

Example: python bench/tune.py china --minutes 5

Evolution (CMA-ES): every generation draws some weights around the best guess so far, lets each play the weights it all
began with on the same fresh seeds, in every seat (a game for one is played alone), and moves the guess and the shape of
the draw towards those that won most. At the end the guess meets the weights it began with on seeds of their own.
Everything is printed and added to bench/tuning/GAME.log; the numbers are put into the game's evaluate.py by hand.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numba
import numpy as np
from cmaes import CMA
from numba.core import types

from tianxia import GAMES
from tianxia.bots.levels import mind_of
from tianxia.kernel.game import Game
from tianxia.kernel.layout import Record
from tianxia.kernel.machine import cores
from tianxia.kernel.playout import Games, begin, new_games
from tianxia.kernel.pointers import EntryPoint, packed
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Apply, Decider, Determinize, Ids, Legal, Reals, Records, Setup

LOGS = Path(__file__).resolve().parent / "tuning"
DEALT, TRIED = 0, 1
"""The states that are tried: a deal of what the decider cannot see, and one action further."""
FRESH = 1_000_000_000
"""The first seed of the last match."""
FIRST_STEP = 0.1
"""How far a generation is spread at first, as a part of the usual size of a weight."""
TOLD = 10
"""Generations between two lines of the log."""


@packed
class Judging(NamedTuple):
    """The rules of a match; `judge` takes the weights as well."""

    setup: Setup
    decider: Decider
    legal: Legal
    apply: Apply
    determinize: Determinize
    judge: Callable[[Record, Record, int, Reals], float]


class Match:
    """Greedy bots with given weights at one table."""

    def __init__(self, game: Game) -> None:
        package = game.rules.decider.__module__.removesuffix(".rules.turn")
        module = import_module(f"{package}.mind.evaluate")
        mind = mind_of(game)
        self.game = game
        self.players = mind.players
        self.start: Reals = module.WEIGHTS.copy()
        box, s = numba.from_dtype(game.components.layout), numba.from_dtype(game.state.layout)
        judge = EntryPoint(module.judge, types.float64(box, s, types.int64, types.float64[::1]))
        self._rules = Judging(*[*map(game.pointer, Judging._fields[:-1]), judge])
        self._trials = np.zeros(2, game.state.layout)
        self._options = [game.read_options(self.players, each) for each in mind.options]
        self._out = np.empty(game.max_legal, np.int32)

    def play(self, weights: Reals, seed: int, seat: int) -> tuple[float, float]:
        """One game: what the first weights in this seat won against the second ones, and their points."""
        options = self._options[seed % len(self._options)]
        games = new_games(self.game, self.game.box, self.players, options, [seed])
        _play(self._rules, games, self._trials, seat, weights, self._out)
        utilities, scores = np.empty(max(2, self.players)), np.empty(max(2, self.players))
        self.game.rules.utility(self.game.box.record, games.states[0], utilities)
        self.game.rules.score(self.game.box.record, games.states[0], scores)
        return float(utilities[seat]), float(scores[seat])

    def results(self, weights: Reals, seeds: range) -> Reals:
        """A row for every seed: what these weights won in all seats against those it all began with, and points."""
        both = np.stack([weights, self.start])
        games = [[self.play(both, seed, seat) for seat in range(self.players)] for seed in seeds]
        means: Reals = np.mean(games, axis=1)
        return means


@rule
def _play(rules: Judging, games: Games, trials: Records, seat: int, weights: Reals, out: Ids) -> None:
    """A whole game, the only one of `games`: the seat judges by the first weights, the others by the second."""
    begin(rules.setup, games, 0)
    box, s, source = games.boxes[0], games.states[0], games.sources[0]
    mover = rules.decider(s)
    while mover >= 0:
        n = rules.legal(box, s, out)
        trials[DEALT] = s
        rules.determinize(box, trials[DEALT], mover, source)
        best, best_value = 0, -np.inf
        for i in range(n if n > 1 else 0):
            trials[TRIED] = trials[DEALT]
            rules.apply(box, trials[TRIED], out[i])
            value = rules.judge(box, trials[TRIED], mover, weights[0 if mover == seat else 1])
            if value > best_value:
                best, best_value = i, value
        rules.apply(box, s, out[best])
        mover = rules.decider(s)


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
    """CMA-ES in units that suit the weights: large ones move further than small ones."""

    def __init__(self, start: Reals, population: int) -> None:
        middle = np.median(np.abs(start[start != 0]))
        self._start = start
        self._unit: Reals = np.sqrt((np.abs(start) + middle / 10) * middle)
        self._search = CMA(np.zeros(len(start)), FIRST_STEP, seed=1, population_size=population)
        self._drawn: list[Reals] = []

    @property
    def guess(self) -> Reals:
        """The best guess so far."""
        return self._weights(self._search.mean)

    @property
    def spread(self) -> float:
        """How far the last generation was spread, as a part of the usual size of a weight."""
        return float(np.std(self._drawn, axis=0).mean())

    def draw(self) -> list[Reals]:
        """The weights of a generation."""
        self._drawn = [self._search.ask() for _ in range(self._search.population_size)]
        return [self._weights(drawn) for drawn in self._drawn]

    def learn(self, won: Sequence[float] | Reals) -> None:
        """Move towards those that won most, and draw more in directions that have helped."""
        self._search.tell([(drawn, -float(share)) for drawn, share in zip(self._drawn, won, strict=True)])

    def _weights(self, drawn: Reals) -> Reals:
        weights: Reals = self._start + self._unit * drawn
        return weights


def tune(match: Match, minutes: float, population: int, seeds: int, log: Log) -> Reals:
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
                log(f"{generation:4}: {shown}, spread {evolution.spread:.3f}")
            generation += 1
    log(f"{generation} generations of {population} sets of weights, {seeds} seeds each")
    return evolution.guess


def main() -> None:
    """Tune, compare with the beginning, print the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
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


def _results(name: str, weights: Reals, seeds: range) -> Reals:
    """For a worker: arrays and names can be sent to it, compiled rules cannot."""
    return _match(name).results(weights, seeds)


if __name__ == "__main__":
    main()
