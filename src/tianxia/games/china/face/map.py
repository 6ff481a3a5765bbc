"""The map: regions in their colours, roads as ink lines, the lake, the score track on the wall, and the pieces."""

from collections import Counter
from functools import lru_cache

from tianxia import look
from tianxia.games.china.face.ground import Ground
from tianxia.games.china.face.places import alliances, regions, spaces
from tianxia.games.china.face.scene import SMALL, Scene
from tianxia.games.china.state import NOBODY, NUM_REGIONS, REGIONS
from tianxia.kernel.boxes import BOXES
from tianxia.look import Attributes, Element, Part, Piece, Point
from tianxia.words import Words


def draw_board(scene: Scene) -> Part:
    """The whole map with all that lies on it."""
    pieces = (*_roads(scene), *_mark(scene), *_markers(scene), *regions(scene), *alliances(scene), *spaces(scene))
    width, height = scene.ground.size
    return Part(width, height, scene.words("draw-title"), _map(scene.ground, scene.plain), pieces)


@lru_cache(BOXES)
def _map(board: Ground, words: Words) -> tuple[Element, ...]:
    """The map without any piece."""
    areas = range(NUM_REGIONS)
    return (
        *_shallows(board),
        *(_area(board, region) for region in areas),
        _lake(board, words),
        look.path(board.links, fill="none", stroke="var(--paper)", stroke_width=7, opacity=0.6),
        look.path(board.links, fill="none", stroke="var(--ink)", stroke_width=2.4, stroke_linecap="round", opacity=0.8),
        _wall(board, words),
        *(_dragon(board, region) for region in areas),
        _seal(board, words),
    )


def _shallows(board: Ground) -> list[Element]:
    """The sea around the land, as two bands under it."""
    land = "".join(board.borders[:-1])
    return [
        look.path(land, fill="none", stroke=ink, stroke_width=width)
        for ink, width in (("var(--paper-2)", 34), ("var(--line)", 11))
    ]


def _area(board: Ground, region: int) -> Element:
    """A wash of the region's colour with a line along its border."""
    colour = board.colour(region)
    return look.group(
        look.path(board.borders[region], fill=f"var(--{colour}-wash)", stroke="var(--ink-2)", stroke_width=1.3),
        look.path(board.inner_borders[region], fill="none", stroke=f"var(--{colour})", stroke_width=3.5),
    )


def _lake(board: Ground, words: Words) -> Element:
    shore = board.outlines[-1]
    x, y = (sum(point[axis] for point in shore) / len(shore) for axis in (0, 1))
    border = board.borders[-1]
    return look.target(
        "lake",
        words("draw-lake"),
        look.path(border, fill="var(--river)", stroke="var(--ink-2)", stroke_width=1.3),
        *(_wave(x + dx, y + dy) for dx, dy in ((-6, -34), (8, -14), (-8, 8), (6, 30))),
        look.path(border, class_="ring"),
        about=words("about-lake"),
    )


def _wave(x: float, y: float) -> Element:
    return look.path(f"M{x - 12:.1f} {y:.1f}q3-4 6 0t6 0 6 0 6 0", fill="none", stroke="var(--ink-2)", stroke_width=1.2)


def _wall(board: Ground, words: Words) -> Element:
    """The score track on the Great Wall, along the left and the top edge."""
    left, top = board.track("track_left"), board.track("track_top")
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
        words("draw-track"),
        look.path("".join(stones), fill="var(--paper-2)", stroke="var(--line)", stroke_width=1.5),
        *numbers,
        look.path(ring, class_="ring"),
        about=words("about-track"),
    )


def _stone(at: Point, width: float, height: float, *, is_left: bool) -> str:
    """A part of the wall with its battlement on the outer side, as path data."""
    x, y = at
    merlon = f"M{x - 23:.1f} {y - 8:.1f}h8v16h-8Z" if is_left else f"M{x - 8:.1f} {y - 23:.1f}h16v8h-16Z"
    return f"{merlon}M{x - width / 2:.1f} {y - height / 2:.1f}h{width:.1f}v{height:.1f}h{-width:.1f}Z"


def _dragon(board: Ground, region: int) -> Element:
    x, y = board.dragons[region]
    return look.glyph("dragon", x, y - 4, 50, f"var(--{board.colour(region)})", opacity=0.4)


def _seal(board: Ground, words: Words) -> Element:
    """The name of the game as a seal, in the corner where the sea is."""
    name = words("draw-brush")
    width, height = board.size
    return look.group(
        look.rect(-44, -44, 88, 88, rx=8, fill="var(--red)"),
        look.rect(-38, -38, 76, 76, rx=4, fill="none", stroke="var(--on-red)", stroke_width=2),
        look.brush(name[1], -18, 12, 34, anchor="middle", fill="var(--on-red)"),
        look.brush(name[0], 18, 12, 34, anchor="middle", fill="var(--on-red)"),
        at=(width - 52, height - 52),
        aria_hidden="true",
    )


def _roads(scene: Scene) -> list[Piece]:
    """Roads between two houses of one seat, in its colour, because they may be part of a row."""
    builders = dict(zip(scene.ground.spaces, scene.houses, strict=True))
    return [
        Piece(f"road-{a}-{b}", _road(scene.ground, a, b, builders[a]))
        for a, b in scene.ground.roads
        if builders[a] != NOBODY and builders[a] == builders[b]
    ]


@look.remembered
def _road(board: Ground, a: str, b: str, seat: int) -> Element:
    ends = board.spaces[a], board.spaces[b]
    return look.figure(
        look.line(*ends, stroke="var(--rim)", stroke_width=9),
        look.line(*ends, stroke=look.seat_fill(seat), stroke_width=6),
    )


def _mark(scene: Scene) -> list[Piece]:
    """The border of the region where the second piece must go."""
    region = int(scene.s.region)
    return [] if region == NOBODY else [Piece(f"mark-{REGIONS[region]}", _marked(scene.ground, region))]


@look.remembered
def _marked(board: Ground, region: int) -> Element:
    ink: Attributes = {"stroke": "var(--chosen)", "stroke_width": 9, "stroke_linejoin": "round"}
    return look.figure(look.path(board.marks[region], fill="none", **ink))


def _markers(scene: Scene) -> list[Piece]:
    """The score marker of each seat; those on the same space form a line across the wall."""
    on_space: Counter[int] = Counter()
    pieces = []
    for seat, score in enumerate(scene.scores):
        space = score % len(scene.ground.wall)
        pieces.append(Piece(f"score-{seat}", _marker(scene.ground, scene.words, seat, score, on_space[space])))
        on_space[space] += 1
    return pieces


@look.remembered
def _marker(board: Ground, words: Words, seat: int, score: int, others: int) -> Element:
    """A marker; full laps are shown beside it, as the point card does."""
    space = score % len(board.wall)
    x, y = board.wall[space]
    inward = 24 * others
    at = (x + inward, y) if abs(x - board.wall[0][0]) < 1 else (x, y + inward)
    lap = None if score == space else look.text(0, 24, f"+{score - space}", SMALL, anchor="middle")
    label = words("draw-score-label", seat=words.seat(seat), points=score)
    return look.figure(look.title(label), look.badge(seat, 0, 0, 24), lap, at=at, role="img")
