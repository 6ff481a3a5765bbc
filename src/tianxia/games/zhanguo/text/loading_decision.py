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
    POWERS,
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
from tianxia.kernel.documents import fail, integer
from tianxia.kernel.game import Box

OPEN = {
    Phase.BOARDS: (Decision.BOARD, Decision.BID),
    Phase.DRAFT: (Decision.DRAFT,),
    Phase.PLAY: (
        Decision.CARD, Decision.USE, Decision.MOVE, Decision.PAY, Decision.SEAL, Decision.SQUARE, Decision.OFFICIAL,
        Decision.ABILITY, Decision.MARKER, Decision.CALM, Decision.CARRY, Decision.SHIFT,
    ),
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
        known = ", ".join(DECISIONS[d] for d in OPEN[phase])
        fail("decision", "zhanguo-decision-of-phase", phase=PHASES[phase], known=known, found=DECISIONS[decision])
    _check_presence(s)
    if phase == Phase.BOARDS:
        _check_boards(box, s)
    elif s.bid or s.bidder != NOBODY or s.passed:
        fail("auction", "zhanguo-no-auction-now")
    if phase == Phase.DRAFT:
        _check_draft(s)
    if phase == Phase.PLAY:
        _check_court_action(box, s)
    if phase == Phase.REWARDS:
        _check_reward(box, s)
    _check_origin(box, s)
    if decision not in (Decision.CARD, Decision.NONE):
        if legal(box.record, s, np.empty(actions.MAX_LEGAL, np.int32)) == 0:
            fail("decision", "zhanguo-nothing-legal", decision=DECISIONS[decision])


def _check_presence(s: State) -> None:
    """Keys of `pending` that are set exactly at some decisions."""
    decision = Decision(s.decision)
    if (s.card != 0) != (decision == Decision.USE):
        fail("pending.card", "zhanguo-exactly-at", decision=DECISIONS[Decision.USE])
    if (s.moves > 0) != (decision == Decision.MOVE):
        fail("pending.points", "zhanguo-exactly-at", decision=DECISIONS[Decision.MOVE])
    allowed = OPENED_BY.get(decision, (Origin.NONE,))
    if s.origin not in allowed:
        known = ", ".join(repr(ORIGINS[origin]) for origin in allowed)
        fail("pending.from", "not-one-of", known=known, found=repr(ORIGINS[s.origin]))
    if (s.aspect != NOBODY) != (s.phase == Phase.REWARDS):
        fail("pending.aspect", "zhanguo-exactly-in-rewards")
    if s.declined and s.phase != Phase.REWARDS:
        fail("pending.declined", "zhanguo-only-in-rewards")
    in_action = s.phase == Phase.PLAY and decision not in (Decision.CARD, Decision.USE)
    if (s.action != NOBODY) != in_action:
        fail("pending.action", "zhanguo-exactly-in-action")
    if not in_action:
        for key, value in (("beneath", s.beneath), ("used", s.used), ("power", s.power)):
            if value:
                fail(f"pending.{key}", "zhanguo-only-in-action")
    if (s.section != NOBODY) != (s.action == Court.WALL):
        fail("pending.section", "zhanguo-exactly-with", actions=COURT_ACTIONS[Court.WALL])
    if (s.sticks > 0) != (s.action == Court.WALL):
        fail("pending.sticks", "zhanguo-exactly-with", actions=COURT_ACTIONS[Court.WALL])


def _check_boards(box: Box, s: State) -> None:
    if s.round_number != 1:
        fail("round", "zhanguo-boards-come-first")
    boardless = [seat for seat in range(s.players) if s.board[seat] == NOBODY]
    if not boardless:
        fail("phase", "zhanguo-all-have-boards")
    if int(s.boards_left).bit_count() < len(boardless):
        fail("boards_left", "zhanguo-too-few-boards", seats=len(boardless))
    if s.boards == BoardChoice.B:
        if s.decision == Decision.BID or s.bid or s.bidder != NOBODY or s.passed:
            fail("decision" if s.decision == Decision.BID else "auction", "zhanguo-no-auction-with-b")
        _must_ask(s, int(next_chooser(s)))
        return
    for seat in boardless:
        if s.points[seat] < box.record.least_bid and not (s.decision == Decision.BOARD and seat == s.bidder):
            fail(f"seats.{seat}.points", "zhanguo-cannot-pay-board", least=int(box.record.least_bid))
    if (s.bid > 0) != (s.bidder != NOBODY):
        fail("auction.bidder", "zhanguo-bidder-and-bid")
    if s.bid and (s.bidder not in boardless or s.passed >> s.bidder & 1):
        fail("auction.bidder", "zhanguo-cannot-bid", seat=int(s.bidder))
    if s.passed and (not s.bid or any(seat not in boardless for seat in members(s.passed))):
        fail("auction.passed", "zhanguo-cannot-pass")
    _check_auction_turn(s, boardless)


def _check_auction_turn(s: State, boardless: list[int]) -> None:
    if s.bid and s.decision == Decision.BID and s.points[s.bidder] < s.bid:
        fail("auction.bid", "zhanguo-bid-above-points", seat=int(s.bidder), points=int(s.points[s.bidder]))
    if s.bid:
        asked = int(next_boardless(s, s.bidder))
        if (asked == s.bidder) != (s.decision == Decision.BOARD):
            fail("decision", "zhanguo-winner-chooses")
        _must_ask(s, asked)
        return
    if s.decision == Decision.BOARD:
        fail("decision", "zhanguo-winner-chooses")
    if len(boardless) == 1:
        fail("decision", "zhanguo-last-board")
    if len(boardless) == s.players:
        _must_ask(s, int(s.track[0]))
    elif s.turn not in {int(next_boardless(s, seat)) for seat in range(s.players) if seat not in boardless}:
        fail("turn", "zhanguo-opens-auction", seat=int(s.turn))


def _must_ask(s: State, seat: int) -> None:
    if seat == NOBODY:
        fail("turn", "zhanguo-nobody-asked")
    if s.turn != seat:
        fail("turn", "zhanguo-asked", seat=seat, found=int(s.turn))


def _check_draft(s: State) -> None:
    if not s.draft:
        fail("phase", "zhanguo-no-draft")
    if s.round_number > PACKETS:
        fail("round", "zhanguo-draft-rounds", most=PACKETS)
    for seat in range(s.players):
        if max(s.hand_counts[seat]) > DRAFTED:
            fail(f"seats.{seat}.hand", "zhanguo-draft-hand", most=DRAFTED)
    order = [int(seat_in_order(s, place)) for place in range(s.players)]
    _must_ask(s, next((seat for seat in order if draft_aspect(s, seat) != NOBODY), NOBODY))


def _check_court_action(box: Box, s: State) -> None:
    """A court action in the play: its own keys, and those of its abilities."""
    decision = Decision(s.decision)
    if (s.region != NOBODY) != (s.action in REGIONAL):
        fail("pending.region", "zhanguo-exactly-with", actions=", ".join(COURT_ACTIONS[a] for a in REGIONAL))
    if s.action == NOBODY:
        return
    allowed = (Court.REASSIGN,) if s.origin == Origin.ACTION else ACTION_OF.get(decision, tuple(Court))
    if s.action not in allowed or (s.origin == Origin.SQUARE and s.action != Court.GOVERNOR):
        fail("pending.action", "zhanguo-does-not-lead-to", what=COURT_ACTIONS[s.action], decision=DECISIONS[decision])
    if s.top == 0:
        fail("top", "zhanguo-empty-court")
    if s.beneath and (s.beneath == s.top or s.beneath not in all_cards(s.court)):
        fail("pending.beneath", "zhanguo-beneath")
    for i, card in enumerate(s.cards[s.turn].flat):
        if s.used >> i & 1 and box.record.triggers[card] != s.action:
            fail("pending.used", "zhanguo-other-trigger", card=int(card))
    if s.power and box.record.powers[s.board[s.turn], s.action] == NOBODY:
        fail("pending.power", "zhanguo-no-power")
    if decision == Decision.PAY:
        _check_payment(s)
    if decision == Decision.SQUARE and s.governors_left[s.turn] == 0:
        fail("decision", "zhanguo-no-governor-left", seat=int(s.turn))


def _check_payment(s: State) -> None:
    """What is being paid for can be built."""
    if s.action == Court.PALACE:
        if s.palaces_left[s.turn] == 0 or s.workers[s.turn, s.region] < 2:
            fail("pending.region", "zhanguo-cannot-build-palace")
    elif s.walls_left[s.turn] == 0 or s.turn in s.walls[s.section] or s.walls[s.section, s.sticks - 1] != NOBODY:
        fail("pending.section", "zhanguo-cannot-build-wall")


def _check_reward(box: Box, s: State) -> None:
    decision = Decision(s.decision)
    for a in range(s.aspect, len(ASPECTS)):
        if s.column[a] != NOBODY:
            fail(f"column.{ASPECTS[a]}", "zhanguo-reward-to-come")
    if decision == Decision.REWARD:
        _must_ask(s, int(find_candidate(box.record, s)))
    elif s.declined >> s.turn & 1:
        fail("pending.declined", "zhanguo-has-accepted", seat=int(s.turn))
    kind = reward_of(box.record, s)
    by_governor = decision in (Decision.SQUARE, Decision.MOVE) or s.origin == Origin.SQUARE
    needed = Reward.GOVERNOR if by_governor else REWARD_OF.get(decision, kind)
    if decision == Decision.OFFICIAL and not by_governor:
        needed = Reward.OFFICIAL
    if kind != needed:
        fail("decision", "zhanguo-does-not-lead-to", what=REWARDS[kind], decision=DECISIONS[decision])
    if decision == Decision.MOVE and s.origin != Origin.SQUARE:
        fail("pending.from", "zhanguo-only-squares-move")
    if (s.region != NOBODY) != by_governor:
        fail("pending.region", "zhanguo-exactly-with-governor")
    if by_governor and not reward_regions(box.record, s) >> s.region & 1:
        fail("pending.region", "zhanguo-other-regions")
    if decision in (Decision.SQUARE, Decision.GOVERNOR) and s.governors_left[s.turn] == 0:
        fail("decision", "zhanguo-no-governor-left", seat=int(s.turn))


def _check_origin(box: Box, s: State) -> None:
    """What opened the sub-decision could have done so."""
    decision = Decision(s.decision)
    if s.origin == Origin.CARD and not s.used:
        fail("pending.used", "zhanguo-no-ability-used")
    if s.origin == Origin.REWARD and s.phase != Phase.REWARDS:
        fail("pending.from", "zhanguo-only-in-rewards")
    if s.origin == Origin.POWER:
        if not s.power:
            fail("pending.power", "zhanguo-power-not-used")
        power = int(box.record.powers[s.board[s.turn], s.action])
        if power not in POWERS_OF[decision]:
            fail("pending.from", "zhanguo-does-not-lead-to", what=POWERS[power], decision=DECISIONS[decision])
    if decision == Decision.MOVE:
        most = {
            Origin.ACTION: box.record.reassign_points,
            Origin.SQUARE: box.record.square_moves,
            Origin.CARD: box.record.ability_moves,
            Origin.POWER: max(box.record.star_moves, box.record.circle_moves),
        }[Origin(s.origin)]
        integer(int(s.moves), "pending.points", 1, int(most))
