"""Store: the few operations the web app needs, each one transaction."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, inspect, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from tianxia.store.listening import CHANNEL, Listener
from tianxia.store.models import Campaign, Document, Entry, Game, Identity, Review, Seat, Secret, Snapshot
from tianxia.store.opening import open_database

IDENTITIES = 10_000
"""People who are remembered without asking the database."""
IDENTITY_SECONDS = 60.0
LATEST = 100
"""Old games whose results are found out at once."""


class Taken(Exception):
    """Somebody else wrote the entry of this number first."""


class Stored(NamedTuple):
    """All that is kept of one game."""

    game: Game
    seats: list[Seat]
    entries: list[Entry]
    snapshots: list[Snapshot]


class Listed(NamedTuple):
    """A game in a list, with its seats."""

    game: Game
    seats: list[Seat]


@dataclass(eq=False)
class Addition:
    """Entries of one game that wait to be written."""

    entries: Sequence[Entry]
    values: dict[str, Any]
    """What becomes of the game's own row."""
    rows: Sequence[Seat | Snapshot | Campaign]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """One database. Open with `await Store.open(url)`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._sessions = async_sessionmaker(engine, expire_on_commit=False)
        self.is_shared = engine.dialect.name == "postgresql"
        """Several servers may use it at once and hear of each other's entries."""
        self._writing = asyncio.Lock()
        self._waiting: list[Addition] = []
        self._identities: dict[str, tuple[Identity | None, float]] = {}
        """People who were here lately, and when they were looked up."""
        self._writer: asyncio.Task[None] | None = None
        self._listener: Listener | None = None

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect, and bring the tables to the newest form; raises Unavailable."""
        return cls(await open_database(url))

    async def close(self) -> None:
        """Let go of the database."""
        if self._listener is not None:
            await self._listener.stop()
        if self._writer is not None:
            await self._writer
        await self._engine.dispose()

    async def secret(self) -> str:
        """The key that signs cookies and links, made when it is first asked for."""
        with suppress(IntegrityError):
            async with self._write() as session:
                if await session.get(Secret, "signing") is None:
                    session.add(Secret("signing", secrets.token_urlsafe(32)))
        async with self._sessions() as session:
            return (await session.get_one(Secret, "signing")).value

    async def create(self, game: Game, seats: Sequence[Seat], entries: Sequence[Entry] = ()) -> None:
        """Keep a new game."""
        async with self._write() as session:
            session.add(game)
            await session.flush()
            session.add_all([*seats, *entries])

    async def load(self, game: str) -> Stored | None:
        """All that is kept of a game; None if there is none of this id."""
        async with self._sessions() as session:
            row = await session.get(Game, game)
            if row is None:
                return None
            seats = await session.scalars(select(Seat).where(Seat.game == game).order_by(Seat.seat))
            entries = await session.scalars(select(Entry).where(Entry.game == game).order_by(Entry.number))
            snapshots = await session.scalars(select(Snapshot).where(Snapshot.game == game).order_by(Snapshot.number))
            return Stored(row, list(seats), list(entries), list(snapshots))

    async def entries_after(self, game: str, number: int) -> list[Entry]:
        """The entries of a game after a number."""
        query = select(Entry).where(Entry.game == game, Entry.number > number).order_by(Entry.number)
        async with self._sessions() as session:
            return list(await session.scalars(query))

    async def append(
        self, entries: Sequence[Entry], *, turn: int, ply: int, result: Document | None = None,
        rows: Sequence[Seat | Snapshot | Campaign] = (),
    ) -> None:  # fmt: skip
        """Add entries of one game, with the rows that follow from them; raises Taken if a number is taken already.

        SQLite has one writer at a time: what comes while it writes is written together, in one transaction, so that a
        hundred tables are not a hundred turns to wait for.
        """
        last = entries[-1]
        values = {
            "id": last.game, "updated": last.at, "turn": turn, "ply": ply, "over": turn < 0, "result": result,
        }  # fmt: skip
        addition = Addition(entries, values, rows)
        if self.is_shared:
            await self._add([addition])
            return
        self._waiting.append(addition)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_waiting())
        await asyncio.shield(addition.done)  # who waits may leave; what was asked for is written

    async def _write_waiting(self) -> None:
        while self._waiting:
            async with self._writing:
                additions, self._waiting = self._waiting, []
                if not await self._try(additions):
                    for addition in additions:
                        await self._try([addition])

    async def _try(self, additions: Sequence[Addition]) -> bool:
        """Write them and tell those who wait; False, and nothing is written, if one of several is taken."""
        try:
            await self._add(additions)
        except Exception as error:
            if isinstance(error, Taken) and len(additions) > 1:
                return False
            for addition in additions:
                addition.done.set_exception(error)
        else:
            for addition in additions:
                addition.done.set_result(None)
        return True

    async def _add(self, additions: Sequence[Addition]) -> None:
        """Additions to several games in one transaction; raises Taken if a number of any is taken."""
        try:
            async with self._sessions.begin() as session:
                entries = [entry for addition in additions for entry in addition.entries]
                await session.execute(insert(Entry), [_columns(entry) for entry in entries])
                await session.execute(update(Game), [addition.values for addition in additions])
                for row in (row for addition in additions for row in addition.rows):
                    await session.merge(row)
                if self.is_shared:
                    news = {"channel": CHANNEL, "news": f"{entries[-1].game} {entries[-1].number}"}
                    await session.execute(text("SELECT pg_notify(:channel, :news)"), news)
        except IntegrityError as error:
            raise Taken from error

    async def games_of(self, identity: str) -> list[Listed]:
        """The games somebody sits at, the latest first."""
        sits = select(Seat.game).where(Seat.identity == identity)
        return await self._list(select(Game).where(Game.id.in_(sits)).order_by(Game.updated.desc()).limit(200))

    async def listed_games(self) -> list[Listed]:
        """The games anybody may watch or join, the latest first."""
        return await self._list(select(Game).where(Game.visibility == "listed").order_by(Game.updated.desc()).limit(50))

    async def waiting_for_bots(self) -> list[str]:
        """Games whose next decision is a bot's."""
        query = select(Game.id).join(Seat, (Seat.game == Game.id) & (Seat.seat == Game.turn))
        async with self._sessions() as session:
            return list(await session.scalars(query.where(Game.over.is_(False), Seat.kind == "bot")))

    async def without_result(self) -> list[str]:
        """Games that were finished before results were kept, the latest first; the others follow when they are read."""
        query = select(Game.id).where(Game.over.is_(True), Game.result.is_(None)).order_by(Game.updated.desc())
        async with self._sessions() as session:
            return list(await session.scalars(query.limit(LATEST)))

    async def save_result(self, game: str, result: Document | None) -> None:
        """Keep the result of a game that was finished before results were kept."""
        async with self._write() as session:
            await session.execute(update(Game).where(Game.id == game).values(result=result))

    async def identity(self, identity: str) -> Identity | None:
        """Somebody, if anything is known of them; what another server has changed is seen after a minute at most."""
        known, at = self._identities.get(identity, (None, -IDENTITY_SECONDS))
        if time.monotonic() - at < IDENTITY_SECONDS:
            return known
        async with self._sessions() as session:
            found = await session.get(Identity, identity)
        self._know(identity, found)
        return found

    def _know(self, identity: str, found: Identity | None) -> None:
        self._identities.pop(identity, None)
        self._identities[identity] = found, time.monotonic()
        if len(self._identities) > IDENTITIES:
            del self._identities[next(iter(self._identities))]

    async def save_identity(self, identity: Identity) -> None:
        """Remember somebody, or how they like things now."""
        async with self._write() as session:
            await session.merge(identity)
        self._know(identity.id, identity)

    async def campaigns_of(self, identity: str) -> list[Campaign]:
        """Somebody's save slots, the latest first."""
        query = select(Campaign).where(Campaign.identity == identity).order_by(Campaign.updated.desc())
        async with self._sessions() as session:
            return list(await session.scalars(query))

    async def campaign(self, campaign: str) -> Campaign | None:
        """One save slot."""
        async with self._sessions() as session:
            return await session.get(Campaign, campaign)

    async def save_campaign(self, campaign: Campaign) -> None:
        """Write a save slot."""
        async with self._write() as session:
            await session.merge(campaign)

    async def rename_campaign(self, campaign: str, name: str) -> None:
        """Give a save slot another name, and leave what is in it alone."""
        async with self._write() as session:
            await session.execute(update(Campaign).where(Campaign.id == campaign).values(name=name))

    async def drop_campaign(self, campaign: str) -> None:
        """Empty a save slot."""
        async with self._write() as session:
            await session.execute(delete(Campaign).where(Campaign.id == campaign))

    async def games_of_campaign(self, campaign: str) -> list[Game]:
        """The games played in a campaign, the latest first."""
        query = select(Game).where(Game.campaign_id == campaign).order_by(Game.created.desc())
        async with self._sessions() as session:
            return list(await session.scalars(query))

    async def review(self, game: str) -> list[Review]:
        """What has been thought about a game so far, by ply."""
        async with self._sessions() as session:
            return list(await session.scalars(select(Review).where(Review.game == game).order_by(Review.ply)))

    async def save_review(self, review: Review) -> None:
        """Add a thought."""
        async with self._write() as session:
            await session.merge(review)

    async def listen(self, heard: Callable[[str, int], Awaitable[None]], missed: Callable[[], Awaitable[None]]) -> None:
        """Call `heard(game, number)` when any server has added entries, `missed()` when some may have been missed.

        An SQLite database has only one server.
        """
        if self.is_shared:
            url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self._listener = Listener(url, heard, missed)
            await self._listener.start()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncSession]:
        """A transaction that writes; SQLite has one writer at a time, so the others wait here and not in its lock."""
        if self.is_shared:
            async with self._sessions.begin() as session:
                yield session
        else:
            async with self._writing, self._sessions.begin() as session:
                yield session

    async def _list(self, query: Any) -> list[Listed]:
        async with self._sessions() as session:
            games = list(await session.scalars(query))
            ids = [game.id for game in games]
            seats: dict[str, list[Seat]] = {}
            for seat in await session.scalars(select(Seat).where(Seat.game.in_(ids)).order_by(Seat.seat)):
                seats.setdefault(seat.game, []).append(seat)
            return [Listed(game, seats.get(game.id, [])) for game in games]


def now() -> float:
    """The time, as it is stored."""
    return time.time()


def _columns(entry: Entry) -> dict[str, Any]:
    """An entry as the values of its columns."""
    return {column.key: getattr(entry, column.key) for column in inspect(Entry).column_attrs}
