"""The hand: each card with what its number would activate on the viewer's board.

A card is three pieces: its face, which stays the same and travels; the signs of what it would activate, and the target,
which follow the top of the court.
"""

from functools import lru_cache

from tianxia import look
from tianxia.games.zhanguo.face.cards import aspect_name, bonus_of, trigger_of
from tianxia.games.zhanguo.face.own import HAND_LEFT, OWN_HEIGHT
from tianxia.games.zhanguo.face.scene import (
    ACTION_GLYPHS,
    ASPECT_GLYPHS,
    MARGIN,
    Scene,
    bonus_sign,
    card_about,
    card_ground,
    card_label,
    card_ring,
    fill_of,
)
from tianxia.games.zhanguo.state import ASPECTS, COURT_ACTIONS, DRAFT_HAND, NUM_REGIONS
from tianxia.games.zhanguo.text.reading import activated_by, held_cards
from tianxia.kernel.game import Box
from tianxia.look import Element, Piece
from tianxia.look.parts import REMEMBERED
from tianxia.words import Words

HAND_WIDTH = 310
_COLUMNS, _GAP = len(ASPECTS), 6
_MOST_ROWS = DRAFT_HAND // _COLUMNS
_TALL = 80
"""A slip higher than this has room for what it activates."""

Activated = tuple[tuple[str, tuple[int, ...]], ...]
"""The court actions that would activate cards, and which."""


def hand_pieces(scene: Scene) -> list[Piece]:
    """The cards in hand; the one just played has a strong edge until its use is chosen."""
    box, words, top, pending = scene.box, scene.words, int(scene.s.top), int(scene.s.card)
    revolts, _ = scene.own
    calm = [scene.held(scene.seat, region) for region in range(NUM_REGIONS) if not revolts[region]]
    unblocked = tuple(card for held in calm for card in held.cards)
    places = _places(sorted(held_cards(scene.s, scene.seat)))
    rows = max(2, 1 + max((row for _, row in places.values()), default=0))
    size = (HAND_WIDTH - _GAP * (_COLUMNS - 1)) / _COLUMNS, (OWN_HEIGHT - _GAP * (rows - 1)) / rows
    pieces = []
    for card, (column, row) in places.items():
        at = HAND_LEFT + (size[0] + _GAP) * column, MARGIN + (size[1] + _GAP) * row
        activated = _activated(box, card, top, unblocked)
        pieces.append(Piece(f"card-{card}", _face(box, words, card, size, at, card == pending)))
        pieces.append(Piece(f"activates-{card}", _signs(card, top, activated if size[1] > _TALL else (), size[0], at)))
        pieces.append(Piece(f"hand-{card}", _target(box, words, card, activated, size, at)))
    return pieces


def _places(held: list[int]) -> dict[int, tuple[int, int]]:
    """Column and row of each card: a column an aspect, so that a card that leaves moves only those under it."""
    columns = [[card for card in held if aspect_name(card) == aspect] for aspect in ASPECTS]
    if max(map(len, columns)) > _MOST_ROWS:  # no deal brings such a hand, but a position may
        return {card: (i % _COLUMNS, i // _COLUMNS) for i, card in enumerate(held)}
    return {card: (i, row) for i, column in enumerate(columns) for row, card in enumerate(column)}


@lru_cache(maxsize=REMEMBERED)
def _activated(box: Box, card: int, top: int, unblocked: tuple[int, ...]) -> Activated:
    activated = activated_by(box, card, top, unblocked)
    return tuple((action, tuple(sorted(activated[action]))) for action in COURT_ACTIONS if action in activated)


@look.remembered
def _face(box: Box, words: Words, card: int, size: look.Point, at: look.Point, is_pending: bool) -> Element:
    """Number, aspect, trigger and bonus."""
    width, ink = size[0], f"var(--on-{fill_of(card)})"
    return look.figure(
        card_ground(card, *size, is_played=is_pending),
        look.text(8, 27, card, 21, fill=ink, font_weight="bold"),
        look.glyph(ASPECT_GLYPHS[aspect_name(card)], width - 18, 20, 19, ink),
        look.glyph(ACTION_GLYPHS[trigger_of(box, card)], 19, 48, 21, ink),
        look.text(33, 53, "›", 16, fill=ink),
        *bonus_sign(box, words, bonus_of(box, card), (44, 48), 14.5, ink),
        at=at,
    )


@look.remembered
def _signs(card: int, top: int, activated: Activated, width: float, at: look.Point) -> Element:
    """Higher or lower than the top; the court actions that would activate abilities, and how many."""
    ink = f"var(--on-{fill_of(card)})"
    sign = "" if top in (0, card) else "▲" if card > top else "▼"
    parts = [look.text(width - 30, 25, sign, 14, anchor="end", fill=ink)]
    if activated:
        parts.append(look.line((8, 64), (width - 8, 64), stroke=ink, stroke_opacity=0.4))
        step = min(31.0, (width - 8) / len(activated))
        for i, (action, cards) in enumerate(activated):
            x = 15 + step * i
            parts.append(look.glyph(ACTION_GLYPHS[action], x, 81, 17, ink))
            parts.append(look.text(x + 9, 87, len(cards), 14, fill=ink))
    return look.figure(*parts, at=at)


@look.remembered
def _target(box: Box, words: Words, card: int, activated: Activated, size: look.Point, at: look.Point) -> Element:
    """What the card can be used for, and what its number would activate now."""
    named = [f"{words(f'court-{action}')}: {', '.join(map(str, cards))}" for action, cards in activated]
    sentence = words("about-activates", cards="; ".join(named)) if named else words("about-activates-nothing")
    about = f"{card_about(box, words, 'about-hand', card)} {sentence}"
    return look.target(f"card-{card}", card_label(box, words, card), card_ring(*size), at=at, about=about)
