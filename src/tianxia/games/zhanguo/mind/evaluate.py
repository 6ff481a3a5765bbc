"""A quick judgement of a position, for greedy play and search (RULES.md, 20).

What a seat would score if the game ended now, plus what its pieces, cards and markers may still bring in the turns that
are left, less the mean of the others. Units are points. The weights were found by self-play (bench/tune.py,
bench/tuning/zhanguo.log).
"""

from enum import IntEnum

import numpy as np

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.abilities import can_activate, can_use_power, number_fits
from tianxia.games.zhanguo.rules.cards import aspect_of, hand_size
from tianxia.games.zhanguo.rules.objectives import count_pieces, has_claimed
from tianxia.games.zhanguo.rules.palaces import has_free_slot
from tianxia.games.zhanguo.rules.rewards import can_receive
from tianxia.games.zhanguo.rules.scoring import face_points, final_points, marker_leader, marker_points
from tianxia.games.zhanguo.rules.unification import cards_on_board
from tianxia.games.zhanguo.rules.unrest import forbids_palace, is_in_revolt
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
    State,
)
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Reals


class Weight(IntEnum):
    """What is weighed; bench/tune.py finds the numbers."""

    BONUS = 0  # of each of the BONUSES: what it is worth when it comes
    WAKING = 14  # of each of the COURT_ACTIONS: how often a card with this trigger is activated in a turn
    REWARD = 20  # of each of the REWARDS: what it is worth; a palace also scores the cards on the board
    COLOUR_SET = 27  # officials of 0, 1, 2, 3 colours in one governor area are a governor soon
    OFFICIAL = 31
    RECRUITER = 32
    SECOND_RECRUITER = 33
    FIRST_WORKER = 34
    SECOND_WORKER = 35
    MORE_WORKERS = 36
    LAID_CARD = 37  # a card on the board for the palaces to come
    MARKER = 38
    SEAL = 39
    LEAD = 40  # the share of this round's reward that leading for it is worth
    UNREST = 41
    ON_THE_MARK = 42
    REVOLT = 43
    SILENT_CARD = 44
    OBJECTIVE = 45  # times what a disc would add, times the squared part of its objective that is done
    GOVERNOR_TO_PLACE = 46
    MOVE_TO_COME = 47
    CHOICE_TO_COME = 48
    COURT_TURN = 49  # a court action is worth about this much without any ability
    SOON = 50  # this many turns before the end pieces begin to lose their worth,
    VERY_SOON = 51  # this many before it workers do,
    MARKERS_COUNT = 52  # and this many before it the final marker majorities begin to count


WEIGHTS = np.array(
    [
        1.0, 0.8, 1.387, 3.0, 1.981, 2.638, 3.728, 2.5, 0.8, 0.5, 0.403, 1.2, 1.2, 1.924,
        0.15, 0.0, 0.06, 0.113, 0.04, 0.06,
        1.344, 2.5, 2.5, 2.632, 14.0, 13.265, 4.0,
        -0.115, 0.0, 1.084, 3.902,
        1.2, 0.9, 0.691, 1.8, 1.6, 0.6, 0.7, 0.475, 2.0, 0.45, 0.3, 0.5, 1.0, 0.4, 0.9,
        19.862, 0.4, 0.9, 2.0, 8.0, 4.0, 10.0,
    ]
)  # fmt: skip
"""By Weight."""


@rule
def judge(box: Components, s: State, seat: int, w: Reals) -> float:
    """The seat's prospects less the mean of the others', for any weights."""
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += _prospects(box, s, other, w)
    return float(_prospects(box, s, seat, w) - others / (s.players - 1))


@rule
def _prospects(box: Components, s: State, seat: int, w: Reals) -> float:
    value = float(s.points[seat])
    if s.phase == Phase.OVER or s.board[seat] == NOBODY:
        return value
    turns = _turns_left(s, seat)
    value += final_points(box, s, seat) - min(1.0, turns / w[Weight.MARKERS_COUNT]) * marker_points(box, s, seat)
    for region in range(NUM_REGIONS):
        value += _region(box, s, seat, region, turns, w)
    value += _markers(box, s, seat, w) + _objectives(box, s, seat, turns, w)
    if s.turn == seat:
        value += _pending(box, s, turns, w)
    return float(value)


@rule
def _turns_left(s: State, seat: int) -> float:
    turns = (ROUNDS - s.round_number) * HAND + hand_size(s, seat)
    return float(turns)


@rule
def _region(box: Components, s: State, seat: int, region: int, turns: float, w: Reals) -> float:
    """Officials, workers, cards and unrest of one region, while turns are left to use them."""
    soon = min(1.0, turns / w[Weight.SOON])
    value, colours, officials = 0.0, 0, s.work_counts[seat, region]
    for colour in range(NUM_COLOURS):
        officials += s.gov[seat, region, colour]
        if s.gov[seat, region, colour] > 0:
            colours += 1
    value += soon * w[Weight.OFFICIAL] * officials
    if s.governors_left[seat] > 0:
        value += soon * w[Weight.COLOUR_SET + colours]
    revolt = is_in_revolt(box, s, seat, region)
    if not revolt and s.work_counts[seat, region] > 0:
        value += soon * (w[Weight.RECRUITER] + w[Weight.SECOND_RECRUITER] * (s.work_counts[seat, region] - 1))
    value += min(1.0, turns / w[Weight.VERY_SOON]) * _workers(box, s, seat, region, w)
    for place in range(s.card_counts[seat, region]):
        value += _card(box, s.cards[seat, region, place], turns, w)
    if turns > 0:
        value -= w[Weight.UNREST] * s.unrest[seat, region]
        if revolt:
            value -= soon * (w[Weight.REVOLT] + w[Weight.SILENT_CARD] * s.card_counts[seat, region])
        elif forbids_palace(box, s, seat, region):
            value -= soon * w[Weight.ON_THE_MARK]
    return float(value)


@rule
def _workers(box: Components, s: State, seat: int, region: int, w: Reals) -> float:
    """The first worker serves walls, the second a palace here."""
    workers = s.workers[seat, region]
    value = 0.0
    if workers > 0:
        value += w[Weight.FIRST_WORKER]
    if workers > 1:
        serves = has_free_slot(box, s, region) and s.palaces_left[seat] > 0
        value += w[Weight.SECOND_WORKER] if serves else w[Weight.MORE_WORKERS]
    return float(value + w[Weight.MORE_WORKERS] * max(0, workers - 2))


@rule
def _card(box: Components, card: int, turns: float, w: Reals) -> float:
    """A card on the board: palaces will score it, and its ability will be activated now and then."""
    return float(
        w[Weight.LAID_CARD] * min(1.0, turns / w[Weight.SOON])
        + turns * w[Weight.WAKING + box.triggers[card]] * w[Weight.BONUS + box.bonuses[card]]
    )


@rule
def _markers(box: Components, s: State, seat: int, w: Reals) -> float:
    """Markers by themselves, and the lead for the reward of this round as long as it was not given."""
    value = 0.0
    for aspect in range(NUM_ASPECTS):
        value += w[Weight.MARKER] * s.markers[seat, aspect]
        if s.seals[aspect] == seat:
            value += w[Weight.SEAL]
        given = s.phase == Phase.REWARDS and (aspect < s.aspect or (aspect == s.aspect and s.declined >> seat & 1))
        if not given and marker_leader(s, aspect) == seat:
            value += w[Weight.LEAD] * _reward(box, s, seat, box.reward_kind[s.round_number - 1, aspect], w)
    return value


@rule
def _reward(box: Components, s: State, seat: int, kind: int, w: Reals) -> float:
    value = w[Weight.REWARD + kind]
    if kind == Reward.PALACE:
        value += cards_on_board(s, seat)
    return float(value)


@rule
def _objectives(box: Components, s: State, seat: int, turns: float, w: Reals) -> float:
    """Objectives that are partly done, at what the next disc there would add to its section."""
    value = 0.0
    for objective in range(NUM_OBJECTIVES):
        if not has_claimed(s, seat, objective):
            part = _part_done(box, s, seat, objective)
            value += w[Weight.OBJECTIVE] * part * part * _disc_gain(box, s, seat, objective)
    return float(value * min(1.0, turns / w[Weight.SOON]))


@rule
def _part_done(box: Components, s: State, seat: int, objective: int) -> float:
    kind, tile = objective % NUM_KINDS, s.objectives[objective]
    needed, done = 0, 0
    for place in range(NUM_TRACTS if kind == Kind.WALL else NUM_REGIONS):
        need = box.needs[kind, tile, place]
        needed += need
        if need > 0:
            done += min(need, count_pieces(s, seat, kind, place))
    return done / max(1, needed)


@rule
def _disc_gain(box: Components, s: State, seat: int, objective: int) -> float:
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
def _pending(box: Components, s: State, turns: float, w: Reals) -> float:
    """What the open decision of the seat in turn will bring."""
    decision = s.decision
    if decision == Decision.USE:
        return _card_in_the_air(box, s, turns, w)
    if decision == Decision.ABILITY:
        return _abilities(box, s, w)
    if decision == Decision.MOVE:
        return float(w[Weight.MOVE_TO_COME] * s.moves)
    if decision == Decision.PAY:
        return _building(box, s, w)
    if decision == Decision.SQUARE or decision == Decision.GOVERNOR:
        return float(w[Weight.GOVERNOR_TO_PLACE])
    if decision == Decision.SEAL:
        return float(w[Weight.SEAL])
    if decision == Decision.WALL:
        return float(w[Weight.REWARD + Reward.WALL])
    if decision == Decision.PALACE:
        return float(w[Weight.REWARD + Reward.PALACE] + cards_on_board(s, s.turn))
    if decision == Decision.REWARD:
        reward = _reward(box, s, s.turn, box.reward_kind[s.round_number - 1, s.aspect], w)
        return float(w[Weight.LEAD] * reward * can_receive(box, s, s.turn))
    if decision == Decision.OFFICIAL:
        return float(w[Weight.OFFICIAL])
    if decision == Decision.MARKER or decision == Decision.CALM:
        return float(w[Weight.CHOICE_TO_COME])
    if decision == Decision.CARRY or decision == Decision.SHIFT:
        return float(w[Weight.CHOICE_TO_COME])
    return 0.0


@rule
def _card_in_the_air(box: Components, s: State, turns: float, w: Reals) -> float:
    """The better of laying the card and of activating with it what its number can activate."""
    best = _card(box, s.card, turns, w) + w[Weight.MARKER] + _missing_lead(s, aspect_of(s.card), w)
    for action in range(NUM_COURT_ACTIONS):
        if action != Court.REASSIGN and number_fits(action, s.card, s.top):
            best = max(best, w[Weight.COURT_TURN] + _activated(box, s, action, w))
    return float(best)


@rule
def _missing_lead(s: State, aspect: int, w: Reals) -> float:
    """A card of an aspect somebody else leads is a little better."""
    leader = marker_leader(s, aspect)
    return float(w[Weight.MARKER]) if leader != s.turn else 0.0


@rule
def _activated(box: Components, s: State, action: int, w: Reals) -> float:
    """What the cards of the seat in turn bring when this action activates them."""
    value = 0.0
    for region in range(NUM_REGIONS):
        if not is_in_revolt(box, s, s.turn, region):
            for place in range(s.card_counts[s.turn, region]):
                card = s.cards[s.turn, region, place]
                if box.triggers[card] == action:
                    value += w[Weight.BONUS + box.bonuses[card]]
    return value


@rule
def _abilities(box: Components, s: State, w: Reals) -> float:
    """The abilities and the power that can still be used in this turn."""
    value = float(w[Weight.CHOICE_TO_COME]) if can_use_power(box, s) else 0.0
    if s.action == Court.REASSIGN or not number_fits(s.action, s.top, s.beneath):
        return value
    for region in range(NUM_REGIONS):
        for place in range(s.card_counts[s.turn, region]):
            if can_activate(box, s, region, place):
                value += w[Weight.BONUS + box.bonuses[s.cards[s.turn, region, place]]]
    return value


@rule
def _building(box: Components, s: State, w: Reals) -> float:
    """A palace or wall that has only to be paid for: its worth less that of the workers."""
    if s.action == Court.PALACE:
        seal = 0.0
        for aspect in range(NUM_ASPECTS):
            if s.seals[aspect] == NOBODY:
                seal = w[Weight.SEAL]
        return float(cards_on_board(s, s.turn) + seal - 2 * w[Weight.FIRST_WORKER] - w[Weight.SECOND_WORKER])
    return float(face_points(box, s, s.turn, s.tiles[s.section], s.sticks - 1) - w[Weight.FIRST_WORKER] * s.sticks)
