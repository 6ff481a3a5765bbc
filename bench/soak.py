"""Long random runs with every invariant checked after every action: longer than CI's.

Example: python bench/soak.py yellow-yangtze --games 5000
"""

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import numpy as np

from tianxia import GAMES
from tianxia.arena.match import cores
from tianxia.kernel.chance import below, new_source

CHUNK = 50


def play(job: tuple[str, int, int]) -> int:
    """Play a chunk of random games, each with random options; the number of decisions. A fault is an error."""
    name, players, first = job
    game = GAMES[name]
    decisions = 0
    for seed in range(first, first + CHUNK):
        luck = Random(seed)
        options = {option.name: luck.choice(option.allowed(players)) for option in game.options}
        states, out = np.zeros(1, game.state), np.empty(game.max_legal, np.int32)
        s, source = states[0], new_source(~seed)
        game.rules.setup(game.box.record, s, players, game.option_numbers(options), np.uint64(seed))
        decider, n = game.rules.step(game.box.array, states, -1, out)
        while decider >= 0:
            assert n > 0, f"{name}, {players} players, seed {seed}, {options}: nothing is legal"
            decider, n = game.rules.step(game.box.array, states, int(out[below(source, n)]), out)
            found = game.faults(game.box, s)
            assert not found, f"{name}, {players} players, seed {seed}, {options}: {found}"
            decisions += 1
    return decisions


def jobs(name: str, games: int) -> Iterator[tuple[str, int, int]]:
    """Chunks of seeds for every number of players."""
    for players in GAMES[name].players:
        for first in range(0, games, CHUNK):
            yield name, players, first


def main() -> None:
    """Run, with a line now and then; ends with the counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=5000, help="games for each number of players")
    arguments = parser.parse_args()
    GAMES[arguments.game].compile()
    todo, start, decisions = list(jobs(arguments.game, arguments.games)), time.monotonic(), 0
    with ProcessPoolExecutor(cores(), mp_context=get_context("spawn")) as pool:
        for done, count in enumerate(pool.map(play, todo), 1):
            decisions += count
            if done % 20 == 0 or done == len(todo):
                print(f"{done * CHUNK} of {len(todo) * CHUNK} games, {time.monotonic() - start:.0f} s", flush=True)
    print(f"{arguments.game}: {len(todo) * CHUNK} games, {decisions} decisions, no fault")


if __name__ == "__main__":
    main()
