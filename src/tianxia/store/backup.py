"""Backups: a whole database as one file, the same for SQLite and PostgreSQL, and checked after it was written.

The file is packed JSON, one value a line: a head, each table with its rows, and at the end how many rows each table had
and a digest of them all. It shows one moment of the database while servers go on, and goes into an empty database of
either kind; one of an older version is brought to the newest form there.
"""

import base64
import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import JSON, Connection, LargeBinary, MetaData, Table, insert, select

from tianxia.kernel.documents import system_reason
from tianxia.kernel.errors import Unavailable, Unreadable, Unwritable
from tianxia.store.models import Base
from tianxia.store.opening import HEAD, is_databases, lock_tables, make_engine, unusable, upgrade, version_of

FORMAT = 1
CHUNK = 500
"""Rows that are read or written at a time."""
TABLES = [table.name for table in Base.metadata.sorted_tables]


class Backup(NamedTuple):
    """What a backup holds."""

    version: str
    """The migration its database had seen last."""
    rows: dict[str, int]
    digest: str


async def back_up(url: str, file: Path) -> Backup:
    """Write a database to a file that does not exist yet, read the file again and compare; raises TianxiaError."""
    if file.exists():
        raise Unwritable("exists", str(file))
    place, engine = make_engine(url)
    try:
        async with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
            written = await connection.run_sync(_write, file, place)
    except Exception as error:
        file.unlink(missing_ok=True)
        if isinstance(error, OSError) and error.filename == str(file):
            raise Unwritable("file", str(file), reason=system_reason(error)) from error
        if is_databases(error):
            raise unusable(error, "database", place) from error
        raise
    finally:
        await engine.dispose()
    if check(file) != written:
        raise Unreadable("backup-damaged", str(file))
    return written


async def restore(file: Path, url: str) -> Backup:
    """Put a backup into an empty database, read that again and compare; raises TianxiaError and leaves it empty."""
    held = check(file)
    if held.version > HEAD:
        raise Unavailable("database-newer", str(file), found=held.version, known=HEAD)
    place, engine = make_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_fill, file, held, place)
    except Exception as error:
        if is_databases(error):
            raise unusable(error, "database", place) from error
        raise
    finally:
        await engine.dispose()
    return held


def check(file: Path) -> Backup:
    """What a backup holds, if it is whole; raises Unreadable."""
    lines, ends = _read(file), list[Any]()
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("tianxia-backup") != FORMAT or "version" not in head:
        raise Unreadable("no-backup", str(file))

    def between() -> Iterator[Any]:
        for line in lines:
            if isinstance(line, dict) and "digest" in line:
                ends.append(line)
            else:
                yield line

    found = _tally(head["version"], between())
    if ends != [{"rows": found.rows, "digest": found.digest}]:
        raise Unreadable("backup-damaged", str(file))
    return found


def _tally(version: str, lines: Iterable[Any]) -> Backup:
    """Count rows and add up their digests: no two databases need sort them in the same way."""
    rows, total, table = dict[str, int](), 0, ""
    for line in lines:
        if isinstance(line, dict):
            table = line["table"]
            rows[table] = 0
        else:
            rows[table] += 1
            total += int.from_bytes(hashlib.sha256(table.encode() + b" " + _packed(line)).digest(), "big")
    return Backup(version, rows, f"{total % 2**256:064x}")


def _write(connection: Connection, file: Path, place: str) -> Backup:
    version = version_of(connection)
    if not version:
        raise Unreadable("no-games-kept", place)
    with file.open("xb") as raw:
        file.chmod(0o600)  # it holds the key that signs cookies
        with gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as packed:

            def writing() -> Iterator[Any]:
                for line in _dump(connection):
                    packed.write(_packed(line) + b"\n")
                    yield line

            packed.write(_packed({"tianxia-backup": FORMAT, "version": version}) + b"\n")
            written = _tally(version, writing())
            packed.write(_packed({"rows": written.rows, "digest": written.digest}) + b"\n")
        raw.flush()
        os.fsync(raw.fileno())
    return written


def _dump(connection: Connection) -> Iterator[Any]:
    """Each table and its rows."""
    for table in _tables(connection):
        yield {"table": table.name, "columns": [column.name for column in table.columns]}
        for row in connection.execute(select(table).execution_options(yield_per=CHUNK)):
            yield [base64.b64encode(value).decode() if isinstance(value, bytes) else value for value in row]


def _fill(connection: Connection, file: Path, held: Backup, place: str) -> None:
    """The tables as they were in the backup's version, its rows, and then the newest form."""
    lock_tables(connection)
    if version_of(connection):
        raise Unwritable("database-not-empty", place)
    upgrade(connection, held.version)
    tables = {table.name: table for table in _tables(connection)}
    waiting: list[dict[str, Any]] = []
    table, columns = None, list[str]()
    for line in _read(file):
        if isinstance(line, list):
            assert table is not None
            waiting.append({name: _value(table, name, value) for name, value in zip(columns, line, strict=True)})
        if waiting and (isinstance(line, dict) or len(waiting) == CHUNK):
            assert table is not None
            connection.execute(insert(table), waiting)
            waiting = []
        if isinstance(line, dict) and "table" in line:
            table, columns = tables[line["table"]], line["columns"]
    if _tally(held.version, _dump(connection)) != held:
        raise Unreadable("restore-differs", place)
    upgrade(connection, HEAD)


def _value(table: Table, column: str, value: Any) -> Any:
    return base64.b64decode(value) if isinstance(table.c[column].type, LargeBinary) and value is not None else value


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are, in whatever version: those that others refer to come first."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in TABLES)
    for table in found.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)  # what is not there is not the JSON value null
    return found.sorted_tables


def _read(file: Path) -> Iterator[Any]:
    """The values of a backup, line by line."""
    try:
        with gzip.open(file, "rb") as packed:
            for line in packed:
                yield json.loads(line)
    except gzip.BadGzipFile:
        raise Unreadable("no-backup", str(file)) from None
    except (EOFError, ValueError, zlib.error):
        raise Unreadable("backup-damaged", str(file)) from None
    except OSError as error:
        raise Unreadable("file", str(file), reason=system_reason(error)) from error


def _packed(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
