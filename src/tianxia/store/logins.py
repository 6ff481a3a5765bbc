"""Logins: the browsers in which people are signed in. A page costs no question to the database."""

import secrets
import time
from collections.abc import Collection
from contextlib import suppress

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from tianxia.store.models import Login
from tianxia.store.tokens import Access

REMEMBERED = 10_000
"""Logins that are known without asking the database."""
SEEN = 3600.0
"""Seconds between two notes that a login was used."""


class Logins:
    """What is kept of logins. One that was never noted is good: most guests look at a page and do not come back."""

    def __init__(self, read: Access, write: Access, seconds: float) -> None:
        self._read = read
        self._write = write
        self._seconds = seconds
        """For how long a login is believed to be good without asking, which another server may have ended."""
        self._known: dict[str, tuple[Login | None, float]] = {}

    async def find(self, key: str) -> Login | None:
        """A login, as it was a few seconds ago at most; None if it has not been noted."""
        found, at = self._known.get(key, (None, -self._seconds))
        if time.monotonic() - at < self._seconds:
            return found
        async with self._read() as session:
            found = await session.get(Login, key)
        self._know(key, found)
        return found

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
            self._know(key, found)
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
        """Log somebody out, in these browsers or everywhere; False if they were not signed in there."""
        theirs = update(Login).where(Login.identity == identity, Login.ended.is_(None))
        chosen = theirs if keys is None else theirs.where(Login.id.in_(keys))
        async with self._write() as session:
            ended = list(await session.scalars(chosen.values(ended=time.time()).returning(Login.id)))
        self.forget()
        return bool(ended)

    def forget(self) -> None:
        """Ask the database again about everybody: something has changed there."""
        self._known.clear()

    def _know(self, key: str, found: Login | None) -> None:
        self._known.pop(key, None)
        self._known[key] = found, time.monotonic()
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
