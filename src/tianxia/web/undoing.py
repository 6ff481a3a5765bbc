"""Undoing: what a player may take back alone, and what needs the consent of the others."""

from typing import TYPE_CHECKING

import msgspec

from tianxia.web import consent
from tianxia.web.errors import WebError
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.wishes import Ask

if TYPE_CHECKING:
    from tianxia.web.hall import Hall


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
    if live.is_over:
        return Undo(None, None, None, "undo-over")
    if reason := live.why_not_playing(seat):
        return Undo(None, None, None, reason)
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
        await hall.append(live, "undo", seat, {"to": ply}, visitor.identity, after=live.copy_at(ply))


async def ask_for_takeback(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int, to: int | None) -> None:
    """Ask everybody else at the table; bots always consent."""
    async with live.lock:
        may = undo_of(live, seat)
        if reason := live.why_not_playing(seat):
            raise WebError(403, reason)
        ply = to if to is not None else may.step if may.step is not None else may.ask
        if ply is None or live.is_over:
            raise WebError(403, may.reason)
        if not 0 <= ply < live.table.ply or live.session.decider_at(ply) != seat:
            raise WebError(403, "undo-too-far")
        await consent.ask(hall, live, visitor, Ask(0, "takeback", seat, ply, consent.others(live, visitor.identity)))
