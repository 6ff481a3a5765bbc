"""What must hold between a state and the next one (RULES.md, 18); the table of what checks what is in state.py.

Two lines of that chapter speak of two states. The others here are what no rule allows: a random number too many or too
few, a piece that leaves the map, a card that leaves a board, a disc that moves.
"""

from enum import IntEnum

from tianxia.games.zhanguo.rules.cards import aspect_of, bit_of
from tianxia.games.zhanguo.rules.governors import count_governors
from tianxia.games.zhanguo.state import (
    NOBODY,
    NUM_ASPECTS,
    NUM_OBJECTIVES,
    NUM_REGIONS,
    NUM_SECTIONS,
    NUM_SPACES,
    PACKETS,
    BoardChoice,
    Phase,
    State,
)
from tianxia.kernel.bits import NONE
from tianxia.kernel.chance import steps_between
from tianxia.kernel.game import Box
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Bits


class Change(IntEnum):
    """A change between two states that no rule allows."""

    CARDS_LOST_OR_FOUND = 0
    CHANCE_NUMBERS = 1
    POINTS_FELL = 2
    ROUND = 3
    SET_UP_CHANGED = 4
    BOARD_CHANGED = 5
    LAID_CARD_GONE = 6
    COURT_CARD_GONE = 7
    GOVERNOR_GONE = 8
    PALACE_GONE = 9
    WALL_GONE = 10
    DISC_MOVED = 11


def transition_faults(box: Box, before: State, after: State) -> list[str]:
    """The invariants between a state and the next one that do not hold."""
    found = int(forbidden_changes(before, after))
    return [name.name.lower().replace("_", " ") for name in Change if found >> name & 1]


@rule
def forbidden_changes(before: State, after: State) -> int:
    """The changes between two states that no rule allows, as a mask."""
    found = _cards(before, after) | _set_up(before, after) | _map(before, after)
    for seat in range(before.players):
        found |= _seat(before, after, seat)
    return found


@rule
def _cards(before: State, after: State) -> int:
    """No card is lost or found, none leaves the court; only a deal uses chance, one number a card."""
    found, dealt = 0, 0
    for aspect in range(NUM_ASPECTS):
        if _all_cards(before, aspect) != _all_cards(after, aspect):
            found |= 1 << Change.CARDS_LOST_OR_FOUND
        if before.court[aspect] & ~after.court[aspect] != NONE:
            found |= 1 << Change.COURT_CARD_GONE
        dealt += before.deck_counts[aspect] - after.deck_counts[aspect]
        for packet in range(PACKETS):
            dealt += before.packet_counts[packet, aspect] - after.packet_counts[packet, aspect]
    if steps_between(before, after) != max(0, dealt):  # a card given back makes the packets grow
        found |= 1 << Change.CHANCE_NUMBERS
    return found


@rule
def _all_cards(s: State, aspect: int) -> Bits:
    """The cards of an aspect that are somewhere."""
    cards: Bits = s.decks[aspect] | s.court[aspect]
    if s.card > 0 and aspect_of(s.card) == aspect:
        cards = cards | bit_of(s.card)
    for packet in range(PACKETS):
        cards = cards | s.packets[packet, aspect]
    for seat in range(s.players):
        cards = cards | s.hands[seat, aspect]
        for region in range(NUM_REGIONS):
            for place in range(s.card_counts[seat, region]):
                card = s.cards[seat, region, place]
                if aspect_of(card) == aspect:
                    cards = cards | bit_of(card)
    return cards


@rule
def _set_up(before: State, after: State) -> int:
    """What the set-up fixes stays; rounds follow one another; discs on objectives stay where they are."""
    found = 0
    same = before.players == after.players and before.boards == after.boards
    same = same and before.draft == after.draft and before.track_order == after.track_order
    same = same and before.harsh_recruiting == after.harsh_recruiting
    for section in range(NUM_SECTIONS):
        same = same and before.tiles[section] == after.tiles[section]
    for objective in range(NUM_OBJECTIVES):
        same = same and before.objectives[objective] == after.objectives[objective]
        kept = before.claim_counts[objective] <= after.claim_counts[objective]
        for place in range(before.claim_counts[objective]):
            kept = kept and before.claims[objective, place] == after.claims[objective, place]
        if not kept:
            found |= 1 << Change.DISC_MOVED
    if not same:
        found |= 1 << Change.SET_UP_CHANGED
    if after.round_number < before.round_number or (after.phase == Phase.BOARDS and before.phase != Phase.BOARDS):
        found |= 1 << Change.ROUND
    return found


@rule
def _map(before: State, after: State) -> int:
    """What is built on the map stays."""
    found = 0
    for section in range(NUM_SECTIONS):
        for space in range(NUM_SPACES):
            owner = before.walls[section, space]
            if owner != NOBODY and after.walls[section, space] != owner:
                found |= 1 << Change.WALL_GONE
    for seat in range(before.players):
        governors = 0
        for region in range(NUM_REGIONS):
            governors += count_governors(after, seat, region) - count_governors(before, seat, region)
            if after.palaces[region, seat] < before.palaces[region, seat]:
                found |= 1 << Change.PALACE_GONE
        if governors < 0:
            found |= 1 << Change.GOVERNOR_GONE
    return found


@rule
def _seat(before: State, after: State, seat: int) -> int:
    """Points never fall but for a board in the auction; a board once taken and the cards laid on it stay."""
    found = 0
    is_paying = before.phase == Phase.BOARDS and before.boards == BoardChoice.AUCTION
    if after.points[seat] < before.points[seat] and not is_paying:
        found |= 1 << Change.POINTS_FELL
    if before.board[seat] != NOBODY and after.board[seat] != before.board[seat]:
        found |= 1 << Change.BOARD_CHANGED
    for region in range(NUM_REGIONS):
        for place in range(before.card_counts[seat, region]):
            if before.cards[seat, region, place] != after.cards[seat, region, place]:
                found |= 1 << Change.LAID_CARD_GONE
    return found
