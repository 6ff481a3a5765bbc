"""Reading where the cards of a position are: each is in one place at most (RULES.md, 15)."""

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from tianxia.games.zhanguo.state import (
    ASPECTS,
    CARDS_PER_ASPECT,
    DRAFT_HAND,
    HAND,
    NUM_ASPECTS,
    NUM_CARDS,
    PACKETS,
    REGION_CARDS,
    REGIONS,
    Phase,
    State,
)
from tianxia.kernel.documents import fail, integer, items, shown, table

REGION_KEYS = ("cards", "gov", "work", "workers", "unrest")


class _Places:
    """The cards read so far, and where they are."""

    def __init__(self) -> None:
        self.where: dict[int, str] = {}

    def read(self, value: object, path: str, most: int = NUM_CARDS, *, ascending: bool = True) -> list[int]:
        """A list of cards that are nowhere else."""
        if not isinstance(value, list) or len(value) > most:
            fail(path, "zhanguo-not-card-list", most=most, found=shown(value))
        cards = [integer(card, f"{path}.{i}", 1, NUM_CARDS) for i, card in enumerate(value)]
        for card in cards:
            if card in self.where:
                fail(path, "zhanguo-card-elsewhere", card=card, place=self.where[card])
            self.where[card] = path
        if ascending and cards != sorted(cards):
            fail(path, "zhanguo-not-ascending", found=shown(cards))
        return cards


def load_cards(given: Mapping[str, object], seats: Sequence[Mapping[str, object]], s: State) -> None:
    """The court, the packets, the card in the air, hands, boards; a deck left out gets what is nowhere else."""
    places = _Places()
    _load_court(given, places, s)
    decks = table(given.get("deck", {}), "deck", ASPECTS)
    for a, aspect in enumerate(ASPECTS):
        if aspect in decks:
            check_aspect(places.read(decks[aspect], f"deck.{aspect}"), a, f"deck.{aspect}")
    for i, packet in enumerate(items(given.get("under", [[]] * PACKETS), "under", PACKETS)):
        s.packet_counts[i] = _fill(s.packets[i], places.read(packet, f"under.{i}"))
    pending = table(given.get("pending", {}), "pending")
    s.card = integer(pending.get("card", 0), "pending.card", 0, NUM_CARDS)
    places.read([int(s.card)] if s.card else [], "pending.card")
    for seat, own in enumerate(seats):
        _load_hand(own, seat, places, s)
        _load_board(own, seat, places, s)
    _fill(s.decks, [])
    for a, aspect in enumerate(ASPECTS):
        first = CARDS_PER_ASPECT * a + 1
        rest = [card for card in range(first, first + CARDS_PER_ASPECT) if card not in places.where]
        s.deck_counts[a] = _add(s.decks, decks.get(aspect, rest))[a]


def check_aspect(cards: Iterable[int], aspect: int, path: str) -> None:
    """Refuse cards of another aspect."""
    for card in cards:
        if (card - 1) // CARDS_PER_ASPECT != aspect:
            fail(path, "zhanguo-card-aspect", card=card, aspect=ASPECTS[(card - 1) // CARDS_PER_ASPECT])


def _load_court(given: Mapping[str, object], places: _Places, s: State) -> None:
    s.top = integer(given.get("top", 0), "top", 0, NUM_CARDS)
    court = places.read(given.get("court", [int(s.top)] if s.top else []), "court")
    if s.top not in court and (s.top or court):
        fail("top", "zhanguo-top-not-in-court", card=int(s.top))
    _fill(s.court, court)


def _load_hand(own: Mapping[str, object], seat: int, places: _Places, s: State) -> None:
    path = f"seats.{seat}.hand"
    hand = places.read(own.get("hand", []), path, DRAFT_HAND if s.phase == Phase.DRAFT else HAND)
    if hand and s.phase not in (Phase.DRAFT, Phase.PLAY):
        fail(path, "zhanguo-no-hand-now")
    s.hand_counts[seat] = _fill(s.hands[seat], hand)


def _load_board(own: Mapping[str, object], seat: int, places: _Places, s: State) -> None:
    regions = table(own.get("region", {}), f"seats.{seat}.region", REGIONS)
    for r, region in enumerate(REGIONS):
        path = f"seats.{seat}.region.{region}"
        laid = table(regions.get(region, {}), path, REGION_KEYS).get("cards", [])
        cards = places.read(laid, f"{path}.cards", REGION_CARDS, ascending=False)
        s.card_counts[seat, r] = len(cards)
        s.cards[seat, r, : len(cards)] = cards


def _fill(sets: NDArray[np.uint64], cards: Iterable[int]) -> list[int]:
    """Make the sets of the three aspects hold these cards, and return how many each got."""
    sets[:] = np.uint64(0)
    return _add(sets, cards)


def _add(sets: NDArray[np.uint64], cards: Iterable[int]) -> list[int]:
    counts = [0] * NUM_ASPECTS
    for card in cards:
        aspect, index = divmod(card - 1, CARDS_PER_ASPECT)
        sets[aspect] |= np.uint64(1 << index)
        counts[aspect] += 1
    return counts
