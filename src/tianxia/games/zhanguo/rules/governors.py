"""Governors: installing one, the bonus squares, moving one (rulebook: p. 8 and 14; rulings R-19, R-25, R-30)."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.officials import any_official_left, ask_moves, has_officials
from tianxia.games.zhanguo.state import (
    BESIDE,
    NOBODY,
    NUM_COLOURS,
    NUM_REGIONS,
    NUM_SQUARES,
    Decision,
    Event,
    Origin,
    Square,
    State,
)
from tianxia.games.zhanguo.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids


@rule
def has_three_officials(s: State, seat: int, region: int) -> bool:
    """Does the governor area hold an official of each colour?"""
    for colour in range(NUM_COLOURS):
        if s.gov[seat, region, colour] == 0:
            return False
    return True


@rule
def has_free_square(s: State, region: int) -> bool:
    """Is a bonus square of the region free?"""
    for square in range(NUM_SQUARES):
        if s.squares[region, square] == NOBODY:
            return True
    return False


@rule
def count_governors(s: State, seat: int, region: int) -> int:
    """The seat's governors in a region, on squares and beside."""
    governors = s.beside[region, seat]
    for square in range(NUM_SQUARES):
        if s.squares[region, square] == seat:
            governors += 1
    return int(governors)


@rule
def dismiss_officials(s: State, region: int) -> None:
    """One official of each colour goes back to the supply."""
    for colour in range(NUM_COLOURS):
        s.gov[s.turn, region, colour] -= 1
        s.officials_left[s.turn, colour] += 1


@rule
def name_governor(s: State, region: int, paid: int) -> None:
    """A governor for a region: it calms down (R-25), then a free square must be chosen, if there is one."""
    s.region = region
    emit(s, Event.GOVERNOR_NAMED, s.turn, region, s.unrest[s.turn, region], paid)
    s.unrest[s.turn, region] = 0
    if has_free_square(s, region):
        s.decision = Decision.SQUARE
    else:
        s.governors_left[s.turn] -= 1
        s.beside[region, s.turn] += 1
        emit(s, Event.GOVERNOR_PLACED, s.turn, region, BESIDE)


@rule
def take_square(box: Components, s: State, square: int) -> None:
    """The governor goes onto a square and brings its bonus, unless the bonus can do nothing."""
    s.governors_left[s.turn] -= 1
    s.squares[s.region, square] = s.turn
    emit(s, Event.GOVERNOR_PLACED, s.turn, s.region, square)
    if square == Square.POINTS:
        s.points[s.turn] += box.square_points
        emit(s, Event.SCORED, s.turn, box.square_points)
    elif square == Square.MOVES:
        if has_officials(box, s, s.turn):
            ask_moves(s, box.square_moves, Origin.SQUARE)
    elif any_official_left(s, s.turn):
        s.decision = Decision.OFFICIAL
        s.origin = Origin.SQUARE


@rule
def has_governors(box: Components, s: State, seat: int) -> bool:
    """Is a governor of the seat on the map?"""
    return bool(s.governors_left[seat] < box.governors)


@rule
def is_at(s: State, seat: int, region: int, place: int) -> bool:
    """Is a governor of the seat at this place of the region?"""
    if place == BESIDE:
        return bool(s.beside[region, seat] > 0)
    return bool(s.squares[region, place] == seat)


@rule
def list_shifts(box: Components, s: State, out: Ids) -> int:
    """Write the ways an own governor may go."""
    n = 0
    for start in range(NUM_REGIONS):
        for place in range(BESIDE + 1):
            if is_at(s, s.turn, start, place):
                for goal in range(NUM_REGIONS):
                    if box.adjacent[start, goal]:
                        n = _list_goals(s, start, place, goal, out, n)
    return n


@rule
def _list_goals(s: State, start: int, place: int, goal: int, out: Ids, n: int) -> int:
    for square in range(NUM_SQUARES):
        if s.squares[goal, square] == NOBODY:
            out[n] = actions.shift_id(start, place, goal, square)
            n += 1
    if not has_free_square(s, goal):
        out[n] = actions.shift_id(start, place, goal, BESIDE)
        n += 1
    return n


@rule
def shift(s: State, action: int) -> None:
    """A governor goes to an adjacent region, without bonus and without calming it."""
    index = action - actions.SHIFT
    new_place = index % actions.NUM_PLACES
    index //= actions.NUM_PLACES
    place, start = index // actions.OTHERS % actions.NUM_PLACES, index // actions.OTHERS // actions.NUM_PLACES
    goal = actions.other_region(start, index % actions.OTHERS)
    if place == BESIDE:
        s.beside[start, s.turn] -= 1
    else:
        s.squares[start, place] = NOBODY
    if new_place == BESIDE:
        s.beside[goal, s.turn] += 1
    else:
        s.squares[goal, new_place] = s.turn
    emit(s, Event.SHIFTED, s.turn, start, place, goal, new_place)
