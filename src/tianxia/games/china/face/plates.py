"""Room on a map for the plates of the regions.

The places for the standard map were found once and are written in box.toml, since the search takes a while. It runs
only for a corrected box that leaves them out.
"""

from itertools import product

import numpy as np
from numpy.typing import NDArray

from tianxia.games.china.face.ground import DRAGON, KNOT_RADIUS, MARGIN, PLATE, SPACE_RADIUS, Ground
from tianxia.games.china.state import NUM_REGIONS
from tianxia.look import Point

Points = NDArray[np.float64]

_WALL = MARGIN + 36
"""The inner side of the wall along the edge, which plates keep off."""
_SEA = -1
_STEP = 6
"""Pixels between one place that is tried and the next."""
_FOREIGN, _AT_SEA, _ON_PIECE, _ON_ROAD, _PER_PIXEL = 25.0, 4.0, 20.0, 1.5, 0.03
"""How bad it is to reach into another region, to hang over the coast, to cover a piece or a road, to be far away."""


def find_plates(board: Ground) -> list[Point]:
    """The middle of each region's plate: where it covers as little as possible."""
    owners = _owners(board)
    return [_best_place(board, region, owners) for region in range(NUM_REGIONS)]


def _owners(board: Ground) -> NDArray[np.int64]:
    """Which outline holds the point at every step down and across; beyond the edges is sea."""
    width, height = board.size
    rows, columns = int(height / _STEP) + PLATE[0], int(width / _STEP) + PLATE[0]
    across, down = np.meshgrid(np.arange(columns) * _STEP, np.arange(rows) * _STEP)
    points = np.column_stack([across.ravel(), down.ravel()]).astype(float)
    owners = np.full(len(points), _SEA)
    for i, outline in enumerate(board.outlines):
        owners[_inside(points, np.array(outline))] = i
    return owners.reshape(rows, columns)


def _best_place(board: Ground, region: int, owners: NDArray[np.int64]) -> Point:
    """Try every place in the region and around it and take the one that costs least."""
    outline, size = np.array(board.outlines[region]), np.array(PLATE)
    low, high = np.maximum(outline.min(axis=0) - 40, _WALL + size[1]), outline.max(axis=0) + 20
    across, down = np.meshgrid(np.arange(low[0], high[0], _STEP), np.arange(low[1], high[1], _STEP))
    middles = np.column_stack([across.ravel(), down.ravel()])
    cost = np.zeros(len(middles))
    for part in product((-0.54, -0.25, 0, 0.25, 0.54), (-0.6, 0, 0.6)):
        column, row = ((middles + part * size) / _STEP).astype(int).T
        owner = owners[row, column]
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


def _inside(points: Points, outline: Points) -> NDArray[np.bool_]:
    """Which points lie inside an outline: a ray to the right crosses it an odd number of times."""
    inside = np.zeros(len(points), bool)
    for (ax, ay), (bx, by) in zip(outline, np.roll(outline, -1, axis=0), strict=True):
        if ay != by:
            level = (points[:, 1] < ay) != (points[:, 1] < by)
            inside ^= level & (points[:, 0] < (bx - ax) * (points[:, 1] - ay) / (by - ay) + ax)
    return inside
