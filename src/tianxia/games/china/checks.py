"""What must hold after every action (RULES.md, 14); used by tests and long random runs.

| invariant | of a state | from a state to the next |
|---|---|---|
| 1 cards add up                            | `_cards`  | `_hands_move` |
| 2 pieces add up                           | `_pieces` | |
| 3 one house, one fortress; emissary limit | `_pieces`, `_regions` | `_pieces_move`: what is placed stays |
| 4 deck and `exhausted`                    | `_piles`  | `_deck_moves`: also that every draw used one chance number |
| 5 scored regions                          | `_points` | `_points_move` |
| 6 known cards, sizes of hand and row      | `_cards`, `_piles` | |
| 7 over and `ended`, room for somebody     | `_course` | that an action is legal: the runs themselves |
| 8 hands, row and passing in a whole game  | `_course` | `_turn_moves` |
| 9 two pieces a turn, in one region        | `_course` | `_turn_moves`: by what each decision may lead to |

These checks run millions of times, so they are compiled and only report which `Fault` they found.
"""

from enum import IntEnum

from tianxia.games.china.box import Components
from tianxia.games.china.rules.cards import DRY
from tianxia.games.china.rules.houses import all_forts, all_houses, house_points, region_is_full
from tianxia.games.china.rules.placing import anybody_has_room, emissary_limit
from tianxia.games.china.rules.roads import road_points
from tianxia.games.china.rules.scoring import all_alliance_points
from tianxia.games.china.state import NUM_COLOURS, NUM_REGIONS, Decision, Event, State
from tianxia.kernel.bits import NONE, size
from tianxia.kernel.chance import steps_between
from tianxia.kernel.game import Box
from tianxia.kernel.rule import rule


class Fault(IntEnum):
    """An invariant that does not hold."""

    COLOUR_TOTALS = 0
    NEGATIVE_CARDS = 1
    KNOWN_CARDS = 2
    HAND_SIZES = 3
    ROW_SIZE = 4
    DECK_SIZE = 5
    EXHAUSTED = 6
    TWO_HOUSES_ON_A_SPACE = 7
    TWO_FORTRESSES_ON_A_SPACE = 8
    HOUSES_OF_A_SEAT = 9
    EMISSARIES_OF_A_SEAT = 10
    FORTRESS_OF_A_SEAT = 11
    HOUSE_COUNTS = 12
    EMISSARY_COUNTS = 13
    EMISSARY_LIMIT = 14
    REGION_POINTS = 15
    FINAL_POINTS = 16
    OVER_WITHOUT_A_REASON = 17
    NOBODY_HAS_ROOM = 18
    REGION_OF_THE_TURN = 19
    HANDS_OF_THE_OTHERS = 20
    ROW_AT_THE_START = 21
    HAND_AT_THE_START = 22
    SETUP_CHANGED = 23
    OTHER_HAND_CHANGED = 24
    PIECE_MOVED = 25
    TOO_MANY_PIECES = 26
    PIECE_ELSEWHERE = 27
    EXHAUSTED_FELL = 28
    DISCARDS_KEPT = 29
    CHANCE_USED = 30
    ROW_FILLED_EARLY = 31
    POINTS_CHANGED = 32
    PASSED = 33
    DECISION_ORDER = 34
    TURN_ORDER = 35


def faults(box: Box, s: State) -> list[str]:
    """The invariants that do not hold."""
    return _texts(_faults(box.record, s))


def transition_faults(box: Box, before: State, after: State) -> list[str]:
    """The invariants between a state and the next one that do not hold."""
    return _texts(_transition(box.record, before, after))


def _texts(found: int) -> list[str]:
    return [fault.name.lower().replace("_", " ") for fault in Fault if found >> fault & 1] if found else []


@rule
def _faults(box: Components, s: State) -> int:
    """The invariants that do not hold, as a set: bit n is Fault n."""
    return int(_cards(box, s) | _piles(box, s) | _pieces(box, s) | _regions(box, s) | _points(box, s) | _course(box, s))


@rule
def _if(is_broken: bool, fault: int) -> int:
    return 1 << fault if is_broken else 0


@rule
def _cards(box: Components, s: State) -> int:
    found = 0
    for colour in range(NUM_COLOURS):
        row, deck, discards = s.row[colour], s.deck[colour], s.discards[colour]
        total = row + deck + discards
        found |= _if(row < 0 or deck < 0 or discards < 0, Fault.NEGATIVE_CARDS)
        for seat in range(s.players):
            total += s.hands[seat, colour]
            found |= _if(s.known[seat, colour] < 0, Fault.NEGATIVE_CARDS)
            found |= _if(s.known[seat, colour] > s.hands[seat, colour], Fault.KNOWN_CARDS)
        found |= _if(total != box.cards[colour] - box.removed[s.players], Fault.COLOUR_TOTALS)
    return found


@rule
def _piles(box: Components, s: State) -> int:
    """The cached sizes are right and inside their limits."""
    found, row, deck = 0, 0, 0
    for colour in range(NUM_COLOURS):
        row += s.row[colour]
        deck += s.deck[colour]
    for seat in range(s.players):
        hand = 0
        for colour in range(NUM_COLOURS):
            hand += s.hands[seat, colour]
        found |= _if(hand != s.hand_sizes[seat] or hand > box.hand, Fault.HAND_SIZES)
    found |= _if(row != s.row_size or row > box.row, Fault.ROW_SIZE)
    found |= _if(deck != s.deck_size, Fault.DECK_SIZE)
    found |= _if(s.exhausted < 0 or s.exhausted > DRY or (deck == 0) != (s.exhausted == DRY), Fault.EXHAUSTED)
    return found


@rule
def _pieces(box: Components, s: State) -> int:
    found, houses, forts = 0, 0, 0
    for seat in range(s.players):
        built, placed, sent = size(s.houses[seat]), size(s.forts[seat]), 0
        for region in range(NUM_REGIONS):
            sent += s.emissaries[region, seat]
        houses += built
        forts += placed
        found |= _if(built + s.houses_left[seat] != box.houses, Fault.HOUSES_OF_A_SEAT)
        found |= _if(sent + s.emissaries_left[seat] != box.emissaries, Fault.EMISSARIES_OF_A_SEAT)
        found |= _if(placed + s.forts_left[seat] != (box.forts if s.fortresses else 0), Fault.FORTRESS_OF_A_SEAT)
    found |= _if(houses != size(all_houses(s)), Fault.TWO_HOUSES_ON_A_SPACE)
    found |= _if(forts != size(all_forts(s)), Fault.TWO_FORTRESSES_ON_A_SPACE)
    return found


@rule
def _regions(box: Components, s: State) -> int:
    """The cached counts are right, and no region holds more emissaries than it may."""
    found = 0
    for region in range(NUM_REGIONS):
        built, sent = 0, 0
        for seat in range(s.players):
            count = size(s.houses[seat] & box.region_spaces[region])
            built += count
            sent += s.emissaries[region, seat]
            found |= _if(count != s.house_counts[region, seat], Fault.HOUSE_COUNTS)
            found |= _if(s.emissaries[region, seat] < 0, Fault.EMISSARY_COUNTS)
        found |= _if(built != s.built[region], Fault.HOUSE_COUNTS)
        found |= _if(sent != s.sent[region], Fault.EMISSARY_COUNTS)
        found |= _if(sent > emissary_limit(s, region), Fault.EMISSARY_LIMIT)
    return found


@rule
def _points(box: Components, s: State) -> int:
    """Points are those of the full regions, and when the game is over of all three final stages."""
    found = 0
    for seat in range(s.players):
        points = 0
        for region in range(NUM_REGIONS):
            if s.ended or region_is_full(box, s, region):
                points += house_points(box, s, region, seat)
        alliances = all_alliance_points(box, s, seat) if s.ended else 0
        roads = road_points(box, s, seat) if s.ended else 0
        found |= _if(points != s.region_points[seat], Fault.REGION_POINTS)
        found |= _if(alliances != s.alliance_points[seat] or roads != s.road_points[seat], Fault.FINAL_POINTS)
    return found


@rule
def _course(box: Components, s: State) -> int:
    """How a game from set-up goes; positions that were set up by hand need not keep to it."""
    found = _if((s.decision == Decision.OVER) != (s.ended != 0), Fault.OVER_WITHOUT_A_REASON)
    found |= _if(not s.ended and not anybody_has_room(box, s), Fault.NOBODY_HAS_ROOM)
    found |= _if((s.region >= 0) != (s.decision == Decision.MORE), Fault.REGION_OF_THE_TURN)
    is_start = s.decision == Decision.PLAY
    if s.exhausted < DRY and not s.ended:
        for seat in range(s.players):
            found |= _if(seat != s.turn and s.hand_sizes[seat] != box.hand, Fault.HANDS_OF_THE_OTHERS)
        found |= _if(is_start and s.row_size != box.row, Fault.ROW_AT_THE_START)
    found |= _if(is_start and s.hand_sizes[s.turn] != box.hand, Fault.HAND_AT_THE_START)
    return found


@rule
def _transition(box: Components, before: State, after: State) -> int:
    """The invariants that do not hold, as a set: bit n is Fault n."""
    found = _hands_move(before, after) | _pieces_move(box, before, after) | _deck_moves(before, after)
    return int(found | _points_move(box, before, after) | _turn_moves(before, after))


@rule
def _hands_move(before: State, after: State) -> int:
    """What was agreed at set-up stays, and an action changes no hand but that of the turn."""
    found = _if(before.players != after.players or before.side != after.side, Fault.SETUP_CHANGED)
    found |= _if(before.fortresses != after.fortresses or before.emperor != after.emperor, Fault.SETUP_CHANGED)
    for seat in range(before.players):
        if seat != before.turn:
            for colour in range(NUM_COLOURS):
                found |= _if(before.hands[seat, colour] != after.hands[seat, colour], Fault.OTHER_HAND_CHANGED)
                found |= _if(before.known[seat, colour] != after.known[seat, colour], Fault.OTHER_HAND_CHANGED)
    return found


@rule
def _pieces_move(box: Components, before: State, after: State) -> int:
    """Pieces stay for good; one is added at most, by the turn, and the second one in the region of the first."""
    found, new = 0, 0
    for region in range(NUM_REGIONS):
        spaces, new_here = box.region_spaces[region], 0
        for seat in range(before.players):
            houses, forts = before.houses[seat] & spaces, before.forts[seat] & spaces
            lost = (houses & ~after.houses[seat]) | (forts & ~after.forts[seat])
            sent = after.emissaries[region, seat] - before.emissaries[region, seat]
            found |= _if(lost != NONE or sent < 0, Fault.PIECE_MOVED)
            added = size(after.houses[seat] & spaces & ~houses) + size(after.forts[seat] & spaces & ~forts) + sent
            found |= _if(seat != before.turn and added != 0, Fault.PIECE_MOVED)
            new_here += added
        new += new_here
        found |= _if(new_here > 0 and before.decision == Decision.MORE and region != before.region,
                     Fault.PIECE_ELSEWHERE)  # fmt: skip
        found |= _if(new_here == 0 and before.decision == Decision.PLAY and region == after.region,
                     Fault.PIECE_ELSEWHERE)  # fmt: skip
    return found | _if(new > (0 if before.decision == Decision.DRAW else 1), Fault.TOO_MANY_PIECES)


@rule
def _deck_moves(before: State, after: State) -> int:
    """Every card that leaves the deck is one draw of chance; emptied the first time, it gets the discards."""
    left = before.deck_size - after.deck_size
    found = _if(after.exhausted < before.exhausted or after.exhausted > before.exhausted + 1, Fault.EXHAUSTED_FELL)
    row = 0
    for colour in range(NUM_COLOURS):
        row += max(0, after.row[colour] - before.row[colour])
        if before.exhausted == 0 and after.exhausted == 1:
            left += before.discards[colour]
            found |= _if(after.discards[colour] != 0, Fault.DISCARDS_KEPT)
        else:
            found |= _if(after.discards[colour] < before.discards[colour], Fault.DISCARDS_KEPT)
    found |= _if(steps_between(before, after) != left, Fault.CHANCE_USED)
    return found | _if(row > 0 and after.decision == Decision.DRAW, Fault.ROW_FILLED_EARLY)


@rule
def _points_move(box: Components, before: State, after: State) -> int:
    """A full region stays as it is and its points never change; others add theirs when they become full."""
    found = 0
    for seat in range(before.players):
        gained = after.region_points[seat] - before.region_points[seat]
        for region in range(NUM_REGIONS):
            points = house_points(box, after, region, seat)
            if region_is_full(box, before, region):
                found |= _if(points != house_points(box, before, region, seat), Fault.POINTS_CHANGED)
            elif after.ended or region_is_full(box, after, region):
                gained -= points
        found |= _if(gained != 0, Fault.POINTS_CHANGED)
    return found


@rule
def _turn_moves(before: State, after: State) -> int:
    """The order of decisions: play, perhaps one more piece, drawing, then the next seat; nobody ever passes."""
    found = 0
    for i in range(after.event_count):
        found |= _if(after.events[i, 0] == Event.PASSED, Fault.PASSED)
    found |= _if(before.decision == Decision.OVER, Fault.DECISION_ORDER)
    found |= _if(after.decision == Decision.MORE and before.decision != Decision.PLAY, Fault.DECISION_ORDER)
    if after.decision == Decision.PLAY:
        found |= _if(after.turn != (before.turn + 1) % before.players, Fault.TURN_ORDER)
        found |= _if(after.turn == after.emperor and after.exhausted == DRY, Fault.TURN_ORDER)
    else:
        found |= _if(after.turn != before.turn, Fault.TURN_ORDER)
    return found
