"""A panel for each seat: points, hand, markers and supplies; under it the board of a seat that is not the reader's.

A page may fold that board away: `data-fold` in the ground says from where on. Pieces below that height go with it.
"""

from functools import cache

from tianxia import look
from tianxia.games.zhanguo.face.scene import (
    ASPECT_FILLS,
    ASPECT_GLYPHS,
    PIECES,
    Scene,
    card_chip,
    marker,
    number,
    official,
    piece_sign,
    seal,
    unrest_pieces,
)
from tianxia.games.zhanguo.state import ASPECTS, BOARDS, NOBODY, OFFICIALS, REGION_CARDS, REGIONS
from tianxia.look import Element, Part, Piece
from tianxia.words import Words

SEAT_WIDTH = 300
_MARGIN = 6
_WIDTH = SEAT_WIDTH - 2 * _MARGIN
_PANEL = 136
_CHIP = (92, 38)
_LINE = 28 + _CHIP[1] + 4
_TOP = _MARGIN + _PANEL + 8
"""Where the board of another seat begins."""


def draw_seat(scene: Scene, seat: int) -> Part:
    """What everybody may know of a seat; the reader's own board is drawn large elsewhere."""
    words, has_board = scene.words, seat != scene.seat
    height = _TOP + _LINE * len(REGIONS) + _MARGIN if has_board else 2 * _MARGIN + _PANEL
    pieces = _panel(scene, seat)
    if has_board:
        for region in range(len(REGIONS)):
            pieces += _region(scene, seat, region)
    label = words("draw-seat", seat=words.seat(seat))
    return Part(SEAT_WIDTH, height, label, _ground(scene.plain, seat, has_board), tuple(pieces))


@cache
def _ground(words: Words, seat: int, has_board: bool) -> tuple[Element, ...]:
    """The panel with its signs; the lines of the five regions."""
    signs = [
        look.rect(0, 0, _WIDTH, _PANEL, rx=10, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1.5),
        look.badge(seat, 27, 25, 34),
        look.text(12, 66, words("draw-backs"), 14, fill="var(--ink-2)"),
        look.text(12, 93, words("draw-markers"), 14, fill="var(--ink-2)"),
    ]
    for i, (aspect, colour, kind) in enumerate(zip(ASPECTS, OFFICIALS, PIECES, strict=True)):
        x, fill = 96 + 66 * i, ASPECT_FILLS[aspect]
        signs += [
            look.rect(x - 8.5, 50, 17, 22, rx=3, fill=f"var(--{fill})", stroke="var(--rim)", stroke_width=1),
            look.glyph(ASPECT_GLYPHS[aspect], x, 61, 13, f"var(--on-{fill})"),
            marker(aspect, x, 88, 21),
            official(words, colour, (12 + 42 * i, 107), 18),
            piece_sign(kind, 159 + 46 * i, 116, 19),
        ]
    panel = look.group(*signs, at=(_MARGIN, _MARGIN))
    lines = [_line_ground(name, _TOP + _LINE * r) for r, name in enumerate(REGIONS)]
    return (panel, look.group(*lines, data_fold=2 * _MARGIN + _PANEL)) if has_board else (panel,)


def _line_ground(region: str, y: float) -> Element:
    """A region of another board in two lines: officials, workers and unrest; its cards."""
    places = [
        look.rect(98 * i, 27, *_CHIP, rx=5, fill="none", stroke="var(--line)", stroke_dasharray="4 4")
        for i in range(REGION_CARDS)
    ]
    return look.group(
        look.text(4, 16, region, 15, font_weight="600"),
        look.line((126, 3), (126, 18), stroke="var(--ink-2)"),
        look.glyph("worker", 184, 10, 17),
        *places,
        at=(_MARGIN, y),
    )


def _panel(scene: Scene, seat: int) -> list[Piece]:
    """Name and points; whose turn it is; numbers and seals."""
    points, board, seals = scene.read("points")[seat], scene.read("board")[seat], scene.read("seals")
    pieces = [Piece(f"seat-{seat}", _name(scene.words, seat, points, board)), *_numbers(scene, seat)]
    if scene.s.turn == seat:
        pieces.append(Piece("turn", _turn()))
    for i, aspect in enumerate(ASPECTS):
        if seals[i] == seat:
            pieces.append(Piece(f"token-{aspect}", _seal(aspect, i)))
    return pieces


@look.remembered
def _turn() -> Element:
    frame = look.rect(0, 0, _WIDTH, _PANEL, rx=10, fill="none", stroke="var(--ink)", stroke_width=3)
    return look.figure(frame, at=(_MARGIN, _MARGIN))


@look.remembered
def _seal(aspect: str, place: int) -> Element:
    return look.figure(seal(aspect, 0, 0, 19), at=(_MARGIN + 138 + 66 * place, _MARGIN + 88))


@look.remembered
def _name(words: Words, seat: int, points: int, board: int) -> Element:
    room = _WIDTH - 56 - look.text_width(str(points), 26) - 20
    shown = words(f"board-{BOARDS[board]}") if board != NOBODY else "-"
    return look.target(
        f"seat-{seat}",
        words("draw-seat-label", seat=words.seat(seat), points=points, board=shown),
        look.text(52, 31, look.fitted(words.seat(seat), room, 17), 17, font_weight="600"),
        look.text(_WIDTH - 12, 34, points, 26, anchor="end", font_weight="bold"),
        look.rect(-3, -3, _WIDTH + 6, _PANEL + 6, rx=12, class_="ring"),
        at=(_MARGIN, _MARGIN),
        about=words("about-seat", board=shown),
    )


def _numbers(scene: Scene, seat: int) -> list[Piece]:
    """Cards in hand and markers by aspect; what is left of the pieces."""
    pieces = []
    backs, markers = scene.read("hand_counts")[seat], scene.read("markers")[seat]
    officials = scene.read("officials_left")[seat]
    for i, (aspect, colour, kind) in enumerate(zip(ASPECTS, OFFICIALS, PIECES, strict=True)):
        x = _MARGIN + 110 + 66 * i
        left = scene.read(f"{kind}_left")[seat]
        pieces += [
            Piece(f"backs-{seat}-{aspect}", number(backs[i], (x, _MARGIN + 66), 15)),
            Piece(f"markers-{seat}-{aspect}", number(markers[i], (x, _MARGIN + 93), 15)),
            Piece(f"left-{seat}-{colour}", number(officials[i], (_MARGIN + 34 + 42 * i, _MARGIN + 121), 15)),
            Piece(f"left-{seat}-{kind}", number(left, (_MARGIN + 172 + 46 * i, _MARGIN + 121), 15)),
        ]
    return pieces


def _region(scene: Scene, seat: int, region: int) -> list[Piece]:
    """What is in a region of another board."""
    box, words, name, y = scene.box, scene.words, REGIONS[region], float(_TOP + _LINE * region)
    workers, unrest = scene.read("workers")[seat][region], scene.read("unrest")[seat][region]
    gov, work = scene.read("gov")[seat][region], scene.read("work")[seat][region]
    pieces = [
        Piece(f"seat-{seat}-region-{name}", _line(words, seat, name, (workers, unrest), y)),
        Piece(f"seat-{seat}-gov-{name}", _counted(words, tuple(gov), y)),
        Piece(f"seat-{seat}-work-{name}", _side_by_side(words, tuple(work), y)),
        *unrest_pieces(scene, seat, region, (_MARGIN + 212, y + 3), 13),
    ]
    for i, card in enumerate(scene.laid(seat, region)):
        drawn = card_chip(box, words, card, _CHIP, (_MARGIN + 98 * i, y + 27), card in scene.used)
        pieces.append(Piece(f"card-{card}", drawn, f"seat-{seat}"))
    return pieces


@look.remembered
def _line(words: Words, seat: int, region: str, counts: tuple[int, int], y: float) -> Element:
    workers, unrest = counts
    who = {"seat": words.seat(seat), "region": words(f"region-{region}")}
    return look.target(
        f"seat-{seat}-region-{region}",
        words("draw-other-label", workers=workers, unrest=unrest, **who),
        look.text(195, 15, workers, 14),
        look.rect(0, -2, _WIDTH, 25, rx=5, class_="ring"),
        at=(_MARGIN, y),
        about=words("about-other"),
    )


@look.remembered
def _counted(words: Words, counts: tuple[int, ...], y: float) -> Element:
    parts, x = [], 22
    for colour, count in zip(OFFICIALS, counts, strict=True):
        if count:
            parts.append(official(words, colour, (x, 1), 18))
        if count > 1:
            parts.append(look.text(x + 20, 15, count, 14))
        x += 0 if not count else 22 if count == 1 else 33
    return look.figure(*parts, at=(_MARGIN, y))


@look.remembered
def _side_by_side(words: Words, counts: tuple[int, ...], y: float) -> Element:
    cubes = [colour for colour, count in zip(OFFICIALS, counts, strict=True) for _ in range(count)]
    shown = [official(words, colour, (132 + 20 * i, 1), 18) for i, colour in enumerate(cubes)]
    return look.figure(*shown, at=(_MARGIN, y))
