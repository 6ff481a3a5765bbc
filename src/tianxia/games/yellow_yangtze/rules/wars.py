"""Wars (rulebook: Conflicts, Wars; RULES.md, 11).

The rules count the sides of a war from 0, and NOBODY is the side of those who support none. People count them from 1,
so actions, events and the answers kept in `s.commits` (where 0 means none) have one more.
While a war is pending its unifying tile lies on the board unlinked: the warring states are still groups of their own.
"""

from tianxia.games.yellow_yangtze.box import SIDES_OF_HEX, Components
from tianxia.games.yellow_yangtze.rules.course import ask, finish_action, forget_question
from tianxia.games.yellow_yangtze.rules.hands import spend
from tianxia.games.yellow_yangtze.rules.pagodas import lose_pagoda
from tianxia.games.yellow_yangtze.rules.realms import clashing_colours, find_everything, lift_tile, owner
from tianxia.games.yellow_yangtze.rules.scoring import gain
from tianxia.games.yellow_yangtze.state import (
    EMPTY,
    MAX_HEXES,
    NO_GROUP,
    NOBODY,
    NUM_COLOURS,
    TILE,
    Cause,
    Colour,
    Decision,
    Event,
    State,
)
from tianxia.games.yellow_yangtze.text import actions
from tianxia.kernel.bits import NONE, bit, has
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids

WORD = 64
RED_TILE = TILE + Colour.RED


@rule
def begin_war(box: Components, s: State, h: int) -> None:
    """A tile unites states into a conflict: it stays unlinked under the unification marker, everybody may support."""
    ask(s, Decision.WAR, h)
    find_sides(box, s)
    third = s.soldiers[2] if s.num_sides > 2 else NOBODY
    emit(s, Event.WAR_BEGUN, s.turn, h, s.soldiers[0], s.soldiers[1], third)


@rule
def find_sides(box: Components, s: State) -> None:
    """Number the united states with a leader of a clashing colour as they are met around the tile (R-11)."""
    clash = clashing_colours(box, s, s.at)
    s.num_sides = 0
    for i in range(SIDES_OF_HEX):
        group = int(s.group[box.neighbours[s.at, i]])
        if group == NO_GROUP or not s.rulers[group] & clash:
            continue
        is_known = False
        for side in range(s.num_sides):
            is_known |= s.sides[side] == group
        if not is_known:
            s.sides[s.num_sides] = group
            s.soldiers[s.num_sides] = count_soldiers(box, s, group)
            s.num_sides += 1


@rule
def side_at(box: Components, s: State, side: int) -> int:
    """The first hex of a side next to the unifying tile: what people know the side by."""
    for i in range(SIDES_OF_HEX):
        h = int(box.neighbours[s.at, i])
        if s.group[h] == s.sides[side]:
            return h
    return NOBODY


@rule
def count_soldiers(box: Components, s: State, group: int) -> int:
    """The red tiles of a group."""
    found = 0
    for h in range(box.num_hexes):
        if s.board[h] == RED_TILE and s.group[h] == group:
            found += 1
    return found


@rule
def war_decider(s: State) -> int:
    """Clockwise from the left of the active seat, which answers last."""
    return int((s.turn + 1 + s.num_commits) % s.players)


@rule
def list_supports(s: State, out: Ids) -> int:
    """Write the support the seat may give: red tiles, the same with the red leader in the supply, or none."""
    seat = war_decider(s)
    soldiers = s.hands[seat, Colour.RED]
    n = 0
    for side in range(s.num_sides):
        for tiles in range(1, soldiers + 1):
            out[n] = actions.SUPPORT + actions.AMOUNTS * side + tiles
            n += 1
    if s.leaders[seat, Colour.RED] == NOBODY:
        for side in range(s.num_sides):
            for tiles in range(soldiers + 1):
                out[n] = actions.SUPPORT_LEADER + actions.AMOUNTS * side + tiles
                n += 1
    out[n] = actions.ABSTAIN
    return n + 1


@rule
def support(box: Components, s: State, side: int, tiles: int, with_leader: int) -> None:
    """Support a side, or NOBODY; after the active seat's answer the war is decided."""
    seat = war_decider(s)
    if side == NOBODY:
        emit(s, Event.ABSTAINED, seat)
    else:
        spend(s, seat, Colour.RED, tiles)
        emit(s, Event.SUPPORTED, seat, side + 1, tiles, with_leader)
    s.commits[s.num_commits, 0] = side + 1
    s.commits[s.num_commits, 1] = tiles
    s.commits[s.num_commits, 2] = with_leader
    s.num_commits += 1
    if s.num_commits < s.players:
        return
    winner = _strongest(s)
    if winner == NOBODY:
        s.decision = Decision.WINNER
    else:
        conclude(box, s, winner)


@rule
def supported_side(s: State, answer: int) -> int:
    """The side that an answer supports, or NOBODY."""
    return int(s.commits[answer, 0] - 1)


@rule
def support_of(s: State, side: int) -> int:
    """What was committed to a side: tiles and leaders."""
    found = 0
    for i in range(s.num_commits):
        if supported_side(s, i) == side:
            found += s.commits[i, 1] + s.commits[i, 2]
    return found


@rule
def total_of(s: State, side: int) -> int:
    """The strength of a side."""
    return int(s.soldiers[side] + support_of(s, side))


@rule
def is_strongest(s: State, side: int) -> bool:
    """Is no other side stronger than this one?"""
    for other in range(s.num_sides):
        if total_of(s, other) > total_of(s, side):
            return False
    return True


@rule
def _strongest(s: State) -> int:
    """The only strongest side, or NOBODY if there are several."""
    found = NOBODY
    for side in range(s.num_sides):
        if is_strongest(s, side):
            if found != NOBODY:
                return NOBODY
            found = side
    return found


@rule
def list_winners(s: State, out: Ids) -> int:
    """Write the sides the active seat may choose as winner (R-17)."""
    n = 0
    for side in range(s.num_sides):
        if is_strongest(s, side):
            out[n] = actions.WINNER + side
            n += 1
    return n


@rule
def conclude(box: Components, s: State, winner: int) -> None:
    """The outcome: leaders and soldiers of the losers go, the winner pays the best losing total (R-12 to R-16)."""
    third = total_of(s, 2) if s.num_sides > 2 else NOBODY
    emit(s, Event.WAR_DECIDED, winner + 1, total_of(s, 0), total_of(s, 1), third)
    toll = 0
    for side in range(s.num_sides):
        if side != winner:
            toll = max(toll, total_of(s, side))
    _remove_losing_leaders(box, s, winner)
    for side in range(s.num_sides):
        if side != winner and s.soldiers[side] > 0:
            emit(s, Event.SOLDIERS_LOST, s.soldiers[side], 0)
            _remove_soldiers(box, s, s.sides[side])
    due = toll
    for i in range(s.num_commits):
        if supported_side(s, i) == winner:
            due -= s.commits[i, 1]
    _collect_losses(box, s, s.sides[winner], s.soldiers[winner], due)


@rule
def _remove_losing_leaders(box: Components, s: State, winner: int) -> None:
    """Every leader of a clashing colour; each is a point for the winner's leader of that colour (R-13)."""
    clash = clashing_colours(box, s, s.at)
    for colour in range(NUM_COLOURS):
        if not clash >> colour & 1:
            continue
        fallen = 0
        for side in range(s.num_sides):
            seat = owner(s, s.sides[side], colour)
            if side != winner and seat != NOBODY:
                s.board[s.leaders[seat, colour]] = EMPTY
                s.leaders[seat, colour] = NOBODY
                emit(s, Event.LEADER_SENT_HOME, seat, colour)
                fallen += 1
        victor = owner(s, s.sides[winner], colour)
        if victor != NOBODY and fallen > 0:
            gain(s, victor, colour, fallen, Cause.WAR)


@rule
def _remove_soldiers(box: Components, s: State, group: int) -> None:
    """All red tiles of a group; the groups are found anew later."""
    for h in range(box.num_hexes):
        if s.board[h] == RED_TILE and s.group[h] == group:
            lose_pagoda(box, s, h, Colour.RED)
            s.board[h] = EMPTY
            s.discards[Colour.RED] += 1


@rule
def _collect_losses(box: Components, s: State, group: int, soldiers: int, due: int) -> None:
    """The winner gives up the soldiers due: all it has, or a choice if fewer. The unifying tile is linked now."""
    if 0 < due < soldiers:
        for h in range(box.num_hexes):
            if s.board[h] == RED_TILE and s.group[h] == group:
                s.candidates[h // WORD] |= bit(h % WORD)
    elif due > 0 and soldiers > 0:
        emit(s, Event.SOLDIERS_LOST, soldiers, 1)
        _remove_soldiers(box, s, group)
    forget_question(s)
    find_everything(box, s)
    if 0 < due < soldiers:
        s.decision = Decision.LOSSES
        s.count = due
    else:
        finish_action(box, s)


@rule
def is_candidate(s: State, h: int) -> bool:
    """At `losses`: may this soldier be removed? Fixed when the war was decided."""
    return has(s.candidates[h // WORD], h % WORD)


@rule
def list_losses(s: State, out: Ids) -> int:
    """Write the winner's soldiers."""
    n = 0
    for h in range(MAX_HEXES):
        if is_candidate(s, h):
            out[n] = actions.REMOVE + h
            n += 1
    return n


@rule
def remove_soldier(box: Components, s: State, h: int) -> None:
    """The active seat gives up one of the winner's soldiers."""
    emit(s, Event.SOLDIER_REMOVED, s.turn, h)
    lose_pagoda(box, s, h, Colour.RED)
    lift_tile(box, s, h)
    s.discards[Colour.RED] += 1
    s.candidates[h // WORD] &= ~bit(h % WORD)
    s.count -= 1
    if s.count == 0:
        for word in range(len(s.candidates)):
            s.candidates[word] = NONE
        finish_action(box, s)
