"""The course of a turn: questions, the end of an action, passing, the end of a turn.

Rulebook: Course of play, End of a turn; RULES.md, 7, 8.6 and 12.
"""

from tianxia.games.yellow_yangtze.box import Components
from tianxia.games.yellow_yangtze.rules.hands import draw_hand, fill_market
from tianxia.games.yellow_yangtze.rules.pagodas import collect_income
from tianxia.games.yellow_yangtze.rules.scoring import end_game
from tianxia.games.yellow_yangtze.state import MAX_SEATS, MAX_SIDES, NOBODY, Decision, Ended, Event, State
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule


@rule
def ask(s: State, decision: int, at: int) -> None:
    """Put a question about a hex (or NOBODY), with nothing answered yet."""
    forget_question(s)
    s.decision = decision
    s.at = at


@rule
def forget_question(s: State) -> None:
    """Nothing is pending: every field of a decision has its resting value."""
    s.at = NOBODY
    s.triangle = NOBODY
    s.count = 0
    s.colour = NOBODY
    s.defender = NOBODY
    s.num_commits = 0
    for i in range(MAX_SEATS):
        for j in range(3):
            s.commits[i, j] = 0
    s.num_sides = 0
    for side in range(MAX_SIDES):
        s.sides[side] = 0
        s.soldiers[side] = 0


@rule
def finish_action(box: Components, s: State) -> None:
    """An action is carried out: the next one, or the end of the turn."""
    forget_question(s)
    if s.actions_left > 0:
        s.decision = Decision.ACTION
    else:
        end_turn(box, s)


@rule
def pass_turn(box: Components, s: State) -> None:
    """Give up what is left of the turn (R-3)."""
    emit(s, Event.PASSED, s.turn)
    s.actions_left = 0
    end_turn(box, s)


@rule
def end_turn(box: Components, s: State) -> None:
    """Pagoda income, refills in their order (R-24), and the next seat."""
    collect_income(box, s, s.turn)
    before = s.bag_size
    if not _refill(box, s):
        return
    if s.bag_size == before:
        s.idle += 1
        if s.idle >= box.idle_rounds * s.players:
            end_game(s, Ended.IDLE)
            return
    emit(s, Event.TURN_ENDED, s.turn)
    s.turn = (s.turn + 1) % s.players
    s.turns += 1
    s.actions_left = box.actions
    s.decision = Decision.ACTION


@rule
def _refill(box: Components, s: State) -> bool:
    """The active seat, the others clockwise, the market; False if a draw failed and the game is over."""
    for i in range(s.players):
        if not draw_hand(s, (s.turn + i) % s.players, box.hand):
            end_game(s, Ended.HAND_REFILL if i == 0 else Ended.OTHER_REFILL)
            return False
    if not fill_market(box, s):
        end_game(s, Ended.MARKET_REFILL)
        return False
    return True
