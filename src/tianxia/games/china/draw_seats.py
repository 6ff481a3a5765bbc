"""The seats: emblem, name and score of each, its supply, what is known of its hand, and whose turn it is."""

from htpy import Element

from tianxia.games.china.draw_cards import small_card
from tianxia.games.china.draw_scene import Scene
from tianxia.games.china.state import COLOURS
from tianxia.kernel import look

_GAP = 12
_TALLEST = 203


def draw_seats(scene: Scene, width: float, height: float) -> Element:
    """One panel under the other, in seat order."""
    tall = min(_TALLEST, (height + _GAP) / len(scene.seats) - _GAP)
    return look.group(*(_panel(scene, seat, (width, tall), seat * (tall + _GAP)) for seat in scene.seats))


def _panel(scene: Scene, seat: int, size: tuple[float, float], y: float) -> Element:
    width, height = size
    is_active = seat == scene.view["decider"]
    edge = "var(--ink)" if is_active else "var(--line)"
    return look.target(
        f"seat-{seat}",
        _label(scene, seat),
        look.rect(0, 0, width, height, rx=10, fill="var(--paper-2)", stroke=edge, stroke_width=3 if is_active else 1.5),
        *_head(scene, seat, width),
        look.group(*_tags(scene, seat), at=(14, 57)),
        look.group(*_supply(scene, seat), at=(14, height - 33)),
        look.group(*_hand(scene, seat), at=(width - 14, height - 33)),
        look.rect(-4, -4, width + 8, height + 8, rx=13, class_="ring"),
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
    room = width - 64 - look.text_width(score, 30) - 22
    return [
        look.badge(seat, 31, 32, 40),
        look.text(62, 38, look.fitted(scene.words.seat(seat), room, 20), 18, font_weight="600"),
        look.text(width - 14, 43, score, 30, anchor="end", font_weight="bold"),
    ]


def _tags(scene: Scene, seat: int) -> list[Element]:
    """What sets this seat apart now: the Emperor, the turn or the place, that it is the reader's own."""
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
        extent = look.text_width(label, 13) + (38 if sign else 18)
        shown.append(_tag(label, is_strong, sign, x, extent))
        x += extent + 7
    return shown


def _tag(label: str, is_strong: bool, sign: str | None, x: float, extent: float) -> Element:
    ground, ink = ("var(--ink)", "var(--paper)") if is_strong else ("var(--paper)", "var(--ink)")
    parts = [look.rect(x, 0, extent, 22, rx=11, fill=ground, stroke="var(--line)", stroke_width=1)]
    if sign:
        parts.append(look.glyph(sign, x + 17, 11, 15, ink))
    middle = x + extent / 2 + (10 if sign else 0)
    parts.append(look.text(middle, 15.5, label, 13, anchor="middle", fill=ink))
    return look.group(*parts)


def _supply(scene: Scene, seat: int) -> list[Element]:
    """The pieces that are left, each kind with its sign."""
    supply = scene.view["supply"]
    kinds = [("roof", "houses"), ("emissary", "emissaries")]
    if scene.view["options"]["fortresses"]:
        kinds.append(("fortress", "forts"))
    parts = []
    for i, (sign, kind) in enumerate(kinds):
        x, left = 12 + 54 * i, supply[kind][seat]
        fill, rim = ("--ivory", "--on-ivory") if sign == "fortress" else (f"--seat-{seat}", "--rim")
        parts.append(look.glyph(sign, x, 0, 25, f"var({fill})", stroke=f"var({rim})", stroke_width=1.2))
        parts.append(look.text(x + 16, 6, left, 16))
    return parts


def _hand(scene: Scene, seat: int) -> list[Element]:
    """The cards, known ones open, and what the seat would score now; after the end, where its points came from."""
    view = scene.view
    if "result" in view:
        return [
            look.text(
                0, 18 * i - 17, f"{scene.words('draw-points-' + kind)}: {view['points'][kind][seat]}", anchor="end"
            )
            for i, kind in enumerate(("regions", "alliances", "roads"))
        ]
    known = [colour for colour in COLOURS for _ in range(view["known"][seat][colour])]
    cards: list[str | None] = [*known, *[None] * (view["hand_sizes"][seat] - len(known))]
    now = scene.words("draw-now", points=scene.points_now(seat))
    return [
        look.text(0, -26, now, anchor="end", fill="var(--ink-2)"),
        *(small_card(colour, 29 * (i - len(cards)) + 5, -16) for i, colour in enumerate(cards)),
    ]
