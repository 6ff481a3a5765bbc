"""Clocks: how much time each seat has left, found from the times of a table's entries and from nothing else.

What runs is one person's turn: from when they are to decide until somebody else is. There is no time for bots and for
those whom they play for, before a game, in a pause, or while no server ran. What a takeback does:
- whoever decides again goes on with the time they had when they ended that turn, without what it had added;
- whose turn it was meanwhile gets back what they had used of it; everybody else has what they have.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from tianxia.store import Downtime, Entry, Seat
from tianxia.web.terms import Terms, is_person

if TYPE_CHECKING:
    from tianxia.web.live import LiveTable

NOBODY = -1
"""Instead of the seat whose clock runs."""


class TimeLeft(msgspec.Struct, frozen=True):
    """How much time everybody has, as pages are told it."""

    left: list[float | None]
    """Seconds by seat, without the turn that runs; None: no person plays there."""
    seat: int
    """Whose time runs, or NOBODY."""
    until: float
    """When it is up, in seconds since 1970."""


class Turn(NamedTuple):
    """A turn that has ended."""

    ply: int
    """How many actions stood when it began."""
    seat: int
    left: float
    """The time that was left at its end, without what it added."""


class Clocks:
    """The clocks of one table, folded from its entries. Without a clock in the terms nothing ever runs."""

    def __init__(self, terms: Terms, players: int, downtimes: Sequence[Downtime] = ()) -> None:
        self._clock = terms.time
        self._downtimes = downtimes
        reserve = self._clock.reserve if self._clock else 0.0
        self.left: list[float] = [reserve] * players
        """Seconds each seat has, without what has passed of the turn that runs."""
        self.running = NOBODY
        """The seat whose clock runs."""
        self._since = 0.0
        self._began = 0
        """How many actions stood when the running turn began."""
        self._ply = 0
        self._turns: list[Turn] = []

    def copy(self) -> "Clocks":
        """Clocks that go on by themselves from here."""
        other = object.__new__(Clocks)
        other.__dict__ = {**self.__dict__, "left": [*self.left], "_turns": [*self._turns]}
        return other

    @property
    def deadline(self) -> float | None:
        """When the time of whoever is waited for is up; None: nobody's runs."""
        if self.running == NOBODY:
            return None
        end = self._since + self.left[self.running]
        for down in self._downtimes:
            if self._since < down.ended and down.began < end:
                end += down.ended - max(down.began, self._since)
        return end

    def fold(self, entry: Entry, seat: int) -> None:
        """Take an entry into account, after which a seat is waited for (`waited_for`)."""
        if self._clock is None:
            return
        match entry.kind:
            case "act":
                self._ply += 1
            case "undo":
                self._ply = entry.data["to"]
                if self._ply < self._began or self.running == NOBODY:
                    self._take_back(seat)
        if seat != self.running:
            self._stop(entry)
            self.start(seat, entry.at)
        match entry.kind:
            case "back":
                for each in entry.data["seats"]:
                    self.left[each] = max(self.left[each], self._clock.more)
            case "seat":
                self.left[entry.data["seat"]] = self._clock.reserve

    def start(self, seat: int, moment: float) -> None:
        """Let the clock of a seat run from a moment on; without a clock in the terms none does."""
        if self._clock is None:
            return
        self.running, self._since, self._began = seat, moment, self._ply

    def _stop(self, entry: Entry) -> None:
        """The running turn ends; an action, and nothing else, adds time."""
        assert self._clock is not None
        seat = self.running
        if seat == NOBODY:
            return
        self.left[seat] = max(0.0, self.left[seat] - self._used(entry.at))
        self._turns.append(Turn(self._began, seat, self.left[seat]))
        if entry.kind == "act":
            self.left[seat] = min(self._clock.reserve, self.left[seat] + self._clock.more)

    def _take_back(self, seat: int) -> None:
        """The turn in which the game stands again goes on; the one that ran had never come."""
        self.running = NOBODY
        while self._turns and self._turns[-1].ply > self._ply:
            self._turns.pop()
        if self._turns and self._turns[-1].seat == seat:
            self.left[seat] = self._turns.pop().left

    def _used(self, moment: float) -> float:
        """Seconds of the running turn, up to a moment, in which a server ran."""
        down = (
            min(each.ended, moment) - max(each.began, self._since)
            for each in self._downtimes
            if self._since < each.ended and each.began < moment
        )
        return max(0.0, moment - self._since - sum(down))


def waited_for(turn: int, seats: Sequence[Seat], *, is_paused: bool) -> int:
    """The seat whose clock runs if this one decides: a person's who plays; else NOBODY."""
    is_running = turn >= 0 and not is_paused and is_person(seats[turn]) and seats[turn].bot is None
    return turn if is_running else NOBODY


def time_left(live: "LiveTable") -> TimeLeft | None:
    """How much time everybody at a table has; None without clocks, and once it is over."""
    if live.terms.time is None or live.is_over:
        return None
    left = [
        seconds if waited_for(seat, live.seats, is_paused=False) == seat else None
        for seat, seconds in enumerate(live.clocks.left)
    ]
    return TimeLeft(left, live.clocks.running, live.clocks.deadline or 0.0)


def is_paused_after(entry: Entry, seats: Sequence[Seat], was_paused: bool) -> bool:
    """Is the game paused after an entry? A person who decides ends a pause; bots go on until a person is to decide."""
    match entry.kind:
        case "pause" | "resume":
            return entry.kind == "pause"
        case "undo":
            return False
        case "act" if entry.identity is not None and is_person(seats[entry.seat]):
            return False
        case _:
            return was_paused


def first_deadline(terms: Terms, turn: int, seats: Sequence[Seat], moment: float) -> float | None:
    """When the time of the first who decides at a new table may be up."""
    clocks = Clocks(terms, len(seats))
    clocks.start(waited_for(turn, seats, is_paused=False), moment)
    return clocks.deadline


def deadline_after(live: "LiveTable", entries: Sequence[Entry], turn: int, rows: Sequence[object]) -> float | None:
    """When the next time is up at a table once these entries are kept: this seat decides then, and these rows hold."""
    clocks, seats = live.clocks.copy(), [*live.seats]
    for row in rows:
        if isinstance(row, Seat):
            seats[row.seat] = row
    *others, last = entries
    for entry in others:
        clocks.fold(entry, live.waited_for)
    is_paused = is_paused_after(last, seats, live.is_paused)
    clocks.fold(last, waited_for(turn, seats, is_paused=is_paused))
    return clocks.deadline
