"""The contract: setup, decider, legal, pick, apply, score, utility. Each decision is handed to its chapter."""

from typing import Any

from tianxia.games.china import actions
from tianxia.games.china.cards import begin_drawing, fill_row, leave_hand, take_hidden, take_open
from tianxia.games.china.ending import is_ahead, points_of
from tianxia.games.china.placing import list_placements, place
from tianxia.games.china.state import NOBODY, NUM_COLOURS, Decision, Event, WhyDraw
from tianxia.kernel.chance import below, draw
from tianxia.kernel.events import clear_events, emit
from tianxia.kernel.rule import rule


@rule
def setup(box: Any, s: Any, seats: int, options: Any, seed: Any) -> None:
    """A new game: deck, hands, row, Emperor, in this order of draws (specification: chapter 4)."""
    s.chance = seed
    s.players = seats
    s.side = options[0]
    s.fortresses = options[1]
    s.region = NOBODY
    for colour in range(NUM_COLOURS):
        s.deck[colour] = box.cards[colour] - box.removed[seats]
        s.deck_size += s.deck[colour]
    give_pieces(box, s)
    for seat in range(seats):
        for _ in range(box.hand):
            s.hands[seat, draw(s, s.deck)] += 1
        s.hand_sizes[seat] = box.hand
        s.deck_size -= box.hand
    fill_row(box, s)
    clear_events(s)
    s.emperor = below(s, seats)
    s.turn = s.emperor


@rule
def give_pieces(box: Any, s: Any) -> None:
    """Every seat gets all its pieces."""
    for seat in range(s.players):
        s.houses_left[seat] = box.houses
        s.emissaries_left[seat] = box.emissaries
        s.forts_left[seat] = box.forts if s.fortresses else 0


@rule
def decider(s: Any) -> int:
    """All decisions of a turn belong to the seat whose turn it is."""
    return NOBODY if s.decision == Decision.OVER else s.turn


@rule
def legal(box: Any, s: Any, out: Any) -> int:
    """The ids of the legal actions, ascending."""
    n = 0
    if s.decision == Decision.PLAY:
        n = list_placements(box, s, out)
        for colour in range(NUM_COLOURS):
            if s.hands[s.turn, colour] > 0:
                out[n] = actions.DISCARD + colour
                n += 1
        if s.hand_sizes[s.turn] == 0:
            out[n] = actions.PASS
            n += 1
    elif s.decision == Decision.MORE:
        n = list_placements(box, s, out)
        out[n] = actions.DONE
        n += 1
    elif s.decision == Decision.DRAW:
        for colour in range(NUM_COLOURS):
            if s.row[colour] > 0:
                out[n] = actions.TAKE + colour
                n += 1
        out[n] = actions.TAKE_DECK
        n += 1
    return n


@rule
def pick(box: Any, s: Any, source: Any, out: Any) -> int:
    """One of the legal actions at random."""
    return int(out[below(source, legal(box, s, out))])


@rule
def apply(box: Any, s: Any, action: int) -> None:
    """Carry out one legal action and everything automatic that follows."""
    clear_events(s)
    if action < actions.DISCARD:
        place(box, s, action)
    elif action < actions.TAKE:
        emit(s, Event.DISCARDED, s.turn, action - actions.DISCARD)
        leave_hand(s, action - actions.DISCARD, 1)
        begin_drawing(box, s, WhyDraw.DISCARDED)
    elif action < actions.TAKE_DECK:
        take_open(box, s, action - actions.TAKE)
    elif action == actions.TAKE_DECK:
        take_hidden(box, s)
    elif action == actions.DONE:
        emit(s, Event.STOPPED, s.turn)
        begin_drawing(box, s, WhyDraw.DONE)
    else:
        emit(s, Event.PASSED, s.turn)
        begin_drawing(box, s, WhyDraw.NO_CARDS)


@rule
def step(boxes: Any, states: Any, action: int, out: Any) -> tuple[int, int]:
    """The door from Python: apply an action (none if it is negative); the decider and the number of legal actions.

    An array crosses from Python into compiled code twenty times as fast as a record.
    """
    if action >= 0:
        apply(boxes[0], states[0], action)
    return decider(states[0]), legal(boxes[0], states[0], out)


@rule
def score(box: Any, s: Any, out: Any) -> None:
    """The points of every seat."""
    for seat in range(s.players):
        out[seat] = points_of(s, seat)


@rule
def utility(box: Any, s: Any, out: Any) -> None:
    """The share of the other seats a seat is ahead of, less the share that is ahead of it."""
    for seat in range(s.players):
        balance = 0
        for other in range(s.players):
            if is_ahead(s, seat, other):
                balance += 1
            elif is_ahead(s, other, seat):
                balance -= 1
        out[seat] = balance / (s.players - 1)
