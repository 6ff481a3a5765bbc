"""The state record of Yellow & Yangtze: enums, fields, one line on each field.

Hexes, triangles and colours are numbered in their canonical orders (RULES.md, 3). What can be derived from the board
and is asked all the time is kept beside it: the group of every hex, the leaders of every group, the black tiles next to
every hex. Arrays over the board have one place more than it has hexes: OFF_MAP, which is always empty, so that a walk
around a hex needs no special case at the edge.
"""

from enum import IntEnum

from tianxia.kernel.events import EVENT_WIDTH
from tianxia.kernel.layout import I8, I16, U8, U64, Record, hidden, own, public
from tianxia.kernel.options import flag, option

PLAYERS = (2, 3, 4)
PACES = ("up-to-two", "exactly-two")

MAX_SEATS = 4
MAX_HEXES = 203
MAX_TRIANGLES = 242
MAX_PAGODAS = 2
"""Of one colour."""
MAX_SIDES = 3
NOBODY = -1
"""No seat, no hex, no triangle: a leader or a pagoda in the supply."""
OFF_MAP = MAX_HEXES
"""The neighbour of a hex where the map ends."""
NO_GROUP = 255
"""The group of an empty hex."""


def names_of(kind: type[IntEnum]) -> tuple[str, ...]:
    """What the members of an enum are called in texts: in lower case, with dashes."""
    return tuple(member.name.lower().replace("_", "-") for member in kind)


class Colour(IntEnum):
    """The five colours, of tiles, leaders, pagodas and points."""

    BLACK = 0
    RED = 1
    BLUE = 2
    GREEN = 3
    YELLOW = 4


COLOURS = names_of(Colour)
NUM_COLOURS = len(COLOURS)

EMPTY = 0
TILE = 1
"""On the board: TILE + colour."""
LEADER = TILE + NUM_COLOURS
"""On the board: LEADER + 5 x seat + colour."""


class Decision(IntEnum):
    """What is asked."""

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


DECISIONS = names_of(Decision)


class Ended(IntEnum):
    """Why the game is over."""

    NOT = 0
    HAND_REFILL = 1
    OTHER_REFILL = 2
    MARKET_REFILL = 3
    REPLACEMENT = 4
    IDLE = 5


END_REASONS = names_of(Ended)[1:]


class Cause(IntEnum):
    """What a point is gained for."""

    TILE = 0
    REVOLT = 1
    WAR = 2
    PAGODA = 3


CAUSES = names_of(Cause)


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
"""The end of a war of three sides (2, 10 leaders lost, 5 points, 3 armies, 2 pagodas) and of the turn (12) are 34."""
OPEN_AT_END = True
"""When the game is over everything is shown."""
PRIVATE_EVENTS = {Event.TOSSED: (2,), Event.DRAWN: (3, 4, 5, 6, 7)}
"""Which numbers of an event only the seat in its first number may know."""


class State(Record):
    """The whole state of a game of Yellow & Yangtze."""

    chance = hidden(U64, doc="the generator")
    candidates = public(U64, 4, doc="at LOSSES: the hexes to choose from, 64 to a word")
    players = public(I16, doc="how many seats there are")
    short = flag(only={3: ("no",), 4: ("no",)}, doc="1 if some tiles are taken out of the bag at set-up")
    actions = option(*PACES, doc="0 if a player may stop early, 1 if not (R-3)")
    open_points = flag(doc="1 if everybody is shown all points")
    turn = public(I16, doc="the active seat; when over, whose turn it was")
    turns = public(I16, doc="completed turns")
    actions_left = public(I16, doc="main actions the active seat has left in this turn")
    idle = public(I16, doc="turns in a row without a draw (R-31)")
    decision = public(I16, doc="what is asked: Decision")
    ended = public(I16, doc="why the game is over, or that it is not: Ended")
    at = public(I16, doc="the hex of the tile in question (PAGODA, MOVE, CHAIN, WAR, WINNER), else NOBODY")
    triangle = public(I16, doc="at MOVE: where the pagoda goes, else NOBODY")
    count = public(I16, doc="at TOSS: tiles tossed in this action; at LOSSES: tiles still to remove")
    colour = public(I16, doc="at REVOLT: of the two leaders, else NOBODY")
    defender = public(I16, doc="at REVOLT: the other seat, else NOBODY")
    num_commits = public(I16, doc="answers so far at REVOLT, WAR and WINNER")
    commits = public(I16, MAX_SEATS, 3, doc="of each answer: side (from 1; 0: none), tiles, 1 with the leader")
    num_sides = public(I16, doc="at WAR and WINNER: how many states are at war, else 0")
    sides = public(I16, MAX_SIDES, doc="the group of each side")
    soldiers = public(I16, MAX_SIDES, doc="the red tiles of each side")
    leaders = public(I16, MAX_SEATS, NUM_COLOURS, doc="the hex of each leader, or NOBODY if it is in the supply")
    pagodas = public(I16, NUM_COLOURS, MAX_PAGODAS, doc="triangles, ascending, then NOBODY for the supply")
    hands = own(I16, MAX_SEATS, NUM_COLOURS, doc="tiles each seat holds, by colour")
    known = public(I16, MAX_SEATS, NUM_COLOURS, doc="market tiles everybody knows to be in a hand (RULES.md, 17)")
    hand_sizes = public(I16, MAX_SEATS, doc="tiles each seat holds")
    tossed = own(I16, MAX_SEATS, NUM_COLOURS, doc="tiles each seat has replaced, face down")
    tossed_sizes = public(I16, MAX_SEATS, doc="how many tiles each seat has replaced")
    points = public(I16, MAX_SEATS, NUM_COLOURS, doc="victory points; every gain was public (R-28)")
    market = public(I16, NUM_COLOURS, doc="open tiles, by colour")
    market_size = public(I16, doc="how many open tiles there are")
    bag = hidden(I16, NUM_COLOURS, doc="tiles still to be drawn, by colour")
    bag_size = public(I16, doc="how many tiles are still to be drawn")
    removed = hidden(I16, NUM_COLOURS, doc="tiles a short game goes without, by colour")
    removed_size = public(I16, doc="how many tiles a short game goes without")
    discards = public(I16, NUM_COLOURS, doc="tiles that have left the game face up, by colour")
    board = public(I8, MAX_HEXES + 1, doc="EMPTY, TILE + colour, or LEADER + 5 x seat + colour")
    governors = public(I8, MAX_HEXES + 1, doc="derived: black tiles next to each hex")
    group = public(U8, MAX_HEXES + 1, doc="derived: the lowest hex of the group each hex belongs to, or NO_GROUP")
    rulers = public(U8, MAX_HEXES + 1, doc="derived: the colours of a group's leaders as a mask, at its lowest hex")
    queue = public(U8, MAX_HEXES + 1, doc="hexes a flood fill has still to look around; zero outside of it")
    event_count = public(I16, doc="how many events the last action had")
    events = public(I16, MAX_EVENTS, EVENT_WIDTH, doc="Event, and the numbers that follow")
