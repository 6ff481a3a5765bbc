"""A drawing in parts that a page can lay out, and a drawing as one SVG."""

from typing import NamedTuple

from tianxia.look.colours import STYLE, Theme
from tianxia.look.shapes import Element, Node, group, readable, rounded, tag


class Part(NamedTuple):
    """A piece of a drawing that can stand alone: its size, what it is in words, and what is in it."""

    width: float
    height: float
    label: str
    nodes: tuple[Node, ...]


class Drawing(NamedTuple):
    """A table, in parts that a page can lay out as its width allows. Names of targets are unique over all parts."""

    board: Part
    """What all share."""
    own: Part | None
    """What lies before the seat that looks: hand, own board; None for a spectator or if there is nothing."""
    seats: tuple[Part, ...]
    """One panel a seat with what everybody may know of it; all of one width."""


GAP = 16
"""Between the parts of a whole drawing, and around them."""


def whole(drawing: Drawing) -> str:
    """The table as one SVG: the board, the seats beside it, the viewer's area below."""
    board, own, seats = drawing
    placed, y = [_placed(board, GAP, GAP)], float(GAP)
    for seat in seats:
        placed.append(_placed(seat, board.width + 2 * GAP, y))
        y += seat.height + GAP
    height = max(y, board.height + 2 * GAP)
    width = board.width + 2 * GAP + (max(seat.width for seat in seats) + GAP if seats else 0)
    if own:
        placed.append(_placed(own, GAP, height))
        width, height = max(width, own.width + 2 * GAP), height + own.height + GAP
    return svg(width, height, board.label, *placed)


def _placed(part: Part, x: float, y: float) -> Element:
    return group(*part.nodes, at=(x, y), role="group", aria_label=readable(part.label))


def svg(
    width: float, height: float, label: str, *children: Node, theme: Theme | None = None, styled: bool = True
) -> str:
    """A whole drawing; without a theme it follows the reader's system, and the page styles it if it is not `styled`."""
    root = tag(
        "svg",
        tag("style", Element(STYLE)) if styled else None,
        tag("rect", width=width, height=height, fill="var(--paper)"),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {rounded(width)} {rounded(height)}",
        class_="tianxia",
        role="group",
        aria_label=label,
        data_theme=theme,
    )
    return str(root)
