"""Hall: all tables of this server, what happens at them, and the bots that play there."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from tianxia.bots import BOTS, make_bot
from tianxia.games import GAMES
from tianxia.kernel.errors import Stale, Unreadable
from tianxia.kernel.game import SPECTATOR
from tianxia.store import Entry, Game, Seat, Snapshot, Store, Taken
from tianxia.store.store import now
from tianxia.table import Table, new
from tianxia.web.errors import WebError
from tianxia.web.identity import Signatures, Visitor
from tianxia.web.live import LiveTable, Viewer, viewer_of
from tianxia.web.settings import Settings
from tianxia.web.thinker import Prepare, Think
from tianxia.web.workers import PREPARE, Failed, Workers

log = logging.getLogger("tianxia")

SNAPSHOT_EVERY = 50
"""Entries between two snapshots."""
LEVELS = ("random", "greedy", "search:time=1")
"""The bots a table can be set with, the simplest first."""
FAILURES = 5
"""A decision that came to nothing so often goes to the next simpler bot."""
PATIENCE = 20.0
"""Seconds a page waits for a game that is still being compiled."""


class Hall:
    """The tables. One per server process."""

    def __init__(self, settings: Settings, store: Store, signatures: Signatures) -> None:
        self.settings = settings
        self.store = store
        self.signatures = signatures
        self.workers = Workers(settings.workers, settings.think_seconds)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._games: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._driven: set[str] = set()

    async def open(self) -> None:
        """Start the workers, compile or load the games behind everybody's back, and go on where bots left off."""
        self.workers.start()
        for name in GAMES:
            self._games[name] = asyncio.create_task(self._prepare(name))
        self._start(self._resume())

    async def close(self) -> None:
        """Stop everything."""
        tasks = [*self._tasks, *self._games.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.stop()
        await self.store.close()

    def is_ready(self, game: str) -> bool:
        """Can tables of a game be opened at once?"""
        return game in self._games and self._games[game].done()

    async def ready(self, game: str) -> None:
        """Wait until a game can be played; raises after a while, so that a page can say what is going on."""
        if game not in GAMES:
            raise WebError(404, "no-such-page")
        try:
            await asyncio.wait_for(asyncio.shield(self._games[game]), PATIENCE)
        except TimeoutError:
            raise WebError(503, "preparing", game=game) from None

    async def table(self, id: str) -> LiveTable:
        """A table, read from the store if it is not in memory."""
        live = self._tables.get(id)
        if live is None:
            async with self._loading.setdefault(id, asyncio.Lock()):
                live = self._tables.get(id) or await self._load(id)
        live.used = asyncio.get_running_loop().time()
        return live

    async def look(self, id: str, visitor: Visitor, seat: int | None = None) -> tuple[LiveTable, Viewer]:
        """A table and who the visitor is there; refuses what is private or another's."""
        live = await self.table(id)
        viewer = viewer_of(live, visitor.identity, visitor.language, seat)
        if viewer.seat != SPECTATOR and viewer.seat not in viewer.seats:
            raise WebError(403, "not-your-seat")
        is_open = live.row.visibility == "listed" or any(seat.kind == "open" for seat in live.seats)
        if not viewer.seats and not is_open:
            raise WebError(403, "private")
        return live, viewer

    async def create(
        self, visitor: Visitor, game: str, seats: Sequence[Seat], options: Mapping[str, str], *,
        visibility: str = "private", seed: int | None = None,
    ) -> LiveTable:  # fmt: skip
        """Set a table."""
        await self.ready(game)
        table = new(game, len(seats), seed=seed, options=options)
        id = secrets.token_urlsafe(9)
        moment = now()
        row = Game(
            id, game, table.game.version, table.players, dict(table.options), str(table.seed), "", None, None, None,
            visitor.identity, visibility, moment, moment, table.is_over, table.decider, 0,
        )  # fmt: skip
        for number, seat in enumerate(seats):
            seat.game, seat.seat = id, number
            self._check_bot(table, seat.bot)
        await self.store.create(row, seats)
        live = await self.table(id)
        self._drive(live)
        return live

    async def act(self, live: LiveTable, seat: int, action: str, at: int, identity: str) -> None:
        """Play an action for a seat; raises Stale if the board is not the one the player saw."""
        async with live.lock:
            if at != live.at:
                raise Stale("moved on")
            if live.table.decider != seat:
                raise WebError(403, "not-your-decision")
            await self._play(live, action, identity)
        self._drive(live)

    async def _play(self, live: LiveTable, action: str, identity: str | None) -> None:
        trial = live.table.copy()
        seat = trial.decider
        trial.play(action)
        text = trial.game.format_action(trial.box, trial.action_ids[-1])
        await self._append(live, trial, "act", seat, {"action": text}, identity)

    async def _append(
        self, live: LiveTable, after: Table, kind: str, seat: int, data: dict[str, Any], identity: str | None,
        row: Seat | None = None,
    ) -> None:  # fmt: skip
        """Store an entry and take it into account; raises Stale if another server was first."""
        entry = Entry(live.id, live.number + 1, kind, seat, data, now(), identity)
        snapshot = None
        if entry.number % SNAPSHOT_EVERY == 0:
            snapshot = Snapshot(live.id, entry.number, live.row.rules, after.state.tobytes())
        try:
            await self.store.append(entry, turn=after.decider, ply=after.ply, seat=row, snapshot=snapshot)
        except Taken:
            self._tables.pop(live.id, None)
            raise Stale("moved on") from None
        live.fold(entry)
        live.wake()

    def _check_bot(self, table: Table, bot: str | None) -> None:
        if bot is None:
            return
        if bot not in LEVELS and not self.settings.any_bot:
            raise WebError(400, "no-such-bot", bot=bot)
        make_bot(bot, table.game, table.box, 0)

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.load(id)
        if stored is None:
            raise WebError(404, "no-such-table")
        await self.ready(stored.game.game)
        live = LiveTable(stored)
        self._tables[id] = live
        return live

    async def _prepare(self, name: str) -> None:
        """Compile in a worker; here, in a thread, only load what lies in the cache then."""
        await self.workers.run(Prepare(name), PREPARE)
        await asyncio.to_thread(_load_game, name)

    async def _resume(self) -> None:
        """Go on with the games that wait for bots."""
        await asyncio.gather(*self._games.values())
        for id in await self.store.waiting_for_bots():
            self._drive(await self.table(id))

    def _drive(self, live: LiveTable) -> None:
        """Let bots decide as long as it is theirs."""
        if live.bot is not None and live.id not in self._driven:
            self._driven.add(live.id)
            self._start(self._bots(live))

    async def _bots(self, live: LiveTable) -> None:
        try:
            while (bot := live.bot) is not None:
                await self._decide(live, bot)
        finally:
            self._driven.discard(live.id)

    async def _decide(self, live: LiveTable, bot: str) -> None:
        """Have one decision made by a bot, or by simpler ones if it fails."""
        at, seat, failures = live.at, live.table.decider, 0
        state = live.table.scrubbed(seat).tobytes()
        while live.at == at:
            try:
                job = Think(live.row.game, bot, _seed(live, at), seat, state)
                answer = await self.workers.run(job)
                action = live.table.game.format_action(live.table.box, answer.action)
                async with live.lock:
                    if live.at == at:
                        await self._play(live, action, None)
            except (Failed, Unreadable) as error:
                failures += 1
                log.warning("bot %s failed at table %s: %s", bot, live.id, error)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _load_game(name: str) -> None:
    game = GAMES[name]
    game.compile()
    assert game.box


def _seed(live: LiveTable, at: int) -> int:
    """A bot's own chance: the same after a restart, and telling nothing of the game's."""
    text = f"{live.row.seed} {live.id} {at}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")
