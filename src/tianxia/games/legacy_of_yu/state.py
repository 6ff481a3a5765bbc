"""The state record of Legacy of Yu: names, enums, fields, one line on each field.

Piles of cards are sets without an order (R-2): 64-bit masks (`kernel.bits`) in which card n is bit n - 1. Numbers are
16 bits wide, so that interpreted arithmetic (numpy keeps the narrow type) cannot overflow.
"""

from enum import IntEnum

from tianxia.kernel.events import EVENT_WIDTH
from tianxia.kernel.layout import I16, U64, Record, hidden, public
from tianxia.kernel.options import option

COLOURS = ("white", "red", "blue", "yellow", "black")
SOLDIERS = COLOURS[1:]
GOODS = ("provision", "cowrie", "clay", "timber")
PIECES = COLOURS + GOODS
MATERIALS = ("clay", "timber")
FOODS = ("meat", "fish", "wheat", "milk")
STORIES = ("no", "campaign")
PHASES = ("harvest", "actions", "assault", "epilogue", "over")
DECISIONS = ("main", "pay", "gain", "short", "assault", "give", "story", "over")
OUTCOMES = ("-", "win", "flood", "outsiders", "damage", "doom")
END_REASONS = OUTCOMES[1:]
FINISHED = ("-", "won", "lost")
GOALS = ("farms", "outposts", "huts", "tucked", "beaten", *GOODS)
BUILDINGS = (
    "-", "farm 1", "farm 2", "farm 3", "outpost red", "outpost blue", "outpost yellow", "outpost black",
    "hut 1", "hut 2", "hut 3", "hut 4",
)  # fmt: skip
"""What can lie on a build space: the code of a building is its index."""

PLAYERS = (1,)

NUM_COLOURS = len(COLOURS)
NUM_PIECES = len(PIECES)
NUM_FARMS, NUM_OUTPOSTS, NUM_HUTS = 3, 4, 4
NUM_SPACES = 9
NUM_SECTIONS = 7
ROW = 7
RIVER = 6
SLOTS, HUT_SLOTS = 8, 5
TUCKS = 5
GROUPS = 3
MAX_TOWNSFOLK, MAX_OUTSIDERS, MAX_CANALS, MAX_HUTCARDS, MAX_RULES = 64, 40, 24, 16, 24
MAX_STONES, MAX_ENTRIES = 127, 127
LEAST_TOWNSFOLK, LEAST_OUTSIDERS = 20, 8
"""A game needs so many cards (CAMPAIGN.md, 2)."""
MAX_QUEUE = 64
TRADES = 12
"""The trades by what they name: 0 clay, 0 timber, 1, 2, 3 red ... black, 4, 5, 6 clay, 6 timber."""
TRADE_SECTIONS = (0, 0, 1, 2, 3, 3, 3, 3, 4, 5, 6, 6)
TRADE_NAMES = (MATERIALS, ("",), ("card",), SOLDIERS, ("",), ("",), MATERIALS)
"""What the trades of each section name; trade 2 names a townsfolk card."""
CARD_TRADE, RECRUIT_TRADE = 3, 9
BUILDABLE = NUM_FARMS + NUM_OUTPOSTS + 1
"""Prices of buildings: farms, outposts in order of colours, huts."""
MAX_CHOICES, MAX_NEEDS = 4, 4
LAST_CARDS = 8
"""Victory and defeat cards, counted from 1; the last one is gold."""

MAX_ROUND = 99
NOTHING = -1
FIRST_RULE_RAIDER = 8
"""`raider` of rule card n is 7 + n: rule cards attack after the row (C-13)."""


class Piece(IntEnum):
    """What is held and stored (PIECES)."""

    WHITE = 0
    RED = 1
    BLUE = 2
    YELLOW = 3
    BLACK = 4
    PROVISION = 5
    COWRIE = 6
    CLAY = 7
    TIMBER = 8


class Phase(IntEnum):
    """The part of the round (PHASES)."""

    HARVEST = 0
    ACTIONS = 1
    ASSAULT = 2
    EPILOGUE = 3
    OVER = 4


class Decision(IntEnum):
    """What is asked (DECISIONS)."""

    MAIN = 0
    PAY = 1
    GAIN = 2
    SHORT = 3
    ASSAULT = 4
    GIVE = 5
    STORY = 6
    OVER = 7


class Outcome(IntEnum):
    """How the game was decided (OUTCOMES)."""

    NONE = 0
    WIN = 1
    FLOOD = 2
    OUTSIDERS = 3
    DAMAGE = 4
    DOOM = 5


class Finished(IntEnum):
    """How the campaign ended (FINISHED)."""

    NOT = 0
    WON = 1
    LOST = 2


class Building(IntEnum):
    """First code of each kind of building (BUILDINGS)."""

    FARM = 1
    OUTPOST = 4
    HUT = 8


class Resolving(IntEnum):
    """The kind of the card whose effects are in the queue."""

    NONE = 0
    CANAL = 1
    OUTSIDER = 2
    HUT = 3
    RULE = 4


RESOLVING = ("-", "canal", "outsider", "hut", "rule")


class Event(IntEnum):
    """What can happen, with the numbers that follow."""

    PLAYED = 1  # townsfolk card
    DISCARDED = 2  # townsfolk card
    TUCKED = 3  # townsfolk card
    COOKED = 4  # townsfolk card
    HIRED = 5  # townsfolk card, row space
    DISMISSED = 6  # townsfolk card, row space
    ATTACKED = 7  # outsider, row space
    CANAL_BUILT = 8  # number of the canal, card
    BUILT = 9  # code of the building, build space
    TRADED = 10  # section, what is named: a piece or a townsfolk card
    SLOT_USED = 11  # slot, colour
    TOOL_USED = 12  # rule card
    PAID = 13  # colour of a substitute
    GAINED = 14  # piece, how many
    MISSED = 15  # item: the supply has none
    DREW = 16  # townsfolk card
    RECRUITED = 17  # townsfolk card
    DESTROYED = 18  # townsfolk card
    REMADE = 19  # cards in the new ready pile
    FLOODED = 20  # section
    EBBED = 21  # section
    ENDED = 22  # the actions phase
    BOUGHT_OFF = 23  # raider: an outsider, or 0 and a rule card
    SUFFERED = 24  # raider: an outsider, or 0 and a rule card
    CAME = 25  # outsider
    CHASED_OFF = 26  # townsfolk card
    ROUND_BEGAN = 27  # round
    STORY_TOLD = 28  # entry
    STORY_AGAIN = 29  # entry
    CHOSE = 30  # entry, choice
    CARD_JOINED = 31  # stone
    CARD_DROPPED = 32  # stone
    RETIRED = 33  # Resolving, card
    GAVE_BACK = 34  # piece
    REMEMBERED = 35  # flag
    FORGOT = 36  # flag
    GAME_OVER = 37  # Outcome
    HUT_CARD = 38  # hut card


MAX_EVENTS = 60


class State(Record):
    """The whole state of a game of Legacy of Yu."""

    chance = hidden(U64, doc="the generator")
    unseen = public(U64, doc="townsfolk of the ready pile and the deck, while nobody knows which is where")
    ready = public(U64, doc="ready pile, once known")
    exhausted = public(U64, doc="exhausted")
    hand = public(U64, doc="hand")
    deck = public(U64, doc="townsfolk deck, once known")
    discard = public(U64, doc="townsfolk discard")
    outsider_deck = public(U64, doc="outsider deck")
    outsider_discard = public(U64, doc="outsider discard")
    hut_deck = public(U64, doc="hut deck")
    used = public(U64, doc="rule cards whose tool is used up")
    own_townsfolk = public(U64, doc="the campaign's cards, or the starting ones")
    own_outsiders = public(U64, doc="own outsiders")
    own_canals = public(U64, doc="own canals")
    own_huts = public(U64, doc="own huts")
    rules = public(U64, doc="campaign: rule cards in force")
    marks = public(U64, doc="campaign: the flags that are set")
    told = public(U64, 2, doc="campaign: entries told; entry n is bit n of the pair")
    stones = public(U64, 2, doc="campaign: story cards that ever joined")
    victory = public(U64, doc="campaign: victory cards not drawn yet")
    defeat = public(U64, doc="campaign: defeat cards not drawn yet")
    players = public(I16, doc="1")
    story = option(*STORIES, doc="1 in a campaign")
    wins = public(I16, doc="campaign")
    losses = public(I16, doc="campaign")
    finished = public(I16, doc="campaign: Finished")
    round_number = public(I16, doc="round number")
    phase = public(I16, doc="Phase")
    decision = public(I16, doc="Decision; follows from the other fields")
    outcome = public(I16, doc="Outcome")
    held = public(I16, NUM_PIECES, doc="workers and goods at the player's disposal")
    supply = public(I16, NUM_PIECES, doc="supply")
    ready_unseen = public(I16, doc="how many of `unseen` are in the ready pile")
    row = public(I16, ROW, doc="n: townsfolk card, -n: outsider, 0: empty")
    tucked = public(I16, TUCKS, doc="card on each tuck space, 0: free")
    canals = public(I16, RIVER, doc="canal cards, also those built")
    built = public(I16, doc="canals built, always the leftmost")
    barge = public(I16, doc="1: a canal may still be built in this round")
    flood = public(I16, doc="section of the flood marker")
    huts = public(I16, NUM_HUTS, doc="hut cards turned up, in the order they came")
    turned_up = public(I16, doc="how many")
    spaces = public(I16, NUM_SPACES, doc="code of the building on each build space")
    farms = public(I16, doc="built farms, farm n is bit n - 1")
    group = public(I16, doc="interchangeable colours as bits; 0 without an outpost")
    hut_count = public(I16, doc="huts built")
    slots = public(I16, SLOTS, doc="1 + colour of the worker, 0: free")
    beaten = public(I16, doc="outsiders beaten")
    raider = public(I16, doc="row space of the present attacker, 7 + n for rule card n, 0: none")
    resolving = public(I16, doc="Resolving")
    resolving_card = public(I16, doc="resolving card")
    doing = public(I16, doc="the action being paid for, or NOTHING")
    pay_left = public(I16, doc="workers still to be paid by substitutes")
    pay_from = public(I16, doc="the colour paid last")
    queue_size = public(I16, doc="queue size")
    queue = public(I16, MAX_QUEUE, doc="pending items, the first one last")
    event_count = public(I16, doc="how many events the last action had")
    events = public(I16, MAX_EVENTS, EVENT_WIDTH, doc="Event, and the numbers that follow")
