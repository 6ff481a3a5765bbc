"""Seating: sitting down at an open seat, by invitation, or where one sat before; names, colours, and leaving again."""

from contextlib import suppress
from typing import TYPE_CHECKING

from tianxia.kernel.documents import Document
from tianxia.look import SEATS
from tianxia.store import Identity, Seat, now
from tianxia.web.errors import WebError
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable

if TYPE_CHECKING:
    from tianxia.web.hall import Hall, Happening

PEOPLE = ("person", "program")
"""Kinds of seats that somebody has come to."""
RENAMED = 20
"""Running games, the latest first, at which somebody gets a new name at once."""


async def sit(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int, name: str = "") -> None:
    """Take a seat that is open or that a bot keeps for the visitor; whoever sits here already goes there instead."""
    async with live.lock:
        if not 0 <= seat < len(live.seats):
            raise WebError(404, "no-such-seat")
        own = live.seats_of(visitor.identity)
        if seat in own:
            return
        row = live.seats[seat]
        is_free = row.kind == "open" or (row.kind == "invite" and live.is_waiting and own)
        is_theirs = row.kind == "bot" and live.former.get(seat) == visitor.identity
        if not is_free and not is_theirs:
            raise WebError(409, "seat-taken")
        if own and not is_theirs and not live.is_waiting:
            raise WebError(409, "already-sitting")
        await _sit(hall, live, visitor, seat, name)


async def accept(hall: "Hall", live: LiveTable, visitor: Visitor, name: str = "") -> None:
    """Take the first seat that waits for a friend: the visitor has the table's invitation."""
    async with live.lock:
        if live.seats_of(visitor.identity):
            return
        seat = invited_seat(live)
        if seat is None:
            raise WebError(409, "seat-taken")
        await _sit(hall, live, visitor, seat, name)


async def watch(hall: "Hall", live: LiveTable, visitor: Visitor) -> None:
    """Let somebody look on who has the table's invitation."""
    async with live.lock:
        if visitor.identity not in live.gathering.watchers:
            await hall.append(live, "watch", -1, {}, visitor.identity)


def invited_seat(live: LiveTable) -> int | None:
    """The seat that the next friend gets: an empty one, else one that the host has offered."""
    waiting = [row.seat for row in live.seats if row.kind == "invite"]
    return next(iter([*waiting, *sorted(live.gathering.offered)]), None)


def invitation(hall: "Hall", live: LiveTable, visitor: Visitor) -> str | None:
    """The address that friends sit down by, while a seat waits for one: only for whoever set the table."""
    if visitor.identity != live.row.owner or invited_seat(live) is None:
        return None
    return f"/join/{hall.signatures.invitation(live.id)}"


async def offer(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int) -> None:
    """Let a friend at the host's screen go on at one of their own: the link leads to their seat, too."""
    async with live.lock:
        if visitor.identity != live.row.owner:
            raise WebError(403, "not-host")
        if not 0 <= seat < len(live.seats) or live.seats[seat].kind not in ("hotseat", "invite"):
            raise WebError(409, "seat-taken")
        if live.seats[seat].kind == "hotseat" and seat not in live.gathering.offered:
            await hall.append(live, "offer", seat, {}, visitor.identity)


async def leave(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int) -> None:
    """Give up a seat before the game, or have somebody give theirs up at one's own table."""
    async with live.lock:
        if not live.is_waiting:
            raise WebError(409, "started")
        kind = freed_kind(live, seat)
        if kind is None:
            raise WebError(403, "not-your-seat")
        if visitor.identity not in (live.seats[seat].identity, live.row.owner):
            raise WebError(403, "not-your-seat")
        await hall.append(live, "seat", seat, _freed(seat, kind), rows=[_free_row(live, seat, kind)])


def freed_kind(live: LiveTable, seat: int) -> str | None:
    """What a seat is when whoever has come to it leaves again; None: nobody has, or it is the host's.

    Those who were at the table from its beginning, as for a rematch, leave a seat for whoever has the link.
    """
    if not 0 <= seat < len(live.seats) or live.seats[seat].kind not in PEOPLE:
        return None
    if seat in live.gathering.was:
        return live.gathering.was[seat]
    return None if live.seats[seat].identity == live.row.owner else "invite"


async def rename(hall: "Hall", live: LiveTable, seat: int, name: str) -> None:
    """Give a person at the table another name."""
    async with live.lock:
        row = live.seats[seat]
        if name and name != row.name:
            renamed = Seat(live.id, seat, row.kind, row.identity, name, row.bot, row.colour)
            await hall.append(live, "name", seat, {"name": name}, row.identity, rows=[renamed])


async def rename_everywhere(hall: "Hall", visitor: Visitor, name: str) -> None:
    """Give a person a new name at the tables where they sit by the name they had."""
    running = [row for row in await hall.store.games_of(visitor.identity) if not row.game.over]
    for listed in running[:RENAMED]:
        for row in listed.seats:
            is_theirs = row.identity == visitor.identity and row.kind == "person"
            if is_theirs and row.name in (visitor.name, visitor.words("player")):
                with suppress(WebError):  # a game that cannot be read, or not yet, keeps the old one
                    await rename(hall, await hall.table(listed.game.id), row.seat, name)


async def remember_name(hall: "Hall", visitor: Visitor, name: str) -> None:
    """Whoever has no name yet has the one they sat down with."""
    if name and not visitor.name:
        known = await hall.store.identity(visitor.identity) or Identity(visitor.identity, now())
        known.name = name
        await hall.store.save_identity(known)


async def paint(hall: "Hall", live: LiveTable, seat: int, colour: str) -> None:
    """Give a seat another colour before the game; an empty seat or a bot that has it gets the one that is given up."""
    async with live.lock:
        if not live.is_waiting:
            raise WebError(409, "started")
        colours = list(live.table.seat_colours)
        if colour not in (live.table.game.seat_colours or SEATS):
            raise WebError(400, "bad-message", reason="colour")
        if colour in colours:
            other = colours.index(colour)
            if live.seats[other].identity not in (None, live.seats[seat].identity):
                raise WebError(409, "colour-taken")
            colours[other] = colours[seat]
        colours[seat] = colour
        rows = [
            Seat(live.id, row.seat, row.kind, row.identity, row.name, row.bot, colours[row.seat]) for row in live.seats
        ]
        await hall.append(live, "colour", seat, {"colours": colours}, rows=rows)


async def _sit(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int, name: str) -> None:
    """Sit down at a seat that is free; before the game, get up from where one sat. The caller holds the lock."""
    row = live.seats[seat]
    was = "invite" if row.kind == "hotseat" else row.kind
    before = [own for own in live.seats_of(visitor.identity) if live.seats[own].kind in PEOPLE]
    rows, then = [], list["Happening"]()
    if before and live.is_waiting:
        left = before[0]
        name = live.seats[left].name
        rows, then = [_free_row(live, left, was)], [("seat", left, _freed(left, was))]
    name = name or visitor.name or row.name or visitor.words("player")
    kind = "program" if visitor.is_program else "person"
    data: Document = {"seat": seat, "kind": kind, "name": name, "was": was}
    rows.append(Seat(live.id, seat, kind, visitor.identity, name, colour=row.colour))
    await hall.append(live, "seat", seat, data, visitor.identity, rows=rows, then=then)


def _freed(seat: int, kind: str) -> Document:
    return {"seat": seat, "kind": kind, "name": ""}


def _free_row(live: LiveTable, seat: int, kind: str) -> Seat:
    return Seat(live.id, seat, kind, None, "", colour=live.seats[seat].colour)
