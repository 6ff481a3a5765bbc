"""Stage: a table as one viewer's pages show it. It knows what it has told them, and tells what is new in steps."""

from collections import deque
from typing import NamedTuple

import msgspec

from tianxia.store import Entry
from tianxia.table import Table
from tianxia.web.asking import asking_of, total_of
from tianxia.web.clocks import time_left
from tianxia.web.lessons import guide_of
from tianxia.web.live import BOARD_KINDS, LiveTable, Viewer, logged
from tianxia.web.paths import WORDS
from tianxia.web.room import room_of
from tianxia.web.scene import (
    Line,
    Scene,
    Step,
    changes,
    choices,
    line_of,
    make_picture,
    make_scene,
    names_of,
    undo_in_words,
)
from tianxia.words import words as web_words

KEPT = 64
"""Steps that are kept for pages that missed some; whoever has missed more gets everything anew."""

STAGES = 16
"""Viewers of one table whose pages are told what changes; more get everything anew each time."""


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
        self.picture = make_picture(table, viewer.seat)

    def catch_up(self) -> None:
        """Find out what has happened since the last time."""
        entries = self._live.entries[self.number :]
        if any(entry.kind in BOARD_KINDS and entry.number not in self._live.recent for entry in entries):
            self._begin()
            return
        is_room_older = any(entry.kind != "act" for entry in entries) or bool(self._room.asks) or self._room.is_paused
        for entry in entries:
            step = self._step(entry, is_last=entry is entries[-1], is_room_older=is_room_older)
            self.number = entry.number
            self._told.append(Told(entry.number, msgspec.json.encode(step)))

    def after(self, number: int) -> list[bytes] | None:
        """The steps after an entry, as they are sent; None if they are not known any more."""
        if number > self.number or number < self.number - len(self._told):
            return None
        return [told.text for told in self._told if told.number > number]

    def _step(self, entry: Entry, *, is_last: bool, is_room_older: bool) -> Step:
        """What an entry changed. An action leaves the room as it is, unless it ends what was asked for, or the game."""
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
            zones = changes(self.picture.parts, picture.parts)
            self.picture = picture
        asking = asking_of(live, viewer, self._t, names, (self.picture.decider, self.picture.prompt))
        is_room_other = is_last and (is_room_older or is_other or live.is_over)
        room = room_of(live, self._t, viewer, names) if is_room_other else self._room
        step = Step(
            number=entry.number,
            version=self._version,
            ply=table.ply,
            decider=asking.decider,
            prompt=asking.prompt,
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
            legal=choices(table) if is_last and asking.is_viewer else [],
            undo=undo_in_words(live, self._t, viewer.seat) if is_last else None,
            total=total_of(live, table, self._t, viewer.seat, names) if is_last and asking.decider < 0 else None,
            lesson=guide_of(live, table, viewer.seat, self.picture),
            time=time_left(live) if is_last else None,
        )
        self._names, self._room = names, room
        return step

    def _line(self, entry: Entry, table: Table) -> Line | None:
        if entry.kind != "act":
            return None
        return line_of(table.session.decider_at(table.ply - 1), logged(table, self._viewer.seat))


def stage_of(live: LiveTable, viewer: Viewer) -> Stage:
    """The stage of a viewer, up to date; that of who has not looked for longest is dropped."""
    stage = live.stages.pop(viewer, None)
    if stage is None:
        stage = Stage(live, viewer)
    else:
        stage.catch_up()
    live.stages[viewer] = stage
    if len(live.stages) > STAGES:
        del live.stages[next(iter(live.stages))]
    return stage


def scene_now(live: LiveTable, viewer: Viewer) -> Scene:
    """All that a viewer sees now, from what is drawn for them already."""
    return make_scene(live, viewer, picture=stage_of(live, viewer).picture)
