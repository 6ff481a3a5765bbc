"""What every recorded game looked like, ply by ply: a digest of the state, and the log in every language.

A change of a rule, an event or a sentence that no other test notices is noticed here. If the change is meant, write
the files anew and read the difference before you commit it:

    python -m tests.contract.golden
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from tianxia import Table, parse_record
from tianxia.kernel.game import Game
from tianxia.kernel.record import Record
from tianxia.words import LANGUAGES

ROOT = Path(__file__).parents[1]


def folder_of(game: Game) -> Path:
    """The folder with the scenarios and records of a game: a game of the tests has them in its own."""
    return game.folder if game.folder.is_relative_to(ROOT) else ROOT / "games" / game.folder.name


def golden(record: Record) -> str:
    """Every ply of a game: its number, a digest of the state, and under it what was told to the seat that acted."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    table = Table.from_record(record, to=0)
    yield f"0 {digest(table)}"
    for ply, action in enumerate(record.actions, 1):
        table.play(action.action)
        yield f"{ply} {digest(table)}"
        for table.language in LANGUAGES:
            for line in table.log(action.seat):
                yield from (f"  {part}".rstrip() for part in line.split("\n"))


def digest(table: Table) -> str:
    """A short digest of a table's state."""
    return hashlib.sha256(table.state.tobytes()).hexdigest()[:12]


def main() -> None:
    """Write the file beside every record."""
    for file in sorted(ROOT.rglob("records/*.record")):
        if "old" not in file.relative_to(ROOT).parts:
            file.with_suffix(".golden").write_text(golden(parse_record(file.read_text(encoding="utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
