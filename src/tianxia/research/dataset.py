"""Games as a table of decisions, in Parquet: docs/dataset.md describes every column.

Reading a file back and replaying its games agrees with every row: `replay` does that.
"""

import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from functools import partial
from itertools import count, groupby
from pathlib import Path
from typing import Any

import numpy as np

from tianxia.kernel.errors import Unreadable, needs

with needs("dataset"):
    import pyarrow
    from pyarrow import parquet

from tianxia.bots import Bot
from tianxia.bots.levels import level
from tianxia.bots.playing import bot_of, play_game
from tianxia.bots.search import Search
from tianxia.kernel.game import Box, Game
from tianxia.kernel.processes import pool_of
from tianxia.kernel.record import Record, parse_record
from tianxia.table import Table, new

VERSION = 1
"""Of the schema."""
GAMES_A_GROUP = 32
"""Games in a row group of the file."""

SCHEMA = pyarrow.schema(
    [
        pyarrow.field("game_number", pyarrow.int32()),
        pyarrow.field("ply", pyarrow.int32()),
        pyarrow.field("seat", pyarrow.int8()),
        pyarrow.field("decision", pyarrow.dictionary(pyarrow.int8(), pyarrow.string())),
        pyarrow.field("position", pyarrow.string()),
        pyarrow.field("observation", pyarrow.list_(pyarrow.float32())),
        pyarrow.field("legal", pyarrow.list_(pyarrow.int32())),
        pyarrow.field("choice", pyarrow.int32()),
        pyarrow.field("policy", pyarrow.list_(pyarrow.float32())),
        pyarrow.field("value", pyarrow.float32()),
        pyarrow.field("utilities", pyarrow.list_(pyarrow.float32())),
        pyarrow.field("scores", pyarrow.list_(pyarrow.int32())),
        pyarrow.field("record", pyarrow.string()),
    ]
)

Row = dict[str, Any]
"""One decision, by column."""


def seat_bots(game: Game, players: int, bots: Sequence[str]) -> list[str]:
    """The bots by seat, in turn; of a level what it means in this game, so that a file tells that too."""
    found = [level(game, name) for name in bots]
    texts = [name if known is None else known.bot for name, known in zip(bots, found, strict=True)]
    return [texts[seat % len(texts)] for seat in range(players)]


def self_play(
    game: Game, bots: Sequence[str], seeds: Iterable[int], *, first: int = 0,
    options: Mapping[str, str] | None = None, box: Box | None = None, processes: int = 1,
) -> Iterator[list[Row]]:  # fmt: skip
    """The decisions of whole games between bots, one for each seat, a game at a time, in the order of the seeds.

    Games are numbered from `first` on. A search tells its policy and value. Several processes play the same games as
    one.
    """
    play = partial(_play, game, tuple(bots), options, box or game.box)
    if processes == 1:
        yield from map(play, count(first), seeds)
        return
    game.compile()  # once, before every worker wants it
    with pool_of(processes) as pool:
        yield from _in_order(pool, play, zip(count(first), seeds), 2 * processes)


def _in_order(
    pool: Executor, play: Callable[[int, int], list[Row]], numbered: Iterable[tuple[int, int]], ahead: int
) -> Iterator[list[Row]]:
    """What processes have played, in order, with only so many games begun that nobody has asked for yet."""
    waiting: deque[Future[list[Row]]] = deque()
    for number, seed in numbered:
        waiting.append(pool.submit(play, number, seed))
        if len(waiting) > ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _play(
    game: Game, bots: Sequence[str], options: Mapping[str, str] | None, box: Box, number: int, seed: int
) -> list[Row]:
    seats = [f"bot:{name}" for name in bots]
    table = new(game.name, len(bots), seed=seed, options=options, box=box, seats=seats)
    seated = [bot_of(table, name, seat, trusted=True) for seat, name in enumerate(bots)]
    notes = _Notes(number, seated)
    play_game(table, seated, notes)
    return _with_outcome(notes.rows, table)


class _Notes:
    """Writes the decisions of a game down while bots play it."""

    def __init__(self, number: int, bots: Sequence[Bot]) -> None:
        self.rows: list[Row] = []
        self._number = number
        self._bots = bots

    def __call__(self, table: Table, seat: int, action: int, seconds: float) -> None:
        row = {**_row(table, self._number), "choice": action}
        bot = self._bots[seat]
        if isinstance(bot, Search) and bot.last is not None:
            candidates = bot.last.candidates
            shares = {each.action: each.share for each in candidates}
            row |= {"policy": [shares.get(legal, 0.0) for legal in row["legal"]], "value": candidates[0].value}
        self.rows.append(row)


def recorded(records: Iterable[Record], *, box: Box | None = None) -> Iterator[list[Row]]:
    """The decisions of recorded games, a game at a time; of an unfinished one the outcome is missing."""
    for number, record in enumerate(records):
        final = Table.from_record(record, box=box)
        table = Table.from_record(record, to=0, box=box)
        rows = []
        for action in final.action_ids:
            rows.append({**_row(table, number), "choice": action})
            table.play(action)
        yield _with_outcome(rows, table)


def write(
    file: Path | str, game: Game, players: int, games: Iterable[list[Row]], bots: Sequence[str] | None = None
) -> tuple[int, int]:
    """Write games to a file; how many games and decisions they were. `bots` by seat, if they are always the same."""
    schema, number, decisions = schema_of(game, players, bots), 0, 0
    group: list[Row] = []
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for rows in games:
            number, decisions = number + 1, decisions + len(rows)
            group += rows
            if number % GAMES_A_GROUP == 0:
                writer.write_table(table_of(group, schema))
                group = []
        if group:
            writer.write_table(table_of(group, schema))
    return number, decisions


def schema_of(game: Game, players: int, bots: Sequence[str] | None) -> pyarrow.Schema:
    """The columns, with what the file's metadata tells of the game and who played it."""
    about = {
        "tianxia": str(VERSION), "game": game.name, "rules": str(game.version), "players": str(players),
        "num_actions": str(game.num_actions), "features": json.dumps(list(game.feature_names(players))),
        "bots": json.dumps(bots),
    }  # fmt: skip
    return SCHEMA.with_metadata(about)


def table_of(rows: Sequence[Row], schema: pyarrow.Schema) -> pyarrow.Table:
    """Rows as columns."""
    return pyarrow.Table.from_pylist(rows, schema)


def read(file: Path | str) -> Iterator[list[Row]]:
    """The decisions of a file, a game at a time."""
    with parquet.ParquetFile(file) as opened:
        for group in range(opened.num_row_groups):
            rows = opened.read_row_group(group).to_pylist()
            for _, game in groupby(rows, lambda row: row["game_number"]):
                yield list(game)


def replay(file: Path | str, *, box: Box | None = None) -> int:
    """Play every game of a file again and compare it with its rows; the number of decisions. Raises Unreadable."""
    decisions = 0
    for rows in read(file):
        table = Table.from_record(parse_record(rows[0]["record"]), to=0, box=box)
        for row in rows:
            found = _row(table, row["game_number"])
            for column in ("ply", "seat", "decision", "position", "observation", "legal"):
                if found[column] != row[column]:
                    raise Unreadable("other-column", _place(row), column=column)
            table.play(row["choice"])
            decisions += 1
        outcome = _outcome(table)
        for row in rows:
            if any(row[column] != outcome[column] for column in outcome):
                raise Unreadable("other-outcome", _place(row))
    return decisions


def _place(row: Row) -> str:
    return f"game {row['game_number']}, ply {row['ply']}"


def _row(table: Table, number: int) -> Row:
    """What is known before a decision."""
    seat, game = table.decider, table.game
    observation = np.empty(len(game.feature_names(table.players)), np.float32)
    game.rules.features(table.box.record, table.scrubbed(seat), seat, observation)
    position = table.position()
    return {
        "game_number": number,
        "ply": table.ply,
        "seat": seat,
        "decision": game.decisions[int(table.state.decision)],
        "position": json.dumps(position, ensure_ascii=False),
        "observation": observation.tolist(),
        "legal": table.legal_ids(),
    }


def _with_outcome(rows: list[Row], table: Table) -> list[Row]:
    """The rows with what came of the game; the record of it in the first."""
    outcome = _outcome(table)
    for row in rows:
        row |= outcome
    if rows:
        rows[0]["record"] = str(table.record())
    return rows


def _outcome(table: Table) -> Row:
    standing = table.standing
    if standing is None:
        return {"utilities": None, "scores": None}
    utilities = np.zeros(table.players)
    table.game.rules.utility(table.box.record, table.state, utilities)
    return {"utilities": utilities.astype(np.float32).tolist(), "scores": list(standing.scores)}
