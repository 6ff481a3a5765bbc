"""What lies on the map: states with their strength, tiles, leaders, pagodas, and what a pending decision is about."""

from collections.abc import Iterator

import numpy as np

from tianxia import look
from tianxia.games.yellow_yangtze.box import names
from tianxia.games.yellow_yangtze.face.conflict import draw_question
from tianxia.games.yellow_yangtze.face.hexes import draw_hexes
from tianxia.games.yellow_yangtze.face.land import name_of_hex
from tianxia.games.yellow_yangtze.face.scene import Scene
from tianxia.games.yellow_yangtze.face.shapes import (
    CORNERS,
    MARGIN,
    RADIUS,
    SMALL,
    WIDTH,
    leader,
    middles,
    on_pigment,
    pagoda,
    pigment,
    places,
    tile,
)
from tianxia.games.yellow_yangtze.rules.pagodas import list_free
from tianxia.games.yellow_yangtze.state import COLOURS, LEADER, MAX_TRIANGLES, NOBODY, TILE, Colour, Event
from tianxia.games.yellow_yangtze.text.position import pagodas
from tianxia.kernel.game import Box
from tianxia.look import Element, Piece
from tianxia.words import Words

EDGES = ((5, 0), (0, 1), (4, 5), (1, 2), (3, 4), (2, 3))
"""The corners on either side of each neighbour, in reading order; clockwise."""


def draw_map(scene: Scene) -> Iterator[Piece]:
    """From the ground up; the targets of hexes are over what lies there, so that their rings are seen."""
    yield from _borders(scene)
    yield from _tiles(scene)
    yield from _leaders(scene)
    yield from draw_hexes(scene)
    yield from _strengths(scene)
    yield from _triangles(scene)
    yield from draw_question(scene)


def _borders(scene: Scene) -> Iterator[Piece]:
    """A soft border around every state; that of a side of a war is bolder."""
    sides = scene.s.sides[: scene.s.num_sides].tolist()
    for group, realm in scene.realms.items():
        yield Piece(f"state-{scene.names.hexes[group]}", _border(scene.box, realm.hexes, group in sides))


@look.remembered
def _border(box: Box, hexes: tuple[int, ...], is_at_war: bool) -> Element:
    stroke, opacity = ("var(--chosen)", 0.7) if is_at_war else ("var(--brown)", 0.5)
    return look.figure(
        look.path(_outline(box, hexes), fill="none", stroke=stroke, stroke_width=7, stroke_linejoin="round"),
        opacity=opacity,
    )


def _outline(box: Box, hexes: tuple[int, ...]) -> str:
    """Path data around hexes: in every corner of the outline one side of it ends and one begins."""
    inside, ways = set(hexes), {}
    for h in hexes:
        x, y = places(box)[h]
        corners = [(x + RADIUS * dx, y + RADIUS * dy) for dx, dy in CORNERS]
        for neighbour, (start, end) in zip(box.record.neighbours[h].tolist(), EDGES, strict=True):
            if neighbour not in inside:
                ways[_joint(*corners[start])] = _joint(*corners[end]), corners[end]
    loops = []
    while ways:
        loop, joint = [], next(iter(ways))
        while joint in ways:
            joint, point = ways.pop(joint)
            loop.append(point)
        loops.append(look.polyline(loop, closed=True))
    return "".join(loops)


def _joint(x: float, y: float) -> tuple[int, int]:
    """A corner in steps of the grid: the same for all hexes that meet there."""
    return round(2 * (x - MARGIN) / WIDTH), round(2 * (y - MARGIN) / RADIUS)


def _tiles(scene: Scene) -> Iterator[Piece]:
    laid = {h: f"seat-{seat}" for seat, _, h, *_ in scene.happened(Event.TILE_PLACED)}
    for h, content in enumerate(scene.contents):
        if TILE <= content < LEADER:
            yield Piece(f"tile-{scene.names.hexes[h]}", _tile(scene.box, h, content - TILE), laid.get(h, ""))


@look.remembered
def _tile(box: Box, h: int, colour: int) -> Element:
    name = name_of_hex(names(box).hexes[h], (0, 0), on_pigment(colour))
    return look.figure(tile("board", colour, 0, 0), name, at=places(box)[h])


def _leaders(scene: Scene) -> Iterator[Piece]:
    for seat, hexes in enumerate(scene.leaders):
        for colour, h in enumerate(hexes):
            if h != NOBODY:
                yield Piece(f"leader-{seat}-{COLOURS[colour]}", leader("board", seat, colour, *scene.places[h]))


def _strengths(scene: Scene) -> Iterator[Piece]:
    """At every leader the black tiles next to it, its strength in a revolt; at a state's first leader its soldiers."""
    first = {realm.leaders[0]: realm.soldiers for realm in scene.realms.values()}
    for seat, hexes in enumerate(scene.leaders):
        for colour, h in enumerate(hexes):
            if h == NOBODY:
                continue
            x, y = scene.places[h]
            key, governors = f"{seat}-{COLOURS[colour]}", int(scene.s.governors[h])
            spot = x + RADIUS * 0.52, y + RADIUS * 0.5
            yield Piece(f"governors-{key}", _strength(Colour.BLACK, governors, *spot))
            if h in first:
                spot = x - RADIUS * 0.52, y - RADIUS * 0.5
                yield Piece(f"soldiers-{key}", _strength(Colour.RED, first[h], *spot))


@look.remembered
def _strength(colour: int, number: int, x: float, y: float) -> Element:
    return look.figure(
        look.circle(0, 0, 10 if number < 10 else 12, fill=pigment(colour), stroke="var(--rim)", stroke_width=1),
        look.text(0, 5, number, SMALL, anchor="middle", fill=on_pigment(colour), font_weight=700),
        at=(x, y),
    )


def _triangles(scene: Scene) -> Iterator[Piece]:
    """Pagodas, and where three tiles of one colour meet that carry none yet."""
    box, words = scene.box, scene.nameless
    out = np.empty(MAX_TRIANGLES, np.int32)
    free = out[: list_free(box.record, scene.s, 0, out, 0)].tolist()
    for triangle in free:
        colour = scene.contents[box.record.triangles[triangle, 0]] - TILE
        yield Piece(scene.names.triangles[triangle], _free_triangle(words, box, triangle, colour))
    moved = {now: before for _, _, now, before, *_ in scene.happened(Event.PAGODA_MOVED) if before in free}
    for triangle, colour in pagodas(scene.s):
        name = scene.names.triangles[triangle]
        origin = scene.names.triangles[moved[triangle]] if triangle in moved else "supply"
        yield Piece(f"pagoda-{name}", _pagoda(box, triangle, colour), origin)
        yield Piece(name, _pagoda_target(words, box, triangle, colour))


@look.remembered
def _free_triangle(words: Words, box: Box, triangle: int, colour: int) -> Element:
    name = names(box).triangles[triangle]
    return look.target(
        name,
        words("draw-free-triangle", pagoda=words(f"pagoda-{COLOURS[colour]}"), triangle=name),
        look.circle(0, 0, 5, fill="var(--paper)", stroke=pigment(colour), stroke_width=2),
        look.circle(0, 0, RADIUS * 0.44, class_="ring"),
        at=middles(box)[triangle],
        about=words("about-free-triangle"),
    )


@look.remembered
def _pagoda(box: Box, triangle: int, colour: int) -> Element:
    """A roof over three hexes."""
    disc = look.circle(0, 0, RADIUS * 0.6, fill="var(--paper)", stroke="var(--rim)", stroke_width=1.5)
    return look.figure(disc, pagoda(colour, 0, 0, RADIUS), at=middles(box)[triangle])


@look.remembered
def _pagoda_target(words: Words, box: Box, triangle: int, colour: int) -> Element:
    name, colour_name = names(box).triangles[triangle], COLOURS[colour]
    leader_name, points = words(f"leader-{colour_name}"), words(f"points-{colour_name}")
    return look.target(
        name,
        words("draw-pagoda", pagoda=words(f"pagoda-{colour_name}"), triangle=name),
        look.circle(0, 0, RADIUS * 0.66, class_="ring"),
        at=middles(box)[triangle],
        about=words("about-pagoda", leader=leader_name, points=points),
    )
