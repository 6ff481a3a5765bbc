"""Rematches: the same people at a new table, everybody a seat further."""

from contextlib import suppress
from typing import TYPE_CHECKING

from tianxia.kernel.errors import Stale
from tianxia.store import Seat
from tianxia.web.errors import WebError
from tianxia.web.hall import new_key
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable

if TYPE_CHECKING:
    from tianxia.web.hall import Hall


async def again(hall: "Hall", live: LiveTable, visitor: Visitor) -> LiveTable:
    """The table of the rematch: whoever asks first sets it, the others are led there."""
    if not live.is_over:
        raise WebError(403, "not-over")
    if live.row.campaign_id is not None:
        raise WebError(403, "campaign-game")
    async with live.lock:
        if not live.rematch:  # the entry comes before the table: of two servers only one announces it
            seat = live.seats_of(visitor.identity)[0]
            with suppress(Stale):
                await hall.append(live, "rematch", seat, {"table": new_key()}, visitor.identity)
        if not live.rematch:  # something else was first
            raise Stale("moved-on")
        if await hall.store.load(live.rematch) is None:
            await _set(hall, live, visitor)
    return await hall.table(live.rematch)


async def _set(hall: "Hall", live: LiveTable, visitor: Visitor) -> None:
    """Set the table under the id that was announced; with other people it waits until they are ready."""
    row, seats = live.row, moved_on(live.seats)
    table, key = live.table, live.rematch
    await hall.create(
        visitor, row.game, seats, table.options, visibility=row.visibility, terms=live.terms, key=key, box=table.box
    )


def moved_on(seats: list[Seat]) -> list[Seat]:
    """Everybody a seat further, with their colours; bots that played for somebody leave."""
    moved = [*seats[-1:], *seats[:-1]]
    return [
        Seat("", 0, row.kind, row.identity, row.name, row.bot if row.kind == "bot" else None, row.colour)
        for row in moved
    ]
