"""Leaving: a bot plays for whoever is away until they are back; resigning; giving a game up together.

What holds for resigning (said to players in the dialog `pages/leaving.py`, and in docs/formats.md):
- at a table for one, and at one for two, the game ends: it is lost, and the other seat has won;
- with more seats a bot plays on for the one that resigned, and in the end that seat comes last, whatever its points;
- if only one seat is left that has not resigned, or no person, the game ends, and those who are left have won.
"""

from typing import TYPE_CHECKING

from tianxia.bots.levels import USUAL_LEVEL
from tianxia.kernel.documents import Document
from tianxia.store import Seat, now
from tianxia.web import consent
from tianxia.web.errors import WebError
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.results import resignation
from tianxia.web.terms import has_people, is_person
from tianxia.web.wishes import Ask

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

RESETTING = ("act", "undo", "seat", "start", "back", "resume")
"""Kinds of entries after which everybody is waited for anew."""


async def ask_for_bot(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int, target: int, bot: str) -> None:
    """Ask the others to let a bot play for a seat: an empty one, one that is waited for too long, or one's own."""
    hall.check_bot(live.row.game, bot)
    async with live.lock:
        _check_going_on(live)
        if not 0 <= target < len(live.seats) or live.seats[target].bot is not None:
            raise WebError(403, "seat-taken")
        _check_away(live, visitor.identity, live.seats[target])
        waits = consent.others(live, visitor.identity) - {target}
        await consent.ask(hall, live, visitor, Ask(0, "bot", seat, target, waits, bot))


async def come_back(hall: "Hall", live: LiveTable, visitor: Visitor) -> None:
    """Play one's own seats again, for which bots have played; nothing happens if there is none."""
    async with live.lock:
        _check_going_on(live)
        seats = [seat for seat in live.seats_of(visitor.identity) if seat in live.substituted]
        if not seats:
            return
        rows = [live.with_bot(seat, None) for seat in seats]
        await hall.append(live, "back", seats[0], {"seats": seats}, visitor.identity, rows=rows)


async def resign(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int) -> None:
    """Give a game up for one seat."""
    async with live.lock:
        _check_going_on(live)
        _check_no_campaign(live)
        if seat in live.resigned:
            return
        data = _resignation(live, seat)
        row = live.with_bot(seat, data["bot"])
        await hall.append(live, "resign", seat, data, visitor.identity, rows=[row])


async def run_out(hall: "Hall", live: LiveTable) -> None:
    """The time of whoever is waited for is up: what the terms say happens. The caller holds the lock."""
    seat = live.clocks.running
    if live.terms.end == "resign" and live.row.campaign_id is None:
        data = {**_resignation(live, seat), "late": True}
        await hall.append(live, "resign", seat, data, rows=[live.with_bot(seat, data["bot"])])
    else:
        data = {"seat": seat, "bot": USUAL_LEVEL, "late": True}
        await hall.append(live, "away", -1, data, rows=[live.with_bot(seat, USUAL_LEVEL)])


async def ask_to_abandon(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int) -> None:
    """Ask the others to end the game without a result."""
    async with live.lock:
        _check_going_on(live)
        _check_no_campaign(live)
        await consent.ask(hall, live, visitor, Ask(0, "abandon", seat, -1, consent.others(live, visitor.identity)))


async def ask_to_pause(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int) -> None:
    """Ask the others to go on later: until somebody decides, or says so, nobody is waited for."""
    async with live.lock:
        _check_going_on(live)
        if not live.is_paused:
            await consent.ask(hall, live, visitor, Ask(0, "pause", seat, -1, consent.others(live, visitor.identity)))


async def resume(hall: "Hall", live: LiveTable, visitor: Visitor, seat: int) -> None:
    """Go on after a pause; nothing happens if there is none."""
    async with live.lock:
        _check_going_on(live)
        if live.is_paused:
            await hall.append(live, "resume", seat, {}, visitor.identity)


def ways_of(live: LiveTable, seat: int) -> list[str]:
    """How whoever sits at a seat may leave: `pause`, `bot`, `resign`, `abandon`."""
    if live.is_over or seat < 0 or seat in live.resigned:
        return []
    away = [] if seat in live.substituted or live.row.players == 1 else ["bot"]
    if has_people(live) and not live.is_paused:
        away.insert(0, "pause")
    return away if live.row.campaign_id else [*away, "resign", "abandon"]


def is_away(live: LiveTable, seat: Seat) -> bool:
    """Has a seat been waited for as long as the table's terms ask?"""
    seconds = live.terms.seconds
    if seconds is None or live.table.decider != seat.seat or live.is_paused:
        return False
    moved = [entry.at for entry in live.entries if entry.kind in RESETTING]
    return now() - max([live.row.created, *moved]) >= seconds


def _resignation(live: LiveTable, seat: int) -> Document:
    """What is kept of a resignation."""
    data: Document = {"ply": live.table.ply, "bot": live.seats[seat].bot or USUAL_LEVEL}
    resigned = {*live.resigned, seat}
    if _is_last(live, resigned):
        data["result"] = resignation(live.row.players, resigned)
    return data


def _check_away(live: LiveTable, identity: str, seat: Seat) -> None:
    if seat.identity in (None, identity) or is_away(live, seat):
        return
    raise WebError(403, "not-away", wait=live.terms.wait)


def _check_going_on(live: LiveTable) -> None:
    if live.is_over:
        raise WebError(403, "game-over")


def _check_no_campaign(live: LiveTable) -> None:
    """The next game of a campaign depends on how this one ends."""
    if live.row.campaign_id is not None:
        raise WebError(403, "campaign-game")


def _is_last(live: LiveTable, resigned: set[int]) -> bool:
    """Does the game end when these have resigned?"""
    left = [seat for seat in live.seats if seat.seat not in resigned]
    return len(left) < 2 or not any(map(is_person, left))
