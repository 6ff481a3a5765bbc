"""The map without anything on it: land, rivers, capitals, the names of the hexes."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from tianxia import look
from tianxia.games.yellow_yangtze.box import names
from tianxia.games.yellow_yangtze.face.shapes import RADIUS, SMALL, WIDTH, hexagon, places
from tianxia.kernel.game import Box
from tianxia.look import Element, Point

BAND = 0.34
"""The width of a river's stream, in hexes."""


def draw_land(box: Box, language: str) -> Iterator[Element]:
    """All land as one shape, all water as another, and what is painted on them."""
    for is_river, fill in ((0, "var(--land)"), (1, "var(--river)")):
        terrain = box.record.is_river
        outline = "".join(hexagon(RADIUS, place) for h, place in enumerate(places(box)) if terrain[h] == is_river)
        yield look.path(outline, fill=fill, stroke="var(--line)", stroke_width=1)
    yield from _streams(box, language)
    yield from _capitals(box)
    for name, place in zip(names(box).hexes, places(box), strict=True):
        yield name_of_hex(name, place, "var(--ink-2)")


def name_of_hex(name: str, middle: Point, fill: str) -> Element:
    """The name of a hex in its lower corner."""
    x, y = middle
    return look.text(x, y + RADIUS * 0.7, name, SMALL - 1, anchor="middle", fill=fill, opacity=0.85)


def _place_of(box: Box, name: str) -> Point:
    return places(box)[names(box).hex_numbers[name]]


def _streams(box: Box, language: str) -> Iterator[Element]:
    """A river flows through its hexes, in bends from edge to edge."""
    for river in box.document["river"]:
        name = river["name_ru" if language == "ru" else "name_en"]
        for run in _runs([_place_of(box, hex_name) for hex_name in river["hexes"]]):
            middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(run)]
            bends = "".join(
                f"Q{x:.1f} {y:.1f} {to_x:.1f} {to_y:.1f}"
                for (x, y), (to_x, to_y) in zip(run[1:], middles[1:], strict=False)
            )
            course = f"{look.polyline([run[0], middles[0]])}{bends}L{run[-1][0]:.1f} {run[-1][1]:.1f}"
            drawn = {"fill": "none", "stroke": "var(--blue)", "stroke_linecap": "round"}
            yield look.group(
                look.title(name),
                look.path(course, stroke_width=BAND * WIDTH, opacity=0.22, **drawn),
                look.path(course, stroke_width=2, opacity=0.35, stroke_dasharray="26 18", **drawn),
            )


def _runs(points: list[Point]) -> Iterator[list[Point]]:
    """The points in stretches of neighbours, two or more each."""
    run = points[:1]
    for start, end in pairwise(points):
        if hypot(end[0] - start[0], end[1] - start[1]) > 1.2 * WIDTH:
            if len(run) > 1:
                yield run
            run = []
        run.append(end)
    if len(run) > 1:
        yield run


def _capitals(box: Box) -> Iterator[Element]:
    for capital in box.document["capital"]:
        x, y = _place_of(box, capital["hex"])
        yield look.circle(
            x, y - 4, RADIUS * 0.48, fill="none", stroke="var(--ink-2)", stroke_width=2, stroke_dasharray="4 3"
        )
