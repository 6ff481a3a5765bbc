"""The state record of Legacy of Yu: names, enums, fields, one line on each field.

Piles of cards are sets without an order (R-2): 64-bit masks (`kernel.bits`) in which card n is bit n - 1. Numbers are
16 bits wide, so that interpreted arithmetic (numpy keeps the narrow type) cannot overflow.
"""

from enum import IntEnum

import numpy as np

from tianxia.kernel.events import event_fields
from tianxia.kernel.game import Option
from tianxia.kernel.records import record_type

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

OPTIONS = (Option("story", STORIES),)

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
"""A game needs so many cards (campaign: chapter 2)."""
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

STATE = record_type(
    [
        ("chance", np.uint64),  # the generator; hidden
        ("unseen", np.uint64),  # townsfolk of the ready pile and the deck, while nobody knows which is where
        ("ready", np.uint64),  # ready pile, once known
        ("exhausted", np.uint64),
        ("hand", np.uint64),
        ("deck", np.uint64),  # townsfolk deck, once known
        ("discard", np.uint64),  # townsfolk discard
        ("outsider_deck", np.uint64),
        ("outsider_discard", np.uint64),
        ("hut_deck", np.uint64),
        ("used", np.uint64),  # rule cards whose tool is used up
        ("own_townsfolk", np.uint64),  # the campaign's cards, or the starting ones
        ("own_outsiders", np.uint64),
        ("own_canals", np.uint64),
        ("own_huts", np.uint64),
        ("rules", np.uint64),  # campaign: rule cards in force
        ("marks", np.uint64),  # campaign: the flags that are set
        ("told", np.uint64, (2,)),  # campaign: entries told; entry n is bit n of the pair
        ("stones", np.uint64, (2,)),  # campaign: story cards that ever joined
        ("victory", np.uint64),  # campaign: victory cards not drawn yet
        ("defeat", np.uint64),  # campaign: defeat cards not drawn yet
        ("players", np.int16),  # 1
        ("story", np.int16),  # 1 in a campaign
        ("wins", np.int16),  # campaign
        ("losses", np.int16),  # campaign
        ("finished", np.int16),  # campaign: Finished
        ("round_number", np.int16),
        ("phase", np.int16),  # Phase
        ("decision", np.int16),  # Decision; follows from the other fields
        ("outcome", np.int16),  # Outcome
        ("held", np.int16, (NUM_PIECES,)),  # workers and goods at the player's disposal
        ("supply", np.int16, (NUM_PIECES,)),
        ("ready_unseen", np.int16),  # how many of `unseen` are in the ready pile
        ("row", np.int16, (ROW,)),  # n: townsfolk card, -n: outsider, 0: empty
        ("tucked", np.int16, (TUCKS,)),  # card on each tuck space, 0: free
        ("canals", np.int16, (RIVER,)),  # canal cards, also those built
        ("built", np.int16),  # canals built, always the leftmost
        ("barge", np.int16),  # 1: a canal may still be built in this round
        ("flood", np.int16),  # section of the flood marker
        ("huts", np.int16, (NUM_HUTS,)),  # hut cards turned up, in the order they came
        ("turned_up", np.int16),  # how many
        ("spaces", np.int16, (NUM_SPACES,)),  # code of the building on each build space
        ("farms", np.int16),  # built farms, farm n is bit n - 1
        ("group", np.int16),  # interchangeable colours as bits; 0 without an outpost
        ("hut_count", np.int16),  # huts built
        ("slots", np.int16, (SLOTS,)),  # 1 + colour of the worker, 0: free
        ("beaten", np.int16),  # outsiders beaten
        ("raider", np.int16),  # row space of the present attacker, 7 + n for rule card n, 0: none
        ("resolving", np.int16),  # Resolving
        ("resolving_card", np.int16),
        ("doing", np.int16),  # the action being paid for, or NOTHING
        ("pay_left", np.int16),  # workers still to be paid by substitutes
        ("pay_from", np.int16),  # the colour paid last
        ("queue_size", np.int16),
        ("queue", np.int16, (MAX_QUEUE,)),  # pending items, the first one last
        *event_fields(MAX_EVENTS),
    ]
)
