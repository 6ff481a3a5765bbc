"""Programs: who plays over HTTP, and how they hear that a game waits for them."""

import asyncio
import weakref
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import msgspec

from tianxia.kernel.documents import Document
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, Viewer

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

MOST = 5
"""Programs of one person."""
HEARTBEAT = 15.0
"""Seconds after which a silent stream sends an empty line."""


class Programs:
    """The programs that listen for games that wait for them."""

    def __init__(self) -> None:
        self._listening: dict[str, weakref.WeakSet[asyncio.Event]] = {}

    def listen(self, identity: str) -> asyncio.Event:
        """What is set when a program should look again, as long as somebody holds it."""
        woken = asyncio.Event()
        self._listening.setdefault(identity, weakref.WeakSet()).add(woken)
        return woken

    def wake(self, live: LiveTable) -> None:
        """Something has happened at a table: tell the programs that sit there."""
        for seat in live.seats:
            if seat.kind == "program" and seat.identity is not None:
                self.wake_one(seat.identity)

    def wake_one(self, identity: str) -> None:
        """Tell one program to look again."""
        for woken in list(self._listening.get(identity, ())):
            woken.set()

    def wake_all(self) -> None:
        """Something has happened somewhere: tell all programs, and forget those that have gone."""
        self._listening = {identity: heard for identity, heard in self._listening.items() if heard}
        for identity in self._listening:
            self.wake_one(identity)


async def stream(hall: "Hall", identity: str) -> AsyncIterator[bytes]:
    """A line of JSON for every game that waits for a program now or comes to wait for it, and for every one that ends.

    It ends with the server, and when the program's token is taken back.
    """
    woken = hall.programs.listen(identity)
    told: dict[str, int] = {}
    """The games that go on, and at which ply the program was last told to decide."""
    while not hall.is_ending and await hall.store.tokens.is_known(identity):
        woken.clear()
        running = await hall.store.tokens.running(identity)
        for table in told.keys() - {game.table for game in running}:
            del told[table]
            yield _line({"type": "over", "table": table})
        for game in running:
            if not game.waits:
                told[game.table] = -1
            elif told.get(game.table) != game.ply:
                told[game.table] = game.ply
                where = {"table": game.table, "game": game.game, "seat": game.seat, "ply": game.ply}
                yield _line({"type": "decide", **where})
        try:
            await asyncio.wait_for(woken.wait(), HEARTBEAT)
        except TimeoutError:
            yield b"\n"


def game_of(live: LiveTable, visitor: Visitor, viewer: Viewer) -> Document:
    """All that a program is told of a game: what its seat sees, what it may do, what was said.

    Of a table that still waits for others: who sits there.
    """
    table, seat = live.localized(visitor.language), viewer.seat
    game = table.game
    known: Document = {
        "table": live.id, "game": game.name, "rules": game.version, "options": dict(table.options), "box": live.row.box,
        "seats": [{"kind": row.kind, "name": name} for row, name in zip(live.seats, table.seats, strict=True)],
        "seat": seat, "version": live.version,
        "chat": [{"seat": said.seat, "text": said.data["text"]} for said in live.entries if said.kind == "chat"],
    }  # fmt: skip
    if live.is_waiting:
        return {**known, "decider": live.turn, "ply": 0, "view": {}, "legal": [], "log": [], "result": None}
    standing = table.standing
    return {
        **known, "decider": table.decider, "ply": table.ply,
        "view": game.view(table.box, table.scrubbed(seat), seat),
        "legal": table.legal() if table.decider == seat else [],
        "log": [logged.lines for logged in live.log(viewer)],
        "result": None if standing is None else {"scores": standing.scores, "ranks": standing.ranks},
    }  # fmt: skip


def _line(document: Document) -> bytes:
    return msgspec.json.encode(document) + b"\n"
