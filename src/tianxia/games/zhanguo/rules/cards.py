"""Phase 1: the order of play, the deal and the draft (rulebook: Phase 1, Variants; rulings R-2, R-22)."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.state import (
    CARDS_PER_ASPECT,
    DRAFT_HAND,
    HAND,
    NOBODY,
    NUM_ASPECTS,
    PACKETS,
    Decision,
    Event,
    Phase,
    State,
)
from tianxia.kernel.bits import NONE, ONE, bit, has, index_of, lowest
from tianxia.kernel.chance import below
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Bits, Ids

DEALT = HAND // NUM_ASPECTS
DRAFTED = DRAFT_HAND // NUM_ASPECTS


@rule
def aspect_of(card: int) -> int:
    """The aspect of a card."""
    return (card - 1) // CARDS_PER_ASPECT


@rule
def bit_of(card: int) -> Bits:
    """A card as a set of its aspect."""
    return bit((card - 1) % CARDS_PER_ASPECT)


@rule
def holds(s: State, seat: int, card: int) -> bool:
    """Is the card in the seat's hand?"""
    return has(s.hands[seat, aspect_of(card)], (card - 1) % CARDS_PER_ASPECT)


@rule
def hand_size(s: State, seat: int) -> int:
    """The number of cards in a hand."""
    size = 0
    for aspect in range(NUM_ASPECTS):
        size += s.hand_counts[seat, aspect]
    return size


@rule
def leave_hand(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    aspect = aspect_of(card)
    s.hands[seat, aspect] &= ~bit_of(card)
    s.hand_counts[seat, aspect] -= 1


@rule
def seat_in_order(s: State, place: int) -> int:
    """The seat at a place of the order of play: clockwise from the top disc, or the track from top to bottom."""
    return int(s.track[place] if s.track_order else (s.track[0] + place) % s.players)


@rule
def place_in_order(s: State, seat: int) -> int:
    """The place of a seat in the order of play."""
    for place in range(s.players):
        if seat_in_order(s, place) == seat:
            return place
    return NOBODY


@rule
def begin_round(box: Components, s: State) -> None:
    """Deal, then draft or play: nobody is asked yet."""
    s.turn = NOBODY
    drafting = s.draft == 1 and s.round_number <= PACKETS
    for place in range(s.players):
        for aspect in range(NUM_ASPECTS):
            for _ in range(DRAFTED if drafting else DEALT):
                _draw_card(s, seat_in_order(s, place), aspect)
    s.phase = Phase.DRAFT if drafting else Phase.PLAY
    emit(s, Event.ROUND_BEGUN, s.round_number, s.track[0])


@rule
def _draw_card(s: State, seat: int, aspect: int) -> None:
    """One card from the deck, or else from the oldest packet that has one, or else none (RULES.md, 5.1)."""
    if s.deck_counts[aspect] > 0:
        drawn = nth_card(s.decks[aspect], below(s, s.deck_counts[aspect]))
        s.decks[aspect] &= ~drawn
        s.deck_counts[aspect] -= 1
    else:
        packet = 0
        while packet < PACKETS and s.packet_counts[packet, aspect] == 0:
            packet += 1
        if packet == PACKETS:
            return
        drawn = nth_card(s.packets[packet, aspect], below(s, s.packet_counts[packet, aspect]))
        s.packets[packet, aspect] &= ~drawn
        s.packet_counts[packet, aspect] -= 1
    s.hands[seat, aspect] |= drawn
    s.hand_counts[seat, aspect] += 1


@rule
def nth_card(bits: Bits, n: int) -> Bits:
    """The n-th card of a set, counted from 0 in ascending order, as a set."""
    for _ in range(n):
        bits = bits & (bits - ONE)
    return lowest(bits)


@rule
def draft_aspect(s: State, seat: int) -> int:
    """The first aspect of which the seat must give a card back, or NOBODY."""
    for aspect in range(NUM_ASPECTS):
        if s.hand_counts[seat, aspect] >= DRAFTED:
            return aspect
    return NOBODY


@rule
def ask_draft(s: State) -> None:
    """The next seat that has a card to give back decides; if there is none, the play begins."""
    for place in range(s.players):
        seat = seat_in_order(s, place)
        if draft_aspect(s, seat) != NOBODY:
            s.turn = seat
            s.decision = Decision.DRAFT
            return
    s.phase = Phase.PLAY
    s.turn = NOBODY


@rule
def give_back(s: State, card: int) -> None:
    """A card goes from the hand into this round's packet under the decks."""
    aspect = aspect_of(card)
    packet = s.round_number - 1
    leave_hand(s, s.turn, card)
    s.packets[packet, aspect] |= bit_of(card)
    s.packet_counts[packet, aspect] += 1
    s.given[s.turn, packet, aspect] = card
    emit(s, Event.GIVEN_BACK, s.turn, aspect, card)


@rule
def list_cards(bits: Bits, first_id: int, out: Ids, n: int) -> int:
    """Write the ids of the cards of a set, ascending."""
    while bits != NONE:
        single = lowest(bits)
        out[n] = first_id + index_of(single)
        n += 1
        bits = bits & ~single
    return n
