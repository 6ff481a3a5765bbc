"""The state record of China: enums, fields, one line on each field.

Numbers are 16 bits wide, so that interpreted arithmetic (numpy keeps the narrow type) cannot overflow; sets of spaces
are 64-bit masks (`kernel.bits`). Spaces are numbered 0 ... in the canonical order: by region, then number.
"""

from enum import IntEnum

import numpy as np

from tianxia.kernel.events import event_fields
from tianxia.kernel.game import YES_NO, Option
from tianxia.kernel.records import record_type

COLOURS = ("purple", "yellow", "orange", "green", "red")
REGIONS = ("chu", "qi", "qin", "zhao", "lu", "han", "yan", "wei", "shu")
PIECES = ("house", "emissary", "fort")
SIDES = ("four", "five")
DECISIONS = ("play", "more", "draw", "over")
END_REASONS = ("deck-exhausted", "no-placements")

OPTIONS = (
    Option("side", SIDES, only={3: ("four",), 4: ("four", "five"), 5: ("five",)}),
    Option("fortresses", YES_NO),
)

NUM_COLOURS = len(COLOURS)
NUM_REGIONS = len(REGIONS)
MAX_SEATS = 5
MAX_SPACES = 64
NOBODY = -1


class Piece(IntEnum):
    """What can be placed (PIECES)."""

    HOUSE = 0
    EMISSARY = 1
    FORT = 2


class Decision(IntEnum):
    """What is asked (DECISIONS)."""

    PLAY = 0
    MORE = 1
    DRAW = 2
    OVER = 3


class Ended(IntEnum):
    """Why the game is over; END_REASONS without the first."""

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


MAX_EVENTS = 14
"""A card taken, the longest row a box may have filled at once, a reshuffle, the last round, the end."""

_SEATS = (MAX_SEATS,)
_HANDS = (MAX_SEATS, NUM_COLOURS)
_REGIONS = (NUM_REGIONS,)

STATE = record_type(
    [
        ("chance", np.uint64),  # the generator; hidden from everybody
        ("houses", np.uint64, _SEATS),  # the spaces with a house of each seat
        ("forts", np.uint64, _SEATS),  # the space with the fortress of each seat
        ("players", np.int16),
        ("side", np.int16),  # index in SIDES
        ("fortresses", np.int16),  # 1 with the option
        ("emperor", np.int16),  # first seat of every round
        ("turn", np.int16),  # whose turn it is; when over, who had the last one
        ("decision", np.int16),  # Decision
        ("region", np.int16),  # at MORE the region of the first piece, else NOBODY
        ("why_draw", np.int16),  # WhyDraw
        ("ended", np.int16),  # Ended
        ("exhausted", np.int16),  # how often the deck has run out
        ("hands", np.int16, _HANDS),  # cards by seat and colour; hidden from the others
        ("known", np.int16, _HANDS),  # the part of each hand that everybody knows
        ("hand_sizes", np.int16, _SEATS),
        ("row", np.int16, (NUM_COLOURS,)),  # the open cards
        ("row_size", np.int16),
        ("deck", np.int16, (NUM_COLOURS,)),  # a multiset; hidden from everybody
        ("deck_size", np.int16),
        ("discards", np.int16, (NUM_COLOURS,)),
        ("house_counts", np.int16, (NUM_REGIONS, MAX_SEATS)),
        ("built", np.int16, _REGIONS),  # houses of all seats
        ("emissaries", np.int16, (NUM_REGIONS, MAX_SEATS)),
        ("sent", np.int16, _REGIONS),  # emissaries of all seats
        ("houses_left", np.int16, _SEATS),
        ("emissaries_left", np.int16, _SEATS),
        ("forts_left", np.int16, _SEATS),
        ("region_points", np.int16, _SEATS),  # from full regions; when over, from all
        ("alliance_points", np.int16, _SEATS),  # 0 until the game is over
        ("road_points", np.int16, _SEATS),  # 0 until the game is over
        *event_fields(MAX_EVENTS),
    ]
)
