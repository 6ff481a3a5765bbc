"""Stage: a table as one viewer's pages show it. It knows what it has told them, and tells what is new in steps."""

from collections import deque
from typing import NamedTuple

import msgspec

from tianxia.store import Entry
from tianxia.table import Table
from tianxia.web.live import BOARD_KINDS, LiveTable, Viewer, logged
from tianxia.web.paths import WORDS
from tianxia.web.room import room_of
from tianxia.web.scene import (
    Line,
    Picture,
    Step,
    changes,
    choices,
    line_of,
    make_picture,
    names_of,
    total_of,
    undo_in_words,
)
from tianxia.words import words as web_words

KEPT = 64
"""Steps that are kept for pages that missed some; whoever has missed more gets everything anew."""


class Told(NamedTuple):
    """A step as it is sent."""

    number: int
    text: bytes


class Stage:
    """What the pages of one viewer know of a table. It is brought up to date by `catch_up`, under the table's lock."""

    def __init__(self, live: LiveTable, viewer: Viewer) -> None:
        self._live = live
        self._viewer = viewer
        self._t = web_words(viewer.language, WORDS)
        self._told: deque[Told] = deque(maxlen=KEPT)
        self._begin()

    def _begin(self) -> None:
        """Know everything as it is now; what was told before is no help any more."""
        live, viewer = self._live, self._viewer
        table = live.localized(viewer.language)
        self._told.clear()
        self.number = live.number
        self._version = live.version
        self._session = table.session
        self._names = names_of(table)
        self._room = room_of(live, self._t, viewer, self._names)
        self._remember(make_picture(table, viewer.seat))

    def _remember(self, picture: Picture) -> None:
        self.picture = picture
        self._drawn = picture.drawn
        self._labels = {name: part.label for name, part in picture.parts.items()}

    def catch_up(self) -> None:
        """Find out what has happened since the last time."""
        entries = self._live.entries[self.number :]
        if any(entry.kind in BOARD_KINDS and entry.number not in self._live.recent for entry in entries):
            self._begin()
            return
        for entry in entries:
            step = self._step(entry, is_last=entry is entries[-1])
            self.number = entry.number
            self._told.append(Told(entry.number, msgspec.json.encode(step)))

    def after(self, number: int) -> list[bytes] | None:
        """The steps after an entry, as they are sent; None if they are not known any more."""
        if number > self.number or number < self.number - len(self._told):
            return None
        return [told.text for told in self._told if told.number > number]

    def _step(self, entry: Entry, *, is_last: bool) -> Step:
        live, viewer = self._live, self._viewer
        if entry.kind in BOARD_KINDS:
            self._version, self._session = entry.number, live.recent[entry.number]
        table = live.localized(viewer.language)
        table.session = self._session.copy()
        names = names_of(table)
        is_other = names != self._names
        zones = {}
        if entry.kind in BOARD_KINDS or is_other:
            picture = make_picture(table, viewer.seat)
            zones = changes(self._drawn, picture.parts, self._labels)
            self._remember(picture)
        decider = self.picture.decider
        room = room_of(live, self._t, viewer, names) if is_last else self._room
        step = Step(
            number=entry.number,
            version=self._version,
            ply=table.ply,
            decider=decider,
            prompt=self.picture.prompt,
            kind=self.picture.kind,
            last=self.picture.last,
            standing=self.picture.standing,
            moments=self.picture.moments if entry.kind == "act" else [],
            is_last=is_last,
            line=self._line(entry, table),
            zones=zones,
            help=table.words(f"help-{self.picture.kind}") if is_last else None,
            names=names if is_other else None,
            room=room if room != self._room else None,
            legal=choices(table) if is_last and decider == viewer.seat else [],
            undo=undo_in_words(live, self._t, viewer.seat) if is_last else None,
            total=total_of(table, self._t, viewer.seat) if is_last and decider < 0 else None,
        )
        self._names, self._room = names, room
        return step

    def _line(self, entry: Entry, table: Table) -> Line | None:
        if entry.kind != "act":
            return None
        return line_of(table.session.decider_at(table.ply - 1), logged(table, self._viewer.seat))
