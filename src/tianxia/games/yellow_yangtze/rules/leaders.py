"""Positioning a leader (rulebook: action A; RULES.md, 8.1)."""

from tianxia.games.yellow_yangtze.box import Components
from tianxia.games.yellow_yangtze.rules.course import finish_action
from tianxia.games.yellow_yangtze.rules.realms import (
    ALL_COLOURS,
    colours_beside,
    has_ruler_beside,
    lift_leader,
    only_state,
    owner,
    seat_leader,
    shut_out_colours,
    touches_group,
    touches_twice,
)
from tianxia.games.yellow_yangtze.rules.revolts import begin_revolt
from tianxia.games.yellow_yangtze.state import EMPTY, MAX_HEXES, NO_GROUP, NOBODY, NUM_COLOURS, Event, State
from tianxia.games.yellow_yangtze.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids

HEX_BITS = 8
HEX_MASK = (1 << HEX_BITS) - 1
NOTES = (2 + NUM_COLOURS) * MAX_HEXES
"""The room that `note_seats` needs: the notes, the seats in question, the doubtful moves."""


@rule
def has_seat(box: Components, s: State, h: int) -> bool:
    """Is this an empty land hex next to a black tile?"""
    return s.board[h] == EMPTY and s.governors[h] > 0 and not box.is_river[h]


@rule
def list_leaders(box: Components, s: State, out: Ids) -> int:
    """Write the placements and moves of all leaders, then the withdrawals.

    The seats they may take are noted first, at the far end of `out` where no list of leaders reaches.
    """
    notes = out[len(out) - NOTES :]
    found = note_seats(box, s, notes)
    shut_out = 0
    for i in range(found):
        shut_out |= notes[i] >> HEX_BITS
    n = 0
    for colour in range(NUM_COLOURS):
        base = actions.LEADER + MAX_HEXES * colour
        if shut_out >> colour & 1:
            n = _list_open(notes, found, colour, base, out, n)
        else:
            _list_everywhere(notes[:found], base, out[n : n + found])
            n += found
    for colour in range(NUM_COLOURS):
        if s.leaders[s.turn, colour] != NOBODY:
            out[n] = actions.WITHDRAW + colour
            n += 1
    return n


@rule
def count_leaders(s: State, notes: Ids, found: int) -> int:
    """How many actions `list_leaders` writes if these seats are noted."""
    count = NUM_COLOURS * found
    for i in range(found):
        for colour in range(NUM_COLOURS if notes[i] > HEX_MASK else 0):
            count -= notes[i] >> HEX_BITS + colour & 1
    for colour in range(NUM_COLOURS):
        count += int(s.leaders[s.turn, colour] != NOBODY)
    return count


@rule
def leader_at(s: State, notes: Ids, found: int, k: int) -> int:
    """The action `list_leaders` writes at a place if these seats are noted."""
    for colour in range(NUM_COLOURS):
        for i in range(found):
            if not notes[i] >> HEX_BITS + colour & 1:
                if k == 0:
                    return int(actions.LEADER + MAX_HEXES * colour + (notes[i] & HEX_MASK))
                k -= 1
    for colour in range(NUM_COLOURS):
        if s.leaders[s.turn, colour] != NOBODY:
            if k == 0:
                return actions.WITHDRAW + colour
            k -= 1
    return NOBODY


@rule
def note_seats(box: Components, s: State, notes: Ids) -> int:
    """Note the hexes a leader of the active seat may take, and in the bits above, the colours that are shut out there.

    The seats in question and then the doubtful moves are queued behind the notes: on a GPU many games work through
    short queues in step, while questions asked on the way would hold all of them up.
    """
    found = _note_free(box, s, notes)
    questions = doubts = 0
    for i in range(found):
        shut_out = shut_out_colours(box, s, notes[i])
        if shut_out:
            notes[i] |= shut_out << HEX_BITS
            notes[MAX_HEXES + questions] = i
            questions += 1
    for i in range(questions):
        doubts = _judge_moves(box, s, notes, notes[MAX_HEXES + i], doubts)
    for i in range(doubts):
        doubt = notes[2 * MAX_HEXES + i]
        seat, colour = doubt // NUM_COLOURS, doubt % NUM_COLOURS
        if _opens_by_split(box, s, notes[seat] & HEX_MASK, colour):
            notes[seat] ^= 1 << HEX_BITS + colour
    return found


@rule
def _note_free(box: Components, s: State, notes: Ids) -> int:
    """Note the hexes that have a seat; each is written and then counted or not, without a branch."""
    found = 0
    for h in range(box.num_hexes):
        notes[found] = h
        found += int((s.board[h] == EMPTY) & (s.governors[h] > 0) & (box.is_river[h] == 0))
    return found


@rule
def _list_everywhere(notes: Ids, base: int, out: Ids) -> None:
    for i in range(len(notes)):
        out[i] = base + (notes[i] & HEX_MASK)


@rule
def _list_open(notes: Ids, found: int, colour: int, base: int, out: Ids, n: int) -> int:
    for i in range(found):
        out[n] = base + (notes[i] & HEX_MASK)
        n += 1 - (notes[i] >> HEX_BITS + colour & 1)
    return n


@rule
def _judge_moves(box: Components, s: State, notes: Ids, seat: int, doubts: int) -> int:
    """A leader on the board is lifted before its new place is judged (R-5): open the seat to the colours this allows.

    Lifting can only open seats, because the parts that a state falls into have no colour in common, and only seats next
    to that state. If the state may split, a seat that stays shut is doubtful.
    """
    h = notes[seat] & HEX_MASK
    for colour in range(NUM_COLOURS):
        old = s.leaders[s.turn, colour]
        if not notes[seat] >> HEX_BITS + colour & 1 or old == NOBODY or not touches_group(box, s, h, s.group[old]):
            continue
        group = s.group[old]
        _lift_in_thought(s, old, group, colour)
        if not shut_out_colours(box, s, h) >> colour & 1:
            notes[seat] ^= 1 << HEX_BITS + colour
        elif touches_twice(box, s, old):
            notes[2 * MAX_HEXES + doubts] = NUM_COLOURS * seat + colour
            doubts += 1
        _put_back(s, old, group, colour)
    return doubts


@rule
def _opens_by_split(box: Components, s: State, h: int, colour: int) -> bool:
    """Is a seat open to a leader because its state falls apart without it?"""
    old = s.leaders[s.turn, colour]
    group = s.group[old]
    _lift_in_thought(s, old, group, colour)
    rulers = s.rulers[group]
    s.rulers[group] = 0
    is_open = not shut_out_colours(box, s, h) >> colour & 1
    others = colours_beside(box, s, h)
    s.rulers[group] = rulers
    if is_open:  # unless a part that is next to the seat has one of the colours that matter
        is_open = not has_ruler_beside(box, s, h, group, ALL_COLOURS if others >> colour & 1 else others)
    _put_back(s, old, group, colour)
    return is_open


@rule
def _lift_in_thought(s: State, old: int, group: int, colour: int) -> None:
    s.group[old] = NO_GROUP
    s.rulers[group] ^= 1 << colour


@rule
def _put_back(s: State, old: int, group: int, colour: int) -> None:
    s.group[old] = group
    s.rulers[group] ^= 1 << colour


@rule
def position_leader(box: Components, s: State, colour: int, h: int) -> None:
    """Place or move a leader; a state that has one of its colour already revolts."""
    old = s.leaders[s.turn, colour]
    if old == NOBODY:
        emit(s, Event.LEADER_PLACED, s.turn, colour, h)
    else:
        lift_leader(box, s, s.turn, colour)
        emit(s, Event.LEADER_MOVED, s.turn, colour, h, old)
    state = only_state(box, s, h)
    defender = NOBODY if state == NO_GROUP else owner(s, state, colour)
    seat_leader(box, s, s.turn, colour, h)
    if defender == NOBODY:
        finish_action(box, s)
    else:
        begin_revolt(s, colour, defender)


@rule
def withdraw_leader(box: Components, s: State, colour: int) -> None:
    """Take a leader back to the supply."""
    lift_leader(box, s, s.turn, colour)
    emit(s, Event.LEADER_WITHDRAWN, s.turn, colour)
    finish_action(box, s)
