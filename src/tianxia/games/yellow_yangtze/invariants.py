"""What must hold after every action (specification: chapter 18); used by tests and long random runs.

The checks are compiled, for they run millions of times, and say what they found as a set of bits (`Fault`).
"""

from enum import IntEnum
from typing import Any

import numpy as np

from tianxia.games.yellow_yangtze.pagodas import triangle_colour
from tianxia.games.yellow_yangtze.rules import decider
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
    Event,
)
from tianxia.games.yellow_yangtze.states import find_everything
from tianxia.kernel.chance import STEP
from tianxia.kernel.game import Box
from tianxia.kernel.rule import rule, wrapping_rule

# invariant | in a state (faults)                       | between two states (drift)
# 1         | _check_tiles, _check_sizes, _check_course | _compare_setting (what left the game for good)
# 2         | _check_board, _check_leaders              |
# 3         | _check_pagodas                            |
# 4         | _check_states                             |
# 5         | _check_course (that something is legal: bench/soak.py)
# 6         |                                           | _compare_points, _compare_tiles, _compare_course
# 7         | bench/soak.py and tests/contract, for all games alike
# 8         | set-up: tests/games/yellow_yangtze        | _compare_draws


class Fault(IntEnum):
    """What can be wrong; with the numbers of the invariants."""

    TILES = 0  # 1
    NEGATIVE = 1  # 1
    KNOWN = 2  # chapter 17
    SIZES = 3  # 1
    LIMITS = 4  # 1
    NOT_FULL = 5  # 1
    OFF_MAP = 6  # 2
    TERRAIN = 7  # 2
    LEADERS = 8  # 2
    SUPPORT = 9  # 2
    PAGODA_ORDER = 10  # chapter 19
    PAGODA_TILES = 11  # 3
    PAGODA_OVERLAP = 12  # 3
    PAGODA_NUMBER = 13  # 3
    DERIVED = 14  # chapter 5
    PAIRS = 15  # 4
    DECIDER = 16  # 5
    QUESTION = 17  # chapter 16
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
    Fault.OFF_MAP: "something stands off the map",
    Fault.TERRAIN: "a tile lies on the wrong terrain",
    Fault.LEADERS: "the leaders are not those on the board",
    Fault.SUPPORT: "a leader stands on a river or without a black tile next to it",
    Fault.PAGODA_ORDER: "pagodas are not sorted",
    Fault.PAGODA_TILES: "a pagoda stands on other tiles than three of its colour",
    Fault.PAGODA_OVERLAP: "a tile belongs to two pagodas",
    Fault.PAGODA_NUMBER: "too many pagodas of a colour",
    Fault.DERIVED: "groups, rulers or governors are not those of the board",
    Fault.PAIRS: "leaders of one colour share a state",
    Fault.DECIDER: "the decider does not fit the decision",
    Fault.QUESTION: "the fields of the decision do not fit its kind",
    Fault.EVENTS: "more events than there is room for",
    Fault.SETTING: "players, options or removed tiles have changed",
    Fault.POINTS: "points have fallen",
    Fault.TOLD_POINTS: "the points gained are not those told",
    Fault.BAG: "the bag has grown",
    Fault.SHRUNK: "discards or tossed tiles have become fewer",
    Fault.TURNS: "the turn did not go round",
    Fault.DRAWS: "the bag fell by another number than that of the chance numbers used",
}


def faults(box: Box, s: Any) -> list[str]:
    """The invariants that do not hold in a state."""
    return _sentences(_check(box.record, s, s.copy()))


def drift(box: Box, before: Any, after: Any) -> list[str]:
    """The invariants that do not hold between a state and the next one."""
    return _sentences(_compare(before, after))


def _sentences(found: int) -> list[str]:
    return [sentence for fault, sentence in SENTENCES.items() if found >> fault & 1] if found else []


@rule
def _check(box: Any, s: Any, spare: Any) -> int:
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
def _compare(before: Any, after: Any) -> int:
    """The faults between two states as bits."""
    return (
        _compare_setting(before, after)
        | _compare_points(before, after)
        | _compare_tiles(before, after)
        | _compare_course(before, after)
        | _compare_draws(before, after)
    )


@rule
def _fault(fault: int, is_broken: Any) -> int:
    return 1 << fault if is_broken else 0


@rule
def _check_tiles(box: Any, s: Any) -> int:
    found, board = 0, s.board
    for c in range(NUM_COLOURS):
        number = int(s.bag[c] + s.discards[c] + s.market[c] + s.removed[c])
        lowest = min(s.bag[c], s.discards[c], s.market[c], s.removed[c])
        for seat in range(MAX_SEATS):
            number += s.hands[seat, c] + s.tossed[seat, c]
            lowest = min(lowest, s.hands[seat, c], s.tossed[seat, c], s.known[seat, c], s.points[seat, c])
            found |= _fault(Fault.KNOWN, s.known[seat, c] > s.hands[seat, c])
        for h in range(box.num_hexes):
            number += board[h] == TILE + c
        found |= _fault(Fault.TILES, number != box.tiles[c]) | _fault(Fault.NEGATIVE, lowest < 0)
    return found


@rule
def _check_sizes(box: Any, s: Any) -> int:
    bag, market, removed = 0, 0, 0
    for c in range(NUM_COLOURS):
        bag += s.bag[c]
        market += s.market[c]
        removed += s.removed[c]
    found = _fault(Fault.SIZES, bag != s.bag_size or market != s.market_size or removed != s.removed_size)
    found |= _fault(Fault.LIMITS, market > box.market)
    for seat in range(MAX_SEATS):
        hand, tossed = 0, 0
        for c in range(NUM_COLOURS):
            hand += s.hands[seat, c]
            tossed += s.tossed[seat, c]
        found |= _fault(Fault.SIZES, hand != s.hand_sizes[seat] or tossed != s.tossed_sizes[seat])
        found |= _fault(Fault.LIMITS, hand > box.hand or (hand > 0 and seat >= s.players))
    return found


@rule
def _check_board(box: Any, s: Any) -> int:
    found, board = 0, s.board
    for h in range(box.num_hexes, MAX_HEXES + 1):
        found |= _fault(Fault.OFF_MAP, board[h] != EMPTY)
    for h in range(box.num_hexes):
        if TILE <= board[h] < LEADER:
            is_blue = board[h] == TILE + Colour.BLUE
            found |= _fault(Fault.TERRAIN, is_blue != (box.is_river[h] == 1))
    return found


@rule
def _check_leaders(box: Any, s: Any) -> int:
    """Each stands where the board has it, and the board has no others; on land, next to a black tile."""
    found, placed, standing, board = 0, 0, 0, s.board
    for seat in range(MAX_SEATS):
        for c in range(NUM_COLOURS):
            h = int(s.leaders[seat, c])
            if h != NOBODY:
                placed += 1
                is_there = seat < s.players and board[h] == LEADER + NUM_COLOURS * seat + c
                is_supported = box.is_river[h] == 0 and s.governors[h] > 0
                found |= _fault(Fault.LEADERS, not is_there) | _fault(Fault.SUPPORT, not is_supported)
    for h in range(box.num_hexes):
        standing += board[h] >= LEADER
    return found | _fault(Fault.LEADERS, placed != standing)


@rule
def _check_pagodas(box: Any, s: Any) -> int:
    found = 0
    for c in range(NUM_COLOURS):
        number, before = 0, NOBODY
        for i in range(MAX_PAGODAS):
            triangle = int(s.pagodas[c, i])
            if triangle != NOBODY:
                found |= _fault(Fault.PAGODA_ORDER, number != i or triangle <= before)
                found |= _fault(Fault.PAGODA_TILES, triangle_colour(box, s, triangle) != c)
                number, before = number + 1, triangle
        found |= _fault(Fault.PAGODA_NUMBER, number > box.pagodas[c])
        first, second = int(s.pagodas[c, 0]), int(s.pagodas[c, 1])  # only pagodas of one colour can share a tile
        if first != NOBODY and second != NOBODY:
            for i in range(3):
                for j in range(3):
                    shared = box.triangles[first, i] == box.triangles[second, j]
                    found |= _fault(Fault.PAGODA_OVERLAP, shared)
    return found


@rule
def _check_states(box: Any, s: Any, spare: Any) -> int:
    """The derived fields are those of the board; two leaders of a colour share a state in a revolt only, one pair."""
    find_everything(box, spare)
    found = _fault(Fault.DERIVED, _differ(s.group, spare.group) or _differ(s.rulers, spare.rulers))
    found |= _fault(Fault.DERIVED, _differ(s.governors, spare.governors))
    queue = s.queue
    for h in range(MAX_HEXES):
        found |= _fault(Fault.DERIVED, queue[h] != 0)
    for c in range(NUM_COLOURS):
        pairs = 0
        for seat in range(s.players):
            for other in range(seat):
                if s.leaders[seat, c] != NOBODY and s.leaders[other, c] != NOBODY:
                    pairs += spare.group[s.leaders[seat, c]] == spare.group[s.leaders[other, c]]
        expected = 1 if s.decision == Decision.REVOLT and s.colour == c else 0
        found |= _fault(Fault.PAIRS, pairs != expected)
    return found


@rule
def _differ(one: Any, other: Any) -> bool:
    """Do two arrays over the board differ on it? OFF_MAP does not matter."""
    for h in range(MAX_HEXES):
        if one[h] != other[h]:
            return True
    return False


@rule
def _check_course(box: Any, s: Any) -> int:
    """How a game from set-up goes; positions that were set up by hand need not begin a turn with full hands."""
    is_over = s.decision == Decision.OVER
    found = _fault(Fault.DECIDER, is_over != (s.ended != 0) or is_over != (decider(s) == NOBODY))
    found |= _fault(Fault.DECIDER, not NOBODY <= decider(s) < s.players)
    if s.decision == Decision.ACTION and s.actions_left == box.actions:
        for seat in range(s.players):
            found |= _fault(Fault.NOT_FULL, s.hand_sizes[seat] != box.hand)
        found |= _fault(Fault.NOT_FULL, s.market_size != box.market)
    in_war = s.decision == Decision.WAR or s.decision == Decision.WINNER
    found |= _fault(Fault.QUESTION, in_war != (s.num_sides > 1) or s.num_sides == 1)
    marked = 0
    for word in range(len(s.candidates)):
        marked += s.candidates[word] != 0
    found |= _fault(Fault.QUESTION, (marked > 0) != (s.decision == Decision.LOSSES))
    found |= _fault(Fault.QUESTION, (s.colour != NOBODY) != (s.decision == Decision.REVOLT))
    return found | _fault(Fault.EVENTS, not 0 <= s.event_count <= MAX_EVENTS)


@rule
def _compare_setting(before: Any, after: Any) -> int:
    same = before.players == after.players and before.removed_size == after.removed_size
    same &= before.short == after.short and before.exactly_two == after.exactly_two
    same &= before.open_points == after.open_points
    for c in range(NUM_COLOURS):
        same &= before.removed[c] == after.removed[c]
    return _fault(Fault.SETTING, not same)


@rule
def _compare_points(before: Any, after: Any) -> int:
    """Points never fall, and every gain was told to all (R-28)."""
    found = 0
    for seat in range(MAX_SEATS):
        for c in range(NUM_COLOURS):
            gained = int(after.points[seat, c]) - int(before.points[seat, c])
            for i in range(after.event_count):
                event = after.events[i]
                if event[0] == Event.POINTS_GAINED and event[1] == seat and event[2] == c:
                    gained -= event[3]
            found |= _fault(Fault.POINTS, after.points[seat, c] < before.points[seat, c])
            found |= _fault(Fault.TOLD_POINTS, gained != 0)
    return found


@rule
def _compare_tiles(before: Any, after: Any) -> int:
    found = 0
    for c in range(NUM_COLOURS):
        found |= _fault(Fault.BAG, after.bag[c] > before.bag[c])
        found |= _fault(Fault.SHRUNK, after.discards[c] < before.discards[c])
        for seat in range(MAX_SEATS):
            found |= _fault(Fault.SHRUNK, after.tossed[seat, c] < before.tossed[seat, c])
    return found


@rule
def _compare_course(before: Any, after: Any) -> int:
    """Turns are counted one by one, and each is the next seat's."""
    passed = int(after.turns) - int(before.turns)
    goes_round = 0 <= passed <= 1 and after.turn == (before.turn + passed) % before.players
    return _fault(Fault.TURNS, not goes_round) | _fault(Fault.DECIDER, before.ended != 0)


@wrapping_rule
def _compare_draws(before: Any, after: Any) -> int:
    """Every tile out of the bag used one chance number, and nothing else did."""
    drawn = int(before.bag_size) - int(after.bag_size)
    return _fault(Fault.DRAWS, drawn < 0 or after.chance != before.chance + np.uint64(max(drawn, 0)) * STEP)
