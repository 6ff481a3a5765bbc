"""Better weights for a game's evaluation, by self-play of greedy bots.

Example: python bench/tune.py china --minutes 5

Some weights at a time are changed at random; a change is kept when it is better than the weights kept so far on some
seeds and on more of them, in every seat. At the end the result meets the weights it began with on fresh seeds.
Everything is printed and added to bench/tuning/GAME.log; the numbers are put into the game's evaluate.py by hand.
"""

import argparse
import time
from importlib import import_module
from math import sqrt
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import types

from tianxia import GAMES
from tianxia.kernel.chance import SOURCE
from tianxia.kernel.game import Game
from tianxia.kernel.rule import EntryPoint, rule

LOGS = Path(__file__).resolve().parent / "tuning"
TABLES = {"china": 3, "yellow-yangtze": 2, "zhanguo": 2, "legacy-of-yu": 1}
PLAYED, DEALT, TRIED = 0, 1, 2
"""The three states of a match: the game, a deal of what its decider cannot see, one action further."""
CHANGED = 3
"""At most so many weights change at a time."""
STEP = 0.35
"""How far: the deviation of the logarithm of a factor."""
CLEAR = 1.3
"""A change is kept if it is better by so many standard errors."""
FRESH = 1_000_000
"""The first seed of the last match."""


class Match:
    """Greedy bots with given weights at one table."""

    def __init__(self, game: Game) -> None:
        module = import_module(f"tianxia.games.{game.name.replace('-', '_')}.evaluate")
        self.game = game
        self.players = TABLES[game.name]
        self._weights = list(module.Weight)
        self.start = module.WEIGHTS.copy()
        box, s = numba.from_dtype(game.box_type), numba.from_dtype(game.state)
        self._judge = EntryPoint(module.judge, types.float64(box, s, types.int64, types.float64[::1]))
        self._states = np.zeros(3, game.state)
        self._source = np.zeros(1, SOURCE)
        self._options = game.option_numbers(game.read_options(self.players, {}))
        self._out = np.empty(game.max_legal, np.int32)
        self._scores = np.empty(max(2, self.players), np.float64)
        self._utilities = np.empty(max(2, self.players), np.float64)

    def name(self, i: int) -> str:
        """What weight i is: some names stand for several in a row."""
        weight = max(weight for weight in self._weights if weight <= i)
        return f"{weight.name.lower()} {i - weight}" if i > weight else str(weight.name.lower())

    def play(self, weights: Any, seed: int, seat: int) -> tuple[float, float]:
        """One game: what the first weights in this seat won against the second ones, and their points."""
        pointer = self.game.pointer
        self._source["chance"] = ~np.uint64(seed)
        self._states[PLAYED] = np.zeros(1, self.game.state)[0]
        _play(
            pointer("setup"), pointer("decider"), pointer("legal"), pointer("apply"), pointer("determinize"),
            self._judge, self.game.box.array, self._states, self.players, self._options, np.uint64(seed), seat, weights,
            self._source, self._out,
        )  # fmt: skip
        self.game.rules.utility(self.game.box.record, self._states[PLAYED], self._utilities)
        self.game.rules.score(self.game.box.record, self._states[PLAYED], self._scores)
        return float(self._utilities[seat]), float(self._scores[seat])

    def compare(self, new: Any, old: Any, seeds: range) -> tuple[float, float, float]:
        """The mean gain of the new weights over equal ones, its standard error, and their mean points.

        With several seats the new weights sit in each once a seed. Alone, both play the seed.
        """
        gains, points = [], []
        for seed in seeds:
            if self.players == 1:
                won, score = self.play(np.stack([new, new]), seed, 0)
                gains.append((won - self.play(np.stack([old, old]), seed, 0)[0]) / 2)
                points.append(score)
            else:
                games = [self.play(np.stack([new, old]), seed, seat) for seat in range(self.players)]
                gains.append(sum(won for won, _ in games) / self.players)
                points += [score for _, score in games]
        return float(np.mean(gains)), float(np.std(gains) / sqrt(len(gains)) + 1e-9), float(np.mean(points))


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


def tune(match: Match, minutes: float, seeds: int, log: Log) -> Any:
    """Change and keep what is better, until the time is over."""
    luck = np.random.default_rng(1)
    kept, first, tried = match.start.copy(), 1, 0
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        tried += 1
        changed = luck.choice(len(kept), luck.integers(1, CHANGED + 1), replace=False)
        new = kept.copy()
        new[changed] = kept[changed] * np.exp(luck.normal(0, STEP, len(changed)))
        new[changed] += np.where(kept[changed] == 0, luck.normal(0, 0.1, len(changed)), 0.0)
        gain, error, _ = match.compare(new, kept, range(first, first + seeds))
        if gain > CLEAR * error:  # once more, so that luck is not taken for strength
            again, error, points = match.compare(new, kept, range(first + seeds, first + 3 * seeds))
            if gain + 2 * again > 3 * CLEAR * error:
                kept = new
                what = ", ".join(f"{match.name(i)} {kept[i]:.3g}" for i in sorted(changed))
                log(f"{tried:4}: {again:+.3f} +- {1.96 * error:.3f}, {points:.1f} points: {what}")
        first += 3 * seeds
    log(f"{tried} changes tried")
    return kept


def main() -> None:
    """Tune, compare with the beginning, print the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(TABLES))
    parser.add_argument("--minutes", type=float, default=5.0, help="of changing (%(default)s)")
    parser.add_argument("--seeds", type=int, default=40, help="for a first look at a change (%(default)s)")
    parser.add_argument("--last", type=int, default=300, help="seeds of the last match (%(default)s)")
    asked = parser.parse_args()
    match, log = Match(GAMES[asked.game]), Log(asked.game)
    day = time.strftime("%Y-%m-%d")
    log(f"# {asked.game}, {match.players} players, {asked.minutes:g} minutes, {asked.seeds} seeds, {day}")
    kept = tune(match, asked.minutes, asked.seeds, log)
    gain, error, points = match.compare(kept, match.start, range(FRESH, FRESH + asked.last))
    _, _, before = match.compare(match.start, match.start, range(FRESH, FRESH + asked.last))
    log(f"against the start, {asked.last} fresh seeds: {gain:+.3f} +- {1.96 * error:.3f} of a victory")
    log(f"{points:.1f} points, {before:.1f} at the start")
    log(np.array2string(kept, precision=3, separator=", ", max_line_width=110))


if __name__ == "__main__":
    main()
