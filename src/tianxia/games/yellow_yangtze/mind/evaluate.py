"""A quick judgement of a position, for greedy play and search (RULES.md, 24).

It estimates the levels a seat will have at the end, the weakest first: its points now, and for every leader on the
board what it may still earn with tiles and pagodas in the turns that are left, times the chance that it keeps its
place. That chance takes into account seats from which a revolt could be started, wars that a single tile could start,
and the conflict being fought. The weights were found by self-play (bench/tune.py, bench/tuning/yellow-yangtze.log).
"""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from tianxia.games.yellow_yangtze.box import SIDES_OF_HEX, Components
from tianxia.games.yellow_yangtze.rules.leaders import has_seat
from tianxia.games.yellow_yangtze.rules.pagodas import pagodas_under
from tianxia.games.yellow_yangtze.rules.realms import clashing_colours, only_state, owner
from tianxia.games.yellow_yangtze.rules.revolts import revolt_strength
from tianxia.games.yellow_yangtze.rules.scoring import ascending, is_ahead, levels
from tianxia.games.yellow_yangtze.rules.wars import RED_TILE, total_of
from tianxia.games.yellow_yangtze.state import (
    EMPTY,
    LEADER,
    NO_GROUP,
    NOBODY,
    NUM_COLOURS,
    TILE,
    Colour,
    Decision,
    State,
)
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Reals

VICTORY = 100.0
"""To be ahead of every other seat at the end."""
ATTACK_BITS = 3
"""A note on a state: in these bits the black tiles at an attacker's best seat, above them the soldiers."""
ATTACK_MASK = (1 << ATTACK_BITS) - 1
MOST_SOLDIERS = 31


class Weight(IntEnum):
    """What is weighed; bench/tune.py finds the numbers."""

    WEAKEST = 0  # what a point is worth in the weakest colour
    SECOND = 1
    THIRD = 2
    STRONGEST = 3
    TILES_A_TURN = 4  # how fast the bag empties
    PRESENCE = 5  # points a turn from tiles for a leader on the board
    STAND_IN = 6  # points a turn that the black leader gains in each colour whose leader is in the supply
    NEAR_TRIANGLE = 7  # points a turn from a triangle that lacks one tile
    PAGODA = 8  # points a turn from a pagoda
    MARGIN = 9  # by how much a black tile more or less changes the chance to survive a revolt
    CALM = 10  # the chance to survive revolts of equal force through the turns that are left
    AT_WAR = 11  # the chance of a leader that a single tile could bring into a war against more soldiers
    LOST = 12  # the chance of a leader whose side is losing the conflict that is being fought
    HAND = 13  # a colour in hand
    SAME = 14  # another tile of the same colour
    GOLD_IN_HAND = 15
    GOVERNORS_IN_HAND = 16


WEIGHTS = np.array(
    [
        1.0, 0.241, 0.181, 0.029,
        5.376, 0.3, 0.083, 0.175, 1.396,
        0.16, 0.8, 0.55, 0.05,
        0.042, 0.009, 0.025, 0.012,
    ]
)  # fmt: skip
"""By Weight."""


class Outlook(NamedTuple):
    """What is judged once for all seats. Leaders are bits of a mask: 5 x seat + colour."""

    turns: float
    """Each seat is likely to have until the bag is empty."""
    in_danger: int
    """Leaders that one tile could bring into a war against more soldiers."""
    near: int
    """Leaders in whose state a triangle of their colour lacks one tile."""
    victor: int
    """The side that is likely to win a pending war, or NOBODY."""


@rule
def judge(box: Components, s: State, seat: int, w: Reals) -> float:
    """The seat's prospects less the mean of the others', for any weights."""
    if s.ended:
        return _final(s, seat)
    _note_states(box, s)
    turns = s.bag_size / (w[Weight.TILES_A_TURN] * s.players)
    outlook = Outlook(turns, _leaders_in_danger(box, s), _near_triangles(box, s), _likely_victor(s))
    value = 0.0
    for other in range(s.players):
        prospects = _prospects(box, s, other, outlook, w)
        value += prospects if other == seat else -prospects / (s.players - 1)
    for h in range(box.num_hexes):
        s.queue[h] = 0
    return value + _hand_value(s, seat, w)


@rule
def _final(s: State, seat: int) -> float:
    value = 0.0
    for other in range(s.players):
        if is_ahead(s, seat, other):
            value += VICTORY
        elif is_ahead(s, other, seat):
            value -= VICTORY
    return float(value / (s.players - 1) + levels(s, seat)[0])


@rule
def _note_states(box: Components, s: State) -> None:
    """Note for every state, at its lowest hex in the free `s.queue`: an attacker's best seat, and soldiers."""
    for h in range(box.num_hexes):
        if s.board[h] == RED_TILE and s.group[h] != NO_GROUP:
            group = s.group[h]
            if s.queue[group] >> ATTACK_BITS < MOST_SOLDIERS:
                s.queue[group] += 1 << ATTACK_BITS
        elif s.governors[h] > 0 and has_seat(box, s, h):
            state = only_state(box, s, h)
            if state != NO_GROUP:
                attack = s.queue[state] & ATTACK_MASK
                s.queue[state] += max(0, int(s.governors[h]) - int(attack))


@rule
def _leaders_in_danger(box: Components, s: State) -> int:
    """See `Outlook.in_danger`."""
    found = 0
    for h in range(box.num_hexes):
        if s.board[h] != EMPTY:
            continue
        clash = clashing_colours(box, s, h)
        if clash == 0:
            continue
        for colour in range(NUM_COLOURS):
            if clash >> colour & 1:
                found |= _weaker_sides(box, s, h, colour)
    return found


@rule
def _weaker_sides(box: Components, s: State, h: int, colour: int) -> int:
    """Among the leaders of a colour around a hex, those whose state has not the most soldiers."""
    most = NOBODY
    for side in range(SIDES_OF_HEX):
        group = s.group[box.neighbours[h, side]]
        if group != NO_GROUP and s.rulers[group] >> colour & 1:
            most = max(most, s.queue[group] >> ATTACK_BITS)
    found = 0
    for side in range(SIDES_OF_HEX):
        group = s.group[box.neighbours[h, side]]
        if group != NO_GROUP and s.rulers[group] >> colour & 1 and s.queue[group] >> ATTACK_BITS < most:
            found |= 1 << NUM_COLOURS * owner(s, group, colour) + colour
    return found


@rule
def _near_triangles(box: Components, s: State) -> int:
    """See `Outlook.near`."""
    found = 0
    for triangle in range(box.num_triangles):
        hexes = box.triangles[triangle]
        a, b, c = int(s.board[hexes[0]]), int(s.board[hexes[1]]), int(s.board[hexes[2]])
        pair = b if b == c else a
        gap = (a == EMPTY) + (b == EMPTY) + (c == EMPTY)
        if gap == 1 and TILE <= pair < LEADER and (a == b) + (b == c) + (a == c) == 1:
            seat = owner(s, s.group[hexes[0] if a != EMPTY else hexes[1]], pair - TILE)
            if seat != NOBODY:
                found |= 1 << NUM_COLOURS * seat + pair - TILE
    return found


@rule
def _prospects(box: Components, s: State, seat: int, outlook: Outlook, w: Reals) -> float:
    """The levels the seat can expect, weighed."""
    governor = 0.0
    if s.leaders[seat, Colour.BLACK] != NOBODY:
        governor = w[Weight.STAND_IN] * _chance_to_stay(box, s, seat, Colour.BLACK, outlook, w)
    black = _expected(box, s, seat, Colour.BLACK, governor, outlook, w)
    red = _expected(box, s, seat, Colour.RED, governor, outlook, w)
    blue = _expected(box, s, seat, Colour.BLUE, governor, outlook, w)
    green = _expected(box, s, seat, Colour.GREEN, governor, outlook, w)
    gold = _expected(box, s, seat, Colour.YELLOW, governor, outlook, w)
    a, b, c, d = ascending(black, red, blue, green)
    while gold > 0.0:
        a, b, c, d = ascending(a + min(gold, 1.0), b, c, d)
        gold -= 1.0
    return float(w[Weight.WEAKEST] * a + w[Weight.SECOND] * b + w[Weight.THIRD] * c + w[Weight.STRONGEST] * d)


@rule
def _expected(box: Components, s: State, seat: int, colour: int, governor: float, outlook: Outlook, w: Reals) -> float:
    """The points of a colour at the end; `governor` is what the black leader gains a turn in its place."""
    points = s.points[seat, colour] + _spoils(s, seat, colour, outlook.victor)
    if s.leaders[seat, colour] == NOBODY:
        return float(points + outlook.turns * governor)
    rate = w[Weight.PRESENCE] + w[Weight.PAGODA] * pagodas_under(box, s, seat, colour)
    if outlook.near >> NUM_COLOURS * seat + colour & 1:
        rate += w[Weight.NEAR_TRIANGLE]
    return float(points + outlook.turns * rate * _chance_to_stay(box, s, seat, colour, outlook, w))


@rule
def _chance_to_stay(box: Components, s: State, seat: int, colour: int, outlook: Outlook, w: Reals) -> float:
    """How likely a leader on the board keeps its place."""
    h = s.leaders[seat, colour]
    group = s.group[h]
    if s.decision == Decision.REVOLT and colour == s.colour and (seat == s.turn or seat == s.defender):
        return float(1.0 - w[Weight.LOST] if _wins_revolt(s, seat) else w[Weight.LOST])
    if outlook.victor != NOBODY and clashing_colours(box, s, s.at) >> colour & 1:
        for side in range(s.num_sides):
            if side != outlook.victor and s.sides[side] == group:
                return float(w[Weight.LOST])
    attack = int(s.queue[group] & ATTACK_MASK)
    chance = 1.0
    if attack > 0:
        chance = min(1.0, max(0.3, w[Weight.CALM] + w[Weight.MARGIN] * (int(s.governors[h]) - attack)))
    return float(w[Weight.AT_WAR] * chance if outlook.in_danger >> NUM_COLOURS * seat + colour & 1 else chance)


@rule
def _spoils(s: State, seat: int, colour: int, victor: int) -> float:
    """Points a conflict that is being fought is likely to bring."""
    if s.decision == Decision.REVOLT:
        return 1.0 if colour == s.colour and (seat == s.turn or seat == s.defender) and _wins_revolt(s, seat) else 0.0
    if victor == NOBODY or owner(s, s.sides[victor], colour) != seat:
        return 0.0
    fallen = 0.0
    for side in range(s.num_sides):
        if side != victor and s.rulers[s.sides[side]] >> colour & 1:
            fallen += 1.0
    return fallen


@rule
def _wins_revolt(s: State, seat: int) -> bool:
    """Would the seat win if both sides did all they can with the hands this record has?"""
    defence = revolt_strength(s, s.defender, 1) + s.hands[s.defender, Colour.BLACK]
    if s.leaders[s.defender, Colour.BLACK] == NOBODY:
        defence += 1
    attack = revolt_strength(s, s.turn, 0)
    if s.num_commits == 0:
        attack += s.hands[s.turn, Colour.BLACK]
        if s.leaders[s.turn, Colour.BLACK] == NOBODY:
            attack += 1
    return bool((seat == s.turn) == (attack > defence))


@rule
def _likely_victor(s: State) -> int:
    """The side that wins a pending war if all who have still to answer support their own leaders, or NOBODY."""
    best, victor = NOBODY, NOBODY
    for side in range(s.num_sides):
        total = total_of(s, side)
        for i in range(s.num_commits, s.players):
            seat = (s.turn + 1 + i) % s.players
            if _own_side(s, seat) == side:
                total += s.hands[seat, Colour.RED]
                if s.leaders[seat, Colour.RED] == NOBODY:
                    total += 1
        if total > best or (total == best and _own_side(s, s.turn) == side):
            best, victor = total, side
    return victor


@rule
def _own_side(s: State, seat: int) -> int:
    """The first side of a war that a leader of the seat is on, or NOBODY."""
    for side in range(s.num_sides):
        for colour in range(NUM_COLOURS):
            h = s.leaders[seat, colour]
            if h != NOBODY and s.group[h] == s.sides[side]:
                return side
    return NOBODY


@rule
def _hand_value(s: State, seat: int, w: Reals) -> float:
    """Tiles in hand, in as many colours as possible; gold and governors are always welcome."""
    value = 0.0
    for colour in range(NUM_COLOURS):
        tiles = s.hands[seat, colour]
        if tiles > 0:
            value += w[Weight.HAND] + w[Weight.SAME] * (tiles - 1)
    if s.hands[seat, Colour.YELLOW] > 0:
        value += w[Weight.GOLD_IN_HAND]
    return float(value + w[Weight.GOVERNORS_IN_HAND] * min(2, s.hands[seat, Colour.BLACK]))
