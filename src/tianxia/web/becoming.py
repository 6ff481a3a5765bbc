"""Becoming somebody else at a table: a guest who has signed in, or somebody who has had their data deleted."""

from typing import TYPE_CHECKING

from tianxia.store import Entry
from tianxia.store.keeping import BLANK

if TYPE_CHECKING:
    from tianxia.web.live import LiveTable


def become(live: "LiveTable", entry: Entry) -> None:
    """Put the person of an entry into the place of whoever they were; with a name, nothing of that one is left."""
    was, identity = entry.data["was"], entry.identity
    assert identity is not None
    for seat in live.seats:
        if seat.identity == was:
            seat.identity = identity
            seat.name = entry.data.get("name", seat.name)
    if live.row.owner == was:
        live.row.owner = identity
    live.former = {seat: identity if former == was else former for seat, former in live.former.items()}
    if was in live.gathering.watchers:
        live.gathering.watchers = {*live.gathering.watchers, identity} - {was}
    for earlier in live.entries:
        if earlier.identity == was:
            earlier.identity = identity
            if "name" in entry.data and earlier.kind == "chat":
                earlier.data = BLANK
