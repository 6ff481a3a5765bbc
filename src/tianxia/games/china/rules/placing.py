"""Placing pieces (rulebook: Placing pieces, Fortresses; RULES.md, 5, 6 and 10)."""

from tianxia.games.china.box import MAX_SLOTS, Components
from tianxia.games.china.rules.cards import begin_drawing, leave_hand
from tianxia.games.china.rules.houses import all_forts, all_houses, region_is_full, score_region
from tianxia.games.china.rules.scoring import end_game
from tianxia.games.china.state import NUM_COLOURS, NUM_REGIONS, Decision, Ended, Event, Piece, State, WhyDraw
from tianxia.games.china.text import actions
from tianxia.kernel.bits import NONE, bit, has
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Bits, Ids


@rule
def emissary_limit(s: State, region: int) -> int:
    """How many emissaries of all seats a region holds: the houses of the seat with the most (R-6)."""
    limit = 0
    for seat in range(s.players):
        limit = max(limit, s.house_counts[region, seat])
    return limit


@rule
def is_new(box: Components, s: State, region: int) -> bool:
    """Has nobody placed a piece of any kind in this region yet (R-3)? Emissaries need houses."""
    return bool(s.built[region] == 0 and (all_forts(s) & box.region_spaces[region]) == NONE)


@rule
def has_room(box: Components, s: State, seat: int, region: int) -> bool:
    """Could the seat, cards aside, put some piece into this region?"""
    if s.emissaries_left[seat] > 0 and s.sent[region] < emissary_limit(s, region):
        return True
    if s.built[region] == box.spaces[region]:
        return False
    if s.houses_left[seat] > 0:
        return True
    open_spaces = box.region_spaces[region] & ~(all_houses(s) | all_forts(s))
    return bool(s.forts_left[seat] > 0 and open_spaces != NONE)


@rule
def anybody_has_room(box: Components, s: State) -> bool:
    """Can any seat still place anything anywhere (R-12)?"""
    for region in range(NUM_REGIONS):
        for seat in range(s.players):
            if has_room(box, s, seat, region):
                return True
    return False


@rule
def can_pay(box: Components, s: State, region: int, colour: int) -> bool:
    """Does the seat whose turn it is hold one card of the region's colour, or a pair of this other one (R-4)?"""
    cards = s.hands[s.turn, colour]
    return bool(cards >= (1 if box.colour[region] == colour else 2))


@rule
def list_placements(box: Components, s: State, out: Ids) -> int:
    """Write the ids of all placements, ascending, into out; at `more` only those in the region of the first piece."""
    n = 0
    houses = all_houses(s)
    if s.houses_left[s.turn] > 0:
        n = _list_spaces(box, s, houses, actions.HOUSE, out, n)
    if s.forts_left[s.turn] > 0:
        n = _list_spaces(box, s, houses | all_forts(s), actions.FORT, out, n)
    if s.emissaries_left[s.turn] > 0:
        first, end = _regions(s)
        for region in range(first, end):
            if s.sent[region] < emissary_limit(s, region):
                for colour in range(NUM_COLOURS):
                    if can_pay(box, s, region, colour):
                        out[n] = actions.EMISSARY + NUM_COLOURS * region + colour
                        n += 1
    return n


@rule
def _regions(s: State) -> tuple[int, int]:
    """The regions where a piece may go now, as a range: all, or that of the first piece."""
    if s.decision == Decision.MORE:
        return s.region, s.region + 1
    return 0, NUM_REGIONS


@rule
def _list_spaces(box: Components, s: State, taken: Bits, base: int, out: Ids, n: int) -> int:
    """Write the ids of a house or a fortress (the base says which) on every space that is not taken, from n on."""
    first, end = _regions(s)
    for region in range(first, end):
        if s.built[region] == box.spaces[region]:
            continue
        for number in range(box.spaces[region]):
            if has(taken, box.first_space[region] + number):
                continue
            slot = MAX_SLOTS * region + number
            for colour in range(NUM_COLOURS):
                if can_pay(box, s, region, colour):
                    out[n] = base + NUM_COLOURS * slot + colour
                    n += 1
    return n


@rule
def place(box: Components, s: State, action: int) -> None:
    """Pay for a piece, place it, and find out how the turn goes on."""
    colour = action % NUM_COLOURS
    if action >= actions.EMISSARY:
        piece, space, region = Piece.EMISSARY, -1, (action - actions.EMISSARY) // NUM_COLOURS
    else:
        piece = Piece.HOUSE if action < actions.FORT else Piece.FORT
        space = actions.space_of(box, action)
        region = box.region_of[space]
    opens_region = is_new(box, s, region)
    cards = 1 if box.colour[region] == colour else 2
    leave_hand(s, colour, cards)
    _put(box, s, piece, region, space, colour, cards)
    if not anybody_has_room(box, s):
        end_game(box, s, Ended.NO_PLACEMENTS)
    else:
        _go_on(box, s, region, opens_region)


@rule
def _put(box: Components, s: State, piece: int, region: int, space: int, colour: int, cards: int) -> None:
    seat = s.turn
    if piece == Piece.EMISSARY:
        s.emissaries_left[seat] -= 1
        s.emissaries[region, seat] += 1
        s.sent[region] += 1
        emit(s, Event.EMISSARY_SENT, seat, region, colour, cards)
    elif piece == Piece.FORT:
        s.forts_left[seat] -= 1
        s.forts[seat] |= bit(space)
        emit(s, Event.FORT_PLACED, seat, space, colour, cards)
    else:
        s.houses_left[seat] -= 1
        s.houses[seat] |= bit(space)
        s.house_counts[region, seat] += 1
        s.built[region] += 1
        emit(s, Event.HOUSE_BUILT, seat, space, colour, cards)
        if region_is_full(box, s, region):
            score_region(box, s, region)


@rule
def _go_on(box: Components, s: State, region: int, opens_region: bool) -> None:
    """A second piece, if public facts do not rule it out (R-13); else drawing."""
    if s.decision == Decision.MORE:
        begin_drawing(box, s, WhyDraw.TWO_PIECES)
    elif opens_region:
        begin_drawing(box, s, WhyDraw.NEW_REGION)
    elif s.hand_sizes[s.turn] == 0:
        begin_drawing(box, s, WhyDraw.NO_CARDS)
    elif not has_room(box, s, s.turn, region):
        begin_drawing(box, s, WhyDraw.NO_ROOM)
    else:
        s.decision = Decision.MORE
        s.region = region
