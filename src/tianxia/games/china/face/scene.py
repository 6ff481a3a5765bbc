"""What the parts of the drawing share: the scrubbed state as plain numbers, and what the rules say of it."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tianxia.games.china.face.ground import Ground, ground
from tianxia.games.china.rules.outlook import write_points, write_room
from tianxia.games.china.rules.scoring import rank_of
from tianxia.games.china.rules.turn import decider
from tianxia.games.china.state import MAX_SEATS, NUM_REGIONS, SIDES, State
from tianxia.games.china.text.position import owners
from tianxia.kernel.game import Box
from tianxia.words import Words

GLYPH_OF = {"purple": "bell", "yellow": "vase", "orange": "knife", "green": "coin", "red": "halberd"}
"""The sign of each colour."""
SMALL = 15
"""The smallest text of the map and the cards: at a board width of 1000 pixels it has more than 11."""

Amounts = tuple[int, ...]
"""A number for each seat."""


@dataclass(frozen=True, eq=False)
class Scene:
    """What a seat sees, to be drawn."""

    box: Box
    s: State
    """Scrubbed for the seat."""
    seat: int
    words: Words

    @cached_property
    def plain(self) -> Words:
        """The words without the names of the seats: what is drawn with them is shared by all tables."""
        return self.words.named(())

    @cached_property
    def seats(self) -> range:
        """All seats."""
        return range(int(self.s.players))

    @cached_property
    def ground(self) -> Ground:
        """Where things lie on the side that is played on."""
        return ground(self.box, SIDES[self.s.side])

    @cached_property
    def decider(self) -> int:
        """Who is to decide."""
        return int(decider(self.s))

    @cached_property
    def is_over(self) -> bool:
        """Is the game over?"""
        return bool(self.s.ended)

    @cached_property
    def houses(self) -> list[int]:
        """Who built on each space; NOBODY where nobody did."""
        return owners(self.box, self.s.houses)

    @cached_property
    def forts(self) -> list[int]:
        """Whose fortress is on each space; NOBODY where there is none."""
        return owners(self.box, self.s.forts)

    @cached_property
    def houses_in(self) -> list[Amounts]:
        """The houses in each region."""
        return _by_seat(self.s.house_counts, self.seats)

    @cached_property
    def emissaries_in(self) -> list[Amounts]:
        """The emissaries in each region."""
        return _by_seat(self.s.emissaries, self.seats)

    @cached_property
    def room(self) -> list[tuple[int, bool]]:
        """How many emissaries each region holds, and is it full of houses?"""
        limits, full = np.zeros((2, NUM_REGIONS), np.int16)
        write_room(self.box.record, self.s, limits, full)
        return [(limit, bool(is_full)) for limit, is_full in zip(limits.tolist(), full.tolist(), strict=True)]

    @cached_property
    def left(self) -> list[tuple[int, int, int]]:
        """The houses, emissaries and fortresses that each seat can still place."""
        s = self.s
        return list(zip(s.houses_left.tolist(), s.emissaries_left.tolist(), s.forts_left.tolist(), strict=True))

    @property
    def points_in(self) -> list[Amounts]:
        """What each region pays for the houses that are there now."""
        return self._points[0]

    @property
    def claims(self) -> list[Amounts]:
        """What each alliance would pay now."""
        return self._points[1]

    @property
    def scores(self) -> Amounts:
        """The points that each seat has."""
        return self._points[2][0]

    @property
    def points_now(self) -> Amounts:
        """What each seat would have if the game ended now."""
        return self._points[2][1]

    @cached_property
    def _points(self) -> list[list[Amounts]]:
        record = self.box.record
        tables = [np.zeros((rows, MAX_SEATS), np.int16) for rows in (NUM_REGIONS, int(record.num_alliances), 2)]
        write_points(record, self.s, *tables)
        return [_by_seat(table, self.seats) for table in tables]

    def rank(self, seat: int) -> int:
        """The place of a seat in a finished game."""
        return int(rank_of(self.s, seat))


def _by_seat(counts: np.ndarray[tuple[int, ...], np.dtype[np.int16]], seats: range) -> list[Amounts]:
    return [tuple(row) for row in counts[:, : len(seats)].tolist()]


def seats_with(words: Words, amounts: Amounts) -> str:
    """Seats and their amounts as a list in words, or `none`."""
    some = [f"{words.seat(seat)} {amount}" for seat, amount in enumerate(amounts) if amount]
    return ", ".join(some) or words("draw-none")
