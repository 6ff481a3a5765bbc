"""Piles of cards (rulebook: p. 6; RULES.md, 5).

A pile is a set and its top card a random one of it (R-2), so every card taken uses one chance number and shuffling
none.
"""

import numpy as np

from tianxia.games.legacy_of_yu.state import State
from tianxia.kernel.bits import NONE, ONE, bit, index_of, lowest, size
from tianxia.kernel.chance import below
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Bits


@rule
def card_bit(card: int) -> Bits:
    """The set that holds just this card."""
    return bit(card - 1)


@rule
def has_card(pile: Bits, card: int) -> bool:
    """Is this card in the pile?"""
    return bool(((pile >> np.uint64(card - 1)) & ONE) != NONE)


@rule
def lowest_card(pile: Bits) -> int:
    """The card with the smallest number of a pile that is not empty."""
    return index_of(lowest(pile)) + 1


@rule
def take_random(s: State, pile: Bits) -> int:
    """A random card of a pile that is not empty; the caller takes it out."""
    for _ in range(below(s, size(pile))):
        pile = pile & ~lowest(pile)
    return lowest_card(pile)


@rule
def ready_size(s: State) -> int:
    """Cards in the ready pile."""
    return int(size(s.ready) + s.ready_unseen)


@rule
def deck_size(s: State) -> int:
    """Cards in the townsfolk deck."""
    return int(size(s.deck) + size(s.unseen) - s.ready_unseen)


@rule
def take_ready(s: State) -> int:
    """The top card of a ready pile that is not empty."""
    if s.unseen != NONE:
        card = take_random(s, s.unseen)
        s.unseen = s.unseen & ~card_bit(card)
        s.ready_unseen -= 1
        settle_unseen(s)
    else:
        card = take_random(s, s.ready)
        s.ready = s.ready & ~card_bit(card)
    return card


@rule
def take_townsfolk(s: State) -> int:
    """The top card of the townsfolk deck, remade from its discard if need be; 0 if both are empty."""
    if s.unseen != NONE:
        card = take_random(s, s.unseen)
        s.unseen = s.unseen & ~card_bit(card)
        settle_unseen(s)
        return card
    if s.deck == NONE:
        s.deck = s.discard
        s.discard = NONE
        if s.deck == NONE:
            return 0
    card = take_random(s, s.deck)
    s.deck = s.deck & ~card_bit(card)
    return card


@rule
def take_outsider(s: State) -> int:
    """The top card of the outsider deck, remade from its discard if need be; 0 if both are empty."""
    if s.outsider_deck == NONE:
        s.outsider_deck = s.outsider_discard
        s.outsider_discard = NONE
        if s.outsider_deck == NONE:
            return 0
    card = take_random(s, s.outsider_deck)
    s.outsider_deck = s.outsider_deck & ~card_bit(card)
    return card


@rule
def settle_unseen(s: State) -> None:
    """Once only one of the two piles can hold the unseen cards, they are that pile."""
    if s.ready_unseen == 0:
        s.deck = s.unseen
        s.unseen = NONE
    elif s.ready_unseen == size(s.unseen):
        s.ready = s.unseen
        s.unseen = NONE
        s.ready_unseen = 0


@rule
def recruits_left(s: State) -> bool:
    """Is there a card in the townsfolk deck or its discard?"""
    return bool(s.deck != NONE or s.discard != NONE or s.unseen != NONE)
