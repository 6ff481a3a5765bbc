"""`dataset`: games of bots, or recorded ones, as a table of decisions for learners."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rich.progress import track

from tianxia.bots import make_bot
from tianxia.bots.levels import mind_of
from tianxia.cli.console import (
    console,
    errors,
    make_folder,
    naming,
    prepared,
    progress_bar,
    read_options,
    read_record,
    say,
    split_bots,
)
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.machine import cores
from tianxia.kernel.record import Record
from tianxia.research import dataset
from tianxia.research.card import write_card
from tianxia.research.parts import PART, SelfPlay, folder_of, join_parts, play_parts

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
    seeds = range(CHAMPION_SEED, CHAMPION_SEED + number)
    make_folder(out.parent)
    _play(out, SelfPlay(game, seated, seeds, game.read_options(players, {}), game.box), processes or cores())
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
        make_folder(out.parent)
        replayed = dataset.recorded(track(found.values(), name, console=errors, transient=True), box=opened)
        _say(out, *dataset.write(out, game, numbers[0], _named(found, replayed)))
    else:
        seats = min(game.players) if players is None else players
        options = game.read_options(seats, read_options(option))
        seated = dataset.seat_bots(game, seats, split_bots(bots))
        for bot in seated:
            make_bot(bot, game, opened, 0, trusted=True)  # an unknown bot is an error now, not in a worker
        make_folder(out.parent)
        _play(out, SelfPlay(game, seated, range(seed, seed + number), options, opened), processes or 1)


def _play(out: Path, wanted: SelfPlay, processes: int) -> None:
    """Play behind a bar, from where an earlier run was interrupted, and make the file."""
    total, done = len(wanted.seeds), 0
    try:
        with progress_bar() as progress:
            bar = progress.add_task(wanted.game.name, total=total)
            for done in play_parts(out, wanted, min(processes, total)):
                progress.update(bar, completed=done)
    except KeyboardInterrupt:
        errors.print(say("dataset-stopped", kept=done - done % PART, total=total, folder=str(folder_of(out))))
        raise
    _say(out, *join_parts(out, wanted))


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
