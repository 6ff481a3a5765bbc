"""What the commands for operators do; their sentences are in Fluent, in the language of `--lang`."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from tianxia.cli.console import console, say
from tianxia.kernel.errors import Unreadable, needs

with needs("web"):
    from tianxia.store import Store
    from tianxia.store.backup import Backup, back_up, restore
    from tianxia.store.keeping import blank_line, chat_of, delete_games, old_games, rename
    from tianxia.web.configuring import read_settings
    from tianxia.web.identity import Signatures
    from tianxia.web.names import clean_name
    from tianxia.web.settings import Settings

T = TypeVar("T")


def write_backup(file: Path, database: str | None, config: Path | None) -> None:
    """Write a backup, and say what is in it."""
    _say_backup("operator-backed-up", file, asyncio.run(back_up(_settings(database, config).database, file)))


def read_backup(file: Path, database: str | None, config: Path | None) -> None:
    """Put a backup into an empty database."""
    _say_backup("operator-restored", file, asyncio.run(restore(file, _settings(database, config).database)))


def print_welcome(role: str, database: str | None, config: Path | None) -> None:
    """Print a link that gives a role."""

    async def token(store: Store) -> str:
        return Signatures(await store.secret()).welcome(role)

    settings = _settings(database, config)
    host = settings.hosts[0] if settings.hosts else f"{settings.host}:{settings.port}"
    scheme = "https" if settings.hosts else "http"
    console.print(f"{scheme}://{host}/welcome/{_with_store(settings, token)}")


def prune_games(
    dry_run: bool, finished: float | None, unfinished: float | None, database: str | None, config: Path | None
) -> None:
    """Delete what is old, or say how much that would be."""
    settings = _settings(database, config)
    finished = settings.keep_finished_days if finished is None else finished
    unfinished = settings.keep_unfinished_days if unfinished is None else unfinished

    async def prune(store: Store) -> int:
        games = await old_games(store, finished, unfinished)
        if not dry_run:
            await delete_games(store, games)
        return len(games)

    console.print(say("operator-would-prune" if dry_run else "operator-pruned", count=_with_store(settings, prune)))


def moderate_chat(table: str, remove: int | None, database: str | None, config: Path | None) -> None:
    """Show the chat of a table, or take the words out of a line."""
    settings = _settings(database, config)
    if remove is None:
        for line in _with_store(settings, lambda store: chat_of(store, table)):
            console.print(f"{line.number}  {line.name}: {line.text}")
    elif _with_store(settings, lambda store: blank_line(store, table, remove)):
        console.print(say("operator-line-removed"))
    else:
        raise Unreadable("no-such-line", "--remove", number=str(remove))


def rename_people(name: str, new: str, database: str | None, config: Path | None) -> None:
    """Give people of a name another one."""
    changed = _with_store(_settings(database, config), lambda store: rename(store, name, clean_name(new)))
    console.print(say("operator-renamed", count=changed))


def _settings(database: str | None, config: Path | None) -> Settings:
    return read_settings(config, os.environ, {"database": database})


def _with_store(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = await Store.open(settings.database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _say_backup(message: str, file: Path, backup: Backup) -> None:
    console.print(say(message, file=str(file), games=backup.rows["game"], entries=backup.rows["entry"]))
