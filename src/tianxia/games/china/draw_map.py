"""The map: regions in their colours, roads as ink lines, houses, emissaries on their dragons, alliances, the wall."""

from collections import Counter
from math import cos, hypot, radians, sin

from htpy import Element

from tianxia.games.china.draw_scene import DRAGON, KNOT_RADIUS, PLATE, SCALE, SPACE_RADIUS, Scene, nearest_free
from tianxia.games.china.state import REGIONS
from tianxia.games.china.telling import space_title
from tianxia.kernel import look
from tianxia.kernel.look import Point

_ROOF = "M0-19C1.6-15.5 6-12 11.5-9.8 14.5-8.6 17.2-8.2 20-8.6 19.2-4.6 16.3-2.2 12.5-2H-12.5C-16.3-2.2-19.2-4.6-20-8.6"
_ROOF += "-17.2-8.2-14.5-8.6-11.5-9.8-6-12-1.6-15.5 0-19Z"


def draw_map(scene: Scene) -> Element:
    """The whole map with all that lies on it."""
    corners = _corners([*scene.outlines, scene.lake])
    return look.group(
        _lake(scene, corners),
        *(_area(scene, region, corners) for region in range(len(REGIONS))),
        *_roads(scene),
        _wall(scene),
        *(_plate(scene, region) for region in range(len(REGIONS))),
        *(_knot(scene, number) for number in range(1, len(scene.knots) + 1)),
        *(_space(scene, name) for name in scene.spaces),
    )


def _corners(outlines: list[list[Point]]) -> frozenset[Point]:
    """The points where borders meet: those with more than two neighbours."""
    neighbours: dict[Point, set[Point]] = {}
    for outline in outlines:
        for i, point in enumerate(outline):
            neighbours.setdefault(point, set()).update((outline[i - 1], outline[(i + 1) % len(outline)]))
    return frozenset(point for point, others in neighbours.items() if len(others) > 2)


def _lake(scene: Scene, corners: frozenset[Point]) -> Element:
    left, top = (min(p[axis] for p in scene.lake) for axis in (0, 1))
    right, bottom = (max(p[axis] for p in scene.lake) for axis in (0, 1))
    x, y = (left + right) / 2, (top + bottom) / 2
    waves = [
        look.path(
            f"M{x + dx - 12:.1f} {y + dy:.1f}q3-4 6 0t6 0 6 0 6 0", fill="none", stroke="var(--ink-2)", stroke_width=1.2
        )
        for dx, dy in ((-6, -34), (8, -14), (-8, 8), (6, 30))
    ]
    shore = look.path(look.smooth(scene.lake, corners), fill="var(--river)", stroke="var(--ink-2)", stroke_width=1.5)
    return look.group(look.title(scene.words("draw-lake")), shore, *waves)


def _area(scene: Scene, region: int, corners: frozenset[Point]) -> Element:
    name, colour = REGIONS[region], scene.colour(region)
    outline = look.smooth(scene.outlines[region], corners)
    is_chosen = scene.view["decision"].get("region") == name
    return look.target(
        name,
        region_label(scene, region),
        look.path(
            outline, fill=f"var(--{colour}-wash)", stroke=f"var(--{colour})", stroke_width=3, stroke_linejoin="round"
        ),
        look.path(outline, class_="ring", stroke_linejoin="round"),
        class_="chosen" if is_chosen else None,
    )


def region_label(scene: Scene, region: int) -> str:
    """All about a region in words."""
    houses, nobody = scene.houses_in(region), scene.words("draw-nobody")
    return scene.words(
        "draw-region-label",
        region=scene.region_name(region),
        colour=scene.words(f"colour-{scene.colour(region)}"),
        houses=sum(houses),
        spaces=int(scene.box.record.spaces[region]),
        owners=scene.seats_with(houses) or nobody,
        points=scene.seats_with(scene.points_in(region)) or nobody,
        emissaries=sum(scene.emissaries_in(region)),
        limit=scene.limit(region),
        envoys=scene.seats_with(scene.emissaries_in(region)) or nobody,
        scored="yes" if REGIONS[region] in scene.view["scored"] else "no",
    )


def _roads(scene: Scene) -> list[Element]:
    """Ink lines; between two houses of one seat in its colour, because they may be part of a row."""
    plain, own = [], []
    for a, b in scene.roads:
        ends = scene.spaces[a], scene.spaces[b]
        plain.append(look.line(*ends))
        seat = scene.owner(a)
        if seat is not None and seat == scene.owner(b):
            own.append(look.line(*ends, stroke="var(--ink)", stroke_width=9))
            own.append(look.line(*ends, stroke=look.seat_fill(seat), stroke_width=6))
    return [
        look.group(*plain, stroke="var(--paper)", stroke_width=7, opacity=0.6),
        look.group(*plain, stroke="var(--ink-2)", stroke_width=2.6, stroke_linecap="round"),
        look.group(*own),
    ]


def _space(scene: Scene, name: str) -> Element:
    seat, has_fort = scene.owner(name), name in scene.view["forts"]
    place = space_title(scene.words, name)
    parts = []
    if has_fort:
        parts.append(_fort())
    if seat is not None:
        parts.append(_house(seat))
    elif not has_fort:
        parts.append(
            look.circle(0, 0, 14, fill="var(--paper)", stroke="var(--ink-2)", stroke_width=2, stroke_dasharray="4 2.3")
        )
        parts.append(look.text(0, 5, name[-1], 13, anchor="middle", fill="var(--ink-2)"))
    else:
        parts.append(look.text(0, 9, name[-1], 13, anchor="middle"))
    if seat is None:
        label = scene.words("draw-fort-label" if has_fort else "draw-space-label", place=place)
    else:
        message = "draw-fort-house-label" if has_fort else "draw-house-label"
        label = scene.words(message, seat=scene.words.seat(seat), place=place)
    return look.target(name, label, *parts, look.circle(0, 0, SPACE_RADIUS + 3, class_="ring"), at=scene.spaces[name])


def _house(seat: int) -> Element:
    """A small roof in the colour of the seat, with the emblem under it."""
    ink = {"stroke": "var(--rim)", "stroke_width": 1.6, "stroke_linejoin": "round"}
    return look.group(
        look.rect(-12.5, -4, 25, 20, fill="var(--paper)", **ink),
        look.path(_ROOF, fill=look.seat_fill(seat), **ink),
        look.emblem(seat, 0, 6.8, 14),
    )


def _fort() -> Element:
    """Neutral walls around the space, once placed."""
    walls = "M-24 22V-6h8v5h6v-5h8v5h4v-5h8v5h6v-5h8V22Z"
    return look.path(walls, fill="var(--line)", stroke="var(--ink)", stroke_width=1.8, stroke_linejoin="round")


def _plate(scene: Scene, region: int) -> Element:
    """A region's name, value and majority on a plate, and its emissaries on the dragon."""
    return look.target(
        REGIONS[region],
        region_label(scene, region),
        _emissaries(scene, region),
        _majority(scene, region),
        aria_hidden="true",  # the area says the same
    )


def _majority(scene: Scene, region: int) -> Element:
    width, height = PLATE
    colour, spaces = scene.colour(region), int(scene.box.record.spaces[region])
    owners: list[int | None] = []
    by_count = sorted(enumerate(scene.houses_in(region)), key=lambda pair: -pair[1])
    for seat, count in by_count:
        owners += [seat] * count
    owners += [None] * (spaces - len(owners))
    if REGIONS[region] in scene.view["scored"]:
        value = look.group(
            look.rect(-11, -11, 22, 22, rx=3, fill="var(--red)"),
            look.glyph("scored", 0, 0, 15, "var(--on-red)"),
            at=(width / 2 - 15, -9.5),
        )
    else:
        value = look.group(
            look.circle(0, 0, 11.5, fill=f"var(--{colour})", stroke="var(--rim)", stroke_width=1),
            look.text(0, 5.2, spaces, 15, anchor="middle", font_weight="bold", style=f"fill:var(--on-{colour})"),
            at=(width / 2 - 15, -9.5),
        )
    return look.group(
        look.rect(
            -width / 2,
            -height / 2,
            width,
            height,
            rx=6,
            fill="var(--paper)",
            stroke=f"var(--{colour})",
            stroke_width=1.5,
        ),
        look.text(-width / 2 + 6, -2.5, scene.character(region), 21, class_="brush", font_weight="bold"),
        look.text(-width / 2 + 31, -4.5, scene.region_name(region), 15, font_weight="600"),
        value,
        look.cells(-width / 2 + 6, 5, width - 12, 13, owners),
        at=scene.plates[region],
    )


def _emissaries(scene: Scene, region: int) -> Element:
    """The emissaries of all seats, side by side on the dragon, and how many there may be."""
    width, _ = DRAGON
    standing = [seat for seat, count in enumerate(scene.emissaries_in(region)) for _ in range(count)]
    limit = scene.limit(region)
    apart = min(19.0, (width - 20) / max(1, len(standing) - 1))
    first = -apart * (len(standing) - 1) / 2
    figures = []
    for i, seat in enumerate(standing):
        x = first + i * apart
        figures.append(look.glyph("emissary", x, -5, 30, look.seat_fill(seat), stroke="var(--rim)", stroke_width=1.3))
        figures.append(look.glyph(look.EMBLEMS[seat], x, 1.5, 11, look.on_seat(seat)))
    count = f"{len(standing)}/{limit}"
    return look.group(
        look.glyph("dragon", 0, -2, 56, f"var(--{scene.colour(region)})", opacity=0.38),
        *figures,
        look.text(0, 25, count, 14, anchor="middle", font_weight="600"),
        at=scene.dragons[region],
    )


def _knot(scene: Scene, number: int) -> Element:
    """An alliance: its number on a knot, and who would score it now for how much."""
    _, a, b, _, _ = scene.box.document["alliances"]["list"][number - 1]
    names = {"a": scene.words(f"region-{a}"), "b": scene.words(f"region-{b}")}
    points = scene.alliance(number)
    leaders = [seat for seat in scene.seats if points[seat]]
    x, y = scene.knots[number - 1]
    knot = look.group(
        look.glyph("knot", 0, 0, 38, "var(--ink-2)"),
        look.circle(0, 0, KNOT_RADIUS, fill="var(--paper)", stroke="var(--ink)", stroke_width=1.8),
        look.text(0, 5, number, 14, anchor="middle", font_weight="bold"),
    )
    ring = look.circle(0, 0, KNOT_RADIUS + 4, class_="ring")
    if not leaders:
        label = scene.words("draw-alliance-none", number=number, **names)
        return look.target(f"alliance-{number}", label, knot, ring, at=(x, y))
    label = scene.words("draw-alliance-label", number=number, seats=scene.seats_with(points), **names)
    width = 18 * len(leaders) + 28
    away = KNOT_RADIUS + width / 2 - 2
    turns = [
        (away * cos(radians(t)), max(18, away * 0.75) * sin(radians(t))) for t in (0, 180, 90, 270, 45, 135, 225, 315)
    ]
    spot = nearest_free(scene, [(x + dx, y + dy) for dx, dy in turns], width / 2)
    claim = _claim(leaders, points[leaders[0]], width, (spot[0] - x, spot[1] - y))
    return look.target(f"alliance-{number}", label, claim, knot, ring, at=(x, y))


def _claim(leaders: list[int], points: int, width: float, at: Point) -> Element:
    return look.group(
        look.rect(-width / 2, -11, width, 22, rx=11, fill="var(--paper)", stroke="var(--ink)", stroke_width=1.5),
        *(look.badge(seat, -width / 2 + 12 + 18 * i, 0, 17) for i, seat in enumerate(leaders)),
        look.text(width / 2 - 7, 5, f"+{points}", 13, anchor="end", font_weight="bold"),
        at=at,
    )


def _wall(scene: Scene) -> Element:
    """The score track on the Great Wall, along the left and the top edge."""
    places = [*_track(scene, "track_left"), *_track(scene, "track_top")]
    stones, numbers = [], []
    for i, (x, y) in enumerate(places):
        stones.append(
            look.rect(x - 16, y - 15, 32, 30, rx=3, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1.5)
        )
        bold = "bold" if i % 5 == 0 else None
        fill = "var(--ink)" if i % 5 == 0 else "var(--ink-2)"
        numbers.append(look.text(x, y + 4.7, i, 13, anchor="middle", font_weight=bold, style=f"fill:{fill}"))
    return look.group(look.title(scene.words("draw-track")), *stones, *numbers, *_markers(scene, places))


def _track(scene: Scene, side: str) -> list[Point]:
    track = scene.box.document["drawing"][side]
    (ax, ay), (bx, by), last = track["from"], track["to"], track["spaces"] - 1
    return [(SCALE * (ax + (bx - ax) * i / last), SCALE * (ay + (by - ay) * i / last)) for i in range(last + 1)]


def _markers(scene: Scene, places: list[Point]) -> list[Element]:
    """One marker a seat; those on one space stand in a line across the wall."""
    standing: Counter[int] = Counter()
    markers = []
    for seat in scene.seats:
        score = scene.view["score"][seat]
        space = score % len(places)
        x, y = places[space]
        inward = 22 * standing[space]
        standing[space] += 1
        is_left = hypot(x - places[0][0], 0) < 1
        at = (x + inward, y) if is_left else (x, y + inward)
        lap = [look.text(at[0], at[1] + 21, f"+{score - space}", 13, anchor="middle")] if score != space else []
        label = scene.words("draw-score-label", seat=scene.words.seat(seat), points=score)
        markers.append(look.group(look.title(label), look.badge(seat, *at, 23), *lap, role="img"))
    return markers
