"""Layouts: other ways for the blocks of a part to lie, so that a board can be read on a narrow page too.

A way is written as a tree: a name is a block, the tree itself a column, a tuple in a column a row, a tuple in a row a
column again. Blocks keep their shapes, columns and rows fill their width, and what lies side by side is equally high.

>>> sizes = {"map": (200, 100), "court": (100, 100), "track": (90, 30)}
>>> height, frames = lay_out((("map", "court"), "track"), sizes, 332)
>>> height, frames["map"], frames["court"]
(232.0, (8.0, 8.0, 205.33, 102.67), (221.33, 8.0, 102.67, 102.67))
>>> frames["track"]
(8.0, 118.67, 316.0, 105.33)
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tianxia.look.shapes import Point

Frame = tuple[float, float, float, float]
"""A rectangle: left, top, width, height."""

Tree = str | tuple["Tree", ...]

MARGIN, GAP = 8.0, 8.0
"""Around the blocks, and between them."""


class Layout(NamedTuple):
    """One way for the blocks of a part to lie."""

    width: float
    height: float
    text: float
    """The size of the smallest writing in it: a page shows it only as large as that can be read."""


def lay_out(tree: Tree, sizes: Mapping[str, Point], width: float) -> tuple[float, dict[str, Frame]]:
    """The height of a layout of this width, and where its blocks lie."""
    slope, rest = _height(tree, sizes, is_row=False)
    inner = width - 2 * MARGIN
    frames = dict(_place(tree, sizes, (MARGIN, MARGIN), inner, is_row=False))
    return round(slope * inner + rest + 2 * MARGIN, 2), frames


def _height(tree: Tree, sizes: Mapping[str, Point], *, is_row: bool) -> Point:
    """The height as a function of the width: the slope, and what the gaps add."""
    if isinstance(tree, str):
        width, height = sizes[tree]
        return height / width, 0.0
    heights = [_height(child, sizes, is_row=not is_row) for child in tree]
    gaps = GAP * (len(tree) - 1)
    if not is_row:
        return sum(slope for slope, _ in heights), sum(rest for _, rest in heights) + gaps
    slope = 1 / sum(1 / slope for slope, _ in heights)
    return slope, slope * (sum(rest / slope for slope, rest in heights) - gaps)


def _place(
    tree: Tree, sizes: Mapping[str, Point], at: Point, width: float, *, is_row: bool
) -> Iterator[tuple[str, Frame]]:
    """Where the blocks lie, from a point on."""
    x, y = at
    slope, rest = _height(tree, sizes, is_row=is_row)
    height = slope * width + rest
    if isinstance(tree, str):
        yield tree, (round(x, 2), round(y, 2), round(width, 2), round(height, 2))
        return
    for child in tree:
        slope, rest = _height(child, sizes, is_row=not is_row)
        share = (height - rest) / slope if is_row else width
        yield from _place(child, sizes, (x, y), share, is_row=not is_row)
        if is_row:
            x += share + GAP
        else:
            y += slope * share + rest + GAP
