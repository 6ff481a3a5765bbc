"""LiveTable: one table in memory, found from its stored entries by folding them one after the other."""

import asyncio
import weakref
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import numpy as np

from tianxia.components import open_text
from tianxia.games import GAMES
from tianxia.kernel.deal import Deal
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Refused, Unreadable
from tianxia.kernel.game import SPECTATOR, Page
from tianxia.session import Session
from tianxia.store import WAITING, Entry, Game, Seat, Snapshot, Stored
from tianxia.table import Table, new
from tianxia.web.becoming import become
from tianxia.web.clocks import Clocks, is_paused_after, waited_for
from tianxia.web.gathering import Gathering
from tianxia.web.names import name_of
from tianxia.web.revealing import is_revealing
from tianxia.web.subscribing import Subscriber
from tianxia.web.terms import Terms
from tianxia.web.wishes import Wishes
from tianxia.words import Words

if TYPE_CHECKING:
    from tianxia.web.stage import Stage

BOARD_KINDS = ("act", "undo")
"""Kinds of entries that change the board."""

RECENT = 64
"""Entries of the board whose outcome is kept, for pages that hear of several at once."""


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who looks at a table."""

    seat: int
    """The seat whose knowledge is shown; SPECTATOR sees what everybody may."""
    seats: tuple[int, ...]
    """All seats of this person here: several at one screen."""
    language: str


class Logged(NamedTuple):
    """What an action caused, in words."""

    lines: list[str]
    """Without the texts of the pages."""
    pages: list[Page]


class LiveTable:
    """One table: the game, its entries, and who listens. Entries are added by the hall, under `lock`.

    With a `table` on which all stored entries have been played already, nothing is played again.
    """

    def __init__(self, stored: Stored, table: Table | None = None) -> None:
        self.row: Game = stored.game
        self.seats: list[Seat] = stored.seats
        self.entries: list[Entry] = []
        self.table: Table = _begin(stored) if table is None else table.copy()
        """Before the start of a game that waits for its people, without a deal."""
        self.gathering = Gathering(stored.game)
        """How the game began, or waits to begin."""
        self.version = 0
        """The number of the last entry that changed the board: what an action must name to be timely."""
        self.asks = Wishes()
        """What somebody asks the others for."""
        self.terms = msgspec.convert(stored.game.terms, Terms)
        self.is_paused = False
        """Have people agreed to go on later?"""
        self.since = stored.game.created
        """Since when whoever decides is waited for."""
        self.clocks = Clocks(self.terms, stored.game.players, stored.downtimes)
        self.resigned: dict[int, int] = {}
        """The seats that have resigned, and after how many actions."""
        self.ended: Document | None = None
        """The result of a game that people have ended, and not its rules (`results`)."""
        self.rematch = ""
        """The id of the table where the same people play again."""
        self.former: dict[int, str] = {}
        """Who sat at a seat that a bot took for good, as in version 0.1: they may sit down there again."""
        self.is_guided = False
        """Is a lesson given here (`web.lessons`)?"""
        self.skipped: set[str] = set()
        """The steps of the lesson that are left out."""
        self.lock = asyncio.Lock()
        self.subscribers: weakref.WeakSet[Subscriber] = weakref.WeakSet()
        self.seen: dict[str, float] = {}
        """When somebody closed a page, by identity."""
        self.stages: dict[Viewer, Stage] = {}
        """What the pages of each viewer know, the one used last at the end."""
        self.recent: dict[int, Session] = {}
        """The game as the latest entries left it, by their numbers."""
        self.used = 0.0
        """When somebody last asked for it (the event loop's time)."""
        self._log: dict[tuple[int, str], list[Logged]] = {}
        self._reveals: dict[int, bool] = {}
        """Of actions that stand, by ply: did it show its player something hidden? As far as somebody asked."""
        self._name_seats()
        self.clocks.start(self.waited_for, stored.game.created)
        snapshots = {snapshot.number: snapshot for snapshot in stored.snapshots}
        for entry in stored.entries:
            self._read(entry, None if table is None else self.table.session)
            self._check(snapshots.get(entry.number))

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def is_waiting(self) -> bool:
        """Do people still gather, so that nothing is dealt yet?"""
        return self.gathering.is_waiting

    @property
    def turn(self) -> int:
        """The seat that decides, OVER or WAITING."""
        return WAITING if self.is_waiting else self.table.decider

    @property
    def waited_for(self) -> int:
        """The seat of the person whose clock runs, if there is one at this table; else NOBODY."""
        return waited_for(self.turn, self.seats, is_paused=self.is_paused or self.is_over)

    @property
    def bot(self) -> str | None:
        """The bot that decides now, if one does."""
        return None if self.is_over or self.turn < 0 else self.seats[self.turn].bot

    @property
    def is_over(self) -> bool:
        """Has the game ended, by its rules or because people have ended it?"""
        return self.ended is not None or (not self.is_waiting and self.table.is_over)

    @property
    def substituted(self) -> set[int]:
        """The seats of people for whom bots play until they are back."""
        seats = {seat.seat for seat in self.seats if seat.kind != "bot" and seat.bot is not None}
        return seats - self.resigned.keys()

    @property
    def people(self) -> set[str]:
        """The identities that sit here, without programs."""
        return {seat.identity for seat in self.seats if seat.identity is not None and seat.kind != "program"}

    @property
    def here(self) -> set[str]:
        """The identities that have a page of this table open, on this server."""
        return {subscriber.identity for subscriber in self.subscribers}

    def seats_of(self, identity: str) -> tuple[int, ...]:
        """Where somebody sits."""
        return tuple(seat.seat for seat in self.seats if seat.identity == identity)

    def why_not_playing(self, seat: int) -> str:
        """Why somebody does not decide at their own seat: an error of the web's words; empty if they do."""
        return "has-resigned" if seat in self.resigned else "bot-plays-for-you" if seat in self.substituted else ""

    def with_bot(self, seat: int, bot: str | None) -> Seat:
        """A seat as it is when a bot plays there, or none any more; whoever sits there keeps it."""
        row = self.seats[seat]
        kind = "bot" if row.identity is None else row.kind
        return Seat(self.id, seat, kind, row.identity, row.name, bot, row.colour)

    @property
    def session(self) -> Session:
        """The state and the history."""
        return self.table.session

    def dealt(self) -> Table:
        """The game that begins from all that was gathered."""
        deal = self.gathering.deal
        options = _texts(self.row.options)
        table = new(self.row.game, self.row.players, seed=deal.seed, options=options, box=self.table.box)
        table.deal = deal
        return table

    def copy_at(self, ply: int) -> Table:
        """A copy of the table as it was after the first `ply` actions."""
        table = self.table.copy()
        table.session.go_back(ply)
        return table

    def localized(self, language: str, ply: int | None = None) -> Table:
        """A copy to show: in a language, with the seats named in it; as it is or as it was after `ply` actions."""
        table = self.table.copy() if ply is None else self.copy_at(ply)
        table.language = language
        words = table.game.words(language)
        table.seats = tuple(name_of(seat, words) for seat in self.seats)
        return table

    def state_at(self, ply: int) -> Any:
        """The state after the first `ply` actions, as a record of its own."""
        return self._states_at(ply)[0]

    def _states_at(self, ply: int) -> Any:
        return np.frombuffer(bytearray(self.session.at(ply)), self.table.game.state.layout)

    def scrubbed_at(self, ply: int, seat: int) -> Any:
        """The state after the first `ply` actions without what a seat may not know."""
        states = self._states_at(ply)
        self.table.game.rules.hide(self.table.box.array, states, seat)
        return states[0]

    def log(self, viewer: Viewer) -> list[Logged]:
        """What each action that stands caused, as the viewer may know it."""
        known = self._log.setdefault((viewer.seat, viewer.language), [])
        if len(known) < self.table.ply:
            table = self.localized(viewer.language)
            words = table.words
            for ply in range(len(known) + 1, self.table.ply + 1):
                known.append(_logged(table, self.scrubbed_at(ply, viewer.seat), words))
        return known

    def reveals(self, ply: int) -> bool:
        """Did the action after the first `ply` show its player something hidden, or use chance?"""
        if ply not in self._reveals:
            self._reveals[ply] = is_revealing(self, ply)
        return self._reveals[ply]

    def fold(self, entry: Entry, after: Session | None = None) -> None:
        """Take an entry into account; `after` is the session as an action or an undo leaves it, if that is known."""
        assert entry.number == self.number + 1
        turn = self.turn
        self.gathering.fold(entry)
        match entry.kind:
            case "act":
                if after is None:
                    self.table.play(entry.data["action"])
            case "undo":
                self._go_back(entry.data["to"])
            case "seat":
                self._seat(entry)
            case "name" | "colour" | "start" | "deal":
                self._change(entry)
            case "ask":
                self.asks.add(entry)
            case "answer":
                self.asks.answer(entry)
            case "away" | "back" | "resign":
                self._change_bots(entry)
            case "abandon":
                self._end(entry)
            case "pause":
                self.asks.drop("pause")
            case "person":
                become(self, entry)
                self._name_seats()
            case "rematch":
                self.rematch = entry.data["table"]
            case "lesson":
                self.is_guided = entry.data["on"]
                self.skipped |= {entry.data["skip"]} if "skip" in entry.data else set()
        if entry.kind in BOARD_KINDS:
            self.table.session = after or self.table.session
            self.version = entry.number
            self.asks.drop("takeback")
            self.asks.drop("bot", entry.seat)
            self.recent[entry.number] = self.table.session.copy()
            if len(self.recent) > RECENT:
                del self.recent[next(iter(self.recent))]
        self.is_paused = is_paused_after(entry, self.seats, self.is_paused)
        self.since = self.since if self.turn == turn else entry.at
        self.clocks.fold(entry, self.waited_for)
        self.entries.append(entry)

    def _read(self, entry: Entry, after: Session | None) -> None:
        """Fold a stored entry; raises Unreadable if somebody has changed it in the database."""
        try:
            self.fold(entry, after)
        except (LookupError, TypeError, ValueError, AttributeError, Refused) as error:
            raise Unreadable("entry", self.id, number=str(entry.number)) from error

    def wake(self) -> None:
        """Tell all subscribers that there is something new."""
        for subscriber in self.subscribers:
            subscriber.woken.set()

    def notify(self, kind: str, data: Any) -> None:
        """Tell all subscribers something that is not kept."""
        for subscriber in self.subscribers:
            subscriber.notices[kind] = data
        self.wake()

    def _go_back(self, ply: int) -> None:
        self.session.go_back(ply)
        self._reveals = {known: shown for known, shown in self._reveals.items() if known < ply}
        for logged in self._log.values():
            del logged[ply:]

    def _seat(self, entry: Entry) -> None:
        data, seat = entry.data, entry.data["seat"]
        before = self.seats[seat]
        if data["kind"] == "bot" and before.identity is not None:
            self.former[seat] = before.identity
        identity = entry.identity if data["kind"] in ("person", "program") else None
        self.seats[seat] = Seat(self.id, seat, data["kind"], identity, data["name"], data.get("bot"), before.colour)
        self._name_seats()
        self.asks.settle(seat)

    def _change_bots(self, entry: Entry) -> None:
        """A bot plays for somebody, who may have resigned, or does not any more."""
        data = entry.data
        for seat in [entry.seat] if entry.kind == "resign" else data.get("seats", [data.get("seat")]):
            self.seats[seat] = self.with_bot(seat, data.get("bot"))
            self.asks.settle(seat)
        if entry.kind == "resign":
            self.resigned[entry.seat] = data["ply"]
            self._end(entry)

    def _end(self, entry: Entry) -> None:
        """People have ended the game, if the entry has a result: there is nothing left to ask."""
        self.ended = entry.data.get("result")
        if self.ended is not None:
            self.asks.clear()

    def _change(self, entry: Entry) -> None:
        """Take into account what changes names, colours or how the game was dealt."""
        match entry.kind:
            case "name":
                self.seats[entry.seat].name = entry.data["name"]
            case "colour":
                for seat, colour in zip(self.seats, entry.data["colours"], strict=True):
                    seat.colour = colour
            case "start":
                self.table, self.version = self.dealt(), entry.number
            case "deal":
                self.table.deal = Deal(**{**entry.data, "entropy": tuple(entry.data["entropy"])})
        self._name_seats()

    def _name_seats(self) -> None:
        self.table.seats = tuple(seat.name or f"bot:{seat.bot or seat.kind}" for seat in self.seats)
        self.table.colours = tuple(seat.colour for seat in self.seats)
        self._log.clear()

    def _check(self, snapshot: Snapshot | None) -> None:
        if snapshot is not None and snapshot.state != self.session.at(self.table.ply):
            raise Unreadable("snapshot", self.id, number=str(snapshot.number))


def viewer_of(live: LiveTable, identity: str, language: str, seat: int | None) -> Viewer:
    """Who somebody is at a table; without a seat: the one of theirs that decides, else their first one."""
    seats = live.seats_of(identity)
    if seat is None:
        seat = live.turn if live.turn in seats else seats[0] if seats else SPECTATOR
    return Viewer(seat, seats, language)


def _begin(stored: Stored) -> Table:
    """The table as it was before the first entry; raises Unreadable if other rules or another box are meant."""
    row = stored.game
    game = GAMES[row.game]
    if row.rules != game.version:
        raise Unreadable("other-rules", "rules", found=str(row.rules), known=str(game.version), game=game.name)
    box = open_text(game, stored.box)
    if row.box and row.box != box.digest:
        raise Unreadable("box-lost", row.id, digest=row.box)
    if row.start is not None:
        table = Table.from_position({"game": row.game, **row.start}, box=box)
        table.seed = None if row.seed is None else int(row.seed)
        return table
    if row.secret is not None:
        table = Table(game, box, row.players)
        table.options = _texts(row.options)
        return table
    assert row.seed is not None
    options = _texts(row.options)
    return new(row.game, row.players, seed=int(row.seed), options=options, campaign=row.campaign, box=box)


def logged(table: Table, seat: int) -> Logged:
    """The last action of a table, as a seat may know it."""
    return _logged(table, table.scrubbed(seat), table.words)


def _logged(table: Table, s: Any, words: Words) -> Logged:
    """The last action of a scrubbed record."""
    pages = table.game.pages(table.box, s, words)
    texts = {page.text for page in pages}
    return Logged([line for line in table.game.log(table.box, s, words) if line not in texts], pages)


def _texts(options: dict[str, Any]) -> dict[str, str]:
    return {name: str(value) for name, value in options.items()}
