"""The state record of ZhanGuo: enums, fields, one line on each field.

Numbers are 16 bits wide, so that interpreted arithmetic (numpy keeps the narrow type) cannot overflow. The forty cards
of an aspect are a 64-bit set (`kernel.bits`): card n is bit (n - 1) % 40 of aspect (n - 1) // 40. Regions, aspects,
colours and so on are numbered from 0 in the order of their names; NOBODY (-1) means none.
"""

from enum import IntEnum

from tianxia.kernel.events import EVENT_WIDTH
from tianxia.kernel.layout import I16, U64, Record, hidden, own, public
from tianxia.kernel.options import YES_NO, option

SEAT_COLOURS = ("blue", "red", "purple", "yellow")
REGIONS = ("1", "2", "3", "4", "5")
OFFICIALS = ("red", "grey", "white")
ASPECTS = ("writing", "currency", "laws")
COURT_ACTIONS = ("hire", "reassign", "governor", "recruit", "palace", "wall")
TRACTS = ("jade", "gold", "iron")
SECTIONS = ("jade-a", "jade-b", "gold-a", "gold-b", "iron-a", "iron-b")
SQUARES = ("moves", "official", "points")
PLACES = (*SQUARES, "beside")
FACES = (
    "calm", "order", "grey", "red", "white", "peace", "sets", "full", "pairs", "currency", "laws", "writing",
)  # fmt: skip
OBJECTIVE_KINDS = ("wall", "palace", "governor")
OBJECTIVE_SECTIONS = ("upper", "lower")
BOARDS = ("a", "circle", "square", "triangle", "star")
B_BOARDS = BOARDS[1:]
BONUSES = (
    "marker", "moves", "points-2", "points-3", "worker", "per-writing", "per-currency", "per-laws", "calm-any",
    "calm-here", "carry", "red", "grey", "white",
)  # fmt: skip
POWERS = ("extra-worker", "carry", "marker", "relief", "moves", "shift")
REWARDS = ("official", "two-red", "two-grey", "two-workers", "governor", "wall", "palace")
PHASES = ("boards", "draft", "play", "rewards", "over")
DECISIONS = (
    "board", "bid", "draft", "card", "use", "move", "pay", "seal", "square", "official", "ability", "marker", "calm",
    "carry", "shift", "reward", "governor", "wall", "palace", "none",
)  # fmt: skip
ORIGINS = ("none", "action", "square", "card", "power", "reward")
END_REASONS = ("five-rounds",)

PLAYERS = (2, 3, 4)
MAX_SEATS = 4
ROUNDS = 5
NUM_REGIONS = len(REGIONS)
NUM_COLOURS = len(OFFICIALS)
NUM_ASPECTS = len(ASPECTS)
NUM_COURT_ACTIONS = len(COURT_ACTIONS)
NUM_TRACTS = len(TRACTS)
NUM_SECTIONS = len(SECTIONS)
NUM_SQUARES = len(SQUARES)
NUM_SPACES = 3
NUM_OBJECTIVES = len(OBJECTIVE_SECTIONS) * len(OBJECTIVE_KINDS)
NUM_KINDS = len(OBJECTIVE_KINDS)
TILES_PER_KIND = 4
CARDS_PER_ASPECT = 40
NUM_CARDS = NUM_ASPECTS * CARDS_PER_ASPECT
REGION_CARDS = 3
WORKER_SPACES = 2
PACKETS = ROUNDS - 1
HAND, DRAFT_HAND = 6, 9
SEAL = 3
"""The value of a seal (p. 10)."""
BESIDE = NUM_SQUARES
NOBODY = -1


class BoardChoice(IntEnum):
    """The option `boards`."""

    A = 0
    B = 1
    AUCTION = 2


class Phase(IntEnum):
    """PHASES."""

    BOARDS = 0
    DRAFT = 1
    PLAY = 2
    REWARDS = 3
    OVER = 4


class Decision(IntEnum):
    """What is asked (DECISIONS). While the rules work, NONE means: answered, nothing is asked yet."""

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
    """COURT_ACTIONS."""

    HIRE = 0
    REASSIGN = 1
    GOVERNOR = 2
    RECRUIT = 3
    PALACE = 4
    WALL = 5


class Square(IntEnum):
    """SQUARES."""

    MOVES = 0
    OFFICIAL = 1
    POINTS = 2


class Origin(IntEnum):
    """What opened a sub-decision (ORIGINS)."""

    NONE = 0
    ACTION = 1
    SQUARE = 2
    CARD = 3
    POWER = 4
    REWARD = 5


class Bonus(IntEnum):
    """The right icon of a card (BONUSES)."""

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
    """What a B board adds to a court action (POWERS)."""

    EXTRA_WORKER = 0
    CARRY = 1
    MARKER = 2
    RELIEF = 3
    MOVES = 4
    SHIFT = 5


class Reward(IntEnum):
    """REWARDS."""

    OFFICIAL = 0
    TWO_RED = 1
    TWO_GREY = 2
    TWO_WORKERS = 3
    GOVERNOR = 4
    WALL = 5
    PALACE = 6


class Kind(IntEnum):
    """OBJECTIVE_KINDS."""

    WALL = 0
    PALACE = 1
    GOVERNOR = 2


class Face(IntEnum):
    """FACES of the wall tiles."""

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


MAX_EVENTS = 36
"""The worst: a set-up position without cards, where five rounds pass at once (five events each) after a full turn."""
PRIVATE_EVENTS = {Event.GIVEN_BACK: (3,)}
"""Which number of an event only the seat in its first number may know."""


class State(Record):
    """The whole state of a game of ZhanGuo."""

    chance = hidden(U64, doc="the generator")
    decks = hidden(U64, NUM_ASPECTS, doc="undrawn cards")
    packets = hidden(U64, PACKETS, NUM_ASPECTS, doc="given back in rounds 1-4")
    hands = own(U64, MAX_SEATS, NUM_ASPECTS, doc="hands")
    court = public(U64, NUM_ASPECTS, doc="the court pile")
    players = public(I16, doc="players")
    boards = option("a", "b", "auction", doc="BoardChoice")
    draft = option(*YES_NO, doc="1 with the option")
    track_order = option(*YES_NO, doc="1 with the option")
    harsh_recruiting = option(*YES_NO, doc="1 with the option")
    phase = public(I16, doc="Phase")
    round_number = public(I16, doc="1-5; `round` is a method of numpy records")
    turn = public(I16, doc="the seat that decides")
    decision = public(I16, doc="Decision")
    track = public(I16, MAX_SEATS, doc="seats of the discs, top first")
    track_size = public(I16, doc="track size")
    column = public(I16, NUM_ASPECTS, doc="seat of the disc in each cell of this round's column")
    tiles = public(I16, NUM_SECTIONS, doc="the face on each wall section")
    objectives = public(I16, NUM_OBJECTIVES, doc="tile 0-3 of its kind, by section and kind")
    claims = public(I16, NUM_OBJECTIVES, MAX_SEATS, doc="seats in the order of their discs")
    claim_counts = public(I16, NUM_OBJECTIVES, doc="claim counts")
    boards_left = public(I16, doc="boards on offer: bit = index in BOARDS")
    bid = public(I16, doc="the standing bid, 0 = none")
    bidder = public(I16, doc="bidder")
    passed = public(I16, doc="seats out of the auction as a mask")
    top = public(I16, doc="the uppermost card of the court, 0 = none")
    deck_counts = public(I16, NUM_ASPECTS, doc="deck counts")
    packet_counts = public(I16, PACKETS, NUM_ASPECTS, doc="packet counts")
    hand_counts = public(I16, MAX_SEATS, NUM_ASPECTS, doc="the backs everybody sees")
    squares = public(I16, NUM_REGIONS, NUM_SQUARES, doc="seat of the governor there")
    beside = public(I16, NUM_REGIONS, MAX_SEATS, doc="governors next to the squares")
    palaces = public(I16, NUM_REGIONS, MAX_SEATS, doc="palaces")
    walls = public(I16, NUM_SECTIONS, NUM_SPACES, doc="seat of the wall there")
    card = public(I16, doc="pending: the card in the air, 0 = none")
    action = public(I16, doc="pending: Court")
    beneath = public(I16, doc="pending: the card under the one played, 0 = none")
    region = public(I16, doc="pending: of the governor, the recruits or the palace")
    section = public(I16, doc="pending: of the wall")
    sticks = public(I16, doc="pending: of the wall, 0 = none")
    used = public(I16, doc="pending: cards activated, bit = 3 x region + place")
    power = public(I16, doc="pending: 1 if the board power was used")
    moves = public(I16, doc="pending: reassignment points left")
    origin = public(I16, doc="pending: Origin of the sub-decision")
    aspect = public(I16, doc="pending: the aspect being rewarded")
    declined = public(I16, doc="pending: seats that declined the reward as a mask")
    board = public(I16, MAX_SEATS, doc="index in BOARDS")
    points = public(I16, MAX_SEATS, doc="points")
    markers = public(I16, MAX_SEATS, NUM_ASPECTS, doc="markers")
    supply = public(I16, NUM_ASPECTS, doc="markers nobody has")
    seals = public(I16, NUM_ASPECTS, doc="seat that has the seal")
    given = own(I16, MAX_SEATS, PACKETS, NUM_ASPECTS, doc="cards given back, 0 = none")
    cards = public(I16, MAX_SEATS, NUM_REGIONS, REGION_CARDS, doc="in the order laid")
    card_counts = public(I16, MAX_SEATS, NUM_REGIONS, doc="card counts")
    gov = public(I16, MAX_SEATS, NUM_REGIONS, NUM_COLOURS, doc="officials in the governor areas")
    work = public(I16, MAX_SEATS, NUM_REGIONS, NUM_COLOURS, doc="officials in the worker areas")
    work_counts = public(I16, MAX_SEATS, NUM_REGIONS, doc="officials of all colours in the worker areas")
    workers = public(I16, MAX_SEATS, NUM_REGIONS, doc="workers")
    unrest = public(I16, MAX_SEATS, NUM_REGIONS, doc="unrest")
    officials_left = public(I16, MAX_SEATS, NUM_COLOURS, doc="officials left")
    governors_left = public(I16, MAX_SEATS, doc="governors left")
    palaces_left = public(I16, MAX_SEATS, doc="palaces left")
    walls_left = public(I16, MAX_SEATS, doc="walls left")
    event_count = public(I16, doc="how many events the last action had")
    events = public(I16, MAX_EVENTS, EVENT_WIDTH, doc="Event, and the numbers that follow")
