"""The seats: emblem, name and score of each, its supply, what is known of its hand, and whose turn it is."""

from tianxia import look
from tianxia.games.china.face.cards import piece_sign, small_card, supply
from tianxia.games.china.face.scene import Scene
from tianxia.games.china.state import COLOURS
from tianxia.look import Element, Part

_PANEL = (300, 80)
_EDGE = 4
"""Space around the panel, for the ring that marks a choice."""
_TEXT = 14


def draw_seat(scene: Scene, seat: int) -> Part:
    """What everybody may know of a seat."""
    width, height = (extent - 2 * _EDGE for extent in _PANEL)
    is_active = seat == scene.decider
    edge = "var(--ink)" if is_active else "var(--line)"
    label = _label(scene, seat)
    strip = look.path(f"M12 0H10A10 10 0 0 0 0 10V{height - 10}A10 10 0 0 0 10 {height}H12Z", fill="var(--ink)")
    panel = look.target(
        f"seat-{seat}",
        label,
        look.rect(0, 0, width, height, rx=10, fill="var(--paper-2)", stroke=edge, stroke_width=3 if is_active else 1.5),
        strip if is_active else None,
        *_head(scene, seat, width),
        *_foot(scene, seat, (width, height)),
        look.rect(-2, -2, width + 4, height + 4, rx=12, class_="ring"),
        at=(_EDGE, _EDGE),
        about=_about(scene, seat),
    )
    return Part(*_PANEL, label, (panel,))


def _label(scene: Scene, seat: int) -> str:
    return scene.words("draw-score-label", seat=scene.words.seat(seat), points=scene.scores[seat])


def _about(scene: Scene, seat: int) -> str:
    s = scene.s
    known = ", ".join(f"{count} {scene.words(f'colour-{colour}')}" for colour, count in _known(scene, seat) if count)
    return scene.words(
        "about-seat",
        houses=int(s.houses_left[seat]),
        emissaries=int(s.emissaries_left[seat]),
        cards=int(s.hand_sizes[seat]),
        known=known or scene.words("draw-none"),
        now=scene.points_now[seat],
        emperor="yes" if seat == s.emperor else "no",
        turn="yes" if seat == scene.decider else "no",
    )


def _head(scene: Scene, seat: int, width: float) -> list[Element]:
    """Who it is, the score, and what it would be if the game ended now; after the end, the place."""
    score = str(scene.scores[seat])
    right = width - 12 - look.text_width(score, 24)
    note = _note(scene, seat, right - 12)
    room = right - 56 - look.text_width(_remark(scene, seat), _TEXT) - 18
    name = scene.words.seat(seat)
    if seat == scene.seat:
        name = scene.words("draw-own-name", name=name)
    parts = [
        look.badge(seat, 34, 20, 28),
        look.text(56, 26, look.fitted(name, room, 17), 17, font_weight="600"),
        look.text(width - 12, 28, score, 26, anchor="end", font_weight="bold"),
        note,
    ]
    if seat == scene.s.emperor:
        crown = look.glyph("crown", 49, 10, 15, "var(--yellow)", stroke="var(--ink)", stroke_width=1.6)
        parts.append(look.group(look.title(scene.words("draw-emperor")), crown))
    return parts


def _remark(scene: Scene, seat: int) -> str:
    if not scene.s.ended:
        return scene.words("draw-now", points=scene.points_now[seat])
    rank = scene.rank(seat)
    return scene.words("draw-winner") if rank == 1 else scene.words("draw-rank", rank=rank)


def _note(scene: Scene, seat: int, x: float) -> Element:
    is_winner = bool(scene.s.ended) and scene.rank(seat) == 1
    return look.text(
        x, 26, _remark(scene, seat), _TEXT, anchor="end", fill="var(--ink)" if is_winner else "var(--ink-2)",
        font_weight="bold" if is_winner else None,
    )  # fmt: skip


def _foot(scene: Scene, seat: int, size: tuple[float, float]) -> list[Element]:
    """The pieces that are left and the cards, known ones open; after the end, where the points came from."""
    (width, height), s = size, scene.s
    if s.ended:
        kinds = {"regions": s.region_points, "alliances": s.alliance_points, "roads": s.road_points}
        points = [f"{scene.words(f'draw-points-{kind}')} {by_seat[seat]}" for kind, by_seat in kinds.items()]
        return [look.text(width / 2, height - 15, " · ".join(points), _TEXT, anchor="middle")]
    parts = []
    for i, (_, left, sign) in enumerate(supply(scene, seat)):
        parts.append(piece_sign(sign, seat, 34 + 54 * i, height - 19, 24))
        parts.append(look.text(49 + 54 * i, height - 13, left, 16))
    known = [colour for colour, count in _known(scene, seat) for _ in range(count)]
    cards: list[str | None] = [*known, *[None] * (int(s.hand_sizes[seat]) - len(known))]
    return parts + [
        small_card(colour, width - 12 + 27 * (i - len(cards)) + 5, height - 34) for i, colour in enumerate(cards)
    ]


def _known(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """The cards of a hand that everybody knows, by colour."""
    return [(colour, int(count)) for colour, count in zip(COLOURS, scene.s.known[seat], strict=True)]
