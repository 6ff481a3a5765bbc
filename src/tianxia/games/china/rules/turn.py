"""The course of a turn: set-up, who decides, what is legal, what an action does. Each decision goes to its chapter."""

from tianxia.games.china.box import Components
from tianxia.games.china.rules.cards import begin_drawing, fill_row, leave_hand, take_hidden, take_open
from tianxia.games.china.rules.placing import list_placements, place
from tianxia.games.china.rules.scoring import points_of
from tianxia.games.china.state import NOBODY, NUM_COLOURS, Decision, Event, State, WhyDraw
from tianxia.games.china.text import actions
from tianxia.kernel.chance import below, draw
from tianxia.kernel.events import clear_events, emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids, Reals


@rule
def set_up(box: Components, s: State) -> None:
    """A new game: deck, hands, row, Emperor, in this order of draws (RULES.md, 4)."""
    s.region = NOBODY
    for colour in range(NUM_COLOURS):
        s.deck[colour] = box.cards[colour] - box.removed[s.players]
        s.deck_size += s.deck[colour]
    give_pieces(box, s)
    for seat in range(s.players):
        for _ in range(box.hand):
            s.hands[seat, draw(s, s.deck)] += 1
        s.hand_sizes[seat] = box.hand
        s.deck_size -= box.hand
    fill_row(box, s)
    clear_events(s)
    s.emperor = below(s, s.players)
    s.turn = s.emperor


@rule
def give_pieces(box: Components, s: State) -> None:
    """Every seat gets all its pieces."""
    for seat in range(s.players):
        s.houses_left[seat] = box.houses
        s.emissaries_left[seat] = box.emissaries
        s.forts_left[seat] = box.forts if s.fortresses else 0


@rule
def decider(s: State) -> int:
    """All decisions of a turn belong to the seat whose turn it is."""
    return NOBODY if s.decision == Decision.OVER else s.turn


@rule
def legal(box: Components, s: State, out: Ids) -> int:
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
def apply(box: Components, s: State, action: int) -> None:
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
def score(box: Components, s: State, out: Reals) -> None:
    """The points of every seat."""
    for seat in range(s.players):
        out[seat] = points_of(s, seat)
