"""Where hexes and triangles lie on the page, and what tiles, leaders and pagodas look like."""

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin, sqrt

from tianxia import look
from tianxia.games.yellow_yangtze.box import ROWS, names
from tianxia.games.yellow_yangtze.state import COLOURS
from tianxia.kernel.boxes import BOXES, Box
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
DISC = 0.84
"""The radius of a leader, in hexes."""
CORNERS = tuple((sin(i * pi / 3), -cos(i * pi / 3)) for i in range(6))
"""The corners of a hex of radius 1, clockwise from the top."""


@lru_cache(BOXES)
def places(box: Box) -> tuple[Point, ...]:
    """The middle of every hex on the board."""
    drawing = box.document["drawing"]
    found = []
    for name in names(box).hexes:
        row, column = ROWS.index(name[0]), int(name[1:]) - 1
        x = (column + drawing["odd_row_shift"] * (row % 2) + 0.5) * WIDTH
        found.append((MARGIN + x, MARGIN + row * drawing["row_step"] * WIDTH + RADIUS))
    return tuple(found)


@lru_cache(BOXES)
def middles(box: Box) -> tuple[Point, ...]:
    """Where the three hexes of every triangle meet."""
    corners = [[places(box)[h] for h in hexes] for hexes in box.record.triangles[: box.record.num_triangles]]
    return tuple((sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3) for points in corners)


@lru_cache(BOXES)
def board_size(box: Box) -> Point:
    """Width and height of the board: the map, and a margin around it."""
    right, bottom = max(x for x, _ in places(box)) + WIDTH / 2, max(y for _, y in places(box)) + RADIUS
    return right + 2 * MARGIN, bottom + 3 * MARGIN


def hexagon(radius: float, middle: Point = (0, 0)) -> str:
    """Path data of a pointy-top hex; in relative steps, as every hex of the map has one or two.

    >>> hexagon(10)
    'M0 -10l8.7 5v10l-8.7 5-8.7-5v-10z'
    """
    x, y = middle
    across, side, half = _short(radius * CORNERS[1][0]), _short(radius), _short(radius / 2)
    return f"M{_short(x)} {_short(y - radius)}l{across} {half}v{side}l-{across} {half}-{across}-{half}v-{side}z"


def _short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def pigment(colour: int) -> str:
    """The colour of a tile."""
    return f"var(--{COLOURS[colour]})"


def on_pigment(colour: int) -> str:
    """What to write with on a tile."""
    return f"var(--on-{COLOURS[colour]})"


def shapes(part: str, seats: Iterable[int]) -> Element:
    """For the ground of a part: the tiles, and the leaders of seats, that its pieces only refer to.

    A tile has some six hundred characters, and a hand that loses one moves all tiles to its right.
    """
    tiles = [_tile_shape(f"{part}-{name}", colour) for colour, name in enumerate(COLOURS)]
    leaders = [_leader_shape(f"{part}-{seat}-{name}", seat, colour)
               for seat in seats for colour, name in enumerate(COLOURS)]  # fmt: skip
    return look.tag("defs", *tiles, *leaders, look.path(hexagon(RADIUS * 0.91), id=f"{part}-halo"))


def _tile_shape(name: str, colour: int) -> Element:
    """A lacquered tile with the sign of its colour, as large as a hex of the map, around (0, 0)."""
    ink = on_pigment(colour)
    return look.group(
        look.path(hexagon(RADIUS * 0.94), fill=pigment(colour), stroke="var(--rim)", stroke_width=1.5),
        look.path(hexagon(RADIUS * 0.8), fill="none", stroke=ink, stroke_width=1, opacity=0.35),
        look.glyph(GLYPHS[colour], 0, -RADIUS * 0.1, RADIUS * 0.86, ink),
        id=name,
    )


def _leader_shape(name: str, seat: int, colour: int) -> Element:
    """A leader, as large as a hex of the map, around (0, 0).

    A disc in the leader's colour with the sign of it, as on a tile; the broad rim and the emblem on it are the seat's.
    """
    out = RADIUS * 0.44
    return look.group(
        look.circle(0, 0, RADIUS * DISC, fill=look.seat_fill(seat), stroke="var(--rim)", stroke_width=1.5),
        look.circle(0, 0, RADIUS * 0.6, fill=pigment(colour), stroke="var(--paper)", stroke_width=2),
        look.glyph(GLYPHS[colour], -RADIUS * 0.06, RADIUS * 0.08, RADIUS * 0.7, on_pigment(colour)),
        look.circle(out, -out, RADIUS * 0.3, fill=look.seat_fill(seat), stroke="var(--paper)", stroke_width=1.5),
        look.glyph(EMBLEMS[seat], out, -out, RADIUS * 0.38, look.on_seat(seat)),
        id=name,
    )


@look.remembered
def tile(part: str, colour: int, x: float, y: float, radius: float = RADIUS) -> Element:
    """A tile in a part whose ground has its shape."""
    return _shape(f"{part}-{COLOURS[colour]}", x, y, radius)


@look.remembered
def leader(part: str, seat: int, colour: int, x: float, y: float, radius: float = RADIUS) -> Element:
    """A leader in a part whose ground has its shape."""
    return _shape(f"{part}-{seat}-{COLOURS[colour]}", x, y, radius)


def _shape(name: str, x: float, y: float, radius: float) -> Element:
    return look.figure(look.tag("use", href=f"#{name}"), at=(x, y), scale=radius / RADIUS)


@look.remembered
def pagoda(colour: int, x: float, y: float, size: float) -> Element:
    """A roof in the colour of a pagoda."""
    return look.figure(
        look.glyph("pagoda", 0, 0, size, pigment(colour), stroke="var(--rim)", stroke_width=0.8), at=(x, y)
    )
