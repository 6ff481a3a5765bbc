"""The seats: points, backs, markers, seals and supplies of each; the other boards region by region."""

from htpy import Element

from tianxia.games.zhanguo.draw_scene import OFFICIAL_FILLS, Scene
from tianxia.games.zhanguo.draw_table import draw_aspect
from tianxia.games.zhanguo.state import ASPECTS, OFFICIALS, REGIONS
from tianxia.kernel import look
from tianxia.kernel.documents import Document

_GAP = 10
_TALLEST = 268


def draw_seats(scene: Scene, width: float, height: float) -> Element:
    """One panel under the other, in seat order."""
    count = scene.view["players"]
    tall = min(_TALLEST, (height + _GAP) / count - _GAP)
    return look.group(*(_panel(scene, seat, (width, tall), seat * (tall + _GAP)) for seat in range(count)))


def _panel(scene: Scene, seat: int, size: tuple[float, float], y: float) -> Element:
    width, height = size
    table = scene.view["seats"][seat]
    is_active = seat == scene.view["turn"]
    edge = "var(--ink)" if is_active else "var(--line)"
    points = str(table["points"])
    room = width - 64 - look.text_width(points, 28) - 20
    return look.target(
        f"seat-{seat}",
        scene.words("draw-seat-label", seat=scene.words.seat(seat), points=table["points"], board=_board(scene, table)),
        look.rect(0, 0, width, height, rx=10, fill="var(--paper-2)", stroke=edge, stroke_width=3 if is_active else 1.5),
        look.badge(seat, 30, 30, 38),
        look.text(60, 36, look.fitted(scene.words.seat(seat), room, 18), 18, font_weight="600"),
        look.text(width - 14, 40, points, 28, anchor="end", font_weight="bold"),
        *_counts(scene, table, width),
        *(_final(scene, seat) if "final" in scene.view else _board_lines(scene, table, width, height)),
        look.rect(-4, -4, width + 8, height + 8, rx=13, class_="ring"),
        at=(0, y),
    )  # fmt: skip


def _board(scene: Scene, table: Document) -> str:
    return scene.words(f"board-{table['board']}") if table["board"] != "none" else "-"


def _counts(scene: Scene, table: Document, width: float) -> list[Element]:
    """Backs of the hand, markers and seals; then what is left of the pieces."""
    parts = [look.text(12, 74, scene.words("draw-backs"), 13, fill="var(--ink-2)")]
    parts += [draw_aspect(aspect, 94 + 44 * i, 69, table["backs"][aspect], 20) for i, aspect in enumerate(ASPECTS)]
    parts.append(look.text(12, 100, scene.words("draw-markers"), 13, fill="var(--ink-2)"))
    for i, aspect in enumerate(ASPECTS):
        parts.append(draw_aspect(aspect, 94 + 44 * i, 95, table["markers"][aspect], 20))
        if table["seals"][aspect]:
            parts.append(look.text(119 + 44 * i, 100, "+3", 13, font_weight="bold"))
    x = 229.0
    for i, colour in enumerate(OFFICIALS):
        fill = OFFICIAL_FILLS[colour]
        parts.append(look.rect(x + 30 * i, 62, 14, 14, rx=2, fill=fill, stroke="var(--rim)", stroke_width=1))
        parts.append(look.text(x + 30 * i + 17, 74, table["officials"][colour], 13))
    for i, (sign, kind) in enumerate((("seal", "governors"), ("palace", "palaces"), ("wall", "walls"))):
        parts.append(look.glyph(sign, x + 7 + 30 * i, 95, 16))
        parts.append(look.text(x + 30 * i + 17, 100, table[kind], 13))
    return parts


def _board_lines(scene: Scene, table: Document, width: float, height: float) -> list[Element]:
    """The board in five lines: cards, officials, workers, unrest."""
    parts = []
    step = min(25.0, (height - 116) / len(REGIONS))
    for i, region in enumerate(REGIONS):
        own = table["region"][region]
        gov, work = (
            "".join(scene.words(f"letter-{colour}") * own[area][colour] for colour in OFFICIALS) or "-"
            for area in ("gov", "work")
        )
        cards = " ".join(map(str, own["cards"])) or "-"
        y = 122 + step * i
        parts += [
            look.text(12, y, region, 13, font_weight="bold"),
            look.text(30, y, look.fitted(cards, 98, 13), 13),
            look.text(132, y, look.fitted(f"{gov} / {work}", 112, 13), 13),
            look.glyph("worker", 256, y - 4, 13),
            look.text(265, y, own["workers"], 13),
            look.glyph("flame", 289, y - 4, 13),
            look.text(298, y, own["unrest"], 13),
        ]
    return parts


def _final(scene: Scene, seat: int) -> list[Element]:
    """After the end: where the points came from."""
    final = scene.view["final"][seat]
    during = scene.view["seats"][seat]["points"] - sum(final.values())
    rows = {"during": during, **final}
    return [
        look.text(12 + 150 * (i % 2), 124 + 19 * (i // 2), f"{scene.words(f'draw-final-{name}')}: {points}", 13)
        for i, (name, points) in enumerate(rows.items())
    ]
