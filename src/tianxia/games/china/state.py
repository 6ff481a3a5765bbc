"""The state of a game of China: the enums it uses, and every field with its meaning and who may see it.

Numbers are 16 bits wide, so that interpreted arithmetic (numpy keeps the narrow type) cannot overflow; sets of spaces
are 64-bit masks (`kernel.bits`). Spaces are numbered from 0 in the canonical order: by region, then by number.
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
    """Why no piece can be placed at `draw`; only the words of a refusal need it."""

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
    DRAWN = 8  # seat, colour (NOBODY for all who may not see it)
    ROW_FILLED = 9  # colour
    RESHUFFLED = 10
    LAST_ROUND = 11  # the number of turns still to come
    REGION_SCORED = 12  # region, points of seats 0 to 4, the seats that a fortress doubled, as a mask
    GAME_OVER = 13  # the reason (Ended)


PIECES = tuple(map(name_of, Piece))
DECISIONS = tuple(map(name_of, Decision))
END_REASONS = tuple(name_of(ended) for ended in Ended if ended != Ended.NOT)

MAX_EVENTS = 14
"""The most events of one action: a card taken, the longest row filled at once, a reshuffle, the last round, the end."""
PRIVATE_EVENTS = {Event.DRAWN: (2,)}
"""Which number of an event only the seat in its first number may know."""


class State(Record):
    """The whole state of a game of China."""

    chance = hidden(U64, doc="the state of the random number generator")
    houses = public(U64, MAX_SEATS, doc="the spaces with a house of each seat")
    forts = public(U64, MAX_SEATS, doc="the space with the fortress of each seat, as a set")
    players = public(I16, doc="how many seats are in the game")
    side = option(
        *SIDES, only={3: ("four",), 4: ("four", "five"), 5: ("five",)}, doc="the side of the board: its index in SIDES"
    )
    fortresses = flag(doc="1 if fortresses are used")
    emperor = public(I16, doc="the seat with the Emperor, first in every round")
    turn = public(I16, doc="the seat whose turn it is; when the game is over, the seat that had the last one")
    decision = public(I16, doc="what is asked (Decision)")
    region = public(I16, doc="at MORE the region of the first piece, otherwise NOBODY")
    why_draw = public(I16, doc="at DRAW why no piece can be placed (WhyDraw)")
    ended = public(I16, doc="why the game is over (Ended), 0 while it goes on")
    exhausted = public(I16, doc="how often the deck has run out: 0 to 2")
    hands = own(I16, MAX_SEATS, NUM_COLOURS, doc="cards by seat and colour")
    known = public(I16, MAX_SEATS, NUM_COLOURS, doc="the part of each hand that everybody knows, by colour (R-24)")
    hand_sizes = public(I16, MAX_SEATS, doc="the number of cards in each hand")
    row = public(I16, NUM_COLOURS, doc="the open cards by colour")
    row_size = public(I16, doc="the number of open cards")
    deck = hidden(I16, NUM_COLOURS, doc="the cards of the deck by colour; their order is decided when they are drawn")
    deck_size = public(I16, doc="the number of cards in the deck")
    discards = public(I16, NUM_COLOURS, doc="the discarded cards by colour")
    house_counts = public(I16, NUM_REGIONS, MAX_SEATS, doc="the houses by region and seat")
    built = public(I16, NUM_REGIONS, doc="the houses of all seats by region")
    emissaries = public(I16, NUM_REGIONS, MAX_SEATS, doc="the emissaries by region and seat")
    sent = public(I16, NUM_REGIONS, doc="the emissaries of all seats by region")
    houses_left = public(I16, MAX_SEATS, doc="the houses that each seat can still place")
    emissaries_left = public(I16, MAX_SEATS, doc="the emissaries that each seat can still place")
    forts_left = public(I16, MAX_SEATS, doc="the fortresses that each seat can still place")
    region_points = public(
        I16, MAX_SEATS, doc="each seat's points from full regions; when the game is over, from all regions"
    )
    alliance_points = public(I16, MAX_SEATS, doc="each seat's points from alliances; 0 until the game is over")
    road_points = public(I16, MAX_SEATS, doc="each seat's points from roads; 0 until the game is over")
    event_count = public(I16, doc="the number of events of the last action")
    events = public(
        I16, MAX_EVENTS, EVENT_WIDTH, doc="the events of the last action: the kind (Event), then its numbers"
    )
