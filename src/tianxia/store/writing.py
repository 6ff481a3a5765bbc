"""Writing entries: those of many tables go to the disk together.

SQLite has one writer at a time, and every message to the thread of an asynchronous connection costs as much as the
statement. So entries have a thread with a connection of its own, and a transaction is one errand to it.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Engine, bindparam, func, insert, inspect, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session, sessionmaker

from tianxia.store.models import Achievement, Base, Campaign, Entry, Game, Seat, Snapshot

Row = Seat | Snapshot | Campaign | Achievement
"""What may follow from an entry, and is written with it."""


class Taken(Exception):
    """Somebody else wrote the entry of this number first."""


@dataclass(eq=False)
class Addition:
    """Entries of one game that wait to be written."""

    entries: Sequence[Entry]
    values: dict[str, Any]
    """What becomes of the game's own row; as `of` the game, and as `ended` the time if it is over now."""
    rows: Sequence[Row]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


_COLUMNS = [column.key for column in inspect(Entry).column_attrs]
_TABLES = Base.metadata.tables
_ADD = insert(_TABLES[Entry.__tablename__])
_GO_ON = (
    update(_TABLES[Game.__tablename__])
    .where(Game.id == bindparam("of"))
    .values(finished=func.coalesce(Game.finished, bindparam("ended")))
)


def write(session: Session, additions: Sequence[Addition]) -> None:
    """Put additions to several games into one transaction; raises Taken if a number of any is taken."""
    entries = [entry for addition in additions for entry in addition.entries]
    connection = session.connection()
    try:
        connection.execute(_ADD, [{name: getattr(entry, name) for name in _COLUMNS} for entry in entries])
        connection.execute(_GO_ON, [addition.values for addition in additions])
        for row in (row for addition in additions for row in addition.rows):
            session.merge(row)
        session.flush()
    except IntegrityError as error:
        raise Taken from error


class Writer:
    """The thread that writes entries to an SQLite file."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._sessions = sessionmaker(engine)
        self._thread = ThreadPoolExecutor(1, "writing")

    async def write(self, additions: Sequence[Addition]) -> None:
        """Write additions in one transaction; raises Taken."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, additions)

    def _write(self, additions: Sequence[Addition]) -> None:
        with self._sessions.begin() as session:
            write(session, additions)

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()
