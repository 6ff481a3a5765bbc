"""A panel for each seat: points, hand, markers and supplies; under it the board of a seat that is not the viewer's.

A page may fold that board away: `data-fold` in the ground says from where on. Pieces below that height go with it.
"""

from functools import cache

from tianxia import look
from tianxia.games.zhanguo.face.scene import (
    ASPECT_FILLS,
    ASPECT_GLYPHS,
    PIECES,
    Held,
    Scene,
    card_chip,
    marker,
    number,
    official,
    piece_sign,
    remembered_pieces,
    seal,
    unrest_pieces,
)
from tianxia.games.zhanguo.state import ASPECTS, BOARDS, NOBODY, OFFICIALS, REGION_CARDS, REGIONS
from tianxia.kernel.game import Box
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
    """What everybody may know of a seat; the viewer's own board is drawn large elsewhere."""
    words, has_board = scene.words, seat != scene.seat
    height = _TOP + _LINE * len(REGIONS) + _MARGIN if has_board else 2 * _MARGIN + _PANEL
    pieces = _panel(scene, seat)
    if has_board:
        for region in range(len(REGIONS)):
            pieces += _region(scene.box, words, seat, region, scene.held(seat, region))
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
    read = scene.read
    points, board, seals = read("points")[seat], read("board")[seat], read("seals")
    by_aspect = tuple(read("hand_counts")[seat]), tuple(read("markers")[seat])
    left = tuple(read("officials_left")[seat]), tuple(read(f"{kind}_left")[seat] for kind in PIECES)
    pieces = [Piece(f"seat-{seat}", _name(scene.words, seat, points, board)), *_numbers(seat, *by_aspect, *left)]
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


@remembered_pieces
def _numbers(
    seat: int, backs: tuple[int, ...], markers: tuple[int, ...], officials: tuple[int, ...], left: tuple[int, ...]
) -> tuple[Piece, ...]:
    """Cards in hand and markers by aspect; what is left of the pieces."""
    pieces = []
    for i, (aspect, colour, kind) in enumerate(zip(ASPECTS, OFFICIALS, PIECES, strict=True)):
        x = _MARGIN + 110 + 66 * i
        pieces += [
            Piece(f"backs-{seat}-{aspect}", number(backs[i], (x, _MARGIN + 66), 15)),
            Piece(f"markers-{seat}-{aspect}", number(markers[i], (x, _MARGIN + 93), 15)),
            Piece(f"left-{seat}-{colour}", number(officials[i], (_MARGIN + 34 + 42 * i, _MARGIN + 121), 15)),
            Piece(f"left-{seat}-{kind}", number(left[i], (_MARGIN + 172 + 46 * i, _MARGIN + 121), 15)),
        ]
    return tuple(pieces)


@remembered_pieces
def _region(box: Box, words: Words, seat: int, region: int, held: Held) -> tuple[Piece, ...]:
    """What is in a region of another board."""
    name, y = REGIONS[region], float(_TOP + _LINE * region)
    pieces = [
        Piece(f"seat-{seat}-region-{name}", _line(words, seat, name, (held.workers, held.unrest), y)),
        Piece(f"seat-{seat}-gov-{name}", _counted(words, held.gov, y)),
        Piece(f"seat-{seat}-work-{name}", _side_by_side(words, held.work, y)),
        *unrest_pieces(seat, region, held, (_MARGIN + 212, y + 3), 13),
    ]
    for i, card in enumerate(held.cards):
        drawn = card_chip(box, words, card, _CHIP, (_MARGIN + 98 * i, y + 27), card in held.used)
        pieces.append(Piece(f"card-{card}", drawn, f"seat-{seat}"))
    return tuple(pieces)


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
