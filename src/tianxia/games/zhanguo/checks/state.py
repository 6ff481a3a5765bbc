"""What must hold after every action (RULES.md, 18); used by tests and long random runs.

`broken` is a rule, so that millions of positions can be checked; `faults` puts its answer into words.
"""

# The lines of RULES.md, 18 and what checks them (t: transition.py, which looks at two states):
#
#   no card in two places; all 120 are somewhere           _cards, t._cards (none is lost after the set-up)
#   pieces of each seat; worker areas, cards, unrest       _pieces, _board
#   markers together; each seal with at most one seat      _supplies
#   palace slots; squares, wall spaces, wall sections      _supplies, _map, _pieces
#   track and column                                       _discs
#   seats on objectives; wall tiles; objective tiles       _claims, _tiles, t._set_up
#   top and beneath                                        _court_has_top
#   sizes of the hands                                     _hands
#   pending                                                _pending_fits
#   points never fall but in the auction, never below 0    t._seat, _board
#   a decision always has a legal action                   the contract suite and bench/soak.py, for all games

from enum import IntEnum

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.cards import aspect_of, bit_of, hand_size
from tianxia.games.zhanguo.rules.governors import count_governors
from tianxia.games.zhanguo.state import (
    DRAFT_HAND,
    HAND,
    NOBODY,
    NUM_ASPECTS,
    NUM_COLOURS,
    NUM_KINDS,
    NUM_OBJECTIVES,
    NUM_REGIONS,
    NUM_SECTIONS,
    NUM_SPACES,
    NUM_SQUARES,
    PACKETS,
    REGION_CARDS,
    WORKER_SPACES,
    Court,
    Decision,
    Origin,
    Phase,
    State,
)
from tianxia.kernel.bits import NONE, size
from tianxia.kernel.game import Box
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Bits


class Fault(IntEnum):
    """An invariant that does not hold."""

    CARD_IN_TWO_PLACES = 0
    COUNTS_OF_CARDS = 1
    HAND_TOO_LARGE = 2
    TOP_OF_THE_COURT = 3
    MARKERS = 4
    SEALS = 5
    PALACE_SLOTS = 6
    GOVERNORS = 7
    PALACES = 8
    WALLS = 9
    OFFICIALS = 10
    WORKER_AREA = 11
    CARDS_IN_A_REGION = 12
    UNREST = 13
    NEGATIVE_NUMBER = 14
    DISCS = 15
    CLAIMS = 16
    TILES = 17
    OBJECTIVES = 18
    PENDING = 19
    OWNER = 20


def faults(box: Box, s: State) -> list[str]:
    """The invariants that do not hold."""
    found = int(broken(box.record, s))
    return [fault.name.lower().replace("_", " ") for fault in Fault if found >> fault & 1]


@rule
def broken(box: Components, s: State) -> int:
    """The invariants that do not hold, as a mask."""
    found = _cards(s) | _hands(s) | _supplies(box, s) | _map(s) | _discs(s) | _claims(s) | _tiles(box, s)
    for seat in range(s.players):
        found |= _pieces(box, s, seat) | _board(box, s, seat)
    if not _court_has_top(s):
        found |= 1 << Fault.TOP_OF_THE_COURT
    if not _pending_fits(s):
        found |= 1 << Fault.PENDING
    return found


@rule
def _cards(s: State) -> int:
    """No card in two places, sizes as everybody knows them."""
    found = 0
    for aspect in range(NUM_ASPECTS):
        cards = size(s.decks[aspect]) + size(s.court[aspect])
        union = s.decks[aspect] | s.court[aspect]
        right = size(s.decks[aspect]) == s.deck_counts[aspect]
        for packet in range(PACKETS):
            cards += size(s.packets[packet, aspect])
            union = union | s.packets[packet, aspect]
            right = right and size(s.packets[packet, aspect]) == s.packet_counts[packet, aspect]
        for seat in range(s.players):
            cards += size(s.hands[seat, aspect])
            union = union | s.hands[seat, aspect]
            right = right and size(s.hands[seat, aspect]) == s.hand_counts[seat, aspect]
        laid, on_boards = _open_cards(s, aspect)
        if size(union | on_boards) != cards + laid:
            found |= 1 << Fault.CARD_IN_TWO_PLACES
        if not right:
            found |= 1 << Fault.COUNTS_OF_CARDS
    return found


@rule
def _open_cards(s: State, aspect: int) -> tuple[int, Bits]:
    """The cards of an aspect on all boards and in the air: how many, and as a set."""
    count, cards = 0, NONE
    if s.card > 0 and aspect_of(s.card) == aspect:
        count, cards = 1, bit_of(s.card)
    for seat in range(s.players):
        for region in range(NUM_REGIONS):
            for place in range(s.card_counts[seat, region]):
                card = s.cards[seat, region, place]
                if aspect_of(card) == aspect:
                    count += 1
                    cards = cards | bit_of(card)
    return count, cards


@rule
def _hands(s: State) -> int:
    """Hands only in the play and the draft, and not too large."""
    most = HAND if s.phase == Phase.PLAY else DRAFT_HAND if s.phase == Phase.DRAFT else 0
    for seat in range(s.players):
        if hand_size(s, seat) > most:
            return 1 << Fault.HAND_TOO_LARGE
    return 0


@rule
def _court_has_top(s: State) -> bool:
    """The top card is in the court pile, and so is the one beneath; an empty pile has neither."""
    cards = 0
    for aspect in range(NUM_ASPECTS):
        cards += size(s.court[aspect])
    if s.top == 0:
        return bool(cards == 0 and s.beneath == 0)
    if (s.court[aspect_of(s.top)] & bit_of(s.top)) == NONE:
        return False
    return bool(s.beneath == 0 or (s.court[aspect_of(s.beneath)] & bit_of(s.beneath)) != NONE)


@rule
def _supplies(box: Components, s: State) -> int:
    """Markers, seals and palace slots of all seats together."""
    found = 0
    for aspect in range(NUM_ASPECTS):
        markers = s.supply[aspect]
        for seat in range(s.players):
            markers += s.markers[seat, aspect]
            if s.markers[seat, aspect] < 0:
                found |= 1 << Fault.NEGATIVE_NUMBER
        if s.supply[aspect] < 0 or markers != box.markers[s.players]:
            found |= 1 << Fault.MARKERS
        if not NOBODY <= s.seals[aspect] < s.players:
            found |= 1 << Fault.SEALS
    for region in range(NUM_REGIONS):
        palaces = 0
        for seat in range(s.players):
            palaces += s.palaces[region, seat]
        if palaces > box.palace_slots[s.players]:
            found |= 1 << Fault.PALACE_SLOTS
    return found


@rule
def _map(s: State) -> int:
    """A square and a wall space hold one piece of a seat or nothing; no number of pieces is negative."""
    found = 0
    for region in range(NUM_REGIONS):
        for square in range(NUM_SQUARES):
            if not NOBODY <= s.squares[region, square] < s.players:
                found |= 1 << Fault.OWNER
        for seat in range(s.players):
            if s.beside[region, seat] < 0 or s.palaces[region, seat] < 0:
                found |= 1 << Fault.NEGATIVE_NUMBER
    for section in range(NUM_SECTIONS):
        for space in range(NUM_SPACES):
            if not NOBODY <= s.walls[section, space] < s.players:
                found |= 1 << Fault.OWNER
    return found


@rule
def _pieces(box: Components, s: State, seat: int) -> int:
    """Governors, palaces and walls of a seat, on the board and in the supply; one wall in a section."""
    found = 0
    governors, palaces = s.governors_left[seat], s.palaces_left[seat]
    for region in range(NUM_REGIONS):
        governors += count_governors(s, seat, region)
        palaces += s.palaces[region, seat]
    if s.governors_left[seat] < 0 or governors != box.governors:
        found |= 1 << Fault.GOVERNORS
    if s.palaces_left[seat] < 0 or palaces != box.palaces:
        found |= 1 << Fault.PALACES
    walls = s.walls_left[seat]
    for section in range(NUM_SECTIONS):
        here = 0
        for space in range(NUM_SPACES):
            if s.walls[section, space] == seat:
                here += 1
        walls += here
        if here > 1:
            found |= 1 << Fault.WALLS
    if s.walls_left[seat] < 0 or walls != box.walls:
        found |= 1 << Fault.WALLS
    return found


@rule
def _board(box: Components, s: State, seat: int) -> int:
    """Officials, worker areas, cards and unrest on a seat's own board."""
    found = 0
    for colour in range(NUM_COLOURS):
        officials = s.officials_left[seat, colour]
        for region in range(NUM_REGIONS):
            officials += s.gov[seat, region, colour] + s.work[seat, region, colour]
            if s.gov[seat, region, colour] < 0 or s.work[seat, region, colour] < 0:
                found |= 1 << Fault.NEGATIVE_NUMBER
        if s.officials_left[seat, colour] < 0 or officials != box.officials:
            found |= 1 << Fault.OFFICIALS
    if s.points[seat] < 0:
        found |= 1 << Fault.NEGATIVE_NUMBER
    for region in range(NUM_REGIONS):
        working, laid = 0, 0
        for colour in range(NUM_COLOURS):
            working += s.work[seat, region, colour]
        for place in range(REGION_CARDS):
            if s.cards[seat, region, place] > 0:
                laid += 1
        if working != s.work_counts[seat, region] or working > WORKER_SPACES:
            found |= 1 << Fault.WORKER_AREA
        if laid != s.card_counts[seat, region]:
            found |= 1 << Fault.CARDS_IN_A_REGION
        if s.workers[seat, region] < 0 or s.unrest[seat, region] < 0:
            found |= 1 << Fault.NEGATIVE_NUMBER
        if s.board[seat] != NOBODY and s.unrest[seat, region] > box.tracks[s.board[seat], region]:
            found |= 1 << Fault.UNREST
    return found


@rule
def _discs(s: State) -> int:
    """Every disc once, on the track or in the column; the column is empty outside the rewards."""
    found, seats, discs = 0, 0, s.track_size
    for place in range(s.track_size):
        seats |= 1 << s.track[place]
    for aspect in range(NUM_ASPECTS):
        if s.column[aspect] != NOBODY:
            seats |= 1 << s.column[aspect]
            discs += 1
            if s.phase != Phase.REWARDS:
                found |= 1 << Fault.DISCS
    if discs != s.players or seats != (1 << s.players) - 1:
        found |= 1 << Fault.DISCS
    return found


@rule
def _claims(s: State) -> int:
    """No seat has two discs on an objective."""
    for objective in range(NUM_OBJECTIVES):
        claimed = 0
        for place in range(s.claim_counts[objective]):
            seat = s.claims[objective, place]
            if not 0 <= seat < s.players or claimed >> seat & 1:
                return 1 << Fault.CLAIMS
            claimed |= 1 << seat
    return 0


@rule
def _tiles(box: Components, s: State) -> int:
    """Six wall tiles, two objectives of each kind."""
    found, tiles = 0, 0
    for section in range(NUM_SECTIONS):
        for tile in range(NUM_SECTIONS):
            if box.tiles[tile, 0] == s.tiles[section] or box.tiles[tile, 1] == s.tiles[section]:
                tiles |= 1 << tile
    if tiles != (1 << NUM_SECTIONS) - 1:
        found |= 1 << Fault.TILES
    for kind in range(NUM_KINDS):
        if s.objectives[kind] == s.objectives[NUM_KINDS + kind]:
            found |= 1 << Fault.OBJECTIVES
    return found


@rule
def _pending_fits(s: State) -> bool:
    """The keys of `pending` are set exactly where they should be."""
    decision = s.decision
    is_sub = decision == Decision.MOVE or decision == Decision.OFFICIAL
    is_sub = is_sub or decision == Decision.MARKER or decision == Decision.CALM
    is_sub = is_sub or decision == Decision.CARRY or decision == Decision.SHIFT
    if (s.card > 0) != (decision == Decision.USE) or (s.moves > 0) != (decision == Decision.MOVE):
        return False
    if (s.origin != Origin.NONE) != is_sub or (s.aspect != NOBODY) != (s.phase == Phase.REWARDS):
        return False
    if (s.section != NOBODY) != (s.action == Court.WALL) or (s.sticks > 0) != (s.action == Court.WALL):
        return False
    return bool((s.turn == NOBODY) == (s.phase == Phase.OVER))
