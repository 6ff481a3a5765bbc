"""The middle of the main board: the five regions with governors and palaces, the six sections of the Great Wall."""

from tianxia import look
from tianxia.games.zhanguo.face.court import TRACT_FILLS
from tianxia.games.zhanguo.face.scene import SPAN, Scene, piece_sign
from tianxia.games.zhanguo.face.targets import place_target
from tianxia.games.zhanguo.state import (
    BESIDE,
    FACES,
    NOBODY,
    NUM_SPACES,
    PLACES,
    REGIONS,
    SECTIONS,
    SQUARES,
    Decision,
)
from tianxia.kernel.game import SPECTATOR
from tianxia.look import Element
from tianxia.look.glyphs import EMBLEMS

REGION_HEIGHT, WALL_HEIGHT = 176, 128
_COLUMN, _GAP = 190, 8.5


def draw_map(scene: Scene) -> Element:
    """The regions side by side; a bar of ink joins neighbours."""
    parts = []
    for a, b in scene.box.document["map"]["adjacent"]:
        if abs(a - b) == 1:
            x = (max(a, b) - 1) * (_COLUMN + _GAP)
            parts.append(look.line((x - _GAP, 17), (x, 17), stroke="var(--ink)", stroke_width=5))
    regions = [look.group(*_region(scene, r), at=(r * (_COLUMN + _GAP), 0)) for r in range(len(REGIONS))]
    return look.group(*parts, *regions)


def _region(scene: Scene, region: int) -> list[Element]:
    return [
        look.rect(0, 0, _COLUMN, REGION_HEIGHT, rx=10, fill="var(--land)", stroke="var(--line)", stroke_width=1.5),
        _title(scene, region),
        *(_square(scene, region, q) for q in range(len(SQUARES))),
        _beside(scene, region),
        _palaces(scene, region),
    ]


def _title(scene: Scene, region: int) -> Element:
    """The name, and what the region would score now: the leaders and the points of each."""
    words, record, name = scene.words, scene.box.record, REGIONS[region]
    counts, points = (by_region[region] for by_region in scene.governors)
    leaders = [seat for seat, share in enumerate(points) if share]
    shown = []
    if leaders:
        shown = [look.badge(seat, 148 - 19 * i, 17, 18) for i, seat in enumerate(reversed(leaders))]
        shown.append(look.text(_COLUMN - 7, 22, max(points), 15, anchor="end", font_weight="600"))
    governors = ", ".join(f"{words.seat(seat)} {count}" for seat, count in enumerate(counts) if count)
    return look.target(
        f"region-{name}",
        words("draw-region-label", region=words(f"region-{name}"), governors=governors or "-"),
        look.text(10, 23, words(f"region-{name}"), 17, font_weight="600"),
        *shown,
        look.rect(2, 2, _COLUMN - 4, 30, rx=8, class_="ring"),
        about=words("about-region", first=int(record.governor_majority), each=int(record.governor_each)),
    )


def _square(scene: Scene, number: int, q: int) -> Element:
    """A bonus square: its bonus, or whose governor is there."""
    s, words, region, square = scene.s, scene.words, REGIONS[number], SQUARES[q]
    owner, is_asked = int(s.squares[number, q]), s.decision == Decision.SQUARE and s.region == number
    label = words("draw-square-label", region=words(f"region-{region}"), place=words(f"place-{square}"))
    label += f": {words.seat(owner)}" if owner != NOBODY else ""
    record = scene.box.record
    sign = {"moves": f"↔{record.square_moves}", "official": "+1", "points": f"+{record.square_points}"}[square]
    cube = look.rect(34, 14.5, 17, 17, rx=2, fill="var(--paper-2)", stroke="var(--rim)", stroke_width=1.2)
    return look.target(
        f"square-{square}" if is_asked else place_target(region, square),
        label,
        look.rect(0, 0, 57, 46, rx=5, fill="var(--paper)", stroke="var(--ink-2)", stroke_width=1.2),
        _governor(owner, region, square, (28.5, 23), 34)
        if owner != NOBODY
        else look.text(19 if square == "official" else 28.5, 28, sign, 15, anchor="middle"),
        cube if owner == NOBODY and square == "official" else None,
        look.rect(-1, -1, 59, 48, rx=6, class_="ring"),
        at=(6 + 60.5 * q, 38),
        about=words(f"about-{square}", moves=int(record.square_moves), points=int(record.square_points)),
    )


def _governor(seat: int, region: str, place: str, at: look.Point, size: float) -> Element:
    return look.group(look.badge(seat, *at, size), data_piece=f"governor-{seat}-{region}-{place}")


def _beside(scene: Scene, number: int) -> Element:
    """The governors who found no free square."""
    words, region = scene.words, REGIONS[number]
    seats = [(seat, count) for seat, count in enumerate(scene.s.beside[number].tolist()) if count]
    shown, x = [], 10 + look.text_width(words("draw-beside"), 13)
    for seat, count in seats:
        shown.append(_governor(seat, region, PLACES[BESIDE], (x + 9, 13), 19))
        if count > 1:
            shown.append(look.text(x + 20, 18, f"×{count}", 13))
        x += 24 if count == 1 else 42
    named = ", ".join(f"{words.seat(seat)} {count}" for seat, count in seats)
    return look.target(
        f"beside-{region}",
        words("draw-beside-label", region=words(f"region-{region}"), seats=named or "-"),
        look.text(4, 18, words("draw-beside"), 13, fill="var(--ink-2)"),
        *shown,
        look.rect(0, 0, 178, 27, rx=6, class_="ring"),
        at=(6, 90),
        about=words("about-beside"),
    )


def _palaces(scene: Scene, number: int) -> Element:
    """The palace slots; how many there are depends on the number of players."""
    words, region, counts = scene.words, REGIONS[number], scene.s.palaces[number].tolist()
    slots = int(scene.box.record.palace_slots[scene.s.players])
    owners = [seat for seat, count in enumerate(counts) for _ in range(count)]
    part = min(36.0, 142 / slots)
    cells = []
    for i in range(slots):
        x = 34 + part * i
        fill = "var(--paper)" if i >= len(owners) else look.seat_fill(owners[i])
        parts = [look.rect(x, 8, part - 2, 32, rx=3, fill=fill, stroke="var(--rim)", stroke_width=1)]
        if i < len(owners):
            parts.append(look.glyph(EMBLEMS[owners[i]], x + part / 2 - 1, 24, 20, look.on_seat(owners[i])))
        name = f"palace-{region}-{i}" if i < len(owners) else None
        cells.append(look.group(*parts, data_piece=name))
    named = ", ".join(f"{words.seat(seat)} {count}" for seat, count in enumerate(counts) if count)
    return look.target(
        f"palace-{region}",
        words("draw-palaces-label", region=words(f"region-{region}"), seats=named or "-", free=slots - len(owners)),
        piece_sign("palaces", 18, 24, 24),
        *cells,
        look.rect(0, 2, 178, 44, rx=6, class_="ring"),
        at=(6, 122),
        about=words("about-palace"),
    )


def draw_walls(scene: Scene) -> Element:
    """The six sections with their faces and spaces."""
    width = (SPAN - 5 * 8) / 6
    sections = [look.group(*_section(scene, i, width), at=(i * (width + 8), 0)) for i in range(len(SECTIONS))]
    return look.group(*sections)


def _section(scene: Scene, number: int, width: float) -> list[Element]:
    return [
        look.rect(0, 0, width, WALL_HEIGHT, rx=6, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1.2),
        _face(scene, number, width),
        *(_space(scene, number, sticks, width) for sticks in range(1, NUM_SPACES + 1)),
    ]


def _face(scene: Scene, number: int, width: float) -> Element:
    """The tile: the name of the section and what a wall there will count."""
    words, section, tile = scene.words, SECTIONS[number], scene.s.tiles[number]
    face, colour = words(f"face-{FACES[tile]}"), TRACT_FILLS[section.split("-")[0]]
    points = scene.box.record.face_points[tile].tolist()
    lines = look.wrapped(face, width - 8, 12)
    return look.target(
        f"tile-{section}",
        f"{words(f'section-{section}')}: {face}",
        look.rect(0, 0, width, 18, rx=5, fill=f"var(--{colour})"),
        look.text(width / 2, 13.5, words(f"section-{section}"), 12, anchor="middle", fill=f"var(--on-{colour})"),
        *(look.text(7, 33 + 14 * i, line, 12) for i, line in enumerate(lines)),
        look.rect(1, 1, width - 2, 78, rx=5, class_="ring"),
        about=words("about-tile", face=face, one=points[0], two=points[1], three=points[2]),
    )


def _space(scene: Scene, number: int, sticks: int, width: float) -> Element:
    """A space with its sticks and what they bring for each thing counted, or the wall that was built there."""
    s, words, section, part = scene.s, scene.words, SECTIONS[number], (width - 8) / NUM_SPACES
    owner = int(s.walls[number, sticks - 1])
    label = words("draw-space-label", section=words(f"section-{section}"), sticks=sticks)
    label += f": {words.seat(owner)}" if owner != NOBODY else ""
    about = words("about-space", sticks=sticks)
    if scene.seat != SPECTATOR:
        about += " " + words("about-space-now", points=scene.space_points[number][sticks - 1])
    each = int(scene.box.record.face_points[s.tiles[number], sticks - 1])
    start = part / 2 - 3.5 * (sticks - 1) - 10
    bars = [look.line((start + 7 * i, 9), (start + 7 * i, 32), stroke="var(--ink)", stroke_width=3)
            for i in range(sticks)]  # fmt: skip
    free = [*bars, look.text(start + 7 * sticks, 26, each, 14, fill="var(--ink-2)")]
    return look.target(
        f"wall-{section}-{sticks}",
        label,
        look.rect(1, 0, part - 2, 41, rx=4, fill="var(--paper)", stroke="var(--ink-2)", stroke_width=1),
        *(free if owner == NOBODY else [_wall(owner, section, sticks, part)]),
        look.rect(0, -1, part, 43, rx=5, class_="ring"),
        at=(4 + part * (sticks - 1), 82),
        about=about,
    )


def _wall(owner: int, section: str, sticks: int, part: float) -> Element:
    return look.group(look.badge(owner, part / 2, 20.5, 31), data_piece=f"wall-{section}-{sticks}")
