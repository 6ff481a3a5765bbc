"""Games by former rules: they cannot be played on or drawn any more, but what happened is kept, and is a record."""

from typing import TYPE_CHECKING

from tianxia.kernel.record import Line, Record
from tianxia.store import Stored
from tianxia.web.errors import WebError
from tianxia.web.gathering import Gathering
from tianxia.web.identity import Visitor

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

OTHER_RULES = "other-rules"
"""The problem of a table that cannot be read because it is such a game."""


async def former_game(hall: "Hall", visitor: Visitor, key: str) -> Stored:
    """All that is kept of such a game, for who may look at it."""
    stored = await hall.store.load(key)
    if stored is None:
        raise WebError(404, "no-such-table")
    if stored.game.visibility != "listed" and visitor.identity not in (stored.game.owner, *people_of(stored)):
        raise WebError(403, "private")
    return stored


def people_of(stored: Stored) -> set[str]:
    """Who sits there."""
    return {seat.identity for seat in stored.seats if seat.identity is not None}


def may_have_record(visitor: Visitor, stored: Stored) -> bool:
    """Is the record no secret? That of a game that was never finished is for those who played it."""
    return stored.game.over or visitor.identity in people_of(stored)


def former_record(visitor: Visitor, stored: Stored) -> str:
    """The record of such a game: the version of Tianxia that it was played with can replay it."""
    if not may_have_record(visitor, stored):
        raise WebError(403, "not-over")
    row, gathering = stored.game, Gathering(stored.game)
    for entry in stored.entries:
        gathering.fold(entry)
    deal = gathering.deal if row.secret is not None else None
    seed = deal.seed if deal else None if row.seed is None else int(row.seed)
    scores = (row.result or {}).get("scores")
    record = Record(
        row.game, row.rules, row.players, {name: str(value) for name, value in row.options.items()},
        seed, tuple(seat.name or f"bot:{seat.bot}" for seat in stored.seats),
        None if scores is None else tuple(scores), row.start, row.campaign, row.box,
        tuple(former_actions(stored)), deal=deal, components=stored.box,
    )  # fmt: skip
    return str(record)


def former_actions(stored: Stored) -> list[Line]:
    """The actions that stand."""
    actions: list[Line] = []
    for entry in stored.entries:
        if entry.kind == "act":
            actions.append(Line(entry.seat, entry.data["action"]))
        elif entry.kind == "undo":
            del actions[entry.data["to"] :]
    return actions
