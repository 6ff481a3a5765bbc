"""The state of Lanterns: every field once, with its meaning and who may see it (RULES.md, 2)."""

from enum import IntEnum

from tianxia.kernel import options
from tianxia.kernel.events import EVENT_WIDTH
from tianxia.kernel.layout import I16, U64, Record, hidden, own, public

PLAYERS = (2, 3, 4)
DECISIONS = ("turn", "over")
END_REASONS = ("target", "rounds")
MAX_SEATS = 4
NUM_KINDS = 4
NOBODY = -1


class Decision(IntEnum):
    """What is asked (DECISIONS)."""

    TURN = 0
    OVER = 1


class Ended(IntEnum):
    """Why the game is over: END_REASONS, after NOT."""

    NOT = 0
    TARGET = 1
    ROUNDS = 2


class Event(IntEnum):
    """What can happen, with the numbers that follow."""

    ROLLED = 1  # seat, pips, points they add
    DROWNED = 2  # seat, points lost
    BANKED = 3  # seat, points
    SWAPPED = 4  # seat, the new card (0: hidden)
    GAME_OVER = 5  # Ended


MAX_EVENTS = 2
OPEN_AT_END = True
"""At the end all cards are turned up."""
PRIVATE_EVENTS = {Event.SWAPPED: (2,)}
"""Which number of an event only the seat in its first number may know."""


class State(Record):
    """A game of Lanterns."""

    chance = hidden(U64, doc="the generator")
    players = public(I16, doc="how many play")
    sixes = options.flag(doc="with the option, a six counts double")
    turn = public(I16, doc="whose turn it is; when over, who had the last one")
    turns = public(I16, doc="completed turns")
    decision = public(I16, doc="Decision")
    ended = public(I16, doc="Ended")
    pot = public(I16, doc="lanterns on the water: points that the next one pip would sink")
    points = public(I16, MAX_SEATS, doc="banked points by seat")
    card = own(I16, MAX_SEATS, doc="the value of each seat's card, 1 to 4")
    swapped = public(I16, MAX_SEATS, doc="1 once the seat has swapped its card")
    deck = hidden(I16, NUM_KINDS, doc="cards nobody holds, by value")
    event_count = public(I16, doc="how many events the last action had")
    events = public(I16, MAX_EVENTS, EVENT_WIDTH, doc="Event, and the numbers that follow")
