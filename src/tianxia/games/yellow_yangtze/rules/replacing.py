"""Replacing tiles (rulebook: action E; RULES.md, 8.5)."""

from tianxia.games.yellow_yangtze.box import Components
from tianxia.games.yellow_yangtze.rules.course import ask, finish_action, forget_question
from tianxia.games.yellow_yangtze.rules.hands import draw_hand
from tianxia.games.yellow_yangtze.rules.scoring import end_game
from tianxia.games.yellow_yangtze.state import NOBODY, NUM_COLOURS, Decision, Ended, Event, State
from tianxia.games.yellow_yangtze.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids


@rule
def begin_replacing(s: State) -> None:
    """Ask which tiles go, one after the other."""
    emit(s, Event.REPLACING, s.turn)
    ask(s, Decision.TOSS, NOBODY)


@rule
def list_tosses(s: State, out: Ids) -> int:
    """Write the colours in hand, and to stop once a tile was tossed (R-4)."""
    n = 0
    for colour in range(NUM_COLOURS):
        if s.hands[s.turn, colour] > 0:
            out[n] = actions.TOSS + colour
            n += 1
    if s.count > 0:
        out[n] = actions.STOP
        n += 1
    return n


@rule
def toss(box: Components, s: State, colour: int) -> None:
    """Toss a tile face down; the empty hand draws without asking (R-4)."""
    s.hands[s.turn, colour] -= 1
    s.hand_sizes[s.turn] -= 1
    s.tossed[s.turn, colour] += 1
    s.tossed_sizes[s.turn] += 1
    for other in range(NUM_COLOURS):  # nobody else knows any longer which tiles are still in the hand
        s.known[s.turn, other] = 0
    s.count += 1
    emit(s, Event.TOSSED, s.turn, colour)
    if s.hand_sizes[s.turn] == 0:
        draw_replacements(box, s)


@rule
def draw_replacements(box: Components, s: State) -> None:
    """Draw as many tiles as were tossed; if the bag runs out, the game ends on the spot (R-25)."""
    if draw_hand(s, s.turn, s.hand_sizes[s.turn] + s.count):
        finish_action(box, s)
    else:
        forget_question(s)
        end_game(s, Ended.REPLACEMENT)
