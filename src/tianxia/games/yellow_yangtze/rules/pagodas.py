"""Pagodas (rulebook: Pagodas, action D; RULES.md, 8.4, 9 step 3, 9.1 and 12 step 1)."""

from tianxia.games.yellow_yangtze.box import SIDES_OF_HEX, Components
from tianxia.games.yellow_yangtze.rules.scoring import gain
from tianxia.games.yellow_yangtze.state import (
    EMPTY,
    LEADER,
    MAX_PAGODAS,
    NOBODY,
    NUM_COLOURS,
    TILE,
    Cause,
    Colour,
    Event,
    State,
)
from tianxia.games.yellow_yangtze.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids


@rule
def triangle_colour(box: Components, s: State, triangle: int) -> int:
    """The colour of a triangle of three tiles of one colour, or NOBODY."""
    hexes = box.triangles[triangle]
    content = int(s.board[hexes[0]])
    if content == EMPTY or content >= LEADER:
        return NOBODY
    if s.board[hexes[1]] != content or s.board[hexes[2]] != content:
        return NOBODY
    return content - TILE


@rule
def pagoda_over(box: Components, s: State, h: int, colour: int) -> int:
    """The triangle of the pagoda that a tile of this colour belongs to, or NOBODY."""
    for i in range(MAX_PAGODAS):
        triangle = s.pagodas[colour, i]
        if triangle != NOBODY:
            hexes = box.triangles[triangle]
            if h == hexes[0] or h == hexes[1] or h == hexes[2]:
                return int(triangle)
    return NOBODY


@rule
def _is_even(box: Components, s: State, triangle: int) -> bool:
    """Are there three tiles of one colour? Leaders all differ. Without branches, as it is asked of every triangle."""
    content = s.board[box.triangles[triangle, 0]]
    return bool(
        (content != EMPTY)
        & (content == s.board[box.triangles[triangle, 1]])
        & (content == s.board[box.triangles[triangle, 2]])
    )


@rule
def can_carry(box: Components, s: State, triangle: int) -> bool:
    """Are there three tiles of one colour, none of which belongs to a pagoda (R-21)?"""
    colour = triangle_colour(box, s, triangle)
    if colour == NOBODY:
        return False
    for i in range(3):
        if pagoda_over(box, s, box.triangles[triangle, i], colour) != NOBODY:
            return False
    return True


@rule
def offers_pagoda(box: Components, s: State, h: int) -> bool:
    """Does the tile on a hex complete a triangle that can carry a pagoda?"""
    for i in range(SIDES_OF_HEX):
        triangle = box.triangles_of[h, i]
        if triangle != NOBODY and can_carry(box, s, triangle):
            return True
    return False


@rule
def list_offers(box: Components, s: State, out: Ids) -> int:
    """Write the triangles offered to the tile just placed."""
    n = 0
    for i in range(SIDES_OF_HEX):
        triangle = box.triangles_of[s.at, i]
        if triangle != NOBODY and can_carry(box, s, triangle):
            out[n] = actions.PAGODA + triangle
            n += 1
    return n


@rule
def list_moves(box: Components, s: State, out: Ids) -> int:
    """Write the pagodas that can be moved to the triangle in question."""
    colour = triangle_colour(box, s, s.triangle)
    n = 0
    for i in range(MAX_PAGODAS):
        if s.pagodas[colour, i] != NOBODY:
            out[n] = actions.MOVE + s.pagodas[colour, i]
            n += 1
    return n


@rule
def list_free(box: Components, s: State, base: int, out: Ids, n: int) -> int:
    """Write every triangle that can carry a pagoda, added to the base."""
    for triangle in range(box.num_triangles):
        if _is_even(box, s, triangle) and can_carry(box, s, triangle):
            out[n] = base + triangle
            n += 1
    return n


@rule
def list_paid(box: Components, s: State, out: Ids, n: int) -> int:
    """Write the pagodas that can be paid for: with two traders, then with one and the trader leader in the supply."""
    traders = s.hands[s.turn, Colour.GREEN]
    has_leader = s.leaders[s.turn, Colour.GREEN] == NOBODY
    if traders < 1 or (traders < 2 and not has_leader):
        return n
    first = n
    n = list_free(box, s, actions.BUILD, out, n)
    found = n - first
    if traders < 2:
        n = first
    if has_leader:
        for i in range(found):
            out[n + i] = out[first + i] + (actions.BUILD_LEADER - actions.BUILD)
        n += found
    return n


@rule
def raise_pagoda(box: Components, s: State, triangle: int) -> bool:
    """Build a pagoda on a triangle; False if the player has to say which one moves there."""
    colour = triangle_colour(box, s, triangle)
    for i in range(box.pagodas[colour]):
        if s.pagodas[colour, i] == NOBODY:
            s.pagodas[colour, i] = triangle
            _sort(s, colour)
            emit(s, Event.PAGODA_BUILT, s.turn, colour, triangle)
            return True
    if box.pagodas[colour] > 1:
        return False
    move_pagoda(s, colour, s.pagodas[colour, 0], triangle)
    return True


@rule
def move_pagoda(s: State, colour: int, source: int, target: int) -> None:
    """A pagoda moves to another triangle."""
    for i in range(MAX_PAGODAS):
        if s.pagodas[colour, i] == source:
            s.pagodas[colour, i] = target
    _sort(s, colour)
    emit(s, Event.PAGODA_MOVED, s.turn, colour, target, source)


@rule
def lose_pagoda(box: Components, s: State, h: int, colour: int) -> None:
    """The tile of this colour leaves the hex: a pagoda it belongs to goes to the supply."""
    triangle = pagoda_over(box, s, h, colour)
    if triangle == NOBODY:
        return
    for i in range(MAX_PAGODAS):
        if s.pagodas[colour, i] == triangle:
            s.pagodas[colour, i] = NOBODY
    _sort(s, colour)
    emit(s, Event.PAGODA_LOST, colour, triangle)


@rule
def pagodas_under(box: Components, s: State, seat: int, colour: int) -> int:
    """How many pagodas of its colour the state of a seat's leader has."""
    h = s.leaders[seat, colour]
    if h == NOBODY:
        return 0
    found = 0
    for i in range(MAX_PAGODAS):
        triangle = s.pagodas[colour, i]
        if triangle != NOBODY and s.group[box.triangles[triangle, 0]] == s.group[h]:
            found += 1
    return found


@rule
def collect_income(box: Components, s: State, seat: int) -> None:
    """Each leader of the seat gains a point for each pagoda of its colour in its state; black replaces nobody here."""
    for colour in range(NUM_COLOURS):
        number = pagodas_under(box, s, seat, colour)
        if number > 0:
            gain(s, seat, colour, number, Cause.PAGODA)


@rule
def _sort(s: State, colour: int) -> None:
    """Ascending, the supply last: equal positions are equal records."""
    first, second = s.pagodas[colour, 0], s.pagodas[colour, 1]
    if second != NOBODY and (first == NOBODY or first > second):
        s.pagodas[colour, 0] = second
        s.pagodas[colour, 1] = first
