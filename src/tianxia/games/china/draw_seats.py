"""The seats: emblem, name and score of each, its supply, what is known of its hand, and whose turn it is."""

from htpy import Element

from tianxia.games.china.draw_cards import piece_sign, small_card, supply_kinds
from tianxia.games.china.draw_scene import Scene
from tianxia.games.china.state import COLOURS
from tianxia.kernel import look
from tianxia.kernel.look import Part

_PANEL = (300, 124)
_EDGE = 4
"""Around the panel, for its ring."""
_TEXT = 14


def draw_seat(scene: Scene, seat: int) -> Part:
    """What everybody may know of a seat."""
    width, height = (extent - 2 * _EDGE for extent in _PANEL)
    is_active = seat == scene.view["decider"]
    edge = "var(--ink)" if is_active else "var(--line)"
    label = _label(scene, seat)
    panel = look.target(
        f"seat-{seat}",
        label,
        look.rect(0, 0, width, height, rx=10, fill="var(--paper-2)", stroke=edge, stroke_width=3 if is_active else 1.5),
        *_head(scene, seat, width),
        look.group(*_tags(scene, seat), at=(12, 49)),
        *_foot(scene, seat, (width, height)),
        look.rect(-2, -2, width + 4, height + 4, rx=12, class_="ring"),
        at=(_EDGE, _EDGE),
        about=_about(scene, seat),
    )
    return Part(*_PANEL, label, (panel,))


def _label(scene: Scene, seat: int) -> str:
    return scene.words("draw-score-label", seat=scene.words.seat(seat), points=scene.view["score"][seat])


def _about(scene: Scene, seat: int) -> str:
    view = scene.view
    known = ", ".join(
        f"{view['known'][seat][colour]} {scene.words(f'colour-{colour}')}"
        for colour in COLOURS
        if view["known"][seat][colour]
    )
    return scene.words(
        "about-seat",
        houses=view["supply"]["houses"][seat],
        emissaries=view["supply"]["emissaries"][seat],
        cards=view["hand_sizes"][seat],
        known=known or scene.words("draw-none"),
        now=scene.points_now(seat),
        emperor="yes" if seat == view["emperor"] else "no",
    )


def _head(scene: Scene, seat: int, width: float) -> list[Element]:
    """Who it is, the score, and what the score would be if the game ended now."""
    score = str(scene.view["score"][seat])
    room = width - 54 - look.text_width(score, 28) - 16
    now = [] if "result" in scene.view else [scene.words("draw-now", points=scene.points_now(seat))]
    return [
        look.badge(seat, 27, 26, 34),
        look.text(52, 32, look.fitted(scene.words.seat(seat), room, 18), 18, font_weight="600"),
        look.text(width - 12, 36, score, 28, anchor="end", font_weight="bold"),
        *(look.text(width - 12, 64, words, _TEXT, anchor="end", fill="var(--ink-2)") for words in now),
    ]


def _tags(scene: Scene, seat: int) -> list[Element]:
    """What sets this seat apart now: the turn or the place, that it is the reader's own, the Emperor."""
    view, words = scene.view, scene.words
    tags: list[tuple[str, bool, str | None]] = []
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
    shown, x = [], 0.0
    for label, is_strong, sign in tags:
        extent = 32 if sign else look.text_width(label, _TEXT) + 14
        shown.append(_tag(label, is_strong, sign, x, extent))
        x += extent + 6
    return shown


def _tag(label: str, is_strong: bool, sign: str | None, x: float, extent: float) -> Element:
    ground, ink = ("var(--ink)", "var(--paper)") if is_strong else ("var(--paper)", "var(--ink)")
    middle = x + extent / 2
    return look.group(
        look.title(label),
        look.rect(x, 0, extent, 22, rx=11, fill=ground, stroke="var(--line)", stroke_width=1),
        look.glyph(sign, middle, 11, 16, ink)
        if sign
        else look.text(middle, 16, label, _TEXT, anchor="middle", fill=ink),
    )


def _foot(scene: Scene, seat: int, size: tuple[float, float]) -> list[Element]:
    """The pieces that are left and the cards, known ones open; after the end, where the points came from."""
    (width, height), view = size, scene.view
    if "result" in view:
        points = [f"{scene.words('draw-points-' + kind)} {view['points'][kind][seat]}" for kind in view["points"]]
        return [look.text(width / 2, height - 14, " · ".join(points), _TEXT, anchor="middle")]
    parts = []
    for i, (_, key, sign) in enumerate(supply_kinds(scene)):
        parts.append(piece_sign(sign, seat, 24 + 54 * i, height - 21, 24))
        parts.append(look.text(39 + 54 * i, height - 15, view["supply"][key][seat], 16))
    known = [colour for colour in COLOURS for _ in range(view["known"][seat][colour])]
    cards: list[str | None] = [*known, *[None] * (view["hand_sizes"][seat] - len(known))]
    return parts + [
        small_card(colour, width - 12 + 27 * (i - len(cards)) + 5, height - 36) for i, colour in enumerate(cards)
    ]
