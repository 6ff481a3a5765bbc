"""A search for many games at once, in the way of mctx: every game's root is searched in the same few calls.

    python examples/batched_search.py china --size 256 --rounds 20

In every round each game tries one action at its root, chosen by sequential halving (the better half of the actions that
are left goes on), in a batch that was loaded from the roots, each dealt anew for its seat; the rest of the game is
random. No Python runs for a single game, so all cores are busy.
"""

import argparse
from collections.abc import Sequence

import numpy as np

import tianxia
from tianxia.kernel.types import Longs
from tianxia.research.batch import Batch


def search(roots: Batch, rounds: int, seed: int) -> Longs:
    """An action for every game of a batch."""
    size, game = roots.size, roots.game
    seats, saved = roots.arrays.deciders.copy(), roots.save()
    trial = tianxia.batch(game.name, roots.players, size, options=roots.options, box=roots.box)
    visits, totals = np.zeros((size, game.num_actions)), np.zeros((size, game.num_actions))
    for number in range(rounds):
        trial.load(saved)
        trial.redeal(seats, seed + number * size)
        tried = choose(trial.arrays.masks, visits, totals, number, rounds)
        paid = play_out(trial, tried)
        rows = np.arange(size)
        visits[rows, tried] += 1
        totals[rows, tried] += paid[rows, seats]
    means = np.where(visits > 0, totals / np.maximum(visits, 1), -np.inf)
    best: Longs = means.argmax(axis=1)
    return best


def choose(masks: np.ndarray, visits: np.ndarray, totals: np.ndarray, number: int, rounds: int) -> Longs:
    """Of the actions that are left at this stage the least tried one, the better one of equals first."""
    means = np.where(visits > 0, totals / np.maximum(visits, 1), 1.0)
    means = np.where(masks, means, -np.inf)
    left = np.maximum(2, masks.sum(axis=1) >> (4 * number // rounds))
    ranks = (-means).argsort(axis=1, kind="stable").argsort(axis=1, kind="stable")
    order = np.where((ranks < left[:, None]) & masks, visits - means / 10, np.inf)
    chosen: Longs = order.argmin(axis=1)
    return chosen


def play_out(trial: Batch, first: Longs) -> np.ndarray:
    """The utilities of all games after these actions and random play."""
    arrays = trial.step(first)
    waiting = ~arrays.dones
    paid: np.ndarray = arrays.rewards.copy()
    while waiting.any():
        arrays = trial.step()
        ended = waiting & arrays.dones
        paid[ended] = arrays.rewards[ended]
        waiting &= ~arrays.dones
    return paid


def main(arguments: Sequence[str] | None = None) -> float:
    """The search has seat 0 of all games, random play the others; the mean utility of seat 0."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--size", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=16)
    asked = parser.parse_args(arguments)
    games = tianxia.batch(asked.game, min(tianxia.GAMES[asked.game].players), asked.size)
    arrays, paid, ended, steps = games.reset(seed=1), [], np.zeros(asked.size, bool), 0
    while not ended.all():
        actions = games.random_actions()
        ours = (arrays.deciders == 0) & ~ended
        if ours.any():
            actions[ours] = search(games, asked.rounds, seed=10_000_000 * steps)[ours]
        arrays, steps = games.step(actions), steps + 1
        paid += arrays.rewards[arrays.dones & ~ended, 0].tolist()
        ended |= arrays.dones
    mean = float(np.mean(paid))
    print(f"{asked.game}: the search got {mean:+.3f} on average in {asked.size} games; equals would get 0")
    return mean


if __name__ == "__main__":
    main()
