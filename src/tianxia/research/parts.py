"""A large data set in parts: whoever is interrupted goes on where they were.

While FILE is made its parts lie in the folder FILE.parts, one for each row group, each written when its games have been
played. The file is made of them in the end, and is the same however often it was interrupted.
"""

import json
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import Any, NamedTuple

from pyarrow import parquet

from tianxia.kernel.documents import Document, read_text, write_text
from tianxia.kernel.errors import Unwritable
from tianxia.kernel.game import Box, Game
from tianxia.research.dataset import GAMES_A_GROUP, Row, schema_of, self_play, table_of

PART = GAMES_A_GROUP
"""The games of a part: those of a row group."""
ABOUT = "about.json"
"""Says what the parts of a folder belong to."""


class SelfPlay(NamedTuple):
    """The games of a data set: the same values give the same games."""

    game: Game
    bots: Sequence[str]
    """By seat."""
    seeds: range
    options: Mapping[str, str]
    box: Box

    @property
    def about(self) -> Document:
        """What parts must have in common to belong together; more games may be wanted of the same."""
        return {
            "game": self.game.name, "rules": self.game.version, "bots": list(self.bots), "seed": self.seeds.start,
            "options": dict(self.options), "box": self.box.digest,
        }  # fmt: skip

    @property
    def schema(self) -> Any:
        """The columns and what their file tells."""
        return schema_of(self.game, len(self.bots), list(self.bots))


def folder_of(file: Path) -> Path:
    """Where the parts of a file lie until it is made."""
    return file.with_name(f"{file.name}.parts")


def play_parts(file: Path, wanted: SelfPlay, processes: int) -> Iterator[int]:
    """Play what is missing; yields how many games there are, at first those of an earlier run, then after each game.

    Raises Unwritable if the folder has parts of another data set.
    """
    folder, parts = folder_of(file), _parts(wanted)
    _claim(folder, wanted)
    there = next((n for n, part in enumerate(parts) if not _file(folder, part).exists()), len(parts))
    number = sum(map(len, parts[:there]))
    yield number
    coming = self_play(
        wanted.game, wanted.bots, wanted.seeds[number:], first=number, options=wanted.options, box=wanted.box,
        processes=processes,
    )  # fmt: skip
    for part in parts[there:]:
        games: list[list[Row]] = []
        for rows in islice(coming, len(part)):
            games.append(rows)
            yield number + len(games)
        number += len(games)
        _write(_file(folder, part), list(chain.from_iterable(games)), wanted)


def join_parts(file: Path, wanted: SelfPlay) -> tuple[int, int]:
    """Make the file of its parts, which are all there, and remove them; how many games and decisions it has."""
    folder, decisions = folder_of(file), 0
    unfinished = folder / file.name
    with parquet.ParquetWriter(unfinished, wanted.schema, compression="zstd") as writer:
        for part in _parts(wanted):
            group = parquet.read_table(_file(folder, part))
            decisions += group.num_rows
            writer.write_table(group)
    os.replace(unfinished, file)
    shutil.rmtree(folder)
    return len(wanted.seeds), decisions


def _parts(wanted: SelfPlay) -> list[range]:
    """The numbers of the games of each part."""
    games = range(len(wanted.seeds))
    return [games[first : first + PART] for first in games[::PART]]


def _file(folder: Path, part: range) -> Path:
    return folder / f"{part.start:07}-{part.stop - 1:07}.parquet"


def _claim(folder: Path, wanted: SelfPlay) -> None:
    """Say what the folder is for; raises Unwritable if it is for something else."""
    folder.mkdir(exist_ok=True)
    about = folder / ABOUT
    told = json.dumps(wanted.about, ensure_ascii=False, indent=1)
    if about.exists() and read_text(about) != told and any(folder.glob("*.parquet")):
        raise Unwritable("other-parts", str(folder))
    write_text(about, told)


def _write(file: Path, rows: Sequence[Row], wanted: SelfPlay) -> None:
    """One part, whole or not at all."""
    unfinished = file.with_suffix(".new")
    parquet.write_table(table_of(rows, wanted.schema), unfinished, compression="zstd")
    os.replace(unfinished, file)
