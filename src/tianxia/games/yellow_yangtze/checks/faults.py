"""What can be wrong with a state or between two: the names of broken invariants (RULES.md, 18).

Checks are compiled, because they run millions of times, and return what they found as a set of bits.
"""

from enum import IntEnum

from tianxia.kernel.rule import rule


class Fault(IntEnum):
    """What can be wrong, each with the number of its invariant, or where else it is said."""

    TILES = 0  # 1
    NEGATIVE = 1  # 1
    KNOWN = 2  # RULES.md, 17
    SIZES = 3  # 1
    LIMITS = 4  # 1
    NOT_FULL = 5  # 1
    OFF_MAP = 6  # 2
    TERRAIN = 7  # 2
    LEADERS = 8  # 2
    SUPPORT = 9  # 2
    PAGODA_ORDER = 10  # RULES.md, 19
    PAGODA_TILES = 11  # 3
    PAGODA_OVERLAP = 12  # 3
    PAGODA_NUMBER = 13  # 3
    DERIVED = 14  # RULES.md, 5
    PAIRS = 15  # 4
    DECIDER = 16  # 5
    QUESTION = 17  # RULES.md, 16
    EVENTS = 18
    SETTING = 19
    POINTS = 20  # 6
    TOLD_POINTS = 21
    BAG = 22  # 6
    SHRUNK = 23  # 6
    TURNS = 24  # 6
    DRAWS = 25  # 8


SENTENCES = {
    Fault.TILES: "the tiles of a colour do not add up",
    Fault.NEGATIVE: "a negative number of tiles or points",
    Fault.KNOWN: "more tiles are known than held",
    Fault.SIZES: "a size is not the sum of its tiles",
    Fault.LIMITS: "a hand or the market holds too many tiles",
    Fault.NOT_FULL: "a turn begins without full hands and market",
    Fault.OFF_MAP: "something is off the map",
    Fault.TERRAIN: "a tile lies on the wrong terrain",
    Fault.LEADERS: "the leaders are not those on the board",
    Fault.SUPPORT: "a leader is on a river or has no black tile next to it",
    Fault.PAGODA_ORDER: "pagodas are not sorted",
    Fault.PAGODA_TILES: "a pagoda is not on three tiles of its colour",
    Fault.PAGODA_OVERLAP: "a tile belongs to two pagodas",
    Fault.PAGODA_NUMBER: "too many pagodas of a colour",
    Fault.DERIVED: "groups, rulers or governors are not those of the board",
    Fault.PAIRS: "leaders of one colour share a state",
    Fault.DECIDER: "the decider does not fit the decision",
    Fault.QUESTION: "the fields of the decision do not fit its kind",
    Fault.EVENTS: "more events than there is room for",
    Fault.SETTING: "players, options or removed tiles have changed",
    Fault.POINTS: "points have fallen",
    Fault.TOLD_POINTS: "the points gained are not those of the events",
    Fault.BAG: "the bag has grown",
    Fault.SHRUNK: "discards or tossed tiles have become fewer",
    Fault.TURNS: "the turn did not go round",
    Fault.DRAWS: "more or fewer tiles left the bag than chance numbers were used",
}


def sentences(found: int) -> list[str]:
    """A set of faults in words."""
    return [sentence for kind, sentence in SENTENCES.items() if found >> kind & 1] if found else []


@rule
def fault(kind: int, is_broken: bool) -> int:
    """The bit of a fault if something is broken."""
    return 1 << kind if is_broken else 0
