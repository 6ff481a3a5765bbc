"""Scene: all that one viewer sees of one table at one moment, ready to be sent.

A scene is made from the view of a seat and from records scrubbed for it, never from the whole state, so it can hold no
secret. What an action of another was done with is shown only where it lies open on the viewer's own board.
"""

import re
from collections.abc import Iterable
from weakref import WeakKeyDictionary

import msgspec
from markupsafe import Markup

from tianxia.look import Part, svg
from tianxia.table import Table
from tianxia.web.live import LiveTable, Told, Viewer
from tianxia.web.room import Room, room_of


class Choice(msgspec.Struct, frozen=True):
    """A legal action: what is sent, how it reads, and what a person points at for it, in order."""

    action: str
    phrase: str
    aim: tuple[str, ...]


class Leaf(msgspec.Struct, frozen=True):
    """A page of the game's book (`kernel.game.Page`)."""

    name: str
    title: str
    text: str
    lines: tuple[str, ...]


class Line(msgspec.Struct, frozen=True):
    """An action in the log: whose it was and what it caused, as the viewer may know it."""

    seat: int
    told: list[str]
    pages: list[Leaf]
    """What it opened of the game's book."""


class Total(msgspec.Struct, frozen=True):
    """The end of a game: where the points came from, and who won."""

    rows: list[tuple[str, tuple[int | str, ...]]]
    notes: list[str]
    winners: tuple[int, ...]
    """None in a game for one: its notes say whether it was won."""


class Scene(msgspec.Struct, frozen=True):
    """What is shown."""

    number: int
    """The last entry of the table that this scene knows of."""
    at: int
    """What an action must name to be timely."""
    ply: int
    seat: int
    """Whose eyes these are; -1 is a spectator."""
    decider: int
    """The seat that decides, or -1 when the game is over."""
    names: list[str]
    prompt: str
    kind: str
    """The kind of decision that is asked for."""
    help: str
    """What one should know for it."""
    board: str
    own: str | None
    seats: list[str]
    text: str
    """The board in words, for those who listen."""
    legal: list[Choice]
    """The legal actions, if the viewer decides."""
    last: list[str]
    """The targets of the last action that the viewer can see."""
    log: list[Line]
    total: Total | None
    room: Room


_NEWEST: WeakKeyDictionary[LiveTable, dict[Viewer, Scene]] = WeakKeyDictionary()
"""Whoever acts is told at once and hears of it a moment later: the same scene."""


def make_scene(live: LiveTable, viewer: Viewer, *, ply: int | None = None) -> Scene:
    """The scene of a table for a viewer: now, or after so many actions, to look at."""
    if ply is not None:
        return _scene(live, viewer, ply)
    known = _NEWEST.setdefault(live, {})
    scene = known.get(viewer)
    if scene is None or scene.number != live.number:
        known[viewer] = scene = _scene(live, viewer, None)
    return scene


def _scene(live: LiveTable, viewer: Viewer, ply: int | None) -> Scene:
    table = live.dressed(viewer.language, ply)
    seat, game, box, words = viewer.seat, table.game, table.box, table.words
    s = table.scrubbed(seat)
    kind = game.decisions[s.decision]
    drawing = game.draw(box, s, seat, words)
    board, own = _drawn(drawing.board), _drawn(drawing.own) if drawing.own else None
    seats = [_drawn(part) for part in drawing.seats]
    told = live.told(viewer)[: table.ply]
    names = [words.seat(other) for other in range(table.players)]
    return Scene(
        number=live.number,
        at=live.at,
        ply=table.ply,
        seat=seat,
        decider=table.decider,
        names=names,
        prompt=game.prompt(box, s, seat, words),
        kind=kind,
        help=words(f"help-{kind}"),
        board=board,
        own=own,
        seats=seats,
        text=game.board(box, s, seat, words),
        legal=_choices(table, seat) if ply is None else [],
        last=_last(table, live.deciders, seat, [board, *seats], own),
        log=[_line(decider, each) for decider, each in zip(live.deciders, told, strict=False)],
        total=_total(table, seat),
        room=room_of(live, viewer, names),
    )


def targets_in(drawings: Iterable[str]) -> set[str]:
    """The names of all that can be pointed at in drawings.

    >>> sorted(targets_in(['<g data-target="wei3"></g><g data-target="hand-red"></g>']))
    ['hand-red', 'wei3']
    """
    return {str(Markup(name).unescape()) for drawing in drawings for name in _TARGET.findall(drawing)}


_TARGET = re.compile('data-target="([^"]*)"')


def _drawn(part: Part) -> str:
    return svg(part.width, part.height, part.label, *part.nodes, styled=False)


def _line(seat: int, told: Told) -> Line:
    return Line(seat, told.lines, [Leaf(page.name, page.title, page.text, page.lines) for page in told.pages])


def _choices(table: Table, seat: int) -> list[Choice]:
    """The legal actions of a seat; none if another decides."""
    if table.is_over or seat != table.decider:
        return []
    game, box, words = table.game, table.box, table.words
    return [Choice(text, game.phrase(box, text, words), game.targets(box, text)) for text in table.legal()]


def _last(table: Table, deciders: list[int], seat: int, shared: list[str], own: str | None) -> list[str]:
    """What the last action was done with, as far as it lies open: the hand of another is not the viewer's own."""
    if not table.ply:
        return []
    is_own = deciders[table.ply - 1] == seat
    visible = targets_in([*shared, own or ""] if is_own else shared)
    action = table.game.format_action(table.box, table.action_ids[-1])
    return [name for name in table.game.targets(table.box, action) if name in visible]


def _total(table: Table, seat: int) -> Total | None:
    standing = table.standing
    if standing is None:
        return None
    sheet = table.game.score_sheet(table.box, table.scrubbed(), table.words)
    return Total(sheet.rows, sheet.notes, standing.winners if table.players > 1 else ())
