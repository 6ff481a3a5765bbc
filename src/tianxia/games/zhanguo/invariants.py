"""What must hold after every action (specification: chapter 18); used by tests and long random runs."""

from typing import Any

import numpy as np

from tianxia.games.zhanguo import actions
from tianxia.games.zhanguo.governors import count_governors
from tianxia.games.zhanguo.position import card_list
from tianxia.games.zhanguo.rules import legal
from tianxia.games.zhanguo.state import (
    CARDS_PER_ASPECT,
    DRAFT_HAND,
    HAND,
    NOBODY,
    NUM_ASPECTS,
    NUM_KINDS,
    NUM_REGIONS,
    OBJECTIVE_KINDS,
    REGION_CARDS,
    WORKER_SPACES,
    Court,
    Decision,
    Origin,
    Phase,
)
from tianxia.kernel.game import Box

SUB_DECISIONS = (
    Decision.MOVE, Decision.OFFICIAL, Decision.MARKER, Decision.CALM, Decision.CARRY, Decision.SHIFT,
)  # fmt: skip


def faults(box: Box, s: Any) -> list[str]:
    """The invariants that do not hold."""
    found = [*_cards(s), *_counts(s), *_map(box, s), *_discs(box, s), *_pending(s)]
    for seat in range(s.players):
        found += [f"seat {seat}: {fault}" for fault in _seat(box, s, seat)]
    if s.decision not in (Decision.CARD, Decision.NONE):
        if legal(box.record, s, np.empty(actions.MAX_LEGAL, np.int32)) == 0:
            found.append("nothing is legal")
    return found


def _cards(s: Any) -> list[str]:
    """No card in two places; hands no larger than the phase allows."""
    places = [*card_list(s.decks), *card_list(s.court), *([int(s.card)] if s.card else [])]
    for packet in s.packets:
        places += card_list(packet)
    found = []
    for seat in range(s.players):
        hand = card_list(s.hands[seat])
        most = {Phase.PLAY: HAND, Phase.DRAFT: DRAFT_HAND}.get(Phase(s.phase), 0)
        if len(hand) > most:
            found.append(f"seat {seat} holds {len(hand)} cards")
        places += hand + [int(card) for card in s.cards[seat].flat if card]
    if len(set(places)) < len(places):
        found.append("a card is in two places")
    if s.top not in card_list(s.court) and (s.top or s.court.any()):
        found.append(f"top {s.top} is not in the court")
    if s.beneath and s.beneath not in card_list(s.court):
        found.append(f"beneath {s.beneath} is not in the court")
    return found


def _counts(s: Any) -> list[str]:
    """The sizes everybody knows agree with what is hidden."""
    found = []
    sizes = [(s.decks, s.deck_counts), *zip(s.packets, s.packet_counts, strict=True)]
    sizes += list(zip(s.hands, s.hand_counts, strict=True))
    for cards, counts in sizes:
        for aspect in range(NUM_ASPECTS):
            if int(cards[aspect]).bit_count() != counts[aspect] or int(cards[aspect]) >> CARDS_PER_ASPECT:
                found.append(f"count of aspect {aspect}: {counts[aspect]}")
    return found


def _map(box: Box, s: Any) -> list[str]:
    found = []
    seats = range(s.players)
    for a in range(NUM_ASPECTS):
        if s.supply[a] < 0 or s.supply[a] + s.markers[:, a].sum() != box.record.markers[s.players]:
            found.append(f"markers of aspect {a}")
        if not NOBODY <= s.seals[a] < s.players:
            found.append(f"seal of aspect {a}")
    for region in range(NUM_REGIONS):
        if s.palaces[region].sum() > box.record.palace_slots[s.players]:
            found.append(f"palaces in region {region + 1}")
    for seat in seats:
        governors = sum(int(count_governors(s, seat, region)) for region in range(NUM_REGIONS))
        if s.governors_left[seat] < 0 or governors + s.governors_left[seat] != box.record.governors:
            found.append(f"governors of seat {seat}")
        if s.palaces_left[seat] < 0 or s.palaces[:, seat].sum() + s.palaces_left[seat] != box.record.palaces:
            found.append(f"palaces of seat {seat}")
        walls = (s.walls == seat).sum(axis=1)
        if s.walls_left[seat] < 0 or walls.sum() + s.walls_left[seat] != box.record.walls or walls.max() > 1:
            found.append(f"walls of seat {seat}")
    return found


def _discs(box: Box, s: Any) -> list[str]:
    found = []
    column = [int(seat) for seat in s.column if seat != NOBODY]
    if sorted([*(int(seat) for seat in s.track[: s.track_size]), *column]) != list(range(s.players)):
        found.append(f"track {s.track} and column {s.column}")
    if column and s.phase != Phase.REWARDS:
        found.append("discs in the column")
    for i in range(len(s.claims)):
        claims = s.claims[i][: s.claim_counts[i]].tolist()
        if len(set(claims)) < len(claims):
            found.append(f"claims {claims}")
    tile_of = {int(face): t for t, faces in enumerate(box.record.tiles) for face in faces}
    if len({tile_of[int(face)] for face in s.tiles}) < len(s.tiles):
        found.append("a wall tile lies twice")
    for kind in range(len(OBJECTIVE_KINDS)):
        if s.objectives[kind] == s.objectives[NUM_KINDS + kind]:
            found.append(f"objective {kind} lies twice")
    return found


def _pending(s: Any) -> list[str]:
    found = []
    if (s.card != 0) != (s.decision == Decision.USE):
        found.append(f"card {s.card} at decision {s.decision}")
    if (s.moves > 0) != (s.decision == Decision.MOVE):
        found.append(f"{s.moves} reassignment points at decision {s.decision}")
    if (s.origin != Origin.NONE) != (s.decision in SUB_DECISIONS):
        found.append(f"origin {s.origin} at decision {s.decision}")
    if (s.aspect != NOBODY) != (s.phase == Phase.REWARDS):
        found.append(f"aspect {s.aspect} in phase {s.phase}")
    if (s.section != NOBODY) != (s.action == Court.WALL) or (s.sticks > 0) != (s.action == Court.WALL):
        found.append(f"section {s.section} with action {s.action}")
    if (s.turn == NOBODY) != (s.phase == Phase.OVER):
        found.append(f"turn {s.turn} in phase {s.phase}")
    return found


def _seat(box: Box, s: Any, seat: int) -> list[str]:
    found = []
    on_board = s.gov[seat].sum(axis=0) + s.work[seat].sum(axis=0)
    if (s.officials_left[seat] < 0).any() or (on_board + s.officials_left[seat] != box.record.officials).any():
        found.append(f"officials {on_board}")
    if (s.work[seat].sum(axis=1) != s.work_counts[seat]).any() or s.work_counts[seat].max() > WORKER_SPACES:
        found.append(f"worker areas {s.work_counts[seat]}")
    for array in (s.gov[seat], s.work[seat], s.workers[seat], s.unrest[seat], s.markers[seat]):
        if (array < 0).any():
            found.append("a negative number")
    if s.points[seat] < 0:
        found.append(f"{s.points[seat]} points")
    if s.board[seat] != NOBODY and (s.unrest[seat] > box.record.tracks[s.board[seat]]).any():
        found.append(f"unrest {s.unrest[seat]}")
    if ((s.cards[seat] > 0).sum(axis=1) != s.card_counts[seat]).any() or s.card_counts[seat].max() > REGION_CARDS:
        found.append(f"cards {s.card_counts[seat]}")
    return found
