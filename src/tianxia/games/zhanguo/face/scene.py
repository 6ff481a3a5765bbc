"""What the parts of the drawing share: the state, sizes, and the signs of officials, aspects, bonuses and cards."""

from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np

from tianxia import look
from tianxia.games.zhanguo.rules.cards import aspect_of
from tianxia.games.zhanguo.rules.scoring import score_map, score_spaces
from tianxia.games.zhanguo.state import (
    ASPECTS,
    BONUSES,
    COURT_ACTIONS,
    MAX_SEATS,
    NOBODY,
    NUM_REGIONS,
    NUM_SECTIONS,
    NUM_SPACES,
    OFFICIALS,
    REGIONS,
    State,
)
from tianxia.games.zhanguo.text.reading import awake_cards, used_cards, woken_by
from tianxia.kernel.game import Box
from tianxia.look import Element
from tianxia.words import Words

SPAN = 984
"""Width of the main board within its margins."""

ASPECT_GLYPHS = {"writing": "brush", "currency": "knife", "laws": "balance"}
ASPECT_FILLS = {"writing": "ivory", "currency": "orange", "laws": "brown"}
ACTION_GLYPHS = {
    "hire": "emissary", "reassign": "scroll", "governor": "seal", "recruit": "worker", "palace": "palace",
    "wall": "wall",
}  # fmt: skip
PIECES = ("governors", "palaces", "walls")
"""What a seat builds on the main board."""

OFFICIAL_FILLS = {"red": "var(--red)", "grey": "#8a8a86", "white": "#fbfaf5"}
"""Officials have the colours of their cubes in every theme, and a letter for those who cannot tell them apart."""


@dataclass(frozen=True, eq=False)
class Scene:
    """A state to be drawn, as one seat may see it."""

    box: Box
    s: State
    """Scrubbed for the seat that looks."""
    seat: int
    """Who looks, -1 for a spectator."""
    words: Words

    def trigger(self, card: int) -> str:
        """The court action that wakes a card."""
        return COURT_ACTIONS[int(self.box.record.triggers[card])]

    def bonus(self, card: int) -> str:
        """The bonus of a card."""
        return BONUSES[int(self.box.record.bonuses[card])]

    def aspect(self, card: int) -> str:
        """The aspect of a card."""
        return ASPECTS[aspect_of(card)]

    def fill(self, card: int) -> str:
        """The pigment of a card."""
        return ASPECT_FILLS[self.aspect(card)]

    def track(self, seat: int, region: int) -> tuple[int, int]:
        """Cells and palace mark of an unrest track of a seat; no cells before it has a board."""
        board = self.s.board[seat]
        if board == NOBODY:
            return 0, 0
        return int(self.box.record.tracks[board, region]), int(self.box.record.marks[board, region])

    def pieces_left(self, seat: int, kind: str) -> int:
        """The governors, palaces or walls in a seat's supply."""
        return int(self.s[f"{kind}_left"][seat])

    def used(self, seat: int) -> list[int]:
        """The cards of a seat activated in this turn."""
        return used_cards(self.s) if self.s.turn == seat else []

    def woken(self, card: int) -> dict[str, list[int]]:
        """For each court action that a card of the hand fits: the reader's cards it would wake."""
        return woken_by(self.box, self.s, card, self._awake)

    @cached_property
    def _awake(self) -> list[int]:
        return awake_cards(self.box, self.s, self.seat)

    @cached_property
    def governors(self) -> tuple[list[list[int]], list[list[int]]]:
        """By region and seat: the governors there, and what they would bring if the game ended now."""
        counts, points = np.zeros((2, NUM_REGIONS, MAX_SEATS), np.int16)
        score_map(self.box.record, self.s, counts, points)
        return counts.tolist(), points.tolist()

    @cached_property
    def space_points(self) -> list[list[int]]:
        """What a wall of the reader would bring on every space of every section, if the game ended now."""
        points = np.zeros((NUM_SECTIONS, NUM_SPACES), np.int16)
        score_spaces(self.box.record, self.s, self.seat, points)
        shown: list[list[int]] = points.tolist()
        return shown


def card_label(scene: Scene, card: int) -> str:
    """A card in words."""
    words = scene.words
    bonus = words(f"bonus-{scene.bonus(card)}")
    return words(
        "draw-card-label",
        card=card,
        aspect=scene.aspect(card),
        trigger=words(f"court-{scene.trigger(card)}"),
        bonus=bonus,
    )


def card_about(scene: Scene, card: int) -> str:
    """What a card does once it lies on a board."""
    words, trigger = scene.words, scene.trigger(card)
    fits = "lower" if trigger in ("hire", "governor") else "higher"
    bonus = words(f"bonus-{scene.bonus(card)}")
    return words("about-card", trigger=words(f"court-{trigger}"), number=fits, bonus=bonus)


def card_slip(
    scene: Scene, card: int, size: look.Point, at: look.Point, *shown: Element, about: str, is_played: bool = False
) -> Element:
    """A card in the colour of its aspect: a target that can move. One just played has a strong edge."""
    width, height = size
    edge, thick = ("var(--chosen)", 5) if is_played else ("var(--rim)", 1.2)
    return look.target(
        f"card-{card}",
        card_label(scene, card),
        look.rect(0, 0, width, height, rx=5, fill=f"var(--{scene.fill(card)})", stroke=edge, stroke_width=thick),
        *shown,
        look.rect(-2, -2, width + 4, height + 4, rx=6, class_="ring"),
        at=at,
        about=about,
        data_piece=f"card-{card}",
    )


def card_strip(scene: Scene, card: int, size: look.Point, at: look.Point, is_used: bool) -> Element:
    """A card tucked under the reader's board: number, trigger, bonus and aspect in one line."""
    width, middle = size[0], size[1] / 2
    ink = f"var(--on-{scene.fill(card)})"
    shown = [
        look.text(5, middle + 5.5, card, 15, fill=ink, font_weight="bold"),
        look.glyph(ACTION_GLYPHS[scene.trigger(card)], 49, middle, 19, ink),
        look.text(60, middle + 5.5, "›", 15, fill=ink),
        *bonus_sign(scene, scene.bonus(card), (70, middle), 15, ink),
        look.glyph("scored" if is_used else ASPECT_GLYPHS[scene.aspect(card)], width - 12, middle, 15, ink),
    ]
    return card_slip(scene, card, size, at, *shown, about=card_about(scene, card))


def card_chip(scene: Scene, card: int, size: look.Point, at: look.Point, is_used: bool) -> Element:
    """A card of another board: number and aspect, trigger and bonus in two lines."""
    width, ink = size[0], f"var(--on-{scene.fill(card)})"
    shown = [
        look.text(5, 16, card, 14, fill=ink, font_weight="bold"),
        look.glyph("scored" if is_used else ASPECT_GLYPHS[scene.aspect(card)], width - 12, 11, 14, ink),
        look.glyph(ACTION_GLYPHS[scene.trigger(card)], 13, 29, 16, ink),
        look.text(24, 34, "›", 14, fill=ink),
        *bonus_sign(scene, scene.bonus(card), (34, 29), 13, ink),
    ]
    return card_slip(scene, card, size, at, *shown, about=card_about(scene, card))


def bonus_sign(scene: Scene, bonus: str, at: look.Point, font: float, ink: str) -> list[Element]:
    """A bonus in signs, about 2.6 letters wide, from a point at its left."""
    x, y = at
    base, mid = y + 0.36 * font, x + 0.6 * font

    def said(words: str, start: float = x) -> Element:
        return look.text(start, base, words, font, fill=ink)

    if bonus == "marker":
        ring = look.circle(mid, y, 0.58 * font, fill="none", stroke=ink, stroke_width=1.6)
        return [said("+1"), look.group(ring, at=(1.62 * font, 0))]
    if bonus == "moves":
        return [said(f"↔{scene.box.record.ability_moves}")]
    if bonus.startswith("points"):
        return [said(scene.words("draw-points", points=int(bonus[-1])))]
    if bonus.startswith("per-"):
        return [said("+1/"), look.glyph(ASPECT_GLYPHS[bonus[4:]], x + 2.45 * font, y, font, ink)]
    if bonus.startswith("calm"):
        return [look.glyph("flame", mid, y, 1.1 * font, ink), said("−1" + "*" * (bonus == "calm-any"), x + 1.2 * font)]
    if bonus in OFFICIALS:
        return [said("+"), official(scene, bonus, (x + 0.95 * font, y - 0.58 * font), 1.16 * font)]
    sign = "→" if bonus == "carry" else "+1"
    return [look.glyph("worker", mid, y, 1.15 * font, ink), said(sign, x + 1.25 * font)]


def official(scene: Scene, colour: str, at: look.Point, size: float) -> Element:
    """An official: a cube with its letter."""
    return _cube(colour, scene.words(f"letter-{colour}"), at, size)


# A drawing has dozens of these signs, in the same few places every time: each is made once and kept.


@cache
def _cube(colour: str, letter: str, at: look.Point, size: float) -> Element:
    x, y = at
    ink = "#ffffff" if colour == "red" else "#000000"
    return look.group(
        look.rect(x, y, size, size, rx=size / 8, fill=OFFICIAL_FILLS[colour], stroke="var(--rim)", stroke_width=1.2),
        look.text(x + size / 2, y + 0.78 * size, letter, max(13, 0.66 * size), anchor="middle",
                  fill=ink, font_weight="600"),
    )  # fmt: skip


@cache
def marker(aspect: str, x: float, y: float, size: float) -> Element:
    """A unification marker of an aspect."""
    fill = ASPECT_FILLS[aspect]
    return look.group(
        look.circle(x, y, size / 2, fill=f"var(--{fill})", stroke="var(--rim)", stroke_width=1),
        look.glyph(ASPECT_GLYPHS[aspect], x, y, size * 0.66, f"var(--on-{fill})"),
    )


@cache
def seal(aspect: str, x: float, y: float, size: float) -> Element:
    """The marker of value 3 of an aspect: an octagon with its number."""
    fill, half, cut = ASPECT_FILLS[aspect], size / 2, size / 5
    corners = [
        (x - cut, y - half), (x + cut, y - half), (x + half, y - cut), (x + half, y + cut), (x + cut, y + half),
        (x - cut, y + half), (x - half, y + cut), (x - half, y - cut),
    ]  # fmt: skip
    return look.group(
        look.path(look.polyline(corners, closed=True), fill=f"var(--{fill})", stroke="var(--rim)", stroke_width=1.5),
        look.text(x, y + 0.23 * size, 3, 0.64 * size, anchor="middle", fill=f"var(--on-{fill})", font_weight="bold"),
    )


def unrest_cells(scene: Scene, seat: int, region: int, at: look.Point, size: float) -> list[Element]:
    """An unrest track: palaces are forbidden on shaded cells, abilities sleep on the last one."""
    x, y = at
    length, mark = scene.track(seat, region)
    unrest = scene.s.unrest[seat, region]
    parts = [look.glyph("flame", x + size / 2, y + size / 2, 0.9 * size)]
    for cell in range(1, length + 1):
        left = x + (size + 2) * cell
        fill = "var(--red-wash)" if cell in (mark, length) else "var(--paper)"
        parts.append(look.rect(left, y, size, size, rx=2, fill=fill, stroke="var(--ink-2)", stroke_width=1))
        sign = "!" if cell == length else "×" if cell == mark else ""
        if cell == unrest:
            cube = look.rect(left + 2.5, y + 2.5, size - 5, size - 5, rx=2, fill="var(--ink)")
            parts.append(look.group(cube, data_piece=f"unrest-{seat}-{REGIONS[region]}"))
        elif sign:
            parts.append(look.text(left + size / 2, y + 0.84 * size, sign, 0.96 * size, anchor="middle"))
    return parts


@cache
def piece_sign(kind: str, x: float, y: float, size: float) -> Element:
    """Governors, palaces and walls in a supply."""
    return look.glyph(ACTION_GLYPHS[kind.removesuffix("s")], x, y, size)


def heading(x: float, y: float, words: str) -> Element:
    """A small heading."""
    return look.text(x, y, words, 14, fill="var(--ink-2)", font_weight="600")
