"""Where hexes and triangles lie on the page, and what tiles, leaders and pagodas look like."""

from functools import cache
from math import cos, pi, sin, sqrt

from tianxia import look
from tianxia.games.yellow_yangtze.box import ROWS, names
from tianxia.games.yellow_yangtze.state import COLOURS
from tianxia.kernel.game import Box
from tianxia.look import Element, Point
from tianxia.look.glyphs import EMBLEMS

MARGIN = 10
"""Around the map."""
WIDTH = 58.0
"""Pixels of a hex from side to side."""
RADIUS = WIDTH / sqrt(3)
SMALL = 14
"""The smallest writing: the whole board is seldom shown at its full size."""
GLYPHS = ("seal", "halberd", "grain", "coin", "vase")
"""The sign of each colour."""
CORNERS = tuple((sin(i * pi / 3), -cos(i * pi / 3)) for i in range(6))
"""The corners of a hex of radius 1, clockwise from the top."""


@cache
def places(box: Box) -> tuple[Point, ...]:
    """The middle of every hex on the board."""
    drawing = box.document["drawing"]
    found = []
    for name in names(box).hexes:
        row, column = ROWS.index(name[0]), int(name[1:]) - 1
        x = (column + drawing["odd_row_shift"] * (row % 2) + 0.5) * WIDTH
        found.append((MARGIN + x, MARGIN + row * drawing["row_step"] * WIDTH + RADIUS))
    return tuple(found)


@cache
def middles(box: Box) -> tuple[Point, ...]:
    """Where the three hexes of every triangle meet."""
    corners = [[places(box)[h] for h in hexes] for hexes in box.record.triangles[: box.record.num_triangles]]
    return tuple((sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3) for points in corners)


@cache
def board_size(box: Box) -> Point:
    """Width and height of the board: the map, and a margin around it."""
    right, bottom = max(x for x, _ in places(box)) + WIDTH / 2, max(y for _, y in places(box)) + RADIUS
    return right + 2 * MARGIN, bottom + 3 * MARGIN


def hexagon(radius: float, middle: Point = (0, 0)) -> str:
    """Path data of a pointy-top hex."""
    x, y = middle
    return look.polyline([(x + radius * dx, y + radius * dy) for dx, dy in CORNERS], closed=True)


def pigment(colour: int) -> str:
    """The colour of a tile."""
    return f"var(--{COLOURS[colour]})"


def on_pigment(colour: int) -> str:
    """What to write with on a tile."""
    return f"var(--on-{COLOURS[colour]})"


@cache
def tile_shape(colour: int) -> Element:
    """A lacquered tile with the sign of its colour, as large as a hex of the map, around (0, 0)."""
    ink = on_pigment(colour)
    return look.group(
        look.path(hexagon(RADIUS * 0.94), fill=pigment(colour), stroke="var(--rim)", stroke_width=1.5),
        look.path(hexagon(RADIUS * 0.8), fill="none", stroke=ink, stroke_width=1, opacity=0.35),
        look.glyph(GLYPHS[colour], 0, -RADIUS * 0.1, RADIUS * 0.86, ink),
    )


@look.remembered
def tile(colour: int, x: float, y: float, radius: float) -> Element:
    """A tile anywhere but on the map."""
    return look.figure(tile_shape(colour), at=(x, y), scale=radius / RADIUS)


@cache
def leader_shape(seat: int, colour: int) -> Element:
    """A leader, as large as a hex of the map, around (0, 0): a disc of the seat with a rim of its colour."""
    return look.group(
        look.circle(0, 0, RADIUS * 0.76, fill=pigment(colour), stroke="var(--rim)", stroke_width=1.5),
        look.circle(0, 0, RADIUS * 0.6, fill=look.seat_fill(seat), stroke="var(--paper)", stroke_width=1.5),
        look.glyph(EMBLEMS[seat], 0, -RADIUS * 0.3, RADIUS * 0.32, look.on_seat(seat)),
        look.glyph(GLYPHS[colour], 0, RADIUS * 0.14, RADIUS * 0.62, look.on_seat(seat)),
    )


@look.remembered
def leader(seat: int, colour: int, x: float, y: float, radius: float = RADIUS) -> Element:
    """A leader at a place, on the map or beside it."""
    return look.figure(leader_shape(seat, colour), at=(x, y), scale=radius / RADIUS)


@look.remembered
def pagoda(colour: int, x: float, y: float, size: float) -> Element:
    """A roof in the colour of a pagoda."""
    return look.figure(
        look.glyph("pagoda", 0, 0, size, pigment(colour), stroke="var(--rim)", stroke_width=0.8), at=(x, y)
    )
