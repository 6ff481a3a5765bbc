"""Scene and Step: what a viewer is sent of a table, all of it once and then what changes.

Both are made from records scrubbed for the viewer, never from the whole state, so they can hold no secret. What an
action of another was done with is shown only where it lies open on the viewer's own board.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

import msgspec
from markupsafe import Markup

from tianxia.kernel.game import SPECTATOR, Box, Game
from tianxia.kernel.rule import INTERPRET
from tianxia.kernel.targets import targets_named
from tianxia.look import Frame, Layout, Part, Piece
from tianxia.table import Table
from tianxia.web.live import LiveTable, Logged, Viewer
from tianxia.web.pages.total import total_table
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
    title: str
    text: str
    lines: tuple[str, ...]


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
    """A part of the table (`look.Part`): its ground, and each of its pieces as key and SVG, in painting order.

    Where there are blocks, a piece names its own too.
    """

    width: float
    height: float
    label: str
    ground: str
    pieces: list[tuple[str, ...]]
    blocks: list[tuple[str, str, tuple[Frame, ...]]] = []
    """Name, ground, and where it lies in each layout."""
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


class Scene(Now, frozen=True, kw_only=True):
    """All that is shown."""

    seat: int
    """Whose eyes these are; -1 is a spectator."""
    names: list[str]
    help: str
    """What one should know for the decision."""
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


Drawn = dict[str, dict[str, Piece]]
"""The pieces of a drawing by zone and key."""


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
    def drawn(self) -> Drawn:
        """The pieces by zone and key."""
        return {name: {piece.key: piece for piece in part.pieces} for name, part in self.parts.items()}


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
    return Scene(
        number=live.number,
        version=live.version,
        ply=table.ply,
        decider=picture.decider,
        prompt=picture.prompt,
        kind=picture.kind,
        last=picture.last,
        standing=picture.standing,
        legal=choices(table) if is_now and viewer.seat == picture.decider else [],
        undo=undo_in_words(live, t, viewer.seat) if is_now else None,
        total=total_of(table, t, viewer.seat) if picture.decider < 0 else None,
        seat=viewer.seat,
        names=names,
        help=words(f"help-{picture.kind}"),
        zones={name: _zone(part) for name, part in picture.parts.items()},
        log=[line_of(moment.decider, each) for moment, each in zip(table.session.history, logged, strict=True)],
        room=room_of(live, t, viewer, names),
    )


def changes(before: Drawn, parts: Mapping[str, Part], labels: Mapping[str, str]) -> dict[str, Change]:
    """What has changed in each zone since pieces and labels were these."""
    found = {name: _change(before.get(name, {}), part, labels.get(name)) for name, part in parts.items()}
    return {name: change for name, change in found.items() if change != Change()}


def _change(before: dict[str, Piece], part: Part, label: str | None) -> Change:
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
    return Change(put, [key for key in before if key not in now], part.label if part.label != label else None)


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
    return Line(seat, logged.lines, [Leaf(page.name, page.title, page.text, page.lines) for page in logged.pages])


def choices(table: Table) -> list[Choice]:
    """The legal actions, for the seat that decides."""
    game, box, words = table.game, table.box, table.words
    texts = table.legal()
    # Plain Python takes up to a second to try the hundreds: what may be chosen glows alike until rules are compiled.
    effects = [""] * len(texts) if INTERPRET else game.effects(box, table.scrubbed(table.decider), table.session.legal)
    return [_choice(game, box, text, words, effect) for text, effect in zip(texts, effects, strict=True)]


@lru_cache(CHOICES)
def _choice(game: Game, box: Box, text: str, words: Words, effect: str) -> Choice:
    return Choice(text, game.phrase(box, text, words), game.targets(box, text), effect)


def total_of(table: Table, t: Words, seat: int) -> str:
    """The score sheet of a finished game and the verdict for a seat, as HTML."""
    return "".join(total_table(t, table, seat).iter_chunks())


def undo_in_words(live: LiveTable, t: Words, seat: int) -> Undo | None:
    """What a seat may take back, the reason in words; nothing for a spectator."""
    if seat == SPECTATOR:
        return None
    may = undo_of(live, seat)
    return msgspec.structs.replace(may, reason=t(f"error-{may.reason}")) if may.reason else may


def _zone(part: Part) -> Zone:
    pieces = [(piece.key, str(piece.drawn), *_named(piece.block)) for piece in part.pieces]
    blocks = [(block.name, "".join(block.ground), block.frames) for block in part.blocks]
    return Zone(part.width, part.height, part.label, "".join(part.ground), pieces, blocks, part.layouts)


def _last(table: Table, seat: int, parts: Mapping[str, Part]) -> list[str]:
    """What the last action was done with, as far as it lies open: the hand of another is not the viewer's own."""
    if not table.ply:
        return []
    is_own = table.session.decider_at(table.ply - 1) == seat
    action = table.game.format_action(table.box, table.session.last_action)
    named = targets_named(table.game.targets(table.box, action))
    nodes = [node for name, part in parts.items() if is_own or name != "own" for node in part.nodes]
    there = set().union(*map(_targets_of, nodes))
    return [name for name in named if name in there]
