"""A drawing as a ground and pieces, in parts that a page can lay out; and a drawing as one SVG.

The ground of a part is what never changes in a game: map, tracks, empty places. It follows from the box, the options,
the number of seats and the language alone. Everything else is a piece: it has a key that it keeps for the whole game,
so that a page is told of a change by the few pieces that are new, gone or look different now.

A part may be made of blocks, which a page lays out in other ways where its own shape does not fit (`look/layouts.py`).
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, ParamSpec

from tianxia.look.colours import STYLE, Theme, seat_style
from tianxia.look.layouts import Frame, Layout
from tianxia.look.shapes import Element, Node, Point, Value, group, readable, rounded, tag

REMEMBERED = 1 << 15
"""How many looks of one kind of piece are remembered: all that a few hundred tables show."""

P = ParamSpec("P")


class Piece(NamedTuple):
    """What can change in a drawing: a house, a card, a number, a place with its label."""

    key: str
    """The same for the whole game, and of no other piece of the drawing."""
    drawn: Element
    """One group, at its place."""
    origin: str = ""
    """The key of the piece, or the name of the target, that it comes from when it is new: a supply, a hand, a deck."""
    block: str = ""
    """Of a part with blocks: the one that it lies in now."""


class Block(NamedTuple):
    """What stays together when a part is laid out in another way: a rectangle of it."""

    name: str
    ground: tuple[Element, ...]
    frames: tuple[Frame, ...]
    """Where it lies in each layout of the part; its ground and its pieces are drawn where the first one is."""


class Part(NamedTuple):
    """A part of the table that can stand alone: its size, what it is in words, and what is in it."""

    width: float
    height: float
    label: str
    ground: tuple[Element, ...]
    pieces: tuple[Piece, ...]
    """In the order in which they are painted, all of them over the ground; block by block, if there are blocks."""
    blocks: tuple[Block, ...] = ()
    layouts: tuple[Layout, ...] = ()
    """The ways to lay out the blocks; the first is that of the part itself."""

    @property
    def grounds(self) -> tuple[Element, ...]:
        """All that never changes, of the part and of its blocks."""
        return (*self.ground, *(node for block in self.blocks for node in block.ground))

    @property
    def nodes(self) -> tuple[Element, ...]:
        """Everything that is drawn."""
        return (*self.grounds, *(piece.drawn for piece in self.pieces))


class Drawing(NamedTuple):
    """A table, in parts that a page lays out as its size allows. Names of targets are unique over all parts."""

    board: Part
    """What all share."""
    own: Part | None
    """What lies before the seat that looks: hand, own board; None for a spectator or if there is nothing."""
    seats: tuple[Part, ...]
    """One panel a seat with what everybody may know of it; all of one width."""
    row: Part | None = None
    """What all may take from, if it does not lie on the board: beside it on a wide page, above the hand on a narrow."""

    @property
    def parts(self) -> dict[str, Part]:
        """All parts by name: `board`, `row`, `own`, `seat-0`, ..."""
        named = {"board": self.board, "row": self.row, "own": self.own}
        named |= {f"seat-{seat}": part for seat, part in enumerate(self.seats)}
        return {name: part for name, part in named.items() if part is not None}


GAP = 16
"""Between the parts of a whole drawing, and around them."""


def whole(drawing: Drawing, colours: Sequence[str] = ()) -> str:
    """The table as one SVG: the board, the row and the seats beside it, the viewer's area below.

    `colours` are those of the seats.
    """
    board, own, seats, row = drawing
    placed, x, y = [_placed(board, GAP, GAP)], board.width + 2 * GAP, float(GAP)
    height = board.height + 2 * GAP
    if row:
        placed.append(_placed(row, x, y))
        x, height = x + row.width + GAP, max(height, row.height + 2 * GAP)
    for seat in seats:
        placed.append(_placed(seat, x, y))
        y += seat.height + GAP
    width, height = x + (max(seat.width for seat in seats) + GAP if seats else 0), max(y, height)
    if own:
        placed.append(_placed(own, GAP, height))
        width, height = max(width, own.width + 2 * GAP), height + own.height + GAP
    return svg(width, height, board.label, *placed, colours=colours)


def _placed(part: Part, x: float, y: float) -> Element:
    return group(*part.nodes, at=(x, y), role="group", aria_label=readable(part.label))


def svg(
    width: float, height: float, label: str, *children: Node, theme: Theme | None = None, styled: bool = True,
    colours: Sequence[str] = (),
) -> str:  # fmt: skip
    """A whole drawing; without a theme it follows the reader's system, and the page styles it if it is not `styled`.

    `colours` are those of the seats, if they have chosen.
    """
    root = tag(
        "svg",
        tag("style", Element(STYLE)) if styled else None,
        tag("style", Element(seat_style(colours))) if colours else None,
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


def figure(*children: Node, at: Point | None = None, scale: float = 1, **attributes: Value) -> Element:
    """The look of a piece that nobody points at: the pointer meets the target under it."""
    return group(*children, at=at, scale=scale, class_="figure", **attributes)


def within(block: str, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Pieces that lie in a block."""
    return tuple(Piece(piece.key, piece.drawn, piece.origin, block) for piece in pieces)


def remembered(drawn: Callable[P, Element]) -> Callable[P, Element]:
    """Decorates what draws a piece from plain values (numbers, texts, words): the same values are not drawn twice."""
    known: Callable[P, Element] = lru_cache(maxsize=REMEMBERED)(drawn)  # type: ignore[assignment]  # any hashable
    return known
