"""Workers: hiring them and moving them (rulebook: Hire workers, Variants; rulings R-1, R-18, R-28)."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.unrest import may_rise
from tianxia.games.zhanguo.state import NUM_REGIONS, Event, State
from tianxia.games.zhanguo.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids


@rule
def has_workers(s: State, seat: int) -> bool:
    """Is a worker on the seat's board?"""
    return regions_with_worker(s, seat) > 0


@rule
def regions_with_worker(s: State, seat: int) -> int:
    """In how many regions of its board the seat has a worker."""
    regions = 0
    for region in range(NUM_REGIONS):
        if s.workers[seat, region] > 0:
            regions += 1
    return regions


@rule
def recruit_unrest(s: State, seat: int, region: int) -> int:
    """How much recruiting would raise the unrest: one, or one for each worker with harsh recruiting (R-28)."""
    return s.work_counts[seat, region] if s.harsh_recruiting else 1


@rule
def can_recruit(box: Components, s: State, seat: int, region: int) -> bool:
    """Is there a recruiter, and does the unrest stay on the track?"""
    return s.work_counts[seat, region] > 0 and may_rise(box, s, seat, region, recruit_unrest(s, seat, region))


@rule
def recruit(s: State, region: int) -> None:
    """One worker for each official in the worker area."""
    rise = recruit_unrest(s, s.turn, region)
    workers = s.work_counts[s.turn, region]
    s.region = region
    s.workers[s.turn, region] += workers
    s.unrest[s.turn, region] += rise
    emit(s, Event.RECRUITED, s.turn, region, workers, rise)


@rule
def recruit_one_more(box: Components, s: State) -> None:
    """The extra worker of a board power; with harsh recruiting none if the unrest has no room (R-18)."""
    rise = 1 if s.harsh_recruiting else 0
    if may_rise(box, s, s.turn, s.region, rise):
        s.workers[s.turn, s.region] += 1
        s.unrest[s.turn, s.region] += rise
        emit(s, Event.RECRUITED, s.turn, s.region, 1, rise)


@rule
def add_workers(s: State, seat: int, region: int, number: int) -> None:
    """Workers come without unrest."""
    s.workers[seat, region] += number
    emit(s, Event.WORKERS_CAME, seat, region, number)


@rule
def list_carries(box: Components, s: State, out: Ids) -> int:
    """Write the ways a worker may go."""
    n = 0
    for start in range(NUM_REGIONS):
        if s.workers[s.turn, start] > 0:
            for goal in range(NUM_REGIONS):
                if box.adjacent[start, goal]:
                    out[n] = actions.carry_id(start, goal)
                    n += 1
    return n


@rule
def carry(s: State, action: int) -> None:
    """A worker goes to an adjacent region."""
    start = (action - actions.CARRY) // actions.OTHERS
    goal = actions.other_region(start, (action - actions.CARRY) % actions.OTHERS)
    s.workers[s.turn, start] -= 1
    s.workers[s.turn, goal] += 1
    emit(s, Event.CARRIED, s.turn, start, goal)
