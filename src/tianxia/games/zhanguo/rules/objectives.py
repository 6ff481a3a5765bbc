"""Objectives (rulebook: Objectives; ruling R-9)."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.governors import count_governors
from tianxia.games.zhanguo.rules.walls import has_wall_in
from tianxia.games.zhanguo.state import NUM_KINDS, NUM_OBJECTIVES, NUM_REGIONS, NUM_TRACTS, Event, Kind, State
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule


@rule
def has_claimed(s: State, seat: int, objective: int) -> bool:
    """Has the seat a disc on this objective?"""
    for place in range(s.claim_counts[objective]):
        if s.claims[objective, place] == seat:
            return True
    return False


@rule
def is_fulfilled(box: Components, s: State, seat: int, objective: int) -> bool:
    """Has the seat a piece in every place the tile shows?"""
    kind, tile = objective % NUM_KINDS, s.objectives[objective]
    for place in range(NUM_TRACTS if kind == Kind.WALL else NUM_REGIONS):
        need = box.needs[kind, tile, place]
        if need > 0 and count_pieces(s, seat, kind, place) < need:
            return False
    return True


@rule
def count_pieces(s: State, seat: int, kind: int, place: int) -> int:
    """The seat's pieces of a kind in a region, or its walls in a tract (one in a section at most)."""
    if kind == Kind.PALACE:
        return int(s.palaces[place, seat])
    if kind == Kind.GOVERNOR:
        return count_governors(s, seat, place)
    walls = 0
    for section in range(2 * place, 2 * place + 2):
        if has_wall_in(s, seat, section):
            walls += 1
    return walls


@rule
def claim_objectives(box: Components, s: State, seat: int) -> None:
    """Put a disc on every objective the seat fulfils and has not claimed: it is never worse to do it at once (R-9)."""
    for objective in range(NUM_OBJECTIVES):
        if not has_claimed(s, seat, objective) and is_fulfilled(box, s, seat, objective):
            place = s.claim_counts[objective]
            s.claims[objective, place] = seat
            s.claim_counts[objective] += 1
            value = box.objective_values[place]
            emit(s, Event.CLAIMED, seat, objective // NUM_KINDS, objective % NUM_KINDS, value)
