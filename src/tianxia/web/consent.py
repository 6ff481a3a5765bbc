"""Consent: what somebody may do only if all other people at the table agree."""

from typing import TYPE_CHECKING, NamedTuple

from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Stale
from tianxia.store import Seat
from tianxia.table import Table
from tianxia.web.errors import WebError
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.results import ABANDONED
from tianxia.web.terms import is_person
from tianxia.web.wishes import Ask

if TYPE_CHECKING:
    from tianxia.web.hall import Hall, Happening


class Outcome(NamedTuple):
    """What happens once all have agreed."""

    happening: "Happening"
    after: Table | None = None
    """The table as it is then, if it is another board."""
    rows: tuple[Seat, ...] = ()


async def ask(hall: "Hall", live: LiveTable, visitor: Visitor, wish: Ask) -> None:
    """Ask those whom a wish waits for, or do it at once if there is nobody; the caller holds the lock."""
    if wish.waits:
        data = {"what": wish.what, "to": wish.to, "waits": sorted(wish.waits), "bot": wish.bot}
        await hall.append(live, "ask", wish.seat, data, visitor.identity)
    else:
        kind, seat, data = (outcome := _outcome(live, wish)).happening
        await hall.append(live, kind, seat, data, visitor.identity, after=outcome.after, rows=outcome.rows)


async def answer(hall: "Hall", live: LiveTable, visitor: Visitor, number: int, yes: bool) -> None:
    """Consent or not; with the last consent it happens."""
    async with live.lock:
        wish = live.asks.get(number)
        if wish is None:
            raise Stale("moved-on")
        seats = wish.waits.intersection(live.seats_of(visitor.identity))
        if not seats:
            raise WebError(403, "not-asked")
        data: Document = {"number": number, "yes": yes}
        if not yes or len(wish.waits) > len(seats):
            await hall.append(live, "answer", min(seats), data, visitor.identity)
            return
        outcome = _outcome(live, wish)
        await hall.append(
            live, "answer", min(seats), data, visitor.identity,
            after=outcome.after, rows=outcome.rows, then=[outcome.happening],
        )  # fmt: skip


def others(live: LiveTable, identity: str) -> set[int]:
    """One seat of every other person who plays here; neither programs nor those for whom bots play are asked."""
    playing = [seat for seat in live.seats if is_person(seat) and seat.identity != identity and seat.bot is None]
    return set({seat.identity: seat.seat for seat in reversed(playing)}.values())


def _outcome(live: LiveTable, wish: Ask) -> Outcome:
    match wish.what:
        case "takeback":
            return Outcome(("undo", wish.seat, {"to": wish.to}), live.copy_at(wish.to))
        case "pause":
            return Outcome(("pause", wish.seat, {}))
        case "abandon":
            return Outcome(("abandon", wish.seat, {"result": ABANDONED}))
        case _:
            row = live.with_bot(wish.to, wish.bot)
            if row.kind == "bot":
                data: Document = {"seat": wish.to, "kind": "bot", "name": "", "bot": wish.bot}
                return Outcome(("seat", wish.seat, data), rows=(row,))
            return Outcome(("away", wish.seat, {"seat": wish.to, "bot": wish.bot}), rows=(row,))
