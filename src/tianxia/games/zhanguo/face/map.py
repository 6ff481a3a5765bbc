"""The middle of the main board: the five regions with governors and palaces, the six sections of the Great Wall."""

from typing import NamedTuple

from tianxia import look
from tianxia.games.zhanguo.face.court import TABLE_HEIGHT, TRACT_FILLS
from tianxia.games.zhanguo.face.scene import (
    GAP,
    MARGIN,
    SPAN,
    Scene,
    badge,
    home,
    piece_sign,
    remembered_pieces,
)
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
from tianxia.kernel.game import SPECTATOR, Box
from tianxia.look import Element, Piece
from tianxia.look.glyphs import EMBLEMS
from tianxia.words import Words

REGION_HEIGHT, WALL_HEIGHT = 176, 128
MAP_TOP = MARGIN + TABLE_HEIGHT + GAP
WALL_TOP = MAP_TOP + REGION_HEIGHT + GAP
BOARD_HEIGHT = WALL_TOP + WALL_HEIGHT + MARGIN
_COLUMN, _GAP = 190, 8.5
_SECTION = (SPAN - 5 * 8) / 6
_PART = (_SECTION - 8) / NUM_SPACES


MAP_FRAMES: dict[str, look.Frame] = {
    **{f"region-{name}": (MARGIN + r * (_COLUMN + _GAP), MAP_TOP, _COLUMN, REGION_HEIGHT)
       for r, name in enumerate(REGIONS)},
    **{f"wall-{name}": (MARGIN + i * (_SECTION + 8), WALL_TOP, _SECTION, WALL_HEIGHT)
       for i, name in enumerate(SECTIONS)},
}  # fmt: skip


def map_ground(box: Box, words: Words, players: int) -> dict[str, Element]:
    """The regions side by side, a bar of ink before each that has a neighbour there; the sections of the wall."""
    neighbours = {max(pair) - 1 for pair in box.document["map"]["adjacent"] if abs(pair[0] - pair[1]) == 1}
    bar = look.line((-_GAP, 17), (0, 17), stroke="var(--ink)", stroke_width=5)
    slots = int(box.record.palace_slots[players])
    grounds = {}
    for r, name in enumerate(REGIONS):
        nodes = (bar if r in neighbours else None, *_region_ground(words, r, slots))
        grounds[f"region-{name}"] = look.group(*nodes, at=_region_at(r))
    for i, name in enumerate(SECTIONS):
        grounds[f"wall-{name}"] = look.group(*_section_ground(words, i), at=_section_at(i))
    return grounds


def _region_at(region: int) -> look.Point:
    return MAP_FRAMES[f"region-{REGIONS[region]}"][:2]


def _region_ground(words: Words, number: int, slots: int) -> list[Element]:
    part = _slot_width(slots)
    squares = [
        look.rect(6 + 60.5 * q, 38, 57, 46, rx=5, fill="var(--paper)", stroke="var(--ink-2)", stroke_width=1.2)
        for q in range(len(SQUARES))
    ]
    cells = [
        look.rect(40 + part * i, 130, part - 2, 32, rx=3, fill="var(--paper)", stroke="var(--rim)", stroke_width=1)
        for i in range(slots)
    ]
    return [
        look.rect(0, 0, _COLUMN, REGION_HEIGHT, rx=10, fill="var(--land)", stroke="var(--line)", stroke_width=1.5),
        look.text(10, 23, words(f"region-{REGIONS[number]}"), 17, font_weight="600"),
        *squares,
        look.text(10, 108, words("draw-beside"), 13, fill="var(--ink-2)"),
        piece_sign("palaces", 24, 146, 24),
        *cells,
    ]


def _slot_width(slots: int) -> float:
    return min(36.0, 142 / slots)


def _section_ground(words: Words, number: int) -> list[Element]:
    colour = TRACT_FILLS[SECTIONS[number].split("-")[0]]
    name = words(f"section-{SECTIONS[number]}")
    spaces = [
        look.rect(5 + _PART * i, 82, _PART - 2, 41, rx=4, fill="var(--paper)", stroke="var(--ink-2)", stroke_width=1)
        for i in range(NUM_SPACES)
    ]
    return [
        look.rect(0, 0, _SECTION, WALL_HEIGHT, rx=6, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1.2),
        look.rect(0, 0, _SECTION, 18, rx=5, fill=f"var(--{colour})"),
        look.text(_SECTION / 2, 13.5, name, 12, anchor="middle", fill=f"var(--on-{colour})"),
        *spaces,
    ]


def _section_at(number: int) -> look.Point:
    return MAP_FRAMES[f"wall-{SECTIONS[number]}"][:2]


class Standing(NamedTuple):
    """What a region of the map has: by seat, but for the squares."""

    governors: tuple[int, ...]
    points: tuple[int, ...]
    """What the governors would bring if the game ended now."""
    squares: tuple[int, ...]
    """The seat on each square, or NOBODY."""
    is_asked: bool
    """Is one of the squares to be chosen?"""
    beside: tuple[int, ...]
    palaces: tuple[int, ...]


def map_pieces(scene: Scene) -> list[Piece]:
    """Who leads where, governors and palaces."""
    counts, points = scene.governors
    asked = int(scene.s.region) if scene.s.decision == Decision.SQUARE else NOBODY
    squares, beside, palaces = scene.read("squares"), scene.read("beside"), scene.read("palaces")
    pieces: list[Piece] = []
    for r in range(len(REGIONS)):
        by_seat = tuple(beside[r]), tuple(palaces[r])
        standing = Standing(tuple(counts[r]), tuple(points[r]), tuple(squares[r]), r == asked, *by_seat)
        pieces += _region(scene.box, scene.words, scene.seat, scene.players, r, standing)
    return pieces


@remembered_pieces
def _region(box: Box, words: Words, viewer: int, players: int, region: int, standing: Standing) -> tuple[Piece, ...]:
    at = _region_at(region)
    pieces = (
        *_title(box, words, region, standing, at),
        *_squares(box, words, viewer, region, standing, at),
        *_beside(words, viewer, region, standing.beside, at),
        *_palaces(words, viewer, region, standing.palaces, int(box.record.palace_slots[players]), at),
    )
    return look.within(f"region-{REGIONS[region]}", pieces)


def _title(box: Box, words: Words, region: int, standing: Standing, at: look.Point) -> list[Piece]:
    """The name, and what the region would score now: the leaders and the points of each."""
    name = REGIONS[region]
    prices = int(box.record.governor_majority), int(box.record.governor_each)
    pieces = [Piece(f"region-{name}", _title_target(words, name, standing.governors, prices, at))]
    leaders = tuple(seat for seat, share in enumerate(standing.points) if share)
    if leaders:
        pieces.append(Piece(f"lead-{name}", _leaders(leaders, max(standing.points), at)))
    return pieces


@look.remembered
def _title_target(words: Words, name: str, counts: tuple[int, ...], prices: tuple[int, int], at: look.Point) -> Element:
    return look.target(
        f"region-{name}",
        words("draw-region-label", region=words(f"region-{name}"), governors=_named(words, counts)),
        look.rect(2, 2, _COLUMN - 4, REGION_HEIGHT - 4, rx=9, class_="ring"),  # wherever one points in it
        at=at,
        about=words("about-region", first=prices[0], each=prices[1]),
    )


def _named(words: Words, counts: tuple[int, ...]) -> str:
    """The seats that have any, with their numbers."""
    return ", ".join(f"{words.seat(seat)} {count}" for seat, count in enumerate(counts) if count) or "-"


@look.remembered
def _leaders(seats: tuple[int, ...], points: int, at: look.Point) -> Element:
    badges = [look.badge(seat, 148 - 19 * i, 17, 18) for i, seat in enumerate(reversed(seats))]
    return look.figure(*badges, look.text(_COLUMN - 7, 22, points, 15, anchor="end", font_weight="600"), at=at)


def _squares(box: Box, words: Words, viewer: int, number: int, standing: Standing, at: look.Point) -> list[Piece]:
    """The bonus squares, and whose governors are on them."""
    region, pieces = REGIONS[number], []
    bonuses = int(box.record.square_moves), int(box.record.square_points)
    for q, owner in enumerate(standing.squares):
        name, place = (region, SQUARES[q]), (at[0] + 6 + 60.5 * q, at[1] + 38)
        pieces.append(Piece(place_target(*name), _square(words, name, owner, standing.is_asked, bonuses, place)))
        if owner != NOBODY:
            pieces.append(_governor(viewer, owner, name, (place[0] + 28.5, place[1] + 23)))
    return pieces


@look.remembered
def _square(
    words: Words, name: tuple[str, str], owner: int, is_asked: bool, bonuses: tuple[int, int], at: look.Point
) -> Element:
    """A bonus square: its bonus, unless a governor is there."""
    (region, square), (moves, points) = name, bonuses
    label = words("draw-square-label", region=words(f"region-{region}"), place=words(f"place-{square}"))
    sign = {"moves": f"↔{moves}", "official": "+1", "points": f"+{points}"}[square]
    cube = look.rect(34, 14.5, 17, 17, rx=2, fill="var(--paper-2)", stroke="var(--rim)", stroke_width=1.2)
    bonus = [look.text(19 if square == "official" else 28.5, 28, sign, 15, anchor="middle"),
             cube if square == "official" else None]  # fmt: skip
    return look.target(
        f"square-{square}" if is_asked else place_target(region, square),
        label if owner == NOBODY else f"{label}: {words.seat(owner)}",
        bonus if owner == NOBODY else None,
        look.rect(-1, -1, 59, 48, rx=6, class_="ring"),
        at=at,
        about=words(f"about-{square}", moves=moves, points=points),
    )


def _governor(viewer: int, seat: int, name: tuple[str, str], at: look.Point, count: int = 0) -> Piece:
    """A governor on a square, or the given number beside the squares."""
    shown = badge(seat, at, 19 if count else 34, count)
    return Piece(f"governor-{seat}-{name[0]}-{name[1]}", shown, home(viewer, seat, "governors"))


def _beside(words: Words, viewer: int, number: int, counts: tuple[int, ...], at: look.Point) -> list[Piece]:
    """The governors who found no free square."""
    region = REGIONS[number]
    pieces = [Piece(f"beside-{region}", _beside_target(words, region, counts, (at[0] + 6, at[1] + 90)))]
    x = at[0] + 16 + look.text_width(words("draw-beside"), 13)
    for seat, count in enumerate(counts):
        if count:
            pieces.append(_governor(viewer, seat, (region, PLACES[BESIDE]), (x + 9, at[1] + 103), count))
            x += 24 if count == 1 else 42
    return pieces


@look.remembered
def _beside_target(words: Words, region: str, counts: tuple[int, ...], at: look.Point) -> Element:
    return look.target(
        f"beside-{region}",
        words("draw-beside-label", region=words(f"region-{region}"), seats=_named(words, counts)),
        look.rect(0, -2, 178, 32, rx=6, class_="ring"),
        at=at,
        about=words("about-beside"),
    )


def _palaces(
    words: Words, viewer: int, number: int, counts: tuple[int, ...], slots: int, at: look.Point
) -> list[Piece]:
    """The slots as a target, and the palaces in them by seat."""
    region, width, i = REGIONS[number], _slot_width(slots), 0
    target = _palace_target(words, region, counts, slots, (at[0] + 6, at[1] + 122))
    pieces = [Piece(f"palace-{region}", target)]
    for seat, count in enumerate(counts):
        for k in range(count):
            drawn = _palace(seat, width, (at[0] + 40 + width * i, at[1] + 130))
            pieces.append(Piece(f"palace-{region}-{seat}-{k}", drawn, home(viewer, seat, "palaces")))
            i += 1
    return pieces


@look.remembered
def _palace_target(words: Words, region: str, counts: tuple[int, ...], slots: int, at: look.Point) -> Element:
    named, free = _named(words, counts), slots - sum(counts)
    return look.target(
        f"palace-{region}",
        words("draw-palaces-label", region=words(f"region-{region}"), seats=named, free=free),
        look.rect(0, 2, 178, 44, rx=6, class_="ring"),
        at=at,
        about=words("about-palace"),
    )


@look.remembered
def _palace(seat: int, width: float, at: look.Point) -> Element:
    return look.figure(
        look.rect(0, 0, width - 2, 32, rx=3, fill=look.seat_fill(seat), stroke="var(--rim)", stroke_width=1),
        look.glyph(EMBLEMS[seat], width / 2 - 1, 16, 20, look.on_seat(seat)),
        at=at,
    )


def wall_pieces(scene: Scene) -> list[Piece]:
    """The tiles of the sections, their spaces and the walls on them."""
    pieces: list[Piece] = []
    tiles, owners = scene.read("tiles"), scene.read("walls")
    points = None if scene.seat == SPECTATOR else scene.space_points
    for number in range(len(SECTIONS)):
        now = tuple(points[number]) if points else None
        pieces += _section(scene.box, scene.words, scene.seat, number, tiles[number], now, tuple(owners[number]))
    return pieces


@remembered_pieces
def _section(
    box: Box,
    words: Words,
    viewer: int,
    number: int,
    tile: int,
    now: tuple[int, ...] | None,
    owners: tuple[int, ...],
) -> tuple[Piece, ...]:
    section, (x, y) = SECTIONS[number], _section_at(number)
    each = tuple(box.record.face_points[tile].tolist())
    pieces = [Piece(f"tile-{section}", _tile(words, number, tile, each, now))]
    for i, owner in enumerate(owners):
        pieces.append(Piece(f"wall-{section}-{i + 1}", _space(words, number, i + 1, each[i], owner)))
        if owner != NOBODY:
            wall = badge(owner, (x + 4 + _PART * (i + 0.5), y + 102.5), 31)
            pieces.append(Piece(f"built-{section}-{i + 1}", wall, home(viewer, owner, "walls")))
    return look.within(f"wall-{section}", pieces)


@look.remembered
def _tile(words: Words, number: int, tile: int, points: tuple[int, ...], now: tuple[int, ...] | None) -> Element:
    """What walls of a section will count, and what one of the viewer's would bring now."""
    section, face = SECTIONS[number], words(f"face-{FACES[tile]}")
    about = words("about-tile", face=face, one=points[0], two=points[1], three=points[2])
    if now is not None:
        about += " " + words("about-tile-now", one=now[0], two=now[1], three=now[2])
    return look.target(
        f"tile-{section}",
        f"{words(f'section-{section}')}: {face}",
        *(look.text(7, 33 + 14 * i, line, 12) for i, line in enumerate(look.wrapped(face, _SECTION - 8, 12))),
        look.rect(1, 1, _SECTION - 2, 78, rx=5, class_="ring"),
        at=_section_at(number),
        about=about,
    )


@look.remembered
def _space(words: Words, number: int, sticks: int, each: int, owner: int) -> Element:
    """A space with its sticks and what they bring for each thing counted, unless a wall is there."""
    section, (x, y) = SECTIONS[number], _section_at(number)
    label = words("draw-space-label", section=words(f"section-{section}"), sticks=sticks)
    start = _PART / 2 - 3.5 * (sticks - 1) - 10
    bars = [look.line((start + 7 * i, 9), (start + 7 * i, 32), stroke="var(--ink)", stroke_width=3)
            for i in range(sticks)]  # fmt: skip
    free = [*bars, look.text(start + 7 * sticks, 26, each, 14, fill="var(--ink-2)")]
    return look.target(
        f"wall-{section}-{sticks}",
        label if owner == NOBODY else f"{label}: {words.seat(owner)}",
        free if owner == NOBODY else None,
        look.rect(0, -1, _PART, 43, rx=5, class_="ring"),
        at=(x + 4 + _PART * (sticks - 1), y + 82),
        about=words("about-space", sticks=sticks),
    )
