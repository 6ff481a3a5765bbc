"""The map: hexes, rivers, states, tiles, leaders, pagodas, and the strengths of a conflict."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

import htpy

from tianxia.games.yellow_yangtze.draw_scene import RADIUS, WIDTH, Scene, hexagon, leader_shape, tile_shape
from tianxia.games.yellow_yangtze.state import COLOURS, LEADER, NO_GROUP, NUM_COLOURS, TILE
from tianxia.games.yellow_yangtze.wars import count_soldiers
from tianxia.kernel import look
from tianxia.kernel.look import Point

LABEL = 11
"""The size of hex names."""
BAND = 0.3
"""The width of a river's stream, in hexes."""


def map_size(scene: Scene) -> tuple[float, float]:
    """Width and height of the map in pixels."""
    places = scene.places.values()
    return max(x for x, _ in places) + WIDTH / 2, max(y for _, y in places) + RADIUS


def draw_map(scene: Scene) -> htpy.Element:
    """From the ground up."""
    return look.group(
        *(_ground(scene, name) for name in scene.names.hexes),
        *_streams(scene),
        *_capitals(scene),
        *_states(scene),
        *(_hex(scene, h, name) for h, name in enumerate(scene.names.hexes)),
        *(_pagoda(scene, triangle, colour) for triangle, colour in scene.view["pagodas"].items()),
        *_conflict(scene),
    )


def _ground(scene: Scene, name: str) -> htpy.Element:
    is_river = scene.box.record.is_river[scene.names.hex_numbers[name]]
    outline = look.polyline(hexagon(scene.places[name], RADIUS), closed=True)
    return look.path(outline, fill="var(--river)" if is_river else "var(--land)", stroke="var(--line)", stroke_width=1)


def _streams(scene: Scene) -> Iterator[htpy.Element]:
    """A river flows through its hexes, in bends from edge to edge."""
    for river in scene.box.document["river"]:
        points = [scene.places[name] for name in river["hexes"]]
        for run in _runs(points):
            middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(run)]
            bends = "".join(
                f"Q{x:.1f} {y:.1f} {to_x:.1f} {to_y:.1f}"
                for (x, y), (to_x, to_y) in zip(run[1:], middles[1:], strict=False)
            )
            course = f"{look.polyline([run[0], middles[0]])}{bends}L{run[-1][0]:.1f} {run[-1][1]:.1f}"
            yield look.path(
                course,
                fill="none",
                stroke="var(--blue)",
                stroke_width=BAND * WIDTH,
                stroke_linecap="round",
                opacity=0.22,
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


def _capitals(scene: Scene) -> Iterator[htpy.Element]:
    for capital in scene.box.document["capital"]:
        x, y = scene.places[capital["hex"]]
        yield look.circle(
            x, y - 4, RADIUS * 0.48, fill="none", stroke="var(--ink-2)", stroke_width=2, stroke_dasharray="4 3"
        )


def _states(scene: Scene) -> Iterator[htpy.Element]:
    """A soft border around every state, with its soldiers."""
    s = scene.board
    for h, name in enumerate(scene.names.hexes):
        if s.rulers[h]:
            members = [m for m in range(len(scene.names.hexes)) if s.group[m] == h]
            soldiers = int(count_soldiers(scene.box.record, s, h))
            border = "".join(look.polyline(edge) for m in members for edge in _border(scene, m))
            yield look.group(
                look.title(scene.words("draw-state", hex=name, soldiers=soldiers)),
                look.path(
                    border, fill="none", stroke="var(--last)", stroke_width=7, stroke_linecap="round", opacity=0.75
                ),
            )


def _border(scene: Scene, h: int) -> Iterator[list[Point]]:
    """The edges of a hex beyond which its state ends, in the reading order of its neighbours."""
    s = scene.board
    corners = hexagon(scene.places[scene.names.hexes[h]], RADIUS)
    edges = ((5, 0), (0, 1), (4, 5), (1, 2), (3, 4), (2, 3))
    for neighbour, (a, b) in zip(scene.box.record.neighbours[h], edges, strict=True):
        if s.group[h] != NO_GROUP and s.group[neighbour] != s.group[h]:
            yield [corners[a], corners[b]]


def _hex(scene: Scene, h: int, name: str) -> htpy.Element:
    """What stands on a hex, as a target."""
    content = int(scene.board.board[h])
    x, y = scene.places[name]
    ring = look.path(look.polyline(hexagon((x, y), RADIUS * 0.88), closed=True), class_="ring")
    if content >= LEADER:
        seat, colour = divmod(content - LEADER, NUM_COLOURS)
        strength = int(scene.board.governors[h])
        label = scene.words("draw-leader", hex=name, leader=scene.words(f"leader-{COLOURS[colour]}"),
                            seat=scene.words.seat(seat), strength=strength)  # fmt: skip
        return look.target(name, label, leader_shape(seat, COLOURS[colour], (x, y)), _strength(x, y, strength), ring)
    if content >= TILE:
        colour_name = COLOURS[content - TILE]
        label = scene.words("draw-tile", hex=name, tile=scene.words(f"tile-{colour_name}"))
        return look.target(name, label, tile_shape(colour_name, (x, y)), ring)
    text = look.text(x, y + RADIUS * 0.72, name, LABEL, anchor="middle", fill="var(--ink-2)", opacity=0.7)
    return look.target(name, _empty_label(scene, h, name), text, ring)


def _empty_label(scene: Scene, h: int, name: str) -> str:
    states = {capital["hex"]: capital for capital in scene.box.document["capital"]}
    terrain = "river" if scene.box.record.is_river[h] else "capital" if name in states else "land"
    key = "state_ru" if scene.words.language == "ru" else "state"
    return scene.words("draw-empty", hex=name, terrain=terrain, state=states.get(name, {}).get(key, ""))


def _strength(x: float, y: float, strength: int) -> htpy.Element:
    """The black tiles next to a leader: its strength in a revolt."""
    spot = (x + RADIUS * 0.52, y + RADIUS * 0.56)
    return look.group(
        look.circle(*spot, 9, fill="var(--black)", stroke="var(--rim)", stroke_width=1),
        look.text(spot[0], spot[1] + 4, strength, 12, anchor="middle", fill="var(--on-black)", font_weight=700),
    )


def _pagoda(scene: Scene, triangle: str, colour: str) -> htpy.Element:
    """A roof over three hexes."""
    points = [scene.places[name] for name in triangle.split("-")]
    x, y = sum(p[0] for p in points) / 3, sum(p[1] for p in points) / 3
    label = scene.words("draw-pagoda", pagoda=scene.words(f"pagoda-{colour}"), triangle=triangle)
    return look.target(
        triangle,
        label,
        look.circle(x, y, RADIUS * 0.66, fill="var(--paper)", stroke="var(--rim)", stroke_width=1.5),
        look.glyph("pagoda", x, y, RADIUS * 1.05, f"var(--{colour})", stroke="var(--rim)", stroke_width=0.6),
        look.circle(x, y, RADIUS * 0.7, class_="ring"),
    )


def _conflict(scene: Scene) -> Iterator[htpy.Element]:
    """The tile in question with its marker, and the strengths of the sides of a war."""
    decision = scene.view["decision"]
    if decision.get("at"):
        outline = look.polyline(hexagon(scene.places[decision["at"]], RADIUS * 0.98), closed=True)
        yield look.group(
            look.title(scene.words("draw-marker")),
            look.path(outline, fill="none", stroke="var(--chosen)", stroke_width=4),
        )
    for name in decision.get("from", []):
        outline = look.polyline(hexagon(scene.places[name], RADIUS * 0.98), closed=True)
        yield look.path(outline, fill="none", stroke="var(--chosen)", stroke_width=3, stroke_dasharray="6 4")
    for i, side in enumerate(decision.get("sides", [])):
        x, y = scene.places[side["at"]]
        label = scene.words("draw-side", side=i + 1, total=side["total"])
        yield look.target(
            f"side-{i + 1}",
            label,
            look.circle(x, y, 17, fill="var(--paper)", stroke="var(--chosen)", stroke_width=3),
            look.text(x, y + 7, side["total"], 20, anchor="middle", font_weight=700),
            look.circle(x, y, 20, class_="ring"),
        )
