"""Set-up (rulebook: Set-up; RULES.md, 4, which fixes the order of the draws)."""

import numpy as np

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.boards import FIRST, take_board
from tianxia.games.zhanguo.state import (
    B_BOARDS,
    CARDS_PER_ASPECT,
    MAX_SEATS,
    NOBODY,
    NUM_ASPECTS,
    NUM_COLOURS,
    NUM_KINDS,
    NUM_OBJECTIVES,
    NUM_REGIONS,
    NUM_SECTIONS,
    NUM_SPACES,
    NUM_SQUARES,
    TILES_PER_KIND,
    BoardChoice,
    Decision,
    Origin,
    Phase,
    State,
)
from tianxia.kernel.chance import below
from tianxia.kernel.rule import rule

EVERY_CARD = np.uint64((1 << CARDS_PER_ASPECT) - 1)


@rule
def lay_out(box: Components, s: State) -> None:
    """The empty table in a zeroed record: all pieces in the supplies, all cards in the decks, nothing chosen."""
    s.round_number = 1
    s.phase = Phase.PLAY
    s.decision = Decision.CARD
    s.track_size = s.players
    s.bidder = NOBODY
    s.action = NOBODY
    s.region = NOBODY
    s.section = NOBODY
    s.origin = Origin.NONE
    s.aspect = NOBODY
    for aspect in range(NUM_ASPECTS):
        s.decks[aspect] = EVERY_CARD
        s.deck_counts[aspect] = CARDS_PER_ASPECT
        s.supply[aspect] = box.markers[s.players]
        s.seals[aspect] = NOBODY
        s.column[aspect] = NOBODY
    _clear_map(s)
    for seat in range(s.players):
        s.governors_left[seat] = box.governors
        s.palaces_left[seat] = box.palaces
        s.walls_left[seat] = box.walls
        for colour in range(NUM_COLOURS):
            s.officials_left[seat, colour] = box.officials


@rule
def _clear_map(s: State) -> None:
    for seat in range(MAX_SEATS):
        s.track[seat] = seat if seat < s.players else NOBODY
        s.board[seat] = NOBODY
        for objective in range(NUM_OBJECTIVES):
            s.claims[objective, seat] = NOBODY
    for region in range(NUM_REGIONS):
        for square in range(NUM_SQUARES):
            s.squares[region, square] = NOBODY
    for section in range(NUM_SECTIONS):
        for space in range(NUM_SPACES):
            s.walls[section, space] = NOBODY


@rule
def deal_components(box: Components, s: State) -> None:
    """First player and track, wall tiles, objectives, boards: nobody is asked yet."""
    _draw_track(s)
    _draw_tiles(box, s)
    _draw_objectives(s)
    s.phase = Phase.BOARDS
    s.decision = Decision.NONE
    s.turn = NOBODY
    if s.boards == BoardChoice.A:
        for seat in range(s.players):
            take_board(box, s, seat, 0)
    else:
        s.boards_left = ((1 << len(B_BOARDS)) - 1) << FIRST
    if s.boards == BoardChoice.AUCTION:
        for seat in range(s.players):
            s.points[seat] = box.auction_points
        _remove_boards(s)


@rule
def draw_from(s: State, mask: int) -> int:
    """Draw one of a few things, given as a mask, walked in ascending order."""
    count = 0
    for i in range(NUM_SECTIONS):
        count += mask >> i & 1
    k = below(s, count)
    for i in range(NUM_SECTIONS):
        if mask >> i & 1:
            if k == 0:
                return i
            k -= 1
    return NOBODY


@rule
def _draw_track(s: State) -> None:
    """The first player on top, the other discs at random below."""
    left = (1 << s.players) - 1
    for place in range(s.players):
        s.track[place] = draw_from(s, left)
        left &= ~(1 << s.track[place])


@rule
def _draw_tiles(box: Components, s: State) -> None:
    left = (1 << NUM_SECTIONS) - 1
    for section in range(NUM_SECTIONS):
        tile = draw_from(s, left)
        left &= ~(1 << tile)
        s.tiles[section] = box.tiles[tile, below(s, 2)]


@rule
def _draw_objectives(s: State) -> None:
    for kind in range(NUM_KINDS):
        left = (1 << TILES_PER_KIND) - 1
        for objective in range(kind, NUM_OBJECTIVES, NUM_KINDS):
            s.objectives[objective] = draw_from(s, left)
            left &= ~(1 << s.objectives[objective])


@rule
def _remove_boards(s: State) -> None:
    """With fewer than four players some boards are not used (R-20)."""
    for _ in range(MAX_SEATS - s.players):
        board = draw_from(s, s.boards_left >> FIRST) + FIRST
        s.boards_left &= ~(1 << board)
