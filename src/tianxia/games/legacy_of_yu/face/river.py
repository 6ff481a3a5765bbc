"""The river across the top: canals, flood and barge, and under each section its trade and its build spaces.

Water flows in the canals that are dug, land lies where they are still to be dug, and the flood covers the sections that
it has reached.
"""

from collections.abc import Iterator
from functools import lru_cache

from tianxia import look
from tianxia.games.legacy_of_yu.face import water
from tianxia.games.legacy_of_yu.face.items import lock, panel, price_items, ring, sign, signs, veil
from tianxia.games.legacy_of_yu.face.log import gains_title, price_title
from tianxia.games.legacy_of_yu.face.places import (
    BAND,
    BAND_TOP,
    CARD_WIDTH,
    GAP,
    LINES,
    MARGIN,
    RIVER_TOP,
    SPACE,
    SPACE_TOP,
    SPAN,
    STEP,
    TEXT,
    TOGETHER,
    TRADE,
    TRADE_TOP,
    river_block,
    section_left,
)
from tianxia.games.legacy_of_yu.face.printed import effects, space_reward, trade_sides
from tianxia.games.legacy_of_yu.face.scene import Scene
from tianxia.games.legacy_of_yu.state import BUILDINGS, NUM_SECTIONS, NUM_SPACES, RIVER
from tianxia.kernel.game import Box
from tianxia.words import Words

WIDTH = CARD_WIDTH


def draw_bed(box: Box, words: Words) -> dict[str, look.Element]:
    """What is printed: the land, the names of the sections, their trades and what building beside them gives."""
    sections = box.record.space_section.tolist()
    return {
        f"river-{line}": look.group(
            water.draw_land(line),
            *(_bed_section(box, n, words) for n in water.sections_of(line)),
            *(_bed_space(box, n) for n in range(NUM_SPACES) if sections[n] in water.sections_of(line)),
        )
        for line in range(LINES)
    }


def _bed_section(box: Box, n: int, words: Words) -> look.Element:
    x, middle = section_left(n), TRADE_TOP + TRADE / 2
    pay, gain = trade_sides(box, n)
    after = x + 8 + len(pay) * 21
    comers = int(box.record.newcomers[n])
    return look.group(
        look.text(x + 8, RIVER_TOP + 17, words("draw-canal", number=n) if n else words("draw-start"), 15,
                  font_weight="bold"),
        look.group(look.title(words("draw-newcomer", section=n, count=comers)), _crowns(n, comers), opacity=0.45)
        if comers else None,
        panel(x, TRADE_TOP, WIDTH, TRADE),
        signs(pay, x + 8, middle, 18),
        look.text(after, middle + 5, "→", 16),
        signs(gain, after + 18, middle, 18),
    )  # fmt: skip


def _bed_space(box: Box, space: int) -> look.Element:
    x, width = _space_place(box, space)
    return look.group(
        panel(x, SPACE_TOP, width, SPACE),
        look.text(x + 9, SPACE_TOP + SPACE / 2 + 5, space + 1, TEXT, fill="var(--ink-2)"),
        look.rect(x + 6, SPACE_TOP + 6, width - 12, SPACE - 12, rx=5, fill="none", stroke="var(--ink-2)",
                  stroke_dasharray="4 4"),
        sign(space_reward(box, space), x + width / 2 - 2, SPACE_TOP + SPACE / 2, 24),
    )  # fmt: skip


@lru_cache(64)
def _space_place(box: Box, space: int) -> tuple[float, float]:
    """Where a build space begins, and its width: the spaces of a section share its width."""
    sections = box.record.space_section.tolist()
    count = sections.count(sections[space])
    width = (WIDTH - GAP * (count - 1)) / count
    return section_left(sections[space]) + (space - sections.index(sections[space])) * (width + GAP), width


def space_centre(box: Box, space: int) -> look.Point:
    """The middle of a build space."""
    x, width = _space_place(box, space)
    return x + width / 2, SPACE_TOP + SPACE / 2


def _crowns(n: int, count: int) -> list[look.Element]:
    right = section_left(n) + WIDTH - 14
    return [look.glyph("crown", right - 22 * i, RIVER_TOP + 11, 18, "var(--red)") for i in range(count)]


def river_pieces(scene: Scene) -> Iterator[look.Piece]:
    """The water, the canals, the flood and the barge; what can be pointed at below them."""
    box, s, words, built = scene.box, scene.s, scene.words, scene.built
    level = water.level_of(scene.ready)
    yield from _waters(scene, level)
    canals, comers, sections = s.canals.tolist(), box.record.newcomers.tolist(), box.record.space_section.tolist()
    for n in range(NUM_SECTIONS):
        if comers[n] and n <= built:
            yield look.Piece(f"newcomer-{n}", _newcomer(n, comers[n]), block=river_block(n))
        if n and n <= built:
            yield look.Piece(f"bank-{n}", water.banks(n), block=river_block(n))
            yield look.Piece(f"canal-{n}", _built_canal(box, n, words), block=river_block(n))
        elif n:
            price = tuple(scene.prices[0][n - 1])
            drawn = _canal(box, n, canals[n - 1], price, scene.is_campaign, n == built + 1, words)
            yield look.Piece(f"canal-{n}", drawn, block=river_block(n))
        yield look.Piece(f"trade-{n}", _trade(box, n, n <= built, words), block=river_block(n))
    for space, building in enumerate(scene.spaces):
        section = sections[space]
        yield look.Piece(
            f"space-{space}", _space(box, space, building, section <= built, words), "", river_block(section)
        )
    yield from _flood_pieces(scene, level)
    if built < RIVER:
        is_there = bool(s.barge)
        yield look.Piece("barge", _barge(built, is_there, words), block=river_block(built + is_there))


def _waters(scene: Scene, level: int) -> Iterator[look.Piece]:
    for line in range(LINES):
        dug = sum(n <= scene.built for n in water.sections_of(line))
        if dug:
            yield look.Piece(f"water-{line}", water.canal_water(line, dug, level), block=f"river-{line}")


def _flood_pieces(scene: Scene, level: int) -> Iterator[look.Piece]:
    """The flood as far as it has come, the dam before what is not dug, and the marker with its clock."""
    section, built = min(scene.flood, RIVER), scene.built
    for line in range(section // TOGETHER + 1):
        yield look.Piece(f"flood-water-{line}", water.flood_water(line, section, level), block=f"river-{line}")
    if built < RIVER:
        yield look.Piece("dam", water.dam(built), block=river_block(built))
    place, block = _flood_place(scene.flood, built), river_block(section)
    yield look.Piece("flood-marker", _marker(*place), block=block)
    yield look.Piece("flood", _flood(*place, scene.flood, scene.ready, scene.words), block=block)
    yield look.Piece("flood-clock", _clock(*place, scene.ready), block=block)


@look.remembered
def _newcomer(n: int, count: int) -> look.Element:
    return look.figure(*_crowns(n, count))


def _canal_target(n: int, state: str, about: str, words: Words, *shown: look.Node) -> look.Element:
    label = words("draw-canal-label", number=n, state=state)
    lit = look.rect(section_left(n) + 1, BAND_TOP + 1, WIDTH - 2, BAND - 2, rx=9, class_="ring")
    return look.target("canal" if state == "next" else f"canal-{n}", label, *shown, lit, about=about)


@look.remembered
def _built_canal(box: Box, n: int, words: Words) -> look.Element:
    return _canal_target(n, "built", words("about-canal-built", trade=trade_words(box, n, words)), words)


@look.remembered
def _canal(
    box: Box, n: int, card: int, price: tuple[int, ...], is_campaign: bool, is_next: bool, words: Words
) -> look.Element:
    """A canal to be dug: its card with price and effects."""
    x, then = section_left(n), effects(box, is_campaign, box.record.canal_effects[card])
    rim = "var(--ink-2)" if is_next else "var(--line)"
    about = words("about-canal", cost=price_title(price, words), effects=gains_title(then, words),
                  trade=trade_words(box, n, words))  # fmt: skip
    return _canal_target(
        n, "next" if is_next else "later", about, words,
        look.rect(x + 5, BAND_TOP + 6, WIDTH - 10, BAND - 12, fill="var(--paper)", stroke=rim, stroke_width=2, rx=8),
        signs(price_items(price), x + 12, BAND_TOP + 26, 22, WIDTH - 24),
        look.text(x + 12, BAND_TOP + 64, "→", 16, fill="var(--ink-2)"),
        signs(then, x + 32, BAND_TOP + 58, 22, WIDTH - 44),
    )  # fmt: skip


def _flood_place(flood: int, built: int) -> tuple[float, float, float]:
    """Middle and radius of the flood marker: on its section, or smaller beside a canal that is not built."""
    if flood <= built:
        return section_left(flood) + STEP / 2, BAND_TOP + BAND / 2, 29.0
    return min(section_left(flood) + 36, MARGIN + SPAN - 44), BAND_TOP + BAND - 27, 21.0


@look.remembered
def _marker(x: float, y: float, radius: float) -> look.Element:
    return look.figure(
        look.circle(0, 0, radius, fill="var(--paper)", stroke="var(--blue)", stroke_width=3),
        look.glyph("wave", 0, 0, radius * 1.3, "var(--blue)"),
        look.circle(radius, radius - 6, 13, fill="var(--blue)", stroke="var(--paper)", stroke_width=2),
        at=(x, y),
    )


@look.remembered
def _flood(x: float, y: float, radius: float, section: int, left: int, words: Words) -> look.Element:
    label = words("draw-flood-label", section=section, clock=words("draw-clock", cards=left))
    lit = look.circle(x, y, radius + 2, class_="ring")
    return look.target("flood", label, lit, about=words("about-flood"))


@look.remembered
def _clock(x: float, y: float, radius: float, left: int) -> look.Element:
    """The cards left until the flood moves."""
    fill = "var(--on-blue)"
    return look.figure(look.text(x + radius, y + radius - 1, left, 15, anchor="middle", fill=fill, font_weight="bold"))


@look.remembered
def _barge(built: int, is_there: bool, words: Words) -> look.Element:
    """The barge on the canal that may be built next, or gone off with the last one."""
    x, y = section_left(built + 2 if is_there else built + 1) - 34, BAND_TOP + BAND - 25
    shown = (
        look.glyph("barge", 0, 0, 36, "var(--brown)", opacity=1.0 if is_there else 0.5),
        look.rect(-20, -20, 40, 40, rx=6, class_="ring"),
    )
    label = words("draw-barge-label", there="yes" if is_there else "no")
    return look.target("barge", label, *shown, at=(x, y), about=words("about-barge"))


def trade_words(box: Box, n: int, words: Words) -> str:
    """What the trade of a section takes and gives, in words."""
    pay, gain = trade_sides(box, n)
    return f"{gains_title(pay, words)} → {gains_title(gain, words)}"


@look.remembered
def _trade(box: Box, n: int, is_open: bool, words: Words) -> look.Element:
    x = section_left(n)
    closed = (veil(x, TRADE_TOP, WIDTH, TRADE), lock(x + WIDTH - 13, TRADE_TOP + TRADE / 2, 14))
    label = words("draw-trade-label", trade=trade_words(box, n, words))
    about = words("about-trade" if is_open else "about-trade-closed", canal=n)
    lit = ring(x, TRADE_TOP, WIDTH, TRADE)
    return look.target(f"trade-{n}", label, None if is_open else closed, lit, about=about)


@look.remembered
def _space(box: Box, space: int, building: int, is_open: bool, words: Words) -> look.Element:
    """A build space; what stands on it is a piece of its own."""
    x, width = _space_place(box, space)
    reward = gains_title([space_reward(box, space)], words)
    shown = building_title(building, words) if building else words("draw-space-free", gain=reward)
    about = words("about-space" if is_open else "about-space-closed", gain=reward,
                  canal=int(box.record.space_section[space]))  # fmt: skip
    closed = None if is_open else lock(x + width / 2 + 20, SPACE_TOP + SPACE / 2, 14)
    label = words("draw-space-label", space=space + 1, building=shown)
    return look.target(f"space-{space}", label, closed, ring(x, SPACE_TOP, width, SPACE), about=about)


def building_title(building: int, words: Words) -> str:
    """A building in words, by its code."""
    return words(f"building-{BUILDINGS[building].replace(' ', '-')}")
