"""What must hold after every action (specification: chapter 14); used by tests and long random runs."""

from typing import Any

from tianxia.games.china.cards import DRY
from tianxia.games.china.houses import house_points, region_is_full
from tianxia.games.china.placing import all_forts, all_houses, anybody_has_room, emissary_limit
from tianxia.games.china.state import COLOURS, NUM_REGIONS, REGIONS, Decision
from tianxia.kernel.game import Box


def faults(box: Box, s: Any) -> list[str]:
    """The invariants that do not hold."""
    return [*_cards(box, s), *_pieces(box, s), *_scores(box, s), *_course(box, s)]


def _cards(box: Box, s: Any) -> list[str]:
    found = []
    for c, name in enumerate(COLOURS):
        total = int(s.hands[: s.players, c].sum() + s.row[c] + s.deck[c] + s.discards[c])
        if total != box.record.cards[c] - box.record.removed[s.players]:
            found.append(f"{total} {name} cards")
    for array in (s.hands, s.known, s.row, s.deck, s.discards):
        if (array < 0).any():
            found.append("a negative number of cards")
    if (s.known > s.hands).any():
        found.append("more cards known than held")
    if (s.hands.sum(axis=1) != s.hand_sizes).any() or s.hand_sizes.max() > box.record.hand:
        found.append(f"hand sizes {s.hand_sizes}")
    if s.row.sum() != s.row_size or s.row_size > box.record.row:
        found.append(f"row size {s.row_size}")
    if s.deck.sum() != s.deck_size or (s.deck_size == 0) != (s.exhausted == DRY):
        found.append(f"deck size {s.deck_size} with exhausted {s.exhausted}")
    return found


def _pieces(box: Box, s: Any) -> list[str]:
    found = []
    built = [int(houses).bit_count() for houses in s.houses]
    if sum(built) != int(all_houses(s)).bit_count():
        found.append("two houses on one space")
    if sum(int(forts).bit_count() for forts in s.forts) != int(all_forts(s)).bit_count():
        found.append("two fortresses on one space")
    for seat in range(s.players):
        if built[seat] + s.houses_left[seat] != box.record.houses:
            found.append(f"houses of seat {seat}")
        if s.emissaries[:, seat].sum() + s.emissaries_left[seat] != box.record.emissaries:
            found.append(f"emissaries of seat {seat}")
        if int(s.forts[seat]).bit_count() + s.forts_left[seat] != (box.record.forts if s.fortresses else 0):
            found.append(f"fortress of seat {seat}")
    for region in range(NUM_REGIONS):
        inside = int(box.record.region_spaces[region])
        counts = [(int(houses) & inside).bit_count() for houses in s.houses]
        if counts != s.house_counts[region].tolist() or sum(counts) != s.built[region]:
            found.append(f"house counts of {REGIONS[region]}")
        if s.emissaries[region].sum() != s.sent[region] or s.sent[region] > emissary_limit(s, region):
            found.append(f"emissaries in {REGIONS[region]}")
    return found


def _scores(box: Box, s: Any) -> list[str]:
    scored = [r for r in range(NUM_REGIONS) if s.ended or region_is_full(box.record, s, r)]
    found = [
        f"region points of seat {seat}"
        for seat in range(s.players)
        if s.region_points[seat] != sum(int(house_points(box.record, s, r, seat)) for r in scored)
    ]
    if not s.ended and (s.alliance_points.any() or s.road_points.any()):
        found.append("points of the final stages before the end")
    return found


def _course(box: Box, s: Any) -> list[str]:
    """How a game from set-up goes; positions that were set up by hand need not keep to it."""
    found = []
    if (s.decision == Decision.OVER) != bool(s.ended):
        found.append("over without a reason")
    if not s.ended and not anybody_has_room(box.record, s):
        found.append("nobody has room")
    if (s.region >= 0) != (s.decision == Decision.MORE):
        found.append(f"region {s.region} at decision {s.decision}")
    if s.exhausted < DRY and not s.ended:
        others = [int(s.hand_sizes[seat]) for seat in range(s.players) if seat != s.turn]
        if set(others) != {int(box.record.hand)}:
            found.append(f"hands of the others: {others}")
        if s.decision == Decision.PLAY and s.row_size != box.record.row:
            found.append(f"row of {s.row_size} at the start of a turn")
    if s.decision == Decision.PLAY and s.hand_sizes[s.turn] != box.record.hand:
        found.append(f"a turn with {s.hand_sizes[s.turn]} cards")
    return found


def drift(box: Box, before: Any, after: Any) -> list[str]:
    """The invariants between a state and the next one that do not hold."""
    return []
