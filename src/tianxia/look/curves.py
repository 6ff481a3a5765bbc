"""Lines through points as path data: straight, smooth, drawn in from an outline."""

from collections.abc import Sequence
from math import hypot

from tianxia.look.shapes import Point


def polyline(points: Sequence[Point], *, closed: bool = False) -> str:
    """Path data through points in straight lines.

    >>> polyline([(0, 0), (4, 0), (4, 2.5)], closed=True)
    'M0 0L4 0L4 2.5Z'
    """
    return "M" + "L".join(_point(p) for p in points) + ("Z" if closed else "")


def smooth(points: Sequence[Point], corners: frozenset[Point] = frozenset()) -> str:
    """Path data of a closed curve through points, soft everywhere but at the corners.

    Where two areas share a border, give both the same corners (the points at which borders meet): then their curves
    are the same there.
    """
    count = len(points)
    slopes = []
    for i, point in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % count]
        slope = ((after[0] - before[0]) / 6, (after[1] - before[1]) / 6)
        slopes.append((0.0, 0.0) if point in corners else slope)
    parts = ["M" + _point(points[0])]
    for i, (x, y) in enumerate(points):
        end = (i + 1) % count
        leaving = (x + slopes[i][0], y + slopes[i][1])
        arriving = (points[end][0] - slopes[end][0], points[end][1] - slopes[end][1])
        parts.append(f"C{_point(leaving)} {_point(arriving)} {_point(points[end])}")
    return "".join(parts) + "Z"


def inset(points: Sequence[Point], distance: float) -> list[Point]:
    """An outline moved inwards by a distance: each point moves at right angles to the line through its neighbours.

    >>> [(round(x), round(y)) for x, y in inset([(0, 0), (9, 0), (9, 9), (0, 9)], 2)]
    [(1, 1), (8, 1), (8, 8), (1, 8)]
    """
    count = len(points)
    turn = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True))
    inward = distance if turn > 0 else -distance
    moved = []
    for i, (x, y) in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % count]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1
        moved.append((x - dy / length * inward, y + dx / length * inward))
    return moved


def _point(point: Point) -> str:
    return " ".join(f"{value:.1f}".removesuffix(".0") for value in point)
