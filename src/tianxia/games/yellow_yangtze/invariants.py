"""What must hold after every action (specification: chapter 18); used by tests and long random runs."""

from typing import Any

import numpy as np

from tianxia.games.yellow_yangtze.pagodas import triangle_colour
from tianxia.games.yellow_yangtze.state import (
    COLOURS,
    LEADER,
    MAX_EVENTS,
    MAX_HEXES,
    NOBODY,
    NUM_COLOURS,
    OFF_MAP,
    TILE,
    Colour,
    Decision,
)
from tianxia.games.yellow_yangtze.states import find_everything
from tianxia.kernel.game import Box


def faults(box: Box, s: Any) -> list[str]:
    """The invariants that do not hold."""
    return [*_tiles(box, s), *_board(box, s), *_pagodas(box, s), *_states(box, s), *_course(box, s)]


def _tiles(box: Box, s: Any) -> list[str]:
    found = []
    on_board = [int((s.board[:MAX_HEXES] == TILE + c).sum()) for c in range(NUM_COLOURS)]
    elsewhere = s.bag + s.discards + s.market + s.removed + s.hands.sum(axis=0) + s.tossed.sum(axis=0)
    for c, name in enumerate(COLOURS):
        if on_board[c] + elsewhere[c] != box.record.tiles[c]:
            found.append(f"{on_board[c] + elsewhere[c]} {name} tiles")
    for array in (s.hands, s.known, s.tossed, s.market, s.bag, s.removed, s.discards, s.points):
        if (array < 0).any():
            found.append("a negative number of tiles or points")
    if (s.known > s.hands).any():
        found.append("more tiles known than held")
    if (s.hands.sum(axis=1) != s.hand_sizes).any() or s.hand_sizes.max() > box.record.hand:
        found.append(f"hand sizes {s.hand_sizes}")
    if (s.tossed.sum(axis=1) != s.tossed_sizes).any() or s.removed.sum() != s.removed_size:
        found.append("sizes of tossed or removed tiles")
    if s.bag.sum() != s.bag_size or s.market.sum() != s.market_size or s.market_size > box.record.market:
        found.append(f"bag of {s.bag_size}, market of {s.market_size}")
    return found


def _board(box: Box, s: Any) -> list[str]:
    found = []
    board, is_river = s.board, box.record.is_river
    if board[box.record.num_hexes :].any():
        found.append("something stands off the map")
    is_tile = (board >= TILE) & (board < LEADER)
    if ((is_river == 1) != (board == TILE + Colour.BLUE))[is_tile].any():
        found.append("a tile on the wrong terrain")
    placed = {(seat, c): int(h) for (seat, c), h in np.ndenumerate(s.leaders) if h != NOBODY}
    standing = {divmod(int(board[h]) - LEADER, NUM_COLOURS): int(h) for h in np.flatnonzero(board >= LEADER)}
    if placed != standing or any(seat >= s.players for seat, _ in placed):
        found.append(f"leaders at {placed} stand at {standing}")
    for h in placed.values():
        if is_river[h] or s.governors[h] == 0:
            found.append(f"a leader on hex {h}")
    return found


def _pagodas(box: Box, s: Any) -> list[str]:
    found = []
    covered: list[int] = []
    for c, name in enumerate(COLOURS):
        standing = [int(t) for t in s.pagodas[c] if t != NOBODY]
        if s.pagodas[c].tolist() != [*sorted(standing), *[NOBODY] * (len(s.pagodas[c]) - len(standing))]:
            found.append(f"{name} pagodas are not sorted")
        if len(standing) > box.record.pagodas[c]:
            found.append(f"{len(standing)} {name} pagodas")
        for triangle in standing:
            covered += box.record.triangles[triangle].tolist()
            if triangle_colour(box.record, s, triangle) != c:
                found.append(f"{name} pagoda on triangle {triangle}")
    if len(covered) != len(set(covered)):
        found.append("a tile belongs to two pagodas")
    return found


def _states(box: Box, s: Any) -> list[str]:
    """The derived fields are those of the board, and colours meet only in a revolt."""
    found = []
    anew = s.copy()
    find_everything(box.record, anew)
    for field in ("group", "rulers", "governors", "queue"):
        if (anew[field][:OFF_MAP] != s[field][:OFF_MAP]).any():
            found.append(f"{field} is not that of the board")
    for colour in range(NUM_COLOURS):
        states = [int(s.group[h]) for h in s.leaders[:, colour] if h != NOBODY]
        doubles = len(states) - len(set(states))
        if doubles != (s.decision == Decision.REVOLT and s.colour == colour):
            found.append(f"{doubles} pairs of {COLOURS[colour]} leaders in one state")
    return found


def _course(box: Box, s: Any) -> list[str]:
    """How a game from set-up goes; positions that were set up by hand need not keep to it."""
    found = []
    if (s.decision == Decision.OVER) != bool(s.ended):
        found.append("over without a reason")
    if not 0 <= s.event_count <= MAX_EVENTS:
        found.append(f"{s.event_count} events")
    if s.decision == Decision.ACTION and s.actions_left == box.record.actions:
        if set(s.hand_sizes[: s.players].tolist()) != {int(box.record.hand)} or s.market_size != box.record.market:
            found.append("a turn begins without full hands and market")
    if (s.num_sides > 0) != (s.decision in (Decision.WAR, Decision.WINNER)):
        found.append(f"{s.num_sides} sides at decision {s.decision}")
    if np.any(s.candidates) != (s.decision == Decision.LOSSES):
        found.append(f"candidates for losses at decision {s.decision}")
    return found


def drift(box: Box, before: Any, after: Any) -> list[str]:
    """The invariants between a state and the next one that do not hold."""
    return []
