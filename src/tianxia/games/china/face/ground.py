"""Where things lie on the map: the places of the box in pixels, and room for plates and claims between them."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import cos, hypot, radians, sin

from tianxia.kernel.boxes import BOXES, Box, remember
from tianxia.kernel.documents import Document
from tianxia.look import Point, inset, polyline, smooth

SCALE = 1.06
"""Pixels of the drawing for a unit of the box."""
MARGIN = 6
"""Pixels around the map."""
PLATE = (106, 40)
"""Width and height of the plate with a region's name and majority."""
DRAGON = (60, 48)
"""The room that the emissaries of a region need around their dragon."""
SPACE_RADIUS = 19
KNOT_RADIUS = 13


@dataclass(frozen=True, eq=False)
class Ground:
    """One side of the board."""

    document: Document
    side: str

    @property
    def size(self) -> Point:
        """Width and height of the map with its margin."""
        width, height = _scaled(self.document["drawing"]["width"], self.document["drawing"]["height"])
        return width + MARGIN, height + MARGIN

    def colour(self, region: int) -> str:
        """The colour of a region."""
        return str(self.document["region"][region]["colour"])

    def character(self, region: int) -> str:
        """A region in Chinese."""
        return str(self.document["region"][region]["title"]["zh"])

    def room(self, region: int) -> int:
        """How many houses a region holds."""
        return int(self.document["region"][region]["spaces"])

    @cached_property
    def spaces(self) -> dict[str, Point]:
        """Where each space lies."""
        return {name: _scaled(x, y) for name, x, y in self.document["spaces"]["at"]}

    @cached_property
    def roads(self) -> list[tuple[str, str]]:
        """The links between spaces."""
        return [(a, b) for a, b in self.document["roads"][self.side]]

    @cached_property
    def knots(self) -> list[Point]:
        """Where each alliance is knotted."""
        return [_scaled(x, y) for _, _, _, x, y in self.document["alliances"]["list"]]

    @cached_property
    def dragons(self) -> list[Point]:
        """Where the emissaries of each region stand."""
        return [_scaled(*region["dragon"]) for region in self.document["region"]]

    @cached_property
    def outlines(self) -> list[list[Point]]:
        """The border of each region, and the shore of the lake as the last one."""
        polygons = [region["polygon"] for region in self.document["region"]]
        return [[_scaled(x, y) for x, y in polygon] for polygon in (*polygons, self.document["lake"]["polygon"])]

    @cached_property
    def corners(self) -> frozenset[Point]:
        """The points where borders meet: those with more than two neighbours."""
        neighbours: dict[Point, set[Point]] = {}
        for outline in self.outlines:
            for i, point in enumerate(outline):
                neighbours.setdefault(point, set()).update((outline[i - 1], outline[(i + 1) % len(outline)]))
        return frozenset(point for point, others in neighbours.items() if len(others) > 2)

    @cached_property
    def borders(self) -> list[str]:
        """Each outline as a soft curve."""
        return [smooth(outline, self.corners) for outline in self.outlines]

    @cached_property
    def inner_borders(self) -> list[str]:
        """A curve along the inside of each outline."""
        curves = []
        for outline in self.outlines:
            moved = inset(outline, 4)
            corners = [inner for point, inner in zip(outline, moved, strict=True) if point in self.corners]
            curves.append(smooth(moved, frozenset(corners)))
        return curves

    @cached_property
    def rings(self) -> list[str]:
        """Each region's border in straight lines, close enough for what glows and much shorter."""
        return [_rough(outline) for outline in self.outlines[:-1]]

    @cached_property
    def marks(self) -> list[str]:
        """The same along the inside."""
        return [_rough(inset(outline, 4)) for outline in self.outlines[:-1]]

    @cached_property
    def links(self) -> str:
        """All roads as path data."""
        return "".join(polyline((self.spaces[a], self.spaces[b])) for a, b in self.roads)

    @cached_property
    def plates(self) -> list[Point]:
        """The middle of each region's plate; found anew for a box that does not say where it is."""
        regions = self.document["region"]
        if all("plate" in region for region in regions):
            return [_scaled(*region["plate"][self.side]) for region in regions]
        from tianxia.games.china.face.plates import find_plates  # rarely needed, and it takes a while

        return find_plates(self)

    def track(self, part: str) -> list[Point]:
        """The spaces of the score track on one part of the wall."""
        (ax, ay), (bx, by), count = (self.document["drawing"][part][key] for key in ("from", "to", "spaces"))
        return [_scaled(ax + (bx - ax) * i / (count - 1), ay + (by - ay) * i / (count - 1)) for i in range(count)]

    @cached_property
    def wall(self) -> list[Point]:
        """All spaces of the score track."""
        return [*self.track("track_left"), *self.track("track_top")]

    def crowding(self, spot: Point, width: float, height: float) -> float:
        """How far something of this size would reach into spaces, knots, dragons and plates."""
        x, y = spot
        near = 0.0
        for ox, oy in (*self.spaces.values(), *self.knots):
            aside, above = max(0, abs(x - ox) - width / 2), max(0, abs(y - oy) - height / 2)
            near += max(0.0, SPACE_RADIUS - hypot(aside, above))
        for places, (thing_width, thing_height) in ((self.dragons, DRAGON), (self.plates, PLATE)):
            for ox, oy in places:
                overlap = min((width + thing_width) / 2 - abs(x - ox), (height + thing_height) / 2 - abs(y - oy))
                near += max(0.0, overlap)
        return near


_GROUNDS: dict[tuple[str, str], Ground] = {}


def ground(box: Box, side: str) -> Ground:
    """The ground of a box and side; remembered, because its curves take a while."""
    key = box.digest, side
    return _GROUNDS.get(key) or remember(_GROUNDS, key, Ground(box.document, side))


@lru_cache(20 * BOXES)
def claim_spot(board: Ground, number: int, width: float, height: float) -> Point:
    """Where a tag of this size goes beside the knot of an alliance: where it covers as little as possible."""
    x, y = board.knots[number - 1]
    aside, above = KNOT_RADIUS + width / 2, KNOT_RADIUS + height / 2 + 4
    spots = [(x + aside * cos(radians(t)), y + above * sin(radians(t))) for t in range(0, 360, 30)]
    return min(spots, key=lambda spot: board.crowding(spot, width, height))


def _rough(outline: list[Point]) -> str:
    return polyline([(round(x), round(y)) for x, y in outline], closed=True)


def _scaled(x: float, y: float) -> Point:
    return x * SCALE + MARGIN, y * SCALE + MARGIN
