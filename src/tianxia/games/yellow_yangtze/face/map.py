"""The map: hexes, rivers, states with their strength, tiles, leaders, pagodas, and what a pending decision is about."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import hypot

import numpy as np

from tianxia import look
from tianxia.games.yellow_yangtze.face.conflict import draw_question
from tianxia.games.yellow_yangtze.face.scene import (
    CORNERS,
    RADIUS,
    SMALL,
    WIDTH,
    Scene,
    hexagon,
    leader_shape,
    pagoda_shape,
    tile_shape,
)
from tianxia.games.yellow_yangtze.rules.pagodas import list_free
from tianxia.games.yellow_yangtze.rules.wars import count_soldiers
from tianxia.games.yellow_yangtze.state import COLOURS, LEADER, MAX_TRIANGLES, NO_GROUP, NUM_COLOURS, TILE
from tianxia.games.yellow_yangtze.text.position import pagodas
from tianxia.look import Point

BAND = 0.34
"""The width of a river's stream, in hexes."""
EDGES = ((5, 0), (0, 1), (4, 5), (1, 2), (3, 4), (2, 3))
"""The corners on either side of each neighbour, in reading order."""


def map_size(scene: Scene) -> tuple[float, float]:
    """Width and height of the map in pixels."""
    return max(x for x, _ in scene.places) + WIDTH / 2, max(y for _, y in scene.places) + RADIUS


def draw_map(scene: Scene) -> look.Element:
    """From the ground up."""
    return look.group(
        _kept(scene, "ground", _ground),
        *_borders(scene),
        *(_hex(scene, h, name) for h, name in enumerate(scene.names.hexes)),
        *_strengths(scene),
        *(_pagoda(scene, triangle, COLOURS[colour]) for triangle, colour in pagodas(scene.s)),
        *_free_triangles(scene),
        *draw_question(scene),
    )


_KEPT: dict[tuple[str, str, str], look.Element] = {}


def _kept(scene: Scene, name: str, draw: Callable[[Scene], look.Element]) -> look.Element:
    """What looks the same in every game is drawn once for each box and language: the map has two hundred hexes."""
    key = (scene.box.digest, scene.words.language, name)
    if key not in _KEPT:
        _KEPT[key] = draw(scene)
    return _KEPT[key]


def _ground(scene: Scene) -> look.Element:
    """All land as one shape, all water as another, and what is painted on them."""
    shapes = []
    for is_river, fill in ((0, "var(--land)"), (1, "var(--river)")):
        terrain = scene.box.record.is_river
        outline = "".join(hexagon(place, RADIUS) for h, place in enumerate(scene.places) if terrain[h] == is_river)
        shapes.append(look.path(outline, fill=fill, stroke="var(--line)", stroke_width=1))
    return look.group(*shapes, *_streams(scene), *_capitals(scene))


def _streams(scene: Scene) -> Iterator[look.Element]:
    """A river flows through its hexes, in bends from edge to edge."""
    for river in scene.box.document["river"]:
        name = river["name_ru" if scene.words.language == "ru" else "name_en"]
        for run in _runs([scene.place_of(name) for name in river["hexes"]]):
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


def _capitals(scene: Scene) -> Iterator[look.Element]:
    for capital in scene.box.document["capital"]:
        x, y = scene.place_of(capital["hex"])
        yield look.circle(
            x, y - 4, RADIUS * 0.48, fill="none", stroke="var(--ink-2)", stroke_width=2, stroke_dasharray="4 3"
        )


def _borders(scene: Scene) -> Iterator[look.Element]:
    """A soft border around every state; that of a side of a war is bolder."""
    s, groups = scene.s, scene.groups
    rulers, neighbours = s.rulers.tolist(), scene.box.record.neighbours.tolist()
    borders: dict[int, list[str]] = {}
    for h, (x, y) in enumerate(scene.places):
        group = groups[h]
        if group != NO_GROUP and rulers[group]:
            for neighbour, edge in zip(neighbours[h], EDGES, strict=True):
                if groups[neighbour] != group:
                    line = [(x + RADIUS * CORNERS[i][0], y + RADIUS * CORNERS[i][1]) for i in edge]
                    borders.setdefault(group, []).append(look.polyline(line))
    sides = s.sides[: s.num_sides].tolist()
    for group, lines in borders.items():
        stroke, opacity = ("var(--chosen)", 0.7) if group in sides else ("var(--brown)", 0.5)
        yield look.path(
            "".join(lines), fill="none", stroke=stroke, stroke_width=7, stroke_linecap="round", opacity=opacity
        )


def _hex(scene: Scene, h: int, name: str) -> look.Node:
    """What is on a hex, as a target."""
    content = scene.contents[h]
    if content >= LEADER:
        return _leader(scene, h, name)
    if content >= TILE:
        colour = COLOURS[content - TILE]
        return _kept(scene, f"{name} {colour}", lambda scene: _tile(scene, h, name, colour))
    return _kept(scene, name, lambda scene: _empty(scene, h, name))


def _tile(scene: Scene, h: int, name: str, colour: str) -> look.Element:
    middle = scene.places[h]
    return look.target(
        name,
        scene.words("draw-tile", hex=name, tile=scene.tile_names[colour]),
        tile_shape(colour, middle, piece=f"tile-{name}"),
        _name(middle, name, f"var(--on-{colour})"),
        _ring(middle),
        about=scene.tile_abouts[colour],
    )


def _empty(scene: Scene, h: int, name: str) -> look.Element:
    middle, box = scene.places[h], scene.box.record
    terrain = "river" if box.is_river[h] else "capital" if box.is_capital[h] else "land"
    label = scene.words("draw-empty", hex=name, terrain=terrain, state=_state_of(scene, name))
    about = scene.words(f"about-{terrain}")
    return look.target(name, label, _name(middle, name, "var(--ink-2)"), _ring(middle), about=about)


def _ring(middle: Point) -> look.Element:
    return look.path(hexagon(middle, RADIUS * 0.88), class_="ring")


def _name(middle: Point, name: str, fill: str) -> look.Element:
    x, y = middle
    return look.text(x, y + RADIUS * 0.7, name, SMALL - 1, anchor="middle", fill=fill, opacity=0.85)


def _state_of(scene: Scene, name: str) -> str:
    """The name of the state whose capital this is, or nothing."""
    key = "state_ru" if scene.words.language == "ru" else "state"
    return next((capital[key] for capital in scene.box.document["capital"] if capital["hex"] == name), "")


def _leader(scene: Scene, h: int, name: str) -> look.Element:
    """A leader with the black tiles next to it: its strength in a revolt."""
    seat, number = divmod(scene.contents[h] - LEADER, NUM_COLOURS)
    colour, strength = COLOURS[number], int(scene.s.governors[h])
    x, y = scene.places[h]
    label = scene.words("draw-leader", hex=name, leader=scene.leader_names[colour], seat=scene.words.seat(seat),
                        strength=strength)  # fmt: skip
    spot = (x + RADIUS * 0.52, y + RADIUS * 0.5)
    return look.target(
        name,
        label,
        leader_shape(seat, colour, (x, y), piece=f"leader-{seat}-{colour}"),
        look.circle(*spot, 10, fill="var(--black)", stroke="var(--rim)", stroke_width=1),
        look.text(spot[0], spot[1] + 5, strength, SMALL, anchor="middle", fill="var(--on-black)", font_weight=700),
        _ring((x, y)),
        about=scene.leader_abouts[colour],
    )


def _strengths(scene: Scene) -> Iterator[look.Element]:
    """The soldiers of every state, at its first leader: its strength in a war."""
    shown: set[int] = set()
    for h, name in enumerate(scene.names.hexes):
        group = scene.groups[h]
        if scene.contents[h] < LEADER or group in shown:
            continue
        shown.add(group)
        soldiers = int(count_soldiers(scene.box.record, scene.s, group))
        x, y = scene.places[h]
        spot = (x - RADIUS * 0.52, y - RADIUS * 0.5)
        yield look.group(
            look.title(scene.words("draw-state", hex=name, soldiers=soldiers)),
            look.circle(*spot, 10 if soldiers < 10 else 12, fill="var(--red)", stroke="var(--rim)", stroke_width=1),
            look.text(spot[0], spot[1] + 5, soldiers, SMALL, anchor="middle", fill="var(--on-red)", font_weight=700),
        )


def _pagoda(scene: Scene, triangle: int, colour: str) -> look.Element:
    """A roof over three hexes."""
    x, y = scene.middle_of(triangle)
    words, name = scene.words, scene.names.triangles[triangle]
    return look.target(
        name,
        words("draw-pagoda", pagoda=words(f"pagoda-{colour}"), triangle=name),
        look.group(
            look.circle(x, y, RADIUS * 0.6, fill="var(--paper)", stroke="var(--rim)", stroke_width=1.5),
            pagoda_shape(colour, (x, y), RADIUS),
            data_piece=f"pagoda-{name}",
        ),
        look.circle(x, y, RADIUS * 0.66, class_="ring"),
        about=words("about-pagoda", leader=scene.leader_names[colour], points=words(f"points-{colour}")),
    )


def _free_triangles(scene: Scene) -> Iterator[look.Element]:
    """Where three equal tiles meet that carry no pagoda yet."""
    words = scene.words
    free = np.empty(MAX_TRIANGLES, np.int32)
    for triangle in free[: list_free(scene.box.record, scene.s, 0, free, 0)].tolist():
        name, content = scene.names.triangles[triangle], scene.contents[scene.box.record.triangles[triangle, 0]]
        colour = COLOURS[content - TILE]
        x, y = scene.middle_of(triangle)
        yield look.target(
            name,
            words("draw-free-triangle", pagoda=words(f"pagoda-{colour}"), triangle=name),
            look.circle(x, y, 5, fill="var(--paper)", stroke=f"var(--{colour})", stroke_width=2),
            look.circle(x, y, RADIUS * 0.44, class_="ring"),
            about=words("about-free-triangle"),
        )
