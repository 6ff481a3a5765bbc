"""A quick judgement of a position, for greedy play and search (RULES.md, 24).

A weighted sum of what a player counts at the table: canals, slack before the flood, outsiders in the row, cards in
the cycle, pieces (the first few are worth more), engines, and how near the next canal and the attacks are. The
weights were found by bench/tune.py, on single games and first games of a campaign.
"""

from enum import IntEnum

import numpy as np

from tianxia.games.legacy_of_yu.box import Components
from tianxia.games.legacy_of_yu.rules.items import MAX_ITEMS
from tianxia.games.legacy_of_yu.rules.paying import NO_EXTRA, in_group, price_of_piece
from tianxia.games.legacy_of_yu.rules.piles import ready_size
from tianxia.games.legacy_of_yu.rules.round import count_outsiders, newcomers
from tianxia.games.legacy_of_yu.state import (
    HUT_SLOTS,
    NUM_COLOURS,
    NUM_PIECES,
    RIVER,
    ROW,
    TUCKS,
    Outcome,
    Phase,
    State,
)
from tianxia.kernel.bits import size
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Counts, Reals

DECIDED = 10_000.0
"""The value of a game that is won; a lost one has about the opposite."""
LAST_ROUND = 10
"""A good game takes 7 to 10 rounds: engines are worth what they bring until then."""
FEW = (2, 1, 1, 1, 1, 3, 4, 3, 3)
"""How many of each piece are useful soon."""
DRAWS = 4
"""Cards of a harvest."""


class Weight(IntEnum):
    """What is counted."""

    ROUND = 0
    BUILT = 1
    SLACK = 2
    NO_SLACK = 3
    DANGER = 4
    OUTSIDERS = 5
    CROWD = 6
    LOST_ROW = 7
    CYCLE = 8
    LARGE_CYCLE = 9
    HAND = 10
    FIRST = 11  # of each of the nine pieces
    MORE = 20  # of each of the nine pieces
    TUCKED = 29
    FARMS = 30
    OUTPOSTS = 31
    CANAL_NEAR = 32
    ATTACK_NEAR = 33
    ROW_NEAR = 34
    FREE_SLOTS = 35
    TUCK_SPACE = 36
    SPRINT = 37


WEIGHTS = np.array(
    [
        -12.54, 147.50, 13.24, -51.85, -10.35, -41.62, -2.38, -57.42, 6.91, 1.65, 10.74,
        4.32, 6.51, 6.44, 6.31, 6.12, 0.87, -0.14, 1.55, -0.78,
        3.63, 3.15, 3.59, 3.33, 3.54, -0.09, 1.33, -1.27, -0.47,
        1.71, 5.91, -1.79, -0.98, -4.06, -0.84, -3.07, 13.69, -2.81,
    ]
)  # fmt: skip
"""In the order of Weight."""


@rule
def judge(box: Components, s: State, seat: int, w: Reals) -> float:
    """How good the position is for the player, for any weights."""
    if s.outcome == Outcome.WIN:
        return DECIDED
    if s.outcome != Outcome.NONE:
        return float(s.built + 0.1 * s.round_number - DECIDED)
    return _flood(box, s, w) + _pieces(s, w) + _engines(s, box, w) + _next_steps(box, s, w)


@rule
def _flood(box: Components, s: State, w: Reals) -> float:
    """Canals, flood, outsiders and the cards between them."""
    outsiders = count_outsiders(s)
    slack = s.built - s.flood
    ready = ready_size(s)
    cycle = ready + size(s.exhausted)
    value = w[Weight.ROUND] * s.round_number + w[Weight.BUILT] * s.built + w[Weight.SLACK] * min(slack, 2)
    if slack == 0:
        value += w[Weight.NO_SLACK] + w[Weight.DANGER] * max(DRAWS + outsiders - ready, 0)
    value += w[Weight.OUTSIDERS] * outsiders + w[Weight.CROWD] * outsiders * outsiders
    if s.phase == Phase.ACTIONS or s.phase == Phase.ASSAULT:
        value += w[Weight.LOST_ROW] * max(outsiders + newcomers(box, s) - ROW + 1, 0)
    value += w[Weight.CYCLE] * min(cycle, 12) + w[Weight.LARGE_CYCLE] * max(cycle - 12, 0)
    if s.built >= RIVER - 1:
        value += w[Weight.SPRINT] * outsiders
    return float(value + w[Weight.HAND] * size(s.hand))


@rule
def _pieces(s: State, w: Reals) -> float:
    """Workers and goods; workers on slots come back."""
    value = 0.0
    for piece in range(NUM_PIECES):
        first = min(s.held[piece], FEW[piece])
        value += w[Weight.FIRST + piece] * first + w[Weight.MORE + piece] * (s.held[piece] - first)
    for slot in range(HUT_SLOTS):
        if s.slots[slot] > 0:
            value += w[Weight.MORE + s.slots[slot] - 1]
    return value


@rule
def _engines(s: State, box: Components, w: Reals) -> float:
    """What every harvest to come will bring."""
    rounds = max(LAST_ROUND - s.round_number, 0)
    value = 0.0
    for space in range(TUCKS):
        if s.tucked[space] > 0:
            for i in range(MAX_ITEMS):
                if box.tuck[s.tucked[space], i] != 0:
                    value += w[Weight.TUCKED] * rounds
        elif space <= s.hut_count:
            value += w[Weight.TUCK_SPACE]
    value += w[Weight.FARMS] * size(np.uint64(s.farms)) * rounds
    return float(value + w[Weight.OUTPOSTS] * size(np.uint64(s.group)) * rounds)


@rule
def _next_steps(box: Components, s: State, w: Reals) -> float:
    """What is missing for the next canal, for the nearest attack and for all attacks; and slots without a worker."""
    value = 0.0
    if s.built < RIVER:
        value += w[Weight.CANAL_NEAR] * _missing(box, s, box.canal_price[s.canals[s.built]], 0, s.built + 1)
    nearest = 9
    for space in range(1, ROW + 1):
        if s.row[space - 1] < 0:
            price = box.attack_price[-s.row[space - 1]]
            missing = _missing(box, s, price, box.row_cost[space], NO_EXTRA)
            value += w[Weight.ROW_NEAR] * missing
            nearest = min(nearest, missing)
    if nearest < 9:
        value += w[Weight.ATTACK_NEAR] * nearest
    for slot in range(s.hut_count + 1):
        if s.slots[slot] == 0:
            value += w[Weight.FREE_SLOTS]
    return value


@rule
def _missing(box: Components, s: State, price: Counts, provisions: int, extra: int) -> int:
    """How many pieces are missing for a price, substitutes counted."""
    missing, spare, wanted = 0, 0, 0
    for piece in range(NUM_PIECES):
        count = price_of_piece(box, s, price, provisions, extra, piece)
        if piece < NUM_COLOURS and in_group(s, piece):
            spare += s.held[piece]
            wanted += count
        else:
            missing += max(count - s.held[piece], 0)
    return missing + max(wanted - spare, 0)
