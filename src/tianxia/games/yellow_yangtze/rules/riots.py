"""Peasants' riots (rulebook: action C; RULES.md, 8.3)."""

from tianxia.games.yellow_yangtze.box import Components
from tianxia.games.yellow_yangtze.rules.course import finish_action
from tianxia.games.yellow_yangtze.rules.hands import spend
from tianxia.games.yellow_yangtze.rules.pagodas import lose_pagoda
from tianxia.games.yellow_yangtze.rules.realms import lift_leader, lift_tile, tile_at
from tianxia.games.yellow_yangtze.state import LEADER, NOBODY, NUM_COLOURS, TILE, Colour, Event, State
from tianxia.games.yellow_yangtze.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids

COST = 2
"""Farmers for a riot; the farmer leader in the supply stands in for one and is not spent (R-33)."""


@rule
def list_riots(box: Components, s: State, out: Ids, n: int) -> int:
    """Write the riots against every tile: with two farmers, then with one and the farmer leader in the supply."""
    farmers = s.hands[s.turn, Colour.BLUE]
    has_leader = s.leaders[s.turn, Colour.BLUE] == NOBODY
    if farmers >= COST:
        n = _list_tiles(box, s, actions.RIOT, out, n)
    if farmers >= COST - 1 and has_leader:
        n = _list_tiles(box, s, actions.RIOT_LEADER, out, n)
    return n


@rule
def count_riots(box: Components, s: State) -> int:
    """How many riots `list_riots` writes."""
    farmers = s.hands[s.turn, Colour.BLUE]
    has_leader = s.leaders[s.turn, Colour.BLUE] == NOBODY
    ways = int(farmers >= COST) + int((farmers >= COST - 1) & has_leader)
    return ways * _count_tiles(box, s) if ways > 0 else 0


@rule
def riot_at(box: Components, s: State, k: int) -> int:
    """The riot `list_riots` writes at a place."""
    if s.hands[s.turn, Colour.BLUE] < COST:
        return actions.RIOT_LEADER + _tile_at_place(box, s, k)
    tiles = _count_tiles(box, s)
    if k < tiles:
        return actions.RIOT + _tile_at_place(box, s, k)
    return actions.RIOT_LEADER + _tile_at_place(box, s, k - tiles)


@rule
def _count_tiles(box: Components, s: State) -> int:
    count = 0
    for h in range(box.num_hexes):
        count += int((s.board[h] >= TILE) & (s.board[h] < LEADER))
    return count


@rule
def _tile_at_place(box: Components, s: State, k: int) -> int:
    """The hex of a tile, counted from the first one."""
    for h in range(box.num_hexes):
        if tile_at(s, h) != NOBODY:
            if k == 0:
                return h
            k -= 1
    return NOBODY


@rule
def _list_tiles(box: Components, s: State, base: int, out: Ids, n: int) -> int:
    for h in range(box.num_hexes):
        out[n] = base + h  # without a branch, as in `list_tiles`
        n += int((s.board[h] >= TILE) & (s.board[h] < LEADER))
    return n


@rule
def riot(box: Components, s: State, h: int, with_leader: int) -> None:
    """Remove a tile; a pagoda above it falls, leaders without a black tile next to them go to the supply (R-9)."""
    colour = tile_at(s, h)
    farmers = COST - with_leader
    spend(s, s.turn, Colour.BLUE, farmers)
    emit(s, Event.RIOTED, s.turn, h, colour, farmers, with_leader)
    lose_pagoda(box, s, h, colour)
    lift_tile(box, s, h)
    s.discards[colour] += 1
    if colour == Colour.BLACK:
        _unseat_leaders(box, s)
    finish_action(box, s)


@rule
def _unseat_leaders(box: Components, s: State) -> None:
    for seat in range(s.players):
        for colour in range(NUM_COLOURS):
            h = s.leaders[seat, colour]
            if h != NOBODY and s.governors[h] == 0:
                lift_leader(box, s, seat, colour)
                emit(s, Event.LEADER_SENT_HOME, seat, colour)
