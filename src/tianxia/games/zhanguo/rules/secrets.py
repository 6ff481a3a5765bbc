"""What a seat may see: scrub takes the secrets out of a record, determinize deals them anew (RULES.md, 16)."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.cards import aspect_of, bit_of, nth_card
from tianxia.games.zhanguo.rules.setup import EVERY_CARD
from tianxia.games.zhanguo.state import NUM_ASPECTS, NUM_REGIONS, PACKETS, Event, Phase, State
from tianxia.kernel.bits import NONE, size
from tianxia.kernel.chance import Source, below, next_bits
from tianxia.kernel.contract import blanking
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Bits

blank = blanking(State)


@rule
def scrub(box: Components, s: State, seat: int) -> None:
    """Blank the generator, decks, packets and what the other seats hold and gave back; all sizes stay."""
    blank(s, seat)
    for i in range(s.event_count):
        if s.events[i, 0] == Event.GIVEN_BACK and s.events[i, 1] != seat:
            s.events[i, 3] = 0


@rule
def determinize(box: Components, s: State, seat: int, source: Source) -> None:
    """Deal the cards the seat has not seen, aspect by aspect, to the other hands, the packets and the deck.

    Works on a scrubbed record and on a full one alike, because nothing hidden is read.
    """
    scrub(box, s, seat)
    for aspect in range(NUM_ASPECTS):
        unseen = unseen_cards(s, seat, aspect)
        for packet in range(PACKETS):
            kept = kept_card(s, seat, packet, aspect, unseen)
            s.packets[packet, aspect] |= kept
            unseen = unseen & ~kept
            for _ in range(s.packet_counts[packet, aspect] - size(kept)):
                card = nth_card(unseen, below(source, size(unseen)))
                s.packets[packet, aspect] |= card
                unseen = unseen & ~card
        for other in range(s.players):
            if other != seat:
                for _ in range(s.hand_counts[other, aspect]):
                    card = nth_card(unseen, below(source, size(unseen)))
                    s.hands[other, aspect] |= card
                    unseen = unseen & ~card
        for _ in range(size(unseen) - s.deck_counts[aspect]):  # cards out of a game that was set up by hand
            unseen = unseen & ~nth_card(unseen, below(source, size(unseen)))
        s.decks[aspect] = unseen
    s.chance = next_bits(source)


@rule
def unseen_cards(s: State, seat: int, aspect: int) -> Bits:
    """The cards of an aspect that are neither open nor in the seat's own hand."""
    unseen: Bits = EVERY_CARD & ~s.court[aspect]
    if s.card != 0 and aspect_of(s.card) == aspect:
        unseen = unseen & ~bit_of(s.card)
    for other in range(s.players):
        if other == seat:
            unseen = unseen & ~s.hands[other, aspect]
        for region in range(NUM_REGIONS):
            for place in range(s.card_counts[other, region]):
                card = s.cards[other, region, place]
                if aspect_of(card) == aspect:
                    unseen = unseen & ~bit_of(card)
    return unseen


@rule
def kept_card(s: State, seat: int, packet: int, aspect: int, unseen: Bits) -> Bits:
    """The card the seat gave back lies in its packet as long as that is untouched; else nobody knows where it is."""
    if seat < 0 or s.given[seat, packet, aspect] == 0:
        return NONE
    is_growing = s.phase == Phase.DRAFT and packet == s.round_number - 1
    if s.packet_counts[packet, aspect] == 0 or not (is_growing or s.packet_counts[packet, aspect] == s.players):
        return NONE
    return bit_of(s.given[seat, packet, aspect]) & unseen
