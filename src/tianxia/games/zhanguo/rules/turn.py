"""The contract: set_up, decider, legal, apply, score. Each decision is handed to its chapter."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.abilities import (
    activate,
    calm_by_choice,
    can_use_power,
    has_ability,
    list_abilities,
    use_power,
)
from tianxia.games.zhanguo.rules.boards import (
    FIRST,
    bid,
    choose_board,
    continue_boards,
    list_bids,
    list_boards,
    pass_bid,
)
from tianxia.games.zhanguo.rules.cards import (
    ask_draft,
    draft_aspect,
    give_back,
    hand_size,
    list_cards,
    place_in_order,
    seat_in_order,
)
from tianxia.games.zhanguo.rules.court import EVERYWHERE, list_uses, pick_card, use_card
from tianxia.games.zhanguo.rules.governors import list_shifts, name_governor, shift, take_square
from tianxia.games.zhanguo.rules.objectives import claim_objectives
from tianxia.games.zhanguo.rules.officials import drop, hire, list_hires, list_moves, move, stop_moving
from tianxia.games.zhanguo.rules.palaces import build_palace, list_palace_payments, pay_palace, take_seal
from tianxia.games.zhanguo.rules.rewards import (
    accept,
    begin_rewards,
    continue_rewards,
    decline,
    list_reward_governors,
    list_reward_palaces,
    reward_regions,
)
from tianxia.games.zhanguo.rules.setup import deal_components, lay_out
from tianxia.games.zhanguo.rules.unification import take_marker
from tianxia.games.zhanguo.rules.walls import build_wall, list_wall_payments, list_walls, pay_wall
from tianxia.games.zhanguo.rules.workers import carry, list_carries
from tianxia.games.zhanguo.state import (
    CARDS_PER_ASPECT,
    NOBODY,
    NUM_ASPECTS,
    NUM_REGIONS,
    NUM_SPACES,
    NUM_SQUARES,
    Court,
    Decision,
    Event,
    Origin,
    Phase,
    State,
)
from tianxia.games.zhanguo.text import actions
from tianxia.kernel.events import clear_events, emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids, Reals


@rule
def set_up(box: Components, s: State) -> None:
    """A new game up to its first decision."""
    lay_out(box, s)
    deal_components(box, s)
    _go_on(box, s)
    clear_events(s)


@rule
def decider(s: State) -> int:
    """The seat in turn; nobody at an empty table that was set up by hand (RULES.md, 15)."""
    if s.decision == Decision.CARD and hand_size(s, s.turn) == 0:
        return NOBODY
    return int(s.turn)


@rule
def legal(box: Components, s: State, out: Ids) -> int:
    """The ids of the legal actions, ascending."""
    decision = s.decision
    if decision == Decision.CARD:
        n = 0
        for aspect in range(NUM_ASPECTS):
            n = list_cards(s.hands[s.turn, aspect], actions.CARD + CARDS_PER_ASPECT * aspect, out, n)
        return n
    if decision == Decision.USE:
        return list_uses(box, s, out)
    if decision == Decision.MOVE:
        return list_moves(box, s, out)
    if decision == Decision.ABILITY:
        return _list_ability_answers(box, s, out)
    if decision == Decision.PAY:
        return list_palace_payments(s, out) if s.action == Court.PALACE else list_wall_payments(s, out)
    if _is_before_play(decision):
        return _legal_before_play(box, s, out)
    if _is_reward(decision):
        return _legal_reward(box, s, out)
    if decision == Decision.NONE:
        return 0
    return _legal_choice(box, s, out)


@rule
def _is_before_play(decision: int) -> bool:
    return decision == Decision.BOARD or decision == Decision.BID or decision == Decision.DRAFT


@rule
def _is_reward(decision: int) -> bool:
    """Is a reward offered, or being taken?"""
    if decision == Decision.REWARD or decision == Decision.GOVERNOR:
        return True
    return decision == Decision.WALL or decision == Decision.PALACE


@rule
def _legal_before_play(box: Components, s: State, out: Ids) -> int:
    if s.decision == Decision.BOARD:
        return list_boards(s, out)
    if s.decision == Decision.BID:
        return list_bids(box, s, out)
    aspect = draft_aspect(s, s.turn)
    return list_cards(s.hands[s.turn, aspect], actions.DISCARD + CARDS_PER_ASPECT * aspect, out, 0)


@rule
def _list_ability_answers(box: Components, s: State, out: Ids) -> int:
    n = list_abilities(box, s, out)
    if can_use_power(box, s):
        out[n] = actions.POWER
        n += 1
    out[n] = actions.DONE
    return n + 1


@rule
def _legal_choice(box: Components, s: State, out: Ids) -> int:
    """The small choices within an action, an ability or a reward."""
    if s.decision == Decision.CARRY:
        return list_carries(box, s, out)
    if s.decision == Decision.SHIFT:
        return list_shifts(box, s, out)
    n = 0
    if s.decision == Decision.OFFICIAL:
        n = list_hires(s, EVERYWHERE if s.origin == Origin.SQUARE else reward_regions(box, s), out, n)
        if s.origin == Origin.SQUARE:
            out[n] = actions.SKIP
            n += 1
    elif s.decision == Decision.SQUARE:
        for square in range(NUM_SQUARES):
            if s.squares[s.region, square] == NOBODY:
                out[n] = actions.SQUARE + square
                n += 1
    elif s.decision == Decision.CALM:
        for region in range(NUM_REGIONS):
            if s.unrest[s.turn, region] > 0:
                out[n] = actions.CALM + region
                n += 1
    else:
        n = _list_aspects(s, out)
    return n


@rule
def _list_aspects(s: State, out: Ids) -> int:
    """Seals on the board, or markers in the supply."""
    n = 0
    for aspect in range(NUM_ASPECTS):
        if s.decision == Decision.SEAL and s.seals[aspect] == NOBODY:
            out[n] = actions.SEAL + aspect
            n += 1
        elif s.decision == Decision.MARKER and s.supply[aspect] > 0:
            out[n] = actions.MARKER + aspect
            n += 1
    return n


@rule
def _legal_reward(box: Components, s: State, out: Ids) -> int:
    if s.decision == Decision.REWARD:
        out[0] = actions.ACCEPT
        out[1] = actions.DECLINE
        return 2
    if s.decision == Decision.GOVERNOR:
        return list_reward_governors(box, s, out)
    if s.decision == Decision.WALL:
        return list_walls(s, NUM_SPACES, out, 0)
    return list_reward_palaces(box, s, out)


@rule
def apply(box: Components, s: State, action: int) -> None:
    """Carry out one legal action and everything automatic that follows."""
    clear_events(s)
    decision = s.decision
    s.decision = Decision.NONE  # answered; the chapter may ask the next question itself
    if decision == Decision.CARD:
        pick_card(s, action - actions.CARD + 1)
    elif decision == Decision.USE:
        use_card(box, s, action)
    elif decision == Decision.MOVE:
        _answer_move(box, s, action)
    elif decision == Decision.ABILITY:
        _answer_ability(box, s, action)
    elif decision == Decision.PAY:
        _pay(s, action)
    elif _is_before_play(decision):
        _answer_before_play(box, s, decision, action)
    elif _is_reward(decision):
        _answer_reward(box, s, decision, action)
    else:
        _answer_choice(box, s, decision, action)
    _go_on(box, s)


@rule
def _answer_before_play(box: Components, s: State, decision: int, action: int) -> None:
    if decision == Decision.BOARD:
        choose_board(box, s, action - actions.BOARD + FIRST)
    elif decision == Decision.DRAFT:
        give_back(s, action - actions.DISCARD + 1)
    elif action == actions.PASS:
        pass_bid(s)
    else:
        bid(s, action - actions.BID + 1)


@rule
def _answer_move(box: Components, s: State, action: int) -> None:
    if action == actions.STOP:
        stop_moving(s)
    elif action < actions.MOVE_GOVERNING:
        index = action - actions.DROP
        drop(s, index // NUM_REGIONS, index % NUM_REGIONS)
        s.decision = Decision.MOVE
    else:
        move(box, s, action)


@rule
def _answer_ability(box: Components, s: State, action: int) -> None:
    if action == actions.DONE:
        emit(s, Event.TURN_ENDED, s.turn)
        _end_turn(box, s)
    elif action == actions.POWER:
        use_power(box, s)
    else:
        activate(box, s, action - actions.ACTIVATE + 1)


@rule
def _pay(s: State, action: int) -> None:
    if s.action == Court.PALACE:
        pay_palace(s, action - actions.PAY)
    else:
        pay_wall(s, actions.pay_mask(action))


@rule
def _answer_choice(box: Components, s: State, decision: int, action: int) -> None:
    if decision == Decision.SEAL:
        take_seal(s, action - actions.SEAL)
    elif decision == Decision.SQUARE:
        take_square(box, s, action - actions.SQUARE)
        return
    elif decision == Decision.MARKER:
        take_marker(s, action - actions.MARKER)
    elif decision == Decision.CALM:
        calm_by_choice(s, action - actions.CALM)
    elif decision == Decision.CARRY:
        carry(s, action)
    elif decision == Decision.SHIFT:
        shift(s, action)
    elif action == actions.SKIP:
        emit(s, Event.SKIPPED, s.turn)
    else:
        index = action - actions.HIRE
        hire(s, s.turn, index // NUM_REGIONS, index % NUM_REGIONS, 1)
    s.origin = Origin.NONE


@rule
def _answer_reward(box: Components, s: State, decision: int, action: int) -> None:
    if action == actions.ACCEPT:
        accept(box, s)
    elif action == actions.DECLINE:
        decline(s)
    elif decision == Decision.GOVERNOR:
        name_governor(s, action - actions.GOVERNOR, 0)
    elif decision == Decision.WALL:
        index = action - actions.WALL
        build_wall(s, index // NUM_SPACES, index % NUM_SPACES)
    else:
        build_palace(s, action - actions.PALACE)


@rule
def _go_on(box: Components, s: State) -> None:
    """Do what is automatic until somebody is asked or the game is over."""
    while s.decision == Decision.NONE and s.phase != Phase.OVER:
        if s.phase == Phase.PLAY:
            if s.action != NOBODY and (has_ability(box, s) or can_use_power(box, s)):
                s.decision = Decision.ABILITY
            else:
                _end_turn(box, s)
        elif s.phase == Phase.REWARDS:
            continue_rewards(box, s)
        elif s.phase == Phase.DRAFT:
            ask_draft(s)
        else:
            continue_boards(box, s)


@rule
def _end_turn(box: Components, s: State) -> None:
    """Claim objectives; the next seat with a card plays, or the rewards begin (RULES.md, 5.3)."""
    first = 0
    if s.turn != NOBODY:
        claim_objectives(box, s, s.turn)
        first = place_in_order(s, s.turn) + 1
    _clear_turn(s)
    for i in range(s.players):
        seat = seat_in_order(s, (first + i) % s.players)
        if hand_size(s, seat) > 0:
            s.turn = seat
            s.decision = Decision.CARD
            return
    begin_rewards(s)


@rule
def _clear_turn(s: State) -> None:
    s.action = NOBODY
    s.beneath = 0
    s.region = NOBODY
    s.section = NOBODY
    s.sticks = 0
    s.used = 0
    s.power = 0


@rule
def score(box: Components, s: State, out: Reals) -> None:
    """The points of every seat."""
    for seat in range(s.players):
        out[seat] = s.points[seat]
