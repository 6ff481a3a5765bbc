"""What the parts of the drawing share: the scrubbed record, where hexes lie, what the pieces look like."""

from dataclasses import dataclass
from functools import cached_property
from math import cos, pi, sin, sqrt

from tianxia import look
from tianxia.games.yellow_yangtze.box import ROWS, Names, names
from tianxia.games.yellow_yangtze.rules.turn import decider
from tianxia.games.yellow_yangtze.state import COLOURS, State
from tianxia.kernel.game import Box
from tianxia.look import Point
from tianxia.look.glyphs import EMBLEMS
from tianxia.words import Words

WIDTH = 58.0
"""Pixels of a hex from side to side."""
RADIUS = WIDTH / sqrt(3)
SMALL = 14
"""The smallest writing: the whole board is seldom shown at its full size."""
GLYPH_OF = {"black": "seal", "red": "halberd", "blue": "grain", "green": "coin", "yellow": "vase"}
"""The sign of each colour."""


@dataclass(frozen=True, eq=False)
class Scene:
    """A table to be drawn for a seat."""

    box: Box
    s: State
    """Scrubbed for the seat."""
    seat: int
    words: Words

    @cached_property
    def contents(self) -> list[int]:
        """What is on every hex, as `state` has it."""
        found: list[int] = self.s.board.tolist()
        return found

    @cached_property
    def groups(self) -> list[int]:
        """The group of every hex."""
        found: list[int] = self.s.group.tolist()
        return found

    @cached_property
    def decider(self) -> int:
        """The seat that decides, or NOBODY."""
        return int(decider(self.s))

    @cached_property
    def names(self) -> Names:
        """The names of hexes and triangles."""
        return names(self.box)

    @cached_property
    def places(self) -> list[Point]:
        """The middle of every hex."""
        if self.box.digest not in _PLACES:
            _PLACES[self.box.digest] = _find_places(self.box)
        return _PLACES[self.box.digest]

    def place_of(self, name: str) -> Point:
        """The middle of a hex that the box file names."""
        return self.places[self.names.hex_numbers[name]]

    @cached_property
    def leader_names(self) -> dict[str, str]:
        """What the leader of each colour is called."""
        return {colour: self.words(f"leader-{colour}") for colour in COLOURS}

    @cached_property
    def tile_names(self) -> dict[str, str]:
        """What a tile of each colour is called."""
        return {colour: self.words(f"tile-{colour}") for colour in COLOURS}

    @cached_property
    def tile_abouts(self) -> dict[str, str]:
        """What a tile of each colour is for."""
        return {colour: self.words(f"about-tile-{colour}") for colour in COLOURS}

    @cached_property
    def leader_abouts(self) -> dict[str, str]:
        """What the leader of each colour is for."""
        return {colour: self.words(f"about-leader-{colour}") for colour in COLOURS}

    def middle_of(self, triangle: int) -> Point:
        """Where the three hexes of a triangle meet."""
        points = [self.places[h] for h in self.box.record.triangles[triangle]]
        return sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3


_PLACES: dict[str, list[Point]] = {}


def _find_places(box: Box) -> list[Point]:
    drawing = box.document["drawing"]
    found = []
    for name in names(box).hexes:
        row, column = ROWS.index(name[0]), int(name[1:]) - 1
        shift = drawing["odd_row_shift"] * (row % 2)
        found.append(((column + shift + 0.5) * WIDTH, row * drawing["row_step"] * WIDTH + RADIUS))
    return found


def hexagon(middle: Point, radius: float) -> str:
    """Path data of a pointy-top hex."""
    x, y = middle
    return look.polyline([(x + radius * dx, y + radius * dy) for dx, dy in CORNERS], closed=True)


CORNERS = tuple((sin(i * pi / 3), -cos(i * pi / 3)) for i in range(6))
"""The corners of a hex of radius 1, clockwise from the top."""


def tile_shape(colour: str, middle: Point, radius: float = RADIUS, piece: str | None = None) -> look.Element:
    """A lacquered tile with the sign of its colour."""
    x, y = middle
    return look.group(
        look.path(hexagon(middle, radius * 0.94), fill=f"var(--{colour})", stroke="var(--rim)", stroke_width=1.5),
        look.path(
            hexagon(middle, radius * 0.8), fill="none", stroke=f"var(--on-{colour})", stroke_width=1, opacity=0.35
        ),
        look.glyph(GLYPH_OF[colour], x, y - radius * 0.1, radius * 0.86, f"var(--on-{colour})"),
        data_piece=piece,
    )


def leader_shape(
    seat: int, colour: str, middle: Point, radius: float = RADIUS, piece: str | None = None
) -> look.Element:
    """A leader: a disc of the seat with a rim of its colour, the seat's emblem above the colour's sign."""
    x, y = middle
    return look.group(
        look.circle(x, y, radius * 0.76, fill=f"var(--{colour})", stroke="var(--rim)", stroke_width=1.5),
        look.circle(x, y, radius * 0.6, fill=look.seat_fill(seat), stroke="var(--paper)", stroke_width=1.5),
        look.glyph(EMBLEMS[seat], x, y - radius * 0.3, radius * 0.32, look.on_seat(seat)),
        look.glyph(GLYPH_OF[colour], x, y + radius * 0.14, radius * 0.62, look.on_seat(seat)),
        data_piece=piece,
    )


def pagoda_shape(colour: str, middle: Point, size: float) -> look.Element:
    """A roof in the colour of a pagoda."""
    return look.glyph("pagoda", *middle, size, f"var(--{colour})", stroke="var(--rim)", stroke_width=0.8)
