"""Officials: hiring, stepping down, reassigning (rulebook: Hire, Reassign officials; rulings R-3, R-4, R-6)."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.state import (
    NUM_COLOURS,
    NUM_REGIONS,
    WORKER_SPACES,
    Decision,
    Event,
    Origin,
    State,
    Way,
)
from tianxia.games.zhanguo.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids


@rule
def has_officials(box: Components, s: State, seat: int) -> bool:
    """Is an official of the seat on its board, in either area?"""
    for colour in range(NUM_COLOURS):
        if s.officials_left[seat, colour] < box.officials:
            return True
    return False


@rule
def any_official_left(s: State, seat: int) -> bool:
    """Is an official of any colour in the seat's supply?"""
    for colour in range(NUM_COLOURS):
        if s.officials_left[seat, colour] > 0:
            return True
    return False


@rule
def has_room(s: State, seat: int, region: int) -> bool:
    """Is a space free for an official in the worker area?"""
    return bool(s.work_counts[seat, region] < WORKER_SPACES)


@rule
def hire(s: State, seat: int, colour: int, region: int, number: int) -> None:
    """Officials of one colour come from the supply into a governor area."""
    s.officials_left[seat, colour] -= number
    s.gov[seat, region, colour] += number
    emit(s, Event.HIRED, seat, colour, region, number)


@rule
def drop(s: State, colour: int, region: int) -> None:
    """An official steps down from the governor area to the worker area of the same region, for nothing."""
    s.gov[s.turn, region, colour] -= 1
    s.work[s.turn, region, colour] += 1
    s.work_counts[s.turn, region] += 1
    emit(s, Event.DROPPED, s.turn, colour, region)


@rule
def ask_moves(s: State, points: int, origin: int) -> None:
    """Open the decision `move`."""
    s.decision = Decision.MOVE
    s.moves = points
    s.origin = origin
    emit(s, Event.MOVES_GIVEN, s.turn, points, origin)


@rule
def may_stop(box: Components, s: State) -> bool:
    """May the seat stop? Of the court action at least one point must be spent."""
    return bool(s.origin != Origin.ACTION or s.moves < box.reassign_points)


@rule
def full_areas(s: State, seat: int) -> int:
    """The regions whose worker area is full, as a mask."""
    mask = 0
    for region in range(NUM_REGIONS):
        if not has_room(s, seat, region):
            mask |= 1 << region
    return mask


@rule
def list_hires(s: State, regions: int, out: Ids, n: int) -> int:
    """Write the hires into these regions (a mask)."""
    for colour in range(NUM_COLOURS):
        if s.officials_left[s.turn, colour] > 0:
            for region in range(NUM_REGIONS):
                if regions >> region & 1:
                    out[n] = actions.HIRE + colour * NUM_REGIONS + region
                    n += 1
    return n


@rule
def list_drops(s: State, out: Ids, n: int) -> int:
    """Write the officials that may step down."""
    for colour in range(NUM_COLOURS):
        for region in range(NUM_REGIONS):
            if s.gov[s.turn, region, colour] > 0 and has_room(s, s.turn, region):
                out[n] = actions.DROP + colour * NUM_REGIONS + region
                n += 1
    return n


@rule
def list_moves(box: Components, s: State, out: Ids) -> int:
    """Write all answers to the decision `move`."""
    n = list_drops(s, out, 0)
    for colour in range(NUM_COLOURS):
        for start in range(NUM_REGIONS):
            if s.gov[s.turn, start, colour] > 0:
                for goal in range(NUM_REGIONS):
                    if box.adjacent[start, goal]:
                        out[n] = actions.move_id(actions.MOVE_GOVERNING, colour, start, goal)
                        n += 1
    full = full_areas(s, s.turn)
    for colour in range(NUM_COLOURS):
        for start in range(NUM_REGIONS):
            if s.work[s.turn, start, colour] > 0:
                n = _list_working(box, s, full, colour, start, out, n)
    for colour in range(NUM_COLOURS):
        for region in range(NUM_REGIONS):
            if s.work[s.turn, region, colour] > 0:
                out[n] = actions.MOVE_UP + colour * NUM_REGIONS + region
                n += 1
    if may_stop(box, s):
        out[n] = actions.STOP
        n += 1
    return n


@rule
def _list_working(box: Components, s: State, full: int, colour: int, start: int, out: Ids, n: int) -> int:
    for goal in range(NUM_REGIONS):
        cost = box.ways[full, start, goal]
        if 0 < cost <= s.moves and not full >> goal & 1:
            out[n] = actions.move_id(actions.MOVE_WORKING, colour, start, goal)
            n += 1
    return n


@rule
def move(box: Components, s: State, action: int) -> None:
    """Carry out one move; the decision stays open while points are left."""
    if action >= actions.MOVE_UP:
        official = action - actions.MOVE_UP
        colour, start = official // NUM_REGIONS, official % NUM_REGIONS
        way, goal, cost = Way.UP, start, 1
    else:
        way = Way.GOVERNING if action < actions.MOVE_WORKING else Way.WORKING
        base = actions.MOVE_GOVERNING if way == Way.GOVERNING else actions.MOVE_WORKING
        official = (action - base) // actions.OTHERS
        colour, start = official // NUM_REGIONS, official % NUM_REGIONS
        goal = actions.other_region(start, (action - base) % actions.OTHERS)
        cost = 1 if way == Way.GOVERNING else box.ways[full_areas(s, s.turn), start, goal]
    _relocate(s, colour, start, goal, way)
    emit(s, Event.MOVED, s.turn, colour, start, goal, way, cost)
    s.moves -= cost
    if s.moves > 0:
        s.decision = Decision.MOVE
    else:
        s.origin = Origin.NONE


@rule
def _relocate(s: State, colour: int, start: int, goal: int, way: int) -> None:
    if way == Way.GOVERNING:
        s.gov[s.turn, start, colour] -= 1
        s.gov[s.turn, goal, colour] += 1
        return
    s.work[s.turn, start, colour] -= 1
    s.work_counts[s.turn, start] -= 1
    if way == Way.UP:
        s.gov[s.turn, start, colour] += 1
    else:
        s.work[s.turn, goal, colour] += 1
        s.work_counts[s.turn, goal] += 1


@rule
def stop_moving(s: State) -> None:
    """The points that are left are lost."""
    emit(s, Event.STOPPED, s.turn, s.moves)
    s.moves = 0
    s.origin = Origin.NONE
