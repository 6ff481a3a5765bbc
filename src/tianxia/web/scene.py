"""Scene: all that one viewer sees of one table at one moment, ready to be sent.

A scene is made from the view of a seat and from records scrubbed for it, never from the whole state, so it can hold no
secret. What an action of another was done with is shown only where it lies open on the viewer's own board.
"""

import re
from collections.abc import Iterable

import msgspec
from markupsafe import Markup

from tianxia.look import Part, svg
from tianxia.table import Table
from tianxia.web.live import LiveTable, Logged, Viewer
from tianxia.web.pages.total import total_table
from tianxia.web.paths import WORDS
from tianxia.web.room import Room, room_of
from tianxia.words import words as web_words


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
    lines: list[str]
    pages: list[Leaf]
    """What it opened of the game's book."""


class Scene(msgspec.Struct, frozen=True):
    """What is shown."""

    number: int
    """The last entry of the table that this scene knows of."""
    version: int
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
    total: str | None
    """Of a finished game: where the points came from, as HTML."""
    room: Room


KEPT_SCENES = 16
"""Scenes of one table that are kept until something happens: several pages of one viewer ask for the same one."""


def make_scene(live: LiveTable, viewer: Viewer, *, ply: int | None = None) -> Scene:
    """The scene of a table for a viewer: now, or after the first `ply` actions, to look at."""
    scene = live.scenes.get((viewer, ply))
    if scene is None:
        if len(live.scenes) >= KEPT_SCENES:
            live.scenes.clear()
        scene = live.scenes[viewer, ply] = _scene(live, viewer, ply)
    return scene


def _scene(live: LiveTable, viewer: Viewer, ply: int | None) -> Scene:
    table = live.localized(viewer.language, ply)
    seat, game, box, words = viewer.seat, table.game, table.box, table.words
    s = table.scrubbed(seat)
    kind = game.decisions[s.decision]
    drawing = game.draw(box, s, seat, words)
    board, own = _drawn(drawing.board), _drawn(drawing.own) if drawing.own else None
    seats = [_drawn(part) for part in drawing.seats]
    t = web_words(viewer.language, WORDS)
    history = table.session.history
    logged = live.log(viewer)[: table.ply]
    names = [words.seat(other) for other in range(table.players)]
    return Scene(
        number=live.number,
        version=live.version,
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
        last=_last(table, seat, [board, *seats], own),
        log=[_line(moment.decider, each) for moment, each in zip(history, logged, strict=True)],
        total="".join(total_table(t, table).iter_chunks()) if table.is_over else None,
        room=room_of(live, t, viewer, names),
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


def _line(seat: int, logged: Logged) -> Line:
    return Line(seat, logged.lines, [Leaf(page.name, page.title, page.text, page.lines) for page in logged.pages])


def _choices(table: Table, seat: int) -> list[Choice]:
    """The legal actions of a seat; none if another decides."""
    if table.is_over or seat != table.decider:
        return []
    game, box, words = table.game, table.box, table.words
    return [Choice(text, game.phrase(box, text, words), game.targets(box, text)) for text in table.legal()]


def _last(table: Table, seat: int, shared: list[str], own: str | None) -> list[str]:
    """What the last action was done with, as far as it lies open: the hand of another is not the viewer's own."""
    if not table.ply:
        return []
    is_own = table.session.decider_at(table.ply - 1) == seat
    visible = targets_in([*shared, own or ""] if is_own else shared)
    action = table.game.format_action(table.box, table.session.last_action)
    return [name for name in table.game.targets(table.box, action) if name in visible]
