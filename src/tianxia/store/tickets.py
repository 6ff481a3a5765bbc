"""Tickets: what is good once and not for long. Of two servers that are shown the same one, one takes it."""

import hashlib
import secrets
import time

from sqlalchemy import delete, select

from tianxia.store.models import Ticket
from tianxia.store.tokens import Access


class Tickets:
    """What is kept of tickets: digests, so that nobody who reads the database can use one."""

    def __init__(self, read: Access, write: Access) -> None:
        self._read = read
        self._write = write

    async def issue(self, purpose: str, identity: str, login: str, seconds: float) -> str:
        """A new ticket; an earlier one of the same person for the same purpose in the same browser is void."""
        ticket = secrets.token_urlsafe(32)
        older = (Ticket.purpose == purpose) & (Ticket.identity == identity) & (Ticket.login == login)
        async with self._write() as session:
            await session.execute(delete(Ticket).where(older | (Ticket.expires < time.time())))
            session.add(Ticket(_digest(ticket), purpose, identity, login, time.time() + seconds))
        return ticket

    async def look(self, purpose: str, ticket: str) -> Ticket | None:
        """What a ticket says, which stays good; None if it is not good."""
        query = select(Ticket).where(
            Ticket.digest == _digest(ticket), Ticket.purpose == purpose, Ticket.expires >= time.time()
        )
        async with self._read() as session:
            return await session.scalar(query)

    async def take(self, purpose: str, ticket: str) -> Ticket | None:
        """What a ticket says, for the first and last time; None if it is not good."""
        query = delete(Ticket).where(Ticket.digest == _digest(ticket), Ticket.purpose == purpose)
        async with self._write() as session:
            found = await session.scalar(query.returning(Ticket))
        return found if found is not None and found.expires >= time.time() else None


def _digest(ticket: str) -> str:
    return hashlib.sha256(ticket.encode()).hexdigest()
