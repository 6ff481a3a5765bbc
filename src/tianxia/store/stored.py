"""What belongs together of what is kept."""

from collections.abc import Sequence
from typing import NamedTuple

from tianxia.store.models import Downtime, Entry, Game, Seat, Snapshot


class Stored(NamedTuple):
    """All that is kept of one game."""

    game: Game
    seats: list[Seat]
    entries: list[Entry]
    snapshots: list[Snapshot]
    box: str = ""
    """The file of its box, if it is not the standard one."""
    downtimes: Sequence[Downtime] = ()
    """When no server ran; more may be added."""


class Listed(NamedTuple):
    """A game in a list, with its seats."""

    game: Game
    seats: list[Seat]
