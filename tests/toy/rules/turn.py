"""A turn (RULES.md, 3): set-up, what may be done, and what it does."""

from tests.toy.box import Components
from tests.toy.rules.scoring import total
from tests.toy.state import NOBODY, NUM_KINDS, Decision, Ended, Event, State
from tests.toy.text import actions
from tianxia.kernel.chance import below, draw
from tianxia.kernel.events import clear_events, emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids, Reals

SIDES = 6


@rule
def set_up(box: Components, s: State) -> None:
    """A card for each seat, then who begins: in this order of draws (RULES.md, 2)."""
    for kind in range(NUM_KINDS):
        s.deck[kind] = box.cards[kind]
    for seat in range(s.players):
        s.card[seat] = 1 + draw(s, s.deck)
    s.turn = below(s, s.players)


@rule
def decider(s: State) -> int:
    """The seat whose turn it is."""
    return NOBODY if s.decision == Decision.OVER else int(s.turn)


@rule
def legal(box: Components, s: State, out: Ids) -> int:
    """The ids of the legal actions, ascending."""
    if s.decision == Decision.OVER:
        return 0
    out[0] = actions.ROLL
    n = 1
    if s.pot > 0:
        out[n] = actions.BANK
        n += 1
    elif s.swapped[s.turn] == 0:
        out[n] = actions.SWAP
        n += 1
    return n


@rule
def apply(box: Components, s: State, action: int) -> None:
    """Carry out one legal action."""
    clear_events(s)
    if action == actions.ROLL:
        roll(box, s)
    elif action == actions.BANK:
        s.points[s.turn] += s.pot
        emit(s, Event.BANKED, s.turn, s.pot)
        end_turn(box, s)
    else:
        swap(s)


@rule
def roll(box: Components, s: State) -> None:
    """Lanterns are set afloat; a one sinks them all and ends the turn (R-1)."""
    pips = 1 + below(s, SIDES)
    if pips == 1:
        emit(s, Event.DROWNED, s.turn, s.pot)
        end_turn(box, s)
        return
    points = 2 * pips if s.sixes and pips == SIDES else pips
    s.pot += points
    emit(s, Event.ROLLED, s.turn, pips, points)


@rule
def swap(s: State) -> None:
    """The old card goes back only after the new one is drawn (R-2)."""
    old = s.card[s.turn]
    s.card[s.turn] = 1 + draw(s, s.deck)
    s.deck[old - 1] += 1
    s.swapped[s.turn] = 1
    emit(s, Event.SWAPPED, s.turn, s.card[s.turn])


@rule
def end_turn(box: Components, s: State) -> None:
    """The next seat, or the end (RULES.md, 4)."""
    s.pot = 0
    s.turns += 1
    if s.points[s.turn] >= box.target:
        _end(s, Ended.TARGET)
    elif s.turns == box.rounds * s.players:
        _end(s, Ended.ROUNDS)
    else:
        s.turn = (s.turn + 1) % s.players


@rule
def _end(s: State, reason: int) -> None:
    s.ended = reason
    s.decision = Decision.OVER
    emit(s, Event.GAME_OVER, reason)


@rule
def score(box: Components, s: State, out: Reals) -> None:
    """Banked points; at the end also the card."""
    for seat in range(s.players):
        out[seat] = total(s, seat)
