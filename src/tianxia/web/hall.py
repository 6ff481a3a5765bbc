"""Hall: all tables of this server. Whatever happens at a table goes through `append`."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec

from tianxia.bots import make_bot
from tianxia.bots.levels import LEVELS
from tianxia.bots.plugged import installed
from tianxia.components import box_text
from tianxia.games import GAMES
from tianxia.kernel.deal import new_secret
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Stale
from tianxia.kernel.game import SPECTATOR, Box
from tianxia.store import WAITING, BoxFile, Entry, Game, Row, Seat, Snapshot, Store, Stored, Taken, now
from tianxia.table import Table, new
from tianxia.web.admission import Admission
from tianxia.web.bot_driver import TAKE_OVER, BotDriver
from tianxia.web.clocks import deadline_after, first_deadline
from tianxia.web.coaching import Coaching
from tianxia.web.continuing import campaign_after
from tianxia.web.errors import WebError
from tianxia.web.gathering import must_gather
from tianxia.web.honours import honours
from tianxia.web.identity import Signatures, Visitor
from tianxia.web.lane import STREAM, Lane
from tianxia.web.lessons import objection
from tianxia.web.limits import Limits
from tianxia.web.live import LiveTable, Viewer, viewer_of
from tianxia.web.names import clean_name
from tianxia.web.notifying import Notifying, Senders
from tianxia.web.preparing import Preparation
from tianxia.web.programs import Programs
from tianxia.web.pulse import pulse
from tianxia.web.reading import reading
from tianxia.web.results import kept_standing, result_of
from tianxia.web.retention import keep_retention
from tianxia.web.reviewing import Reviewing
from tianxia.web.scene import Scene, make_scene
from tianxia.web.settings import Settings
from tianxia.web.shares import Whereabouts
from tianxia.web.stage import Stage, scene_now, stage_of
from tianxia.web.terms import Terms, usual_wait
from tianxia.web.timekeeping import Timekeeping
from tianxia.web.workers import Workers

log = logging.getLogger("tianxia")

SNAPSHOT_EVERY = 50
"""Entries between two snapshots."""
SWEEP = 30.0
"""Seconds between two looks for tables nobody uses, and at the size of the database."""

P = ParamSpec("P")
T = TypeVar("T")

Happening = tuple[str, int, Document]
"""What follows from an entry at once: its kind, seat and data."""


class Hall:
    """The tables. One per server process."""

    def __init__(self, settings: Settings, store: Store, signatures: Signatures, senders: Senders) -> None:
        self.settings = settings
        self.store = store
        self.signatures = signatures
        self.workers = Workers(settings.workers, settings.think_seconds)
        self.games = Preparation(self.workers, settings.games)
        self.bots = BotDriver(self)
        self.programs = Programs()
        self.reviewing = Reviewing(self)
        self.coaching = Coaching(self)
        self.timekeeping = Timekeeping(self)
        self.notifying = Notifying(self, senders)
        self.limits = Limits(settings)
        self.admission = Admission(settings, store, self.limits)
        self.is_ending = False
        self.whereabouts = Whereabouts()
        self.drawing = Lane("drawing")
        """Where pages and steps are drawn, so that nobody waits for it."""
        self.reading = Lane("reading")
        """Where what people send is read, which may take longer."""
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start the workers, prepare the games behind everybody's back, and go on where bots left off."""
        self.workers.start()
        self.games.start()
        await pulse(self.store)
        await self.store.listen(self.heard, self._missed)
        old = keep_retention(self.store, self.settings, self.forget)
        works = (self._resume(), self._sweep(), self.timekeeping.run(), self.notifying.run(), old)
        self._tasks = [asyncio.create_task(work) for work in works]

    async def close(self) -> None:
        """Stop everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.notifying.stop()
        await self.bots.stop()
        await self.reviewing.stop()
        await self.games.stop()
        await self.workers.stop()
        await self.store.close()
        self.drawing.close()
        self.reading.close()

    @property
    def tables_in_memory(self) -> int:
        """How many tables need not be read again."""
        return len(self._tables)

    def known(self, key: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._tables.get(key)

    def forget(self, key: str) -> None:
        """Take a table out of the memory: it has been deleted."""
        self._tables.pop(key, None)

    def end_streams(self) -> None:
        """Let go of everybody who follows a table: the server is about to end."""
        self.is_ending = True
        for live in self._tables.values():
            live.wake()
        self.programs.wake_all()

    async def show(self, live: LiveTable, viewer: Viewer, patience: float = STREAM) -> Stage:
        """What a viewer's pages are told of a table, up to now."""
        async with live.lock:
            stage = live.stages.get(viewer)
            if stage is not None and stage.number == live.number:  # drawn for another page, or for the act's own answer
                live.stages[viewer] = live.stages.pop(viewer)
                return stage
        return await self.drawing.run(partial(stage_of, live, viewer), patience, live.lock)

    async def scene(self, live: LiveTable, viewer: Viewer, ply: int | None = None) -> Scene:
        """All that a viewer sees, now or after the first `ply` actions."""
        if ply is not None:
            return await self.drawing.run(partial(make_scene, live, viewer, ply=ply), lock=live.lock)
        return await self.drawing.run(partial(scene_now, live, viewer), lock=live.lock)

    async def draw(self, draw: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Draw something beside the event loop."""
        return await self.drawing.run(partial(draw, *args, **named))

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
        known = (live.row.owner, *live.former.values(), *live.gathering.watchers)
        is_known = viewer.seats or visitor.identity in known
        if not is_known and not is_open:
            raise WebError(403, "private")
        self.bots.drive(live, TAKE_OVER if self.store.is_shared else 0.0)  # those that play alone play when watched
        return live, viewer

    async def create(
        self, visitor: Visitor, game: str, seats: Sequence[Seat], options: Mapping[str, str], *,
        visibility: str = "private", seed: int | None = None, terms: Terms | None = None, key: str = "",
        box: Box | None = None,
    ) -> LiveTable:  # fmt: skip
        """Set a table for a new game; where others play, it is dealt when they have come and are ready."""
        await self.games.wait_for(game)
        for seat in seats:
            self.check_bot(game, seat.bot)
        is_waiting = must_gather(seats)
        if is_waiting and seed is not None:
            raise WebError(403, "chosen-seed")
        with reading("table-request"):
            table = new(game, len(seats), seed=seed, options=options, box=box)
        first: list[Happening] = [("seed", 0, {"seed": str(seed)})] if seed is not None else []
        secret = new_secret() if is_waiting else None
        return await self.save(
            visitor, table, seats, visibility=visibility, terms=terms, key=key, first=first, secret=secret
        )

    async def save(
        self, visitor: Visitor, table: Table, seats: Sequence[Seat], *, visibility: str = "private",
        campaign: tuple[str, int] | None = None, terms: Terms | None = None, key: str = "",
        first: Sequence[Happening] = (), secret: str | None = None,
    ) -> LiveTable:  # fmt: skip
        """Save a game as it stands, with what was `first` said of it and all that has been played, and let it go on.

        A game of a `campaign` has its id, and is its so-manieth: raises Taken if that has been begun already. Without
        terms they are the usual ones for those who sit there, and without a key it gets a new one. With a secret the
        deal of the table is forgotten: the game waits for its people.
        """
        await self.admission.admit_table(visitor)
        key, moment = key or new_key(), now()
        campaign_id, campaign_number = campaign or (None, None)
        own = box_text(table)
        box = BoxFile(table.box.digest, table.game.name, own, moment) if own else None
        terms = terms or Terms(usual_wait(seats))
        turn = WAITING if secret else table.decider
        row = Game(
            key, table.game.name, table.game.version, table.players, dict(table.options),
            None if table.seed is None or secret else str(table.seed), box.digest if box else "", table.start,
            table.campaign, campaign_id, visitor.identity, visibility, moment, moment, table.is_over, turn, table.ply,
            result_of(table), campaign_number, msgspec.to_builtins(terms), secret, moment,
            first_deadline(terms, turn, seats, moment),
        )  # fmt: skip
        rows = [
            Seat(key, n, seat.kind, seat.identity, seat.name, seat.bot, seat.colour) for n, seat in enumerate(seats)
        ]
        lines = (await self.draw(table.record)).actions
        happened = [*first, *(("act", line.seat, {"action": line.action}) for line in lines)]
        entries = [Entry(key, n, *what, moment) for n, what in enumerate(happened, 1)]
        await self.store.create(row, rows, entries, box)
        stored = Stored(row, rows, entries, [], own, self.store.timing.downtimes)
        live = await self.draw(LiveTable, stored, None if secret else table)
        self.timekeeping.expect(row.deadline)
        live.used = asyncio.get_running_loop().time()
        self._tables[key] = live
        self.programs.wake(live)
        self.bots.drive(live)
        return live

    def check_bot(self, game: str, bot: str | None) -> None:
        """Is this a bot people may play with: a level, or one that the operator has installed?"""
        if bot is None or bot in LEVELS or bot in installed():
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
            if live.is_over or live.turn != seat:
                raise WebError(403, "not-your-decision")
            if why := live.why_not_playing(seat):
                raise WebError(403, why)
            if reason := objection(live, action, visitor.language):
                raise reason
            await self.play(live, action, visitor.identity, visitor.language)

    async def play(self, live: LiveTable, action: str, identity: str | None, language: str = "en") -> None:
        """Play an action for whoever decides; the caller holds the table's lock. A refusal is in the language."""
        after = live.localized(language)
        with reading("action"):
            after.play(action)
        text = after.game.format_action(after.box, after.session.last_action)
        earned, achieved = await honours(self, live, after)
        data: Document = {"action": text} | ({"earned": earned} if earned else {})
        rows: list[Row] = [*await campaign_after(self.store, live, after), *achieved]
        await self.append(live, "act", live.table.decider, data, identity, after=after, rows=rows)

    async def append(
        self, live: LiveTable, kind: str, seat: int, data: Document, identity: str | None = None, *,
        after: Table | None = None, rows: Sequence[Row] = (), then: Sequence[Happening] = (),
    ) -> None:  # fmt: skip
        """Store an entry, with others that follow at once, and take them into account; the caller holds the lock.

        `after` is the table as the entries will leave it. Raises Stale if another server was first.
        """
        self.admission.admit_entry(live, kind)
        table = None if live.is_waiting and after is None else after or live.table
        moment, number = now(), live.number
        entries = [Entry(live.id, number + 1, kind, seat, data, moment, identity)]
        entries += [Entry(live.id, number + 2 + i, *what, moment) for i, what in enumerate(then)]
        snapshots = []
        last = entries[-1].number
        if table is not None and last // SNAPSHOT_EVERY > number // SNAPSHOT_EVERY:
            snapshots = [Snapshot(live.id, last, live.row.rules, table.state.tobytes())]
        try:
            ended = next((entry.data["result"] for entry in entries if "result" in entry.data), live.ended)
            turn, ply, result = kept_standing(table, ended, live.resigned)
            deadline = deadline_after(live, entries, turn, rows)
            await self.store.append(
                entries, turn=turn, ply=ply, result=result, rows=[*rows, *snapshots],
                since=live.since if turn == live.turn else moment, deadline=deadline,
            )  # fmt: skip
        except Taken:
            await self._catch_up(live)
            raise Stale("moved-on") from None
        for entry in entries:
            live.fold(entry, None if after is None else after.session)
        self.timekeeping.expect(deadline)
        live.wake()
        self.programs.wake(live)
        self.bots.drive(live)

    async def _load(self, key: str) -> LiveTable:
        stored = await self.store.load(key)
        if stored is None:
            raise WebError(404, "no-such-table")
        await self.games.wait_for(stored.game.game)
        with reading("table"):
            live = await self.draw(LiveTable, stored)
        if stored.game.result is None and not live.is_waiting and (result := result_of(live.table, live.resigned)):
            await self.store.save_result(key, result)
        self._tables[key] = live
        if self.store.is_shared:  # what another server added meanwhile was told to nobody here
            async with live.lock:
                await self._catch_up(live)
        return live

    async def heard(self, key: str, number: int) -> None:
        """Another server, or this one, has added entries."""
        live = self._tables.get(key)
        if live is None:
            self.programs.wake_all()
        elif live.number < number:
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
            self.programs.wake(live)
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
        """Forget tables that nobody uses, and see how large the database is."""
        while True:
            await self.admission.measure()
            await asyncio.sleep(SWEEP)
            self._forget_unused()

    def _forget_unused(self) -> None:
        long_ago = asyncio.get_running_loop().time() - self.settings.idle_seconds
        for live in list(self._tables.values()):
            is_used = live.subscribers or live.lock.locked() or self.bots.is_driving(live)
            if live.used < long_ago and not is_used and not self.reviewing.is_reviewing(live):
                del self._tables[live.id]
                live.stages.clear()  # they know the table: garbage is looked for too seldom to find such a ring


def new_key() -> str:
    """The id of a new table, which nobody guesses."""
    return secrets.token_urlsafe(9)


def person(visitor: Visitor, name: str = "") -> Seat:
    """A seat for a visitor, who may be a program."""
    if visitor.is_program:
        return Seat("", 0, "program", visitor.identity, visitor.name)
    return Seat("", 0, "person", visitor.identity, clean_name(name or visitor.name) or visitor.words("player"))


def bot_seat(level: str) -> Seat:
    """A seat for a bot."""
    return Seat("", 0, "bot", None, "", level)
