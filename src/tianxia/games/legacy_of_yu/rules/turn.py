"""The contract: setup, decider, legal, pick, apply, score, utility. Each decision is handed to its chapter."""

from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.rules.building import (
    can_build_canal,
    list_buildings,
    list_slots,
)
from tianxia.games.legacy_of_yu.rules.course import advance, begin, piece_of_gain
from tianxia.games.legacy_of_yu.rules.gains import is_allowed
from tianxia.games.legacy_of_yu.rules.items import SHIFT
from tianxia.games.legacy_of_yu.rules.outsiders import (
    can_pay_tribute,
)
from tianxia.games.legacy_of_yu.rules.paying import (
    NO_EXTRA,
    can_substitute,
    shortage,
    substitute,
)
from tianxia.games.legacy_of_yu.rules.piles import card_bit, has_card, take_outsider, take_random, take_townsfolk
from tianxia.games.legacy_of_yu.rules.queue import first_item
from tianxia.games.legacy_of_yu.rules.round import gain_start, harvest
from tianxia.games.legacy_of_yu.rules.townsfolk import list_hand, list_row
from tianxia.games.legacy_of_yu.rules.trading import list_trades
from tianxia.games.legacy_of_yu.state import (
    GROUPS,
    MAX_RULES,
    NOTHING,
    NUM_COLOURS,
    NUM_PIECES,
    RIVER,
    ROW,
    Decision,
    Outcome,
    Phase,
    State,
)
from tianxia.games.legacy_of_yu.text import actions
from tianxia.kernel.bits import NONE
from tianxia.kernel.events import clear_events
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids, Reals


@rule
def set_up(box: Components, s: State) -> None:
    """A new game. A campaign may have been read into the zeroed record before; otherwise it is a fresh one."""
    if s.story == 0 or s.own_townsfolk == NONE:
        start_campaign(box, s)
    lay_out(box, s)
    for space in range(ROW - _starting_outsiders(box, s)):
        s.row[space] = take_townsfolk(s)
    for space in range(ROW - 1, ROW - 1 - _starting_outsiders(box, s), -1):
        s.row[space] = -take_outsider(s)
    for group in range(GROUPS):
        cards = s.own_canals & box.canal_groups[group]
        for i in range(RIVER // GROUPS):
            card = take_random(s, cards)
            cards = cards & ~card_bit(card)
            s.canals[RIVER // GROUPS * group + i] = card
    harvest(box, s)
    gain_start(box, s)
    advance(box, s)
    clear_events(s)


@rule
def start_campaign(box: Components, s: State) -> None:
    """The starting cards; in a campaign also the victory and defeat cards."""
    s.own_townsfolk = box.start_townsfolk
    s.own_outsiders = box.start_outsiders
    s.own_canals = box.start_canals
    s.own_huts = box.start_huts
    if s.story:
        s.victory = box.victory_cards
        s.defeat = box.defeat_cards


@rule
def lay_out(box: Components, s: State) -> None:
    """The table before any card is drawn."""
    s.round_number = 1
    s.barge = 1
    s.doing = NOTHING
    for piece in range(NUM_PIECES):
        s.supply[piece] = box.totals[piece]
    s.unseen = s.own_townsfolk
    s.ready_unseen = box.ready
    for rule_card in range(1, MAX_RULES + 1):
        if has_card(s.rules, rule_card):
            s.ready_unseen += box.rule_ready[rule_card]
    s.outsider_deck = s.own_outsiders
    s.hut_deck = s.own_huts


@rule
def decider(s: State) -> int:
    """Seat 0 decides everything."""
    return NOTHING if s.decision == Decision.OVER else 0


@rule
def legal(box: Components, s: State, out: Ids) -> int:
    """The ids of the legal actions, ascending."""
    if s.decision == Decision.MAIN:
        return _list_main(box, s, out)
    n = 0
    if s.decision == Decision.PAY:
        for colour in range(NUM_COLOURS):
            if can_substitute(s, colour):
                out[n] = actions.PAY + colour
                n += 1
    elif s.decision == Decision.GAIN:
        n = _list_gains(s, out)
    elif s.decision == Decision.SHORT:
        n = list_trades(box, s, False, out, 0)
        out[n] = actions.SKIP
        n += 1
    elif s.decision == Decision.ASSAULT:
        n = list_trades(box, s, True, out, 0)
        if can_pay_tribute(box, s):
            out[n] = actions.TRIBUTE
            n += 1
        out[n] = actions.SUFFER
        n += 1
    elif s.decision == Decision.GIVE:
        for colour in range(NUM_COLOURS):
            if s.held[colour] > 0:
                out[n] = actions.GIVE + colour
                n += 1
    elif s.decision == Decision.STORY:
        n = _list_choices(box, s, out)
    return n


@rule
def apply(box: Components, s: State, action: int) -> None:
    """Carry out one legal action and everything automatic that follows."""
    clear_events(s)
    if actions.PAY <= action < actions.GAIN:
        substitute(s, action - actions.PAY)
    else:
        begin(box, s, action)
        s.doing = action
    advance(box, s)


@rule
def score(box: Components, s: State, out: Reals) -> None:
    """1 for a win, else 0."""
    out[0] = 1.0 if s.outcome == Outcome.WIN else 0.0


@rule
def utility(box: Components, s: State, out: Reals) -> None:
    """1 for a win, -1 for a loss."""
    out[0] = 1.0 if s.outcome == Outcome.WIN else -1.0


@rule
def _starting_outsiders(box: Components, s: State) -> int:
    count = box.outsiders
    for rule_card in range(1, MAX_RULES + 1):
        if has_card(s.rules, rule_card):
            count += box.rule_outsiders[rule_card]
    return int(count)


@rule
def _list_main(box: Components, s: State, out: Ids) -> int:
    n = list_hand(box, s, out)
    n = list_row(box, s, out, n)
    if can_build_canal(box, s):
        out[n] = actions.CANAL
        n += 1
    n = list_buildings(box, s, out, n)
    n = list_trades(box, s, False, out, n)
    n = list_slots(box, s, out, n)
    if s.rules != NONE:
        for rule_card in range(1, MAX_RULES + 1):
            if can_use_tool(box, s, rule_card):
                out[n] = actions.TOOL + rule_card - 1
                n += 1
    if s.hand == NONE:
        out[n] = actions.END
        n += 1
    return n


@rule
def can_use_tool(box: Components, s: State, rule_card: int) -> bool:
    """Is the rule in force, its tool not used up and affordable?"""
    if not has_card(s.rules, rule_card) or box.has_tool[rule_card] == 0 or has_card(s.used, rule_card):
        return False
    return shortage(box, s, box.tool_price[rule_card], 0, NO_EXTRA) == NOTHING


@rule
def _list_gains(s: State, out: Ids) -> int:
    n = 0
    item = first_item(s)
    for i in range(actions.GIVE - actions.GAIN):
        piece = piece_of_gain(i)
        if is_allowed(item // SHIFT, item % SHIFT, piece) and s.supply[piece] > 0:
            out[n] = actions.GAIN + i
            n += 1
    return n


@rule
def _list_choices(box: Components, s: State, out: Ids) -> int:
    """Trades come first if a choice has a price."""
    entry = first_item(s) % SHIFT
    n = 0
    if box.has_price[entry] and s.phase != Phase.EPILOGUE:
        n = list_trades(box, s, False, out, 0)
    for choice in range(box.choices[entry]):
        if shortage(box, s, box.choice_price[entry, choice], 0, NO_EXTRA) == NOTHING:
            out[n] = actions.CHOOSE + choice
            n += 1
    return n
