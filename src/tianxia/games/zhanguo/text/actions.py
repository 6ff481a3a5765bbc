"""Action ids and their texts (RULES.md, 13).

Every row of the table below is a block of ids. Pairs of regions that are not adjacent have ids too, so that the
numbering does not depend on the map. A text outside the table is not an action.
"""

from functools import cache
from itertools import combinations

from tianxia.games.zhanguo.state import (
    ASPECTS,
    B_BOARDS,
    NUM_CARDS,
    NUM_COLOURS,
    NUM_REGIONS,
    NUM_SPACES,
    OFFICIALS,
    PLACES,
    REGIONS,
    SECTIONS,
    SQUARES,
)
from tianxia.kernel.documents import shown
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box
from tianxia.kernel.rule import rule

MAX_BID = 15
NUM_PLACES = len(PLACES)
OTHERS = NUM_REGIONS - 1

BOARD = 0
BID = BOARD + len(B_BOARDS)
PASS = BID + MAX_BID
DISCARD = PASS + 1
CARD = DISCARD + NUM_CARDS
UNIFY = CARD + NUM_CARDS
HIRE = UNIFY + NUM_REGIONS
REASSIGN = HIRE + NUM_COLOURS * NUM_REGIONS
GOVERNOR = REASSIGN + 1
RECRUIT = GOVERNOR + NUM_REGIONS
PALACE = RECRUIT + NUM_REGIONS
WALL = PALACE + NUM_REGIONS
DROP = WALL + len(SECTIONS) * NUM_SPACES
MOVE_GOVERNING = DROP + NUM_COLOURS * NUM_REGIONS
MOVE_WORKING = MOVE_GOVERNING + NUM_COLOURS * NUM_REGIONS * OTHERS
MOVE_UP = MOVE_WORKING + NUM_COLOURS * NUM_REGIONS * OTHERS
STOP = MOVE_UP + NUM_COLOURS * NUM_REGIONS
PAY = STOP + 1
PAY_TWO = PAY + 5
PAY_THREE = PAY_TWO + 10
SEAL = PAY_THREE + 10
SQUARE = SEAL + len(ASPECTS)
SKIP = SQUARE + len(SQUARES)
ACTIVATE = SKIP + 1
POWER = ACTIVATE + NUM_CARDS
DONE = POWER + 1
MARKER = DONE + 1
CALM = MARKER + len(ASPECTS)
CARRY = CALM + NUM_REGIONS
SHIFT = CARRY + NUM_REGIONS * OTHERS
ACCEPT = SHIFT + NUM_REGIONS * NUM_PLACES * OTHERS * NUM_PLACES
DECLINE = ACCEPT + 1
NUM_ACTIONS = DECLINE + 1

MAX_LEGAL = 320
"""No decision has more answers than `shift` has ids."""

EXAMPLES = "card 57, unify 3, hire red 2, wall jade-a 2, move red g3 g4, activate 57, done"


@rule
def other_index(region: int, other: int) -> int:
    """The number of another region among the four that are not `region`."""
    return other - 1 if other > region else other


@rule
def other_region(region: int, index: int) -> int:
    """The region with a number among the four that are not `region`."""
    return index + 1 if index >= region else index


@rule
def move_id(base: int, colour: int, start: int, goal: int) -> int:
    """The id of a move from area to area of the same kind."""
    return base + (colour * NUM_REGIONS + start) * OTHERS + other_index(start, goal)


@rule
def carry_id(start: int, goal: int) -> int:
    """The id of carrying a worker."""
    return CARRY + start * OTHERS + other_index(start, goal)


@rule
def shift_id(start: int, place: int, goal: int, new_place: int) -> int:
    """The id of moving a governor."""
    return SHIFT + ((start * NUM_PLACES + place) * OTHERS + other_index(start, goal)) * NUM_PLACES + new_place


@rule
def pay_mask(action: int) -> int:
    """The regions of a payment as a mask: ids are in ascending order of the regions."""
    if action < PAY_TWO:
        return 1 << (action - PAY)
    count, left = (2, action - PAY_TWO) if action < PAY_THREE else (3, action - PAY_THREE)
    for first in range(NUM_REGIONS):
        for second in range(first + 1, NUM_REGIONS):
            if count == 2:
                if left == 0:
                    return 1 << first | 1 << second
                left -= 1
                continue
            for third in range(second + 1, NUM_REGIONS):
                if left == 0:
                    return 1 << first | 1 << second | 1 << third
                left -= 1
    return 0


class UnknownAction(Unreadable):
    """A text outside the table of actions."""

    code = "unknown-action"


def parse_action(box: Box, text: str) -> int:
    """The id of a text; raises UnknownAction."""
    try:
        return _ids()[" ".join(text.lower().split())]
    except KeyError:
        raise UnknownAction("zhanguo-unknown-action", text=shown(text), examples=EXAMPLES) from None


def format_action(box: Box, action: int) -> str:
    """The text of an id."""
    return _texts()[action]


@cache
def _ids() -> dict[str, int]:
    return {text: action for action, text in enumerate(_texts())}


@cache
def _texts() -> tuple[str, ...]:
    """All actions in the order of their ids: one line for each row of the table."""
    cards = range(1, NUM_CARDS + 1)
    pairs = [(a, b) for a in REGIONS for b in REGIONS if a != b]
    return (
        *(f"board {board}" for board in B_BOARDS),
        *(f"bid {n}" for n in range(1, MAX_BID + 1)),
        "pass",
        *(f"discard {n}" for n in cards),
        *(f"card {n}" for n in cards),
        *(f"unify {r}" for r in REGIONS),
        *(f"hire {c} {r}" for c in OFFICIALS for r in REGIONS),
        "reassign",
        *(f"governor {r}" for r in REGIONS),
        *(f"recruit {r}" for r in REGIONS),
        *(f"palace {r}" for r in REGIONS),
        *(f"wall {s} {k}" for s in SECTIONS for k in range(1, NUM_SPACES + 1)),
        *(f"drop {c} {r}" for c in OFFICIALS for r in REGIONS),
        *(f"move {c} g{a} g{b}" for c in OFFICIALS for a, b in pairs),
        *(f"move {c} w{a} w{b}" for c in OFFICIALS for a, b in pairs),
        *(f"move {c} w{r} g{r}" for c in OFFICIALS for r in REGIONS),
        "stop",
        *("pay " + " ".join(regions) for count in (1, 2, 3) for regions in combinations(REGIONS, count)),
        *(f"seal {a}" for a in ASPECTS),
        *(f"square {q}" for q in SQUARES),
        "skip",
        *(f"activate {n}" for n in cards),
        "power",
        "done",
        *(f"marker {a}" for a in ASPECTS),
        *(f"calm {r}" for r in REGIONS),
        *(f"carry {a} {b}" for a, b in pairs),
        *(f"shift {a} {p} {b} {q}" for a in REGIONS for p in PLACES for b in REGIONS if b != a for q in PLACES),
        "accept",
        "decline",
    )
