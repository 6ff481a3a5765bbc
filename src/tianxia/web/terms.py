"""Terms: what is agreed on for a table when it is set, beside the options of its game."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from tianxia.store import Seat

if TYPE_CHECKING:
    from tianxia.web.live import LiveTable

WAITS: dict[str, float | None] = {"minutes": 600.0, "day": 86_400.0, "days": 3 * 86_400.0, "never": None}
"""How many seconds a player may be waited for before the others may ask for a bot in their place, by name."""

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
