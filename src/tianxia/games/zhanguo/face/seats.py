"""A panel for each seat: points, hand, markers and supplies; under it the board of a seat that is not the reader's.

A page may fold that board away: `data-fold` says from where on.
"""

from htpy import Element

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
from tianxia.games.zhanguo.state import ASPECTS, OFFICIALS, REGIONS
from tianxia.kernel.documents import Document

SEAT_WIDTH = 300
_MARGIN = 6
_WIDTH = SEAT_WIDTH - 2 * _MARGIN
_PANEL, _LINE = 136, 28
_CHIP = (92, 38)


def draw_seat(scene: Scene, seat: int) -> look.Part:
    """What everybody may know of a seat."""
    table: Document = scene.view["seats"][seat]
    y, boards = float(_MARGIN + _PANEL), []
    if seat != scene.seat and table["board"] != "none":  # the reader's own board is drawn large
        y += 8
        for r, region in enumerate(REGIONS):
            boards.append(look.group(*_region(scene, seat, r), at=(_MARGIN, y)))
            y += _LINE + (_CHIP[1] + 4 if table["region"][region]["cards"] else 0)
    label = scene.words("draw-seat", seat=scene.words.seat(seat))
    panel = _panel(scene, seat, table)
    board = look.group(*boards, data_fold=2 * _MARGIN + _PANEL)
    return look.Part(SEAT_WIDTH, y + _MARGIN, label, (panel, board) if boards else (panel,))


def _panel(scene: Scene, seat: int, table: Document) -> Element:
    words = scene.words
    is_active = seat == scene.view["turn"]
    edge = "var(--ink)" if is_active else "var(--line)"
    points = str(table["points"])
    room = _WIDTH - 56 - look.text_width(points, 26) - 20
    board = words(f"board-{table['board']}") if table["board"] != "none" else "-"
    return look.target(
        f"seat-{seat}",
        words("draw-seat-label", seat=words.seat(seat), points=table["points"], board=board),
        look.rect(
            0, 0, _WIDTH, _PANEL, rx=10, fill="var(--paper-2)", stroke=edge, stroke_width=3 if is_active else 1.5
        ),
        look.badge(seat, 27, 25, 34),
        look.text(52, 31, look.fitted(words.seat(seat), room, 17), 17, font_weight="600"),
        look.text(_WIDTH - 12, 34, points, 26, anchor="end", font_weight="bold"),
        *_hand_and_markers(scene, table),
        *_supplies(scene, table),
        look.rect(-3, -3, _WIDTH + 6, _PANEL + 6, rx=12, class_="ring"),
        at=(_MARGIN, _MARGIN),
        about=words("about-seat", board=board),
    )


def _hand_and_markers(scene: Scene, table: Document) -> list[Element]:
    """The backs of the hand; markers with their seals."""
    parts = [
        look.text(12, 66, scene.words("draw-backs"), 14, fill="var(--ink-2)"),
        look.text(12, 93, scene.words("draw-markers"), 14, fill="var(--ink-2)"),
    ]
    for i, aspect in enumerate(ASPECTS):
        x = 96 + 66 * i
        fill = ASPECT_FILLS[aspect]
        parts += [
            look.rect(x - 8.5, 50, 17, 22, rx=3, fill=f"var(--{fill})", stroke="var(--rim)", stroke_width=1),
            look.glyph(ASPECT_GLYPHS[aspect], x, 61, 13, f"var(--on-{fill})"),
            look.text(x + 14, 66, table["backs"][aspect], 15),
            marker(aspect, x, 88, 21),
            look.text(x + 14, 93, table["markers"][aspect], 15),
        ]
        if table["seals"][aspect]:
            parts.append(seal(aspect, x + 42, 88, 19))
    return parts


def _supplies(scene: Scene, table: Document) -> list[Element]:
    """What is left of the pieces."""
    parts = []
    for i, colour in enumerate(OFFICIALS):
        x = 12 + 42 * i
        parts += [official(scene, colour, (x, 107), 18), look.text(x + 22, 121, table["officials"][colour], 15)]
    for i, kind in enumerate(PIECES):
        x = 150 + 46 * i
        parts += [piece_sign(kind, x + 9, 116, 19), look.text(x + 22, 121, table[kind], 15)]
    return parts


def _region(scene: Scene, seat: int, region: int) -> list[Element]:
    """A region of another board in two lines: officials, workers and unrest; its cards."""
    name, words = REGIONS[region], scene.words
    table: Document = scene.view["seats"][seat]["region"][name]
    used = scene.used(seat)
    chips = [card_chip(scene, card, _CHIP, (98 * i, 27), card in used) for i, card in enumerate(table["cards"])]
    label = words(
        "draw-other-label",
        seat=words.seat(seat),
        region=words(f"region-{name}"),
        workers=table["workers"],
        unrest=table["unrest"],
    )
    line = look.target(
        f"seat-{seat}-region-{name}",
        label,
        look.text(4, 16, name, 15, font_weight="600"),
        *_counted(scene, table["gov"], 22),
        look.line((126, 3), (126, 18), stroke="var(--ink-2)"),
        *_side_by_side(scene, table["work"], 132),
        look.glyph("worker", 184, 10, 17),
        look.text(195, 15, table["workers"], 14),
        *unrest_cells(scene, seat, region, (212, 3), 13),
        look.rect(0, -2, _WIDTH, 25, rx=5, class_="ring"),
        about=words("about-other"),
    )
    return [line, *chips]


def _counted(scene: Scene, counts: Document, x: float) -> list[Element]:
    parts = []
    for colour in (colour for colour in OFFICIALS if counts[colour]):
        parts.append(official(scene, colour, (x, 1), 18))
        if counts[colour] > 1:
            parts.append(look.text(x + 20, 15, counts[colour], 14))
        x += 22 if counts[colour] == 1 else 33
    return parts


def _side_by_side(scene: Scene, counts: Document, x: float) -> list[Element]:
    cubes = [colour for colour in OFFICIALS for _ in range(counts[colour])]
    return [official(scene, colour, (x + 20 * i, 1), 18) for i, colour in enumerate(cubes)]
