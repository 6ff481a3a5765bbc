"""The tokens of programs that play over HTTP, and the games that wait for them."""

import hashlib
import secrets
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from tianxia.store.models import BotToken, Game, Seat

PREFIX = "tianxia_"
"""So that a token that was published by mistake can be found."""


class Running(NamedTuple):
    """A game that goes on, at which a program sits."""

    table: str
    game: str
    ply: int
    seat: int
    waits: bool
    """Is it this seat that decides?"""


Access = Callable[[], AbstractAsyncContextManager[AsyncSession]]
"""A way to a session."""


class Tokens:
    """What is kept of programs. Of a token only its digest: nobody can read it again."""

    def __init__(self, read: Access, write: Access) -> None:
        self._read = read
        self._write = write

    async def add(self, owner: str, name: str, created: float) -> tuple[str, BotToken]:
        """A new token for a program of this name, which is somebody of its own; the token is told only now."""
        token = PREFIX + secrets.token_urlsafe(32)
        row = BotToken(_digest(token), secrets.token_urlsafe(12), owner, name, created)
        async with self._write() as session:
            session.add(row)
        return token, row

    async def find(self, token: str) -> BotToken | None:
        """Whose token this is; None if it is nobody's, or nobody's any more."""
        async with self._read() as session:
            return await session.get(BotToken, _digest(token))

    async def is_known(self, identity: str) -> bool:
        """Is this a program whose token is still good?"""
        query = select(func.count()).where(BotToken.identity == identity)
        async with self._read() as session:
            return bool(await session.scalar(query))

    async def of(self, owner: str) -> list[BotToken]:
        """Somebody's programs, the oldest first."""
        query = select(BotToken).where(BotToken.owner == owner).order_by(BotToken.created)
        async with self._read() as session:
            return list(await session.scalars(query))

    async def drop(self, owner: str, identity: str) -> bool:
        """Take the token of one of somebody's programs back; False if there is no such program."""
        query = delete(BotToken).where(BotToken.owner == owner, BotToken.identity == identity)
        async with self._write() as session:
            return bool((await session.execute(query.returning(BotToken.identity))).all())

    async def running(self, identity: str) -> list[Running]:
        """The games that go on with a program in them, and whether they wait for it; the oldest first."""
        query = (
            select(Game.id, Game.game, Game.ply, Seat.seat, Game.turn)
            .join(Seat, Seat.game == Game.id)
            .where(Seat.identity == identity, Game.over.is_(False))
            .order_by(Game.updated)
        )
        async with self._read() as session:
            return [Running(*row[:4], row.turn == row.seat) for row in await session.execute(query)]


def _digest(token: str) -> str:
    """A token has 256 random bits: nothing slower than this is needed to keep it secret."""
    return hashlib.sha256(token.encode()).hexdigest()
