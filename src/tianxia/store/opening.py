"""Opening a database: which one a URL means, and its tables brought to the newest form."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tianxia.kernel.documents import system_reason
from tianxia.kernel.errors import Unavailable

HEAD = "0003"
"""The newest migration."""
DRIVERS = {"postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
LOCK = 0x7469616E
"""The advisory lock of PostgreSQL under which tables are made."""
WAL_PATIENCE = 10.0
"""Seconds to wait for another server that makes the tables of an SQLite file."""
PRIMARY = 0xFF
"""What an error of SQLite is in general; the bits above it say more."""


async def open_database(url: str) -> AsyncEngine:
    """Connect, and bring the tables to the newest form; raises Unavailable."""
    place, engine = _make_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except BaseException as error:
        await engine.dispose()  # a connection that is left open keeps the process from ending
        if _is_databases(error):
            raise _unusable(error, "database", place) from error
        raise
    return engine


def _make_engine(url: str) -> tuple[str, AsyncEngine]:
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
        # A restarted PostgreSQL costs nobody a request. An SQLite connection is a thread, so none is made in passing.
        is_file = parsed.get_backend_name() == "sqlite"
        engine = create_async_engine(parsed, **({"max_overflow": 0} if is_file else {"pool_pre_ping": True}))
    except sqlite3.Error as error:
        raise _unusable(error, "database", place) from error
    except (SQLAlchemyError, OSError) as error:
        raise _unusable(error, "database-url", place) from error
    except ModuleNotFoundError as error:
        raise Unavailable("package", package=str(error.name), extra="postgres") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", lambda connection, _: connection.run_async(_set_pragmas))
    return place, engine


def _is_databases(error: BaseException) -> bool:
    """Is it the database's own, or its driver's, and not a bug of ours? asyncpg's errors have no base in SQLAlchemy."""
    return isinstance(error, SQLAlchemyError | OSError) or type(error).__module__.startswith("asyncpg.")


def _unusable(error: BaseException, problem: str, place: str) -> Unavailable:
    """What the system or a driver says, without SQLAlchemy's frame around it."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, OSError) and cause.errno:
        return Unavailable("database-file", place, reason=system_reason(cause))
    return Unavailable(problem, place, text=(str(cause).splitlines() or [type(cause).__name__])[0])


async def _set_pragmas(connection: Any) -> None:
    """What is acknowledged is on the disk; readers do not wait for the writer."""
    for pragma in ("busy_timeout=10000", "synchronous=FULL", "foreign_keys=ON"):
        await connection.execute(f"PRAGMA {pragma}")
    end = time.monotonic() + WAL_PATIENCE
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
    if _version(connection) == HEAD:
        return
    begin = "BEGIN IMMEDIATE" if connection.dialect.name == "sqlite" else f"SELECT pg_advisory_xact_lock({LOCK})"
    connection.exec_driver_sql(begin)
    version = _version(connection)
    if version == HEAD:
        return
    if version > HEAD:
        raise Unavailable("database-newer", found=version, known=HEAD)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str:
    """The newest migration a database has seen; empty for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")
