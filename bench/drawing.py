"""What drawing costs: processor time and text of an action's change, by game and number of seats.

    python bench/drawing.py                  # all games, a few seconds each
    python bench/drawing.py china            # one

A game between random players is drawn after every action for one viewer, as the server does for a page that watches.
"""

import argparse
import random
import time
import zlib
from statistics import median, quantiles

import tianxia
from tianxia.games import GAMES

MOST = 400
"""Actions of a game that are drawn."""


def measure(name: str, players: int) -> str:
    """A row of the table."""
    table = tianxia.new(name, players, seed=3, seats=["Ann", "Boris", "Chen", "Dara", "Eve"][:players])
    dice = random.Random(1)
    times: list[float] = []
    sizes: list[int] = []
    packed: list[int] = []
    before: dict[str, str] = {}
    first = 0
    while not table.is_over and len(times) < MOST:
        start = time.process_time()
        drawn = {piece.key: piece.drawn for part in table.drawing(0).parts.values() for piece in part.pieces}
        changed = "".join(text for key, text in drawn.items() if before.get(key) != text)
        times.append(1000 * (time.process_time() - start))
        if before:
            sizes.append(len(changed.encode()))
            packed.append(len(zlib.compress(changed.encode(), 6)))
        else:
            first = len(changed.encode())
        before = dict(drawn)
        table.play(dice.choice(table.legal_ids()))
    figures = [median(times), quantiles(times, n=20)[-1], first / 1000, median(sizes) / 1000,
               quantiles(sizes, n=20)[-1] / 1000, median(packed) / 1000]  # fmt: skip
    return f"| {name}, {players} | " + " | ".join(f"{figure:.2f}" for figure in figures) + " |"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="all games unless given")
    chosen = parser.parse_args().games or list(GAMES)
    print("| | draw, ms: median | p95 | all pieces, kB | changed, kB: median | p95 | compressed, median |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for name in chosen:
        for players in sorted({min(GAMES[name].players), max(GAMES[name].players)}):
            print(measure(name, players), flush=True)


if __name__ == "__main__":
    main()
