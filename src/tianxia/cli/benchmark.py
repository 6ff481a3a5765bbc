"""`benchmark`: how well a bot plays, in figures that can be compared and checked."""

from pathlib import Path
from typing import Annotated

import typer

from tianxia.cli.console import starting

benchmark = typer.Typer(
    no_args_is_help=True,
    help="Tianxia-1: try a bot at fixed tables, and check such a report.\n\n"
    "Example: [bold]tianxia benchmark run greedy --quick[/]",
)


@benchmark.command("run")
def run(
    entrant: Annotated[str, typer.Argument(metavar="BOT", help="A bot: my_module:Class, exec:COMMAND, general, ...")],
    out: Annotated[Path, typer.Option(help="Write the report into this file.")] = Path("tianxia-1.json"),
    seeds: Annotated[int, typer.Option(help="Of each table, for a first look fewer than 100.", min=1, max=100)] = 100,
    quick: Annotated[bool, typer.Option("--quick", help="Four seeds only.")] = False,
    game: Annotated[list[str] | None, typer.Option("--game", help="Only this game. May be repeated.")] = None,
    processes: Annotated[int | None, typer.Option(help="Cores to use; by default all.", min=1)] = None,
) -> None:
    """Let a bot play all games of the benchmark, print its figures and write the report.

    Example: [bold]tianxia benchmark run my_module:Class --out report.json[/]
    """
    with starting():
        from tianxia.arena.benchmark import QUICK
        from tianxia.cli.benchmarking import run_benchmark

    run_benchmark(entrant, QUICK if quick else seeds, game, processes, out)


@benchmark.command("verify")
def verify(
    file: Annotated[Path, typer.Argument(metavar="REPORT", help="The report to check.")],
    sample: Annotated[int, typer.Option(help="How many games are played again.", min=0)] = 20,
) -> None:
    """Check a report: its hash, its games, its figures; and play some of the games again.

    Example: [bold]tianxia benchmark verify report.json --sample 100[/]
    """
    with starting():
        from tianxia.cli.benchmarking import verify_report

    verify_report(file, sample)
