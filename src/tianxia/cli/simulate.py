"""`simulate`: bots play games; what came out."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import mean

from rich.table import Table as Grid

from tianxia.bots.playing import bot_of, play_game
from tianxia.cli.console import console, make_folder, prepared, progress_bar, read_options, split_bots
from tianxia.kernel.game import Box, Game
from tianxia.table import Standing, Table, new


def simulate_games(
    name: str, players: int | None, number: int, bots: str, seed: int, out: Path | None, option: Sequence[str],
    box: Path | None,
) -> None:  # fmt: skip
    """Play the games, write their records, print the table; the parameters are the command's options."""
    with prepared(name) as game:
        opened = game.box if box is None else game.open_box(box)
        seats = min(game.players) if players is None else players
        options = game.read_options(seats, read_options(option))
    given = split_bots(bots)
    names = [given[seat % len(given)] for seat in range(seats)]
    if out is not None:
        make_folder(out)
    tables = []
    with progress_bar() as progress:
        for i in progress.track(range(number), description=f"{name}, {seats} players"):
            table = _play(game, opened, seats, options, names, seed + i)
            if out is not None:
                (out / f"{name}-{seats}-{seed + i}.record").write_text(str(table.record()), encoding="utf-8")
            tables.append(table)
    _report(tables, names)
    if out is not None:
        console.print(f"{number} records in {out}")


def _play(game: Game, box: Box, seats: int, options: dict[str, str], names: list[str], seed: int) -> Table:
    table = new(game.name, seats, seed=seed, options=options, seats=[f"bot:{name}" for name in names], box=box)
    play_game(table, [bot_of(table, name, seat, trusted=True) for seat, name in enumerate(names)])
    return table


def _share(standing: Standing, seat: int) -> float:
    """1 for a victory, or an equal part of one. Who plays alone is always the best, but has not always won."""
    if len(standing.scores) == 1:
        return float(standing.scores[0] > 0)
    return (seat in standing.winners) / max(1, len(standing.winners))


def _report(tables: Sequence[Table], names: Sequence[str]) -> None:
    standings = [table.standing for table in tables if table.standing]
    grid = Grid("seat", "bot", "wins", "mean score", "least", "most", box=None, pad_edge=False)
    for seat, name in enumerate(names):
        wins = sum(_share(standing, seat) for standing in standings)
        scores = [standing.scores[seat] for standing in standings]
        share = f"{wins:.1f} ({100 * wins / len(standings):.1f} %)"
        grid.add_row(str(seat), name, share, f"{mean(scores):.1f}", str(min(scores)), str(max(scores)))
    console.print(grid, soft_wrap=False)
    lengths = [table.ply for table in tables]
    console.print(f"decisions: mean {mean(lengths):.1f}, least {min(lengths)}, most {max(lengths)}")
    reasons = Counter(standing.reason for standing in standings)
    console.print("ended by: " + ", ".join(f"{reason} {count}" for reason, count in reasons.most_common()))
