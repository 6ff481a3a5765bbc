"""Player boards: side A, the choice and the auction of the B sides (rulebook: Set-up 12; rulings R-20, R-21)."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.cards import begin_round, seat_in_order
from tianxia.games.zhanguo.state import (
    B_BOARDS,
    NOBODY,
    NUM_COLOURS,
    BoardChoice,
    Decision,
    Event,
    State,
)
from tianxia.games.zhanguo.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids

FIRST = 1
"""The index of the first B board in BOARDS: side A comes before them."""


@rule
def take_board(box: Components, s: State, seat: int, board: int) -> None:
    """A seat gets its board and the officials it shows, in the governor area of region 1."""
    s.board[seat] = board
    s.boards_left &= ~(1 << board)
    for colour in range(NUM_COLOURS):
        s.gov[seat, 0, colour] += box.start[board, colour]
        s.officials_left[seat, colour] -= box.start[board, colour]


@rule
def continue_boards(box: Components, s: State) -> None:
    """The next chooser or auction, or the first round when everybody has a board."""
    missing = 0
    for seat in range(s.players):
        if s.board[seat] == NOBODY:
            missing += 1
    if missing == 0:
        s.boards_left = 0
        begin_round(box, s)
    elif s.boards == BoardChoice.B:
        s.turn = next_chooser(s)
        s.decision = Decision.BOARD
    elif missing == 1:
        _take_last_board(box, s)
    else:
        s.turn = s.track[0] if s.turn == NOBODY else next_boardless(s, s.turn)
        s.decision = Decision.BID


@rule
def next_chooser(s: State) -> int:
    """The last seat in the order of play that has no board."""
    place = s.players - 1
    while s.board[seat_in_order(s, place)] != NOBODY:
        place -= 1
    return seat_in_order(s, place)


@rule
def next_boardless(s: State, seat: int) -> int:
    """The nearest seat clockwise without a board that has not passed."""
    for i in range(1, s.players + 1):
        other = (seat + i) % s.players
        if s.board[other] == NOBODY and not s.passed >> other & 1:
            return int(other)
    return NOBODY


@rule
def _take_last_board(box: Components, s: State) -> None:
    """The last seat pays the least bid and takes the last board, without a question."""
    seat = next_boardless(s, 0)
    for board in range(FIRST, FIRST + len(B_BOARDS)):
        if s.boards_left >> board & 1:
            s.points[seat] -= box.least_bid
            emit(s, Event.BOARD_TAKEN, seat, board, box.least_bid)
            take_board(box, s, seat, board)
            return


@rule
def list_boards(s: State, out: Ids) -> int:
    """Write the boards on offer."""
    n = 0
    for board in range(FIRST, FIRST + len(B_BOARDS)):
        if s.boards_left >> board & 1:
            out[n] = actions.BOARD + board - FIRST
            n += 1
    return n


@rule
def list_bids(box: Components, s: State, out: Ids) -> int:
    """Write the bids above the standing one and up to the seat's points; passing needs a standing bid."""
    n = 0
    for bid in range(max(box.least_bid, s.bid + 1), min(s.points[s.turn], actions.MAX_BID) + 1):
        out[n] = actions.BID + bid - 1
        n += 1
    if s.bid > 0:
        out[n] = actions.PASS
        n += 1
    return n


@rule
def choose_board(box: Components, s: State, board: int) -> None:
    """The seat in turn takes a board; an auction it has won is over."""
    emit(s, Event.BOARD_TAKEN, s.turn, board, 0)
    take_board(box, s, s.turn, board)
    s.bid = 0
    s.bidder = NOBODY
    s.passed = 0


@rule
def bid(s: State, points: int) -> None:
    """The seat in turn holds the standing bid; the next one clockwise is asked."""
    s.bid = points
    s.bidder = s.turn
    emit(s, Event.BID, s.turn, points)
    _ask_next_bidder(s)


@rule
def pass_bid(s: State) -> None:
    """The seat in turn is out of this auction."""
    s.passed |= 1 << s.turn
    emit(s, Event.PASSED, s.turn)
    _ask_next_bidder(s)


@rule
def _ask_next_bidder(s: State) -> None:
    """When only the bidder is left it pays and chooses."""
    s.turn = next_boardless(s, s.turn)
    s.decision = Decision.BID
    if s.turn == s.bidder:
        s.points[s.turn] -= s.bid
        s.decision = Decision.BOARD
        emit(s, Event.AUCTION_WON, s.turn, s.bid)
