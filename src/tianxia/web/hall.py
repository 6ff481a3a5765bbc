"""Hall: all tables of this server. Whatever happens at a table goes through `append`."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from tianxia.bots import make_bot
from tianxia.bots.levels import LEVELS
from tianxia.campaign import Campaign as CampaignFile
from tianxia.games import GAMES
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Stale
from tianxia.kernel.game import SPECTATOR
from tianxia.store import Campaign, Entry, Game, Seat, Snapshot, Store, Stored, Taken, now
from tianxia.table import Table, new
from tianxia.web.bot_driver import TAKE_OVER, BotDriver
from tianxia.web.errors import WebError
from tianxia.web.identity import Signatures, Visitor
from tianxia.web.limits import Streams
from tianxia.web.live import LiveTable, Viewer, viewer_of
from tianxia.web.preparing import Preparation
from tianxia.web.reading import reading
from tianxia.web.reviewing import Reviewing
from tianxia.web.scene import Scene, make_scene
from tianxia.web.settings import Settings
from tianxia.web.stage import Stage
from tianxia.web.workers import Workers

log = logging.getLogger("tianxia")

SNAPSHOT_EVERY = 50
"""Entries between two snapshots."""
NAME_LENGTH = 30
STAGES = 16
"""Viewers of one table whose pages are told what changes; more get everything anew each time."""
SWEEP = 30.0
"""Seconds between two looks for tables nobody uses."""


P = ParamSpec("P")
T = TypeVar("T")

Happening = tuple[str, int, Document]
"""What follows from an entry at once: its kind, seat and data."""


class Hall:
    """The tables. One per server process."""

    def __init__(self, settings: Settings, store: Store, signatures: Signatures) -> None:
        self.settings = settings
        self.store = store
        self.signatures = signatures
        self.workers = Workers(settings.workers, settings.think_seconds)
        self.games = Preparation(self.workers, settings.games)
        self.bots = BotDriver(self)
        self.reviewing = Reviewing(self)
        self.streams = Streams(settings.streams)
        self.is_ending = False
        self._drawing = ThreadPoolExecutor(1, "drawing")
        """Where pages and steps are drawn, so that nobody waits for it."""
        self.beginning = asyncio.Lock()
        """Held while the next game of a campaign is begun."""
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start the workers, prepare the games behind everybody's back, and go on where bots left off."""
        self.workers.start()
        self.games.start()
        await self.store.listen(self._heard, self._missed)
        self._tasks = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Stop everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        await self.reviewing.stop()
        await self.games.stop()
        await self.workers.stop()
        await self.store.close()
        self._drawing.shutdown()

    def end_streams(self) -> None:
        """Let go of everybody who follows a table: the server is about to end."""
        self.is_ending = True
        for live in self._tables.values():
            live.wake()

    async def show(self, live: LiveTable, viewer: Viewer) -> Stage:
        """What a viewer's pages are told of a table, up to now."""
        async with live.lock:
            return await self.draw(_stage, live, viewer)

    async def scene(self, live: LiveTable, viewer: Viewer, ply: int | None = None) -> Scene:
        """All that a viewer sees, now or after the first `ply` actions."""
        async with live.lock:
            if ply is not None:
                return await self.draw(make_scene, live, viewer, ply=ply)
            return await self.draw(_scene, live, viewer)

    async def draw(self, draw: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Draw something beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._drawing, partial(draw, *args, **named))

    async def table(self, key: str) -> LiveTable:
        """A table, read from the store if it is not in memory."""
        live = self._tables.get(key)
        if live is None:
            loading = self._loading.get(key)
            if loading is None:  # who comes meanwhile waits for the same loading: there is one table of a key
                loading = self._loading[key] = asyncio.create_task(self._load(key))
                loading.add_done_callback(lambda _: self._loading.pop(key))
            live = await asyncio.shield(loading)
        live.used = asyncio.get_running_loop().time()
        return live

    async def look(self, key: str, visitor: Visitor, seat: int | None = None) -> tuple[LiveTable, Viewer]:
        """A table and who the visitor is there; refuses what is private or another's."""
        live = await self.table(key)
        viewer = viewer_of(live, visitor.identity, visitor.language, seat)
        if viewer.seat != SPECTATOR and viewer.seat not in viewer.seats:
            raise WebError(403, "not-your-seat")
        is_open = live.row.visibility == "listed" or any(row.kind == "open" for row in live.seats)
        is_known = viewer.seats or visitor.identity in (live.row.owner, *live.former.values())
        if not is_known and not is_open:
            raise WebError(403, "private")
        return live, viewer

    async def create(
        self, visitor: Visitor, game: str, seats: Sequence[Seat], options: Mapping[str, str], *,
        visibility: str = "private", seed: int | None = None,
    ) -> LiveTable:  # fmt: skip
        """Set a table for a new game."""
        await self.games.wait_for(game)
        for seat in seats:
            self.check_bot(game, seat.bot)
        with reading("table-request"):
            table = new(game, len(seats), seed=seed, options=options)
        return await self.save(visitor, table, seats, visibility=visibility)

    async def save(
        self, visitor: Visitor, table: Table, seats: Sequence[Seat], *, visibility: str = "private",
        campaign_id: str | None = None,
    ) -> LiveTable:  # fmt: skip
        """Save a game as it stands, with all that has been played, and let it go on."""
        key, moment = secrets.token_urlsafe(9), now()
        row = Game(
            key, table.game.name, table.game.version, table.players, dict(table.options),
            None if table.seed is None else str(table.seed), "", table.start, table.campaign, campaign_id,
            visitor.identity, visibility, moment, moment, table.is_over, table.decider, table.ply, result_of(table),
        )  # fmt: skip
        rows = [
            Seat(key, n, seat.kind, seat.identity, seat.name, seat.bot, seat.colour) for n, seat in enumerate(seats)
        ]
        lines = table.record().actions
        entries = [Entry(key, n, "act", line.seat, {"action": line.action}, moment) for n, line in enumerate(lines, 1)]
        await self.store.create(row, rows, entries)
        live = LiveTable(Stored(row, rows, entries, []), table)
        live.used = asyncio.get_running_loop().time()
        self._tables[key] = live
        self.bots.drive(live)
        return live

    def check_bot(self, game: str, bot: str | None) -> None:
        """Is this a bot people may play with?"""
        if bot is None or bot in LEVELS:
            return
        if not self.settings.any_bot:
            raise WebError(400, "no-such-bot", bot=bot[:40])
        with reading("table-request"):
            make_bot(bot, GAMES[game], GAMES[game].box, 0)

    async def act(self, live: LiveTable, visitor: Visitor, seat: int, action: str, version: int) -> None:
        """Play an action for a seat; raises Stale if the board is not the one the player saw."""
        async with live.lock:
            if version != live.version:
                raise Stale("moved-on")
            if live.table.decider != seat:
                raise WebError(403, "not-your-decision")
            await self.play(live, action, visitor.identity, visitor.language)

    async def play(self, live: LiveTable, action: str, identity: str | None, language: str = "en") -> None:
        """Play an action for whoever decides; the caller holds the table's lock. A refusal is in the language."""
        after = live.localized(language)
        with reading("action"):
            after.play(action)
        text = after.game.format_action(after.box, after.session.last_action)
        rows = await self._campaign(live, after)
        await self.append(live, "act", live.table.decider, {"action": text}, identity, after=after, rows=rows)

    async def append(
        self, live: LiveTable, kind: str, seat: int, data: Document, identity: str | None = None, *,
        after: Table | None = None, rows: Sequence[Seat | Campaign] = (), then: Sequence[Happening] = (),
    ) -> None:  # fmt: skip
        """Store an entry, with others that follow at once, and take them into account; the caller holds the lock.

        `after` is the table as the entries will leave it. Raises Stale if another server was first.
        """
        table = after or live.table
        moment, number = now(), live.number
        entries = [Entry(live.id, number + 1, kind, seat, data, moment, identity)]
        entries += [Entry(live.id, number + 2 + i, *what, moment) for i, what in enumerate(then)]
        snapshots = []
        last = entries[-1].number
        if last // SNAPSHOT_EVERY > number // SNAPSHOT_EVERY:
            snapshots = [Snapshot(live.id, last, live.row.rules, table.state.tobytes())]
        try:
            result = result_of(table)
            await self.store.append(entries, turn=table.decider, ply=table.ply, result=result, rows=[*rows, *snapshots])
        except Taken:
            await self._catch_up(live)
            raise Stale("moved-on") from None
        for entry in entries:
            live.fold(entry, None if after is None else after.session)
        live.wake()
        self.bots.drive(live)

    async def _campaign(self, live: LiveTable, after: Table) -> list[Campaign]:
        """What a campaign becomes with the end of its game."""
        if live.row.campaign_id is None or not after.is_over:
            return []
        slot = await self.store.campaign(live.row.campaign_id)
        if slot is None:
            return []
        campaign = CampaignFile.parse(slot.text)
        campaign.add(after)
        return [Campaign(slot.id, slot.identity, slot.name, str(campaign), now())]

    async def _load(self, key: str) -> LiveTable:
        stored = await self.store.load(key)
        if stored is None:
            raise WebError(404, "no-such-table")
        await self.games.wait_for(stored.game.game)
        with reading("table"):
            live = LiveTable(stored)
        if stored.game.result is None and (result := result_of(live.table)) is not None:
            await self.store.save_result(key, result)
        self._tables[key] = live
        return live

    async def _heard(self, key: str, number: int) -> None:
        """Another server, or this one, has added entries."""
        live = self._tables.get(key)
        if live is not None and live.number < number:
            async with live.lock:
                await self._catch_up(live)

    async def _missed(self) -> None:
        """Some entries of other servers may not have been told."""
        for live in list(self._tables.values()):
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        entries = await self.store.entries_after(live.id, live.number)
        for entry in entries:
            live.fold(entry)
        if entries:
            live.wake()
            self.bots.drive(live, TAKE_OVER)

    async def _resume(self) -> None:
        """Go on with the games that wait for bots, once they are prepared; then find results that were not kept."""
        for key in [*await self.store.waiting_for_bots(), *await self.store.without_result()]:
            while True:
                try:
                    self.bots.drive(await self.table(key))
                    break
                except WebError as error:
                    if error.status == 503:
                        continue
                    log.warning("table %s cannot go on: %s", key, error.__cause__ or error)
                    break
                except Exception:  # damaged beyond what we know to say: the others go on
                    log.exception("table %s cannot go on", key)
                    break

    async def _sweep(self) -> None:
        """Forget tables that nobody uses."""
        while True:
            await asyncio.sleep(SWEEP)
            long_ago = asyncio.get_running_loop().time() - self.settings.idle_seconds
            for live in list(self._tables.values()):
                is_used = live.subscribers or live.lock.locked() or self.bots.is_driving(live)
                if live.used < long_ago and not is_used and not self.reviewing.is_reviewing(live):
                    del self._tables[live.id]


def _stage(live: LiveTable, viewer: Viewer) -> Stage:
    """The stage of a viewer, up to date; that of who has not looked for longest is dropped."""
    stage = live.stages.pop(viewer, None)
    if stage is None:
        stage = Stage(live, viewer)
    else:
        stage.catch_up()
    live.stages[viewer] = stage
    if len(live.stages) > STAGES:
        del live.stages[next(iter(live.stages))]
    return stage


def _scene(live: LiveTable, viewer: Viewer) -> Scene:
    """All that a viewer sees now, from what is drawn for them already."""
    return make_scene(live, viewer, picture=_stage(live, viewer).picture)


def result_of(table: Table) -> Document | None:
    """How a finished game ended, as it is kept for lists; None while it goes on."""
    standing = table.standing
    return None if standing is None else {"scores": list(standing.scores), "ranks": list(standing.ranks)}


def person(visitor: Visitor, name: str = "") -> Seat:
    """A seat for a visitor."""
    return Seat("", 0, "person", visitor.identity, clean_name(name or visitor.name) or visitor.words("player"))


def bot_seat(level: str) -> Seat:
    """A seat for a bot."""
    return Seat("", 0, "bot", None, "", level)


def clean_name(name: str) -> str:
    """A name in one line, without what means something in records.

    >>> clean_name("bot:  Ann | Lee ")
    'Ann Lee'
    """
    kept = "".join(c if c.isprintable() else " " for c in name).replace("|", " ")
    return " ".join(kept.split()).removeprefix("bot:").strip()[:NAME_LENGTH]
