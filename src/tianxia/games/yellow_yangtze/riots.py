"""Peasants' riots (rulebook: action C; specification: chapter 8.3)."""

from typing import Any

from tianxia.games.yellow_yangtze import actions
from tianxia.games.yellow_yangtze.pagodas import lose_pagoda
from tianxia.games.yellow_yangtze.state import NOBODY, NUM_COLOURS, Colour, Event
from tianxia.games.yellow_yangtze.states import lift_leader, lift_tile, tile_at
from tianxia.games.yellow_yangtze.turn import finish_action, spend
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule

COST = 2
"""Farmers for a riot; the farmer leader at home stands in for one and is not spent (R-33)."""


@rule
def list_riots(box: Any, s: Any, out: Any, n: int) -> int:
    """Write the riots against every tile: with two farmers, then with one and the farmer leader at home."""
    farmers = s.hands[s.turn, Colour.BLUE]
    has_leader = s.leaders[s.turn, Colour.BLUE] == NOBODY
    if farmers >= COST:
        n = _list_tiles(box, s, actions.RIOT, out, n)
    if farmers >= COST - 1 and has_leader:
        n = _list_tiles(box, s, actions.RIOT_LEADER, out, n)
    return n


@rule
def _list_tiles(box: Any, s: Any, base: int, out: Any, n: int) -> int:
    for h in range(box.num_hexes):
        if tile_at(s, h) != NOBODY:
            out[n] = base + h
            n += 1
    return n


@rule
def riot(box: Any, s: Any, h: int, with_leader: int) -> None:
    """Remove a tile; a pagoda above it falls, leaders without a black tile next to them go home (R-9)."""
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
def _unseat_leaders(box: Any, s: Any) -> None:
    for seat in range(s.players):
        for colour in range(NUM_COLOURS):
            h = s.leaders[seat, colour]
            if h != NOBODY and s.governors[h] == 0:
                lift_leader(box, s, seat, colour)
                emit(s, Event.LEADER_SENT_HOME, seat, colour)
