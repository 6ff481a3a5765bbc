"""Undoing: what a player may take back alone, and what needs the consent of the others."""

from typing import TYPE_CHECKING

import msgspec

from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Stale
from tianxia.store import Seat, now
from tianxia.web.errors import WebError
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable

if TYPE_CHECKING:
    from tianxia.web.hall import Hall, Happening


class Undo(msgspec.Struct, frozen=True):
    """What a seat may take back."""

    step: int | None
    """The ply before the seat's last decision, if it can be taken back at once."""
    turn: int | None
    """The ply before all of the seat's decisions that can be taken back at once."""
    ask: int | None
    """The ply before the seat's last decision, if the others must consent."""
    reason: str
    """Why not at once: a message of the web's words, or empty."""


def undo_of(live: LiveTable, seat: int) -> Undo:
    """A seat's decisions can be taken back until something hidden was revealed or another seat acted."""
    ply_now = live.table.ply
    if live.table.is_over:
        return Undo(None, None, None, "undo-over")
    own = next((ply for ply in reversed(range(ply_now)) if live.session.decider_at(ply) == seat), None)
    if own is None:
        return Undo(None, None, None, "undo-nothing")
    if own != ply_now - 1:
        return Undo(None, None, own, "undo-another-acted")
    if live.reveals(own):
        return Undo(None, None, own, "undo-revealed")
    first = own
    while first > 0 and live.session.decider_at(first - 1) == seat and not live.reveals(first - 1):
        first -= 1
    return Undo(own, first, None, "")


async def take_back(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int, to: int | str) -> None:
    """Go back by one decision, to the start of the turn, or to a ply in between."""
    async with live.lock:
        may = undo_of(live, seat)
        if may.step is None or may.turn is None:
            raise WebError(403, may.reason)
        ply = may.turn if to == "turn" else may.step if to == "step" else int(to)
        if not may.turn <= ply <= may.step:
            raise WebError(403, "undo-too-far")
        await _go_back(hall, live, visitor, seat, ply)


async def ask_for_takeback(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int, to: int | None) -> None:
    """Ask everybody else at the table; bots always consent."""
    async with live.lock:
        may = undo_of(live, seat)
        ply = to if to is not None else may.step if may.step is not None else may.ask
        if ply is None or live.table.is_over:
            raise WebError(403, may.reason)
        if not 0 <= ply < live.table.ply or live.session.decider_at(ply) != seat:
            raise WebError(403, "undo-too-far")
        waits = others(live, visitor.identity)
        if waits:
            await hall.append(live, "ask", seat, {"what": "takeback", "to": ply, "waits": waits}, visitor.identity)
        else:
            await _go_back(hall, live, visitor, seat, ply)


async def ask_for_bot(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int, target: int, bot: str) -> None:
    """Ask the others to let a bot play for a seat: an empty one, one that was left long ago, or one's own."""
    hall.check_bot(live.row.game, bot)
    async with live.lock:
        if not 0 <= target < len(live.seats) or live.seats[target].kind == "bot" or live.table.is_over:
            raise WebError(403, "seat-taken")
        if not _may_be_given_away(hall, live, visitor.identity, live.seats[target]):
            raise WebError(403, "not-away", minutes=round(hall.settings.away_seconds / 60))
        waits = [other for other in others(live, visitor.identity) if other != target]
        data = {"what": "bot", "to": target, "waits": waits, "bot": bot}
        if waits:
            await hall.append(live, "ask", seat, data, visitor.identity)
        else:
            await hall.append(live, "seat", seat, _bot(target, bot), rows=[_bot_row(live, target, bot)])


async def answer(hall: "Hall", live: LiveTable, visitor: Visitor, number: int, yes: bool) -> None:
    """Consent or not; with the last consent it happens."""
    async with live.lock:
        ask = live.asks.get(number)
        if ask is None:
            raise Stale("moved-on")
        seats = ask.waits.intersection(live.seats_of(visitor.identity))
        if not seats:
            raise WebError(403, "not-asked")
        data = {"number": number, "yes": yes}
        if not yes or len(ask.waits) > len(seats):
            await hall.append(live, "answer", min(seats), data, visitor.identity)
        elif ask.what == "takeback":
            then: list[Happening] = [("undo", ask.seat, {"to": ask.to, "ask": number})]
            after = live.copy_at(ask.to)
            await hall.append(live, "answer", min(seats), data, visitor.identity, after=after, then=then)
        else:
            row = _bot_row(live, ask.to, ask.bot)
            then = [("seat", ask.seat, _bot(ask.to, ask.bot))]
            await hall.append(live, "answer", min(seats), data, visitor.identity, rows=[row], then=then)


def others(live: LiveTable, identity: str) -> list[int]:
    """One seat of every other person at the table."""
    return sorted({person: live.seats_of(person)[0] for person in live.people if person != identity}.values())


async def _go_back(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int, ply: int) -> None:
    await hall.append(live, "undo", seat, {"to": ply}, visitor.identity, after=live.copy_at(ply))


def _may_be_given_away(hall: "Hall", live: LiveTable, identity: str, seat: Seat) -> bool:
    if seat.identity is None or seat.identity == identity:
        return True
    moved = [entry.at for entry in live.entries if entry.kind in ("act", "undo", "seat")]
    waited = now() - max([live.row.created, *moved])
    return live.table.decider == seat.seat and waited >= hall.settings.away_seconds


def _bot(target: int, bot: str) -> Document:
    return {"seat": target, "kind": "bot", "name": "", "bot": bot}


def _bot_row(live: LiveTable, target: int, bot: str) -> Seat:
    return Seat(live.id, target, "bot", None, "", bot, live.seats[target].colour)
