"""What the parts of the drawing share: the view with its board, and where things lie on the map."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from tianxia.games.china.ending import alliance_points
from tianxia.games.china.houses import house_points
from tianxia.games.china.placing import emissary_limit
from tianxia.games.china.position import load_board
from tianxia.games.china.state import REGIONS
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.look import Point
from tianxia.kernel.words import Words

SCALE = 1.06
"""Pixels of the drawing for a unit of the box."""
PLATE = (108, 46)
"""Width and height of the plate with a region's name and majority."""
DRAGON = (72, 52)
"""The room that the emissaries of a region need around their dragon."""
GLYPH_OF = {"purple": "bell", "yellow": "vase", "orange": "knife", "green": "coin", "red": "halberd"}
"""The sign of each colour."""
SPACE_RADIUS = 19
KNOT_RADIUS = 13
_STEP = 4
"""Plates are tried on a grid of so many pixels."""

Points = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True, eq=False)
class Scene:
    """A view to be drawn."""

    box: Box
    view: Document
    seat: int
    words: Words

    @cached_property
    def board(self) -> Any:
        """A record with the pieces of the view and nothing else, so that the rules themselves say what counts."""
        return load_board(self.box, self.view)

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.view["players"])

    @cached_property
    def spaces(self) -> dict[str, Point]:
        """Where each space lies."""
        return {name: _scaled(x, y) for name, x, y in self.box.document["spaces"]["at"]}

    @cached_property
    def roads(self) -> list[tuple[str, str]]:
        """The links of the side that is played on."""
        return [(a, b) for a, b in self.box.document["roads"][self.view["options"]["side"]]]

    @cached_property
    def knots(self) -> list[Point]:
        """Where each alliance is knotted."""
        return [_scaled(x, y) for _, _, _, x, y in self.box.document["alliances"]["list"]]

    @cached_property
    def dragons(self) -> list[Point]:
        """Where the emissaries of each region stand."""
        return [_scaled(*region["dragon"]) for region in self.box.document["region"]]

    @cached_property
    def outlines(self) -> list[list[Point]]:
        """The border of each region."""
        return [[_scaled(x, y) for x, y in region["polygon"]] for region in self.box.document["region"]]

    @cached_property
    def lake(self) -> list[Point]:
        """The shore of the lake."""
        return [_scaled(x, y) for x, y in self.box.document["lake"]["polygon"]]

    @cached_property
    def plates(self) -> list[Point]:
        """The middle of each region's plate: where it covers as little as possible."""
        return [_best_plate(self, region) for region in range(len(REGIONS))]

    def owner(self, space: str) -> int | None:
        """Who built there."""
        seat: int | None = self.view["houses"].get(space)
        return seat

    def region_name(self, region: int) -> str:
        """A region in the reader's language."""
        return self.words(f"region-{REGIONS[region]}")

    def character(self, region: int) -> str:
        """A region in Chinese."""
        return str(self.box.document["region"][region]["title"]["zh"])

    def colour(self, region: int) -> str:
        """The colour of a region."""
        return str(self.box.document["region"][region]["colour"])

    def houses_in(self, region: int) -> list[int]:
        """The houses of each seat in a region."""
        return [int(self.board.house_counts[region, seat]) for seat in self.seats]

    def points_in(self, region: int) -> list[int]:
        """What a region pays each seat with the houses that stand there."""
        return [int(house_points(self.box.record, self.board, region, seat)) for seat in self.seats]

    def emissaries_in(self, region: int) -> list[int]:
        """The emissaries of each seat in a region."""
        return [int(self.board.emissaries[region, seat]) for seat in self.seats]

    def limit(self, region: int) -> int:
        """How many emissaries a region holds."""
        return int(emissary_limit(self.board, region))

    def alliance(self, number: int) -> list[int]:
        """What an alliance would pay each seat now."""
        return [int(alliance_points(self.box.record, self.board, number - 1, seat)) for seat in self.seats]

    def seats_with(self, amounts: list[int]) -> str:
        """Seats and their amounts as a list in words; empty if there are none."""
        return ", ".join(f"{self.words.seat(seat)} {amount}" for seat, amount in enumerate(amounts) if amount)


def nearest_free(scene: Scene, spots: list[Point], radius: float) -> Point:
    """The first of some spots that keeps clear of spaces, dragons and plates, or the one that comes closest to it."""
    taken = [*scene.spaces.values(), *scene.knots]

    def crowding(spot: Point) -> float:
        near = sum(max(0.0, radius + SPACE_RADIUS - float(np.hypot(spot[0] - x, spot[1] - y))) for x, y in taken)
        for places, (width, height) in ((scene.dragons, DRAGON), (scene.plates, PLATE)):
            for x, y in places:
                aside = (abs(spot[0] - x) - width / 2, abs(spot[1] - y) - height / 2)
                near += max(0.0, radius - max(aside))
        return near

    return min(spots, key=crowding)


def _scaled(x: float, y: float) -> Point:
    return x * SCALE, y * SCALE


def _best_plate(scene: Scene, region: int) -> Point:
    """Try every place in the region; covering a space is worse than covering a road, leaving the region worse still."""
    outline = np.array(scene.outlines[region])
    low, high = outline.min(axis=0), outline.max(axis=0)
    across, down = np.meshgrid(np.arange(low[0], high[0], _STEP), np.arange(low[1], high[1], _STEP))
    middles = np.column_stack([across.ravel(), down.ravel()])
    width, height = PLATE
    cost = np.zeros(len(middles))
    for dx in (-0.5, -0.25, 0, 0.25, 0.5):
        for dy in (-0.5, 0, 0.5):
            cost += 40.0 * ~_inside(middles + (dx * width, dy * height), outline)
    cost += 8 * _covered(middles, list(scene.spaces.values()), SPACE_RADIUS + 3)
    cost += 8 * _covered(middles, scene.knots, KNOT_RADIUS + 4)
    x, y = scene.dragons[region]
    apart = np.maximum(
        np.abs(middles[:, 0] - x) - (width + DRAGON[0]) / 2, np.abs(middles[:, 1] - y) - (height + DRAGON[1]) / 2
    )
    cost += 8 * np.maximum(0, 2 - apart)
    cost += 1.5 * _covered(middles, _along_roads(scene), 5)
    cost += 0.02 * np.hypot(middles[:, 0] - x, middles[:, 1] - y)
    best = middles[int(cost.argmin())]
    return float(best[0]), float(best[1])


def _covered(middles: Points, things: list[Point], radius: float) -> Points:
    """How deep each plate reaches into round things."""
    depth = np.zeros(len(middles))
    for x, y in things:
        aside = np.maximum(0, np.abs(middles[:, 0] - x) - PLATE[0] / 2)
        above = np.maximum(0, np.abs(middles[:, 1] - y) - PLATE[1] / 2)
        depth += np.maximum(0, radius - np.hypot(aside, above))
    return depth


def _along_roads(scene: Scene) -> list[Point]:
    """Points on the roads, a dozen pixels apart."""
    points = []
    for a, b in scene.roads:
        (ax, ay), (bx, by) = scene.spaces[a], scene.spaces[b]
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
