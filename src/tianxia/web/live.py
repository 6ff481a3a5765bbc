"""LiveTable: one table in memory, found from its stored entries by folding them one after the other."""

import asyncio
import weakref
from typing import Any, NamedTuple

import msgspec
import numpy as np

from tianxia.games import GAMES
from tianxia.kernel.chance import new_source
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import SPECTATOR, Page
from tianxia.store import Entry, Game, Seat, Snapshot, Stored
from tianxia.table import Table, new
from tianxia.words import Words

BOARD_KINDS = ("act", "undo")
"""Kinds of entries that change the board."""

DEALS = 12
"""So many deals are compared to tell whether an action has shown something hidden."""


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who looks at a table."""

    seat: int
    """The seat whose knowledge is shown; SPECTATOR sees what everybody may."""
    seats: tuple[int, ...]
    """All seats of this person here: several at one screen."""
    language: str


class Told(NamedTuple):
    """What an action caused, in words."""

    lines: list[str]
    """Without the texts of the pages."""
    pages: list[Page]


class Ask(msgspec.Struct):
    """Something that needs the consent of the others at the table."""

    number: int
    """The entry it was asked with."""
    what: str
    """takeback or bot."""
    seat: int
    """Who asks."""
    to: int
    """Of a takeback: the ply to go back to. Of a bot: the seat it is to take."""
    waits: set[int]
    """The seats that have not answered, one a person."""
    bot: str = ""


class Subscriber:
    """Somebody who hears of new entries."""

    def __init__(self) -> None:
        self.woken = asyncio.Event()
        self.notices: dict[str, Any] = {}
        """The latest of what is told but not kept, such as the progress of a review."""


class LiveTable:
    """One table: the game, its entries, and who listens. Entries are added by the hall, under `lock`."""

    def __init__(self, stored: Stored) -> None:
        self.row: Game = stored.game
        self.seats: list[Seat] = stored.seats
        self.entries: list[Entry] = []
        self.table: Table = _begin(stored.game)
        self.states: list[bytes] = [self.table.state.tobytes()]
        """The state after each action that still stands, the first one before any."""
        self.deciders: list[int] = [self.table.decider]
        """Who decided in each of these states."""
        self.at = 0
        """The number of the last entry that changed the board: what an action must name to be timely."""
        self.asks: dict[int, Ask] = {}
        """What somebody asks the others for, by entry number."""
        self.former: dict[int, str] = {}
        """Who sat at a seat before a bot took over: they may come back."""
        self.lock = asyncio.Lock()
        self.subscribers: weakref.WeakSet[Subscriber] = weakref.WeakSet()
        self.sent: dict[tuple[Viewer, int | None], bytes] = {}
        """Scenes as they were sent since the last entry: several pages of one viewer ask for the same one."""
        self.used = 0.0
        """When somebody last asked for it (the event loop's time)."""
        self._told: dict[tuple[int, str], list[Told]] = {}
        self._reveals: list[bool] = []
        """Of each action that stands: did it show its player something hidden? As far as somebody asked."""
        self._name_seats()
        snapshots = {snapshot.number: snapshot for snapshot in stored.snapshots}
        for entry in stored.entries:
            self.fold(entry)
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
    def bot(self) -> str | None:
        """The bot that decides now, if one does."""
        decider = self.table.decider
        return self.seats[decider].bot if decider >= 0 and self.seats[decider].kind == "bot" else None

    @property
    def people(self) -> set[str]:
        """The identities that sit here."""
        return {seat.identity for seat in self.seats if seat.identity is not None}

    def seats_of(self, identity: str) -> tuple[int, ...]:
        """Where somebody sits."""
        return tuple(seat.seat for seat in self.seats if seat.identity == identity)

    def copy_at(self, ply: int) -> Table:
        """A copy of the table as it was after so many actions."""
        table = self.table.copy()
        while table.ply > ply:
            table.undo()
        return table

    def dressed(self, language: str, ply: int | None = None) -> Table:
        """A copy to show: in a language, with the seats named in it; as it is or as it was after so many actions."""
        table = self.table.copy() if ply is None else self.copy_at(ply)
        table.language = language
        words = table.game.words(language)
        table.seats = tuple(_name(seat, words) for seat in self.seats)
        return table

    def record_at(self, ply: int) -> Any:
        """The state after so many actions, as a record of its own."""
        return np.frombuffer(bytearray(self.states[ply]), self.table.game.state.layout)[0]

    def scrubbed_at(self, ply: int, seat: int) -> Any:
        """The state after so many actions without what a seat may not know."""
        s = self.record_at(ply)
        self.table.game.rules.scrub(self.table.box.record, s, seat)
        return s

    def told(self, viewer: Viewer) -> list[Told]:
        """What each action that stands caused, as the viewer may know it."""
        known = self._told.setdefault((viewer.seat, viewer.language), [])
        if len(known) < self.table.ply:
            table = self.dressed(viewer.language)
            words = table.words
            for ply in range(len(known) + 1, self.table.ply + 1):
                known.append(_told(table, self.scrubbed_at(ply, viewer.seat), words))
        return known

    def reveals(self, ply: int) -> bool:
        """Did the action after so many others show its player something hidden, or use chance?"""
        while len(self._reveals) <= ply:
            self._reveals.append(self._is_revealing(len(self._reveals)))
        return self._reveals[ply]

    def _is_revealing(self, ply: int) -> bool:
        """Play the action in other deals of what its player could not know: are they all alike afterwards?"""
        game, box, seat = self.table.game, self.table.box.record, self.deciders[ply]
        if self.record_at(ply).chance != self.record_at(ply + 1).chance:
            return True
        action = self.table.action_ids[ply]
        seen = self.scrubbed_at(ply + 1, seat).tobytes()
        for deal in range(DEALS):
            s = self.scrubbed_at(ply, seat)
            game.rules.determinize(box, s, seat, new_source(deal))
            game.rules.apply(box, s, action)
            game.rules.scrub(box, s, seat)
            if s.tobytes() != seen:
                return True
        return False

    def fold(self, entry: Entry) -> None:
        """Take an entry into account."""
        assert entry.number == self.number + 1
        match entry.kind:
            case "act":
                self.table.play(entry.data["action"])
                self.states.append(self.table.state.tobytes())
                self.deciders.append(self.table.decider)
            case "undo":
                self._go_back(entry.data["to"])
            case "seat":
                self._seat(entry)
            case "ask":
                data = entry.data
                ask = Ask(entry.number, data["what"], entry.seat, data["to"], set(data["waits"]), data.get("bot", ""))
                self.asks[entry.number] = ask
            case "answer":
                self._answer(entry)
        if entry.kind in BOARD_KINDS:
            self.at = entry.number
            self._drop_asks("takeback")
        self.entries.append(entry)
        self.sent.clear()

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
        while self.table.ply > ply:
            self.table.undo()
        del self.states[ply + 1 :]
        del self.deciders[ply + 1 :]
        del self._reveals[ply:]
        for told in self._told.values():
            del told[ply:]

    def _seat(self, entry: Entry) -> None:
        data, seat = entry.data, entry.data["seat"]
        before = self.seats[seat]
        if data["kind"] == "bot" and before.identity is not None:
            self.former[seat] = before.identity
        identity = entry.identity if data["kind"] == "person" else None
        self.seats[seat] = Seat(self.id, seat, data["kind"], identity, data["name"], data.get("bot"))
        self._name_seats()
        self._drop_asks("bot", seat)
        for ask in self.asks.values():
            ask.waits.discard(seat)

    def _answer(self, entry: Entry) -> None:
        ask = self.asks.get(entry.data["number"])
        if ask is not None and entry.data["yes"]:
            ask.waits.discard(entry.seat)
        elif ask is not None:
            del self.asks[ask.number]

    def _drop_asks(self, what: str, to: int | None = None) -> None:
        for ask in list(self.asks.values()):
            if ask.what == what and to in (None, ask.to):
                del self.asks[ask.number]

    def _name_seats(self) -> None:
        self.table.seats = tuple(seat.name or f"bot:{seat.bot or seat.kind}" for seat in self.seats)
        self._told.clear()

    def _check(self, snapshot: Snapshot | None) -> None:
        if snapshot is not None and snapshot.state != self.states[-1]:
            raise Unreadable("the stored game does not replay to its snapshot", f"game {self.id}, {snapshot.number}")


def viewer_of(live: LiveTable, identity: str, language: str, seat: int | None) -> Viewer:
    """Who somebody is at a table; without a seat: the own one that decides, else the first own one."""
    seats = live.seats_of(identity)
    if seat is None:
        seat = live.table.decider if live.table.decider in seats else seats[0] if seats else SPECTATOR
    return Viewer(seat, seats, language)


def _begin(row: Game) -> Table:
    """The table as it was before the first entry; raises Unreadable if other rules are meant."""
    game = GAMES[row.game]
    if row.rules != game.version:
        known = f"this program plays version {game.version} of {game.name}"
        raise Unreadable(f"the game follows version {row.rules} of the rules; {known}", "rules")
    if row.start is not None:
        table = Table.from_position({"game": row.game, **row.start})
        table.seed = None if row.seed is None else int(row.seed)
        return table
    assert row.seed is not None
    return new(row.game, row.players, seed=int(row.seed), options=_texts(row.options), campaign=row.campaign)


def _told(table: Table, s: Any, words: Words) -> Told:
    """The last action of a scrubbed record."""
    pages = table.game.pages(table.box, s, words)
    texts = {page.text for page in pages}
    return Told([line for line in table.game.log(table.box, s, words) if line not in texts], pages)


def _texts(options: dict[str, Any]) -> dict[str, str]:
    return {name: str(value) for name, value in options.items()}


def _name(seat: Seat, words: Words) -> str:
    """What a seat is called: a person's name, the level of a bot, or that nobody sits there yet."""
    if seat.name:
        return seat.name
    if seat.bot is None:
        return words("seat", seat=seat.seat)
    return words(f"level-{seat.bot}") if f"level-{seat.bot}" in words else seat.bot.partition(":")[0]
