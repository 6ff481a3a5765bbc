"""A tournament between bots as a picture: win shares with their 95 % intervals.

python examples/plot_tournament.py --games 60 --out tournament.svg
"""

import argparse
from pathlib import Path

from tianxia.arena import statistics
from tianxia.arena.match import Outcome, play_all, schedule
from tianxia.arena.plot import plot


def main(arguments: list[str] | None = None) -> str:
    """Play, print a line a bot, write the drawing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="china")
    parser.add_argument("--bots", default="greedy,greedy:samples=1,random")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--out", type=Path, default=Path("tournament.svg"))
    asked = parser.parse_args(arguments)
    pairings = schedule(asked.game, asked.bots.split(","), asked.players, asked.games, 1, {}, None)
    played = [each for each in play_all(pairings, asked.processes) if isinstance(each, Outcome)]
    lines = statistics.lines(played)
    for line in lines:
        print(
            f"{line.bot}: {line.share:.1%} of the victories [{line.low:.1%}, {line.high:.1%}], even is {line.fair:.1%}"
        )
    drawing = plot(lines, f"{asked.game}, {asked.players} players, {len(played)} games")
    asked.out.write_text(drawing, encoding="utf-8")
    return drawing


if __name__ == "__main__":
    main()
