"""Where people want to have mail about their turns, and when they were last written to."""

from typing import Any, NamedTuple

from sqlalchemy import CursorResult, delete, exists, func, select, update

from tianxia.store.models import Game, MailAddress, Notice, Seat
from tianxia.store.notices import Awaited
from tianxia.store.tokens import Access


class Due(NamedTuple):
    """Somebody to be written to, and the turns they are waited for."""

    address: MailAddress
    turns: list[Awaited]
    deadlines: dict[str, float]
    """When time is up, by table; nothing without a clock."""


class Mail:
    """The addresses."""

    def __init__(self, read: Access, write: Access) -> None:
        self._read = read
        self._write = write

    async def of(self, identity: str) -> MailAddress | None:
        """Somebody's address, confirmed or not."""
        async with self._read() as session:
            return await session.get(MailAddress, identity)

    async def asked_since(self, address: str, moment: float) -> int:
        """How many people have given an address since a moment."""
        query = select(func.count()).where(
            func.lower(MailAddress.address) == address.lower(), MailAddress.asked > moment
        )
        async with self._read() as session:
            return int(await session.scalar(query) or 0)

    async def save(self, address: MailAddress) -> None:
        """Keep an address, in place of another one of the same person."""
        async with self._write() as session:
            await session.merge(address)

    async def confirm(self, identity: str, address: str, moment: float) -> bool:
        """Somebody has mail there; False if that is not the address they want to have it at."""
        query = update(MailAddress).where(MailAddress.identity == identity, MailAddress.address == address)
        return await self._change(query.values(confirmed=func.coalesce(MailAddress.confirmed, moment)))

    async def drop(self, identity: str, address: str = "") -> bool:
        """Write to somebody no more; False if there is no such address."""
        query = delete(MailAddress).where(MailAddress.identity == identity)
        return await self._change(query.where(MailAddress.address == address) if address else query)

    async def due(self, mailed: float, since: float) -> list[Due]:
        """Whoever was not written to after a moment, and is waited for since another one, of which they do not know."""
        seen = exists().where(
            Notice.game == Game.id, Notice.identity == Seat.identity, Notice.since >= Game.since, Notice.seen
        )
        query = (
            select(MailAddress, Game.id, Game.game, Game.since, Game.deadline)
            .join(Seat, Seat.identity == MailAddress.identity)
            .join(Game, (Seat.game == Game.id) & (Seat.seat == Game.turn))
            .where(MailAddress.confirmed.is_not(None), MailAddress.mailed <= mailed)
            .where(Game.over.is_(False), Seat.bot.is_(None), Game.since <= since, ~seen)
            .order_by(Game.since)
        )
        found: dict[str, Due] = {}
        async with self._read() as session:
            for address, table, game, began, deadline in await session.execute(query):
                due = found.setdefault(address.identity, Due(address, [], {}))
                due.turns.append(Awaited(table, game, address.identity, began))
                due.deadlines.update({} if deadline is None else {table: deadline})
        return [due for due in found.values() if _is_new(due)]

    async def claim(self, address: MailAddress, moment: float) -> bool:
        """Be the one who writes to somebody now; False if another server is."""
        own = (MailAddress.identity == address.identity, MailAddress.mailed == address.mailed)
        return await self._change(update(MailAddress).where(*own).values(mailed=moment))

    async def give_back(self, address: MailAddress, moment: float) -> None:
        """It could not be sent: let it be tried again."""
        own = (MailAddress.identity == address.identity, MailAddress.mailed == moment)
        await self._change(update(MailAddress).where(*own).values(mailed=address.mailed))

    async def _change(self, query: Any) -> bool:
        async with self._write() as session:
            changed: CursorResult[Any] = await session.execute(query)  # type: ignore[assignment]  # of an update
            return changed.rowcount > 0


def _is_new(due: Due) -> bool:
    """Has a turn come since they were last written to, and since they asked for it?"""
    known = max(due.address.mailed, due.address.confirmed or 0.0)
    return any(turn.since > known for turn in due.turns)
