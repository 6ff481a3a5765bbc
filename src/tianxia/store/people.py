"""People: all that belongs to somebody; one person instead of two; and nobody in the place of one who has gone.

Who sits at a table is part of what happened there, so a change is an entry of its own (`person`), written together with
everything else in one transaction: servers that have the table in memory fold it like any other.
"""

import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import NamedTuple, TypeVar

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from tianxia.store.homes import drop_home, move_home
from tianxia.store.keeping import BLANK
from tianxia.store.models import (
    NO_ACTION,
    Achievement,
    BotToken,
    BoxFile,
    Campaign,
    Document,
    Entry,
    Game,
    Identity,
    Login,
    MailAddress,
    Notice,
    OwnBox,
    Passkey,
    Rating,
    Seat,
    Subscription,
    Ticket,
)
from tianxia.store.store import Store, now

T = TypeVar("T")

ATTEMPTS = 10
"""How often a change is tried again because somebody acted meanwhile at one of the tables."""
ROLES = ("", "host", "operator")
"""What the operator may let somebody do, the most last."""
NAMED = ("seat", "name")
"""Kinds of entries that tell a person's name."""


class Belongings(NamedTuple):
    """How much somebody has here."""

    games: int
    campaigns: int
    programs: int
    boxes: int


class Moved(NamedTuple):
    """What has come along from one person to another."""

    games: int
    entries: list[Entry]
    """The last one of every table at which something has changed, also of those that were only watched."""
    stayed: list[str]
    """Games at which both sit: there they stay two."""
    campaigns: int
    programs: int


class Held(NamedTuple):
    """All that is kept of somebody, but for the games themselves."""

    identity: Identity | None
    logins: list[Login]
    passkeys: list[Passkey]
    programs: list[BotToken]
    campaigns: list[Campaign]
    boxes: list[tuple[OwnBox, str]]
    """With their files."""
    games: list[Game]
    seats: dict[str, list[Seat]]
    """All seats of these games."""
    said: list[Entry]
    """Their lines of chat, wherever they were said."""
    mail: MailAddress | None
    browsers: list[Subscription]
    """Those that tell them of their turns."""
    achievements: list[Achievement]
    ratings: list[Rating]
    handle: str | None
    """Of the link to their page, if they share it."""


async def belongings(store: Store, identity: str) -> Belongings:
    """How much somebody has here."""
    sits = select(Seat.game).where(Seat.identity == identity)
    async with store.reading() as session:
        games = select(func.count()).select_from(Game).where(or_(Game.owner == identity, Game.id.in_(sits)))
        campaigns = select(func.count()).select_from(Campaign).where(Campaign.identity == identity)
        programs = select(func.count()).select_from(BotToken).where(BotToken.owner == identity)
        boxes = select(func.count()).select_from(OwnBox).where(OwnBox.identity == identity)
        return Belongings(*[int(await session.scalar(query) or 0) for query in (games, campaigns, programs, boxes)])


async def held_of(store: Store, identity: str) -> Held:
    """All that is kept of somebody, but for the games themselves."""
    async with store.reading() as session:
        games = await _games_of(session, identity)
        seats: dict[str, list[Seat]] = {game.id: [] for game in games}
        for seat in await session.scalars(select(Seat).where(Seat.game.in_(seats)).order_by(Seat.seat)):
            seats[seat.game].append(seat)
        said = select(Entry).where(Entry.identity == identity, NO_ACTION, Entry.kind == "chat").order_by(Entry.at)
        boxes = select(OwnBox, BoxFile.text).join(BoxFile, BoxFile.digest == OwnBox.digest)
        boxes = boxes.where(OwnBox.identity == identity).order_by(OwnBox.updated)
        return Held(
            await session.get(Identity, identity),
            list(await session.scalars(select(Login).where(Login.identity == identity).order_by(Login.created))),
            list(await session.scalars(select(Passkey).where(Passkey.identity == identity).order_by(Passkey.created))),
            list(await session.scalars(select(BotToken).where(BotToken.owner == identity).order_by(BotToken.created))),
            list(await session.scalars(select(Campaign).where(Campaign.identity == identity))),
            [(own, text) for own, text in await session.execute(boxes)],
            games,
            seats,
            list(await session.scalars(said)),
            await session.get(MailAddress, identity),
            list(await session.scalars(select(Subscription).where(Subscription.identity == identity))),
            await store.homes.achievements([identity]),
            await store.homes.ratings([identity]),
            await store.homes.handle(identity),
        )


async def merge(store: Store, guest: str, person: str) -> Moved:
    """Give a person all that a guest has; a table at which both sit stays as it is."""

    async def change(session: AsyncSession) -> Moved:
        sits = set(await session.scalars(select(Seat.game).where(Seat.identity == person)))
        guests = set(await session.scalars(select(Seat.game).where(Seat.identity == guest)))
        games = await _games_of(session, guest)
        stayed = [game.id for game in games if game.id in sits and game.id in guests]
        moved = [game.id for game in games if game.id not in stayed]
        touched = await _touched_by(session, guest) - {*moved, *stayed}
        entries = await _become(store, session, [*moved, *touched], guest, person, {})
        slots = update(Campaign).where(Campaign.identity == guest).values(identity=person).returning(Campaign.id)
        tokens = update(BotToken).where(BotToken.owner == guest).values(owner=person).returning(BotToken.identity)
        campaigns = len((await session.execute(slots)).all())
        programs = len((await session.execute(tokens)).all())
        if await session.get(MailAddress, person) is not None:  # one has one address
            await session.execute(delete(MailAddress).where(MailAddress.identity == guest))
        await session.execute(delete(Notice).where(Notice.identity == guest))
        for part in (OwnBox, Login, Subscription, MailAddress):
            await session.execute(update(part).where(part.identity == guest).values(identity=person))
        await session.execute(delete(Ticket).where(Ticket.identity == guest))
        await move_home(session, guest, person)
        await _merge_identities(session, guest, person)
        return Moved(len(moved), entries, stayed, campaigns, programs)

    return await _change(store, change, (guest, person))


async def erase(store: Store, identity: str, name: str) -> list[Entry]:
    """Forget somebody: at their tables somebody of a neutral name sits in their place, and their words are gone.

    Returns the last entry of each game.
    """
    nobody = secrets.token_urlsafe(12)

    async def change(session: AsyncSession) -> list[Entry]:
        games = {game.id for game in await _games_of(session, identity)} | await _touched_by(session, identity)
        for entry in await session.scalars(select(Entry).where(Entry.identity == identity, NO_ACTION)):
            if entry.kind == "chat":
                entry.data = BLANK
            elif entry.kind in NAMED:
                entry.data = {**entry.data, "name": name}
        entries = await _become(store, session, list(games), identity, nobody, {"name": name})
        await session.execute(update(Seat).where(Seat.identity == nobody).values(name=name))
        for part in (Campaign, OwnBox, Passkey, Ticket, Subscription, MailAddress, Notice):
            await session.execute(delete(part).where(part.identity == identity))
        await drop_home(session, identity)
        await session.execute(delete(BotToken).where(BotToken.owner == identity))
        void = {"identity": "", "device": "", "ended": now()}
        await session.execute(update(Login).where(Login.identity == identity).values(void))
        await session.execute(delete(Identity).where(Identity.id == identity))
        return entries

    return await _change(store, change, (identity,))


async def _change(store: Store, change: Callable[[AsyncSession], Awaitable[T]], people: Collection[str]) -> T:
    """Do all of a change or nothing; if somebody has acted meanwhile at one of the tables, all of it again."""
    for attempt in range(ATTEMPTS):
        try:
            async with store.writing() as session:
                changed = await change(session)
                await store.logins.announce(session)
            break
        except IntegrityError:  # the number of an entry is taken
            if attempt == ATTEMPTS - 1:
                raise
    store.forget(*people)
    return changed


async def _games_of(session: AsyncSession, identity: str) -> list[Game]:
    """The games that somebody sits at or has set, the oldest first."""
    sits = select(Seat.game).where(Seat.identity == identity)
    query = select(Game).where(or_(Game.owner == identity, Game.id.in_(sits))).order_by(Game.created)
    return list(await session.scalars(query))


async def _touched_by(session: AsyncSession, identity: str) -> set[str]:
    """The games at which somebody has done anything beside playing: watched, talked, sat down and left again."""
    return set(await session.scalars(select(Entry.game).where(Entry.identity == identity, NO_ACTION)))


async def _become(
    store: Store, session: AsyncSession, games: Sequence[str], was: str, identity: str, more: Document
) -> list[Entry]:
    """Put somebody in another's place at these games; the entries that say so."""
    last = select(Entry.game, func.max(Entry.number)).where(Entry.game.in_(games)).group_by(Entry.game)
    numbers = {row[0]: row[1] for row in await session.execute(last)}
    seats = select(Seat.game, func.min(Seat.seat)).where(Seat.game.in_(games), Seat.identity == was)
    first = {row[0]: row[1] for row in await session.execute(seats.group_by(Seat.game))}
    data = {"was": was, **more}
    entries = [
        Entry(game, numbers.get(game, 0) + 1, "person", first.get(game, -1), data, now(), identity) for game in games
    ]
    await session.execute(update(Entry).where(Entry.game.in_(games), Entry.identity == was).values(identity=identity))
    await session.execute(update(Seat).where(Seat.game.in_(games), Seat.identity == was).values(identity=identity))
    await session.execute(update(Game).where(Game.id.in_(games), Game.owner == was).values(owner=identity))
    session.add_all(entries)
    await session.flush()
    for entry in entries:
        await store.announce(session, entry)
    return entries


async def _merge_identities(session: AsyncSession, guest: str, person: str) -> None:
    """A person keeps their own likings, and gets from the guest what they have not."""
    left = await session.get(Identity, guest)
    if left is None:
        return
    kept = await session.get(Identity, person)
    if kept is None:
        kept = Identity(person, left.created)
        session.add(kept)
    kept.created = min(kept.created, left.created)
    for liking in ("name", "language", "theme", "contrast", "motion"):
        setattr(kept, liking, getattr(kept, liking) or getattr(left, liking))
    kept.role = max(kept.role, left.role, key=ROLES.index)
    await session.delete(left)
