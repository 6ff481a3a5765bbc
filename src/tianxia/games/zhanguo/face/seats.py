"""A panel for each seat: points, hand, markers and supplies; under it the board of a seat that is not the reader's.

A page may fold that board away: `data-fold` says from where on.
"""

from tianxia import look
from tianxia.games.zhanguo.face.scene import (
    ASPECT_FILLS,
    ASPECT_GLYPHS,
    PIECES,
    Scene,
    card_chip,
    marker,
    official,
    piece_sign,
    seal,
    unrest_cells,
)
from tianxia.games.zhanguo.state import ASPECTS, BOARDS, NOBODY, OFFICIALS, REGIONS
from tianxia.games.zhanguo.text.reading import laid_cards
from tianxia.kernel.types import Counts
from tianxia.look import Element

SEAT_WIDTH = 300
_MARGIN = 6
_WIDTH = SEAT_WIDTH - 2 * _MARGIN
_PANEL, _LINE = 136, 28
_CHIP = (92, 38)


def draw_seat(scene: Scene, seat: int) -> look.Part:
    """What everybody may know of a seat."""
    y, boards = float(_MARGIN + _PANEL), []
    if seat != scene.seat and scene.s.board[seat] != NOBODY:  # the reader's own board is drawn large
        y += 8
        for region in range(len(REGIONS)):
            boards.append(look.group(*_region(scene, seat, region), at=(_MARGIN, y)))
            y += _LINE + (_CHIP[1] + 4 if scene.s.card_counts[seat, region] else 0)
    label = scene.words("draw-seat", seat=scene.words.seat(seat))
    panel = _panel(scene, seat)
    board = look.group(*boards, data_fold=2 * _MARGIN + _PANEL)
    return look.Part(SEAT_WIDTH, y + _MARGIN, label, (panel, board) if boards else (panel,))


def _panel(scene: Scene, seat: int) -> Element:
    s, words = scene.s, scene.words
    is_active = seat == s.turn
    edge = "var(--ink)" if is_active else "var(--line)"
    points = int(s.points[seat])
    room = _WIDTH - 56 - look.text_width(str(points), 26) - 20
    board = words(f"board-{BOARDS[s.board[seat]]}") if s.board[seat] != NOBODY else "-"
    return look.target(
        f"seat-{seat}",
        words("draw-seat-label", seat=words.seat(seat), points=points, board=board),
        look.rect(
            0, 0, _WIDTH, _PANEL, rx=10, fill="var(--paper-2)", stroke=edge, stroke_width=3 if is_active else 1.5
        ),
        look.badge(seat, 27, 25, 34),
        look.text(52, 31, look.fitted(words.seat(seat), room, 17), 17, font_weight="600"),
        look.text(_WIDTH - 12, 34, points, 26, anchor="end", font_weight="bold"),
        *_hand_and_markers(scene, seat),
        *_supplies(scene, seat),
        look.rect(-3, -3, _WIDTH + 6, _PANEL + 6, rx=12, class_="ring"),
        at=(_MARGIN, _MARGIN),
        about=words("about-seat", board=board),
    )


def _hand_and_markers(scene: Scene, seat: int) -> list[Element]:
    """The backs of the hand; markers with their seals."""
    s = scene.s
    parts = [
        look.text(12, 66, scene.words("draw-backs"), 14, fill="var(--ink-2)"),
        look.text(12, 93, scene.words("draw-markers"), 14, fill="var(--ink-2)"),
    ]
    backs, markers, seals = (counts.tolist() for counts in (s.hand_counts[seat], s.markers[seat], s.seals))
    for i, aspect in enumerate(ASPECTS):
        x = 96 + 66 * i
        fill = ASPECT_FILLS[aspect]
        parts += [
            look.rect(x - 8.5, 50, 17, 22, rx=3, fill=f"var(--{fill})", stroke="var(--rim)", stroke_width=1),
            look.glyph(ASPECT_GLYPHS[aspect], x, 61, 13, f"var(--on-{fill})"),
            look.text(x + 14, 66, backs[i], 15),
            marker(aspect, x, 88, 21),
            look.text(x + 14, 93, markers[i], 15),
        ]
        if seals[i] == seat:
            parts.append(seal(aspect, x + 42, 88, 19))
    return parts


def _supplies(scene: Scene, seat: int) -> list[Element]:
    """What is left of the pieces."""
    parts, officials = [], scene.s.officials_left[seat].tolist()
    for i, colour in enumerate(OFFICIALS):
        x = 12 + 42 * i
        parts += [official(scene, colour, (x, 107), 18), look.text(x + 22, 121, officials[i], 15)]
    for i, kind in enumerate(PIECES):
        x = 150 + 46 * i
        parts += [piece_sign(kind, x + 9, 116, 19), look.text(x + 22, 121, scene.pieces_left(seat, kind), 15)]
    return parts


def _region(scene: Scene, seat: int, region: int) -> list[Element]:
    """A region of another board in two lines: officials, workers and unrest; its cards."""
    s, words, name = scene.s, scene.words, REGIONS[region]
    used, workers = scene.used(seat), int(s.workers[seat, region])
    chips = [
        card_chip(scene, card, _CHIP, (98 * i, 27), card in used) for i, card in enumerate(laid_cards(s, seat, region))
    ]
    label = words(
        "draw-other-label",
        seat=words.seat(seat),
        region=words(f"region-{name}"),
        workers=workers,
        unrest=int(s.unrest[seat, region]),
    )
    line = look.target(
        f"seat-{seat}-region-{name}",
        label,
        look.text(4, 16, name, 15, font_weight="600"),
        *_counted(scene, s.gov[seat, region], 22),
        look.line((126, 3), (126, 18), stroke="var(--ink-2)"),
        *_side_by_side(scene, s.work[seat, region], 132),
        look.glyph("worker", 184, 10, 17),
        look.text(195, 15, workers, 14),
        *unrest_cells(scene, seat, region, (212, 3), 13),
        look.rect(0, -2, _WIDTH, 25, rx=5, class_="ring"),
        about=words("about-other"),
    )
    return [line, *chips]


def _counted(scene: Scene, counts: Counts, x: float) -> list[Element]:
    parts = []
    for colour, count in zip(OFFICIALS, counts.tolist(), strict=True):
        if count == 0:
            continue
        parts.append(official(scene, colour, (x, 1), 18))
        if count > 1:
            parts.append(look.text(x + 20, 15, count, 14))
        x += 22 if count == 1 else 33
    return parts


def _side_by_side(scene: Scene, counts: Counts, x: float) -> list[Element]:
    cubes = [colour for colour, count in zip(OFFICIALS, counts.tolist(), strict=True) for _ in range(count)]
    return [official(scene, colour, (x + 20 * i, 1), 18) for i, colour in enumerate(cubes)]
