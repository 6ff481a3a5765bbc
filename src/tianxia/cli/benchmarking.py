"""The work of `benchmark`: play behind a bar, print the figures, write and check reports."""

import json
from collections.abc import Sequence
from pathlib import Path

from rich.progress import track
from rich.table import Table as Grid

from tianxia.arena import benchmark
from tianxia.cli.console import console, errors, make_folder, naming, prepared, progress_bar
from tianxia.games import GAMES
from tianxia.kernel.documents import Document, parse_json, read_text, write_text
from tianxia.kernel.errors import Unreadable


def run_benchmark(entrant: str, seeds: int, games: Sequence[str] | None, processes: int | None, out: Path) -> None:
    """Play, print and write."""
    tasks = benchmark.read_tasks(games or GAMES)
    if not tasks:
        raise Unreadable("no-benchmark", "--game", benchmark=benchmark.NAME)
    for name in dict.fromkeys(task.game for task in tasks):
        with prepared(name):
            pass
    make_folder(out.parent)
    found = []
    with progress_bar() as progress:
        bar = progress.add_task(f"{benchmark.NAME}: {entrant}", total=len(benchmark.places(tasks, seeds)))
        for game in benchmark.run(entrant, tasks, seeds, processes):
            found.append(game)
            progress.advance(bar)
    report = benchmark.report(entrant, tasks, seeds, found)
    write_text(out, json.dumps(report, ensure_ascii=False, indent=1))
    _print(report)
    console.print(f"written to {out}, hash {report['hash'][:16]}...")


def verify_report(file: Path, sample: int) -> None:
    """Check a report, and say what it holds."""
    with naming(file):
        report = parse_json(read_text(file), "")
        tasks = benchmark.read_tasks(report.get("rules", {}))
        again = list(track(benchmark.verify(report, tasks, sample), "", total=sample, console=errors, transient=True))
    _print(report)
    console.print(f"{file}: the report is sound; {len(again)} games were played again")


def _print(report: Document) -> None:
    grid = Grid("game", "players", "opponent", "games", "lost", "ahead", "95 %", "s/decision", box=None, pad_edge=False)
    for line in report["tables"]:
        opponent = line["opponent"].partition(",")[0] or "-"
        grid.add_row(
            line["game"], str(line["players"]), opponent, str(line["games"]), str(line["lost"]),
            f"{100 * line['ahead']:.1f} %", f"{100 * line['low']:.1f}-{100 * line['high']:.1f}",
            f"{line['seconds']:.4f}" + ("" if line["is_in_time"] else " (too slow)"),
        )  # fmt: skip
    console.print(grid, soft_wrap=False)
    shown = f"{100 * report['score']:.1f} ({100 * report['low']:.1f}-{100 * report['high']:.1f})"
    told = "" if report["seeds"] == benchmark.SEEDS else f", a look at {report['seeds']} of {benchmark.SEEDS} seeds"
    console.print(f"{report['benchmark']} score of {report['entrant']}: {shown}{told}")
