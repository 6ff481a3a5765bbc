"""Walls (rulebook: Build one wall)."""

from tianxia.games.zhanguo.rules.workers import regions_with_worker
from tianxia.games.zhanguo.state import NOBODY, NUM_REGIONS, NUM_SECTIONS, NUM_SPACES, Decision, Event, State
from tianxia.games.zhanguo.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids


@rule
def has_wall_in(s: State, seat: int, section: int) -> bool:
    """Has the seat a wall in this section?"""
    for space in range(NUM_SPACES):
        if s.walls[section, space] == seat:
            return True
    return False


@rule
def list_walls(s: State, sticks: int, out: Ids, n: int) -> int:
    """Write the spaces with at most this many sticks where the seat in turn could build."""
    if s.walls_left[s.turn] == 0:
        return n
    for section in range(NUM_SECTIONS):
        if not has_wall_in(s, s.turn, section):
            for space in range(sticks):
                if s.walls[section, space] == NOBODY:
                    out[n] = actions.WALL + section * NUM_SPACES + space
                    n += 1
    return n


@rule
def affordable_sticks(s: State, seat: int) -> int:
    """The most sticks the seat can pay for: each takes a worker of another region."""
    return min(NUM_SPACES, regions_with_worker(s, seat))


@rule
def can_have_wall(s: State, seat: int) -> bool:
    """Could the seat build a wall anywhere, workers aside?"""
    if s.walls_left[seat] == 0:
        return False
    for section in range(NUM_SECTIONS):
        if not has_wall_in(s, seat, section):
            for space in range(NUM_SPACES):
                if s.walls[section, space] == NOBODY:
                    return True
    return False


@rule
def plan_wall(s: State, section: int, space: int) -> None:
    """The space is chosen; the workers are not."""
    s.section = section
    s.sticks = space + 1
    s.decision = Decision.PAY
    emit(s, Event.WALL_PLANNED, s.turn, section, space + 1)


@rule
def list_wall_payments(s: State, out: Ids) -> int:
    """Write the sets of different regions that each have a worker."""
    first, last = actions.PAY, actions.PAY_TWO
    if s.sticks == 2:
        first, last = actions.PAY_TWO, actions.PAY_THREE
    elif s.sticks == 3:
        first, last = actions.PAY_THREE, actions.SEAL
    n = 0
    for action in range(first, last):
        if has_workers_in(s, s.turn, actions.pay_mask(action)):
            out[n] = action
            n += 1
    return n


@rule
def has_workers_in(s: State, seat: int, regions: int) -> bool:
    """Has the seat a worker in every region of a mask?"""
    for region in range(NUM_REGIONS):
        if regions >> region & 1 and s.workers[seat, region] == 0:
            return False
    return True


@rule
def pay_wall(s: State, regions: int) -> None:
    """A worker leaves each of the regions, and the wall is built."""
    for region in range(NUM_REGIONS):
        if regions >> region & 1:
            s.workers[s.turn, region] -= 1
    build_wall(s, s.section, s.sticks - 1)


@rule
def build_wall(s: State, section: int, space: int) -> None:
    """A wall of the seat in turn comes onto the space."""
    s.walls_left[s.turn] -= 1
    s.walls[section, space] = s.turn
    emit(s, Event.WALL_BUILT, s.turn, section, space + 1)
