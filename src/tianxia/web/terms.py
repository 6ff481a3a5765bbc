"""Terms: what is agreed on for a table when it is set, beside the options of its game."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from tianxia.store import Seat

if TYPE_CHECKING:
    from tianxia.web.live import LiveTable

WAITS: dict[str, float | None] = {"minutes": 600.0, "day": 86_400.0, "days": 3 * 86_400.0, "never": None}
"""How many seconds a player may be waited for before the others may ask for a bot in their place, by name."""

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


class Time(NamedTuple):
    """How much time a seat has to decide."""

    reserve: float
    """Seconds it has at first, and never more."""
    more: float
    """Seconds that every turn adds at its end."""


CLOCKS: dict[str, Time | None] = {
    "none": None,
    "5-minutes": Time(5 * MINUTE, 5 * MINUTE),
    "1-day": Time(DAY, DAY),
    "3-days": Time(3 * DAY, 3 * DAY),
    "7-days": Time(7 * DAY, 7 * DAY),
    "20-minutes-and-30-seconds": Time(20 * MINUTE, 30.0),
    "3-days-and-12-hours": Time(3 * DAY, 12 * HOUR),
}
"""The clocks by name. One of so much a turn is a reserve that every turn fills again."""

ENDS = ("bot", "resign")
"""What happens when somebody's time is up: a bot plays until they are back, or the seat resigns."""

MACHINES = ("bot", "program")
"""Kinds of seats at which no person sits or may sit down."""


class Terms(msgspec.Struct, frozen=True):
    """What holds at a table. The defaults are those of a table that was set before there were terms."""

    wait: str = "day"
    """One of WAITS."""
    hints: bool = False
    """May people ask for hints, and be warned by the coach, against each other? Against bots everybody may."""
    box: str = ""
    """The name of the box it is played with, if that is somebody's own."""
    clock: str = "none"
    """One of CLOCKS."""
    end: str = "bot"
    """One of ENDS."""

    @property
    def time(self) -> Time | None:
        """How much time everybody has; None: as much as they like."""
        return CLOCKS[self.clock]

    @property
    def seconds(self) -> float | None:
        """How long a player may be waited for; None: for ever."""
        return WAITS[self.wait]


def usual_wait(seats: Iterable[Seat]) -> str:
    """How long a table waits for somebody unless it is said: friends who got a link play over days, others tonight."""
    return "day" if any(seat.kind == "invite" for seat in seats) else "minutes"


def is_person(seat: Seat) -> bool:
    """Does a person sit there, also if a bot plays for them?"""
    return seat.identity is not None and seat.kind not in MACHINES


def has_people(live: "LiveTable") -> bool:
    """Do two or more people play here, or may they?"""
    return sum(seat.kind not in MACHINES for seat in live.seats) > 1


def are_hints_allowed(live: "LiveTable") -> bool:
    """May somebody who sits here be helped by a search?"""
    return live.terms.hints or not has_people(live)
