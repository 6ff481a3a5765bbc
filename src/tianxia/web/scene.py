"""Scene and Step: what a viewer is sent of a table, all of it once and then what changes.

Both are made from records scrubbed for the viewer, never from the whole state, so they can hold no secret. What an
action of another was done with is shown only where it lies open on the viewer's own board.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from typing import NamedTuple

import msgspec
from markupsafe import Markup

from tianxia.kernel.game import SPECTATOR, Box, Game
from tianxia.kernel.rule import INTERPRET
from tianxia.kernel.targets import targets_named
from tianxia.look import Frame, Layout, Part
from tianxia.table import Table
from tianxia.web.asking import Asking, asking_of, total_of
from tianxia.web.clocks import TimeLeft, time_left
from tianxia.web.grounds import ground_of
from tianxia.web.lessons import Guide, guide_of
from tianxia.web.live import LiveTable, Logged, Viewer
from tianxia.web.paths import WORDS
from tianxia.web.room import Room, room_of
from tianxia.web.undoing import Undo, undo_of
from tianxia.words import Words
from tianxia.words import words as web_words

CHOICES = 1 << 14
"""Choices whose words are kept: of the hundreds at a decision most were there at the one before."""

NODES = 1 << 16
"""Pieces whose targets are known without looking for them again."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action: what is sent, how it reads, and what a person points at for it (`Game.targets`)."""

    action: str
    phrase: str
    aim: tuple[str, ...]
    effect: str = ""
    """What it would do (`kernel.effects`)."""


class Leaf(msgspec.Struct, frozen=True):
    """A page of the game's book (`kernel.game.Page`)."""

    name: str
    line: str
    title: str
    text: str
    lines: tuple[str, ...]
    ways: tuple[str, ...]
    picture: str


class Line(msgspec.Struct, frozen=True):
    """An action in the log: whose it was and what it caused, as the viewer may know it."""

    seat: int
    lines: list[str]
    pages: list[Leaf]
    """What it opened of the game's book."""


class Show(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that deserves a look (`kernel.game.Moment`)."""

    kind: str
    title: str
    lines: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    places: tuple[str, ...] = ()


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table (`look.Part`) without its ground: each of its pieces as key and SVG, in painting order.

    Where there are blocks, a piece names its own too.
    """

    width: float
    height: float
    label: str
    pieces: list[tuple[str, ...]]
    blocks: list[tuple[str, tuple[Frame, ...]]] = []
    """Name, and where it lies in each layout."""
    layouts: tuple[Layout, ...] = ()


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an entry changed in a zone."""

    put: list[list[str | None]] = []
    """`[key, SVG]`: a piece looks like this now. `[key, SVG, before, origin]`: a piece is new, or stands elsewhere in
    the painting order, before the piece of that key (None: at the end), and comes from its origin. `[key, SVG, before,
    origin, block]`: the same in a part with blocks. To be done in this order."""
    gone: list[str] = []
    """Keys."""
    label: str | None = None


class Now(msgspec.Struct, frozen=True, kw_only=True):
    """How things stand."""

    number: int
    """The last entry of the table that this knows of."""
    version: int
    """What an action must name to be timely."""
    ply: int
    decider: int
    """The seat that decides, or -1 when the game is over."""
    prompt: str
    kind: str
    """The kind of decision that is asked for."""
    last: list[str] = []
    """The targets of the last action that the viewer can see."""
    legal: list[Choice] = []
    """The legal actions, if the viewer decides."""
    standing: Show | None = None
    """What goes on: a conflict in which somebody has still to decide."""
    undo: Undo | None = None
    """What the viewer may take back, the reason in words; nothing for a spectator."""
    total: str | None = None
    """Of a finished game: where the points came from, as HTML."""
    lesson: Guide | None = None
    """What the card of a lesson says to whoever learns."""
    time: TimeLeft | None = None
    """How much time everybody has, at a table with clocks."""


class Scene(Now, frozen=True, kw_only=True):
    """All that is shown."""

    seat: int
    """Whose eyes these are; -1 is a spectator."""
    names: list[str]
    help: str
    """What one should know for the decision."""
    ground: str
    """The name of what never changes of the zones (`grounds.py`)."""
    zones: dict[str, Zone]
    log: list[Line]
    room: Room


class Step(Now, frozen=True, kw_only=True, omit_defaults=True):
    """What one entry of the table changed. Of several at once only the last says what may be chosen and taken back."""

    is_last: bool
    line: Line | None = None
    """What it added to the log. An entry without a line that changes `ply` has taken actions back."""
    moments: list[Show] = []
    """What it caused that deserves a look."""
    zones: dict[str, Change] = {}
    help: str | None = None
    names: list[str] | None = None
    """If they are others now."""
    room: Room | None = None
    """If something has changed there."""


class Picture(NamedTuple):
    """A moment of a table, drawn."""

    parts: Mapping[str, Part]
    decider: int
    prompt: str
    kind: str
    last: list[str]
    standing: Show | None
    moments: list[Show]

    @property
    def names(self) -> list[str]:
        """The keys of all pieces and the names of all targets."""
        keys = {piece.key for part in self.parts.values() for piece in part.pieces}
        return sorted(keys | targets_in(node for part in self.parts.values() for node in part.nodes))


def make_picture(table: Table, seat: int) -> Picture:
    """A table as a seat sees it."""
    game, s = table.game, table.scrubbed(seat)
    box, words = table.box, table.words
    parts = game.draw(box, s, seat, words).parts
    standing = game.standing(box, s, seat, words)
    return Picture(
        parts=parts,
        decider=int(game.rules.decider(s)),
        prompt=game.prompt(box, s, seat, words),
        kind=game.decisions[s.decision],
        last=_last(table, seat, parts),
        standing=Show(*standing) if standing else None,
        moments=[Show(*moment) for moment in game.moments(box, s, words)] if table.ply else [],
    )


def make_scene(live: LiveTable, viewer: Viewer, *, ply: int | None = None, picture: Picture | None = None) -> Scene:
    """The scene of a table for a viewer: now, or after the first `ply` actions; drawn unless it is given."""
    table = live.localized(viewer.language, ply)
    picture, words = picture or make_picture(table, viewer.seat), table.words
    t, names = web_words(viewer.language, WORDS), names_of(table)
    logged = live.log(viewer)[: table.ply]
    is_now = ply is None
    told = (picture.decider, picture.prompt)
    asking = asking_of(live, viewer, t, names, told) if is_now else Asking(*told, False)
    return Scene(
        number=live.number,
        version=live.version,
        ply=table.ply,
        decider=asking.decider,
        prompt=asking.prompt,
        kind=picture.kind,
        last=picture.last,
        standing=picture.standing,
        legal=choices(table) if asking.is_viewer else [],
        undo=undo_in_words(live, t, viewer.seat) if is_now else None,
        total=total_of(live, table, t, viewer.seat, names) if asking.decider < 0 else None,
        lesson=guide_of(live, table, viewer.seat, picture) if is_now else None,
        time=time_left(live) if is_now else None,
        seat=viewer.seat,
        names=names,
        help=words(f"help-{picture.kind}"),
        ground=ground_of(picture.parts),
        zones={name: _zone(part) for name, part in picture.parts.items()},
        log=[line_of(moment.decider, each) for moment, each in zip(table.session.history, logged, strict=True)],
        room=room_of(live, t, viewer, names),
    )


def changes(before: Mapping[str, Part], parts: Mapping[str, Part]) -> dict[str, Change]:
    """What has changed in each zone since it was drawn like this."""
    found = {name: _change(before.get(name, _NOTHING), part) for name, part in parts.items()}
    return {name: change for name, change in found.items() if change != _NO_CHANGE}


def _change(earlier: Part, part: Part) -> Change:
    if part.pieces == earlier.pieces and part.label == earlier.label:  # most are the same objects: that is seen at once
        return _NO_CHANGE
    before = {piece.key: piece for piece in earlier.pieces}
    now = {piece.key: piece.block for piece in part.pieces}
    kept = [key for key, piece in before.items() if now.get(key) == piece.block]
    in_place = set(kept)
    in_order = [piece.key for piece in part.pieces if piece.key in in_place]
    same = next((i for i, (a, b) in enumerate(zip(kept, in_order, strict=True)) if a != b), len(kept))
    settled = set(kept[:same])
    put: list[list[str | None]] = []
    following: str | None = None
    for piece in reversed(part.pieces):
        if piece.key not in settled:
            put.append([piece.key, str(piece.drawn), following, piece.origin, *_named(piece.block)])
        elif before[piece.key].drawn != piece.drawn:
            put.append([piece.key, str(piece.drawn)])
        following = piece.key
    label = part.label if part.label != earlier.label else None
    return Change(put, [key for key in before if key not in now], label)


_NOTHING = Part(0, 0, "", (), ())
_NO_CHANGE = Change()


def _named(block: str) -> tuple[str, ...]:
    """The name of a block, where there are blocks."""
    return (block,) if block else ()


def targets_in(drawings: Iterable[str]) -> set[str]:
    """The names of all that can be pointed at in drawings.

    >>> sorted(targets_in(['<g data-target="wei3"></g><g data-target="hand-red"></g>']))
    ['hand-red', 'wei3']
    """
    return set().union(*map(_targets_of, drawings))


@lru_cache(NODES)
def _targets_of(drawing: str) -> frozenset[str]:
    return frozenset(str(Markup(name).unescape()) for name in _TARGET.findall(drawing))


_TARGET = re.compile('data-target="([^"]*)"')


def names_of(table: Table) -> list[str]:
    """What the seats are called."""
    return [table.words.seat(seat) for seat in range(table.players)]


def line_of(seat: int, logged: Logged) -> Line:
    """An action as a line of the log."""
    return Line(seat, logged.lines, [Leaf(*page) for page in logged.pages])


def choices(table: Table) -> list[Choice]:
    """The legal actions, for the seat that decides."""
    game, box, words = table.game, table.box, table.words
    texts, s = table.legal(), table.scrubbed(table.decider)
    # Plain Python takes up to a second to try the hundreds: what may be chosen glows alike until rules are compiled.
    effects = [""] * len(texts) if INTERPRET else game.effects(box, s, table.session.legal)
    phrases = game.phrases(box, s, words) if game.phrases else {}
    return [
        _choice(game, box, text, words, effect, phrases.get(text)) for text, effect in zip(texts, effects, strict=True)
    ]


@lru_cache(CHOICES)
def _choice(game: Game, box: Box, text: str, words: Words, effect: str, phrase: str | None) -> Choice:
    return Choice(text, phrase or game.phrase(box, text, words), game.targets(box, text), effect)


def undo_in_words(live: LiveTable, t: Words, seat: int) -> Undo | None:
    """What a seat may take back, the reason in words; nothing for a spectator."""
    if seat == SPECTATOR:
        return None
    may = undo_of(live, seat)
    return msgspec.structs.replace(may, reason=t(f"error-{may.reason}")) if may.reason else may


def _zone(part: Part) -> Zone:
    pieces = [(piece.key, str(piece.drawn), *_named(piece.block)) for piece in part.pieces]
    blocks = [(block.name, block.frames) for block in part.blocks]
    return Zone(part.width, part.height, part.label, pieces, blocks, part.layouts)


def _last(table: Table, seat: int, parts: Mapping[str, Part]) -> list[str]:
    """What the last action was done with, as far as it lies open: the hand of another is not the viewer's own."""
    if not table.ply:
        return []
    is_own = table.session.decider_at(table.ply - 1) == seat
    action = table.game.format_action(table.box, table.session.last_action)
    open_parts = [part for name, part in parts.items() if is_own or name != "own"]
    named = targets_named(table.game.targets(table.box, action))
    return [name for name in named if any(_has_target(part, name) for part in open_parts)]


def _has_target(part: Part, name: str) -> bool:
    sign = f'data-target="{escape(name)}"'
    return any(sign in piece.drawn for piece in part.pieces) or any(sign in node for node in part.grounds)
