"""Who wants to be told of their turns, and of which turn they have been told."""

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import CursorResult, delete, exists, select, update
from sqlalchemy.exc import IntegrityError

from tianxia.store.models import Game, MailAddress, Notice, Seat, Subscription
from tianxia.store.tokens import Access

BROWSERS = 10
"""Browsers of one person that are told; more make the oldest forget."""


class Awaited(NamedTuple):
    """Somebody who is to decide at a table."""

    table: str
    game: str
    identity: str
    since: float
    """Since when they are waited for."""
    pushes: bool = True
    """Have they a browser that is told? Else they have an address for mail."""


class Notices:
    """Subscriptions to Web Push, and what was told."""

    def __init__(self, read: Access, write: Access) -> None:
        self._read = read
        self._write = write

    async def subscribe(self, subscription: Subscription) -> None:
        """Tell a browser from now on; one that belonged to somebody else is this person's now."""
        async with self._write() as session:
            await session.merge(subscription)
            theirs = select(Subscription).where(Subscription.identity == subscription.identity)
            known = await session.scalars(theirs.order_by(Subscription.created.desc()))
            for old in list(known)[BROWSERS:]:
                await session.delete(old)

    async def unsubscribe(self, identity: str, endpoint: str = "") -> None:
        """Tell one of somebody's browsers no more; without an endpoint all of them."""
        query = delete(Subscription).where(Subscription.identity == identity)
        if endpoint:
            query = query.where(Subscription.digest == digest_of(endpoint))
        async with self._write() as session:
            await session.execute(query)

    async def follow(self, login: str, new: str) -> None:
        """A browser that is told has another login now."""
        async with self._write() as session:
            await session.execute(update(Subscription).where(Subscription.login == login).values(login=new))

    async def forget(self, digest: str) -> None:
        """A browser is gone, as its push service says."""
        async with self._write() as session:
            await session.execute(delete(Subscription).where(Subscription.digest == digest))

    async def subscriptions(self, identity: str) -> Sequence[Subscription]:
        """The browsers in which somebody is told of their turns."""
        async with self._read() as session:
            return list(await session.scalars(select(Subscription).where(Subscription.identity == identity)))

    async def awaited(self) -> list[Awaited]:
        """Everybody who wants to be told and is waited for, and neither has been told nor has seen it."""
        mails = exists().where(MailAddress.identity == Seat.identity, MailAddress.confirmed.is_not(None))
        pushes = exists().where(Subscription.identity == Seat.identity, Subscription.created < Game.since)
        told = exists().where(
            Notice.game == Game.id, Notice.identity == Seat.identity, Notice.since >= Game.since
        )  # fmt: skip
        query = (
            select(Game.id, Game.game, Seat.identity, Game.since, pushes.label("pushes"))
            .join(Seat, (Seat.game == Game.id) & (Seat.seat == Game.turn))
            .where(Game.over.is_(False), Seat.bot.is_(None), Seat.kind != "program", pushes | mails, ~told)
            .order_by(Game.since)
        )
        async with self._read() as session:
            found = await session.execute(query)
            return [Awaited(row.id, row.game, str(row.identity), row.since, bool(row.pushes)) for row in found]

    async def claim(self, awaited: Awaited, *, seen: bool = False) -> bool:
        """Be the one who tells somebody of a turn, or who notes that they have seen it; False if another server was."""
        own = (Notice.game == awaited.table, Notice.identity == awaited.identity)
        later = update(Notice).where(*own, Notice.since < awaited.since).values(since=awaited.since, seen=seen)
        try:
            async with self._write() as session:
                changed: CursorResult[Any] = await session.execute(later)  # type: ignore[assignment]  # of an update
                if changed.rowcount == 0:
                    session.add(Notice(awaited.table, awaited.identity, awaited.since, seen))
        except IntegrityError:
            return False
        return True


def digest_of(endpoint: str) -> str:
    """What a subscription is kept by."""
    return hashlib.sha256(endpoint.encode()).hexdigest()
