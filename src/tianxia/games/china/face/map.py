"""The map: regions in their colours, roads as ink lines, the lake, the score track on the wall, and the pieces."""

from collections import Counter
from math import hypot

from tianxia import look
from tianxia.games.china.face.places import draw_alliance, draw_region, draw_space
from tianxia.games.china.face.scene import SMALL, Scene
from tianxia.games.china.state import NOBODY, NUM_REGIONS
from tianxia.look import Element, Point


def draw_map(scene: Scene) -> Element:
    """The whole map with all that lies on it."""
    regions = range(NUM_REGIONS)
    return look.group(
        *_shallows(scene),
        *(_area(scene, region) for region in regions),
        _lake(scene),
        *_roads(scene),
        _wall(scene),
        *(draw_region(scene, region) for region in regions),
        *(draw_alliance(scene, number) for number in range(1, len(scene.ground.knots) + 1)),
        *(draw_space(scene, space, name) for space, name in enumerate(scene.ground.spaces)),
    )


def _shallows(scene: Scene) -> list[Element]:
    """The sea around the land, as two bands under it."""
    land = "".join(scene.ground.borders[:-1])
    return [
        look.path(land, fill="none", stroke=ink, stroke_width=width)
        for ink, width in (("var(--paper-2)", 34), ("var(--line)", 11))
    ]


def _lake(scene: Scene) -> Element:
    shore = scene.ground.outlines[-1]
    x, y = (sum(point[axis] for point in shore) / len(shore) for axis in (0, 1))
    border = scene.ground.borders[-1]
    return look.target(
        "lake",
        scene.words("draw-lake"),
        look.path(border, fill="var(--river)", stroke="var(--ink-2)", stroke_width=1.3),
        *(_wave(x + dx, y + dy) for dx, dy in ((-6, -34), (8, -14), (-8, 8), (6, 30))),
        look.path(border, class_="ring"),
        about=scene.words("about-lake"),
    )


def _wave(x: float, y: float) -> Element:
    return look.path(f"M{x - 12:.1f} {y:.1f}q3-4 6 0t6 0 6 0 6 0", fill="none", stroke="var(--ink-2)", stroke_width=1.2)


def _area(scene: Scene, region: int) -> Element:
    """A wash of the region's colour with a line along its border, which is marked if the second piece must go there."""
    colour, ground = scene.colour(region), scene.ground
    is_marked = scene.s.region == region
    ink, width = ("chosen", 9) if is_marked else (colour, 3.5)
    return look.group(
        look.path(ground.borders[region], fill=f"var(--{colour}-wash)", stroke="var(--ink-2)", stroke_width=1.3),
        look.path(ground.inner_borders[region], fill="none", stroke=f"var(--{ink})", stroke_width=width),
    )


def _roads(scene: Scene) -> list[Element]:
    """Ink lines; between two houses of one seat in its colour, because they may be part of a row."""
    own = []
    builders = dict(zip(scene.ground.spaces, scene.houses, strict=True))
    for a, b in scene.ground.roads:
        seat = builders[a]
        if seat != NOBODY and seat == builders[b]:
            ends = scene.ground.spaces[a], scene.ground.spaces[b]
            own.append(look.line(*ends, stroke="var(--rim)", stroke_width=9))
            own.append(look.line(*ends, stroke=look.seat_fill(seat), stroke_width=6))
    plain = scene.ground.links
    return [
        look.path(plain, fill="none", stroke="var(--paper)", stroke_width=7, opacity=0.6),
        look.path(plain, fill="none", stroke="var(--ink)", stroke_width=2.4, stroke_linecap="round", opacity=0.8),
        look.group(*own),
    ]


def _wall(scene: Scene) -> Element:
    """The score track on the Great Wall, along the left and the top edge."""
    left, top = scene.ground.track("track_left"), scene.ground.track("track_top")
    stones = [_stone(at, 32, left[0][1] - left[1][1], is_left=True) for at in left]
    stones += [_stone(at, top[1][0] - top[0][0], 32, is_left=False) for at in top]
    numbers = []
    for i, (x, y) in enumerate([*left, *top]):
        weight, ink = ("bold", "--ink") if i % 5 == 0 else (None, "--ink-2")
        numbers.append(look.text(x, y + 5.3, i, SMALL, anchor="middle", font_weight=weight, fill=f"var({ink})"))
    (x, low), (far, y) = left[0], top[-1]
    ring = look.polyline([(x - 18, low + 20), (x - 18, y - 18), (far + 18, y - 18), (far + 18, y + 18),
                          (x + 18, y + 18), (x + 18, low + 20)], closed=True)  # fmt: skip
    return look.target(
        "track",
        scene.words("draw-track"),
        look.path("".join(stones), fill="var(--paper-2)", stroke="var(--line)", stroke_width=1.5),
        *numbers,
        look.path(ring, class_="ring"),
        *_markers(scene, [*left, *top]),
        about=scene.words("about-track"),
    )


def _stone(at: Point, width: float, height: float, *, is_left: bool) -> str:
    """A part of the wall with its battlement on the outer side, as path data."""
    x, y = at
    merlon = f"M{x - 23:.1f} {y - 8:.1f}h8v16h-8Z" if is_left else f"M{x - 8:.1f} {y - 23:.1f}h16v8h-16Z"
    return f"{merlon}M{x - width / 2:.1f} {y - height / 2:.1f}h{width:.1f}v{height:.1f}h{-width:.1f}Z"


def _markers(scene: Scene, places: list[Point]) -> list[Element]:
    """The score marker of each seat; those on the same space form a line across the wall."""
    on_space: Counter[int] = Counter()
    markers = []
    for seat, score in enumerate(scene.scores):
        space = score % len(places)  # full laps are shown beside the marker, as the point card does
        x, y = places[space]
        inward = 24 * on_space[space]
        on_space[space] += 1
        at = (x + inward, y) if hypot(x - places[0][0]) < 1 else (x, y + inward)
        lap = [look.text(at[0], at[1] + 24, f"+{score - space}", SMALL, anchor="middle")] if score != space else []
        label = scene.words("draw-score-label", seat=scene.words.seat(seat), points=score)
        marker = look.group(look.badge(seat, 0, 0, 24), at=at, data_piece=f"score-{seat}")
        markers.append(look.group(look.title(label), marker, *lap, role="img"))
    return markers
