"""Trades along the river, possible at any time (rulebook: p. 12; RULES.md, 10.7 and 11).

A trade is named by its section and what it takes or gives: twelve in all (state.TRADES), of which number CARD_TRADE
is paid with a card from the hand.
"""

from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.rules.items import MAX_ITEMS, SHIFT, Item
from tianxia.games.legacy_of_yu.rules.paying import NO_EXTRA, in_group, shortage
from tianxia.games.legacy_of_yu.rules.piles import card_bit, lowest_card, recruits_left
from tianxia.games.legacy_of_yu.rules.queue import note, push_list
from tianxia.games.legacy_of_yu.state import (
    CARD_TRADE,
    NOTHING,
    NUM_COLOURS,
    RECRUIT_TRADE,
    TRADE_SECTIONS,
    TRADES,
    Event,
    Piece,
    State,
)
from tianxia.games.legacy_of_yu.text import actions
from tianxia.kernel.bits import NONE
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Bits, Ids


@rule
def trade_of(action: int) -> int:
    """The number of the trade of an action."""
    if action < actions.TRADE_2:
        return action - actions.TRADE_0
    if action < actions.TRADE_3:
        return CARD_TRADE
    return CARD_TRADE + 1 + action - actions.TRADE_3


@rule
def action_of(trade: int) -> int:
    """The action of a trade; of CARD_TRADE, the one that comes before card 1."""
    if trade <= CARD_TRADE:
        return actions.TRADE_0 + trade
    return actions.TRADE_3 + trade - CARD_TRADE - 1


@rule
def is_open(s: State, trade: int) -> bool:
    """Is the section of this trade open?"""
    return bool(TRADE_SECTIONS[trade] <= s.built)


@rule
def missing_gain(box: Components, s: State, trade: int) -> int:
    """The first item of a trade that cannot be given now; 0 if all can."""
    for i in range(MAX_ITEMS):
        item = box.trade_gain[trade, i]
        if item == 0:
            return 0
        if item // SHIFT == Item.RECRUIT:
            if not recruits_left(s):
                return int(item)
        elif s.supply[item % SHIFT] == 0:
            return int(item)
    return 0


@rule
def can_trade(box: Components, s: State, trade: int) -> bool:
    """Can this trade be made now? The trade of a card needs only a card (R-20)."""
    if not is_open(s, trade):
        return False
    if trade == CARD_TRADE:
        return bool(s.hand != NONE)
    return shortage(box, s, box.trade_price[trade], 0, NO_EXTRA) == NOTHING and missing_gain(box, s, trade) == 0


@rule
def is_assault_trade(trade: int) -> bool:
    """In the assault cards are neither given nor recruited (R-8)."""
    return trade != CARD_TRADE and trade != RECRUIT_TRADE


@rule
def can_trade_at_all(box: Components, s: State) -> bool:
    """Can any trade be made now?"""
    for trade in range(TRADES):
        if can_trade(box, s, trade):
            return True
    return False


@rule
def can_trade_in_assault(box: Components, s: State) -> bool:
    """Can any trade of the assault be made now?"""
    for trade in range(TRADES):
        if is_assault_trade(trade) and can_trade(box, s, trade):
            return True
    return False


@rule
def could_return(box: Components, s: State, piece: int) -> bool:
    """Does an open trade take this piece, itself or as a substitute, and so bring it back to the supply (R-8)?"""
    for trade in range(TRADES):
        if is_open(s, trade):
            if box.trade_price[trade, piece] > 0:
                return True
            if piece < NUM_COLOURS and in_group(s, piece) and _asks_group(box, s, trade):
                return True
    return False


@rule
def list_trades(box: Components, s: State, assault: bool, out: Ids, n: int) -> int:
    """Write the ids of all trades that can be made."""
    for trade in range(TRADES):
        if assault and not is_assault_trade(trade):
            continue
        if can_trade(box, s, trade):
            if trade == CARD_TRADE:
                n = list_cards(s.hand, actions.TRADE_2, out, n)
            else:
                out[n] = action_of(trade)
                n += 1
    return n


@rule
def list_cards(cards: Bits, first: int, out: Ids, n: int) -> int:
    """Write one id for each card of a set, counted from the id of card 1."""
    while cards != NONE:
        card = lowest_card(cards)
        cards = cards & ~card_bit(card)
        out[n] = first + card - 1
        n += 1
    return n


@rule
def trade(box: Components, s: State, action: int) -> None:
    """Gain what has been paid for; the card of trade 2 goes to the exhausted pile."""
    number = trade_of(action)
    if number == CARD_TRADE:
        card = action - actions.TRADE_2 + 1
        s.hand = s.hand & ~card_bit(card)
        s.exhausted = s.exhausted | card_bit(card)
        note(s, Event.TRADED, TRADE_SECTIONS[number], card)
    else:
        note(s, Event.TRADED, TRADE_SECTIONS[number], _named_piece(action))
    push_list(s, box.trade_gain[number])


@rule
def _asks_group(box: Components, s: State, trade: int) -> bool:
    for colour in range(NUM_COLOURS):
        if in_group(s, colour) and box.trade_price[trade, colour] > 0:
            return True
    return False


@rule
def _named_piece(action: int) -> int:
    """The piece a trade names, or NOTHING."""
    if action < actions.TRADE_1:
        return Piece.CLAY + action - actions.TRADE_0
    if actions.TRADE_3 <= action < actions.TRADE_4:
        return Piece.RED + action - actions.TRADE_3
    if actions.TRADE_6 <= action < actions.HUT:
        return Piece.CLAY + action - actions.TRADE_6
    return NOTHING
