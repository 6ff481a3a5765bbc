"""What players of China may achieve; each teaches a way to points that newcomers overlook."""

import numpy as np

from tianxia.games.china.box import MAX_HOUSES
from tianxia.games.china.rules.houses import house_points, is_doubled
from tianxia.games.china.rules.roads import list_rows, road_points
from tianxia.games.china.rules.scoring import all_alliance_points, alliance_points
from tianxia.games.china.state import NUM_REGIONS
from tianxia.kernel.achievements import Achievements, Past
from tianxia.kernel.bits import size

ALLIANCE = 5
"""Points of one alliance."""
ROAD = 6
"""Houses of one row."""
PRESENCE = 8
"""Regions with a house."""
DOUBLED = 8
"""Points of one region, doubled by a fortress."""


def has_alliance(past: Past, seat: int) -> bool:
    """Has the seat an alliance of five points?"""
    box = past.box.record
    return any(alliance_points(box, past.end, alliance, seat) >= ALLIANCE for alliance in range(box.num_alliances))


def has_road(past: Past, seat: int) -> bool:
    """Has the seat a row of six houses?"""
    rows = np.zeros(MAX_HOUSES, np.uint64)
    count = list_rows(past.box.record, past.end, seat, rows)
    return any(size(row) >= ROAD for row in rows[:count])


def has_every_kind(past: Past, seat: int) -> bool:
    """Has the seat points for houses, for alliances and for roads?"""
    box, s = past.box.record, past.end
    has_houses = any(house_points(box, s, region, seat) for region in range(NUM_REGIONS))
    return bool(has_houses and all_alliance_points(box, s, seat) and road_points(box, s, seat))


def is_everywhere(past: Past, seat: int) -> bool:
    """Has the seat a house in eight of the nine regions?"""
    return int((past.end.house_counts[:, seat] > 0).sum()) >= PRESENCE


def won_from_behind(past: Past, seat: int) -> bool:
    """Has the seat won though somebody else had the most houses in more regions?"""
    houses = past.end.house_counts[:, : past.end.players]
    firsts = ((houses == houses.max(1, keepdims=True)) & (houses > 0)).sum(0)
    return past.is_winner(seat) and bool(firsts[seat] < firsts.max())


def has_doubled(past: Past, seat: int) -> bool:
    """Has a fortress doubled a region of the seat to eight points or more?"""
    box, s = past.box.record, past.end
    return any(
        is_doubled(box, s, region, seat) and house_points(box, s, region, seat) >= DOUBLED
        for region in range(NUM_REGIONS)
    )


ACHIEVEMENTS: Achievements = {
    "alliance": has_alliance,
    "road": has_road,
    "every-kind": has_every_kind,
    "everywhere": is_everywhere,
    "second-places": won_from_behind,
    "doubled": has_doubled,
}
