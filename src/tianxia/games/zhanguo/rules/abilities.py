"""Card abilities and the powers of the B boards (rulebook: p. 9, 13, 14; rulings R-5, R-7, R-8, R-18, R-32)."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.governors import has_governors
from tianxia.games.zhanguo.rules.officials import ask_moves, has_officials, hire
from tianxia.games.zhanguo.rules.unification import all_cards_of_aspect, any_marker_left
from tianxia.games.zhanguo.rules.unrest import calm, has_unrest, is_in_revolt
from tianxia.games.zhanguo.rules.workers import add_workers, has_workers, recruit_one_more
from tianxia.games.zhanguo.state import (
    NOBODY,
    NUM_REGIONS,
    REGION_CARDS,
    Bonus,
    Court,
    Decision,
    Event,
    Origin,
    Power,
    State,
)
from tianxia.games.zhanguo.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids

GAIN_TWO, GAIN_THREE = 2, 3
"""The two bonuses of plain points."""


@rule
def number_fits(trigger: int, card: int, beneath: int) -> bool:
    """Does a card played on another one activate the abilities of a court action? On the empty pile all fit (R-5)."""
    if beneath == 0:
        return True
    if trigger == Court.HIRE or trigger == Court.GOVERNOR:
        return card < beneath
    return card > beneath


@rule
def has_effect(box: Components, s: State, region: int, bonus: int) -> bool:
    """Would the bonus of a card in this region do something now (R-8)?"""
    seat = s.turn
    if bonus == Bonus.MOVES:
        return has_officials(box, s, seat)
    if Bonus.PER_WRITING <= bonus <= Bonus.PER_LAWS:
        return all_cards_of_aspect(s, seat, bonus - Bonus.PER_WRITING) > 0
    if bonus == Bonus.CALM_ANY:
        return has_unrest(s, seat)
    if bonus == Bonus.CALM_HERE:
        return bool(s.unrest[seat, region] > 0)
    if bonus == Bonus.CARRY:
        return has_workers(s, seat)
    if bonus >= Bonus.RED:
        return bool(s.officials_left[seat, bonus - Bonus.RED] > 0)
    return True


@rule
def is_used(s: State, region: int, place: int) -> bool:
    """Was the card at this place of the seat's board activated in this turn?"""
    return bool(s.used >> (REGION_CARDS * region + place) & 1 == 1)


@rule
def can_activate(box: Components, s: State, region: int, place: int) -> bool:
    """Everything but the number played."""
    card = s.cards[s.turn, region, place]
    if box.triggers[card] != s.action or is_used(s, region, place):
        return False
    return not is_in_revolt(box, s, s.turn, region) and has_effect(box, s, region, box.bonuses[card])


@rule
def list_abilities(box: Components, s: State, out: Ids) -> int:
    """Write the cards that can be activated, ascending."""
    n = 0
    if s.action == Court.REASSIGN or not number_fits(s.action, s.top, s.beneath):
        return n
    for region in range(NUM_REGIONS):
        for place in range(s.card_counts[s.turn, region]):
            if can_activate(box, s, region, place):
                action = actions.ACTIVATE + s.cards[s.turn, region, place] - 1
                i = n
                while i > 0 and out[i - 1] > action:
                    out[i] = out[i - 1]
                    i -= 1
                out[i] = action
                n += 1
    return n


@rule
def has_ability(box: Components, s: State) -> bool:
    """Can any card be activated?"""
    if s.action == Court.REASSIGN or not number_fits(s.action, s.top, s.beneath):
        return False
    for region in range(NUM_REGIONS):
        for place in range(s.card_counts[s.turn, region]):
            if can_activate(box, s, region, place):
                return True
    return False


@rule
def power_of(box: Components, s: State) -> int:
    """What the seat's board adds to the court action: a Power or NOBODY."""
    return int(box.powers[s.board[s.turn], s.action])


@rule
def power_has_effect(box: Components, s: State, power: int) -> bool:
    """Would the board power do something now?"""
    if power == Power.CARRY:
        return has_workers(s, s.turn)
    if power == Power.RELIEF:
        return has_unrest(s, s.turn)
    if power == Power.MOVES:
        return has_officials(box, s, s.turn)
    if power == Power.SHIFT:
        return has_governors(box, s, s.turn)
    return True


@rule
def can_use_power(box: Components, s: State) -> bool:
    """Is there a board power that was not used in this turn and would do something?"""
    power = power_of(box, s)
    return power != NOBODY and s.power == 0 and power_has_effect(box, s, power)


@rule
def find_card(s: State, seat: int, card: int) -> int:
    """Where a card lies on the seat's board: 3 x region + place, or NOBODY."""
    for region in range(NUM_REGIONS):
        for place in range(s.card_counts[seat, region]):
            if s.cards[seat, region, place] == card:
                return REGION_CARDS * region + place
    return NOBODY


@rule
def activate(box: Components, s: State, card: int) -> None:
    """Use the ability of a card."""
    where = find_card(s, s.turn, card)
    bonus = box.bonuses[card]
    s.used |= 1 << where
    emit(s, Event.ACTIVATED, s.turn, card, bonus)
    if bonus == Bonus.MARKER:
        ask_marker(s, Origin.CARD)
    elif bonus == Bonus.MOVES:
        ask_moves(s, box.ability_moves, Origin.CARD)
    elif bonus == Bonus.CALM_ANY:
        _ask(s, Decision.CALM, Origin.CARD)
    elif bonus == Bonus.CARRY:
        _ask(s, Decision.CARRY, Origin.CARD)
    else:
        _take_bonus(s, where // REGION_CARDS, bonus)


@rule
def _take_bonus(s: State, region: int, bonus: int) -> None:
    """A bonus without a choice."""
    if bonus == Bonus.WORKER:
        add_workers(s, s.turn, region, 1)
    elif bonus == Bonus.CALM_HERE:
        calm(s, s.turn, region)
    elif bonus >= Bonus.RED:
        hire(s, s.turn, bonus - Bonus.RED, region, 1)
    elif bonus == Bonus.POINTS_2:
        score_points(s, GAIN_TWO)
    elif bonus == Bonus.POINTS_3:
        score_points(s, GAIN_THREE)
    else:
        score_points(s, all_cards_of_aspect(s, s.turn, bonus - Bonus.PER_WRITING))


@rule
def use_power(box: Components, s: State) -> None:
    """Use the power of the seat's board."""
    power = power_of(box, s)
    s.power = 1
    emit(s, Event.POWER_USED, s.turn, s.board[s.turn], power)
    if power == Power.EXTRA_WORKER:
        recruit_one_more(box, s)
        ask_moves(s, box.circle_moves, Origin.POWER)
    elif power == Power.CARRY:
        _ask(s, Decision.CARRY, Origin.POWER)
    elif power == Power.MARKER:
        ask_marker(s, Origin.POWER)
    elif power == Power.RELIEF:
        _ask(s, Decision.CALM, Origin.POWER)
    elif power == Power.MOVES:
        ask_moves(s, box.star_moves, Origin.POWER)
    else:
        _ask(s, Decision.SHIFT, Origin.POWER)


@rule
def ask_marker(s: State, origin: int) -> None:
    """A marker of choice, or a point if no marker of any aspect is left (R-23)."""
    if any_marker_left(s):
        _ask(s, Decision.MARKER, origin)
    else:
        score_points(s, 1)


@rule
def _ask(s: State, decision: int, origin: int) -> None:
    s.decision = decision
    s.origin = origin


@rule
def score_points(s: State, points: int) -> None:
    """The seat in turn gains points."""
    s.points[s.turn] += points
    emit(s, Event.SCORED, s.turn, points)


@rule
def calm_by_choice(s: State, region: int) -> None:
    """Lower the unrest of a region; as a board power this also brings a worker there."""
    calm(s, s.turn, region)
    if s.origin == Origin.POWER:
        add_workers(s, s.turn, region, 1)
