"""The water of the river: what flows in the canals, and the flood, which covers their banks.

Both rise with the flood's clock: as the ready pile runs out, the canals fill and the front of the flood comes nearer to
the next section. Where no canal is dug yet, a dam holds the water back.
"""

from tianxia import look
from tianxia.games.legacy_of_yu.face.places import BAND, BAND_TOP, CARD_WIDTH, GAP, MARGIN, SPAN, STEP, section_left
from tianxia.games.legacy_of_yu.face.sheet import define, use
from tianxia.games.legacy_of_yu.state import RIVER

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


def draw_land() -> look.Element:
    """The land, with the course of the canals to be dug."""
    left, right = section_left(1), MARGIN + SPAN - GAP
    course = "".join(f"M{left:g} {MIDDLE + side:g}H{right:g}" for side in (-36, 36))
    return look.group(
        look.rect(MARGIN, BAND_TOP, SPAN - GAP, BAND, fill="var(--land)", stroke="var(--line)", rx=10),
        look.path(course, fill="none", stroke="var(--brown)", stroke_dasharray="6 6", opacity=0.6),
    )


def _waves(count: int, tall: float) -> str:
    """Waves of the surface from the present point on, to the left if `count` is negative."""
    half = HALF_WAVE if count > 0 else -HALF_WAVE
    return f"q{half / 2:.4g} {-tall:g} {half:.4g} 0{f't{half:.4g} 0' * (abs(count) - 1)}"


@look.remembered
def canal_water(built: int, level: int) -> look.Element:
    """What flows in the canals that are dug, with lines of the current."""
    count, half = 6 * (built + 1), 20 + 5 * level
    surface = f"M{MARGIN:g} {MIDDLE - half:g}{_waves(count, 5)}v{2 * half}{_waves(-count, -5)}z"
    upper, lower = (f"M{MARGIN + HALF_WAVE * k:g} {MIDDLE + y:g}{_waves(count - 2, 6)}" for k, y in ((1, -7), (0.4, 9)))
    return look.figure(
        look.path(surface, fill="var(--river)"),
        look.path(upper + lower, fill="none", stroke="var(--paper)", stroke_width=2, opacity=0.6),
    )


@look.remembered
def flood_water(section: int, level: int) -> look.Element:
    """The flood over banks and land, with foam along its front."""
    front = min(section_left(section + 1) - 22 + 5 * level, MARGIN + SPAN - GAP - 6)
    foam = f"M{front:.5g} {BAND_TOP + 2:g}" + "q11 6.5 0 13" * 8
    return look.figure(
        look.path(f"{foam}H{MARGIN + 4:g}q-4 0-4-4V{BAND_TOP + 6:g}q0-4 4-4z", fill="var(--blue)", opacity=0.75),
        look.path(foam, fill="none", stroke=WHITE, stroke_width=3, stroke_linecap="round"),
        *(use("crests", section_left(n), MIDDLE) for n in range(section + 1)),
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
