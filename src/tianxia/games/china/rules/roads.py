"""Roads (rulebook: End of the game, third stage; Fortresses; RULES.md, 9, "Computing the roads").

A row is a path of at least four houses of one seat along links. Two rows never share a house, and the seat gets the
best choice of rows (R-15). Joining two rows by a link never lowers their worth. So it is enough that every junction, a
house with more than two linked houses of its seat, keeps two of its links, tried in every way: what is left are paths
and rings, and each of them with four or more houses is a row.
"""

import numpy as np
from numpy.typing import NDArray

from tianxia.games.china.box import Components
from tianxia.games.china.rules.houses import all_forts
from tianxia.games.china.state import State
from tianxia.kernel.bits import NONE, ONE, index_of, lowest, size
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Bits

SHORTEST_ROW = 4
DIGIT = np.uint64(3)
"""The bits of a junction's choice: there are at most six pairs out of four links."""
DIGIT_MASK = np.uint64(7)

Sets = NDArray[np.uint64]
"""Sets of spaces: those linked to each space, or the rows of a seat."""


@rule
def road_points(box: Components, s: State, seat: int) -> int:
    """The points of the seat's best set of rows."""
    forts = all_forts(s)
    points = 0
    left = s.houses[seat]
    while left != NONE:
        part = connected(box.links[s.side], left, lowest(left))
        left = left & ~part
        if size(part) >= SHORTEST_ROW:
            points += best_choices(box.links[s.side], part, part & forts)[0]
    return points


@rule
def list_rows(box: Components, s: State, seat: int, out: Sets) -> int:
    """Write the rows of the seat's best set into out, each as the set of its spaces, and say how many there are."""
    links, forts = box.links[s.side], all_forts(s)
    n = 0
    left = s.houses[seat]
    while left != NONE:
        part = connected(links, left, lowest(left))
        left = left & ~part
        _, junctions, choices = best_choices(links, part, part & forts)
        rest = part
        while rest != NONE:
            row = kept_row(links, part, junctions, choices, lowest(rest))
            rest = rest & ~row
            if row_points(row, forts) > 0:
                out[n] = row
                n += 1
    return n


@rule
def row_points(row: Bits, forts: Bits) -> int:
    """What a path or ring of houses is worth: nothing if it is too short, double with a house on a fortress (R-18)."""
    length = size(row)
    if length < SHORTEST_ROW:
        return 0
    return length * 2 if (row & forts) != NONE else length


@rule
def connected(links: Sets, houses: Bits, start: Bits) -> Bits:
    """The houses that links join to the start."""
    part = start
    border = start
    while border != NONE:
        house = lowest(border)
        border = border & ~house
        new = links[index_of(house)] & houses & ~part
        part = part | new
        border = border | new
    return part


@rule
def best_choices(links: Sets, part: Bits, forts: Bits) -> tuple[int, Bits, Bits]:
    """The most that one connected part is worth, its junctions, and the links they keep for that."""
    junctions = NONE
    rest = part
    while rest != NONE:
        house = lowest(rest)
        rest = rest & ~house
        if size(links[index_of(house)] & part) > 2:
            junctions = junctions | house
    bound = size(part) * 2 if forts != NONE else size(part)  # with every house in a row no other choice is better
    best, best_so_far = 0, NONE
    choices = NONE
    more = True
    while more and best < bound:
        worth = _rows_worth(links, part, forts, junctions, choices)
        if worth > best:
            best, best_so_far = worth, choices
        choices, more = _next_choices(links, part, junctions, choices)
    return best, junctions, best_so_far


@rule
def _next_choices(links: Sets, part: Bits, junctions: Bits, choices: Bits) -> tuple[Bits, bool]:
    """The next choice, counted like an odometer with a digit for each junction, and whether there is one."""
    rest = junctions
    shift = NONE
    while rest != NONE:
        house = lowest(rest)
        rest = rest & ~house
        degree = size(links[index_of(house)] & part)
        digit = np.int64((choices >> shift) & DIGIT_MASK)
        if digit + 1 < degree * (degree - 1) // 2:
            return choices + (ONE << shift), True
        choices = choices & ~(DIGIT_MASK << shift)
        shift = shift + DIGIT
    return choices, False


@rule
def _rows_worth(links: Sets, part: Bits, forts: Bits, junctions: Bits, choices: Bits) -> int:
    """What the rows are worth when each junction keeps its chosen links."""
    points = 0
    left = part
    while left != NONE:
        row = kept_row(links, part, junctions, choices, lowest(left))
        left = left & ~row
        length = size(row)  # written out, not row_points(row, forts): as a call it costs a GPU a tenth of its speed
        if length >= SHORTEST_ROW:
            points += length * 2 if (row & forts) != NONE else length
    return points


@rule
def kept_row(links: Sets, part: Bits, junctions: Bits, choices: Bits, start: Bits) -> Bits:
    """The path or ring through a house along links that both their ends keep."""
    row = start
    border = start
    while border != NONE:
        house = lowest(border)
        border = border & ~house
        rest = _kept_links(links, part, junctions, choices, house) & ~row
        while rest != NONE:
            other = lowest(rest)
            rest = rest & ~other
            if (_kept_links(links, part, junctions, choices, other) & house) != NONE:
                row = row | other
                border = border | other
    return row


@rule
def _kept_links(links: Sets, part: Bits, junctions: Bits, choices: Bits, house: Bits) -> Bits:
    """The linked houses that one house keeps: all of up to two, else the chosen pair."""
    linked: Bits = links[index_of(house)] & part
    if (junctions & house) == NONE:
        return linked
    place = np.uint64(size(junctions & (house - ONE)))
    digit = np.int64((choices >> (DIGIT * place)) & DIGIT_MASK)
    rest = linked
    while rest != NONE:
        first = lowest(rest)
        rest = rest & ~first
        seconds = rest
        while seconds != NONE:
            second = lowest(seconds)
            seconds = seconds & ~second
            if digit == 0:
                return first | second
            digit -= 1
    return linked  # not reached: a digit is smaller than the number of pairs
