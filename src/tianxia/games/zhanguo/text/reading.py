"""What texts and drawings read off a record: lists and names instead of sets, masks and numbers."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from tianxia.games.zhanguo.rules.abilities import number_fits
from tianxia.games.zhanguo.rules.scoring import (
    governor_points,
    is_ahead,
    marker_points,
    objective_points,
    wall_points,
)
from tianxia.games.zhanguo.rules.unrest import is_in_revolt
from tianxia.games.zhanguo.state import (
    BOARDS,
    CARDS_PER_ASPECT,
    COURT_ACTIONS,
    NUM_ASPECTS,
    NUM_KINDS,
    NUM_REGIONS,
    TILES_PER_KIND,
    State,
)
from tianxia.kernel.game import Box
from tianxia.kernel.types import Bits


def members(mask: int) -> list[int]:
    """The numbers in a mask: seats, boards, places of cards."""
    bits = int(mask)
    return [i for i in range(bits.bit_length()) if bits >> i & 1]


def cards_of(cards: Bits, aspect: int) -> list[int]:
    """The cards of a set of one aspect, ascending."""
    return [CARDS_PER_ASPECT * aspect + 1 + i for i in members(int(cards))]


def all_cards(sets: NDArray[np.uint64]) -> list[int]:
    """The cards of the sets of all aspects, ascending."""
    return [card for aspect in range(NUM_ASPECTS) for card in cards_of(sets[aspect], aspect)]


def held_cards(s: State, seat: int) -> list[int]:
    """The hand of a seat; before it the card in the air, if the seat has just played it."""
    in_the_air = [int(s.card)] if s.card and s.turn == seat else []
    return in_the_air + all_cards(s.hands[seat])


def laid_cards(s: State, seat: int, region: int) -> list[int]:
    """The cards in a region of a seat's board, in the order laid."""
    cards: list[int] = s.cards[seat, region, : s.card_counts[seat, region]].tolist()
    return cards


def used_cards(s: State) -> list[int]:
    """The cards of the seat in turn that were activated in this turn, ascending."""
    return sorted(int(s.cards[s.turn].flat[place]) for place in members(s.used))


def unblocked_cards(box: Box, s: State, seat: int) -> list[int]:
    """The cards on a seat's board that a court action could activate: those in regions that are not in revolt."""
    found = []
    for region in range(NUM_REGIONS):
        cards = laid_cards(s, seat, region)
        if cards and not is_in_revolt(box.record, s, seat, region):
            found += cards
    return found


def activated_by(box: Box, card: int, top: int, unblocked: Iterable[int]) -> dict[str, list[int]]:
    """By court action: which of these cards it would activate, if a card of the hand paid for it on top of another."""
    found: dict[str, list[int]] = {}
    for laid in unblocked:
        trigger = int(box.record.triggers[laid])
        if number_fits(trigger, card, top):
            found.setdefault(COURT_ACTIONS[trigger], []).append(laid)
    return found


def boards_on_offer(s: State) -> list[str]:
    """The B boards that nobody has taken yet."""
    return [BOARDS[board] for board in members(s.boards_left)]


def track_list(s: State) -> list[int]:
    """The seats of the discs on the track, from the top."""
    seats: list[int] = s.track[: s.track_size].tolist()
    return seats


def claim_list(s: State, objective: int) -> list[int]:
    """The seats whose discs are on an objective, in the order they came."""
    seats: list[int] = s.claims[objective, : s.claim_counts[objective]].tolist()
    return seats


def objective_needs(box: Box, s: State, objective: int) -> list[str | int]:
    """What the tile of an objective asks for, as printed: regions, or tracts of the wall."""
    tile = objective % NUM_KINDS * TILES_PER_KIND + int(s.objectives[objective])
    needs: list[str | int] = box.document["objectives"]["tiles"][tile][2]
    return needs


def ranking(s: State) -> list[int]:
    """The seats, best first; there are no ties."""
    seats = range(s.players)
    return sorted(seats, key=lambda seat: sum(bool(is_ahead(s, other, seat)) for other in seats if other != seat))


def final_parts(box: Box, s: State, seat: int) -> dict[str, int]:
    """What the final scoring brings a seat, by source."""
    parts = {
        "governors": governor_points,
        "markers": marker_points,
        "objectives": objective_points,
        "walls": wall_points,
    }
    return {name: int(points(box.record, s, seat)) for name, points in parts.items()}
