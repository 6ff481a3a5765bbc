"""The state record of ZhanGuo: enums, fields, one line on each field.

Numbers are 16 bits wide, so that interpreted arithmetic (numpy keeps the narrow type) cannot overflow. The forty cards
of an aspect are a 64-bit set (`kernel.bits`): card n is bit (n - 1) % 40 of aspect (n - 1) // 40. Regions, aspects,
colours and so on are numbered from 0 in the order of their names; NOBODY (-1) means none.
"""

from enum import IntEnum

from tianxia.kernel.events import EVENT_WIDTH
from tianxia.kernel.layout import I16, U64, Record, hidden, own, public
from tianxia.kernel.options import YES_NO, option

REGIONS = ("1", "2", "3", "4", "5")
TRACTS = ("jade", "gold", "iron")
SECTIONS = ("jade-a", "jade-b", "gold-a", "gold-b", "iron-a", "iron-b")
OBJECTIVE_SECTIONS = ("upper", "lower")
SEAT_COLOURS = ("blue", "red", "purple", "yellow")
BOARDS = ("a", "circle", "square", "triangle", "star")
B_BOARDS = BOARDS[1:]
END_REASONS = ("five-rounds",)
PLAYERS = (2, 3, 4)
MAX_SEATS = 4
ROUNDS = 5
NOBODY = -1


def name_of(member: IntEnum) -> str:
    """What a member of an enum is called in documents, actions and messages."""
    return member.name.lower().replace("_", "-")


class BoardChoice(IntEnum):
    """The option `boards`."""

    A = 0
    B = 1
    AUCTION = 2


class Aspect(IntEnum):
    """What the Emperor unifies: every card, marker and reward belongs to one of them."""

    WRITING = 0
    CURRENCY = 1
    LAWS = 2


class Colour(IntEnum):
    """The colours of officials."""

    RED = 0
    GREY = 1
    WHITE = 2


class Phase(IntEnum):
    """The parts of a game. All but the choice of boards and the end come back every round."""

    BOARDS = 0
    DRAFT = 1
    PLAY = 2
    REWARDS = 3
    OVER = 4


class Decision(IntEnum):
    """What is asked. While the rules work, NONE means: answered, nothing is asked yet."""

    BOARD = 0
    BID = 1
    DRAFT = 2
    CARD = 3
    USE = 4
    MOVE = 5
    PAY = 6
    SEAL = 7
    SQUARE = 8
    OFFICIAL = 9
    ABILITY = 10
    MARKER = 11
    CALM = 12
    CARRY = 13
    SHIFT = 14
    REWARD = 15
    GOVERNOR = 16
    WALL = 17
    PALACE = 18
    NONE = 19


class Court(IntEnum):
    """What a card pays for at court."""

    HIRE = 0
    REASSIGN = 1
    GOVERNOR = 2
    RECRUIT = 3
    PALACE = 4
    WALL = 5


class Square(IntEnum):
    """The bonus squares of a region."""

    MOVES = 0
    OFFICIAL = 1
    POINTS = 2


class Origin(IntEnum):
    """What opened a sub-decision."""

    NONE = 0
    ACTION = 1
    SQUARE = 2
    CARD = 3
    POWER = 4
    REWARD = 5


class Bonus(IntEnum):
    """The right icon of a card.

    Rules find the aspect of PER_WRITING and the two after it, and the colour of RED and the two after it, by counting:
    they are in the order of Aspect and of Colour.
    """

    MARKER = 0
    MOVES = 1
    POINTS_2 = 2
    POINTS_3 = 3
    WORKER = 4
    PER_WRITING = 5
    PER_CURRENCY = 6
    PER_LAWS = 7
    CALM_ANY = 8
    CALM_HERE = 9
    CARRY = 10
    RED = 11
    GREY = 12
    WHITE = 13


class Power(IntEnum):
    """What a B board adds to a court action."""

    EXTRA_WORKER = 0
    CARRY = 1
    MARKER = 2
    RELIEF = 3
    MOVES = 4
    SHIFT = 5


class Reward(IntEnum):
    """What the unification rewards bring."""

    OFFICIAL = 0
    TWO_RED = 1
    TWO_GREY = 2
    TWO_WORKERS = 3
    GOVERNOR = 4
    WALL = 5
    PALACE = 6


class Kind(IntEnum):
    """What objectives ask for."""

    WALL = 0
    PALACE = 1
    GOVERNOR = 2


class Face(IntEnum):
    """The faces of the wall tiles: what walls are worth points for."""

    CALM = 0
    ORDER = 1
    GREY = 2
    RED = 3
    WHITE = 4
    PEACE = 5
    SETS = 6
    FULL = 7
    PAIRS = 8
    CURRENCY = 9
    LAWS = 10
    WRITING = 11


class Way(IntEnum):
    """How an official moves."""

    GOVERNING = 0
    """From a governor area to the next."""
    WORKING = 1
    """From a worker area to another."""
    UP = 2
    """From the worker area to the governor area of the same region."""


class Event(IntEnum):
    """What can happen, with the numbers that follow."""

    BID = 1  # seat, points
    PASSED = 2  # seat
    AUCTION_WON = 3  # seat, points
    BOARD_TAKEN = 4  # seat, board, price of the last board
    ROUND_BEGUN = 5  # round, first seat
    GIVEN_BACK = 6  # seat, aspect, card (0: hidden)
    CARD_PLAYED = 7  # seat, card
    CARD_LAID = 8  # seat, card, region, markers, points for missing markers, rise of unrest
    DROPPED = 9  # seat, colour, region
    HIRED = 10  # seat, colour, region, number
    MOVES_GIVEN = 11  # seat, reassignment points, Origin
    MOVED = 12  # seat, colour, from, to, Way, cost
    STOPPED = 13  # seat, points left
    RECRUITED = 14  # seat, region, workers, rise of unrest
    GOVERNOR_NAMED = 15  # seat, region, unrest calmed, 1 if officials were paid
    GOVERNOR_PLACED = 16  # seat, region, place
    PALACE_PLANNED = 17  # seat, region
    PALACE_BUILT = 18  # seat, region, points
    WALL_PLANNED = 19  # seat, section, sticks
    WALL_BUILT = 20  # seat, section, sticks
    SEAL_TAKEN = 21  # seat, aspect
    ACTIVATED = 22  # seat, card, bonus
    POWER_USED = 23  # seat, board, power
    MARKER_TAKEN = 24  # seat, aspect
    SCORED = 25  # seat, points
    CALMED = 26  # seat, region
    WORKERS_CAME = 27  # seat, region, number
    CARRIED = 28  # seat, from, to
    SHIFTED = 29  # seat, from, place, to, place
    SKIPPED = 30  # seat
    TURN_ENDED = 31  # seat: nothing more is to be used
    CLAIMED = 32  # seat, section, kind, value
    REWARD_OFFERED = 33  # seat, aspect, kind, seats passed over as a mask
    REWARD_LEFT = 34  # aspect, seats passed over as a mask
    REWARD_DECLINED = 35  # seat, aspect
    REWARD_TAKEN = 36  # seat, aspect, kind
    DISCS_BACK = 37  # seats from the top of the track
    GAME_OVER = 38  # winner


OFFICIALS = tuple(map(name_of, Colour))
ASPECTS = tuple(map(name_of, Aspect))
COURT_ACTIONS = tuple(map(name_of, Court))
SQUARES = tuple(map(name_of, Square))
PLACES = (*SQUARES, "beside")
FACES = tuple(map(name_of, Face))
OBJECTIVE_KINDS = tuple(map(name_of, Kind))
BONUSES = tuple(map(name_of, Bonus))
POWERS = tuple(map(name_of, Power))
REWARDS = tuple(map(name_of, Reward))
PHASES = tuple(map(name_of, Phase))
DECISIONS = tuple(map(name_of, Decision))
ORIGINS = tuple(map(name_of, Origin))
WAYS = tuple(map(name_of, Way))

NUM_REGIONS = len(REGIONS)
NUM_COLOURS = len(OFFICIALS)
NUM_ASPECTS = len(ASPECTS)
NUM_COURT_ACTIONS = len(COURT_ACTIONS)
NUM_TRACTS = len(TRACTS)
NUM_SECTIONS = len(SECTIONS)
NUM_SQUARES = len(SQUARES)
NUM_SPACES = 3
"""Places for walls in a section, with one, two and three sticks."""
NUM_KINDS = len(OBJECTIVE_KINDS)
NUM_OBJECTIVES = len(OBJECTIVE_SECTIONS) * NUM_KINDS
TILES_PER_KIND = 4
CARDS_PER_ASPECT = 40
NUM_CARDS = NUM_ASPECTS * CARDS_PER_ASPECT
REGION_CARDS = 3
WORKER_SPACES = 2
PACKETS = ROUNDS - 1
"""A draft gives cards back in every round but the last."""
HAND, DRAFT_HAND = 6, 9
SEAL = 3
"""The value of a seal (p. 10)."""
BESIDE = NUM_SQUARES
"""The place of governors who found no free square, after the squares."""

MAX_EVENTS = 36
"""The most is a position set up without cards: after a full turn, five rounds pass at once, with five events each."""
PRIVATE_EVENTS = {Event.GIVEN_BACK: (3,)}
"""Which number of an event only the seat in its first number may know."""


class State(Record):
    """The whole state of a game of ZhanGuo."""

    chance = hidden(U64, doc="the state of the random generator")
    decks = hidden(U64, NUM_ASPECTS, doc="the cards of each aspect that were not drawn yet, as sets")
    packets = hidden(
        U64, PACKETS, NUM_ASPECTS, doc="the cards given back in each of rounds 1-4, under the decks, as sets"
    )
    hands = own(U64, MAX_SEATS, NUM_ASPECTS, doc="the cards in each hand, by aspect, as sets")
    court = public(U64, NUM_ASPECTS, doc="the cards of the court pile, by aspect, as sets")
    players = public(I16, doc="the number of seats at the table")
    boards = option(*map(name_of, BoardChoice), doc="BoardChoice: how the boards are shared out")
    draft = option(*YES_NO, doc="1 if cards are drafted in rounds 1-4")
    track_order = option(*YES_NO, doc="1 if the order of play is the track from the top, not clockwise")
    harsh_recruiting = option(*YES_NO, doc="1 if every recruited worker raises unrest")
    phase = public(I16, doc="Phase: the part of the round")
    round_number = public(I16, doc="1-5; `round` is a method of numpy records")
    turn = public(I16, doc="the seat that decides, or NOBODY when the game is over")
    decision = public(I16, doc="Decision: what that seat is asked")
    track = public(I16, MAX_SEATS, doc="the seats whose discs are on the reward track, top first, then NOBODY")
    track_size = public(I16, doc="the number of discs on the track")
    column = public(I16, NUM_ASPECTS, doc="the seat whose disc is in each cell of this round's column, or NOBODY")
    tiles = public(I16, NUM_SECTIONS, doc="Face of the tile on each section of the wall")
    objectives = public(I16, NUM_OBJECTIVES, doc="the tile of each objective, 0-3 of its kind; by section, then kind")
    claims = public(
        I16, NUM_OBJECTIVES, MAX_SEATS, doc="the seats with a disc on each objective, in the order they came"
    )
    claim_counts = public(I16, NUM_OBJECTIVES, doc="the number of discs on each objective")
    boards_left = public(I16, doc="the boards on offer as a mask of indices in BOARDS")
    bid = public(I16, doc="the highest bid of the auction, 0 if there is none")
    bidder = public(I16, doc="the seat that made it, or NOBODY")
    passed = public(I16, doc="the seats that have passed in this auction, as a mask")
    top = public(I16, doc="the card on top of the court pile, 0 if there is none")
    deck_counts = public(I16, NUM_ASPECTS, doc="the number of cards in each deck")
    packet_counts = public(I16, PACKETS, NUM_ASPECTS, doc="the number of cards of each aspect in each packet")
    hand_counts = public(
        I16, MAX_SEATS, NUM_ASPECTS, doc="the number of cards of each aspect in each hand: their backs are open"
    )
    squares = public(I16, NUM_REGIONS, NUM_SQUARES, doc="the seat whose governor is on each bonus square, or NOBODY")
    beside = public(I16, NUM_REGIONS, MAX_SEATS, doc="the governors of each seat beside the squares")
    palaces = public(I16, NUM_REGIONS, MAX_SEATS, doc="the palaces of each seat in each region")
    walls = public(I16, NUM_SECTIONS, NUM_SPACES, doc="the seat whose wall is on each space, or NOBODY")
    card = public(I16, doc="pending: the card that was played and not used yet, 0 if there is none")
    action = public(I16, doc="pending: Court, or NOBODY")
    beneath = public(I16, doc="pending: the card under the one that paid for the action, 0 if there is none")
    region = public(I16, doc="pending: the region of the governor, the recruits or the palace, or NOBODY")
    section = public(I16, doc="pending: the section of the wall, or NOBODY")
    sticks = public(I16, doc="pending: the sticks of the space of the wall, 0 if there is none")
    used = public(I16, doc="pending: the cards activated in this turn as a mask: 3 x region + place")
    power = public(I16, doc="pending: 1 if the board power was used")
    moves = public(I16, doc="pending: reassignment points left")
    origin = public(I16, doc="pending: Origin of the sub-decision")
    aspect = public(I16, doc="pending: the aspect whose reward is offered, or NOBODY")
    declined = public(I16, doc="pending: the seats that have declined that reward, as a mask")
    board = public(I16, MAX_SEATS, doc="the board of each seat, an index in BOARDS, or NOBODY")
    points = public(I16, MAX_SEATS, doc="the points of each seat")
    markers = public(I16, MAX_SEATS, NUM_ASPECTS, doc="the unification markers of each seat, by aspect")
    supply = public(I16, NUM_ASPECTS, doc="the markers of each aspect that nobody has")
    seals = public(I16, NUM_ASPECTS, doc="the seat that has the seal of each aspect, or NOBODY")
    given = own(
        I16,
        MAX_SEATS,
        PACKETS,
        NUM_ASPECTS,
        doc="the card each seat gave back in each of rounds 1-4, by aspect, 0 if none",
    )
    cards = public(
        I16, MAX_SEATS, NUM_REGIONS, REGION_CARDS, doc="the cards on each board, by region, in the order laid, then 0"
    )
    card_counts = public(I16, MAX_SEATS, NUM_REGIONS, doc="the number of cards in each region of each board")
    gov = public(I16, MAX_SEATS, NUM_REGIONS, NUM_COLOURS, doc="the officials in the governor areas, by colour")
    work = public(I16, MAX_SEATS, NUM_REGIONS, NUM_COLOURS, doc="the officials in the worker areas, by colour")
    work_counts = public(I16, MAX_SEATS, NUM_REGIONS, doc="the number of officials in each worker area")
    workers = public(I16, MAX_SEATS, NUM_REGIONS, doc="the workers in each region of each board")
    unrest = public(I16, MAX_SEATS, NUM_REGIONS, doc="the unrest of each region of each board")
    officials_left = public(I16, MAX_SEATS, NUM_COLOURS, doc="the officials in each seat's supply, by colour")
    governors_left = public(I16, MAX_SEATS, doc="the governors in each seat's supply")
    palaces_left = public(I16, MAX_SEATS, doc="the palaces in each seat's supply")
    walls_left = public(I16, MAX_SEATS, doc="the walls in each seat's supply")
    event_count = public(I16, doc="the number of events of the last action")
    events = public(I16, MAX_EVENTS, EVENT_WIDTH, doc="Event, and the numbers that follow")
