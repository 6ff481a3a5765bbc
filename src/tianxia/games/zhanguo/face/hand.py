"""The hand: each card with what its number would wake on the reader's board."""

from tianxia import look
from tianxia.games.zhanguo.face.scene import (
    ACTION_GLYPHS,
    ASPECT_GLYPHS,
    Scene,
    bonus_sign,
    card_slip,
)
from tianxia.games.zhanguo.state import COURT_ACTIONS, HAND
from tianxia.games.zhanguo.text.reading import held_cards
from tianxia.look import Element

_COLUMNS, _GAP = 3, 6
_TALL = 80
"""A slip higher than this has room for what it wakes."""


def draw_hand(scene: Scene, width: float, height: float) -> list[Element]:
    """The cards in hand, three in a row; the one just played first until its use is chosen."""
    held = held_cards(scene.s, scene.seat)
    rows = 2 if len(held) <= HAND else 3
    size = (width - _GAP * (_COLUMNS - 1)) / _COLUMNS, (height - _GAP * (rows - 1)) / rows
    slips = []
    for i, card in enumerate(held):
        at = (size[0] + _GAP) * (i % _COLUMNS), (size[1] + _GAP) * (i // _COLUMNS)
        slips.append(_slip(scene, card, size, at, card == scene.s.card))
    return slips


def _slip(scene: Scene, card: int, size: look.Point, at: look.Point, is_pending: bool) -> Element:
    width, height = size
    ink, woken, top = f"var(--on-{scene.fill(card)})", scene.woken(card), scene.s.top
    sign = "" if top in (0, card) else "▲" if card > top else "▼"
    shown = [
        look.text(8, 27, card, 21, fill=ink, font_weight="bold"),
        look.text(width - 30, 25, sign, 14, anchor="end", fill=ink),
        look.glyph(ASPECT_GLYPHS[scene.aspect(card)], width - 18, 20, 19, ink),
        look.glyph(ACTION_GLYPHS[scene.trigger(card)], 19, 48, 21, ink),
        look.text(33, 53, "›", 16, fill=ink),
        *bonus_sign(scene, scene.bonus(card), (44, 48), 14.5, ink),
        *(_wakes(woken, width, ink) if height > _TALL else []),
    ]
    return card_slip(scene, card, size, at, *shown, about=_about(scene, card, woken), is_played=is_pending)


def _wakes(woken: dict[str, list[int]], width: float, ink: str) -> list[Element]:
    """The court actions that would wake abilities, and how many."""
    if not woken:
        return []
    parts = [look.line((8, 64), (width - 8, 64), stroke=ink, stroke_opacity=0.4)]
    step = min(31.0, (width - 8) / len(woken))
    for i, (action, cards) in enumerate(woken.items()):
        x = 15 + step * i
        parts.append(look.glyph(ACTION_GLYPHS[action], x, 81, 17, ink))
        parts.append(look.text(x + 9, 87, len(cards), 14, fill=ink))
    return parts


def _about(scene: Scene, card: int, woken: dict[str, list[int]]) -> str:
    """What the card can be used for, and what its number would wake now."""
    words = scene.words
    named = [
        f"{words(f'court-{action}')}: {', '.join(map(str, sorted(woken[action])))}"
        for action in COURT_ACTIONS
        if action in woken
    ]
    return words("about-hand", wakes="; ".join(named) or "-")
