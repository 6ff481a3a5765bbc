"""Townsfolk in hand and in the row (p. 8, 10; RULES.md, 10.1, 10.4; CAMPAIGN.md, 8)."""

from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.rules.paying import NO_EXTRA, shortage
from tianxia.games.legacy_of_yu.rules.piles import card_bit, has_card, lowest_card
from tianxia.games.legacy_of_yu.rules.queue import note, push_list
from tianxia.games.legacy_of_yu.rules.trading import list_cards
from tianxia.games.legacy_of_yu.state import MAX_RULES, NOTHING, ROW, TUCKS, Event, Piece, State
from tianxia.games.legacy_of_yu.text import actions
from tianxia.kernel.bits import NONE
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids


@rule
def free_tuck_space(s: State) -> int:
    """The leftmost free open tuck space (R-21), or NOTHING; space k opens with hut k."""
    for space in range(min(s.hut_count + 1, TUCKS)):
        if s.tucked[space] == 0:
            return space
    return NOTHING


@rule
def cooking_rule(box: Components, s: State, card: int) -> int:
    """The rule card in force that uses the food of this card, the lowest if there are several; 0 if none does."""
    for rule_card in range(1, MAX_RULES + 1):
        if has_card(s.rules, rule_card) and box.has_cook[rule_card, box.food[card]]:
            return rule_card
    return 0


@rule
def list_hand(box: Components, s: State, out: Ids) -> int:
    """Write the ids of everything that can be done with the cards in hand."""
    n = list_cards(s.hand, actions.PLAY, out, 0)
    n = list_cards(s.hand, actions.DISCARD, out, n)
    if free_tuck_space(s) != NOTHING:
        n = list_cards(s.hand, actions.TUCK, out, n)
    if s.rules != NONE:
        cards = s.hand
        while cards != NONE:
            card = lowest_card(cards)
            cards = cards & ~card_bit(card)
            if cooking_rule(box, s, card):
                out[n] = actions.COOK + card - 1
                n += 1
    return n


@rule
def list_row(box: Components, s: State, out: Ids, n: int) -> int:
    """Write the ids of hiring, dismissing and attacking."""
    for first in (actions.HIRE, actions.DISMISS):
        for space in range(1, ROW + 1):
            if s.row[space - 1] > 0 and box.row_cost[space] <= s.held[Piece.PROVISION]:
                out[n] = first + space - 1
                n += 1
    for space in range(1, ROW + 1):
        outsider = -s.row[space - 1]
        if outsider > 0:
            if shortage(box, s, box.attack_price[outsider], box.row_cost[space], NO_EXTRA) == NOTHING:
                out[n] = actions.ATTACK + space - 1
                n += 1
    return n


@rule
def use_card(box: Components, s: State, action: int) -> None:
    """Play, discard, tuck or cook a card. It has left the hand before its items come."""
    card = action % actions.DISCARD + 1
    s.hand = s.hand & ~card_bit(card)
    if action < actions.DISCARD:
        note(s, Event.PLAYED, card)
        s.exhausted = s.exhausted | card_bit(card)
        push_list(s, box.play[card])
    elif action < actions.TUCK:
        note(s, Event.DISCARDED, card)
        s.discard = s.discard | card_bit(card)
        push_list(s, box.discard[card])
        push_list(s, box.play[card])
    elif action < actions.COOK:
        note(s, Event.TUCKED, card)
        s.tucked[free_tuck_space(s)] = card
    else:
        note(s, Event.COOKED, card)
        s.exhausted = s.exhausted | card_bit(card)
        push_list(s, box.cook[cooking_rule(box, s, card), box.food[card]])


@rule
def hire(s: State, space: int) -> None:
    """The card of a row space joins the exhausted pile; nothing is gained."""
    card = s.row[space - 1]
    s.row[space - 1] = 0
    s.exhausted = s.exhausted | card_bit(card)
    note(s, Event.HIRED, card, space)


@rule
def dismiss(box: Components, s: State, space: int) -> None:
    """The card of a row space is discarded for its brown area."""
    card = s.row[space - 1]
    s.row[space - 1] = 0
    s.discard = s.discard | card_bit(card)
    note(s, Event.DISMISSED, card, space)
    push_list(s, box.play[card])
