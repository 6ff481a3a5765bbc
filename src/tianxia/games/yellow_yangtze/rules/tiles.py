"""Placing a tile and what follows (rulebook: action B; RULES.md, 8.2 and 9)."""

from tianxia.games.yellow_yangtze.box import SIDES_OF_HEX, Components
from tianxia.games.yellow_yangtze.rules.course import ask, finish_action
from tianxia.games.yellow_yangtze.rules.hands import show, spend
from tianxia.games.yellow_yangtze.rules.pagodas import move_pagoda, offers_pagoda, raise_pagoda, triangle_colour
from tianxia.games.yellow_yangtze.rules.realms import clashing_colours, lay_tile, link, owner, tile_at
from tianxia.games.yellow_yangtze.rules.scoring import gain
from tianxia.games.yellow_yangtze.rules.wars import begin_war
from tianxia.games.yellow_yangtze.state import (
    EMPTY,
    MAX_HEXES,
    NOBODY,
    NUM_COLOURS,
    Cause,
    Colour,
    Decision,
    Event,
    State,
)
from tianxia.games.yellow_yangtze.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids

PAGODA_COST = 2
"""Traders for a pagoda; the trader leader in the supply stands in for one and is not spent (R-33)."""


@rule
def list_tiles(box: Components, s: State, out: Ids, n: int) -> int:
    """Write the placements of every colour in hand: blue on empty rivers, the others on empty land."""
    # Where the first list of empty land begins, its colour, its length: the other colours copy it.
    land, source, free = NOBODY, NOBODY, 0
    for colour in range(NUM_COLOURS):
        if s.hands[s.turn, colour] == 0:
            continue
        base = actions.TILE + MAX_HEXES * colour
        if colour == Colour.BLUE:
            n = _list_empty(box, s, 1, base, out, n)
        elif land == NOBODY:
            land, source = n, colour
            n = _list_empty(box, s, 0, base, out, n)
            free = n - land
        else:
            _copy_shifted(out[land : land + free], MAX_HEXES * (colour - source), out[n : n + free])
            n += free
    return n


@rule
def count_placements(s: State, land: int, rivers: int) -> int:
    """How many placements `list_tiles` writes with these numbers of empty land and river hexes."""
    count = 0
    for colour in range(NUM_COLOURS):
        if s.hands[s.turn, colour] > 0:
            count += rivers if colour == Colour.BLUE else land
    return count


@rule
def placement_at(box: Components, s: State, land: int, rivers: int, k: int) -> int:
    """The placement `list_tiles` writes at a place."""
    for colour in range(NUM_COLOURS):
        if s.hands[s.turn, colour] > 0:
            is_river = int(colour == Colour.BLUE)
            size = rivers if is_river else land
            if k < size:
                return actions.TILE + MAX_HEXES * colour + _empty_at(box, s, is_river, k)
            k -= size
    return NOBODY


@rule
def count_empty(box: Components, s: State, river: int) -> int:
    """How many hexes of a terrain are empty; without branches, so that the compiler can do many hexes at once."""
    count = 0
    for h in range(box.num_hexes):
        count += int((s.board[h] == EMPTY) & (box.is_river[h] == river))
    return count


@rule
def _empty_at(box: Components, s: State, river: int, k: int) -> int:
    for h in range(box.num_hexes):
        if s.board[h] == EMPTY and box.is_river[h] == river:
            if k == 0:
                return h
            k -= 1
    return NOBODY


@rule
def _copy_shifted(ids: Ids, shift: int, out: Ids) -> None:
    """Write a list of ids again, each higher by the shift: other colours go to the same land."""
    for i in range(len(ids)):
        out[i] = ids[i] + shift


@rule
def place_tile(box: Components, s: State, colour: int, h: int) -> None:
    """A tile from the hand goes on the board: a war, or a point and what the colour brings."""
    show(s, s.turn, colour, 1)
    emit(s, Event.TILE_PLACED, s.turn, colour, h)
    lay_tile(box, s, h, colour)
    if clashing_colours(box, s, h) != 0:
        begin_war(box, s, h)
        return
    link(box, s, h)
    _score_tile(s, colour, h)
    if offers_pagoda(box, s, h):
        ask(s, Decision.PAGODA, h)
    else:
        go_on(box, s, h, False)


@rule
def _score_tile(s: State, colour: int, h: int) -> None:
    """A point for the leader of the colour, else for the black leader, whoever placed the tile."""
    seat = owner(s, s.group[h], colour)
    if seat == NOBODY:
        seat = owner(s, s.group[h], Colour.BLACK)
    if seat != NOBODY:
        gain(s, seat, colour, 1, Cause.TILE)


@rule
def go_on(box: Components, s: State, h: int, pagoda: bool) -> None:
    """After point and pagoda: the market for a trader, the chain for a farmer without a new pagoda (R-18, R-19)."""
    colour = tile_at(s, h)
    if colour == Colour.GREEN and s.market_size > 0:
        ask(s, Decision.MARKET, NOBODY)
    elif colour == Colour.BLUE and not pagoda and can_chain(box, s, h):
        ask(s, Decision.CHAIN, h)
    else:
        finish_action(box, s)


@rule
def can_chain(box: Components, s: State, h: int) -> bool:
    """Is there an empty river hex next to this one?"""
    for side in range(SIDES_OF_HEX):
        neighbour = box.neighbours[h, side]
        if box.is_river[neighbour] and s.board[neighbour] == EMPTY:
            return True
    return False


@rule
def list_chain(box: Components, s: State, out: Ids) -> int:
    """Write the farmers that may follow, and the end of the chain."""
    n = 0
    if s.hands[s.turn, Colour.BLUE] > 0:
        for side in range(SIDES_OF_HEX):
            neighbour = box.neighbours[s.at, side]
            if box.is_river[neighbour] and s.board[neighbour] == EMPTY:
                out[n] = actions.TILE + MAX_HEXES * Colour.BLUE + neighbour
                n += 1
    out[n] = actions.STOP
    return n + 1


@rule
def stop_chain(box: Components, s: State) -> None:
    """Place no further farmer."""
    emit(s, Event.CHAIN_STOPPED, s.turn)
    finish_action(box, s)


@rule
def accept_pagoda(box: Components, s: State, triangle: int) -> None:
    """Build the offered pagoda, or ask which one moves."""
    at = s.at
    if raise_pagoda(box, s, triangle):
        go_on(box, s, at, True)
    else:
        ask(s, Decision.MOVE, at)
        s.triangle = triangle


@rule
def decline_pagoda(box: Components, s: State) -> None:
    """Build nothing on the offered triangles."""
    emit(s, Event.PAGODA_DECLINED, s.turn)
    go_on(box, s, s.at, False)


@rule
def buy_pagoda(box: Components, s: State, triangle: int, with_leader: int) -> None:
    """Pay for a pagoda on any free triangle (rulebook: action D)."""
    traders = PAGODA_COST - with_leader
    spend(s, s.turn, Colour.GREEN, traders)
    emit(s, Event.PAGODA_PAID, s.turn, traders, with_leader)
    if raise_pagoda(box, s, triangle):
        finish_action(box, s)
    else:
        ask(s, Decision.MOVE, NOBODY)
        s.triangle = triangle


@rule
def choose_pagoda(box: Components, s: State, source: int) -> None:
    """The pagoda that moves is chosen; a tile that made it goes on, a paid one is done."""
    at = s.at
    move_pagoda(s, triangle_colour(box, s, s.triangle), source, s.triangle)
    if at == NOBODY:
        finish_action(box, s)
    else:
        go_on(box, s, at, True)


@rule
def list_market(s: State, out: Ids) -> int:
    """Write the colours in the market, and to take none."""
    n = 0
    for colour in range(NUM_COLOURS):
        if s.market[colour] > 0:
            out[n] = actions.TAKE + colour
            n += 1
    out[n] = actions.DECLINE
    return n + 1


@rule
def take_from_market(box: Components, s: State, colour: int) -> None:
    """A tile goes from the market to the hand; everybody sees it. The gap stays until the turn ends (R-23)."""
    s.market[colour] -= 1
    s.market_size -= 1
    s.hands[s.turn, colour] += 1
    s.hand_sizes[s.turn] += 1
    s.known[s.turn, colour] += 1
    emit(s, Event.MARKET_TAKEN, s.turn, colour)
    finish_action(box, s)


@rule
def decline_market(box: Components, s: State) -> None:
    """Take nothing from the market."""
    emit(s, Event.MARKET_DECLINED, s.turn)
    finish_action(box, s)


@rule
def _list_empty(box: Components, s: State, river: int, base: int, out: Ids, n: int) -> int:
    """Each hex is written and then counted or not: an unpredictable branch would cost more."""
    for h in range(box.num_hexes):
        out[n] = base + h
        n += int((s.board[h] == EMPTY) & (box.is_river[h] == river))
    return n
