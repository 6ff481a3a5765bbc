"""What the parts of the drawing share: the state, sizes, and the signs of officials, aspects, bonuses and cards."""

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Any, NamedTuple

import numpy as np

from tianxia import look
from tianxia.games.zhanguo.face.cards import aspect_name, bonus_of, card_facts, trigger_of
from tianxia.games.zhanguo.rules.outlook import write_own
from tianxia.games.zhanguo.rules.scoring import score_map, score_spaces
from tianxia.games.zhanguo.state import (
    MAX_SEATS,
    NOBODY,
    NUM_ASPECTS,
    NUM_REGIONS,
    NUM_SECTIONS,
    NUM_SPACES,
    OFFICIALS,
    State,
)
from tianxia.games.zhanguo.text.reading import used_cards
from tianxia.kernel.boxes import BOXES, Box
from tianxia.look import Element, Piece
from tianxia.look.parts import REMEMBERED
from tianxia.words import Words

MARGIN, GAP = 8, 12
"""Around the parts, and between the rows of the main board."""
SPAN = 984
"""Width of the main board within its margins."""

remembered_pieces = lru_cache(maxsize=REMEMBERED)
"""Decorates what draws all pieces of a place from plain values: most places stay as they are from action to action."""

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


class Held(NamedTuple):
    """What is in a region of a board."""

    gov: tuple[int, ...]
    """The officials in the governor area, by colour."""
    work: tuple[int, ...]
    """Those in the worker area."""
    workers: int
    unrest: int
    track: tuple[int, int]
    """The cells of the unrest track and the palace mark; no cells before the seat has a board."""
    cards: tuple[int, ...]
    """In the order laid."""
    used: tuple[int, ...]
    """Those activated in this turn."""


@dataclass(frozen=True, eq=False)
class Scene:
    """A state to be drawn, as one seat may see it."""

    box: Box
    s: State
    """Scrubbed for the seat that looks."""
    seat: int
    """Who looks, -1 for a spectator."""
    words: Words

    def read(self, field: str) -> Any:
        """A field of the state as plain numbers."""
        if field not in self._read:
            self._read[field] = self.s[field].tolist()
        return self._read[field]

    @cached_property
    def _read(self) -> dict[str, Any]:
        return {}

    @cached_property
    def players(self) -> int:
        """The number of seats."""
        return int(self.s.players)

    @cached_property
    def plain(self) -> Words:
        """The words of the ground, which knows no names: that of one table is that of all."""
        return self.words.named(())

    def held(self, seat: int, region: int) -> "Held":
        """What is in a region of a seat's board."""
        read, board = self.read, self.read("board")[seat]
        cards = read("cards")[seat][region][: read("card_counts")[seat][region]]
        return Held(
            tuple(read("gov")[seat][region]),
            tuple(read("work")[seat][region]),
            read("workers")[seat][region],
            read("unrest")[seat][region],
            (0, 0) if board == NOBODY else board_tracks(self.box)[board][region],
            tuple(cards),
            tuple(card for card in cards if card in self._used),
        )

    @cached_property
    def _used(self) -> list[int]:
        return used_cards(self.s) if self.s.used else []

    @cached_property
    def governors(self) -> tuple[list[list[int]], list[list[int]]]:
        """By region and seat: the governors there, and what they would bring if the game ended now."""
        counts, points = np.zeros((2, NUM_REGIONS, MAX_SEATS), np.int16)
        score_map(self.box.record, self.s, counts, points)
        return counts.tolist(), points.tolist()

    @cached_property
    def own(self) -> tuple[list[int], list[int]]:
        """Of the viewer: which regions are in revolt, so that their cards are blocked; the markers' value by aspect."""
        revolts, values = np.zeros(NUM_REGIONS, np.int16), np.zeros(NUM_ASPECTS, np.int16)
        write_own(self.box.record, self.s, self.seat, revolts, values)
        return revolts.tolist(), values.tolist()

    @cached_property
    def space_points(self) -> list[list[int]]:
        """What a wall of the viewer would bring on every space of every section, if the game ended now."""
        points = np.zeros((NUM_SECTIONS, NUM_SPACES), np.int16)
        score_spaces(self.box.record, self.s, self.seat, points)
        shown: list[list[int]] = points.tolist()
        return shown


def home(viewer: int, seat: int, kind: str) -> str:
    """Where the governors, palaces or walls of a seat come from."""
    return f"left-{kind}" if seat == viewer else f"seat-{seat}"


@lru_cache(BOXES)
def board_tracks(box: Box) -> list[list[tuple[int, int]]]:
    """By board and region: the cells of the unrest track and the palace mark."""
    tracks, marks = box.record.tracks.tolist(), box.record.marks.tolist()
    return [list(zip(*lines, strict=True)) for lines in zip(tracks, marks, strict=True)]


def fill_of(card: int) -> str:
    """The pigment of a card."""
    return ASPECT_FILLS[aspect_name(card)]


def card_label(box: Box, words: Words, card: int) -> str:
    """A card in words."""
    return words("draw-card-label", **card_facts(box, words, card))


def card_about(box: Box, words: Words, message: str, card: int) -> str:
    """What a card does, and the number that activates its ability."""
    fits = "lower" if trigger_of(box, card) in ("hire", "governor") else "higher"
    return words(message, number=fits, **card_facts(box, words, card))


def card_ground(card: int, width: float, height: float, *, is_played: bool = False) -> Element:
    """The slip of a card in the colour of its aspect. One just played has a strong edge."""
    edge, thick = ("var(--chosen)", 5) if is_played else ("var(--rim)", 1.2)
    return look.rect(0, 0, width, height, rx=5, fill=f"var(--{fill_of(card)})", stroke=edge, stroke_width=thick)


def card_ring(width: float, height: float) -> Element:
    """What glows around a card."""
    return look.rect(-2, -2, width + 4, height + 4, rx=6, class_="ring")


@look.remembered
def card_strip(box: Box, words: Words, card: int, size: look.Point, at: look.Point, is_used: bool) -> Element:
    """A card tucked under the viewer's board: number, trigger, bonus and aspect in one line."""
    width, middle = size[0], size[1] / 2
    ink = f"var(--on-{fill_of(card)})"
    return look.target(
        f"card-{card}",
        card_label(box, words, card),
        card_ground(card, *size),
        look.text(5, middle + 5.5, card, 15, fill=ink, font_weight="bold"),
        look.glyph(ACTION_GLYPHS[trigger_of(box, card)], 49, middle, 19, ink),
        look.text(60, middle + 5.5, "›", 15, fill=ink),
        *bonus_sign(box, words, bonus_of(box, card), (70, middle), 15, ink),
        look.glyph("scored" if is_used else ASPECT_GLYPHS[aspect_name(card)], width - 12, middle, 15, ink),
        card_ring(*size),
        at=at,
        about=card_about(box, words, "about-card", card),
    )


@look.remembered
def card_chip(box: Box, words: Words, card: int, size: look.Point, at: look.Point, is_used: bool) -> Element:
    """A card of another board: number and aspect, trigger and bonus in two lines."""
    width, ink = size[0], f"var(--on-{fill_of(card)})"
    return look.target(
        f"card-{card}",
        card_label(box, words, card),
        card_ground(card, *size),
        look.text(5, 16, card, 14, fill=ink, font_weight="bold"),
        look.glyph("scored" if is_used else ASPECT_GLYPHS[aspect_name(card)], width - 12, 11, 14, ink),
        look.glyph(ACTION_GLYPHS[trigger_of(box, card)], 13, 29, 16, ink),
        look.text(24, 34, "›", 14, fill=ink),
        *bonus_sign(box, words, bonus_of(box, card), (34, 29), 13, ink),
        card_ring(*size),
        at=at,
        about=card_about(box, words, "about-card", card),
    )


def bonus_sign(box: Box, words: Words, bonus: str, at: look.Point, font: float, ink: str) -> list[Element]:
    """A bonus in signs, about 2.6 letters wide, from a point at its left."""
    x, y = at
    base, mid = y + 0.36 * font, x + 0.6 * font

    def said(shown: str, start: float = x) -> Element:
        return look.text(start, base, shown, font, fill=ink)

    if bonus == "marker":
        ring = look.circle(mid, y, 0.58 * font, fill="none", stroke=ink, stroke_width=1.6)
        return [said("+1"), look.group(ring, at=(1.62 * font, 0))]
    if bonus == "moves":
        return [said(f"↔{box.record.ability_moves}")]
    if bonus.startswith("points"):
        return [said(words("draw-points", points=int(bonus[-1])))]
    if bonus.startswith("per-"):
        return [said("+1/"), look.glyph(ASPECT_GLYPHS[bonus[4:]], x + 2.45 * font, y, font, ink)]
    if bonus.startswith("calm"):
        return [look.glyph("flame", mid, y, 1.1 * font, ink), said("−1" + "*" * (bonus == "calm-any"), x + 1.2 * font)]
    if bonus in OFFICIALS:
        return [said("+"), official(words, bonus, (x + 0.95 * font, y - 0.58 * font), 1.16 * font)]
    sign = "→" if bonus == "carry" else "+1"
    return [look.glyph("worker", mid, y, 1.15 * font, ink), said(sign, x + 1.25 * font)]


def official(words: Words, colour: str, at: look.Point, size: float) -> Element:
    """An official: a cube with its letter."""
    return _cube(colour, words(f"letter-{colour}"), at, size)


# A drawing has dozens of these signs, in the same few places every time: each is made once and kept.


@cache
def _cube(colour: str, letter: str, at: look.Point, size: float) -> Element:
    x, y = at
    ink = "#ffffff" if colour == "red" else "#000000"
    return look.group(
        look.rect(x, y, size, size, rx=size / 8, fill=OFFICIAL_FILLS[colour], stroke="var(--rim)", stroke_width=1.2),
        look.text(x + size / 2, y + 0.78 * size, letter, max(14, 0.66 * size), anchor="middle",
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


@look.remembered
def unrest_track(length: int, mark: int, at: look.Point, size: float) -> Element:
    """An unrest track: palaces are forbidden on shaded cells, abilities are blocked on the last one."""
    parts = [look.glyph("flame", size / 2, size / 2, 0.9 * size)]
    for cell in range(1, length + 1):
        left = (size + 2) * cell
        fill = "var(--red-wash)" if cell in (mark, length) else "var(--paper)"
        parts.append(look.rect(left, 0, size, size, rx=2, fill=fill, stroke="var(--ink-2)", stroke_width=1))
        sign = "!" if cell == length else "×" if cell == mark else ""
        if sign:
            parts.append(look.text(left + size / 2, 0.84 * size, sign, 0.96 * size, anchor="middle"))
    return look.figure(*parts, at=at)


@look.remembered
def _unrest_cube(cell: int, at: look.Point, size: float) -> Element:
    place = at[0] + (size + 2) * cell + 1.5, at[1] + 1.5
    return look.figure(look.rect(0, 0, size - 3, size - 3, rx=2, fill="var(--ink)"), at=place)


def unrest_pieces(seat: int, region: int, held: Held, at: look.Point, size: float) -> list[Piece]:
    """The unrest track of a region of a board, and its cube if there is unrest."""
    pieces = [Piece(f"track-{seat}-{region + 1}", unrest_track(*held.track, at, size))]
    if held.unrest:
        pieces.append(Piece(f"cube-{seat}-{region + 1}", _unrest_cube(held.unrest, at, size)))
    return pieces


@look.remembered
def badge(seat: int, at: look.Point, size: float, count: int = 1) -> Element:
    """The disc of a seat, or several of them in one place."""
    more = look.text(size / 2 + 1.5, 5, f"×{count}", 13) if count > 1 else None
    return look.figure(look.badge(seat, 0, 0, size), more, at=at)


@look.remembered
def number(value: int, at: look.Point, font: float) -> Element:
    """A number that changes."""
    return look.figure(look.text(0, 0, value, font), at=at)


@cache
def piece_sign(kind: str, x: float, y: float, size: float) -> Element:
    """Governors, palaces and walls in a supply."""
    return look.glyph(ACTION_GLYPHS[kind.removesuffix("s")], x, y, size)


def heading(x: float, y: float, words: str) -> Element:
    """A small heading."""
    return look.text(x, y, words, 14, fill="var(--ink-2)", font_weight="600")
