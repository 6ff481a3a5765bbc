"""Gathering: a table before its game is dealt. Who is ready, what their browsers have added, who may watch."""

from collections.abc import Iterable

from tianxia.kernel.deal import Deal, commitment_to
from tianxia.store import Entry, Game, Seat
from tianxia.web.terms import is_person

EMPTY = ("invite", "open")
"""Kinds of seats that wait for somebody."""


class Gathering:
    """What the entries of a table say about its beginning, folded one after the other."""

    def __init__(self, row: Game) -> None:
        self._row = row
        self.is_waiting = row.secret is not None
        """Is nothing dealt yet?"""
        self.ready: set[int] = set()
        """The seats whose people are ready, one a person."""
        self.entropy: dict[int, str] = {}
        """What browsers have added, by the first seat of their person."""
        self.was: dict[int, str] = {}
        """What a seat that somebody has taken was before, and is again when they leave."""
        self.watchers: set[str] = set()
        """Who was let in to watch."""
        self.offered: set[int] = set()
        """The seats of friends at the host's screen that whoever comes by the link may take."""

    @property
    def commitment(self) -> str:
        """What is published of the secret; empty at a table that was dealt without one."""
        return "" if self._row.secret is None else commitment_to(bytes.fromhex(self._row.secret))

    @property
    def deal(self) -> Deal:
        """What the game is dealt from; only where there is a secret."""
        assert self._row.secret is not None
        entropy = tuple(self.entropy.get(seat, "") for seat in range(self._row.players))
        return Deal(self._row.id, self.commitment, entropy, self._row.secret)

    def fold(self, entry: Entry) -> None:
        """Take an entry into account."""
        if entry.kind == "seat":
            self.offered.discard(entry.data["seat"])
        match entry.kind:
            case "seat" if self.is_waiting:  # whoever comes adds their own
                seat = entry.data["seat"]
                self.ready.discard(seat)
                self.entropy.pop(seat, None)
                if "was" in entry.data:
                    self.was[seat] = entry.data["was"]
            case "ready":
                (self.ready.add if entry.data["yes"] else self.ready.discard)(entry.seat)
            case "entropy":
                self.entropy[entry.seat] = entry.data["added"]
            case "watch" if entry.identity is not None:
                self.watchers.add(entry.identity)
            case "offer":
                self.offered.add(entry.seat)
            case "start":
                self.is_waiting = False


def must_gather(seats: Iterable[Seat]) -> bool:
    """Does a new table wait before it is dealt, because seats are empty or several people play?"""
    known = list(seats)
    return any(seat.kind in EMPTY for seat in known) or len({seat.identity for seat in known if is_person(seat)}) > 1
