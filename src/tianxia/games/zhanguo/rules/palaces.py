"""Palaces (rulebook: Build one palace, p. 9; rulings R-12, R-24, R-26, R-31)."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.unification import cards_on_board
from tianxia.games.zhanguo.rules.unrest import forbids_palace
from tianxia.games.zhanguo.state import NOBODY, NUM_ASPECTS, NUM_REGIONS, Decision, Event, State
from tianxia.games.zhanguo.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids

HERE = 2
"""A palace takes two workers of its own region, and one of another."""


@rule
def has_free_slot(box: Components, s: State, region: int) -> bool:
    """Is a palace slot of the region free?"""
    palaces = 0
    for seat in range(s.players):
        palaces += s.palaces[region, seat]
    return bool(palaces < box.palace_slots[s.players])


@rule
def can_have_palace(box: Components, s: State, seat: int, region: int) -> bool:
    """Everything but the workers."""
    if s.palaces_left[seat] == 0 or not has_free_slot(box, s, region):
        return False
    return not forbids_palace(box, s, seat, region)


@rule
def has_palace_workers(s: State, seat: int, region: int) -> bool:
    """Two workers in the region and one in some other?"""
    if s.workers[seat, region] < HERE:
        return False
    for other in range(NUM_REGIONS):
        if other != region and s.workers[seat, other] > 0:
            return True
    return False


@rule
def plan_palace(s: State, region: int) -> None:
    """The region is chosen; the third worker is not."""
    s.region = region
    s.decision = Decision.PAY
    emit(s, Event.PALACE_PLANNED, s.turn, region)


@rule
def list_palace_payments(s: State, out: Ids) -> int:
    """Write the regions the third worker may come from (R-31)."""
    n = 0
    for other in range(NUM_REGIONS):
        if other != s.region and s.workers[s.turn, other] > 0:
            out[n] = actions.PAY + other
            n += 1
    return n


@rule
def pay_palace(s: State, other: int) -> None:
    """Workers leave, the palace is built, and a seal must be taken while there is one (R-24)."""
    s.workers[s.turn, s.region] -= HERE
    s.workers[s.turn, other] -= 1
    build_palace(s, s.region)
    for aspect in range(NUM_ASPECTS):
        if s.seals[aspect] == NOBODY:
            s.decision = Decision.SEAL


@rule
def build_palace(s: State, region: int) -> None:
    """A palace of the seat in turn comes into the region and scores the cards on its board."""
    points = cards_on_board(s, s.turn)
    s.palaces_left[s.turn] -= 1
    s.palaces[region, s.turn] += 1
    s.points[s.turn] += points
    emit(s, Event.PALACE_BUILT, s.turn, region, points)


@rule
def take_seal(s: State, aspect: int) -> None:
    """The seat in turn takes a seal from the board."""
    s.seals[aspect] = s.turn
    emit(s, Event.SEAL_TAKEN, s.turn, aspect)
