"""Logins: the browsers in which people are signed in. A page costs no question to the database."""

import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from tianxia.store.listening import CHANNEL
from tianxia.store.models import Login, Subscription
from tianxia.store.remembered import Remembered
from tianxia.store.tokens import Access

Heard = Callable[[str, int], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]

NEWS = "logins"
"""What servers tell each other instead of a game: no game has so short a name."""
SEEN = 3600.0
"""Seconds between two notes that a login was used."""


class Logins:
    """What is kept of logins. One that was never noted is good: most guests look at a page and do not come back."""

    def __init__(self, read: Access, write: Access, *, is_shared: bool) -> None:
        self._read = read
        self._write = write
        self._is_shared = is_shared
        self._known: Remembered[Login | None] = Remembered()

    async def find(self, key: str) -> Login | None:
        """A login; None if it has not been noted. What another server has changed is told by it."""
        return await self._known.find(key, self._find)

    async def _find(self, key: str) -> Login | None:
        async with self._read() as session:
            return await session.get(Login, key)

    async def is_ended(self, key: str) -> bool:
        """Has it been logged out?"""
        found = await self.find(key)
        return found is not None and found.ended is not None

    async def see(self, key: str, identity: str, device: str) -> Login | None:
        """Note that a login is used; whose it is does not change. None if another request notes the same one."""
        moment, found = time.time(), None
        with suppress(IntegrityError):
            async with self._write() as session:
                found = await session.get(Login, key)
                if found is None:
                    found = Login(key, identity, device, moment, moment)
                    session.add(found)
                else:
                    found.seen, found.device = moment, device
            self._known.know(key, found)
        return found

    async def begin(self, identity: str, device: str) -> str:
        """Sign somebody in; the id of the login."""
        key = secrets.token_urlsafe(16)
        await self.see(key, identity, device)
        return key

    async def of(self, identity: str) -> list[Login]:
        """Where somebody is signed in, the latest used first."""
        query = select(Login).where(Login.identity == identity, Login.ended.is_(None)).order_by(Login.seen.desc())
        async with self._read() as session:
            return list(await session.scalars(query))

    async def end(self, identity: str, keys: Collection[str] | None = None) -> bool:
        """Log somebody out, in these browsers or everywhere, which are told of no turns any more; False if nowhere."""
        theirs = update(Login).where(Login.identity == identity, Login.ended.is_(None))
        chosen = theirs if keys is None else theirs.where(Login.id.in_(keys))
        async with self._write() as session:
            ended = list(await session.scalars(chosen.values(ended=time.time()).returning(Login.id)))
            await session.execute(delete(Subscription).where(Subscription.login.in_(ended)))
            await self.announce(session)
        self.forget()
        return bool(ended)

    async def announce(self, session: AsyncSession) -> None:
        """Tell all servers that logins have changed, once this transaction is done; an SQLite file has only one."""
        if self._is_shared:
            await session.execute(select(func.pg_notify(CHANNEL, f"{NEWS} 0")))

    def hearing(self, heard: Heard, missed: Missed) -> tuple[Heard, Missed]:
        """What listens to other servers: to these two, and before them to what is told of logins."""

        async def hear(game: str, number: int) -> None:
            if game == NEWS:
                self.forget()
            else:
                await heard(game, number)

        async def miss() -> None:
            self.forget()
            await missed()

        return hear, miss

    def forget(self) -> None:
        """Ask the database again about everybody: something has changed there."""
        self._known.forget()
