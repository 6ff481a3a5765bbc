"""`dataset`: games of bots, or recorded ones, as a table of decisions for learners."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rich.progress import track

from tianxia.cli.console import console, errors, make_folder, naming, prepared, read_options, read_record, split_bots
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.record import Record
from tianxia.research import dataset


def write_dataset(
    name: str, players: int | None, number: int, bots: str, seed: int, records: Sequence[Path], option: Sequence[str],
    box: Path | None, out: Path,
) -> None:  # fmt: skip
    """Play or replay the games and write their decisions; the parameters are the command's options."""
    with prepared(name) as game:
        opened = game.box if box is None else game.open_box(box)
    if records:
        found = {file: record for file, record in _read_records(name, records) if players in (None, record.players)}
        if len(numbers := sorted({record.players for record in found.values()})) != 1:
            if not numbers:
                raise Unreadable("no-such-players", "--records", players=str(players))
            raise Unreadable("several-players", "--records", found=", ".join(map(str, numbers)))
        seats = numbers[0]
        replayed = dataset.recorded(track(found.values(), name, console=errors, transient=True), box=opened)
        games = _named(found, replayed)
    else:
        seats = min(game.players) if players is None else players
        options = game.read_options(seats, read_options(option))
        seeds = track(range(seed, seed + number), name, console=errors, transient=True)
        games = dataset.self_play(game, seats, split_bots(bots), seeds, options=options, box=opened)
    make_folder(out.parent)
    count, decisions = dataset.write(out, game, seats, games)
    console.print(f"{count} games, {decisions} decisions, {out.stat().st_size:,} bytes in {out}")


def _named(files: Iterable[Path], games: Iterator[list[dataset.Row]]) -> Iterator[list[dataset.Row]]:
    """The games as they come from these files: what is wrong with one names its file."""
    for file in files:
        with naming(file):
            rows = next(games)
        yield rows


def _read_records(name: str, places: Sequence[Path]) -> Iterator[tuple[Path, Record]]:
    files = [file for place in places for file in (sorted(place.glob("*.record")) if place.is_dir() else [place])]
    if not files:
        raise Unreadable("no-records", str(places[0]))
    for file in files:
        record = read_record(file)
        if record.game != name:
            raise Unreadable("another-game", str(file), found=record.game, wanted=name)
        yield file, record
