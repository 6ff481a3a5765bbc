"""Where things lie on the map: the places of the box in pixels, and room for plates and claims between them."""

from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

import numpy as np

from tianxia.games.china.state import REGIONS
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.look import Point, inset, polyline, smooth

SCALE = 1.06
"""Pixels of the drawing for a unit of the box."""
PLATE = (106, 40)
"""Width and height of the plate with a region's name and majority."""
DRAGON = (60, 48)
"""The room that the emissaries of a region need around their dragon."""
SPACE_RADIUS = 19
KNOT_RADIUS = 13
_WALL = 36
"""The wall is so thick."""

_SEA = -1
_STEP = 6
"""Plates are tried on a grid of so many pixels."""
_FOREIGN, _AT_SEA, _ON_PIECE, _ON_ROAD, _PER_PIXEL = 25.0, 4.0, 20.0, 1.5, 0.03
"""How bad it is to reach into another region, to hang over the coast, to cover a piece or a road, to be far away."""

Points = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True, eq=False)
class Ground:
    """One side of the board."""

    document: Document
    side: str

    @property
    def size(self) -> Point:
        """Width and height of the map."""
        return _scaled(self.document["drawing"]["width"], self.document["drawing"]["height"])

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
    def links(self) -> str:
        """All roads as path data."""
        return "".join(polyline((self.spaces[a], self.spaces[b])) for a, b in self.roads)

    @cached_property
    def owners(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Which outline holds the point at every step down and across; beyond the edges is sea."""
        drawing = self.document["drawing"]
        rows, columns = (int(drawing[key] * SCALE / _STEP) + PLATE[0] for key in ("height", "width"))
        across, down = np.meshgrid(np.arange(columns) * _STEP, np.arange(rows) * _STEP)
        points = np.column_stack([across.ravel(), down.ravel()]).astype(float)
        owners = np.full(len(points), _SEA)
        for i, outline in enumerate(self.outlines):
            owners[_inside(points, np.array(outline))] = i
        return owners.reshape(rows, columns)

    @cached_property
    def plates(self) -> list[Point]:
        """The middle of each region's plate: where it covers as little as possible."""
        return [_best_plate(self, region) for region in range(len(REGIONS))]

    def track(self, part: str) -> list[Point]:
        """The spaces of the score track on one part of the wall."""
        (ax, ay), (bx, by), count = (self.document["drawing"][part][key] for key in ("from", "to", "spaces"))
        return [_scaled(ax + (bx - ax) * i / (count - 1), ay + (by - ay) * i / (count - 1)) for i in range(count)]

    def clearest(self, spots: list[Point], width: float, height: float) -> Point:
        """The spot at which something of this size keeps clear of spaces, knots, dragons and plates, or nearly so."""
        round_things = [*self.spaces.values(), *self.knots]
        boxes = [(*at, *DRAGON) for at in self.dragons] + [(*at, *PLATE) for at in self.plates]

        def crowding(spot: Point) -> float:
            x, y = spot
            near = 0.0
            for ox, oy in round_things:
                aside, above = max(0, abs(x - ox) - width / 2), max(0, abs(y - oy) - height / 2)
                near += max(0.0, SPACE_RADIUS - float(np.hypot(aside, above)))
            for ox, oy, ow, oh in boxes:
                near += max(0.0, min((width + ow) / 2 - abs(x - ox), (height + oh) / 2 - abs(y - oy)))
            return near

        return min(spots, key=crowding)


_GROUNDS: dict[tuple[str, str], Ground] = {}


def ground(box: Box, side: str) -> Ground:
    """The ground of a box and side; remembered, because finding room takes a while."""
    return _GROUNDS.setdefault((box.digest, side), Ground(box.document, side))


def _scaled(x: float, y: float) -> Point:
    return x * SCALE, y * SCALE


def _best_plate(board: Ground, region: int) -> Point:
    """Try every place in the region and around it and take the one that costs least."""
    outline, size = np.array(board.outlines[region]), np.array(PLATE)
    low, high = np.maximum(outline.min(axis=0) - 40, _WALL + size[1]), outline.max(axis=0) + 20
    across, down = np.meshgrid(np.arange(low[0], high[0], _STEP), np.arange(low[1], high[1], _STEP))
    middles = np.column_stack([across.ravel(), down.ravel()])
    cost = np.zeros(len(middles))
    for part in product((-0.54, -0.25, 0, 0.25, 0.54), (-0.6, 0, 0.6)):
        column, row = ((middles + part * size) / _STEP).astype(int).T
        owner = board.owners[row, column]
        cost += np.where(owner == region, 0, np.where(owner == _SEA, _AT_SEA, _FOREIGN))
    cost += _ON_PIECE * _covered(middles, list(board.spaces.values()), SPACE_RADIUS + 5)
    cost += _ON_PIECE * _covered(middles, board.knots, KNOT_RADIUS + 5)
    cost += _ON_ROAD * _covered(middles, _along_roads(board), 5)
    x, y = np.abs(middles - board.dragons[region]).T
    overlap = np.minimum((size[0] + DRAGON[0]) / 2 + 2 - x, (size[1] + DRAGON[1]) / 2 + 2 - y)
    cost += _ON_PIECE * np.maximum(0, overlap) + _PER_PIXEL * np.hypot(x, y)
    best = middles[int(cost.argmin())]
    return float(best[0]), float(best[1])


def _covered(middles: Points, things: list[Point], radius: float) -> Points:
    """How deep each plate reaches into round things."""
    depth = np.zeros(len(middles))
    low, high = middles.min(axis=0) - PLATE, middles.max(axis=0) + PLATE
    for x, y in things:
        if low[0] < x < high[0] and low[1] < y < high[1]:
            aside = np.maximum(0, np.abs(middles[:, 0] - x) - PLATE[0] / 2)
            above = np.maximum(0, np.abs(middles[:, 1] - y) - PLATE[1] / 2)
            depth += np.maximum(0, radius - np.hypot(aside, above))
    return depth


def _along_roads(board: Ground) -> list[Point]:
    """Points on the roads, a dozen pixels apart."""
    points = []
    for a, b in board.roads:
        (ax, ay), (bx, by) = board.spaces[a], board.spaces[b]
        steps = int(np.hypot(bx - ax, by - ay) // 12)
        points += [(ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps) for i in range(1, steps)]
    return points


def _inside(points: Points, outline: Points) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """Which points lie inside an outline: a ray to the right crosses it an odd number of times."""
    inside = np.zeros(len(points), bool)
    for (ax, ay), (bx, by) in zip(outline, np.roll(outline, -1, axis=0), strict=True):
        if ay != by:
            level = (points[:, 1] < ay) != (points[:, 1] < by)
            inside ^= level & (points[:, 0] < (bx - ax) * (points[:, 1] - ay) / (by - ay) + ax)
    return inside
