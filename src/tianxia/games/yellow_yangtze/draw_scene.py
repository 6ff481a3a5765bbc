"""What the parts of the drawing share: the view with its board, where hexes lie, what the pieces look like."""

from dataclasses import dataclass
from functools import cached_property
from math import cos, pi, sin, sqrt
from typing import Any

import htpy

from tianxia.games.yellow_yangtze.box import ROWS, Names, names
from tianxia.games.yellow_yangtze.loading import load_board
from tianxia.kernel import look
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.glyphs import EMBLEMS
from tianxia.kernel.look import Point
from tianxia.kernel.words import Words

WIDTH = 58.0
"""Pixels of a hex from side to side."""
RADIUS = WIDTH / sqrt(3)
GLYPH_OF = {"black": "seal", "red": "halberd", "blue": "grain", "green": "coin", "yellow": "vase"}
"""The sign of each colour."""


@dataclass(frozen=True, eq=False)
class Scene:
    """A view to be drawn."""

    box: Box
    view: Document
    seat: int
    words: Words

    @cached_property
    def board(self) -> Any:
        """A record with what lies open, so that the rules themselves say what is connected."""
        return load_board(self.box, self.view)

    @property
    def names(self) -> Names:
        """The names of hexes and triangles."""
        return names(self.box)

    @cached_property
    def places(self) -> dict[str, Point]:
        """The middle of every hex."""
        drawing = self.box.document["drawing"]
        found = {}
        for name in self.names.hexes:
            row, column = ROWS.index(name[0]), int(name[1:]) - 1
            shift = drawing["odd_row_shift"] * (row % 2)
            found[name] = ((column + shift + 0.5) * WIDTH, row * drawing["row_step"] * WIDTH + RADIUS)
        return found


def hexagon(middle: Point, radius: float) -> list[Point]:
    """The corners of a pointy-top hex, clockwise from the top."""
    x, y = middle
    return [(x + radius * sin(i * pi / 3), y - radius * cos(i * pi / 3)) for i in range(6)]


def tile_shape(colour: str, middle: Point, radius: float = RADIUS) -> htpy.Element:
    """A lacquered tile with the sign of its colour."""
    x, y = middle
    return look.group(
        look.path(
            look.polyline(hexagon(middle, radius * 0.94), closed=True),
            fill=f"var(--{colour})", stroke="var(--rim)", stroke_width=1.5,
        ),
        look.path(
            look.polyline(hexagon(middle, radius * 0.8), closed=True),
            fill="none", stroke=f"var(--on-{colour})", stroke_width=1, opacity=0.35,
        ),
        look.glyph(GLYPH_OF[colour], x, y, radius * 0.9, f"var(--on-{colour})"),
    )  # fmt: skip


def leader_shape(seat: int, colour: str, middle: Point, radius: float = RADIUS) -> htpy.Element:
    """A leader: a disc of the seat with a rim of its colour, the seat's emblem above the colour's sign."""
    x, y = middle
    return look.group(
        look.circle(x, y, radius * 0.76, fill=f"var(--{colour})", stroke="var(--rim)", stroke_width=1.5),
        look.circle(x, y, radius * 0.6, fill=look.seat_fill(seat), stroke="var(--paper)", stroke_width=1.5),
        look.glyph(EMBLEMS[seat], x, y - radius * 0.3, radius * 0.32, look.on_seat(seat)),
        look.glyph(GLYPH_OF[colour], x, y + radius * 0.14, radius * 0.62, look.on_seat(seat)),
    )
