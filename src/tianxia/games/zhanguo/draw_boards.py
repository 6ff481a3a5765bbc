"""The own board: five regions with cards tucked above, officials in two areas, workers, unrest; and the hand."""

from htpy import Element

from tianxia.games.zhanguo.draw_scene import (
    ACTION_GLYPHS,
    ASPECT_FILLS,
    ASPECT_GLYPHS,
    COLUMN,
    GAP,
    OFFICIAL_FILLS,
    Scene,
    card_label,
    card_strip,
    heading,
)
from tianxia.games.zhanguo.state import COURT_ACTIONS, OFFICIALS, REGION_CARDS, REGIONS
from tianxia.kernel import look
from tianxia.kernel.documents import Document

BOARD_HEIGHT, HAND_HEIGHT = 262, 132
_CARDS = 34 * REGION_CARDS
_SLIP = (98, 104)


def draw_board(scene: Scene) -> Element:
    """The five regions of the board of the seat that looks."""
    words = scene.words
    own = scene.own_table
    name = words(f"board-{own['board']}") if own["board"] != "none" else "-"
    title = f"{words.seat(scene.own)}: {name}"
    regions = [_region(scene, r, own["region"][region]) for r, region in enumerate(REGIONS)]
    return look.group(heading(4, 14, title), look.group(*regions, at=(0, 24)))


def _region(scene: Scene, region: int, table: Document) -> Element:
    name, words = REGIONS[region], scene.words
    used = scene.view["pending"]["used"] if scene.view["turn"] == scene.own else []
    cards = [card_strip(scene, card, 34 * i, COLUMN, card in used) for i, card in enumerate(table["cards"])]
    empty = [
        look.rect(0, 34 * i, COLUMN, 30, rx=4, fill="none", stroke="var(--line)", stroke_dasharray="5 4")
        for i in range(len(cards), REGION_CARDS)
    ]
    label = words("draw-own-label", region=words(f"region-{name}"), workers=table["workers"], unrest=table["unrest"])
    return look.target(
        f"own-{name}",
        label,
        *cards,
        *empty,
        look.rect(0, _CARDS, COLUMN, 128, rx=8, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1.5),
        look.text(10, _CARDS + 22, words(f"region-{name}"), 15, font_weight="600"),
        *_area(scene, "gov", name, table["gov"], _CARDS + 46),
        look.line((8, _CARDS + 66), (COLUMN - 8, _CARDS + 66), stroke="var(--line)"),
        *_area(scene, "work", name, table["work"], _CARDS + 84),
        *_workers(table["workers"], _CARDS + 84),
        *_track(scene, region, table["unrest"], _CARDS + 110),
        look.rect(-3, -3, COLUMN + 6, _CARDS + 134, rx=10, class_="ring"),
        at=(region * (COLUMN + GAP), 0),
    )


def _area(scene: Scene, area: str, region: str, counts: Document, y: float) -> list[Element]:
    """Officials as cubes with their letter."""
    officials = [colour for colour in OFFICIALS for _ in range(counts[colour])]
    step = min(25.0, (COLUMN - 30) / max(1, len(officials)))
    parts = []
    for i, colour in enumerate(officials):
        x = 10 + step * i
        label = f"{scene.words(f'official-{colour}')}, {scene.words(f'area-{area}')}"
        dark = colour == "red"
        parts.append(
            look.target(
                f"{area}-{region}-{colour}",
                label,
                look.rect(0, -11, 22, 22, rx=3, fill=OFFICIAL_FILLS[colour], stroke="var(--rim)", stroke_width=1.2),
                look.text(11, 5, scene.words(f"letter-{colour}"), 14, anchor="middle",
                          fill="#ffffff" if dark else "#000000"),
                look.rect(-2, -13, 26, 26, rx=4, class_="ring"),
                at=(x, y),
            )
        )  # fmt: skip
    return parts


def _workers(count: int, y: float) -> list[Element]:
    if count == 0:
        return []
    return [look.glyph("worker", COLUMN - 44, y, 24), look.text(COLUMN - 28, y + 6, f"x{count}", 15)]


def _track(scene: Scene, region: int, unrest: int, y: float) -> list[Element]:
    """The unrest track: palaces are forbidden on shaded cells, abilities sleep on the last one."""
    length, mark = scene.track(region)
    parts = [look.glyph("flame", 18, y, 18)]
    for cell in range(1, length + 1):
        x = 34 + 30 * (cell - 1)
        is_shaded = cell in (mark, length)
        fill = "var(--red-wash)" if is_shaded else "var(--paper)"
        parts.append(look.rect(x, y - 11, 26, 22, rx=3, fill=fill, stroke="var(--ink-2)", stroke_width=1))
        if cell == unrest:
            parts.append(look.rect(x + 5, y - 8, 16, 16, rx=2, fill="var(--black)", stroke="var(--rim)"))
        elif cell == length:
            parts.append(look.text(x + 13, y + 5, "!", 14, anchor="middle"))
        elif cell == mark:
            parts.append(look.text(x + 13, y + 5, "×", 14, anchor="middle"))
    return parts


def draw_hand(scene: Scene) -> Element:
    """The cards in hand with what each number would wake; the backs if the hand is hidden."""
    words, own = scene.words, scene.own_table
    if isinstance(own["hand"], dict):
        backs = [aspect for aspect, count in own["backs"].items() for _ in range(count)]
        return look.group(
            heading(4, 14, words("draw-backs")),
            *(_back(aspect, 106 * i) for i, aspect in enumerate(backs)),
        )
    pending = scene.view["pending"]["card"] if scene.view["turn"] == scene.own else 0
    held = [*([pending] if pending else []), *own["hand"]]
    slips = [_slip(scene, card, 102 * i, card == pending) for i, card in enumerate(held)]
    return look.group(heading(4, 14, words("draw-hand")), *slips)


def _back(aspect: str, x: float) -> Element:
    fill = ASPECT_FILLS[aspect]
    return look.group(
        look.rect(0, 22, *_SLIP, rx=8, fill=f"var(--{fill})", stroke="var(--rim)", stroke_width=1.5),
        look.glyph(ASPECT_GLYPHS[aspect], _SLIP[0] / 2, 22 + _SLIP[1] / 2, 48, f"var(--on-{fill})"),
        at=(x, 0),
    )


def _slip(scene: Scene, card: int, x: float, is_pending: bool) -> Element:
    fill = ASPECT_FILLS[scene.aspect(card)]
    ink = f"var(--on-{fill})"
    woken = scene.woken(card)
    wakes = "; ".join(
        f"{scene.words(f'court-{action}')}: {', '.join(map(str, sorted(woken[action])))}"
        for action in COURT_ACTIONS
        if action in woken
    )
    label = card_label(scene, card) + " " + scene.words("draw-wakes", wakes=wakes or "-")
    top = scene.view["top"]
    sign = "" if top == 0 else "▲" if card > top else "▼"
    width, height = _SLIP
    return look.target(
        f"card-{card}",
        label,
        look.rect(0, 0, width, height, rx=8, fill=f"var(--{fill})", stroke="var(--rim)", stroke_width=1.5),
        look.text(9, 28, card, 24, fill=ink, font_weight="bold"),
        look.text(width - 10, 26, sign, 16, anchor="end", fill=ink),
        look.glyph(ACTION_GLYPHS[scene.trigger(card)], 20, 48, 22, ink),
        look.text(36, 53, "› " + scene.words(f"short-{scene.bonus(card)}"), 15, fill=ink),
        look.line((8, 66), (width - 8, 66), stroke=ink, stroke_opacity=0.4),
        *(part for i, action in enumerate(woken) for part in _wake(action, len(woken[action]), i, ink)),
        look.rect(-3, -3, width + 6, height + 6, rx=10, class_="ring"),
        at=(x, 22),
        class_="chosen" if is_pending else None,
    )


def _wake(action: str, count: int, place: int, ink: str) -> list[Element]:
    """A court action and how many abilities it would wake."""
    x = 18 + 30 * place
    return [look.glyph(ACTION_GLYPHS[action], x, 84, 18, ink), look.text(x + 8, 98, count, 12, fill=ink)]
