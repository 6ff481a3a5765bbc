"""Store: the few operations the web app needs, each one transaction."""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import func, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from tianxia.store.boxes import Boxes, add_box
from tianxia.store.campaigns import Campaigns
from tianxia.store.homes import Homes
from tianxia.store.listening import CHANNEL, Listener
from tianxia.store.logins import Logins
from tianxia.store.mail import Mail
from tianxia.store.models import (
    OVER,
    BoxFile,
    Document,
    Entry,
    Game,
    Identity,
    Review,
    Seat,
    Secret,
    Snapshot,
)
from tianxia.store.notices import Notices
from tianxia.store.opening import SIZE, claim, is_databases, open_database, open_for_writing, reachable
from tianxia.store.passkeys import Passkeys
from tianxia.store.remembered import Remembered
from tianxia.store.stored import Listed, Stored
from tianxia.store.tickets import Tickets
from tianxia.store.timing import Timing
from tianxia.store.tokens import Tokens
from tianxia.store.writing import Addition, Row, Taken, Writer, write

LATEST = 100
"""Old games whose results are found out at once."""


class Store:
    """One database. Open with `await Store.open(url)`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._sessions = async_sessionmaker(engine, expire_on_commit=False)
        self.is_shared = engine.dialect.name == "postgresql"
        """Several servers may use it at once and hear of each other's entries."""
        self._writing = asyncio.Lock()
        self._waiting: list[Addition] = []
        self._thread = None if self.is_shared else Writer(open_for_writing(engine))
        """Where entries are written to an SQLite file."""
        self._identities: Remembered[Identity | None] = Remembered()
        self.tokens = Tokens(self.reading, self.writing)
        """The programs that play over HTTP."""
        self.homes = Homes(self.reading, self.writing)
        """What people have played, and the pages that show it."""
        self.logins = Logins(self.reading, self.writing, is_shared=self.is_shared)
        """Where people are signed in."""
        self.passkeys = Passkeys(self.reading, self.writing)
        self.tickets = Tickets(self.reading, self.writing)
        self.campaigns = Campaigns(self.reading, self.writing)
        """The save slots."""
        self.boxes = Boxes(self.reading, self.writing)
        """The boxes that people have corrected."""
        self.timing = Timing(self.reading, self.writing)
        """Deadlines, and when no server ran."""
        self.notices = Notices(self.reading, self.writing)
        """Who is told of their turns."""
        self.mail = Mail(self.reading, self.writing)
        """Where people want to have mail."""
        self._writer: asyncio.Task[None] | None = None
        self._listener: Listener | None = None
        self._claim: sqlite3.Connection | None = None
        """What keeps other servers away from an SQLite file."""

    @classmethod
    async def open(cls, url: str, patience: float = 0.0) -> "Store":
        """Connect, and bring the tables to the newest form; raises Unavailable.

        A PostgreSQL that is still starting is waited for, `patience` seconds at most.
        """
        return cls(await open_database(url, patience))

    @classmethod
    async def serve(cls, url: str, patience: float = 0.0) -> "Store":
        """Open it for a server: of an SQLite file the only one; raises Unavailable if another server has it."""
        store = await cls.open(url, patience)
        try:
            store._claim = claim(store._engine)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Let go of the database."""
        if self._listener is not None:
            await self._listener.stop()
        if self._writer is not None:
            await self._writer
        if self._thread is not None:
            await self._thread.close()
        await self._engine.dispose()
        if self._claim is not None:
            self._claim.close()

    async def answers(self, seconds: float) -> bool:
        """Does the database answer, and within this time?"""
        try:
            async with asyncio.timeout(seconds), self._engine.connect() as connection:
                await connection.execute(text("SELECT version_num FROM alembic_version"))
        except Exception as error:
            if is_databases(error) or isinstance(error, TimeoutError):
                return False
            raise
        return True

    async def secret(self, name: str = "signing") -> str:
        """The key that signs cookies and links, or another one by name, made when it is first asked for."""
        with suppress(IntegrityError):
            async with self.writing() as session:
                if await session.get(Secret, name) is None:
                    session.add(Secret(name, secrets.token_urlsafe(32)))
        async with self.reading() as session:
            return (await session.get_one(Secret, name)).value

    async def create(
        self, game: Game, seats: Sequence[Seat], entries: Sequence[Entry] = (), box: BoxFile | None = None
    ) -> None:
        """Keep a new game, with its box if that is somebody's own.

        Raises Taken if it is the game of a campaign that another server has begun.
        """
        async with self.writing() as session:
            if box is not None:
                await add_box(session, box)
            session.add(game)
            try:
                await session.flush()
            except IntegrityError as error:
                raise Taken from error
            session.add_all([*seats, *entries])

    async def load(self, game: str) -> Stored | None:
        """All that is kept of a game; None if there is none of this id."""
        async with self.reading() as session:
            row = await session.get(Game, game)
            if row is None:
                return None
            seats = await session.scalars(select(Seat).where(Seat.game == game).order_by(Seat.seat))
            entries = await session.scalars(select(Entry).where(Entry.game == game).order_by(Entry.number))
            snapshots = await session.scalars(select(Snapshot).where(Snapshot.game == game).order_by(Snapshot.number))
            box = await session.get(BoxFile, row.box) if row.box else None
            text = "" if box is None else box.text
            return Stored(row, list(seats), list(entries), list(snapshots), text, self.timing.downtimes)

    async def entries_after(self, game: str, number: int) -> list[Entry]:
        """The entries of a game after a number."""
        query = select(Entry).where(Entry.game == game, Entry.number > number).order_by(Entry.number)
        async with self.reading() as session:
            return list(await session.scalars(query))

    async def append(
        self, entries: Sequence[Entry], *, turn: int, ply: int, result: Document | None = None,
        rows: Sequence[Row] = (), since: float | None = None, deadline: float | None = None,
    ) -> None:  # fmt: skip
        """Add entries of one game, with the rows that follow from them; raises Taken if a number is taken already.

        SQLite has one writer at a time: what comes while it writes is written together, in one transaction, so that a
        hundred tables are not a hundred turns to wait for.
        """
        last = entries[-1]
        values = {
            "of": last.game, "updated": last.at, "turn": turn, "ply": ply, "over": turn == OVER, "result": result,
            "since": last.at if since is None else since, "deadline": deadline,
            "ended": last.at if turn == OVER else None,
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
        async with reachable():
            if self._thread is not None:
                await self._thread.write(additions)
                return
            async with self._sessions.begin() as session:
                await session.run_sync(write, additions)
                await self.announce(session, additions[-1].entries[-1])

    async def announce(self, session: AsyncSession, entry: Entry) -> None:
        """Tell all servers that a game has moved on, once this transaction is done; an SQLite file has only one."""
        if self.is_shared:
            await session.execute(select(func.pg_notify(CHANNEL, f"{entry.game} {entry.number}")))

    async def games_of(self, identity: str) -> list[Listed]:
        """The games somebody sits at, the latest first."""
        sits = select(Seat.game).where(Seat.identity == identity)
        return await self._list(select(Game).where(Game.id.in_(sits)).order_by(Game.updated.desc()).limit(200))

    async def running_tables(self, identity: str) -> int:
        """How many games somebody has set that are not over."""
        query = select(func.count()).select_from(Game).where(Game.owner == identity, Game.over.is_(False))
        async with self.reading() as session:
            return int(await session.scalar(query) or 0)

    async def size(self) -> int:
        """How many bytes the database holds."""
        query = SIZE[self._engine.dialect.name]
        async with self.reading() as session:
            return int(await session.scalar(text(query)) or 0)

    async def running_lesson(self, identity: str, name: str) -> str | None:
        """The lesson of a game that somebody began last, while it goes on: a lesson's first entry says what it is."""
        query = (
            select(Game.id)
            .join(Seat, (Seat.game == Game.id) & (Seat.identity == identity))
            .join(Entry, (Entry.game == Game.id) & (Entry.number == 1) & (Entry.kind == "lesson"))
        )
        running = query.where(Game.game == name, Game.over.is_(False)).order_by(Game.created.desc()).limit(1)
        async with self.reading() as session:
            return await session.scalar(running)

    async def finished_games(self, identity: str, game: str) -> int:
        """How many games of one kind somebody has played to the end."""
        sits = select(Seat.game).where(Seat.identity == identity)
        query = select(func.count()).where(Game.id.in_(sits), Game.game == game, Game.over.is_(True))
        async with self.reading() as session:
            return int(await session.scalar(query) or 0)

    async def turns_of(self, identity: str) -> list[Game]:
        """The running games in which somebody is to decide, the one that waits longest first."""
        query = select(Game).join(Seat, (Seat.game == Game.id) & (Seat.seat == Game.turn)).order_by(Game.updated)
        theirs = query.where(Game.over.is_(False), Seat.identity == identity, Seat.bot.is_(None))
        async with self.reading() as session:
            return list(await session.scalars(theirs.limit(50)))

    async def listed_games(self) -> list[Listed]:
        """The games anybody may watch or join, the latest first."""
        return await self._list(select(Game).where(Game.visibility == "listed").order_by(Game.updated.desc()).limit(50))

    async def waiting_for_bots(self) -> list[str]:
        """Games whose next decision is a bot's and that a person waits for."""
        waited_for = select(Seat.game).where(Seat.identity.is_not(None))
        query = select(Game.id).join(Seat, (Seat.game == Game.id) & (Seat.seat == Game.turn))
        query = query.where(Game.over.is_(False), Seat.bot.is_not(None), Game.id.in_(waited_for))
        async with self.reading() as session:
            return list(await session.scalars(query))

    async def without_result(self) -> list[str]:
        """Games that were finished before results were kept, the latest first; the others follow when they are read."""
        query = select(Game.id).where(Game.over.is_(True), Game.result.is_(None)).order_by(Game.updated.desc())
        async with self.reading() as session:
            return list(await session.scalars(query.limit(LATEST)))

    async def save_result(self, game: str, result: Document | None) -> None:
        """Keep the result of a game that was finished before results were kept."""
        async with self.writing() as session:
            await session.execute(update(Game).where(Game.id == game).values(result=result))

    async def identity(self, identity: str) -> Identity | None:
        """Somebody, if anything is known of them; what another server has changed is seen after a minute at most."""
        return await self._identities.find(identity, self._identity)

    async def _identity(self, identity: str) -> Identity | None:
        async with self.reading() as session:
            return await session.get(Identity, identity)

    async def save_identity(self, identity: Identity) -> None:
        """Remember somebody, or how they like things now."""
        async with self.writing() as session:
            await session.merge(identity)
        self._identities.know(identity.id, identity)

    def forget(self, *identities: str) -> None:
        """Ask the database again about these people: something has changed there."""
        self._identities.forget(*identities)
        self.logins.forget()

    async def review(self, game: str) -> list[Review]:
        """What has been thought about a game so far, by ply."""
        async with self.reading() as session:
            return list(await session.scalars(select(Review).where(Review.game == game).order_by(Review.ply)))

    async def save_review(self, review: Review) -> None:
        """Add a thought."""
        async with self.writing() as session:
            await session.merge(review)

    async def listen(self, heard: Callable[[str, int], Awaitable[None]], missed: Callable[[], Awaitable[None]]) -> None:
        """Call `heard(game, number)` when any server has added entries, `missed()` when some may have been missed.

        An SQLite database has only one server.
        """
        if self.is_shared:
            url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self._listener = Listener(url, *self.logins.hearing(heard, missed))
            await self._listener.start()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session for a look."""
        async with reachable(), self._sessions() as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A transaction that writes; SQLite has one writer at a time, so the others wait here and not in its lock."""
        if self.is_shared:
            async with reachable(), self._sessions.begin() as session:
                yield session
        else:
            async with self._writing, reachable(), self._sessions.begin() as session:
                yield session

    async def _list(self, query: Any) -> list[Listed]:
        async with self.reading() as session:
            games = list(await session.scalars(query))
            ids = [game.id for game in games]
            seats: dict[str, list[Seat]] = {}
            for seat in await session.scalars(select(Seat).where(Seat.game.in_(ids)).order_by(Seat.seat)):
                seats.setdefault(seat.game, []).append(seat)
            return [Listed(game, seats.get(game.id, [])) for game in games]


def now() -> float:
    """The time, as it is stored."""
    return time.time()
