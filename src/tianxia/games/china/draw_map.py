"""The map: regions in their colours, roads as ink lines, houses, emissaries on their dragons, alliances, the wall."""

from collections import Counter
from math import cos, hypot, radians, sin

from htpy import Element

from tianxia.games.china.draw_ground import DRAGON, KNOT_RADIUS, PLATE, SPACE_RADIUS
from tianxia.games.china.draw_scene import Scene
from tianxia.games.china.state import REGIONS
from tianxia.games.china.telling import space_title
from tianxia.kernel import look
from tianxia.kernel.glyphs import EMBLEMS
from tianxia.kernel.look import Attributes, Point

_ROOF = (
    "M0-19C1.6-15.5 6-12 11.5-9.8 14.5-8.6 17.2-8.2 20-8.6 19.2-4.6 16.3-2.2 12.5-2H-12.5"
    "C-16.3-2.2-19.2-4.6-20-8.6-17.2-8.2-14.5-8.6-11.5-9.8-6-12-1.6-15.5 0-19Z"
)
_FORT = "M-25 23V4h8v5h6V4h8v5h6V4h8v5h6V4h8V23Z"
_BRICKS = "M-25 16h50M-14 16v7M0 16v7M14 16v7M-7 9v7M7 9v7"


def draw_map(scene: Scene) -> Element:
    """The whole map with all that lies on it."""
    regions = range(len(REGIONS))
    return look.group(
        *_shallows(scene),
        *(_area(scene, region) for region in regions),
        _lake(scene),
        *_roads(scene),
        _wall(scene),
        *(_region(scene, region) for region in regions),
        *(_knot(scene, number) for number in range(1, len(scene.ground.knots) + 1)),
        *(_space(scene, name) for name in scene.ground.spaces),
    )


def region_label(scene: Scene, region: int) -> str:
    """All about a region in words."""
    houses, emissaries = scene.houses_in(region), scene.emissaries_in(region)
    none = scene.words("draw-none")
    return scene.words(
        "draw-region-label",
        region=scene.region_name(region),
        colour=scene.words(f"colour-{scene.colour(region)}"),
        houses=sum(houses),
        spaces=int(scene.box.record.spaces[region]),
        owners=scene.seats_with(houses) or none,
        points=scene.seats_with(scene.points_in(region)) or none,
        emissaries=sum(emissaries),
        limit=scene.limit(region),
        envoys=scene.seats_with(emissaries) or none,
        scored="yes" if scene.is_scored(region) else "no",
    )


def _shallows(scene: Scene) -> list[Element]:
    """The sea around the land, as two bands under it."""
    land = [look.smooth(outline, scene.ground.corners) for outline in scene.ground.outlines[:-1]]
    return [
        look.group(*(look.path(shore) for shore in land), fill="none", stroke=ink, stroke_width=width)
        for ink, width in (("var(--paper-2)", 34), ("var(--line)", 11))
    ]


def _lake(scene: Scene) -> Element:
    shore = scene.ground.outlines[-1]
    x, y = (sum(point[axis] for point in shore) / len(shore) for axis in (0, 1))
    return look.group(
        look.title(scene.words("draw-lake")),
        look.path(
            look.smooth(shore, scene.ground.corners), fill="var(--river)", stroke="var(--ink-2)", stroke_width=1.3
        ),
        *(_wave(x + dx, y + dy) for dx, dy in ((-6, -34), (8, -14), (-8, 8), (6, 30))),
    )


def _wave(x: float, y: float) -> Element:
    return look.path(f"M{x - 12:.1f} {y:.1f}q3-4 6 0t6 0 6 0 6 0", fill="none", stroke="var(--ink-2)", stroke_width=1.2)


def _area(scene: Scene, region: int) -> Element:
    """A region as a wash of its colour, with a line of the pure colour along the inside of its border."""
    colour, corners = scene.colour(region), scene.ground.corners
    points = scene.ground.outlines[region]
    inner = look.inset(points, 4)
    inner_corners = frozenset(moved for point, moved in zip(points, inner, strict=True) if point in corners)
    wash = look.smooth(points, corners)
    return look.group(
        look.path(wash, fill=f"var(--{colour}-wash)", stroke="var(--ink-2)", stroke_width=1.3),
        look.path(look.smooth(inner, inner_corners), fill="none", stroke=f"var(--{colour})", stroke_width=3.5),
    )


def _roads(scene: Scene) -> list[Element]:
    """Ink lines; between two houses of one seat in its colour, because they may be part of a row."""
    plain, own = [], []
    for a, b in scene.ground.roads:
        ends = scene.ground.spaces[a], scene.ground.spaces[b]
        plain.append(look.line(*ends))
        seat = scene.owner(a)
        if seat is not None and seat == scene.owner(b):
            own.append(look.line(*ends, stroke="var(--rim)", stroke_width=9))
            own.append(look.line(*ends, stroke=look.seat_fill(seat), stroke_width=6))
    return [
        look.group(*plain, stroke="var(--paper)", stroke_width=7, opacity=0.6),
        look.group(*plain, stroke="var(--ink)", stroke_width=2.4, stroke_linecap="round", opacity=0.8),
        look.group(*own),
    ]


def _space(scene: Scene, name: str) -> Element:
    seat, has_fort = scene.owner(name), name in scene.view["forts"]
    parts = []
    if seat is None:
        rim: Attributes = {"stroke": "var(--ink-2)", "stroke_width": 2, "stroke_dasharray": "4 2.3"}
        parts.append(look.circle(0, 0, 14, fill="var(--paper)", **rim))
        parts.append(look.text(0, -2 if has_fort else 5, name[-1], 13, anchor="middle"))
    else:
        parts.append(look.group(_house(seat), at=(0, -8) if has_fort else None))
    if has_fort:
        ink: Attributes = {"stroke": "var(--on-ivory)", "stroke_linejoin": "round"}
        parts.append(look.path(_FORT, fill="var(--ivory)", stroke_width=1.6, **ink))
        parts.append(look.path(_BRICKS, fill="none", stroke_width=1, **ink))
    ring = look.circle(0, 0, SPACE_RADIUS + 4, class_="ring")
    return look.target(name, _space_label(scene, name), *parts, ring, at=scene.ground.spaces[name])


def _space_label(scene: Scene, name: str) -> str:
    seat, has_fort = scene.owner(name), name in scene.view["forts"]
    place = space_title(scene.words, name)
    if seat is None:
        return scene.words("draw-fort-label" if has_fort else "draw-space-label", place=place)
    message = "draw-fort-house-label" if has_fort else "draw-house-label"
    return scene.words(message, seat=scene.words.seat(seat), place=place)


def _house(seat: int) -> Element:
    """A small roof in the colour of the seat, with the emblem under it."""
    ink: Attributes = {"stroke": "var(--rim)", "stroke_width": 1.6, "stroke_linejoin": "round"}
    return look.group(
        look.rect(-12.5, -4, 25, 20, fill="var(--paper)", **ink),
        look.path(_ROOF, fill=look.seat_fill(seat), **ink),
        look.emblem(seat, 0, 6.8, 14),
    )


def _region(scene: Scene, region: int) -> Element:
    """A region to point at: its emissaries on the dragon, its plate, and its border as the ring."""
    name = REGIONS[region]
    border = look.smooth(scene.ground.outlines[region], scene.ground.corners)
    return look.target(
        name,
        region_label(scene, region),
        look.path(border, class_="ring", stroke_linejoin="round"),
        _emissaries(scene, region),
        _plate(scene, region),
        class_="chosen" if scene.view["decision"].get("region") == name else None,
    )


def _plate(scene: Scene, region: int) -> Element:
    """A region's name and value, and whose houses stand there, most of them first."""
    (width, height), colour = PLATE, scene.colour(region)
    owners: list[int | None] = []
    for seat, count in sorted(enumerate(scene.houses_in(region)), key=lambda pair: -pair[1]):
        owners += [seat] * count
    owners += [None] * (int(scene.box.record.spaces[region]) - len(owners))
    rim: Attributes = {"stroke": f"var(--{colour})", "stroke_width": 1.5}
    left = -width / 2
    return look.group(
        look.rect(left, -height / 2, width, height, rx=6, fill="var(--paper)", **rim),
        look.text(left + 5, -2.5, scene.character(region), 19, class_="brush", font_weight="bold"),
        look.text(left + 27, -4.5, scene.region_name(region), 14, font_weight="600"),
        look.group(_value(scene, region), at=(width / 2 - 13, -8)),
        look.cells(left + 5, 4, width - 10, 12, owners),
        at=scene.ground.plates[region],
    )


def _value(scene: Scene, region: int) -> Element:
    """What the first place of a full region is worth, or the stamp of a scored one."""
    if scene.is_scored(region):
        stamp = look.rect(-10, -10, 20, 20, rx=3, fill="var(--red)")
        return look.group(stamp, look.glyph("scored", 0, 0, 14, "var(--on-red)"))
    colour, spaces = scene.colour(region), int(scene.box.record.spaces[region])
    return look.group(
        look.circle(0, 0, 10.5, fill=f"var(--{colour})"),
        look.text(0, 5, spaces, 14, anchor="middle", font_weight="bold", fill=f"var(--on-{colour})"),
    )


def _emissaries(scene: Scene, region: int) -> Element:
    """The emissaries of all seats, side by side on the dragon, and how many there may be."""
    standing = [seat for seat, count in enumerate(scene.emissaries_in(region)) for _ in range(count)]
    apart = min(19.0, (DRAGON[0] - 16) / max(1, len(standing) - 1))
    figures = []
    for i, seat in enumerate(standing):
        x = apart * (i - (len(standing) - 1) / 2)
        figures.append(look.glyph("emissary", x, -7, 28, look.seat_fill(seat), stroke="var(--rim)", stroke_width=1.3))
        figures.append(look.glyph(EMBLEMS[seat], x, -1, 10.5, look.on_seat(seat)))
    return look.group(
        look.glyph("dragon", 0, -4, 50, f"var(--{scene.colour(region)})", opacity=0.4),
        *figures,
        look.text(0, 22, f"{len(standing)}/{scene.limit(region)}", 14, anchor="middle", font_weight="600"),
        at=scene.ground.dragons[region],
    )


def _knot(scene: Scene, number: int) -> Element:
    """An alliance: its number in a loop of rope, and who would score it now for how much."""
    _, a, b, _, _ = scene.box.document["alliances"]["list"][number - 1]
    names = {"a": scene.words(f"region-{a}"), "b": scene.words(f"region-{b}")}
    points = scene.alliance(number)
    leaders = [seat for seat in scene.seats if points[seat]]
    if leaders:
        label = scene.words("draw-alliance-label", number=number, seats=scene.seats_with(points), **names)
    else:
        label = scene.words("draw-alliance-none", number=number, **names)
    return look.target(
        f"alliance-{number}",
        label,
        *([_claim(scene, number, leaders, points[leaders[0]])] if leaders else []),
        look.circle(0, 0, KNOT_RADIUS + 1.5, fill="var(--paper)", stroke="var(--brown)", stroke_width=6),
        look.circle(
            0, 0, KNOT_RADIUS + 1.5, fill="none", stroke="var(--ivory)", stroke_width=3.6, stroke_dasharray="5 2"
        ),
        look.text(0, 5, number, 14, anchor="middle", font_weight="bold"),
        look.circle(0, 0, KNOT_RADIUS + 6, class_="ring"),
        at=scene.ground.knots[number - 1],
    )


def _claim(scene: Scene, number: int, leaders: list[int], points: int) -> Element:
    """Who leads in both regions and the points for each of them, on a tag beside the knot."""
    x, y = scene.ground.knots[number - 1]
    width, height = 18 * len(leaders) + 28, 22
    aside, above = KNOT_RADIUS + width / 2, KNOT_RADIUS + height / 2 + 4
    spots = [(x + aside * cos(radians(t)), y + above * sin(radians(t))) for t in range(0, 360, 30)]
    at = scene.ground.clearest(spots, width, height)
    return look.group(
        look.rect(-width / 2, -11, width, height, rx=11, fill="var(--paper)", stroke="var(--rim)", stroke_width=1.5),
        *(look.badge(seat, -width / 2 + 12 + 18 * i, 0, 17) for i, seat in enumerate(leaders)),
        look.text(width / 2 - 7, 5, f"+{points}", 13, anchor="end", font_weight="bold"),
        at=(at[0] - x, at[1] - y),
    )


def _wall(scene: Scene) -> Element:
    """The score track on the Great Wall, along the left and the top edge."""
    left, top = scene.ground.track("track_left"), scene.ground.track("track_top")
    stones = [_stone(at, 32, left[0][1] - left[1][1], is_left=True) for at in left]
    stones += [_stone(at, top[1][0] - top[0][0], 32, is_left=False) for at in top]
    numbers = []
    for i, (x, y) in enumerate([*left, *top]):
        weight, ink = ("bold", "--ink") if i % 5 == 0 else (None, "--ink-2")
        numbers.append(look.text(x, y + 4.7, i, 13, anchor="middle", font_weight=weight, fill=f"var({ink})"))
    return look.group(look.title(scene.words("draw-track")), *stones, *numbers, *_markers(scene, [*left, *top]))


def _stone(at: Point, width: float, height: float, *, is_left: bool) -> Element:
    """A part of the wall with its battlement, which looks outward."""
    x, y = at
    ink: Attributes = {"fill": "var(--paper-2)", "stroke": "var(--line)", "stroke_width": 1.5}
    merlon = (x - 23, y - 8, 8, 16) if is_left else (x - 8, y - 23, 16, 8)
    return look.group(look.rect(*merlon, **ink), look.rect(x - width / 2, y - height / 2, width, height, **ink))


def _markers(scene: Scene, places: list[Point]) -> list[Element]:
    """One marker a seat; those on one space stand in a line across the wall."""
    standing: Counter[int] = Counter()
    markers = []
    for seat in scene.seats:
        score = scene.view["score"][seat]
        space = score % len(places)  # a point card stands for the laps
        x, y = places[space]
        inward = 24 * standing[space]
        standing[space] += 1
        at = (x + inward, y) if hypot(x - places[0][0]) < 1 else (x, y + inward)
        lap = [look.text(at[0], at[1] + 24, f"+{score - space}", 13, anchor="middle")] if score != space else []
        label = scene.words("draw-score-label", seat=scene.words.seat(seat), points=score)
        markers.append(look.group(look.title(label), look.badge(seat, *at, 24), *lap, role="img"))
    return markers
