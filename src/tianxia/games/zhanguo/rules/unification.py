"""The unification action (rulebook: Unification action; RULES.md, 6.1)."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.cards import aspect_of
from tianxia.games.zhanguo.rules.unrest import may_rise
from tianxia.games.zhanguo.state import NUM_ASPECTS, NUM_REGIONS, REGION_CARDS, Event, State
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule


@rule
def is_full(s: State, seat: int, region: int) -> bool:
    """Does the region hold three cards?"""
    return bool(s.card_counts[seat, region] >= REGION_CARDS)


@rule
def can_unify(box: Components, s: State, seat: int, region: int) -> bool:
    """Is there room for a card, and does the unrest stay on the track?"""
    if is_full(s, seat, region):
        return False
    return may_rise(box, s, seat, region, box.unify_unrest[s.card_counts[seat, region]])


@rule
def unify(box: Components, s: State, region: int) -> None:
    """Lay the card in the air into a region: markers, points for missing ones, unrest. No ability follows."""
    seat, card = s.turn, s.card
    place = s.card_counts[seat, region]
    markers = box.unify_markers[place]
    taken = min(markers, s.supply[aspect_of(card)])
    s.cards[seat, region, place] = card
    s.card_counts[seat, region] += 1
    s.supply[aspect_of(card)] -= taken
    s.markers[seat, aspect_of(card)] += taken
    s.points[seat] += markers - taken
    s.unrest[seat, region] += box.unify_unrest[place]
    s.card = 0
    emit(s, Event.CARD_LAID, seat, card, region, taken, markers - taken, box.unify_unrest[place])


@rule
def cards_on_board(s: State, seat: int) -> int:
    """The number of cards on the seat's own board."""
    cards = 0
    for region in range(NUM_REGIONS):
        cards += s.card_counts[seat, region]
    return cards


@rule
def cards_of_aspect(s: State, seat: int, region: int, aspect: int) -> int:
    """The number of cards of an aspect in a region of the seat's own board."""
    cards = 0
    for place in range(s.card_counts[seat, region]):
        if aspect_of(s.cards[seat, region, place]) == aspect:
            cards += 1
    return cards


@rule
def all_cards_of_aspect(s: State, seat: int, aspect: int) -> int:
    """The number of cards of an aspect on the seat's whole board."""
    cards = 0
    for region in range(NUM_REGIONS):
        cards += cards_of_aspect(s, seat, region, aspect)
    return cards


@rule
def any_marker_left(s: State) -> bool:
    """Is there a marker of any aspect in the supply (R-23)?"""
    for aspect in range(NUM_ASPECTS):
        if s.supply[aspect] > 0:
            return True
    return False


@rule
def take_marker(s: State, aspect: int) -> None:
    """The seat in turn takes a marker of its choice."""
    s.supply[aspect] -= 1
    s.markers[s.turn, aspect] += 1
    emit(s, Event.MARKER_TAKEN, s.turn, aspect)
