"""The state record of China: enums, fields, one line on each field.

Numbers are 16 bits wide, so that interpreted arithmetic (numpy keeps the narrow type) cannot overflow; sets of spaces
are 64-bit masks (`kernel.bits`). Spaces are numbered 0 ... in the canonical order: by region, then number.
"""

from enum import IntEnum

from tianxia.kernel.events import EVENT_WIDTH
from tianxia.kernel.layout import I16, U64, Record, hidden, own, public
from tianxia.kernel.options import flag, option

COLOURS = ("purple", "yellow", "orange", "green", "red")
REGIONS = ("chu", "qi", "qin", "zhao", "lu", "han", "yan", "wei", "shu")
SIDES = ("four", "five")
PLAYERS = (3, 4, 5)

NUM_COLOURS = len(COLOURS)
NUM_REGIONS = len(REGIONS)
MAX_SEATS = 5
MAX_SPACES = 64
NOBODY = -1


def name_of(member: IntEnum) -> str:
    """What a member of an enum is called in documents, actions and messages."""
    return member.name.lower().replace("_", "-")


class Piece(IntEnum):
    """What can be placed."""

    HOUSE = 0
    EMISSARY = 1
    FORT = 2


class Decision(IntEnum):
    """What is asked."""

    PLAY = 0
    MORE = 1
    DRAW = 2
    OVER = 3


class Ended(IntEnum):
    """Why the game is over."""

    NOT = 0
    DECK_EXHAUSTED = 1
    NO_PLACEMENTS = 2


class WhyDraw(IntEnum):
    """Why no piece can be placed at `draw`: only for the words of a refusal."""

    UNKNOWN = 0
    TWO_PIECES = 1
    NEW_REGION = 2
    NO_CARDS = 3
    NO_ROOM = 4
    DONE = 5
    DISCARDED = 6


class Event(IntEnum):
    """What can happen, with the numbers that follow."""

    HOUSE_BUILT = 1  # seat, space, colour, cards
    EMISSARY_SENT = 2  # seat, region, colour, cards
    FORT_PLACED = 3  # seat, space, colour, cards
    DISCARDED = 4  # seat, colour
    PASSED = 5  # seat
    STOPPED = 6  # seat: no second piece
    TAKEN = 7  # seat, colour
    DRAWN = 8  # seat, colour (NOBODY: hidden)
    ROW_FILLED = 9  # colour
    RESHUFFLED = 10  #
    LAST_ROUND = 11  # turns that are still to come
    REGION_SCORED = 12  # region, points of seats 0 ... 4, seats that were doubled as a mask
    GAME_OVER = 13  # Ended


PIECES = tuple(map(name_of, Piece))
DECISIONS = tuple(map(name_of, Decision))
END_REASONS = tuple(name_of(ended) for ended in Ended if ended != Ended.NOT)

MAX_EVENTS = 14
"""A card taken, the longest row a box may have filled at once, a reshuffle, the last round, the end."""
PRIVATE_EVENTS = {Event.DRAWN: (2,)}
"""Which number of an event only the seat in its first number may know."""


class State(Record):
    """The whole state of a game of China."""

    chance = hidden(U64, doc="the generator")
    houses = public(U64, MAX_SEATS, doc="the spaces with a house of each seat")
    forts = public(U64, MAX_SEATS, doc="the space with the fortress of each seat")
    players = public(I16, doc="players")
    side = option(*SIDES, only={3: ("four",), 4: ("four", "five"), 5: ("five",)}, doc="index in SIDES")
    fortresses = flag(doc="1 with the option")
    emperor = public(I16, doc="first seat of every round")
    turn = public(I16, doc="whose turn it is; when over, who had the last one")
    decision = public(I16, doc="Decision")
    region = public(I16, doc="at MORE the region of the first piece, else NOBODY")
    why_draw = public(I16, doc="WhyDraw")
    ended = public(I16, doc="Ended")
    exhausted = public(I16, doc="how often the deck has run out")
    hands = own(I16, MAX_SEATS, NUM_COLOURS, doc="cards by seat and colour")
    known = public(I16, MAX_SEATS, NUM_COLOURS, doc="the part of each hand that everybody knows (R-24)")
    hand_sizes = public(I16, MAX_SEATS, doc="hand sizes")
    row = public(I16, NUM_COLOURS, doc="the open cards")
    row_size = public(I16, doc="row size")
    deck = hidden(I16, NUM_COLOURS, doc="a multiset")
    deck_size = public(I16, doc="deck size")
    discards = public(I16, NUM_COLOURS, doc="discards")
    house_counts = public(I16, NUM_REGIONS, MAX_SEATS, doc="house counts")
    built = public(I16, NUM_REGIONS, doc="houses of all seats")
    emissaries = public(I16, NUM_REGIONS, MAX_SEATS, doc="emissaries")
    sent = public(I16, NUM_REGIONS, doc="emissaries of all seats")
    houses_left = public(I16, MAX_SEATS, doc="houses left")
    emissaries_left = public(I16, MAX_SEATS, doc="emissaries left")
    forts_left = public(I16, MAX_SEATS, doc="forts left")
    region_points = public(I16, MAX_SEATS, doc="from full regions; when over, from all")
    alliance_points = public(I16, MAX_SEATS, doc="0 until the game is over")
    road_points = public(I16, MAX_SEATS, doc="0 until the game is over")
    event_count = public(I16, doc="how many events the last action had")
    events = public(I16, MAX_EVENTS, EVENT_WIDTH, doc="Event, and the numbers that follow")
