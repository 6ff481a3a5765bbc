"""A quick judgement of a position, for greedy play and search (specification: chapter 20).

What a seat would score if the game ended now, plus what its pieces, cards and markers may still bring in the turns that
are left, less the mean of the others. Units are points.
"""

from typing import Any

import numpy as np

from tianxia.games.zhanguo.abilities import can_activate, can_use_power, number_fits
from tianxia.games.zhanguo.cards import aspect_of, hand_size
from tianxia.games.zhanguo.objectives import count_pieces, has_claimed
from tianxia.games.zhanguo.palaces import has_free_slot
from tianxia.games.zhanguo.rewards import can_receive
from tianxia.games.zhanguo.scoring import face_points, final_points, marker_leader, marker_points
from tianxia.games.zhanguo.state import (
    HAND,
    NOBODY,
    NUM_ASPECTS,
    NUM_COLOURS,
    NUM_COURT_ACTIONS,
    NUM_KINDS,
    NUM_OBJECTIVES,
    NUM_REGIONS,
    NUM_TRACTS,
    ROUNDS,
    Court,
    Decision,
    Kind,
    Phase,
    Reward,
)
from tianxia.games.zhanguo.unification import cards_on_board
from tianxia.games.zhanguo.unrest import forbids_palace, is_in_revolt
from tianxia.kernel.rule import rule

BONUS_VALUES = np.array([1.0, 0.8, 2.0, 3.0, 1.6, 2.5, 2.5, 2.5, 0.8, 0.5, 0.3, 1.2, 1.2, 1.2])
"""What each bonus (BONUSES) is worth when it comes."""
WAKING = np.array([0.15, 0.0, 0.06, 0.09, 0.04, 0.06])
"""How often a card with this trigger (COURT_ACTIONS) is activated in a turn."""
REWARD_VALUES = np.array([1.5, 2.5, 2.5, 3.0, 14.0, 9.0, 4.0])
"""What each reward (REWARDS) is worth; a palace also scores the cards on the board."""
COLOUR_SETS = np.array([0.0, 0.0, 0.7, 2.5])
"""Officials of so many colours in one governor area are a governor soon."""
OFFICIAL, RECRUITER, SECOND_RECRUITER = 1.2, 0.9, 0.5
FIRST_WORKER, SECOND_WORKER, MORE_WORKERS = 1.8, 1.6, 0.6
LAID_CARD = 0.7
"""A card on the board for the palaces to come."""
MARKER, SEAL_VALUE, LEAD = 0.4, 2.0, 0.45
UNREST, ON_THE_MARK, REVOLT, SILENT_CARD = 0.3, 0.5, 1.0, 0.4
OBJECTIVE = 0.9
"""What a disc would add counts so much, times the part of its objective that is done, squared."""
GOVERNOR_TO_PLACE, MOVE_TO_COME, CHOICE_TO_COME = 13.0, 0.4, 0.9
COURT_TURN = 2.0
"""A court action is worth about this much without any ability."""
SOON, VERY_SOON, MARKERS_COUNT = 8.0, 4.0, 10.0
"""So many turns before the end pieces lose their worth, and the final marker majorities begin to have some."""


@rule
def evaluate(box: Any, s: Any, seat: int) -> float:
    """The seat's prospects less the mean of the others'."""
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += _prospects(box, s, other)
    return float(_prospects(box, s, seat) - others / (s.players - 1))


@rule
def _prospects(box: Any, s: Any, seat: int) -> float:
    value = float(s.points[seat])
    if s.phase == Phase.OVER or s.board[seat] == NOBODY:
        return value
    turns = _turns_left(s, seat)
    value += final_points(box, s, seat) - min(1.0, turns / MARKERS_COUNT) * marker_points(box, s, seat)
    for region in range(NUM_REGIONS):
        value += _region(box, s, seat, region, turns)
    value += _markers(box, s, seat) + _objectives(box, s, seat, turns)
    if s.turn == seat:
        value += _pending(box, s, turns)
    return value


@rule
def _turns_left(s: Any, seat: int) -> float:
    turns = (ROUNDS - s.round_number) * HAND + hand_size(s, seat)
    return float(turns)


@rule
def _region(box: Any, s: Any, seat: int, region: int, turns: float) -> float:
    """Officials, workers, cards and unrest of one region, while turns are left to use them."""
    soon = min(1.0, turns / SOON)
    value, colours, officials = 0.0, 0, s.work_counts[seat, region]
    for colour in range(NUM_COLOURS):
        officials += s.gov[seat, region, colour]
        if s.gov[seat, region, colour] > 0:
            colours += 1
    value += soon * OFFICIAL * officials
    if s.governors_left[seat] > 0:
        value += soon * COLOUR_SETS[colours]
    revolt = is_in_revolt(box, s, seat, region)
    if not revolt and s.work_counts[seat, region] > 0:
        value += soon * (RECRUITER + SECOND_RECRUITER * (s.work_counts[seat, region] - 1))
    value += min(1.0, turns / VERY_SOON) * _workers(box, s, seat, region)
    for place in range(s.card_counts[seat, region]):
        value += _card(box, s.cards[seat, region, place], turns)
    if turns > 0:
        value -= UNREST * s.unrest[seat, region]
        if revolt:
            value -= soon * (REVOLT + SILENT_CARD * s.card_counts[seat, region])
        elif forbids_palace(box, s, seat, region):
            value -= soon * ON_THE_MARK
    return float(value)


@rule
def _workers(box: Any, s: Any, seat: int, region: int) -> float:
    """The first worker serves walls, the second a palace here."""
    workers = s.workers[seat, region]
    value = 0.0
    if workers > 0:
        value += FIRST_WORKER
    if workers > 1:
        value += SECOND_WORKER if has_free_slot(box, s, region) and s.palaces_left[seat] > 0 else MORE_WORKERS
    return float(value + MORE_WORKERS * max(0, workers - 2))


@rule
def _card(box: Any, card: int, turns: float) -> float:
    """A card on the board: palaces will score it, and its ability will be woken now and then."""
    return float(
        LAID_CARD * min(1.0, turns / SOON) + turns * WAKING[box.triggers[card]] * BONUS_VALUES[box.bonuses[card]]
    )


@rule
def _markers(box: Any, s: Any, seat: int) -> float:
    """Markers by themselves, and the lead for the reward of this round as long as it was not given."""
    value = 0.0
    for aspect in range(NUM_ASPECTS):
        value += MARKER * s.markers[seat, aspect]
        if s.seals[aspect] == seat:
            value += SEAL_VALUE
        given = s.phase == Phase.REWARDS and (aspect < s.aspect or (aspect == s.aspect and s.declined >> seat & 1))
        if not given and marker_leader(s, aspect) == seat:
            value += LEAD * _reward(box, s, seat, box.reward_kind[s.round_number - 1, aspect])
    return value


@rule
def _reward(box: Any, s: Any, seat: int, kind: int) -> float:
    value = REWARD_VALUES[kind]
    if kind == Reward.PALACE:
        value += cards_on_board(s, seat)
    return float(value)


@rule
def _objectives(box: Any, s: Any, seat: int, turns: float) -> float:
    """Objectives that are partly done, at what the next disc there would add to its section."""
    value = 0.0
    for objective in range(NUM_OBJECTIVES):
        if not has_claimed(s, seat, objective):
            part = _part_done(box, s, seat, objective)
            value += OBJECTIVE * part * part * _disc_gain(box, s, seat, objective)
    return value * min(1.0, turns / SOON)


@rule
def _part_done(box: Any, s: Any, seat: int, objective: int) -> float:
    kind, tile = objective % NUM_KINDS, s.objectives[objective]
    needed, done = 0, 0
    for place in range(NUM_TRACTS if kind == Kind.WALL else NUM_REGIONS):
        need = box.needs[kind, tile, place]
        needed += need
        if need > 0:
            done += min(need, count_pieces(s, seat, kind, place))
    return done / max(1, needed)


@rule
def _disc_gain(box: Any, s: Any, seat: int, objective: int) -> float:
    """A disc of value v in a section with n discs of sum t adds t + v (n + 1)."""
    first = objective // NUM_KINDS * NUM_KINDS
    total, discs = 0, 0
    for other in range(first, first + NUM_KINDS):
        for place in range(s.claim_counts[other]):
            if s.claims[other, place] == seat:
                total += box.objective_values[place]
                discs += 1
    return float(total + box.objective_values[s.claim_counts[objective]] * (discs + 1.0))


@rule
def _pending(box: Any, s: Any, turns: float) -> float:
    """What the open decision of the seat in turn will bring."""
    decision = s.decision
    if decision == Decision.USE:
        return _card_in_the_air(box, s, turns)
    if decision == Decision.ABILITY:
        return _abilities(box, s)
    if decision == Decision.MOVE:
        return float(MOVE_TO_COME * s.moves)
    if decision == Decision.PAY:
        return _building(box, s)
    if decision == Decision.SQUARE or decision == Decision.GOVERNOR:
        return GOVERNOR_TO_PLACE
    if decision == Decision.SEAL:
        return SEAL_VALUE
    if decision == Decision.WALL:
        return float(REWARD_VALUES[Reward.WALL])
    if decision == Decision.PALACE:
        return float(REWARD_VALUES[Reward.PALACE] + cards_on_board(s, s.turn))
    if decision == Decision.REWARD:
        return (
            LEAD * _reward(box, s, s.turn, box.reward_kind[s.round_number - 1, s.aspect]) * can_receive(box, s, s.turn)
        )
    if decision == Decision.OFFICIAL:
        return OFFICIAL
    return CHOICE_TO_COME if decision > Decision.ABILITY else 0.0


@rule
def _card_in_the_air(box: Any, s: Any, turns: float) -> float:
    """The better of laying the card and of waking with it what its number can wake."""
    best = _card(box, s.card, turns) + MARKER + _missing_lead(s, aspect_of(s.card))
    for action in range(NUM_COURT_ACTIONS):
        if action != Court.REASSIGN and number_fits(action, s.card, s.top):
            best = max(best, COURT_TURN + _woken(box, s, action))
    return best


@rule
def _missing_lead(s: Any, aspect: int) -> float:
    """A card of an aspect somebody else leads is a little better."""
    leader = marker_leader(s, aspect)
    return MARKER if leader != s.turn else 0.0


@rule
def _woken(box: Any, s: Any, action: int) -> float:
    """What the cards of the seat in turn bring when this action wakes them."""
    value = 0.0
    for region in range(NUM_REGIONS):
        if not is_in_revolt(box, s, s.turn, region):
            for place in range(s.card_counts[s.turn, region]):
                card = s.cards[s.turn, region, place]
                if box.triggers[card] == action:
                    value += BONUS_VALUES[box.bonuses[card]]
    return value


@rule
def _abilities(box: Any, s: Any) -> float:
    """The abilities and the power that can still be used in this turn."""
    value = CHOICE_TO_COME if can_use_power(box, s) else 0.0
    if s.action == Court.REASSIGN or not number_fits(s.action, s.top, s.beneath):
        return value
    for region in range(NUM_REGIONS):
        for place in range(s.card_counts[s.turn, region]):
            if can_activate(box, s, region, place):
                value += BONUS_VALUES[box.bonuses[s.cards[s.turn, region, place]]]
    return value


@rule
def _building(box: Any, s: Any) -> float:
    """A palace or wall that is only to be paid: its worth less that of the workers."""
    if s.action == Court.PALACE:
        seal = 0.0
        for aspect in range(NUM_ASPECTS):
            if s.seals[aspect] == NOBODY:
                seal = SEAL_VALUE
        return cards_on_board(s, s.turn) + seal - FIRST_WORKER - SECOND_WORKER - FIRST_WORKER
    return float(face_points(box, s, s.turn, s.tiles[s.section], s.sticks - 1) - FIRST_WORKER * s.sticks)
