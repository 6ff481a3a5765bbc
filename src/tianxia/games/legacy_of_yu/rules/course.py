"""The course of a game: an action is paid for and carried out, then automatic steps run (RULES.md, 8).

Every action goes the same way: its price is paid (`begin`), substitutes are asked for if need be, then it is carried
out (`perform`), its items go to the queue, and the automatic steps run until the player has to decide (`advance`).
"""

from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.rules.building import (
    build,
    build_canal,
    kind_of,
    use_slot,
)
from tianxia.games.legacy_of_yu.rules.gains import carry_out, gain_chosen, give_up
from tianxia.games.legacy_of_yu.rules.items import SHIFT, Item
from tianxia.games.legacy_of_yu.rules.outsiders import (
    attack,
    buy_off,
    end_actions,
    is_asked,
    pay_tribute,
    suffer,
)
from tianxia.games.legacy_of_yu.rules.paying import (
    NO_EXTRA,
    pay_price,
    substitute,
    substitute_without_question,
)
from tianxia.games.legacy_of_yu.rules.piles import card_bit
from tianxia.games.legacy_of_yu.rules.queue import first_item, note, pop, push_kind, push_list
from tianxia.games.legacy_of_yu.rules.round import end_round
from tianxia.games.legacy_of_yu.rules.stories import choose, put_back
from tianxia.games.legacy_of_yu.rules.townsfolk import dismiss, hire, use_card
from tianxia.games.legacy_of_yu.rules.trading import trade, trade_of
from tianxia.games.legacy_of_yu.state import (
    NOTHING,
    NUM_COLOURS,
    ROW,
    Decision,
    Event,
    Phase,
    Piece,
    Resolving,
    State,
)
from tianxia.games.legacy_of_yu.text import actions
from tianxia.kernel.rule import rule


@rule
def advance(box: Components, s: State) -> None:
    """The automatic steps, until the player has to decide (RULES.md, 8)."""
    while s.phase != Phase.OVER:
        if s.pay_left > 0:
            colour = substitute_without_question(s)
            if colour == NOTHING:
                s.decision = Decision.PAY
                return
            substitute(s, colour)
        elif s.doing != NOTHING:
            action = s.doing
            s.doing = NOTHING
            perform(box, s, action)
        elif s.queue_size > 0:
            if carry_out(box, s):
                return
        elif s.phase == Phase.HARVEST:
            s.phase = Phase.ACTIONS
        elif s.phase == Phase.ACTIONS:
            s.decision = Decision.MAIN
            return
        elif s.phase == Phase.EPILOGUE:
            s.phase = Phase.OVER
        elif s.raider == 0:
            end_round(box, s)
        elif is_asked(box, s):
            s.decision = Decision.ASSAULT
            return
        else:
            suffer(box, s)
    s.decision = Decision.OVER


@rule
def begin(box: Components, s: State, action: int) -> None:
    """Pay the price of an action, as far as no substitutes are needed."""
    if actions.HIRE <= action < actions.ATTACK:
        space = (action - actions.HIRE) % ROW + 1
        s.held[Piece.PROVISION] -= box.row_cost[space]
        s.supply[Piece.PROVISION] += box.row_cost[space]
    elif actions.ATTACK <= action < actions.CANAL:
        space = action - actions.ATTACK + 1
        pay_price(box, s, box.attack_price[-s.row[space - 1]], box.row_cost[space], NO_EXTRA)
    elif action == actions.CANAL:
        pay_price(box, s, box.canal_price[s.canals[s.built]], 0, s.built + 1)
    elif actions.BUILD_FARM <= action < actions.TRADE_0:
        pay_price(box, s, box.build_price[kind_of(action)], 0, NO_EXTRA)
    elif actions.TRADE_0 <= action < actions.HUT:
        pay_price(box, s, box.trade_price[trade_of(action)], 0, NO_EXTRA)
    elif actions.TOOL <= action < actions.END:
        pay_price(box, s, box.tool_price[action - actions.TOOL + 1], 0, NO_EXTRA)
    elif actions.CHOOSE <= action < actions.TRIBUTE:
        entry = first_item(s) % SHIFT
        pay_price(box, s, box.choice_price[entry, action - actions.CHOOSE], 0, NO_EXTRA)
    elif action == actions.TRIBUTE:
        pay_tribute(box, s)


@rule
def perform(box: Components, s: State, action: int) -> None:
    """Carry out an action that is paid for."""
    if action < actions.HIRE:
        use_card(box, s, action)
    elif action < actions.DISMISS:
        hire(s, action - actions.HIRE + 1)
    elif action < actions.ATTACK:
        dismiss(box, s, action - actions.DISMISS + 1)
    elif action < actions.CANAL:
        attack(box, s, action - actions.ATTACK + 1)
    elif action == actions.CANAL:
        build_canal(box, s)
    elif action < actions.TRADE_0:
        build(box, s, action)
    elif action < actions.HUT:
        trade(box, s, action)
    elif action < actions.TOOL:
        use_slot(box, s, action)
    elif action < actions.END:
        use_tool(box, s, action - actions.TOOL + 1)
    elif action == actions.END:
        end_actions(box, s)
    else:
        _answer(box, s, action)


@rule
def use_tool(box: Components, s: State, rule_card: int) -> None:
    """The action of a rule card (CAMPAIGN.md, 6)."""
    note(s, Event.TOOL_USED, rule_card)
    s.used = s.used | card_bit(rule_card)
    s.resolving = Resolving.RULE
    s.resolving_card = rule_card
    push_kind(s, Item.AWAY, 0)
    push_list(s, box.tool_gain[rule_card])


@rule
def piece_of_gain(number: int) -> int:
    """The piece that the n-th `gain` names: colours, clay, timber."""
    return number if number < NUM_COLOURS else Piece.CLAY + number - NUM_COLOURS


@rule
def _answer(box: Components, s: State, action: int) -> None:
    """The answers to decisions other than `main`."""
    if action < actions.GIVE:
        gain_chosen(s, piece_of_gain(action - actions.GAIN))
    elif action < actions.SKIP:
        pop(s)
        put_back(s, action - actions.GIVE)
    elif action == actions.SKIP:
        give_up(box, s)
    elif action < actions.TRIBUTE:
        choose(box, s, action - actions.CHOOSE + 1)
    elif action == actions.TRIBUTE:
        buy_off(box, s)
    else:
        suffer(box, s)
