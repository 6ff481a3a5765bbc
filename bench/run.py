"""`make bench`: our games beside their peers, on one core, in one run. docs/speed.md tells what is measured and how."""

import argparse
import json
import sys
from collections.abc import Sequence
from math import inf
from pathlib import Path

from rich.console import Console

import adapters
import batches
import environment
import ours
from checks import check, check_research
from clock import Budget, pin
from figures import Figures, Missing
from report import Report
from tianxia import GAMES
from tianxia.kernel.rule import INTERPRET

RESULTS = Path(__file__).resolve().parent.parent / "build" / "out" / "bench.json"
TABLE_WIDTH = 120
"""At least, so that numbers are never cut off, in a log or a narrow terminal."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, write; 1 if a number the design must hold does not."""
    asked = _parser().parse_args(arguments)
    console = Console()
    console.width = max(console.width, TABLE_WIDTH)
    if INTERPRET:
        console.print("[yellow]TIANXIA_INTERPRET is set: our figures are those of plain Python.[/]")
    report = _measure(asked.games, Budget(asked.seconds, asked.repeats), with_peers=asked.peers)
    report.print(console)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(report.document(), indent=2, ensure_ascii=False) + "\n")
    console.print(f"written to {asked.json}", highlight=False)
    return 1 if any(each.passed is False for each in report.checks) else 0


def _measure(games: Sequence[str], budget: Budget, *, with_peers: bool) -> Report:
    shared: list[Figures] = []
    for name in games:
        _tell(f"{name} in batches")
        GAMES[name].compile()
        shared += batches.measure(name, budget)
    core = pin()
    peers: list[Figures] = []
    missing: list[Missing] = []
    for peer in environment.PEERS:
        if not with_peers:
            missing.append(Missing(peer.library, "not measured", "--no-peers"))
            continue
        _tell(peer.library)
        found = environment.measure(peer, budget)
        if isinstance(found, Missing):
            missing.append(found)
        else:
            peers += found
    own: list[Figures] = []
    for name in games:
        _tell(name)
        own += ours.measure(name, budget)
        own += adapters.measure(name, budget)
        own += [each for each in shared if each.game == name]
    sizes = {name: GAMES[name].state.layout.itemsize for name in games}
    checks = check(own, peers, sizes, compiled=ours.COMPILED, table=ours.TABLE, search=ours.SEARCH)
    checks += check_research(own)
    return Report(budget, core, sizes, [*own, *peers], missing, checks)


def _tell(what: str) -> None:
    print(f"measuring {what} ...", file=sys.stderr, flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python bench/run.py",
        description="Measure our games beside their peers: random play, single steps, copies, on one core.",
        epilog="example: python bench/run.py --games china --seconds 0.5 --no-peers",
    )
    parser.add_argument(
        "--games", type=_games, default=list(GAMES), metavar="NAME,...", help=f"which of ours: {', '.join(GAMES)} (all)"
    )
    parser.add_argument("--seconds", type=_seconds, default=2.0, metavar="S", help="for each figure (%(default)s)")
    parser.add_argument(
        "--repeats", type=_repeats, default=5, metavar="N", help="of which the median is taken (%(default)s)"
    )
    parser.add_argument("--json", type=Path, default=RESULTS, metavar="FILE", help="where the figures go (%(default)s)")
    parser.add_argument("--no-peers", dest="peers", action="store_false", help="our games only; installs nothing")
    return parser


def _games(text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in list(GAMES):
            raise argparse.ArgumentTypeError(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    return names


def _seconds(text: str) -> float:
    if not 0 < (value := float(text)) < inf:
        raise argparse.ArgumentTypeError("must be more than 0")
    return value


def _repeats(text: str) -> int:
    if (value := int(text)) < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value


if __name__ == "__main__":
    sys.exit(main())
