"""Shares: dear work is done in turns, so that nobody waits for all that somebody else has asked for.

It is start-time fair queueing, twice: addresses share the server evenly, and the people of one address its share. A
share is counted in seconds of work; whoever has used least is next, and whoever comes back begins where the others are,
so that nobody saves up. Cookies are free, so more of them at one address do not make its share larger.
"""

import itertools
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

W = TypeVar("W")

REMEMBERED = 10_000
"""People whose address is remembered; the one who has not been here for longest is forgotten first."""
MEMBERS = 1000
"""How many of those who have just left are remembered, with what they have used."""


class Payer(NamedTuple):
    """Whose share work is taken from."""

    address: str
    person: str


SERVER = Payer("server", "")
"""What the server does for itself."""
UNKNOWN = "unknown"
"""The address of everybody who has not been here since the start."""

paying: ContextVar[Payer] = ContextVar("paying", default=SERVER)
"""Who pays for what is being done: the visitor of the request, unless something else is said."""


class Whereabouts:
    """Where people were last seen."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def saw(self, person: str, address: str) -> None:
        """Somebody asks for something."""
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > REMEMBERED:
            self._addresses.popitem(last=False)

    def payer(self, person: str) -> Payer:
        """Somebody as a payer."""
        return Payer(self._addresses.get(person, UNKNOWN), person)


@dataclass(eq=False)
class Turn(Generic[W]):
    """Work that waits for its turn."""

    work: W
    payer: Payer
    cost: float
    """The seconds it is expected to take."""
    patience: float = 0.0
    """The seconds by which others may be ahead: what nobody waits for comes after what somebody does."""
    order: int = field(default=0, init=False)
    is_waiting: bool = field(default=False, init=False)


class _Member(Generic[W]):
    """An address, or a person at one."""

    def __init__(self, used: float) -> None:
        self.used = used
        self.waiting: list[Turn[W]] = []
        self.working = 0
        self.circle: _Circle[W] = _Circle()
        """The people of an address."""

    def first(self, fits: Callable[[Turn[W]], bool]) -> Turn[W] | None:
        fitting = (turn for turn in self.waiting if fits(turn))
        return min(fitting, key=lambda turn: (turn.patience, turn.order), default=None)


class _Circle(Generic[W]):
    """Those who share something evenly."""

    def __init__(self) -> None:
        self._members: dict[str, _Member[W]] = {}
        self._waiting: dict[str, _Member[W]] = {}
        """Those of them of whom something waits."""
        self._now = 0.0
        """What whoever was served last had used."""

    def waiting(self) -> Iterable[_Member[W]]:
        return self._waiting.values()

    def member(self, name: str) -> _Member[W]:
        return self._members.setdefault(name, _Member(self._now))

    def wait(self, name: str, turn: Turn[W]) -> None:
        member = self.member(name)
        if self._is_idle(member):
            member.used = max(member.used, self._now)
        member.waiting.append(turn)
        self._waiting[name] = member

    def next(self, fits: Callable[[Turn[W]], bool]) -> _Member[W] | None:
        found: tuple[float, int, _Member[W]] | None = None
        for member in self._waiting.values():
            turn = member.first(fits)
            if turn is not None and (found is None or (member.used + turn.patience, turn.order) < found[:2]):
                found = member.used + turn.patience, turn.order, member
        return found and found[2]

    def begin(self, name: str, turn: Turn[W]) -> None:
        member = self._members[name]
        self._now = max(self._now, member.used)
        member.used += turn.cost
        member.working += 1
        self.leave(name, turn)

    def leave(self, name: str, turn: Turn[W]) -> None:
        member = self._members[name]
        member.waiting.remove(turn)
        if not member.waiting:
            del self._waiting[name]

    def end(self, name: str) -> None:
        """Forget whoever neither waits nor is served, unless they have used more than the others."""
        if self._is_idle(self._members[name]) and self._members[name].used <= self._now:
            del self._members[name]
        if len(self._members) > MEMBERS:
            self._members = {name: one for name, one in self._members.items() if not self._is_idle(one)}

    def _is_idle(self, member: _Member[W]) -> bool:
        return not member.waiting and not member.working


class FairQueue(Generic[W]):
    """The turns that wait, and who is next."""

    def __init__(self) -> None:
        self._addresses: _Circle[W] = _Circle()
        self._order = itertools.count()

    def put(self, turn: Turn[W]) -> None:
        """Let a turn wait."""
        turn.order, turn.is_waiting = next(self._order), True
        for circle, name in self._path(turn.payer):
            circle.wait(name, turn)

    def take(self, fits: Callable[[Turn[W]], bool] = lambda _: True) -> Turn[W] | None:
        """The next turn of those that fit; it waits no longer."""
        address = self._addresses.next(fits)
        if address is None:
            return None
        person = address.circle.next(fits)
        assert person is not None
        turn = person.first(fits)
        assert turn is not None
        for circle, name in self._path(turn.payer):
            circle.begin(name, turn)
        turn.is_waiting = False
        return turn

    def leave(self, turn: Turn[W]) -> None:
        """Whoever waited has left."""
        turn.is_waiting = False
        for circle, name in self._path(turn.payer):
            circle.leave(name, turn)
        self._end(turn.payer)

    def done(self, turn: Turn[W], seconds: float) -> None:
        """A turn that was taken has ended, after so many seconds."""
        for circle, name in self._path(turn.payer):
            member = circle.member(name)
            member.used += seconds - turn.cost
            member.working -= 1
        self._end(turn.payer)

    def __len__(self) -> int:
        """How many turns wait."""
        return sum(len(address.waiting) for address in self._addresses.waiting())

    def _path(self, payer: Payer) -> list[tuple[_Circle[W], str]]:
        return [(self._addresses, payer.address), (self._addresses.member(payer.address).circle, payer.person)]

    def _end(self, payer: Payer) -> None:
        for circle, name in reversed(self._path(payer)):
            circle.end(name)
