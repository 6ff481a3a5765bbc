"""The use of a card: unification or one of the six court actions (rulebook: Court actions; R-2, R-3, R-4)."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.cards import aspect_of, bit_of, leave_hand
from tianxia.games.zhanguo.rules.governors import dismiss_officials, has_three_officials, name_governor
from tianxia.games.zhanguo.rules.officials import ask_moves, drop, has_officials, hire, list_drops, list_hires
from tianxia.games.zhanguo.rules.palaces import can_have_palace, has_palace_workers, plan_palace
from tianxia.games.zhanguo.rules.unification import can_unify, unify
from tianxia.games.zhanguo.rules.walls import affordable_sticks, list_walls, plan_wall
from tianxia.games.zhanguo.rules.workers import can_recruit, recruit
from tianxia.games.zhanguo.state import NUM_REGIONS, NUM_SPACES, Court, Decision, Event, Origin, State
from tianxia.games.zhanguo.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids

EVERYWHERE = (1 << NUM_REGIONS) - 1


@rule
def pick_card(s: State, card: int) -> None:
    """The card leaves the hand and cannot be taken back."""
    leave_hand(s, s.turn, card)
    s.card = card
    s.decision = Decision.USE
    emit(s, Event.CARD_PLAYED, s.turn, card)


@rule
def list_uses(box: Components, s: State, out: Ids) -> int:
    """Write everything the card in the air may be used for."""
    n = 0
    for region in range(NUM_REGIONS):
        if can_unify(box, s, s.turn, region):
            out[n] = actions.UNIFY + region
            n += 1
    n = list_hires(s, EVERYWHERE, out, n)
    if has_officials(box, s, s.turn):
        out[n] = actions.REASSIGN
        n += 1
    n = _list_regional(box, s, out, n)
    n = list_walls(s, affordable_sticks(s, s.turn), out, n)
    return list_drops(s, out, n)


@rule
def _list_regional(box: Components, s: State, out: Ids, n: int) -> int:
    """Governors, recruits and palaces."""
    if s.governors_left[s.turn] > 0:
        for region in range(NUM_REGIONS):
            if has_three_officials(s, s.turn, region):
                out[n] = actions.GOVERNOR + region
                n += 1
    for region in range(NUM_REGIONS):
        if can_recruit(box, s, s.turn, region):
            out[n] = actions.RECRUIT + region
            n += 1
    for region in range(NUM_REGIONS):
        if has_palace_workers(s, s.turn, region) and can_have_palace(box, s, s.turn, region):
            out[n] = actions.PALACE + region
            n += 1
    return n


@rule
def use_card(box: Components, s: State, action: int) -> None:
    """Carry out what the card is used for."""
    if action < actions.HIRE:
        unify(box, s, action - actions.UNIFY)
    elif action >= actions.DROP:
        index = action - actions.DROP
        drop(s, index // NUM_REGIONS, index % NUM_REGIONS)
        s.decision = Decision.USE
    else:
        _hold_court(box, s, action)


@rule
def _hold_court(box: Components, s: State, action: int) -> None:
    """The card goes on top of the court pile and pays for a court action."""
    if action < actions.REASSIGN:
        _go_to_court(s, Court.HIRE)
        index = action - actions.HIRE
        hire(s, s.turn, index // NUM_REGIONS, index % NUM_REGIONS, 1)
    elif action == actions.REASSIGN:
        _go_to_court(s, Court.REASSIGN)
        ask_moves(s, box.reassign_points, Origin.ACTION)
    elif action < actions.RECRUIT:
        _go_to_court(s, Court.GOVERNOR)
        dismiss_officials(s, action - actions.GOVERNOR)
        name_governor(s, action - actions.GOVERNOR, 1)
    elif action < actions.PALACE:
        _go_to_court(s, Court.RECRUIT)
        recruit(s, action - actions.RECRUIT)
    elif action < actions.WALL:
        _go_to_court(s, Court.PALACE)
        plan_palace(s, action - actions.PALACE)
    else:
        _go_to_court(s, Court.WALL)
        index = action - actions.WALL
        plan_wall(s, index // NUM_SPACES, index % NUM_SPACES)


@rule
def _go_to_court(s: State, action: int) -> None:
    s.court[aspect_of(s.card)] |= bit_of(s.card)
    s.beneath = s.top
    s.top = s.card
    s.card = 0
    s.action = action
