"""What must hold after every action (RULES.md, 18); used by tests and long random runs."""

import numpy as np
from numpy.typing import NDArray

from tianxia.games.yellow_yangtze.box import Components
from tianxia.games.yellow_yangtze.checks.faults import Fault, fault, sentences
from tianxia.games.yellow_yangtze.rules.pagodas import triangle_colour
from tianxia.games.yellow_yangtze.rules.realms import find_everything
from tianxia.games.yellow_yangtze.rules.turn import decider
from tianxia.games.yellow_yangtze.state import (
    EMPTY,
    LEADER,
    MAX_EVENTS,
    MAX_HEXES,
    MAX_PAGODAS,
    MAX_SEATS,
    NOBODY,
    NUM_COLOURS,
    TILE,
    Colour,
    Decision,
    State,
)
from tianxia.kernel.game import Box
from tianxia.kernel.rule import rule

OnBoard = NDArray[np.int8] | NDArray[np.uint8]

# invariant | in a state (here)                         | between two states (transition.py)
# 1         | _check_tiles, _check_sizes, _check_course | _compare_setting (what left the game for good)
# 2         | _check_board, _check_leaders              |
# 3         | _check_pagodas                            |
# 4         | _check_states                             |
# 5         | _check_course (that something is legal: bench/soak.py)
# 6         |                                           | _compare_points, _compare_tiles, _compare_course
# 7         | bench/soak.py and tests/contract, for all games alike
# 8         | set-up: tests/games/yellow_yangtze        | _compare_draws


def faults(box: Box, s: State) -> list[str]:
    """The invariants that do not hold in a state."""
    return sentences(_check(box.record, s, s.copy()))


@rule
def _check(box: Components, s: State, spare: State) -> int:
    """The faults of a state as bits; `spare` is a copy of it to work on."""
    found = (
        _check_tiles(box, s)
        | _check_sizes(box, s)
        | _check_board(box, s)
        | _check_leaders(box, s)
        | _check_pagodas(box, s)
        | _check_course(box, s)
    )
    if found >> Fault.LEADERS & 1:  # a leader that is not on the board has no state
        return found
    return found | _check_states(box, s, spare)


@rule
def _check_tiles(box: Components, s: State) -> int:
    found, board = 0, s.board
    for c in range(NUM_COLOURS):
        number = int(s.bag[c] + s.discards[c] + s.market[c] + s.removed[c])
        lowest = min(s.bag[c], s.discards[c], s.market[c], s.removed[c])
        for seat in range(MAX_SEATS):
            number += s.hands[seat, c] + s.tossed[seat, c]
            lowest = min(lowest, s.hands[seat, c], s.tossed[seat, c], s.known[seat, c], s.points[seat, c])
            found |= fault(Fault.KNOWN, s.known[seat, c] > s.hands[seat, c])
        for h in range(box.num_hexes):
            number += board[h] == TILE + c
        found |= fault(Fault.TILES, number != box.tiles[c]) | fault(Fault.NEGATIVE, lowest < 0)
    return found


@rule
def _check_sizes(box: Components, s: State) -> int:
    bag, market, removed = 0, 0, 0
    for c in range(NUM_COLOURS):
        bag += s.bag[c]
        market += s.market[c]
        removed += s.removed[c]
    found = fault(Fault.SIZES, bag != s.bag_size or market != s.market_size or removed != s.removed_size)
    found |= fault(Fault.LIMITS, market > box.market)
    for seat in range(MAX_SEATS):
        hand, tossed = 0, 0
        for c in range(NUM_COLOURS):
            hand += s.hands[seat, c]
            tossed += s.tossed[seat, c]
        found |= fault(Fault.SIZES, hand != s.hand_sizes[seat] or tossed != s.tossed_sizes[seat])
        found |= fault(Fault.LIMITS, hand > box.hand or (hand > 0 and seat >= s.players))
    return found


@rule
def _check_board(box: Components, s: State) -> int:
    found, board = 0, s.board
    for h in range(box.num_hexes, MAX_HEXES + 1):
        found |= fault(Fault.OFF_MAP, board[h] != EMPTY)
    for h in range(box.num_hexes):
        if TILE <= board[h] < LEADER:
            is_blue = board[h] == TILE + Colour.BLUE
            found |= fault(Fault.TERRAIN, is_blue != (box.is_river[h] == 1))
    return found


@rule
def _check_leaders(box: Components, s: State) -> int:
    """Each is where the board has it, and the board has no others; on land, next to a black tile."""
    found, placed, standing, board = 0, 0, 0, s.board
    for seat in range(MAX_SEATS):
        for c in range(NUM_COLOURS):
            h = int(s.leaders[seat, c])
            if h != NOBODY:
                placed += 1
                is_there = seat < s.players and board[h] == LEADER + NUM_COLOURS * seat + c
                is_supported = box.is_river[h] == 0 and s.governors[h] > 0
                found |= fault(Fault.LEADERS, not is_there) | fault(Fault.SUPPORT, not is_supported)
    for h in range(box.num_hexes):
        standing += board[h] >= LEADER
    return found | fault(Fault.LEADERS, placed != standing)


@rule
def _check_pagodas(box: Components, s: State) -> int:
    found = 0
    for c in range(NUM_COLOURS):
        number, before = 0, NOBODY
        for i in range(MAX_PAGODAS):
            triangle = int(s.pagodas[c, i])
            if triangle != NOBODY:
                found |= fault(Fault.PAGODA_ORDER, number != i or triangle <= before)
                found |= fault(Fault.PAGODA_TILES, triangle_colour(box, s, triangle) != c)
                number, before = number + 1, triangle
        found |= fault(Fault.PAGODA_NUMBER, number > box.pagodas[c])
        first, second = int(s.pagodas[c, 0]), int(s.pagodas[c, 1])  # only pagodas of one colour can share a tile
        if first != NOBODY and second != NOBODY:
            for i in range(3):
                for j in range(3):
                    shared = box.triangles[first, i] == box.triangles[second, j]
                    found |= fault(Fault.PAGODA_OVERLAP, shared)
    return found


@rule
def _check_states(box: Components, s: State, spare: State) -> int:
    """The derived fields are those of the board; two leaders of a colour share a state in a revolt only, one pair."""
    find_everything(box, spare)
    found = fault(Fault.DERIVED, _differ(s.group, spare.group) or _differ(s.rulers, spare.rulers))
    found |= fault(Fault.DERIVED, _differ(s.governors, spare.governors))
    queue = s.queue
    for h in range(MAX_HEXES):
        found |= fault(Fault.DERIVED, queue[h] != 0)
    for c in range(NUM_COLOURS):
        pairs = 0
        for seat in range(s.players):
            for other in range(seat):
                if s.leaders[seat, c] != NOBODY and s.leaders[other, c] != NOBODY:
                    pairs += spare.group[s.leaders[seat, c]] == spare.group[s.leaders[other, c]]
        expected = 1 if s.decision == Decision.REVOLT and s.colour == c else 0
        found |= fault(Fault.PAIRS, pairs != expected)
    return found


@rule
def _differ(one: OnBoard, other: OnBoard) -> bool:
    """Do two arrays over the board differ? What they have at OFF_MAP does not matter."""
    for h in range(MAX_HEXES):
        if one[h] != other[h]:
            return True
    return False


@rule
def _check_course(box: Components, s: State) -> int:
    """Decision, decider and pending question fit together.

    Full hands at the beginning of a turn are sure only in a game that was played from set-up: a position made by hand
    may begin otherwise.
    """
    is_over = s.decision == Decision.OVER
    found = fault(Fault.DECIDER, is_over != (s.ended != 0) or is_over != (decider(s) == NOBODY))
    found |= fault(Fault.DECIDER, not NOBODY <= decider(s) < s.players)
    if s.decision == Decision.ACTION and s.actions_left == box.actions:
        for seat in range(s.players):
            found |= fault(Fault.NOT_FULL, s.hand_sizes[seat] != box.hand)
        found |= fault(Fault.NOT_FULL, s.market_size != box.market)
    in_war = s.decision == Decision.WAR or s.decision == Decision.WINNER
    found |= fault(Fault.QUESTION, in_war != (s.num_sides > 1) or s.num_sides == 1)
    marked = 0
    for word in range(len(s.candidates)):
        marked += s.candidates[word] != 0
    found |= fault(Fault.QUESTION, (marked > 0) != (s.decision == Decision.LOSSES))
    found |= fault(Fault.QUESTION, (s.colour != NOBODY) != (s.decision == Decision.REVOLT))
    return found | fault(Fault.EVENTS, not 0 <= s.event_count <= MAX_EVENTS)
