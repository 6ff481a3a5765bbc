"""Phase 3: the unification rewards (rulebook: p. 10 and 11; rulings R-10 to R-13, R-24)."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.cards import begin_round
from tianxia.games.zhanguo.rules.objectives import claim_objectives
from tianxia.games.zhanguo.rules.officials import any_official_left, hire
from tianxia.games.zhanguo.rules.palaces import can_have_palace
from tianxia.games.zhanguo.rules.scoring import end_game, marker_value, precedence
from tianxia.games.zhanguo.rules.walls import can_have_wall
from tianxia.games.zhanguo.rules.workers import add_workers
from tianxia.games.zhanguo.state import (
    NOBODY,
    NUM_ASPECTS,
    NUM_REGIONS,
    ROUNDS,
    Colour,
    Decision,
    Event,
    Origin,
    Phase,
    Reward,
    State,
)
from tianxia.games.zhanguo.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids

PAIR = 2
"""What the rewards that bring officials or workers of one kind bring."""


@rule
def begin_rewards(s: State) -> None:
    """The rewards begin with writing: nobody is asked yet."""
    s.phase = Phase.REWARDS
    s.aspect = 0
    s.declined = 0
    s.turn = NOBODY


@rule
def reward_of(box: Components, s: State) -> int:
    """The kind of the reward that is being offered."""
    return int(box.reward_kind[s.round_number - 1, s.aspect])


@rule
def reward_regions(box: Components, s: State) -> int:
    """The regions it names, as a mask."""
    return int(box.reward_regions[s.round_number - 1, s.aspect])


@rule
def continue_rewards(box: Components, s: State) -> None:
    """A seat in turn has just taken its reward; then the next candidate is asked, or the next aspect follows."""
    if s.turn != NOBODY:
        _end_reward(box, s)
    if s.aspect == NUM_ASPECTS:
        _end_round(box, s)
        return
    candidate = find_candidate(box, s)
    if candidate == NOBODY:
        emit(s, Event.REWARD_LEFT, s.aspect, _passed_over(box, s, NOBODY))
        _next_aspect(s)
    else:
        s.turn = candidate
        s.decision = Decision.REWARD
        emit(s, Event.REWARD_OFFERED, candidate, s.aspect, reward_of(box, s), _passed_over(box, s, candidate))


@rule
def find_candidate(box: Components, s: State) -> int:
    """Who is asked: the highest value, then precedence, of those who have not declined and can take it all (R-10)."""
    best = NOBODY
    for seat in range(s.players):
        if marker_value(s, seat, s.aspect) > 0 and not s.declined >> seat & 1:
            if (best == NOBODY or comes_before(s, seat, best)) and can_receive(box, s, seat):
                best = seat
    return best


@rule
def comes_before(s: State, one: int, other: int) -> bool:
    """Is seat `one` a candidate before seat `other`?"""
    value, other_value = marker_value(s, one, s.aspect), marker_value(s, other, s.aspect)
    return value > other_value or (value == other_value and precedence(s, one) < precedence(s, other))


@rule
def _passed_over(box: Components, s: State, candidate: int) -> int:
    """The seats before the candidate that have markers but cannot take the reward, as a mask."""
    mask = 0
    for seat in range(s.players):
        if marker_value(s, seat, s.aspect) > 0 and not s.declined >> seat & 1:
            if not can_receive(box, s, seat) and (candidate == NOBODY or comes_before(s, seat, candidate)):
                mask |= 1 << seat
    return mask


@rule
def can_receive(box: Components, s: State, seat: int) -> bool:
    """Could the seat take the whole reward now?"""
    kind = reward_of(box, s)
    if kind == Reward.OFFICIAL:
        return any_official_left(s, seat)
    if kind == Reward.TWO_RED:
        return bool(s.officials_left[seat, Colour.RED] >= PAIR)
    if kind == Reward.TWO_GREY:
        return bool(s.officials_left[seat, Colour.GREY] >= PAIR)
    if kind == Reward.GOVERNOR:
        return bool(s.governors_left[seat] > 0)
    if kind == Reward.WALL:
        return can_have_wall(s, seat)
    if kind == Reward.PALACE:
        for region in range(NUM_REGIONS):
            if can_have_palace(box, s, seat, region):
                return True
        return False
    return True


@rule
def decline(s: State) -> None:
    """The seat keeps everything; the next candidate will be asked."""
    emit(s, Event.REWARD_DECLINED, s.turn, s.aspect)
    s.declined |= 1 << s.turn
    s.turn = NOBODY


@rule
def accept(box: Components, s: State) -> None:
    """Markers go back to the supply, the seal to the board (R-24), and the reward must be taken."""
    seat, kind = s.turn, reward_of(box, s)
    region = box.reward_region[s.round_number - 1, s.aspect]
    emit(s, Event.REWARD_TAKEN, seat, s.aspect, kind)
    s.supply[s.aspect] += s.markers[seat, s.aspect]
    s.markers[seat, s.aspect] = 0
    if s.seals[s.aspect] == seat:
        s.seals[s.aspect] = NOBODY
    if kind == Reward.OFFICIAL:
        s.decision = Decision.OFFICIAL
        s.origin = Origin.REWARD
    elif kind == Reward.TWO_RED:
        hire(s, seat, Colour.RED, region, PAIR)
    elif kind == Reward.TWO_GREY:
        hire(s, seat, Colour.GREY, region, PAIR)
    elif kind == Reward.TWO_WORKERS:
        add_workers(s, seat, region, PAIR)
    elif kind == Reward.GOVERNOR:
        s.decision = Decision.GOVERNOR
    else:
        s.decision = Decision.WALL if kind == Reward.WALL else Decision.PALACE


@rule
def list_reward_governors(box: Components, s: State, out: Ids) -> int:
    """Write the regions of a governor as a reward."""
    n = 0
    for region in range(NUM_REGIONS):
        if reward_regions(box, s) >> region & 1:
            out[n] = actions.GOVERNOR + region
            n += 1
    return n


@rule
def list_reward_palaces(box: Components, s: State, out: Ids) -> int:
    """Write the regions of a palace as a reward."""
    n = 0
    for region in range(NUM_REGIONS):
        if can_have_palace(box, s, s.turn, region):
            out[n] = actions.PALACE + region
            n += 1
    return n


@rule
def _end_reward(box: Components, s: State) -> None:
    """The disc moves to the cell of the reward (R-13), objectives are claimed, the next aspect follows."""
    seat = s.turn
    kept = 0
    for place in range(s.track_size):
        if s.track[place] != seat:
            s.track[kept] = s.track[place]
            kept += 1
    for place in range(kept, s.track_size):
        s.track[place] = NOBODY
    s.track_size = kept
    for aspect in range(NUM_ASPECTS):
        if s.column[aspect] == seat:
            s.column[aspect] = NOBODY
    s.column[s.aspect] = seat
    s.region = NOBODY
    claim_objectives(box, s, seat)
    _next_aspect(s)


@rule
def _next_aspect(s: State) -> None:
    s.aspect += 1
    s.declined = 0
    s.turn = NOBODY


@rule
def _end_round(box: Components, s: State) -> None:
    """The discs go back to the track in order of precedence; then the next round, or the end."""
    for aspect in range(NUM_ASPECTS):
        if s.column[aspect] != NOBODY:
            s.track[s.track_size] = s.column[aspect]
            s.track_size += 1
            s.column[aspect] = NOBODY
    emit(s, Event.DISCS_BACK, s.track[0], s.track[1], s.track[2], s.track[3])
    s.aspect = NOBODY
    if s.round_number == ROUNDS:
        end_game(box, s)
    else:
        s.round_number += 1
        begin_round(box, s)
