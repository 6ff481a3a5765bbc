"""A quick judgement of a position, for greedy play and search (RULES.md, 19).

It counts what a seat would score if the game ended now, plus what its houses, emissaries and cards may still bring,
less the mean of the other seats. The unit is points. The weights were found by self-play (bench/tune.py,
bench/tuning/china.log).
"""

from enum import IntEnum

import numpy as np

from tianxia.games.china.box import Components
from tianxia.games.china.rules.houses import house_points, region_is_full
from tianxia.games.china.rules.placing import emissary_limit
from tianxia.games.china.rules.roads import road_points
from tianxia.games.china.rules.scoring import all_alliance_points, leads, points_of, supply_of
from tianxia.games.china.state import NUM_COLOURS, NUM_REGIONS, State
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Reals

TIE_BREAK = 0.01
"""A piece in the supply decides only between equal scores."""


class Weight(IntEnum):
    """What is weighed; bench/tune.py finds the numbers."""

    GROWTH = 0  # what each free space of a region promises its leader
    SAFE_LEAD = 1  # each house ahead of the next seat, as long as spaces are free
    CONTESTED = 2  # the chance of a lead that the seat does not have yet but still can win
    USEFUL_CARD = 3  # a card whose colour still has room
    PAIR = 4  # two cards of one colour, which pay in every other region
    OPEN = 5  # the points of an unfinished region, which may still change hands
    ALLIANCES = 6  # the points of alliances, which may change hands too
    ROADS = 7  # the points of roads, which nobody can take away


WEIGHTS = np.array([0.35, 0.25, 0.393, 0.392, 0.3, 1.0, 1.231, 1.366])
"""By Weight."""


@rule
def judge(box: Components, s: State, seat: int, w: Reals) -> float:
    """The seat's prospects less the mean of the others', for any weights."""
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += _prospects(box, s, other, w)
    return float(_prospects(box, s, seat, w) - others / (s.players - 1))


@rule
def _prospects(box: Components, s: State, seat: int, w: Reals) -> float:
    value = float(points_of(s, seat) + TIE_BREAK * supply_of(s, seat))
    if s.ended:
        return value
    for region in range(NUM_REGIONS):
        if not region_is_full(box, s, region):
            value += _open_region(box, s, region, seat, w)
    value += w[Weight.ALLIANCES] * all_alliance_points(box, s, seat) + w[Weight.ROADS] * road_points(box, s, seat)
    return float(value + _alliance_hopes(box, s, seat, w) + _hand(box, s, seat, w))


@rule
def _open_region(box: Components, s: State, region: int, seat: int, w: Reals) -> float:
    """An unfinished region: its points now, what a leader may still gain, and how safe the lead is."""
    own = s.house_counts[region, seat]
    if own == 0:
        return 0.0
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, s.house_counts[region, other])
    value = float(w[Weight.OPEN] * house_points(box, s, region, seat))
    free = box.spaces[region] - s.built[region]
    if own >= best:
        value += w[Weight.GROWTH] * free + w[Weight.SAFE_LEAD] * min(own - best, free)
    return value


@rule
def _alliance_hopes(box: Components, s: State, seat: int, w: Reals) -> float:
    """Alliances of which the seat leads one region and could come to lead the other."""
    value = 0.0
    for alliance in range(box.num_alliances):
        a, b = box.alliances[alliance, 0], box.alliances[alliance, 1]
        chance_a, chance_b = _lead_chance(s, a, seat, w), _lead_chance(s, b, seat, w)
        if chance_a < 1.0 or chance_b < 1.0:
            value += chance_a * chance_b * (s.sent[a] + s.sent[b] + 1)
    return value


@rule
def _lead_chance(s: State, region: int, seat: int, w: Reals) -> float:
    """1 for a lead, less for one that free slots still allow, otherwise 0."""
    if leads(s, region, seat):
        return 1.0
    best = 0
    for other in range(s.players):
        best = max(best, s.emissaries[region, other])
    missing = max(best, 1) - s.emissaries[region, seat]
    free = emissary_limit(s, region) - s.sent[region]
    return float(w[Weight.CONTESTED]) if 0 < missing <= free and s.emissaries_left[seat] > 0 else 0.0


@rule
def _hand(box: Components, s: State, seat: int, w: Reals) -> float:
    """Cards are worth more where their colour has room, and in pairs."""
    value = 0.0
    for colour in range(NUM_COLOURS):
        cards = s.hands[seat, colour]
        if cards == 0:
            continue
        if _colour_has_room(box, s, colour):
            value += w[Weight.USEFUL_CARD] * cards
        if cards >= 2:
            value += w[Weight.PAIR]
    return value


@rule
def _colour_has_room(box: Components, s: State, colour: int) -> bool:
    for region in range(NUM_REGIONS):
        if box.colour[region] == colour and not region_is_full(box, s, region):
            return True
    return False
