"""Seating: sitting down at an open seat, by invitation, or where one sat before."""

from typing import TYPE_CHECKING

from tianxia.store import Seat
from tianxia.web.errors import WebError
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable

if TYPE_CHECKING:
    from tianxia.web.hall import Hall


async def sit(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int, *, invited: bool = False) -> None:
    """Take a seat that is open, that the visitor is invited to, or that a bot keeps for them."""
    async with live.lock:
        if not 0 <= seat < len(live.seats):
            raise WebError(404, "no-such-seat")
        row = live.seats[seat]
        if row.identity == visitor.identity:
            return
        is_free = row.kind == "open" or (row.kind == "invite" and invited)
        is_theirs = row.kind == "bot" and live.former.get(seat) == visitor.identity
        if not is_free and not is_theirs:
            raise WebError(409, "seat-taken")
        name = visitor.name or visitor.words("player")
        data = {"seat": seat, "kind": "person", "name": name}
        sitting = Seat(live.id, seat, "person", visitor.identity, name, colour=row.colour)
        await hall.append(live, "seat", seat, data, visitor.identity, rows=[sitting])


def invitations(hall: "Hall", live: LiveTable, visitor: Visitor) -> dict[int, str]:
    """The links for the seats that wait for friends, by seat: only for whoever set the table."""
    if visitor.identity != live.row.owner:
        return {}
    waiting = [row.seat for row in live.seats if row.kind == "invite"]
    return {seat: f"/join/{hall.signatures.invitation(live.id, seat)}" for seat in waiting}
