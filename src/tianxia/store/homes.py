"""What people have played and achieved, how they are rated, and the links by which they show it."""

import secrets
from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeVar

from sqlalchemy import ColumnElement, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from tianxia.store.models import Achievement, Document, Entry, Game, Rating, Seat, SharedHome
from tianxia.store.tokens import Access
from tianxia.store.writing import Taken

R = TypeVar("R", Achievement, Rating)

CHUNK = 200
"""Games that are rated at once."""


class Sitting(NamedTuple):
    """A seat of a finished game."""

    kind: str
    identity: str | None
    name: str
    bot: str | None


class Played(NamedTuple):
    """A finished game, as far as a person's page needs it."""

    table: str
    game: str
    """Its name."""
    players: int
    result: Document
    finished: float
    visibility: str
    campaign: str | None
    """The id of the campaign it belongs to."""
    seats: list[Sitting]


_PLAYED = (Game.id, Game.game, Game.players, Game.result, Game.finished, Game.visibility, Game.campaign_id)
_LESSON = exists().where(Entry.game == Game.id, Entry.number == 1, Entry.kind == "lesson")
_COUNTS = (Game.result.is_not(None), Game.finished.is_not(None), Game.start.is_(None), ~_LESSON)
"""Games that count: not a lesson, and not one that began in the middle of another."""


class Homes:
    """What the page of a person is made from."""

    def __init__(self, read: Access, write: Access) -> None:
        self._read = read
        self._write = write

    async def played(self, identity: str) -> list[Played]:
        """The finished games that count for somebody, the latest first."""
        sits = select(Seat.game).where(Seat.identity == identity, Seat.kind == "person")
        return await self._played(Game.id.in_(sits), *_COUNTS)

    async def unrated(self) -> tuple[list[str], list[Played]]:
        """The finished games that nobody has looked at for ratings, the first to finish first, and those that count."""
        waiting = Game.finished.is_not(None) & Game.is_rated.is_(False)
        query = select(Game.id).where(waiting).order_by(Game.finished, Game.id).limit(CHUNK)
        async with self._read() as session:
            games = list(await session.scalars(query))
        played = await self._played(Game.id.in_(games), *_COUNTS) if games else []
        return games, played[::-1]

    async def ratings(self, identities: Collection[str]) -> list[Rating]:
        """How these people are rated at every game."""
        async with self._read() as session:
            return list(await session.scalars(select(Rating).where(Rating.identity.in_(identities))))

    async def save_ratings(self, games: Sequence[str], ratings: Sequence[Rating]) -> None:
        """Keep ratings that these games have led to; raises Taken if another server has rated one of them."""
        waiting = select(Game.id).where(Game.id.in_(games), Game.is_rated.is_(False))
        async with self._write() as session:
            left = list(await session.scalars(waiting.order_by(Game.id).with_for_update()))
            if len(left) < len(games):
                raise Taken
            await session.execute(update(Game).where(Game.id.in_(games)).values(is_rated=True))
            for rating in ratings:
                await session.merge(rating)

    async def achievements(self, identities: Collection[str], game: str | None = None) -> list[Achievement]:
        """What these people have achieved, in all games or in one, the latest first."""
        query = select(Achievement).where(Achievement.identity.in_(identities)).order_by(Achievement.at.desc())
        if game is not None:
            query = query.where(Achievement.game == game)
        async with self._read() as session:
            return list(await session.scalars(query))

    async def handle(self, identity: str) -> str | None:
        """Under what others see somebody's page; None: they do not."""
        query = select(SharedHome.handle).where(SharedHome.identity == identity)
        async with self._read() as session:
            return await session.scalar(query)

    async def owner(self, handle: str) -> str | None:
        """Whose page a link leads to; None if it is nobody's, or nobody's any more."""
        query = select(SharedHome.identity).where(SharedHome.handle == handle)
        async with self._read() as session:
            return await session.scalar(query)

    async def share(self, identity: str) -> None:
        """Let others see somebody's page, by a link that nobody guesses; one that there is stays."""
        async with self._write() as session:
            if await session.get(SharedHome, identity) is None:
                session.add(SharedHome(identity, secrets.token_urlsafe(9)))

    async def hide(self, identity: str) -> None:
        """Let nobody else see somebody's page; its link is good for nothing from now on."""
        async with self._write() as session:
            await session.execute(delete(SharedHome).where(SharedHome.identity == identity))

    async def _played(self, *conditions: ColumnElement[bool]) -> list[Played]:
        """Games with their seats, the latest first: columns, because rows of thousands of games take their time."""
        chosen = select(Game.id).where(*conditions)
        seats = select(Seat.game, Seat.kind, Seat.identity, Seat.name, Seat.bot).where(Seat.game.in_(chosen))
        sitting: dict[str, list[Sitting]] = {}
        async with self._read() as session:
            for row in await session.execute(seats.order_by(Seat.game, Seat.seat)):
                sitting.setdefault(row.game, []).append(Sitting(*row[1:]))
            latest = select(*_PLAYED).where(*conditions).order_by(Game.finished.desc(), Game.id.desc())
            games = (await session.execute(latest)).all()
        return [
            Played(*row[:3], row.result or {}, row.finished or 0.0, *row[5:], sitting[row.id])
            for row in games
            if row.id in sitting
        ]


async def move_home(session: AsyncSession, guest: str, person: str) -> None:
    """Give a person what a guest has achieved. Of two ratings at a game the one from more games stays."""
    had = {(row.game, row.name) for row in await _rows(session, Achievement, person)}
    for achievement in await _rows(session, Achievement, guest):
        if (achievement.game, achievement.name) not in had:
            session.add(Achievement(person, achievement.game, achievement.name, achievement.table, achievement.at))
    known = {row.game: row for row in await _rows(session, Rating, person)}
    for rating in await _rows(session, Rating, guest):
        if rating.game not in known or known[rating.game].games < rating.games:
            await session.merge(Rating(person, rating.game, rating.mean, rating.spread, rating.games))
    shared = await session.get(SharedHome, guest)
    handle = None if shared is None else shared.handle
    await drop_home(session, guest)
    if handle is not None and await session.get(SharedHome, person) is None:
        session.add(SharedHome(person, handle))


async def drop_home(session: AsyncSession, identity: str) -> None:
    """Forget what somebody has achieved, how they are rated, and their link."""
    await session.flush()
    for part in (Achievement, Rating, SharedHome):
        await session.execute(delete(part).where(part.identity == identity))


async def _rows(session: AsyncSession, kind: type[R], identity: str) -> list[R]:
    return list(await session.scalars(select(kind).where(kind.identity == identity)))
