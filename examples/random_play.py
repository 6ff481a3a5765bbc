"""A million random games at full speed, on all cores or on a GPU.

python examples/random_play.py china --players 3 --games 1000000
python examples/random_play.py china --players 3 --games 1000000 --device cuda
"""

import argparse
import time
from collections import Counter

import numpy as np

import tianxia
from tianxia.research.batch import Batch

SIDE_BY_SIDE = 65536


def main(arguments: list[str] | None = None) -> Counter[int]:
    """Play; print how fast it was and how often each seat won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="china")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    asked = parser.parse_args(arguments)
    size = min(asked.games, SIDE_BY_SIDE)
    batch = tianxia.batch(asked.game, asked.players, size, device=asked.device)
    batch.play_out(0)  # compiles
    wins: Counter[int] = Counter()
    decisions, begun = 0, time.perf_counter()
    for first in range(0, asked.games, size):
        decisions += batch.play_out(first)
        if first == 0:
            wins = winners(batch)
    seconds = time.perf_counter() - begun
    print(f"{asked.games:,} games, {decisions:,} decisions in {seconds:.1f} s: {decisions / seconds:,.0f} a second")
    print("of the first games were won: " + ", ".join(f"seat {seat} {wins[seat]:,}" for seat in sorted(wins)))
    return wins


def winners(batch: Batch) -> Counter[int]:
    """How often each seat has the best utility in the batch's finished games."""
    out, found = np.zeros(batch.players), Counter[int]()
    for s in batch.host_states():
        batch.game.rules.utility(batch.box.record, s, out)
        found.update(int(seat) for seat in np.flatnonzero(out == out.max()))
    return found


if __name__ == "__main__":
    main()
