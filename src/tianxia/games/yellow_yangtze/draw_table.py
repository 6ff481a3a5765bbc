"""Beside the map: the seats with their leaders at home and points, the market, the bag, the own hand."""

from collections.abc import Iterator

import htpy

from tianxia.games.yellow_yangtze.draw_scene import GLYPH_OF, Scene, leader_shape, tile_shape
from tianxia.games.yellow_yangtze.state import COLOURS
from tianxia.kernel import look

STRIP = 86
"""Height of the strip with market and hand."""
PANEL = 150
"""Height of a seat's panel."""
STEP = 52
"""From one tile of a row to the next."""


def draw_seats(scene: Scene, width: float) -> htpy.Element:
    """One panel below the other, then the pagodas left."""
    players = scene.view["players"]
    panels = [look.group(_seat(scene, seat, width), at=(0, seat * (PANEL + 10))) for seat in range(players)]
    return look.group(*panels, look.group(_supply(scene), at=(0, players * (PANEL + 10))))


def _seat(scene: Scene, seat: int, width: float) -> htpy.Element:
    words, view = scene.words, scene.view
    is_active = seat == view["decider"]
    tiles = words("draw-tiles", tiles=sum(view["hands"][seat].values()))
    panel = look.target(
        f"seat-{seat}",
        words.seat(seat),
        look.rect(0, 0, width, PANEL, rx=8, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1),
        look.rect(1, 1, width - 2, PANEL - 2, rx=8, class_="ring"),
        look.badge(seat, 24, 24, 28),
        look.text(46, 30, look.fitted(words.seat(seat), width - 140, 16), 16, font_weight=700 if is_active else 400),
        look.text(width - 12, 30, tiles, 14, anchor="end", fill="var(--ink-2)"),
        *_points(scene, seat),
        look.text(14, 96, words("draw-home"), 12, fill="var(--ink-2)"),
        class_="last" if is_active else None,
    )
    return look.group(panel, *_home(scene, seat))


def _points(scene: Scene, seat: int) -> Iterator[htpy.Element]:
    """The five totals, or that they are hidden."""
    points = scene.view["points"][seat]
    if points == "hidden":
        yield look.text(14, 70, scene.words("draw-hidden"), 13, fill="var(--ink-2)")
        return
    for i, colour in enumerate(COLOURS):
        label = scene.words("draw-points", points=scene.words(f"points-{colour}"), number=points[colour])
        x = 14 + 56 * i
        yield look.group(
            look.title(label),
            look.rect(x, 52, 22, 22, rx=4, fill=f"var(--{colour})", stroke="var(--rim)", stroke_width=1),
            look.glyph(GLYPH_OF[colour], x + 11, 63, 15, f"var(--on-{colour})"),
            look.text(x + 26, 69, points[colour], 15),
        )


def _home(scene: Scene, seat: int) -> Iterator[htpy.Element]:
    """The leaders that are not on the board."""
    for i, colour in enumerate(COLOURS):
        if colour in scene.view["leaders"][seat]:
            continue
        x, y = 34 + 56 * i, 124
        label = scene.words("draw-home-leader", leader=scene.words(f"leader-{colour}"), seat=scene.words.seat(seat))
        name = f"leader-{colour}" if seat == scene.seat else f"home-{seat}-{colour}"
        yield look.target(name, label, leader_shape(seat, colour, (x, y), 28), look.circle(x, y, 23, class_="ring"))


def _supply(scene: Scene) -> htpy.Element:
    """The pagodas that are not on the board."""
    standing = list(scene.view["pagodas"].values())
    shown: list[htpy.Element] = []
    for c, colour in enumerate(COLOURS):
        for _ in range(int(scene.box.record.pagodas[c]) - standing.count(colour)):
            shown.append(look.glyph("pagoda", 14 + 26 * len(shown), 34, 22, f"var(--{colour})", stroke="var(--rim)",
                                    stroke_width=0.8))  # fmt: skip
    return look.group(look.text(0, 14, scene.words("draw-supply"), 13, fill="var(--ink-2)"), *shown)


def draw_market(scene: Scene) -> htpy.Element:
    """The open tiles, and the bag."""
    bag = scene.words("draw-bag", bag=sum(scene.view["bag"].values()))
    return look.group(
        look.text(0, 14, f"{scene.words('draw-market')}   ·   {bag}", 13, fill="var(--ink-2)"),
        *_row(scene, "market", scene.view["market"]),
    )


def draw_hand(scene: Scene) -> htpy.Element:
    """The tiles of whoever looks; nothing for a spectator."""
    if not 0 <= scene.seat < scene.view["players"]:
        return look.group()
    return look.group(
        look.text(0, 14, scene.words("draw-hand"), 13, fill="var(--ink-2)"),
        *_row(scene, "hand", scene.view["hands"][scene.seat]),
    )


def _row(scene: Scene, place: str, tiles: dict[str, int]) -> Iterator[htpy.Element]:
    """A row of tiles, those of a colour as one target."""
    x = 26.0
    for colour in COLOURS:
        number = tiles[colour]
        if not number:
            continue
        label = scene.words("draw-count", tile=scene.words(f"tile-{colour}"), number=number)
        shapes = [tile_shape(colour, (x + STEP * i, 50), 28) for i in range(number)]
        ring = look.rect(x - 25, 20, STEP * number, 60, rx=10, class_="ring")
        yield look.target(f"{place}-{colour}", label, *shapes, ring)
        x += STEP * number + 6
