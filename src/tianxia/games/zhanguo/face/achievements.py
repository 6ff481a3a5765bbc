"""What players of ZhanGuo may achieve; each teaches how the parts of an empire help each other."""

from tianxia.games.zhanguo.rules.scoring import marker_leader, region_points
from tianxia.games.zhanguo.state import (
    NUM_ASPECTS,
    NUM_KINDS,
    NUM_OBJECTIVES,
    NUM_REGIONS,
    NUM_SPACES,
    Event,
)
from tianxia.kernel.achievements import Achievements, Past

CHAIN = 3
"""Cards that one court action activates."""
UNIFIED = 2
"""Aspects in which a seat leads."""
GOVERNED = 2
"""Regions in which a seat leads."""
UNREST = 4
"""All unrest of a realm that is called calm."""


def has_chained(past: Past, seat: int) -> bool:
    """Has one court action of the seat activated three of its cards?"""
    chain = 0
    for s in past.states[1:]:
        for kind, who, *_ in s.events[: s.event_count].tolist():
            if kind == Event.CARD_PLAYED:
                chain = 0
            elif kind == Event.ACTIVATED and who == seat:
                chain += 1
                if chain >= CHAIN:
                    return True
    return False


def has_unified(past: Past, seat: int) -> bool:
    """Does the seat lead in two of the three aspects?"""
    return sum(marker_leader(past.end, aspect) == seat for aspect in range(NUM_ASPECTS)) >= UNIFIED


def has_all_objectives(past: Past, seat: int) -> bool:
    """Has the seat a disc on all three objectives of a section?"""
    claimed = [seat in past.end.claims[n, : past.end.claim_counts[n]] for n in range(NUM_OBJECTIVES)]
    return any(all(claimed[first : first + NUM_KINDS]) for first in range(0, NUM_OBJECTIVES, NUM_KINDS))


def has_high_wall(past: Past, seat: int) -> bool:
    """Has the seat built a wall on a space of three sticks?"""
    return any((who, sticks) == (seat, NUM_SPACES) for _, (who, _, sticks, *_) in past.events(Event.WALL_BUILT))


def is_calm(past: Past, seat: int) -> bool:
    """Has the seat at most four unrest in the end, in all regions together?"""
    return int(past.end.unrest[seat].sum()) <= UNREST


def governs(past: Past, seat: int) -> bool:
    """Do the seat's governors lead in two regions?"""
    box = past.box.record
    return sum(region_points(box, past.end, seat, region) > 0 for region in range(NUM_REGIONS)) >= GOVERNED


ACHIEVEMENTS: Achievements = {
    "chain": has_chained,
    "unified": has_unified,
    "objectives": has_all_objectives,
    "high-wall": has_high_wall,
    "calm": is_calm,
    "governors": governs,
}
