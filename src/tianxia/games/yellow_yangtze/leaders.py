"""Positioning a leader (rulebook: action A; specification: chapter 8.1)."""

from typing import Any

from tianxia.games.yellow_yangtze import actions
from tianxia.games.yellow_yangtze.revolts import begin_revolt
from tianxia.games.yellow_yangtze.state import EMPTY, MAX_HEXES, NO_GROUP, NOBODY, NUM_COLOURS, Event
from tianxia.games.yellow_yangtze.states import (
    lift_leader,
    only_state,
    owner,
    seat_leader,
    shut_out_colours,
    touches_group,
    touches_twice,
)
from tianxia.games.yellow_yangtze.turn import finish_action
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule

HEX_BITS = 8
HEX_MASK = (1 << HEX_BITS) - 1


@rule
def has_seat(box: Any, s: Any, h: int) -> bool:
    """Is this an empty land hex next to a black tile?"""
    return s.board[h] == EMPTY and s.governors[h] > 0 and not box.is_river[h]


@rule
def list_leaders(box: Any, s: Any, out: Any) -> int:
    """Write the placements and moves of all leaders, then the withdrawals.

    The seats they may take are noted first, at the far end of `out` where no list of leaders reaches: the hex, and
    above it the colours that are shut out.
    """
    notes = out[len(out) - MAX_HEXES :]
    found = _note_seats(box, s, notes)
    shut_out = _shut_out_anywhere(notes, found)
    n = 0
    for colour in range(NUM_COLOURS):
        base = actions.LEADER + MAX_HEXES * colour
        if shut_out >> colour & 1:
            n = _list_open(box, s, notes, found, colour, base, out, n)
        else:
            _list_everywhere(notes[:found], base, out[n : n + found])
            n += found
    for colour in range(NUM_COLOURS):
        if s.leaders[s.turn, colour] != NOBODY:
            out[n] = actions.WITHDRAW + colour
            n += 1
    return n


@rule
def count_leaders(box: Any, s: Any, out: Any) -> int:
    """How many actions `list_leaders` writes.

    For `leader_at` it keeps the notes, the seats that are left to colours which are shut out somewhere, and before the
    notes for each colour where its seats begin and how many they are.
    """
    first = len(out) - MAX_HEXES
    notes = out[first:]
    found = _note_seats(box, s, notes)
    shut_out = _shut_out_anywhere(notes, found)
    kept = count = 0
    for colour in range(NUM_COLOURS):
        begin, size = first, found
        if shut_out >> colour & 1:
            begin, size = kept, _list_open(box, s, notes, found, colour, 0, out, kept) - kept
            kept += size
        out[first - 2 * (colour + 1)] = begin
        out[first - 2 * (colour + 1) + 1] = size
        count += size + int(s.leaders[s.turn, colour] != NOBODY)
    return count


@rule
def leader_at(s: Any, out: Any, k: int) -> int:
    """The action `list_leaders` writes at a place, from what `count_leaders` has kept."""
    first = len(out) - MAX_HEXES
    for colour in range(NUM_COLOURS):
        size = out[first - 2 * (colour + 1) + 1]
        if k < size:
            return int(actions.LEADER + MAX_HEXES * colour + (out[out[first - 2 * (colour + 1)] + k] & HEX_MASK))
        k -= size
    for colour in range(NUM_COLOURS):
        if s.leaders[s.turn, colour] != NOBODY:
            if k == 0:
                return actions.WITHDRAW + colour
            k -= 1
    return NOBODY


@rule
def _note_seats(box: Any, s: Any, notes: Any) -> int:
    found = 0
    for h in range(box.num_hexes):
        if s.governors[h] > 0 and has_seat(box, s, h):
            notes[found] = shut_out_colours(box, s, h) << HEX_BITS | h
            found += 1
    return found


@rule
def _shut_out_anywhere(notes: Any, found: int) -> int:
    """The colours that are shut out of at least one seat, as a mask."""
    colours = 0
    for i in range(found):
        colours |= notes[i] >> HEX_BITS
    return colours


@rule
def _list_everywhere(notes: Any, base: int, out: Any) -> None:
    """Nowhere the colour is shut out, so lifting its leader would change nothing."""
    for i in range(len(notes)):
        out[i] = base + (notes[i] & HEX_MASK)


@rule
def _list_open(box: Any, s: Any, notes: Any, found: int, colour: int, base: int, out: Any, n: int) -> int:
    """Write the seats left to a colour that is shut out of others."""
    if s.leaders[s.turn, colour] == NOBODY:
        return _list_home(notes, found, colour, base, out, n)
    return _list_moves(box, s, notes, found, colour, base, out, n)


@rule
def _list_home(notes: Any, found: int, colour: int, base: int, out: Any, n: int) -> int:
    """A leader at home may go wherever its colour is not shut out."""
    for i in range(found):
        if not notes[i] >> HEX_BITS + colour & 1:
            out[n] = base + (notes[i] & HEX_MASK)
            n += 1
    return n


@rule
def _list_moves(box: Any, s: Any, notes: Any, found: int, colour: int, base: int, out: Any, n: int) -> int:
    """A leader on the board is lifted before its new place is judged (R-5).

    That can only open places to it, for the parts its state falls into have no colour in common, and only next to its
    state. A leader that holds nothing together is lifted in thought: hex and colour are taken out of its group.
    """
    old = s.leaders[s.turn, colour]
    group = s.group[old]
    splits = touches_twice(box, s, old)
    is_lifted = False
    for i in range(found):
        h = notes[i] & HEX_MASK
        if notes[i] >> HEX_BITS + colour & 1:
            if not is_lifted:
                if not touches_group(box, s, h, group):
                    continue
                _lift(box, s, colour, splits)
                is_lifted = True
            if shut_out_colours(box, s, h) >> colour & 1:
                continue
        out[n] = base + h
        n += 1
    if is_lifted:
        _put_back(box, s, colour, old, group, splits)
    return n


@rule
def _lift(box: Any, s: Any, colour: int, splits: bool) -> None:
    if splits:
        lift_leader(box, s, s.turn, colour)
    else:
        old = s.leaders[s.turn, colour]
        s.rulers[s.group[old]] ^= 1 << colour
        s.group[old] = NO_GROUP


@rule
def _put_back(box: Any, s: Any, colour: int, old: int, group: int, splits: bool) -> None:
    if splits:
        seat_leader(box, s, s.turn, colour, old)
    else:
        s.group[old] = group
        s.rulers[group] ^= 1 << colour


@rule
def position_leader(box: Any, s: Any, colour: int, h: int) -> None:
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
def withdraw_leader(box: Any, s: Any, colour: int) -> None:
    """Take a leader home."""
    lift_leader(box, s, s.turn, colour)
    emit(s, Event.LEADER_WITHDRAWN, s.turn, colour)
    finish_action(box, s)
