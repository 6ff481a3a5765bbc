"""News between servers that share a PostgreSQL database: which game has moved on.

LISTEN needs a connection of its own. If it is lost (the database was restarted, a network slept), it is made again, and
what may have been missed meanwhile is looked up.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

CHANNEL = "tianxia"
RETRY = 1.0
"""Seconds between two attempts to connect again."""


class Listener:
    """Calls `heard(game, number)` for every entry that any server adds, and `missed()` after each gap."""

    def __init__(
        self, url: str, heard: Callable[[str, int], Awaitable[None]], missed: Callable[[], Awaitable[None]]
    ) -> None:
        self._url = url
        self._heard = heard
        self._missed = missed
        self._lost = asyncio.Event()
        self._connection: Any = None
        self._renewing: asyncio.Task[None] | None = None
        self._hearing: set[asyncio.Future[None]] = set()

    async def start(self) -> None:
        """Listen from now on."""
        await self._connect()
        self._renewing = asyncio.create_task(self._renew())

    async def stop(self) -> None:
        """Listen no more."""
        if self._renewing is not None:
            self._renewing.cancel()
            with suppress(asyncio.CancelledError):
                await self._renewing
        if self._connection is not None:
            await self._connection.close()

    async def _connect(self) -> None:
        import asyncpg

        self._lost.clear()
        if self._connection is not None:
            self._connection.terminate()
        self._connection = await asyncpg.connect(self._url)
        self._connection.add_termination_listener(self._terminated)
        await self._connection.add_listener(CHANNEL, self._notified)

    async def _renew(self) -> None:
        from asyncpg import InterfaceError, PostgresError

        while True:
            await self._lost.wait()
            try:
                await self._connect()
                await self._missed()
            except (
                OSError,
                PostgresError,
                InterfaceError,
                SQLAlchemyError,
            ):  # of the listener, or of what is looked up
                self._lost.set()
                await asyncio.sleep(RETRY)

    def _terminated(self, connection: object) -> None:
        if connection is self._connection:  # and not one that was given up
            self._lost.set()

    def _notified(self, _connection: object, _process: int, _channel: str, news: str) -> None:
        game, number = news.split()
        task = asyncio.ensure_future(self._heard(game, int(number)))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)
