"""Honours: what people have achieved in a game that ends, found beside the event loop and kept with its last entry.

A lesson and a game that began in the middle of another one count for nothing, nor does what a bot has finished for
somebody. The entry names what is new, by seat, so that the end of the game can be told by whoever reads it.
"""

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from tianxia.kernel.achievements import Past
from tianxia.store import Achievement, now
from tianxia.table import Table
from tianxia.web.live import LiveTable
from tianxia.web.results import standing_of

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

log = logging.getLogger("tianxia")

Earned = dict[str, list[str]]
"""Names of achievements by seat, as a document of JSON has it."""


async def honours(hall: "Hall", live: LiveTable, after: Table) -> tuple[Earned, list[Achievement]]:
    """What is new to the people at a table that `after` its last action is over, and the rows that keep it."""
    people = players_of(live)
    if not after.is_over or not people or not after.game.achievements:
        return {}, []
    try:
        found = await asyncio.to_thread(earned_by, after, _ranks(live, after), people)
    except Exception:  # a mistake in a game's checks must not keep it from ending
        log.exception("the achievements of table %s cannot be found", live.id)
        return {}, []
    known = await hall.store.homes.achievements(list(people.values()), after.game.name)
    had = {(each.identity, each.name) for each in known}
    fresh = {
        str(seat): new for seat, names in found.items() if (new := [n for n in names if (people[seat], n) not in had])
    }
    moment = now()
    rows = [
        Achievement(people[int(seat)], after.game.name, name, live.id, moment)
        for seat, names in fresh.items()
        for name in names
    ]
    return fresh, rows


def players_of(live: LiveTable) -> dict[int, str]:
    """Who plays a game that counts, by seat, and has not left it to a bot."""
    is_lesson = any(entry.kind == "lesson" for entry in live.entries[:1])
    if is_lesson or live.row.start is not None:
        return {}
    return {
        seat.seat: seat.identity
        for seat in live.seats
        if seat.kind == "person" and seat.identity is not None and seat.bot is None
    }


def earned_by(table: Table, ranks: Sequence[int], seats: Iterable[int]) -> dict[int, list[str]]:
    """What these seats have achieved in a finished game, by name."""
    past = past_of(table, ranks)
    return {seat: [name for name, check in table.game.achievements.items() if check(past, seat)] for seat in seats}


def past_of(table: Table, ranks: Sequence[int]) -> Past:
    """A game as its achievements look at it."""
    session = table.session
    content = b"".join(session.at(ply) for ply in range(session.ply + 1))
    return Past(table.box, list(np.frombuffer(bytearray(content), table.game.state.layout)), ranks)


def earned_at(live: LiveTable, seats: Iterable[int]) -> list[str]:
    """What was new to who sits at these seats when the game ended."""
    last = next((entry for entry in reversed(live.entries) if entry.kind == "act"), None)
    told: Mapping[str, list[str]] = {} if last is None else last.data.get("earned", {})
    return [name for seat in seats for name in told.get(str(seat), ())]


def _ranks(live: LiveTable, after: Table) -> Sequence[int]:
    standing = standing_of(after, live.resigned)
    assert standing is not None
    return standing.ranks
