"""Passkeys: the public halves of the keys by which people sign in."""

import time

from sqlalchemy import delete, func, select, update

from tianxia.store.models import Passkey
from tianxia.store.tokens import Access


class Passkeys:
    """What is kept of passkeys. None of it is a secret: with a public key nobody can sign in."""

    def __init__(self, read: Access, write: Access) -> None:
        self._read = read
        self._write = write

    async def add(self, passkey: Passkey) -> None:
        """Keep a new one."""
        async with self._write() as session:
            session.add(passkey)

    async def find(self, key: str) -> Passkey | None:
        """One by its id."""
        async with self._read() as session:
            return await session.get(Passkey, key)

    async def of(self, identity: str) -> list[Passkey]:
        """Somebody's passkeys, the oldest first."""
        query = select(Passkey).where(Passkey.identity == identity).order_by(Passkey.created)
        async with self._read() as session:
            return list(await session.scalars(query))

    async def has_any(self, identity: str) -> bool:
        """Has somebody a passkey, so that they are more than a guest?"""
        query = select(func.count()).select_from(Passkey).where(Passkey.identity == identity)
        async with self._read() as session:
            return bool(await session.scalar(query))

    async def use(self, key: str, uses: int) -> None:
        """Note that somebody has signed in with one."""
        query = update(Passkey).where(Passkey.id == key).values(uses=uses, used=time.time())
        async with self._write() as session:
            await session.execute(query)

    async def drop(self, identity: str, key: str) -> bool:
        """Forget one of somebody's passkeys; False if they have no such one."""
        query = delete(Passkey).where(Passkey.identity == identity, Passkey.id == key)
        async with self._write() as session:
            return bool((await session.execute(query.returning(Passkey.id))).all())
