"""Everything that is kept of somebody, as one JSON document for themselves. Nothing in it lets anybody sign in."""

import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tianxia.kernel.documents import Document
from tianxia.kernel.errors import TianxiaError
from tianxia.store import Game, Seat, Stored
from tianxia.store.people import held_of
from tianxia.web.former import former_record
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.records import record_of

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

FORMAT = 1


async def everything_of(hall: "Hall", visitor: Visitor) -> Document:
    """All that is kept of a visitor."""
    held = await held_of(hall.store, visitor.identity)
    known = held.identity
    likings = ("name", "language", "theme", "contrast", "motion", "role")
    return {
        "tianxia-data": FORMAT,
        "made": _date(time.time()),
        "person": {"id": visitor.identity, **({name: getattr(known, name) for name in likings} if known else {})},
        "since": _date(known.created) if known else None,
        "logins": [
            {"device": row.device, "first": _date(row.created), "last": _date(row.seen), "ended": _date(row.ended)}
            for row in held.logins
        ],
        "passkeys": [
            {"name": row.name, "host": row.host, "made": _date(row.created), "used": _date(row.used)}
            for row in held.passkeys
        ],
        "bots": [{"name": row.name, "made": _date(row.created)} for row in held.programs],
        "campaigns": [{"name": row.name, "changed": _date(row.updated), "file": row.text} for row in held.campaigns],
        "boxes": [
            {"name": row.name, "game": row.game, "changed": _date(row.updated), "file": text}
            for row, text in held.boxes
        ],
        "notices": {
            "mail": {"address": held.mail.address, "confirmed": _date(held.mail.confirmed)} if held.mail else None,
            "browsers": [
                {"service": urlsplit(row.endpoint).hostname, "since": _date(row.created)} for row in held.browsers
            ],
        },
        "achievements": [
            {"game": row.game, "name": row.name, "table": row.table, "at": _date(row.at)} for row in held.achievements
        ],
        "ratings": [
            {"game": row.game, "mean": row.mean, "spread": row.spread, "games": row.games} for row in held.ratings
        ],
        "shared": f"/people/{held.handle}" if held.handle else None,
        "games": [await _game(hall, visitor, game, held.seats[game.id]) for game in held.games],
        "chat": [{"table": said.game, "at": _date(said.at), "text": said.data.get("text")} for said in held.said],
    }


async def _game(hall: "Hall", visitor: Visitor, game: Game, seats: list[Seat]) -> Document:
    """One game; its record once it is over, because before it would tell the others' secrets."""
    return {
        "table": game.id,
        "game": game.game,
        "options": game.options,
        "begun": _date(game.created),
        "last": _date(game.updated),
        "is_over": game.over,
        "is_host": game.owner == visitor.identity,
        "seats": [
            {"kind": seat.kind, "name": seat.name, "is_mine": seat.identity == visitor.identity} for seat in seats
        ],
        "result": game.result,
        "record": await _record(hall, visitor, game) if game.over else None,
    }


async def _record(hall: "Hall", visitor: Visitor, game: Game) -> str | None:
    """The record of a finished game, made without keeping the table in memory; None if it cannot be read any more."""
    stored = await hall.store.load(game.id)
    if stored is None:
        return None
    try:
        return await hall.reading.run(lambda: _written(visitor, stored))
    except TianxiaError:
        return None


def _written(visitor: Visitor, stored: Stored) -> str:
    try:
        return record_of(LiveTable(stored))
    except TianxiaError:
        return former_record(visitor, stored)


def _date(moment: Any) -> str | None:
    """A time as people and programs read it."""
    return None if moment is None else time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment))
