"""The water of the river: what flows in the canals, and the flood, which covers their banks.

Both rise with the flood's clock: as the ready pile runs out, the canals fill and the front of the flood comes nearer to
the next section. Where no canal is dug yet, a dam holds the water back. Each line of the river, as narrow pages have
them, has its own water.
"""

from tianxia import look
from tianxia.games.legacy_of_yu.face.places import (
    BAND,
    BAND_TOP,
    CARD_WIDTH,
    GAP,
    MARGIN,
    SPAN,
    STEP,
    TOGETHER,
    section_left,
)
from tianxia.games.legacy_of_yu.face.sheet import define, use
from tianxia.games.legacy_of_yu.state import NUM_SECTIONS, RIVER

HIGHEST = 4
"""The highest level below the next section."""
MIDDLE = BAND_TOP + BAND / 2
HALF_WAVE = STEP / 6
BANK = 12.0
WHITE = "var(--on-black)"


def level_of(ready: int) -> int:
    """How high the water stands, from 0 to HIGHEST, by the cards left in the ready pile."""
    return max(0, HIGHEST - ready // 2)


def draw_crests() -> look.Element:
    """The waves of the flood in a section, for the sheet."""
    crests = "".join(f"M{x} {y}q7-12 16-3q-7-1-6 4m6-4q7-9 16-1q-7-1-6 4"
                     for x, y in ((14, -26), (12, 34), (98, -30), (92, 38)))  # fmt: skip
    drawn = look.path(crests, fill="none", stroke=WHITE, stroke_width=1.6, stroke_linecap="round", opacity=0.8)
    return define("crests", drawn)


def sections_of(line: int) -> range:
    """The sections in a line of the river."""
    return range(TOGETHER * line, min(TOGETHER * (line + 1), NUM_SECTIONS))


def draw_land(line: int) -> look.Element:
    """The land of a line of the river, with the course of the canals to be dug."""
    first, last = sections_of(line)[0], sections_of(line)[-1]
    left, right = section_left(first), section_left(last + 1) - (GAP if last == RIVER else 0)
    before, after = 0 if first else 10, 10 if last == RIVER else 0
    edges = "".join(f"M{left + before:g} {y:g}H{right - after:g}" for y in (BAND_TOP, BAND_TOP + BAND))
    course = "".join(f"M{max(left, section_left(1)):g} {MIDDLE + side:g}H{right:g}" for side in (-36, 36))
    return look.group(
        look.path(_shore(left, right, before, after), fill="var(--land)"),
        look.path(edges, stroke="var(--line)"),
        look.path(course, fill="none", stroke="var(--brown)", stroke_dasharray="6 6", opacity=0.6),
    )


def _shore(left: float, right: float, before: float, after: float) -> str:
    """The outline of a strip of the river, with each of its ends rounded by a radius."""
    return (
        f"M{left + before:g} {BAND_TOP:g}H{right - after:g}q{after:g} 0 {after:g} {after:g}V{BAND_TOP + BAND - after:g}"
        f"q0 {after:g}-{after:g} {after:g}H{left + before:g}q-{before:g} 0-{before:g}-{before:g}V{BAND_TOP + before:g}"
        f"q0-{before:g} {before:g}-{before:g}z"
    )


def _waves(count: int, tall: float) -> str:
    """Waves of the surface from the present point on, to the left if `count` is negative."""
    half = HALF_WAVE if count > 0 else -HALF_WAVE
    return f"q{half / 2:.4g} {-tall:g} {half:.4g} 0{f't{half:.4g} 0' * (abs(count) - 1)}"


@look.remembered
def canal_water(line: int, count: int, level: int) -> look.Element:
    """The water in the first `count` canals of a line, which are dug, with lines of the current."""
    left, waves, half = section_left(TOGETHER * line), 6 * count, 20 + 5 * level
    surface = f"M{left:g} {MIDDLE - half:g}{_waves(waves, 5)}v{2 * half}{_waves(-waves, -5)}z"
    upper, lower = (f"M{left + HALF_WAVE * k:g} {MIDDLE + y:g}{_waves(waves - 2, 6)}" for k, y in ((1, -7), (0.4, 9)))
    return look.figure(
        look.path(surface, fill="var(--river)", stroke="var(--river)", stroke_width=1),
        look.path(upper + lower, fill="none", stroke="var(--paper)", stroke_width=2, opacity=0.6),
    )


@look.remembered
def flood_water(line: int, section: int, level: int) -> look.Element:
    """The flood over banks and land of a line; where it ends there is foam along its front."""
    covered = [n for n in sections_of(line) if n <= section]
    left, is_front = section_left(covered[0]), section in covered
    front = min(section_left(section + 1) - 22 + 5 * level, MARGIN + SPAN - GAP - 6)
    foam = f"M{front:.5g} {BAND_TOP + 2:g}" + "q11 6.5 0 13" * 8
    edge = foam if is_front else f"M{section_left(covered[-1] + 1):g} {BAND_TOP + 2:g}v104"
    end = f"H{left:g}V{BAND_TOP + 2:g}z" if line else f"H{left + 4:g}q-4 0-4-4V{BAND_TOP + 6:g}q0-4 4-4z"
    return look.figure(  # crisp, so that the lines of the river meet on a wide page without a seam
        look.path(edge + end, fill="var(--blue)", opacity=0.75, shape_rendering="crispEdges"),
        look.path(foam, fill="none", stroke=WHITE, stroke_width=3, stroke_linecap="round") if is_front else None,
        *(use("crests", section_left(n), MIDDLE) for n in covered),
    )


@look.remembered
def banks(n: int) -> look.Element:
    """The stone banks of a canal that is dug."""
    width, x = CARD_WIDTH if n == RIVER else STEP, section_left(n)
    tops = (BAND_TOP + 2, BAND_TOP + BAND - 2 - BANK)
    joints = "".join(f"M{x + step:.5g} {y:g}v12" for y in tops for step in range(26, int(CARD_WIDTH), 26))
    sides = [
        look.rect(x, y, width, BANK, fill="var(--brown-wash)", stroke="var(--brown)", stroke_width=1) for y in tops
    ]
    return look.figure(*sides, look.path(joints, stroke="var(--brown)", stroke_width=1))


@look.remembered
def dam(built: int) -> look.Element:
    """The dam of stakes at the end of the last canal."""
    x = section_left(built + 1) - 7
    stakes = "".join(f"M{x:.5g} {BAND_TOP + y:g}h8v11h-8z" for y in range(3, int(BAND) - 8, 13))
    return look.figure(look.path(stakes, fill="var(--brown)", stroke="var(--rim)", stroke_width=0.8))
