"""Starting: the browsers of all who gather add to the deal, people say that they are ready, and the game is dealt."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tianxia.kernel.deal import is_entropy
from tianxia.store import Seat
from tianxia.web.errors import WebError
from tianxia.web.gathering import EMPTY
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable

if TYPE_CHECKING:
    from tianxia.web.hall import Hall, Happening

START: "Happening" = ("start", -1, {})


async def add_entropy(hall: "Hall", live: LiveTable, visitor: Visitor, added: str) -> bool:
    """Keep what a person's browser adds to the deal; what was added once stays, and then it is refused."""
    if not is_entropy(added):
        raise WebError(400, "bad-message", reason="added")
    async with live.lock:
        seat = _own_seat(live, visitor)
        if seat in live.gathering.entropy:
            return False
        await hall.append(live, "entropy", seat, {"added": added}, visitor.identity)
        return True


async def be_ready(hall: "Hall", live: LiveTable, visitor: Visitor, yes: bool) -> None:
    """Say that one is ready, or not yet; with the last of all, the host included, the game starts."""
    async with live.lock:
        seat = _own_seat(live, visitor)
        if (seat in live.gathering.ready) == yes:
            return
        ready = {*live.gathering.ready, seat} if yes else live.gathering.ready - {seat}
        is_all = yes and not empty_seats(live) and ready >= first_seats(live) and live.seats_of(live.row.owner)
        data = {"yes": yes}
        if is_all:
            await hall.append(live, "ready", seat, data, visitor.identity, after=live.dealt(), then=[START])
        else:
            await hall.append(live, "ready", seat, data, visitor.identity)


async def start_if_ready(hall: "Hall", live: LiveTable) -> None:
    """Start the game if a program has taken the last seat: programs are always ready."""
    async with live.lock:
        is_full = live.is_waiting and not empty_seats(live) and live.seats_of(live.row.owner)
        if is_full and live.gathering.ready >= first_seats(live):
            kind, seat, data = START
            await hall.append(live, kind, seat, data, after=live.dealt())


async def start(hall: "Hall", live: LiveTable, visitor: Visitor, bot: str | None) -> None:
    """Start the game, which only the host may; seats that are empty go to bots of a level."""
    hall.check_bot(live.row.game, bot)
    async with live.lock:
        if not live.is_waiting:
            raise WebError(409, "started")
        if visitor.identity != live.row.owner:
            raise WebError(403, "not-host")
        empty = empty_seats(live)
        if empty and bot is None:
            raise WebError(409, "seats-empty")
        taken: list[Happening] = [
            ("seat", seat, {"seat": seat, "kind": "bot", "name": "", "bot": bot}) for seat in empty
        ]
        rows = [Seat(live.id, seat, "bot", None, "", bot, live.seats[seat].colour) for seat in empty]
        (kind, seat, data), *then = [*taken, START]
        await hall.append(live, kind, seat, data, after=live.dealt(), rows=rows, then=then)


def empty_seats(live: LiveTable) -> Sequence[int]:
    """The seats that wait for somebody."""
    return [row.seat for row in live.seats if row.kind in EMPTY]


def first_seats(live: LiveTable) -> set[int]:
    """One seat of every person at the table."""
    return {live.seats_of(person)[0] for person in live.people}


def _own_seat(live: LiveTable, visitor: Visitor) -> int:
    """The seat that a person adds to the deal for, and is ready at; the caller holds the lock."""
    if not live.is_waiting:
        raise WebError(409, "started")
    seats = live.seats_of(visitor.identity)
    if not seats:
        raise WebError(403, "not-your-seat")
    return seats[0]
