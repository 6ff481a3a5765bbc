"""The state record of Yellow & Yangtze: enums, fields, one line on each field.

Hexes, triangles and colours are numbered in their canonical orders (specification: chapter 3). What can be derived from
the board and is asked all the time is kept beside it: the group of every hex, the leaders of every group, the black
tiles next to every hex. Arrays over the board have one place more than it has hexes: OFF_MAP, where nothing ever
stands, so that a walk around a hex needs no special case at the edge.
"""

from enum import IntEnum

import numpy as np

from tianxia.kernel.events import event_fields
from tianxia.kernel.game import YES_NO, Option
from tianxia.kernel.records import record_type

COLOURS = ("black", "red", "blue", "green", "yellow")
DECISIONS = (
    "action", "pagoda", "move", "market", "chain", "toss", "revolt", "war", "winner", "losses", "over",
)  # fmt: skip
END_REASONS = ("hand-refill", "other-refill", "market-refill", "replacement", "idle")
PACES = ("up-to-two", "exactly-two")

OPTIONS = (
    Option("short", YES_NO, only={3: ("no",), 4: ("no",)}),
    Option("actions", PACES),
    Option("open_points", YES_NO),
)

NUM_COLOURS = len(COLOURS)
MAX_SEATS = 4
MAX_HEXES = 203
MAX_TRIANGLES = 242
MAX_PAGODAS = 2
"""Of one colour."""
MAX_SIDES = 3
NOBODY = -1
"""No seat, no hex, no triangle: a leader at home, a pagoda in the supply."""
OFF_MAP = MAX_HEXES
"""The neighbour of a hex where the map ends."""
NO_GROUP = 255
"""The group of an empty hex."""


class Colour(IntEnum):
    """The five colours (COLOURS)."""

    BLACK = 0
    RED = 1
    BLUE = 2
    GREEN = 3
    YELLOW = 4


EMPTY = 0
TILE = 1
"""On the board: TILE + colour."""
LEADER = TILE + NUM_COLOURS
"""On the board: LEADER + 5 x seat + colour."""


class Decision(IntEnum):
    """What is asked (DECISIONS)."""

    ACTION = 0
    PAGODA = 1
    MOVE = 2
    MARKET = 3
    CHAIN = 4
    TOSS = 5
    REVOLT = 6
    WAR = 7
    WINNER = 8
    LOSSES = 9
    OVER = 10


class Ended(IntEnum):
    """Why the game is over; END_REASONS without the first."""

    NOT = 0
    HAND_REFILL = 1
    OTHER_REFILL = 2
    MARKET_REFILL = 3
    REPLACEMENT = 4
    IDLE = 5


class Cause(IntEnum):
    """What a point is gained for (CAUSES)."""

    TILE = 0
    REVOLT = 1
    WAR = 2
    PAGODA = 3


CAUSES = ("tile", "revolt", "war", "pagoda")


class Event(IntEnum):
    """What can happen, with the numbers that follow."""

    LEADER_PLACED = 1  # seat, colour, hex
    LEADER_MOVED = 2  # seat, colour, hex, hex before
    LEADER_WITHDRAWN = 3  # seat, colour
    LEADER_SENT_HOME = 4  # seat, colour
    TILE_PLACED = 5  # seat, colour, hex
    POINTS_GAINED = 6  # seat, colour, number, Cause
    PAGODA_BUILT = 7  # seat, colour, triangle
    PAGODA_MOVED = 8  # seat, colour, triangle, triangle before
    PAGODA_LOST = 9  # colour, triangle
    PAGODA_DECLINED = 10  # seat
    PAGODA_PAID = 11  # seat, green tiles, 1 with the leader
    RIOTED = 12  # seat, hex, colour, blue tiles, 1 with the leader
    MARKET_TAKEN = 13  # seat, colour
    MARKET_DECLINED = 14  # seat
    CHAIN_STOPPED = 15  # seat
    REPLACING = 16  # seat
    TOSSED = 17  # seat, colour (NOBODY: hidden)
    DRAWN = 18  # seat, number, then the number of each colour (0: hidden)
    MARKET_FILLED = 19  # number of each colour
    REVOLT_BEGUN = 20  # colour, attacker, defender
    COMMITTED = 21  # seat, black tiles, 1 with the leader
    REVOLT_DECIDED = 22  # colour, winner, loser, strength of the attacker, of the defender
    WAR_BEGUN = 23  # seat, hex, red tiles of sides 1, 2, 3 (NOBODY: no such side)
    SUPPORTED = 24  # seat, side, red tiles, 1 with the leader
    ABSTAINED = 25  # seat
    WAR_DECIDED = 26  # side that won, totals of sides 1, 2, 3 (NOBODY: no such side)
    SOLDIERS_LOST = 27  # number, 1 if the winner's
    SOLDIER_REMOVED = 28  # seat, hex
    PASSED = 29  # seat
    TURN_ENDED = 30  # seat
    GAME_ENDED = 31  # Ended


MAX_EVENTS = 36
"""The end of a war of three sides (2, 10 leaders home, 5 points, 3 armies, 2 pagodas) and of the turn (12) are 34."""

_BOARD = (MAX_HEXES + 1,)
_SEATS = (MAX_SEATS,)
_BY_SEAT = (MAX_SEATS, NUM_COLOURS)
_TILES = (NUM_COLOURS,)

STATE = record_type(
    [
        ("chance", np.uint64),  # the generator; hidden from everybody
        ("candidates", np.uint64, (4,)),  # at LOSSES: the hexes to choose from, 64 a word
        ("players", np.int16),
        ("short", np.int16),  # 1 with the option
        ("exactly_two", np.int16),  # 1 with `actions = exactly-two`
        ("open_points", np.int16),  # 1 with the option
        ("turn", np.int16),  # the active seat; when over, whose turn it was
        ("turns", np.int16),  # completed turns
        ("actions_left", np.int16),
        ("idle", np.int16),  # turns in a row without a draw
        ("decision", np.int16),  # Decision
        ("ended", np.int16),  # Ended
        ("at", np.int16),  # the hex of the tile in question (PAGODA, MOVE, CHAIN, WAR, WINNER), else NOBODY
        ("triangle", np.int16),  # at MOVE: where the pagoda goes, else NOBODY
        ("count", np.int16),  # at TOSS: tiles tossed in this action; at LOSSES: tiles still to remove
        ("colour", np.int16),  # at REVOLT: of the two leaders, else NOBODY
        ("defender", np.int16),  # at REVOLT: the other seat, else NOBODY
        ("num_commits", np.int16),  # answers so far at REVOLT, WAR and WINNER
        ("commits", np.int16, (MAX_SEATS, 3)),  # of each answer: side (0: none), tiles, 1 with the leader
        ("num_sides", np.int16),  # at WAR and WINNER, else 0
        ("sides", np.int16, (MAX_SIDES,)),  # the group of each side
        ("soldiers", np.int16, (MAX_SIDES,)),  # the red tiles of each side
        ("leaders", np.int16, _BY_SEAT),  # the hex of each leader, or NOBODY at home
        ("pagodas", np.int16, (NUM_COLOURS, MAX_PAGODAS)),  # triangles, ascending, then NOBODY for the supply
        ("hands", np.int16, _BY_SEAT),  # hidden from the others
        ("known", np.int16, _BY_SEAT),  # market tiles that everybody knows to be in a hand (chapter 17)
        ("hand_sizes", np.int16, _SEATS),
        ("tossed", np.int16, _BY_SEAT),  # replaced tiles; hidden from the others
        ("tossed_sizes", np.int16, _SEATS),
        ("points", np.int16, _BY_SEAT),
        ("market", np.int16, _TILES),
        ("market_size", np.int16),
        ("bag", np.int16, _TILES),  # hidden from everybody
        ("bag_size", np.int16),
        ("removed", np.int16, _TILES),  # option short; hidden from everybody
        ("removed_size", np.int16),
        ("discards", np.int16, _TILES),
        ("board", np.int8, _BOARD),  # EMPTY, TILE + colour, or LEADER + 5 x seat + colour
        ("governors", np.int8, _BOARD),  # derived: black tiles next to each hex
        ("group", np.uint8, _BOARD),  # derived: the lowest hex of the group each hex belongs to, or NO_GROUP
        ("rulers", np.uint8, _BOARD),  # derived: the colours of a group's leaders as a mask, at its lowest hex
        ("queue", np.uint8, _BOARD),  # hexes a flood fill has still to look around; zero outside of it
        *event_fields(MAX_EVENTS),
    ]
)
