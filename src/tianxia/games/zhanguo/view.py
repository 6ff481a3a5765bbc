"""What a seat may see: scrub takes the secrets out of a record, determinize deals them anew (chapter 16)."""

from typing import Any

from tianxia.games.zhanguo.cards import aspect_of, bit_of, nth_card
from tianxia.games.zhanguo.position import dump
from tianxia.games.zhanguo.setting_up import EVERY_CARD
from tianxia.games.zhanguo.state import ASPECTS, NUM_ASPECTS, NUM_REGIONS, PACKETS, Event, Phase
from tianxia.kernel.bits import NONE, size
from tianxia.kernel.chance import below, next_bits
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.rule import rule


@rule
def scrub(box: Any, s: Any, seat: int) -> None:
    """Blank the generator, decks, packets and what the other seats hold and gave back; all sizes stay."""
    s.chance = 0
    for aspect in range(NUM_ASPECTS):
        s.decks[aspect] = NONE
        for packet in range(PACKETS):
            s.packets[packet, aspect] = NONE
            for other in range(s.players):
                if other != seat:
                    s.given[other, packet, aspect] = 0
        for other in range(s.players):
            if other != seat:
                s.hands[other, aspect] = NONE
    for i in range(s.event_count):
        if s.events[i, 0] == Event.GIVEN_BACK and s.events[i, 1] != seat:
            s.events[i, 3] = 0


@rule
def determinize(box: Any, s: Any, seat: int, source: Any) -> None:
    """Deal the cards the seat has not seen, colour by colour, to the other hands, the packets and the deck.

    Works on a scrubbed record and on a full one alike: nothing hidden is read.
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
def unseen_cards(s: Any, seat: int, aspect: int) -> Any:
    """The cards of an aspect that are neither open nor in the seat's own hand."""
    unseen = EVERY_CARD & ~s.court[aspect]
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
def kept_card(s: Any, seat: int, packet: int, aspect: int, unseen: Any) -> Any:
    """The card the seat gave back lies in its packet as long as that is untouched; else nobody knows where it is."""
    if seat < 0 or s.given[seat, packet, aspect] == 0:
        return NONE
    is_growing = s.phase == Phase.DRAFT and packet == s.round_number - 1
    if s.packet_counts[packet, aspect] == 0 or not (is_growing or s.packet_counts[packet, aspect] == s.players):
        return NONE
    return bit_of(s.given[seat, packet, aspect]) & unseen


def view(box: Box, s: Any, seat: int) -> Document:
    """The position as a seat sees it, from a record scrubbed for it."""
    document = dump(box, s)
    document["chance"] = "hidden"
    document["deck"] = {aspect: {"hidden": int(s.deck_counts[a])} for a, aspect in enumerate(ASPECTS)}
    document["under"] = [{"hidden": int(s.packet_counts[packet].sum())} for packet in range(PACKETS)]
    for other in range(s.players):
        if other != seat:
            document["seats"][other]["hand"] = {"hidden": int(s.hand_counts[other].sum())}
            document["seats"][other]["given"] = {"hidden": PACKETS}
    return document
