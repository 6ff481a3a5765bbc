"""What an operator keeps and what not: old games, and names and lines of chat that must go."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, delete, or_, select

from tianxia.store.boxes import GRACE, drop_unused
from tianxia.store.models import Entry, Game, Identity, Notice, Review, Seat, Snapshot
from tianxia.store.store import Store, now

DAY = 24 * 3600.0
BLANK = {"text": "…"}
"""A line of chat without its words."""
CHUNK = 200
"""Games that are deleted in one transaction: nobody else waits for long."""


class Line(NamedTuple):
    """A line of chat."""

    number: int
    """Of its entry."""
    name: str
    text: str


async def old_games(store: Store, finished_days: float, unfinished_days: float) -> list[str]:
    """The games that nobody has touched for so many days, the longest ago first; 0 days: none.

    A campaign's game that goes on is never among them: its campaign would stop.
    """
    old: list[ColumnElement[bool]] = []
    if finished_days > 0:
        old.append(and_(Game.over.is_(True), Game.updated < now() - finished_days * DAY))
    if unfinished_days > 0:
        is_old = Game.updated < now() - unfinished_days * DAY
        old.append(and_(Game.over.is_(False), Game.campaign_id.is_(None), is_old))
    if not old:
        return []
    async with store.reading() as session:
        return list(await session.scalars(select(Game.id).where(or_(*old)).order_by(Game.updated)))


async def delete_games(store: Store, games: Sequence[str]) -> None:
    """Delete games, with all that belongs to them, and boxes that nobody needs any more."""
    for first in range(0, len(games), CHUNK):
        chosen = games[first : first + CHUNK]
        async with store.writing() as session:
            for part in (Notice, Review, Snapshot, Entry, Seat):
                await session.execute(delete(part).where(part.game.in_(chosen)))
            await session.execute(delete(Game).where(Game.id.in_(chosen)))
            await drop_unused(session, now() - GRACE)


async def chat_of(store: Store, game: str) -> list[Line]:
    """What was said at a table."""
    said = select(Entry).where(Entry.game == game, Entry.kind == "chat").order_by(Entry.number)
    async with store.reading() as session:
        names = {row.seat: row.name for row in await session.scalars(select(Seat).where(Seat.game == game))}
        return [
            Line(entry.number, names.get(entry.seat, ""), entry.data["text"]) for entry in await session.scalars(said)
        ]


async def blank_line(store: Store, game: str, number: int) -> bool:
    """Take the words out of a line of chat; its place stays. False if there is no such line."""
    async with store.writing() as session:
        entry = await session.get(Entry, (game, number))
        if entry is None or entry.kind != "chat":
            return False
        entry.data = BLANK
        return True


async def rename(store: Store, name: str, new: str) -> int:
    """Give everybody of this name another one, at every table they sit or sat at; how many places had the name."""
    async with store.writing() as session:
        people = list(await session.scalars(select(Identity).where(Identity.name == name)))
        seats = list(await session.scalars(select(Seat).where(Seat.name == name)))
        for somebody in people:
            somebody.name = new
        for seat in seats:
            seat.name = new
        changed = len(people) + len(seats)
        for entry in await session.scalars(select(Entry).where(Entry.kind == "seat")):
            if entry.data.get("name") == name:
                entry.data = {**entry.data, "name": new}
                changed += 1
        return changed
