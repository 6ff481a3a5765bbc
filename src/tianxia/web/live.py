"""LiveTable: one table in memory, found from its stored entries by folding them one after the other."""

import asyncio
import weakref
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import numpy as np

from tianxia.games import GAMES
from tianxia.kernel.chance import new_source
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import SPECTATOR, Page
from tianxia.session import Session
from tianxia.store import Entry, Game, Seat, Snapshot, Stored
from tianxia.table import Table, new
from tianxia.words import Words

if TYPE_CHECKING:
    from tianxia.web.stage import Stage

BOARD_KINDS = ("act", "undo")
"""Kinds of entries that change the board."""

RECENT = 64
"""Entries of the board whose outcome is kept, for pages that hear of several at once."""

DEALS = 12
"""Deals that are compared to tell whether an action has shown something hidden."""


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
    """One table: the game, its entries, and who listens. Entries are added by the hall, under `lock`.

    With a `table` on which all stored entries have been played already, nothing is played again.
    """

    def __init__(self, stored: Stored, table: Table | None = None) -> None:
        self.row: Game = stored.game
        self.seats: list[Seat] = stored.seats
        self.entries: list[Entry] = []
        self.table: Table = _begin(stored.game) if table is None else table.copy()
        self.version = 0
        """The number of the last entry that changed the board: what an action must name to be timely."""
        self.asks: dict[int, Ask] = {}
        """What somebody asks the others for, by entry number."""
        self.former: dict[int, str] = {}
        """Who sat at a seat before a bot took over: they may come back."""
        self.lock = asyncio.Lock()
        self.subscribers: weakref.WeakSet[Subscriber] = weakref.WeakSet()
        self.stages: dict[Viewer, Stage] = {}
        """What the pages of each viewer know, the one used last at the end."""
        self.recent: dict[int, Session] = {}
        """The game as the latest entries left it, by their numbers."""
        self.used = 0.0
        """When somebody last asked for it (the event loop's time)."""
        self._log: dict[tuple[int, str], list[Logged]] = {}
        self._reveals: list[bool] = []
        """Of each action that stands: did it show its player something hidden? As far as somebody asked."""
        self._name_seats()
        snapshots = {snapshot.number: snapshot for snapshot in stored.snapshots}
        for entry in stored.entries:
            self.fold(entry, None if table is None else self.table.session)
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

    @property
    def session(self) -> Session:
        """The state and the history."""
        return self.table.session

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
        table.seats = tuple(_name(seat, words) for seat in self.seats)
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
        while len(self._reveals) <= ply:
            self._reveals.append(self._is_revealing(len(self._reveals)))
        return self._reveals[ply]

    def _is_revealing(self, ply: int) -> bool:
        """Play the action in other deals of what its player could not know: are they all alike afterwards?"""
        game, box, seat = self.table.game, self.table.box.record, self.session.decider_at(ply)
        if self.state_at(ply).chance != self.state_at(ply + 1).chance:
            return True
        action = self.session.history[ply].action
        seen = self.scrubbed_at(ply + 1, seat).tobytes()
        for deal in range(DEALS):
            s = self.scrubbed_at(ply, seat)
            game.rules.determinize(box, s, seat, new_source(deal))
            game.rules.apply(box, s, action)
            game.rules.scrub(box, s, seat)
            if s.tobytes() != seen:
                return True
        return False

    def fold(self, entry: Entry, after: Session | None = None) -> None:
        """Take an entry into account; `after` is the session as an action or an undo leaves it, if that is known."""
        assert entry.number == self.number + 1
        match entry.kind:
            case "act":
                if after is None:
                    self.table.play(entry.data["action"])
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
            self.table.session = after or self.table.session
            self.version = entry.number
            self._drop_asks("takeback")
            self.recent[entry.number] = self.table.session.copy()
            if len(self.recent) > RECENT:
                del self.recent[next(iter(self.recent))]
        self.entries.append(entry)

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
        del self._reveals[ply:]
        for logged in self._log.values():
            del logged[ply:]

    def _seat(self, entry: Entry) -> None:
        data, seat = entry.data, entry.data["seat"]
        before = self.seats[seat]
        if data["kind"] == "bot" and before.identity is not None:
            self.former[seat] = before.identity
        identity = entry.identity if data["kind"] == "person" else None
        self.seats[seat] = Seat(self.id, seat, data["kind"], identity, data["name"], data.get("bot"), before.colour)
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
        self.table.colours = tuple(seat.colour for seat in self.seats)
        self._log.clear()

    def _check(self, snapshot: Snapshot | None) -> None:
        if snapshot is not None and snapshot.state != self.session.at(self.table.ply):
            raise Unreadable("snapshot", self.id, number=str(snapshot.number))


def viewer_of(live: LiveTable, identity: str, language: str, seat: int | None) -> Viewer:
    """Who somebody is at a table; without a seat: the one of theirs that decides, else their first one."""
    seats = live.seats_of(identity)
    if seat is None:
        seat = live.table.decider if live.table.decider in seats else seats[0] if seats else SPECTATOR
    return Viewer(seat, seats, language)


def _begin(row: Game) -> Table:
    """The table as it was before the first entry; raises Unreadable if other rules are meant."""
    game = GAMES[row.game]
    if row.rules != game.version:
        raise Unreadable("other-rules", "rules", found=str(row.rules), known=str(game.version), game=game.name)
    if row.start is not None:
        table = Table.from_position({"game": row.game, **row.start})
        table.seed = None if row.seed is None else int(row.seed)
        return table
    assert row.seed is not None
    return new(row.game, row.players, seed=int(row.seed), options=_texts(row.options), campaign=row.campaign)


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


def _name(seat: Seat, words: Words) -> str:
    """What a seat is called: a person's name, the level of a bot, or that nobody sits there yet."""
    if seat.name:
        return seat.name
    if seat.bot is None:
        return words("seat", seat=seat.seat)
    return words(f"level-{seat.bot}") if f"level-{seat.bot}" in words else seat.bot.partition(":")[0]
