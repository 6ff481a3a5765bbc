"""`dataset`: games of bots, or recorded ones, as a table of decisions for learners."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rich.progress import track

from tianxia.bots.levels import mind_of
from tianxia.cli.console import console, errors, make_folder, naming, prepared, read_options, read_record, split_bots
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.machine import cores
from tianxia.kernel.record import Record
from tianxia.research import dataset
from tianxia.research.card import write_card

CHAMPION = "general"
"""The level that plays the published data sets: strong, and bounded by iterations."""
CHAMPION_GAMES = 10_000
CHAMPION_SEED = 2_000_000_001
"""Far from the seeds of Tianxia-1 and from those that learners begin with."""


def write_champions(name: str, number: int, processes: int | None, out: Path) -> None:
    """The published data set of a game: champions at its usual table, with a data card beside the file."""
    with prepared(name) as game:
        players = mind_of(game).players
    seated = dataset.seat_bots(game, players, [CHAMPION])
    seeds = track(range(CHAMPION_SEED, CHAMPION_SEED + number), name, console=errors, transient=True)
    make_folder(out.parent)
    games = dataset.self_play(game, seated, seeds, processes=min(processes or cores(), number))
    _say(out, *dataset.write(out, game, players, games, seated))
    card = write_card(out, f"tianxia dataset {name} --champions --games {number} --out {out.name}")
    console.print(f"its data card is {card}")


def write_dataset(
    name: str, players: int | None, number: int, bots: str, seed: int, records: Sequence[Path], option: Sequence[str],
    box: Path | None, processes: int | None, out: Path,
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
        seats, seated = numbers[0], None
        replayed = dataset.recorded(track(found.values(), name, console=errors, transient=True), box=opened)
        games = _named(found, replayed)
    else:
        seats = min(game.players) if players is None else players
        options = game.read_options(seats, read_options(option))
        seeds = track(range(seed, seed + number), name, console=errors, transient=True)
        seated = dataset.seat_bots(game, seats, split_bots(bots))
        games = dataset.self_play(game, seated, seeds, options=options, box=opened, processes=processes or 1)
    make_folder(out.parent)
    _say(out, *dataset.write(out, game, seats, games, seated))


def _say(out: Path, games: int, decisions: int) -> None:
    console.print(f"{games} games, {decisions} decisions, {out.stat().st_size:,} bytes in {out}")


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
