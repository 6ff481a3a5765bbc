"""Presence: whose page is open at a table, when the others were last there, and how many watch.

It is told but not kept: after a restart "last seen" is what somebody last did at the table. Of several servers each
knows the pages that are open at itself.
"""

import msgspec

from tianxia.kernel.game import SPECTATOR
from tianxia.web.live import LiveTable


class Presence(msgspec.Struct, frozen=True):
    """Who is there."""

    here: list[int]
    """The seats of those whose page is open."""
    seen: dict[int, float]
    """When the others were last there, by seat, in seconds since 1970; nothing of those who never were."""
    watching: int
    """How many others look on."""


def presence_of(live: LiveTable) -> Presence:
    """Who is at a table now."""
    last = {entry.identity: entry.at for entry in live.entries if entry.identity is not None} | live.seen
    people = [seat for seat in live.seats if seat.identity is not None]
    return Presence(
        here=[seat.seat for seat in people if seat.identity in live.here],
        seen={seat.seat: last[seat.identity] for seat in people if seat.identity in last.keys() - live.here},
        watching=len({each.identity for each in live.subscribers if each.seat == SPECTATOR} - live.people),
    )


def tell_presence(live: LiveTable) -> None:
    """Tell all pages of a table who is there."""
    live.notify("presence", presence_of(live))
