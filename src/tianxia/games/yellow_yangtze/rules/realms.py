"""States (rulebook: States; RULES.md, 5): what is on the board and what is connected.

A group is known by its lowest hex (`s.group`), so equal boards have equal records however they came about. A group with
a leader is a state (R-7); `s.rulers` has the colours of its leaders. Whatever is put on the board is linked to its
neighbours, whatever leaves it is cut out; only the unifying tile of a war stays unlinked until the war is decided.
"""

from tianxia.games.yellow_yangtze.box import SIDES_OF_HEX, Components
from tianxia.games.yellow_yangtze.state import (
    EMPTY,
    LEADER,
    MAX_HEXES,
    NO_GROUP,
    NOBODY,
    NUM_COLOURS,
    TILE,
    Colour,
    State,
)
from tianxia.kernel.rule import rule

UNKNOWN = 254
"""The group of a hex while groups are looked for."""
ALL_COLOURS = (1 << NUM_COLOURS) - 1


@rule
def tile_at(s: State, h: int) -> int:
    """The colour of the tile on a hex, or NOBODY."""
    content = int(s.board[h])
    return content - TILE if TILE <= content < LEADER else NOBODY


@rule
def owner(s: State, group: int, colour: int) -> int:
    """The seat whose leader of this colour is in the group, or NOBODY."""
    for seat in range(s.players):
        h = s.leaders[seat, colour]
        if h != NOBODY and s.group[h] == group:
            return seat
    return NOBODY


@rule
def lay_tile(box: Components, s: State, h: int, colour: int) -> None:
    """Put a tile on an empty hex; it is not linked yet."""
    s.board[h] = TILE + colour
    if colour == Colour.BLACK:
        _count_governor(box, s, h, 1)


@rule
def lift_tile(box: Components, s: State, h: int) -> None:
    """Take the tile off a hex and cut it out of its group."""
    if s.board[h] == TILE + Colour.BLACK:
        _count_governor(box, s, h, -1)
    s.board[h] = EMPTY
    cut(box, s, h)


@rule
def seat_leader(box: Components, s: State, seat: int, colour: int, h: int) -> None:
    """Put a leader on an empty hex and link it."""
    s.leaders[seat, colour] = h
    s.board[h] = LEADER + NUM_COLOURS * seat + colour
    link(box, s, h)


@rule
def lift_leader(box: Components, s: State, seat: int, colour: int) -> None:
    """Take a leader off the board into the supply."""
    h = s.leaders[seat, colour]
    s.leaders[seat, colour] = NOBODY
    s.board[h] = EMPTY
    cut(box, s, h)


@rule
def link(box: Components, s: State, h: int) -> None:
    """Unite what is on a hex with the groups next to it."""
    united = h
    for side in range(SIDES_OF_HEX):
        united = min(united, int(s.group[box.neighbours[h, side]]))  # NO_GROUP is more than any hex
    for side in range(SIDES_OF_HEX):
        old = int(s.group[box.neighbours[h, side]])
        if old != NO_GROUP and old != united:
            _rename(s, old, united)
            s.rulers[united] |= s.rulers[old]
            s.rulers[old] = 0
    s.group[h] = united
    if s.board[h] >= LEADER:
        s.rulers[united] |= 1 << (s.board[h] - LEADER) % NUM_COLOURS


@rule
def cut(box: Components, s: State, h: int) -> None:
    """Take an emptied hex out of its group, which may fall apart."""
    old = int(s.group[h])
    s.group[h] = NO_GROUP
    if old == h or touches_twice(box, s, h):
        _rename(s, old, UNKNOWN)
        _find_groups(box, s, old)
    s.rulers[old] = 0
    _find_rulers(s)


@rule
def find_everything(box: Components, s: State) -> None:
    """Find all groups, rulers and governors anew from the board; the unifying tile of a pending war stays unlinked."""
    for h in range(MAX_HEXES + 1):
        s.governors[h] = 0
        s.rulers[h] = 0
        s.group[h] = NO_GROUP
    for h in range(MAX_HEXES):
        if s.board[h] == TILE + Colour.BLACK:
            _count_governor(box, s, h, 1)
        if s.board[h] != EMPTY and not (s.num_sides > 0 and h == s.at):
            s.group[h] = UNKNOWN
    _find_groups(box, s, 0)
    _find_rulers(s)


@rule
def _count_governor(box: Components, s: State, h: int, change: int) -> None:
    for side in range(SIDES_OF_HEX):
        s.governors[box.neighbours[h, side]] += change


@rule
def _rename(s: State, old: int, new: int) -> None:
    """Give the hexes of a group another name; without a branch, so that the compiler can do many hexes at once."""
    for h in range(MAX_HEXES):
        s.group[h] = new if s.group[h] == old else s.group[h]


@rule
def touches_twice(box: Components, s: State, h: int) -> bool:
    """Do the occupied hexes around one lie in more than one run? Only then can leaving it split a group."""
    around = box.neighbours[h]
    upper_left, upper_right = s.group[around[0]] != NO_GROUP, s.group[around[1]] != NO_GROUP
    left, right = s.group[around[2]] != NO_GROUP, s.group[around[3]] != NO_GROUP
    lower_left, lower_right = s.group[around[4]] != NO_GROUP, s.group[around[5]] != NO_GROUP
    changes = 0
    changes += upper_left != upper_right
    changes += upper_right != right
    changes += right != lower_right
    changes += lower_right != lower_left
    changes += lower_left != left
    changes += left != upper_left
    return bool(changes > 2)


@rule
def touches_group(box: Components, s: State, h: int, group: int) -> bool:
    """Is something of this group next to a hex?"""
    for side in range(SIDES_OF_HEX):
        if s.group[box.neighbours[h, side]] == group:
            return True
    return False


@rule
def _find_groups(box: Components, s: State, first: int) -> None:
    """Name every group of UNKNOWN hexes, none of them below the first, after its lowest one."""
    for h in range(first, MAX_HEXES):
        if s.group[h] == UNKNOWN:
            _flood(box, s, h)


@rule
def _flood(box: Components, s: State, start: int) -> None:
    s.group[start] = start
    s.queue[0] = start
    done, found = 0, 1
    while done < found:
        h = s.queue[done]
        s.queue[done] = 0
        done += 1
        for side in range(SIDES_OF_HEX):
            neighbour = box.neighbours[h, side]
            if s.group[neighbour] == UNKNOWN:
                s.group[neighbour] = start
                s.queue[found] = neighbour
                found += 1


@rule
def colours_beside(box: Components, s: State, h: int) -> int:
    """The colours of the states next to a hex, as a mask."""
    colours = 0
    for side in range(SIDES_OF_HEX):
        group = int(s.group[box.neighbours[h, side]])
        if group != NO_GROUP:
            colours |= int(s.rulers[group])
    return colours


@rule
def has_ruler_beside(box: Components, s: State, h: int, group: int, colours: int) -> bool:
    """Is there a leader of these colours in the parts of a group that touch an empty hex? The group may have split.

    The search marks hexes as it goes and restores them at the end.
    """
    found = _reach(box, s, h, group, 0)
    done = 0
    is_met = False
    while done < found and not is_met:
        reached = int(s.queue[done])
        if s.board[reached] >= LEADER:
            is_met = bool(colours >> (s.board[reached] - LEADER) % NUM_COLOURS & 1)
        found = _reach(box, s, reached, group, found)
        done += 1
    for i in range(found):
        s.group[s.queue[i]] = group
        s.queue[i] = 0
    return is_met


@rule
def _reach(box: Components, s: State, h: int, group: int, found: int) -> int:
    """Queue the hexes of a group that are next to one; they are UNKNOWN from then on."""
    for side in range(SIDES_OF_HEX):
        neighbour = box.neighbours[h, side]
        if s.group[neighbour] == group:
            s.group[neighbour] = UNKNOWN
            s.queue[found] = neighbour
            found += 1
    return found


@rule
def _find_rulers(s: State) -> None:
    for seat in range(s.players):
        for colour in range(NUM_COLOURS):
            h = s.leaders[seat, colour]
            if h != NOBODY:
                s.rulers[s.group[h]] |= 1 << colour


@rule
def clashing_colours(box: Components, s: State, h: int) -> int:
    """The colours that two or more of the different states next to a hex have, as a mask."""
    seen = 0
    clash = 0
    first, second = NO_GROUP, NO_GROUP  # at most three groups fit around a hex
    for side in range(SIDES_OF_HEX):
        group = int(s.group[box.neighbours[h, side]])
        if group == NO_GROUP or _is_one_of(group, first, second):
            continue
        first, second = group, first
        rulers = int(s.rulers[group])
        clash |= seen & rulers
        seen |= rulers
    return clash


@rule
def _is_one_of(group: int, first: int, second: int) -> bool:
    if group == first:
        return True
    return group == second


@rule
def shut_out_colours(box: Components, s: State, h: int) -> int:
    """The colours whose leader would unite states into a conflict here, as a mask (R-8).

    None if there are fewer than two states; all if those clash already; else the colours they have.
    """
    if not _touches_groups(box, s, h):
        return 0
    states = 0
    seen = 0
    clash = 0
    first, second = NO_GROUP, NO_GROUP
    for side in range(SIDES_OF_HEX):
        group = int(s.group[box.neighbours[h, side]])
        if group == NO_GROUP or _is_one_of(group, first, second):
            continue
        first, second = group, first
        rulers = int(s.rulers[group])
        if rulers:
            states += 1
            clash |= seen & rulers
            seen |= rulers
    if states < 2:
        return 0
    return ALL_COLOURS if clash else seen


@rule
def _touches_groups(box: Components, s: State, h: int) -> bool:
    """Are there two different groups next to a hex? Without branches, as every possible seat of a leader is asked."""
    lowest, highest = NO_GROUP, NOBODY
    for side in range(SIDES_OF_HEX):
        group = int(s.group[box.neighbours[h, side]])
        lowest = min(lowest, group)
        highest = max(highest, group if group != NO_GROUP else NOBODY)
    return lowest < highest


@rule
def only_state(box: Components, s: State, h: int) -> int:
    """The group of the state next to a hex if there is exactly one, else NO_GROUP."""
    found = NO_GROUP
    for side in range(SIDES_OF_HEX):
        group = int(s.group[box.neighbours[h, side]])
        if group != NO_GROUP and group != found and s.rulers[group]:
            if found != NO_GROUP:
                return NO_GROUP
            found = group
    return found
