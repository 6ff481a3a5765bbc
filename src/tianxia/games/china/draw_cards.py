"""The cards on the table: the own hand as slips, the open row beside the deck, the discards."""

from htpy import Element

from tianxia.games.china.draw_scene import GLYPH_OF, Scene
from tianxia.games.china.state import COLOURS, REGIONS
from tianxia.games.china.telling import prompt
from tianxia.kernel import look

SLIP = (84, 98)
_GAP = 9
_HEAD = 20
"""The heading above a group of slips."""
_LINES = 4
"""So many lines of the caption fit."""


def draw_cards(scene: Scene, width: float) -> Element:
    """The strip below the map, as wide as that: hand, row and deck, discards."""
    parts, x = [], 14.0
    own = scene.view["hands"][scene.seat] if scene.seat in scene.seats else None
    if own is not None and "hidden" not in own:
        parts.append(_slips(scene, "hand", scene.words("draw-your-hand"), own, x))
        x += _span(max(3, sum(own.values()))) + 46
        parts.append(look.line((x - 25, 6), (x - 25, _HEAD + SLIP[1]), stroke="var(--line)", stroke_width=2))
    parts.append(_deck(scene, x))
    x += SLIP[0] + 24
    parts.append(_slips(scene, "row", scene.words("draw-row"), scene.view["row"], x))
    x += _span(int(scene.box.record.row)) + 24
    parts.append(_discards(scene, x))
    x += 3 * 62 + 14
    parts.append(_caption(scene, x, width - x))
    return look.group(*parts)


def small_card(colour: str | None, x: float, y: float) -> Element:
    """A card in somebody's hand: its colour if everybody knows it, else its back."""
    ground, sign = ("var(--paper)", "cloud") if colour is None else (f"var(--{colour})", GLYPH_OF[colour])
    fill = "var(--ink-2)" if colour is None else f"var(--on-{colour})"
    return look.group(
        look.rect(x, y, 24, 32, rx=4, fill=ground, stroke="var(--rim)", stroke_width=1.2),
        look.glyph(sign, x + 12, y + 16, 17, fill),
    )


def _span(cards: int) -> float:
    return cards * (SLIP[0] + _GAP) - _GAP


def _heading(x: float, words: str) -> Element:
    return look.text(x, 13, words, 14, font_weight="600", fill="var(--ink-2)")


def _slips(scene: Scene, place: str, heading: str, cards: dict[str, int], x: float) -> Element:
    """Cards side by side, by colour; each colour is a target."""
    parts = [_heading(x, heading)]
    for colour in COLOURS:
        for _ in range(cards[colour]):
            parts.append(_slip(scene, f"{place}-{colour}", colour, x))
            x += SLIP[0] + _GAP
    return look.group(*parts)


def _slip(scene: Scene, name: str, colour: str, x: float) -> Element:
    regions = [region for region in range(len(REGIONS)) if scene.colour(region) == colour]
    names = ", ".join(scene.region_name(region) for region in regions)
    label = scene.words("draw-card-label", colour=colour, regions=names)
    width, height = SLIP
    characters = "".join(scene.character(region) for region in regions)
    return look.target(
        name,
        label,
        look.rect(0, 0, width, height, rx=7, fill="var(--paper)"),
        look.path(f"M0 46V7a7 7 0 0 1 7-7H{width - 7}a7 7 0 0 1 7 7V46Z", fill=f"var(--{colour})"),
        look.glyph(GLYPH_OF[colour], width / 2, 24, 32, f"var(--on-{colour})"),
        look.text(width / 2, 70, characters, 20, anchor="middle", class_="brush", font_weight="bold"),
        look.text(width / 2, 89, look.fitted(names, width - 2, 13), 13, anchor="middle"),
        look.rect(0, 0, width, height, rx=7, fill="none", stroke="var(--rim)", stroke_width=1.5),
        look.rect(-3, -3, width + 6, height + 6, rx=9, class_="ring"),
        at=(x, _HEAD),
    )


def _deck(scene: Scene, x: float) -> Element:
    """The deck with the number of its cards, and how often it has run out."""
    size, exhausted = scene.view["deck_size"], scene.view["exhausted"]
    width, height = SLIP
    back = [
        look.rect(d, -d, width, height, rx=7, fill="var(--paper-2)", stroke="var(--rim)", stroke_width=1.5)
        for d in ((4, 2, 0) if size > 1 else (0,))
    ]
    label = scene.words("draw-deck-label", cards=size, exhausted=exhausted)
    return look.group(
        _heading(x, scene.words("draw-deck")),
        look.target(
            "deck",
            label,
            *back,
            look.glyph("cloud", width / 2, 30, 36, "var(--ink-2)"),
            look.text(width / 2, 74, size, 26, anchor="middle", font_weight="bold"),
            look.text(width / 2, 91, scene.words("draw-pass", exhausted=exhausted), 13, anchor="middle"),
            look.rect(-3, -3, width + 6, height + 6, rx=9, class_="ring"),
            at=(x, _HEAD),
        ),
    )


def _discards(scene: Scene, x: float) -> Element:
    """The discards by colour."""
    counts = scene.view["discards"]
    total = sum(counts.values())
    parts = []
    for i, colour in enumerate(COLOURS):
        parts.append(
            look.group(small_card(colour, 0, 0), look.text(30, 22, counts[colour], 16), at=(i % 3 * 62, i // 3 * 42))
        )
    label = scene.words("draw-discards-label", cards=total)
    return look.group(
        _heading(x, f"{scene.words('draw-discards')}: {total}"),
        look.target("discards", label, *parts, at=(x, _HEAD + 6)),
    )


def _caption(scene: Scene, x: float, width: float) -> Element:
    """The name of the game and what is asked: the page says it too, a picture alone would not."""
    asked = look.wrapped(prompt(scene.view, scene.seat, scene.words), width - 18, 15)[:_LINES]
    return look.group(
        look.line((x, 6), (x, _HEAD + SLIP[1]), stroke="var(--line)", stroke_width=2),
        look.text(x + 18, 30, scene.words("draw-brush"), 26, class_="brush", font_weight="bold", fill="var(--red)"),
        look.text(x + 78, 29, scene.words("title"), 20, font_weight="bold"),
        *(look.text(x + 18, 58 + 19 * i, look.fitted(line, width - 18, 15), 15) for i, line in enumerate(asked)),
        aria_hidden="true",
    )
