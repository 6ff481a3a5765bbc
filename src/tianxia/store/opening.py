"""Opening a database: which one a URL means, and its tables brought to the newest form."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, IntegrityError, InvalidRequestError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tianxia.kernel.documents import system_reason
from tianxia.kernel.errors import Unavailable

log = logging.getLogger("tianxia")

HEAD = "0011"
"""The newest migration."""
DRIVERS = {"postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
LOCK = 0x7469616E
"""The advisory lock of PostgreSQL under which tables are made."""
PATIENCE = 3.0
"""Seconds that somebody waits for a database that is locked, gone or overrun, before being told to try again."""
START_PATIENCE = 10.0
"""Seconds to wait for another server that makes the tables of an SQLite file."""
PRAGMAS = (f"busy_timeout={round(1000 * PATIENCE)}", "synchronous=FULL", "foreign_keys=ON")
"""Of every connection to SQLite: what is acknowledged is on the disk."""
FILE: dict[str, Any] = {"max_overflow": 0}
"""An SQLite connection is a thread, so none is made in passing."""
SHARED: dict[str, Any] = {"pool_pre_ping": True, "connect_args": {"timeout": PATIENCE}}
"""A restarted PostgreSQL costs nobody a request."""
SIZE = {
    "sqlite": "SELECT (page_count - freelist_count) * page_size"
    " FROM pragma_page_count, pragma_freelist_count, pragma_page_size",
    "postgresql": "SELECT pg_database_size(current_database())",
}
"""How many bytes a database holds, by its kind."""
OURS = (IntegrityError, ProgrammingError, DataError, InvalidRequestError)
"""What SQLAlchemy raises when a statement is wrong, or a row is there already."""
PRIMARY = 0xFF
"""What an error of SQLite is in general; the bits above it say more."""
RETRY = 1.0
"""Seconds between two attempts to reach a PostgreSQL that is still starting."""
STARTING = "57P03"
"""What PostgreSQL answers until it has started."""


async def open_database(url: str, patience: float = 0.0) -> AsyncEngine:
    """Connect, and bring the tables to the newest form; raises Unavailable.

    A PostgreSQL that cannot be reached yet, or is still starting, is waited for: `patience` seconds at most.
    """
    place, engine = make_engine(url)
    end = time.monotonic() + patience
    while True:
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
            return engine
        except BaseException as error:
            if engine.dialect.name == "postgresql" and _may_come_up(error) and time.monotonic() < end:
                log.warning("waiting for the database %s: %s", place, error)
            else:
                await engine.dispose()  # a connection that is left open keeps the process from ending
                if is_databases(error):
                    raise unusable(error, "database", place) from error
                raise
        await asyncio.sleep(RETRY)


def claim(engine: AsyncEngine) -> sqlite3.Connection | None:
    """Keep other servers away from an SQLite file until the result is closed; raises Unavailable if one is there.

    The lock is SQLite's own, on an empty file beside the database: it ends with the process however that ends.
    """
    file = engine.url.database
    if engine.dialect.name != "sqlite" or not file or file == ":memory:":
        return None
    held = sqlite3.connect(f"{file}-server", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        held.close()
        if error.sqlite_errorcode & PRIMARY == sqlite3.SQLITE_BUSY:
            raise Unavailable("database-served", file) from None
        raise unusable(error, "database", file) from error
    return held


def make_engine(url: str) -> tuple[str, AsyncEngine]:
    """The engine, and where the database is in words (without a password)."""
    place = url.partition("://")[0]
    try:
        parsed = make_url(url)
        place = parsed.render_as_string(hide_password=True)
        if parsed.drivername in DRIVERS:
            parsed = parsed.set(drivername=DRIVERS[parsed.drivername])
        if parsed.get_backend_name() == "sqlite" and parsed.database:
            place = parsed.database
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            sqlite3.connect(place, uri=place.startswith("file:")).close()  # aiosqlite leaves a thread when it cannot
        is_file = parsed.get_backend_name() == "sqlite"
        engine = create_async_engine(parsed, pool_timeout=PATIENCE, **(FILE if is_file else SHARED))
    except sqlite3.Error as error:
        raise unusable(error, "database", place) from error
    except (SQLAlchemyError, OSError) as error:
        raise unusable(error, "database-url", place) from error
    except ModuleNotFoundError as error:
        raise Unavailable("package", package=str(error.name), extra="postgres") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", lambda connection, _: connection.run_async(_set_pragmas))
    return place, engine


def open_for_writing(engine: AsyncEngine) -> Engine:
    """Another way into an SQLite database that is open already, for a thread that writes."""
    writing = create_engine(engine.url.set(drivername="sqlite"))

    @event.listens_for(writing, "connect")
    def set_pragmas(connection: sqlite3.Connection, _: object) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    return writing


class Unreachable(Unavailable):
    """The database of a running server cannot be asked at the moment: it is down, locked, full or overrun."""

    code = "unreachable"

    @property
    def message(self) -> str:
        """The message that says it."""
        return f"{Unavailable.code}-{self.problem}"


@asynccontextmanager
async def reachable() -> AsyncIterator[None]:
    """Ask the database; raises Unreachable where it cannot answer, and what is a bug of ours as it is."""
    try:
        yield
    except Exception as error:
        if isinstance(error, OURS) or not is_databases(error):
            raise
        log.warning("the database cannot be reached: %s", getattr(error, "orig", None) or error)
        raise Unreachable("database-gone") from error


def is_databases(error: BaseException) -> bool:
    """Is it the database's own, or its driver's, and not a bug of ours? asyncpg's errors have no base in SQLAlchemy."""
    return isinstance(error, SQLAlchemyError | OSError) or type(error).__module__.startswith("asyncpg.")


def _may_come_up(error: BaseException) -> bool:
    """Is it a PostgreSQL that nobody answers for yet, or that says itself that it is starting?"""
    cause = getattr(error, "orig", None) or error
    return isinstance(cause, OSError) or getattr(cause, "sqlstate", None) == STARTING


def unusable(error: BaseException, problem: str, place: str) -> Unavailable:
    """What the system or a driver says, without SQLAlchemy's frame around it."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, OSError) and cause.errno:
        return Unavailable("database-file", place, reason=system_reason(cause))
    return Unavailable(problem, place, text=(str(cause).splitlines() or [type(cause).__name__])[0])


def _busy_timeout(seconds: float) -> str:
    return f"PRAGMA busy_timeout={round(1000 * seconds)}"


async def _set_pragmas(connection: Any) -> None:
    """Readers do not wait for the writer, which is said once for the whole file."""
    for pragma in PRAGMAS:
        await connection.execute(f"PRAGMA {pragma}")
    end = time.monotonic() + START_PATIENCE
    while True:
        try:
            await connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:  # another server makes the tables: SQLite does not wait
            if error.sqlite_errorcode & PRIMARY != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            await asyncio.sleep(0.02)


def _migrate(connection: Connection) -> None:
    """Run what migrations are missing. Alembic is imported only if there are any: it takes its time.

    Of two servers that start at once one waits here, and one that is killed leaves nothing half done.
    """
    if version_of(connection) == HEAD:
        return
    lock_tables(connection)
    version = version_of(connection)
    if version > HEAD:
        raise Unavailable("database-newer", found=version, known=HEAD)
    if version < HEAD:
        upgrade(connection, HEAD)


def lock_tables(connection: Connection) -> None:
    """Let nobody else make tables until this transaction ends."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA busy_timeout={round(1000 * START_PATIENCE)}")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        connection.exec_driver_sql(f"PRAGMA {PRAGMAS[0]}")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def upgrade(connection: Connection, version: str) -> None:
    """Run the migrations up to a version, in the transaction that is open."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def version_of(connection: Connection) -> str:
    """The newest migration a database has seen; empty for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")
