"""The seats: emblem, name and score of each, its supply, what is known of its hand, and whose turn it is."""

from htpy import Element

from tianxia.games.china.draw_cards import small_card
from tianxia.games.china.draw_scene import Scene
from tianxia.games.china.state import COLOURS
from tianxia.kernel import look

PANEL = 156
"""Height of the panel of one seat."""
_GAP = 12


def draw_seats(scene: Scene, width: float) -> Element:
    """One panel under the other, in seat order."""
    return look.group(*(_panel(scene, seat, width, seat * (PANEL + _GAP)) for seat in scene.seats))


def _panel(scene: Scene, seat: int, width: float, y: float) -> Element:
    is_active = seat == scene.view["decider"]
    edge = "var(--ink)" if is_active else "var(--line)"
    return look.target(
        f"seat-{seat}",
        _label(scene, seat),
        look.rect(0, 0, width, PANEL, rx=10, fill="var(--paper-2)", stroke=edge, stroke_width=3 if is_active else 1.5),
        *_head(scene, seat, width),
        *_tags(scene, seat, width),
        *_supply(scene, seat),
        *_hand(scene, seat, width),
        look.rect(-4, -4, width + 8, PANEL + 8, rx=13, class_="ring"),
        at=(0, y),
    )


def _label(scene: Scene, seat: int) -> str:
    view = scene.view
    return scene.words(
        "draw-seat-label",
        seat=scene.words.seat(seat),
        points=view["score"][seat],
        houses=view["supply"]["houses"][seat],
        emissaries=view["supply"]["emissaries"][seat],
        cards=view["hand_sizes"][seat],
    )


def _head(scene: Scene, seat: int, width: float) -> list[Element]:
    score = str(scene.view["score"][seat])
    room = width - 64 - look.text_width(score, 30) - 14
    return [
        look.badge(seat, 31, 32, 40),
        look.text(62, 38, look.fitted(scene.words.seat(seat), room, 18), 18, font_weight="600"),
        look.text(width - 14, 43, score, 30, anchor="end", font_weight="bold"),
    ]


def _tags(scene: Scene, seat: int, width: float) -> list[Element]:
    """What sets this seat apart now: the Emperor, the turn or the place, that it is the reader's own."""
    view, words = scene.view, scene.words
    tags = []
    if "result" in view:
        is_winner = seat in view["result"]["winners"]
        rank = words("draw-rank", rank=view["result"]["ranks"][seat])
        tags.append((words("draw-winner") if is_winner else rank, is_winner, None))
    elif seat == view["decider"]:
        tags.append((words("draw-turn"), True, None))
    if seat == scene.seat:
        tags.append((words("you"), False, None))
    if seat == view["emperor"]:
        tags.append((words("draw-emperor"), False, "crown"))
    shown, x = [], 14.0
    for label, is_strong, sign in tags:
        extent = look.text_width(label, 13) + (38 if sign else 18)
        shown.append(_tag(label, is_strong, sign, x, extent))
        x += extent + 7
    return shown


def _tag(label: str, is_strong: bool, sign: str | None, x: float, extent: float) -> Element:
    ground, ink = ("var(--ink)", "var(--paper)") if is_strong else ("var(--paper)", "var(--ink)")
    parts = [look.rect(x, 60, extent, 22, rx=11, fill=ground, stroke="var(--line)", stroke_width=1)]
    if sign:
        parts.append(look.glyph(sign, x + 17, 71, 15, ink))
    middle = x + extent / 2 + (10 if sign else 0)
    parts.append(look.text(middle, 75.500, label, 13, anchor="middle", style=f"fill:{ink}"))
    return look.group(*parts)


def _supply(scene: Scene, seat: int) -> list[Element]:
    """The pieces that are left, each kind with its sign."""
    supply = scene.view["supply"]
    kinds = [("roof", "houses"), ("emissary", "emissaries")]
    if scene.view["options"]["fortresses"]:
        kinds.append(("fortress", "forts"))
    parts = []
    for i, (sign, kind) in enumerate(kinds):
        x, left = 26 + 44 * i * 1.25, supply[kind][seat]
        fill = "var(--line)" if sign == "fortress" else look.seat_fill(seat)
        parts.append(look.glyph(sign, x, 123, 25, fill, stroke="var(--rim)", stroke_width=1.2))
        parts.append(look.text(x + 16, 129, left, 16))
    return parts


def _hand(scene: Scene, seat: int, width: float) -> list[Element]:
    """A card for each in the hand, known ones open; after the end, where the points came from."""
    view, words = scene.view, scene.words
    if "result" in view:
        lines = [
            f"{words('draw-points-' + kind)}: {view['points'][kind][seat]}"
            for kind in ("regions", "alliances", "roads")
        ]
        return [look.text(width - 14, 107 + 18 * i, line, 14, anchor="end") for i, line in enumerate(lines)]
    known = [colour for colour in COLOURS for _ in range(view["known"][seat][colour])]
    cards: list[str | None] = [*known, *[None] * (view["hand_sizes"][seat] - len(known))]
    left = width - 14 - 29 * len(cards) + 5
    return [small_card(colour, left + 29 * i, 106) for i, colour in enumerate(cards)]
