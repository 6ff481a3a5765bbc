"""Whether the open decision of a loaded position fits what lies on the table (RULES.md, 15, `pending`)."""

import numpy as np

from tianxia.games.zhanguo.rules.boards import next_boardless, next_chooser
from tianxia.games.zhanguo.rules.cards import DRAFTED, draft_aspect, seat_in_order
from tianxia.games.zhanguo.rules.rewards import find_candidate, reward_of, reward_regions
from tianxia.games.zhanguo.rules.turn import legal
from tianxia.games.zhanguo.state import (
    ASPECTS,
    COURT_ACTIONS,
    DECISIONS,
    NOBODY,
    ORIGINS,
    PACKETS,
    PHASES,
    REWARDS,
    BoardChoice,
    Court,
    Decision,
    Origin,
    Phase,
    Power,
    Reward,
    State,
)
from tianxia.games.zhanguo.text import actions
from tianxia.games.zhanguo.text.reading import all_cards, members
from tianxia.kernel.documents import fail
from tianxia.kernel.game import Box

OPEN = {
    Phase.BOARDS: (Decision.BOARD, Decision.BID),
    Phase.DRAFT: (Decision.DRAFT,),
    Phase.PLAY: tuple(Decision(d) for d in range(Decision.CARD, Decision.REWARD)),
    Phase.REWARDS: (
        Decision.REWARD, Decision.MOVE, Decision.SQUARE, Decision.OFFICIAL, Decision.GOVERNOR, Decision.WALL,
        Decision.PALACE,
    ),
    Phase.OVER: (Decision.NONE,),
}  # fmt: skip
"""The decisions of each phase."""

OPENED_BY = {
    Decision.MOVE: (Origin.ACTION, Origin.SQUARE, Origin.CARD, Origin.POWER),
    Decision.OFFICIAL: (Origin.SQUARE, Origin.REWARD),
    Decision.MARKER: (Origin.CARD, Origin.POWER),
    Decision.CALM: (Origin.CARD, Origin.POWER),
    Decision.CARRY: (Origin.CARD, Origin.POWER),
    Decision.SHIFT: (Origin.POWER,),
}
"""What can have opened a sub-decision."""

ACTION_OF = {
    Decision.PAY: (Court.PALACE, Court.WALL),
    Decision.SEAL: (Court.PALACE,),
    Decision.SQUARE: (Court.GOVERNOR,),
    Decision.OFFICIAL: (Court.GOVERNOR,),
}
"""The court actions that lead to a decision of the play."""

REGIONAL = (Court.GOVERNOR, Court.RECRUIT, Court.PALACE)

POWERS_OF = {
    Decision.MOVE: (Power.MOVES, Power.EXTRA_WORKER),
    Decision.MARKER: (Power.MARKER,),
    Decision.CALM: (Power.RELIEF,),
    Decision.CARRY: (Power.CARRY,),
    Decision.SHIFT: (Power.SHIFT,),
}

REWARD_OF = {Decision.GOVERNOR: Reward.GOVERNOR, Decision.WALL: Reward.WALL, Decision.PALACE: Reward.PALACE}


def check_decision(box: Box, s: State) -> None:
    """Refuse a decision that cannot be open here."""
    phase, decision = Phase(s.phase), Decision(s.decision)
    if decision not in OPEN[phase]:
        names = ", ".join(DECISIONS[d] for d in OPEN[phase])
        fail("decision", f"in phase {PHASES[phase]!r} it can be {names}, not {DECISIONS[decision]!r}")
    _check_presence(s)
    if phase == Phase.BOARDS:
        _check_boards(box, s)
    elif s.bid or s.bidder != NOBODY or s.passed:
        fail("auction", "there is an auction only in the phase boards")
    if phase == Phase.DRAFT:
        _check_draft(s)
    if phase == Phase.PLAY:
        _check_court_action(box, s)
    if phase == Phase.REWARDS:
        _check_reward(box, s)
    _check_origin(box, s)
    if decision not in (Decision.CARD, Decision.NONE):
        if legal(box.record, s, np.empty(actions.MAX_LEGAL, np.int32)) == 0:
            fail("decision", f"nothing is legal at {DECISIONS[decision]!r} here")


def _check_presence(s: State) -> None:
    """Keys of `pending` that are set exactly at some decisions."""
    decision = Decision(s.decision)
    if (s.card != 0) != (decision == Decision.USE):
        fail("pending.card", 'is set exactly at the decision "use"')
    if (s.moves > 0) != (decision == Decision.MOVE):
        fail("pending.points", 'is above 0 exactly at the decision "move"')
    allowed = OPENED_BY.get(decision, (Origin.NONE,))
    if s.origin not in allowed:
        fail("pending.from", f"at {DECISIONS[decision]!r} it can be {', '.join(ORIGINS[o] for o in allowed)}")
    if (s.aspect != NOBODY) != (s.phase == Phase.REWARDS):
        fail("pending.aspect", "is set exactly in the phase rewards")
    if s.declined and s.phase != Phase.REWARDS:
        fail("pending.declined", "is set only in the phase rewards")
    in_action = s.phase == Phase.PLAY and decision not in (Decision.CARD, Decision.USE)
    if (s.action != NOBODY) != in_action:
        fail("pending.action", "is set exactly while a court action and its abilities last")
    if not in_action:
        for key, value in (("beneath", s.beneath), ("used", s.used), ("power", s.power)):
            if value:
                fail(f"pending.{key}", "is set only while a court action and its abilities last")
    if (s.section != NOBODY) != (s.action == Court.WALL):
        fail("pending.section", "is set exactly with the action wall")
    if (s.sticks > 0) != (s.action == Court.WALL):
        fail("pending.sticks", "is set exactly with the action wall")


def _check_boards(box: Box, s: State) -> None:
    if s.round_number != 1:
        fail("round", "boards are chosen before the first round")
    boardless = [seat for seat in range(s.players) if s.board[seat] == NOBODY]
    if not boardless:
        fail("phase", "everybody has a board")
    if int(s.boards_left).bit_count() < len(boardless):
        fail("boards_left", f"{len(boardless)} seats have no board yet")
    if s.boards == BoardChoice.B:
        if s.decision == Decision.BID or s.bid or s.bidder != NOBODY or s.passed:
            fail("decision" if s.decision == Decision.BID else "auction", "there is no auction with boards = b")
        _must_ask(s, int(next_chooser(s)))
        return
    for seat in boardless:
        if s.points[seat] < box.record.least_bid and not (s.decision == Decision.BOARD and seat == s.bidder):
            fail(f"seats.{seat}.points", "nobody can pay for a board with that")
    if (s.bid > 0) != (s.bidder != NOBODY):
        fail("auction.bidder", "there is a bidder exactly if there is a bid")
    if s.bid and (s.bidder not in boardless or s.passed >> s.bidder & 1):
        fail("auction.bidder", "who bids has no board and has not passed")
    if s.passed and (not s.bid or any(seat not in boardless for seat in members(s.passed))):
        fail("auction.passed", "only seats without a board pass, and only when a bid stands")
    _check_auction_turn(s, boardless)


def _check_auction_turn(s: State, boardless: list[int]) -> None:
    if s.bid and s.decision == Decision.BID and s.points[s.bidder] < s.bid:
        fail("auction.bid", f"seat {s.bidder} has only {s.points[s.bidder]} points")
    if s.bid:
        asked = int(next_boardless(s, s.bidder))
        if (asked == s.bidder) != (s.decision == Decision.BOARD):
            fail("decision", "the winner of an auction chooses a board, and nobody else does")
        _must_ask(s, asked)
        return
    if s.decision == Decision.BOARD:
        fail("decision", "a board is chosen by who has won it: no bid stands")
    if len(boardless) == 1:
        fail("decision", "the last board is taken without a question")
    if len(boardless) == s.players:
        _must_ask(s, int(s.track[0]))
    elif s.turn not in {int(next_boardless(s, seat)) for seat in range(s.players) if seat not in boardless}:
        fail("turn", f"seat {s.turn} does not open the auction: the nearest after who took a board does")


def _must_ask(s: State, seat: int) -> None:
    if s.turn != seat:
        fail("turn", f"seat {seat} is asked here, not {s.turn}" if seat != NOBODY else "nobody can be asked here")


def _check_draft(s: State) -> None:
    if not s.draft:
        fail("phase", "there is a draft only with the option")
    if s.round_number > PACKETS:
        fail("round", f"there is a draft in rounds 1-{PACKETS} only")
    for seat in range(s.players):
        if max(s.hand_counts[seat]) > DRAFTED:
            fail(f"seats.{seat}.hand", f"at most {DRAFTED} cards of an aspect are dealt")
    order = [int(seat_in_order(s, place)) for place in range(s.players)]
    _must_ask(s, next((seat for seat in order if draft_aspect(s, seat) != NOBODY), NOBODY))


def _check_court_action(box: Box, s: State) -> None:
    """A court action in the play: its own keys, and those of its abilities."""
    decision = Decision(s.decision)
    if (s.region != NOBODY) != (s.action in REGIONAL):
        fail("pending.region", "is set exactly with the actions governor, recruit and palace")
    if s.action == NOBODY:
        return
    allowed = (Court.REASSIGN,) if s.origin == Origin.ACTION else ACTION_OF.get(decision, tuple(Court))
    if s.action not in allowed or (s.origin == Origin.SQUARE and s.action != Court.GOVERNOR):
        fail("pending.action", f"{COURT_ACTIONS[s.action]!r} does not lead to {DECISIONS[decision]!r}")
    if s.top == 0:
        fail("top", "a court action was paid with the card on top of the court")
    if s.beneath and (s.beneath == s.top or s.beneath not in all_cards(s.court)):
        fail("pending.beneath", "is another card of the court, or 0")
    for i, card in enumerate(s.cards[s.turn].flat):
        if s.used >> i & 1 and box.record.triggers[card] != s.action:
            fail("pending.used", f"card {card} has another trigger")
    if s.power and box.record.powers[s.board[s.turn], s.action] == NOBODY:
        fail("pending.power", "this board has no power with this action")
    if decision == Decision.PAY:
        _check_payment(s)
    if decision == Decision.SQUARE and s.governors_left[s.turn] == 0:
        fail("decision", f"seat {s.turn} has no governor left")


def _check_payment(s: State) -> None:
    """What is being paid for can be built."""
    if s.action == Court.PALACE:
        if s.palaces_left[s.turn] == 0 or s.workers[s.turn, s.region] < 2:
            fail("pending.region", "a palace of the seat and two workers of the region are needed")
    elif s.walls_left[s.turn] == 0 or s.turn in s.walls[s.section] or s.walls[s.section, s.sticks - 1] != NOBODY:
        fail("pending.section", "the wall cannot be built there")


def _check_reward(box: Box, s: State) -> None:
    decision = Decision(s.decision)
    for a in range(s.aspect, len(ASPECTS)):
        if s.column[a] != NOBODY:
            fail(f"column.{ASPECTS[a]}", "this reward has not been taken yet")
    if decision == Decision.REWARD:
        _must_ask(s, int(find_candidate(box.record, s)))
    elif s.declined >> s.turn & 1:
        fail("pending.declined", f"seat {s.turn} has taken the reward")
    kind = reward_of(box.record, s)
    by_governor = decision in (Decision.SQUARE, Decision.MOVE) or s.origin == Origin.SQUARE
    needed = Reward.GOVERNOR if by_governor else REWARD_OF.get(decision, kind)
    if decision == Decision.OFFICIAL and not by_governor:
        needed = Reward.OFFICIAL
    if kind != needed:
        fail("decision", f"the reward is {REWARDS[kind]!r}: it does not lead to {DECISIONS[decision]!r}")
    if decision == Decision.MOVE and s.origin != Origin.SQUARE:
        fail("pending.from", "in the rewards only a square gives reassignment points")
    if (s.region != NOBODY) != by_governor:
        fail("pending.region", "is set exactly while a governor is being placed")
    if by_governor and not reward_regions(box.record, s) >> s.region & 1:
        fail("pending.region", "the reward names other regions")
    if decision in (Decision.SQUARE, Decision.GOVERNOR) and s.governors_left[s.turn] == 0:
        fail("decision", f"seat {s.turn} has no governor left")


def _check_origin(box: Box, s: State) -> None:
    """What opened the sub-decision could have done so."""
    decision = Decision(s.decision)
    if s.origin == Origin.CARD and not s.used:
        fail("pending.used", "is empty, but an ability opened the decision")
    if s.origin == Origin.REWARD and s.phase != Phase.REWARDS:
        fail("pending.from", "there are rewards only in the phase rewards")
    if s.origin == Origin.POWER:
        if not s.power:
            fail("pending.power", "is false, but the power opened the decision")
        if box.record.powers[s.board[s.turn], s.action] not in POWERS_OF[decision]:
            fail("pending.from", f"this board's power does not lead to {DECISIONS[decision]!r}")
    if decision == Decision.MOVE:
        most = {
            Origin.ACTION: box.record.reassign_points,
            Origin.SQUARE: box.record.square_moves,
            Origin.CARD: box.record.ability_moves,
            Origin.POWER: max(box.record.star_moves, box.record.circle_moves),
        }[Origin(s.origin)]
        if s.moves > most:
            fail("pending.points", f"it is at most {most} here")
