"""The middle of the main board: the five regions with governors and palaces, the six sections of the Great Wall."""

from htpy import Element

from tianxia.games.zhanguo.draw_scene import COLUMN, GAP, SPAN, Scene
from tianxia.games.zhanguo.state import REGIONS, SECTIONS, SQUARES
from tianxia.kernel import look

REGION_HEIGHT, WALL_HEIGHT = 138, 98
SQUARE_SIGNS = {"moves": "↔4", "official": "+1", "points": "4"}
TRACT_FILLS = {"jade": "green", "gold": "yellow", "iron": "black"}


def draw_map(scene: Scene) -> Element:
    """The regions side by side; neighbours share an edge of ink."""
    parts = [_region(scene, r, r * (COLUMN + GAP)) for r in range(len(REGIONS))]
    for a, b in scene.box.document["map"]["adjacent"]:
        if abs(a - b) == 1:
            x = max(a, b) * (COLUMN + GAP) - COLUMN - GAP
            parts.append(look.line((x - GAP, 20), (x, 20), stroke="var(--ink)", stroke_width=4))
    return look.group(*parts)


def _region(scene: Scene, region: int, x: float) -> Element:
    name, words = REGIONS[region], scene.words
    place = scene.view["map"][name]
    label = words(
        "draw-region-label",
        region=words(f"region-{name}"),
        governors=_named(scene, [place.get(square, -1) for square in SQUARES], place["beside"]),
        palaces=_named(scene, [], place["palaces"]),
    )
    slots = int(scene.box.record.palace_slots[scene.view["players"]])
    owners: list[int | None] = [seat for seat, count in enumerate(place["palaces"]) for _ in range(count)]
    beside = [seat for seat, count in enumerate(place["beside"]) for _ in range(count)]
    return look.target(
        f"region-{name}",
        label,
        look.rect(0, 0, COLUMN, REGION_HEIGHT, rx=10, fill="var(--land)", stroke="var(--line)", stroke_width=1.5),
        look.text(12, 25, words(f"region-{name}"), 17, font_weight="600"),
        *(_square(scene, region, q, place.get(square)) for q, square in enumerate(SQUARES)),
        *(look.badge(seat, 16 + 20 * i, 93, 18) for i, seat in enumerate(beside[:8])),
        look.glyph("palace", 22, 120, 22),
        look.cells(42, 109, COLUMN - 54, 22, [*owners, *[None] * (slots - len(owners))]),
        look.rect(-3, -3, COLUMN + 6, REGION_HEIGHT + 6, rx=12, class_="ring"),
        at=(x, 0),
    )


def _named(scene: Scene, squares: list[int], counts: list[int]) -> str:
    """The owners of pieces, by name and number."""
    totals = [counts[seat] + squares.count(seat) for seat in range(len(counts))]
    parts = [f"{scene.words.seat(seat)} {total}" for seat, total in enumerate(totals) if total]
    return ", ".join(parts) or "-"


def _square(scene: Scene, region: int, q: int, owner: int | None) -> Element:
    square = SQUARES[q]
    label = scene.words(f"place-{square}")
    if owner is not None:
        label += f": {scene.words.seat(owner)}"
    return look.target(
        f"square-{REGIONS[region]}-{square}",
        label,
        look.rect(0, 0, 46, 42, rx=5, fill="var(--paper)", stroke="var(--ink-2)", stroke_width=1.2),
        look.text(23, 27, SQUARE_SIGNS[square], 16, anchor="middle")
        if owner is None
        else look.badge(owner, 23, 21, 32),
        look.rect(-2, -2, 50, 46, rx=6, class_="ring"),
        at=(12 + 53 * q, 36),
    )


def draw_walls(scene: Scene) -> Element:
    """The six sections with their faces and spaces."""
    width = (SPAN - 5 * GAP) / 6
    return look.group(*(_section(scene, i, width, i * (width + GAP)) for i in range(len(SECTIONS))))


def _section(scene: Scene, number: int, width: float, x: float) -> Element:
    section, words = SECTIONS[number], scene.words
    face = words(f"face-{scene.view['tiles'][section]}")
    spaces = scene.view["walls"][section]
    colour = TRACT_FILLS[section.split("-")[0]]
    lines = look.wrapped(face, width - 12, 12)[:3]
    return look.group(
        look.title(f"{words(f'section-{section}')}: {face}"),
        look.rect(0, 0, width, WALL_HEIGHT, rx=6, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1.2),
        look.rect(0, 0, width, 8, rx=3, fill=f"var(--{colour})"),
        *(look.text(7, 23 + 14 * i, look.fitted(line, width - 10, 12), 12) for i, line in enumerate(lines)),
        *(_space(scene, section, k, spaces.get(str(k)), width) for k in (1, 2, 3)),
        at=(x, 0),
    )


def _space(scene: Scene, section: str, sticks: int, owner: int | None, width: float) -> Element:
    part = (width - 12) / 3
    label = f"{scene.words(f'section-{section}')}, {sticks}"
    if owner is not None:
        label += f": {scene.words.seat(owner)}"
    bars = [
        look.line((part / 2 + 7 * (i - (sticks - 1) / 2), 8), (part / 2 + 7 * (i - (sticks - 1) / 2), 26),
                  stroke="var(--ink)", stroke_width=3)
        for i in range(sticks)
    ]  # fmt: skip
    return look.target(
        f"wall-{section}-{sticks}",
        label,
        look.rect(1, 0, part - 2, 34, rx=4, fill="var(--paper)", stroke="var(--ink-2)", stroke_width=1),
        *(bars if owner is None else [look.badge(owner, part / 2, 17, 26)]),
        look.rect(-1, -2, part + 2, 38, rx=5, class_="ring"),
        at=(6 + part * (sticks - 1), 59),
    )
