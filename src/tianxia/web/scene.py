"""Scene: all that one viewer sees of one table at one moment, built only from what that seat may know."""

import msgspec

from tianxia.kernel.look import Part, svg
from tianxia.web.live import LiveTable, Viewer


class Choice(msgspec.Struct):
    """One legal action."""

    action: str
    phrase: str
    aim: tuple[str, ...]


class Scene(msgspec.Struct):
    """What is shown."""

    number: int
    at: int
    ply: int
    seat: int
    decider: int
    prompt: str
    board: str
    own: str | None
    seats: list[str]
    names: list[str]
    legal: list[Choice]
    log: list[list[str]]


def make_scene(live: LiveTable, viewer: Viewer, *, ply: int | None = None) -> Scene:
    """The scene of a table for a viewer, now or after so many actions."""
    table = live.table.copy() if ply is None else live.copy_at(ply)
    table.language = viewer.language
    drawing = table.drawing(viewer.seat)
    legal = table.legal() if table.decider == viewer.seat and ply is None else []
    game, box, words = table.game, table.box, table.words
    return Scene(
        number=live.number,
        at=live.at,
        ply=table.ply,
        seat=viewer.seat,
        decider=table.decider,
        prompt=table.prompt(viewer.seat),
        board=_drawn(drawing.board),
        own=_drawn(drawing.own) if drawing.own else None,
        seats=[_drawn(part) for part in drawing.seats],
        names=table.names,
        legal=[Choice(text, game.phrase(box, text, words), game.aim(box, text)) for text in legal],
        log=live.told(viewer)[: table.ply],
    )


def _drawn(part: Part) -> str:
    return svg(part.width, part.height, part.label, *part.nodes, styled=False)
