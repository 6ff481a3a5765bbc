"""Positioning a leader (rulebook: action A; specification: chapter 8.1)."""

from typing import Any

from tianxia.games.yellow_yangtze import actions
from tianxia.games.yellow_yangtze.revolts import begin_revolt
from tianxia.games.yellow_yangtze.state import EMPTY, MAX_HEXES, NO_GROUP, NOBODY, NUM_COLOURS, Event
from tianxia.games.yellow_yangtze.states import lift_leader, only_state, owner, seat_leader, shut_out_colours
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

    The seats they may take are noted first, at the far end of `out` where no list of leaders reaches: the hex, and above
    it the colours that are shut out. Lifting a leader (R-5) changes nothing where fewer than two states meet.
    """
    notes = len(out) - MAX_HEXES
    found = 0
    contested = False
    for h in range(box.num_hexes):
        if has_seat(box, s, h):
            shut_out = shut_out_colours(box, s, h)
            contested |= shut_out != 0
            out[notes + found] = shut_out << HEX_BITS | h
            found += 1
    n = 0
    for colour in range(NUM_COLOURS):
        old = s.leaders[s.turn, colour]
        if old != NOBODY and contested:
            lift_leader(box, s, s.turn, colour)
        for i in range(found):
            h = out[notes + i] & HEX_MASK
            shut_out = out[notes + i] >> HEX_BITS
            if shut_out and old != NOBODY:
                shut_out = shut_out_colours(box, s, h)
            if not shut_out >> colour & 1:
                out[n] = actions.LEADER + MAX_HEXES * colour + h
                n += 1
        if old != NOBODY and contested:
            seat_leader(box, s, s.turn, colour, old)
    for colour in range(NUM_COLOURS):
        if s.leaders[s.turn, colour] != NOBODY:
            out[n] = actions.WITHDRAW + colour
            n += 1
    return n


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
