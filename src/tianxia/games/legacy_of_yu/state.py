"""The state record of Legacy of Yu: names, enums, fields, one line on each field.

Piles of cards are sets without an order (R-2): 64-bit masks (`kernel.bits`) in which card n is bit n - 1. Numbers are
16 bits wide, so that interpreted arithmetic (numpy keeps the narrow type) cannot overflow.
"""

from enum import IntEnum

from tianxia.kernel.events import EVENT_WIDTH
from tianxia.kernel.layout import I16, U64, Record, hidden, public
from tianxia.kernel.options import option


def names(kind: type[IntEnum]) -> tuple[str, ...]:
    """The members of an enum as positions and messages write them; a dash for NONE."""
    return tuple("-" if member.name == "NONE" else member.name.lower().replace("_", "-") for member in kind)


class Piece(IntEnum):
    """What is held and stored: workers by colour, then goods."""

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
    """The part of the round."""

    HARVEST = 0
    ACTIONS = 1
    ASSAULT = 2
    EPILOGUE = 3
    OVER = 4


class Decision(IntEnum):
    """What is asked."""

    MAIN = 0
    PAY = 1
    GAIN = 2
    SHORT = 3
    ASSAULT = 4
    GIVE = 5
    STORY = 6
    OVER = 7


class Outcome(IntEnum):
    """How the game was decided."""

    NONE = 0
    WIN = 1
    FLOOD = 2
    OUTSIDERS = 3
    DAMAGE = 4
    DOOM = 5


class Finished(IntEnum):
    """How the campaign ended."""

    NONE = 0
    WON = 1
    LOST = 2


class Goal(IntEnum):
    """What a rule card can ask for before the game is won; after these come the goods."""

    FARMS = 0
    OUTPOSTS = 1
    HUTS = 2
    TUCKED = 3
    BEATEN = 4


class Building(IntEnum):
    """The code of the first building of each kind (BUILDINGS)."""

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
    GAINED = 14  # piece, number gained
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


PIECES = names(Piece)
COLOURS, GOODS = PIECES[: Piece.PROVISION], PIECES[Piece.PROVISION :]
SOLDIERS, MATERIALS = COLOURS[1:], PIECES[Piece.CLAY :]
FOODS = ("meat", "fish", "wheat", "milk")
STORIES = ("no", "campaign")
PHASES, DECISIONS, OUTCOMES = names(Phase), names(Decision), names(Outcome)
FINISHED, RESOLVING = names(Finished), names(Resolving)
END_REASONS = OUTCOMES[1:]
GOALS = (*names(Goal), *GOODS)

PLAYERS = (1,)

NUM_COLOURS = len(COLOURS)
NUM_PIECES = len(PIECES)
NUM_FARMS, NUM_OUTPOSTS, NUM_HUTS = 3, len(SOLDIERS), 4
NUM_SPACES = 9
NUM_SECTIONS = 7
ROW = 7
RIVER = 6
SLOTS, HUT_SLOTS = 8, 5
TUCKS = 5
GROUPS = 3
BUILDINGS = (
    "-",
    *(f"farm {n + 1}" for n in range(NUM_FARMS)),
    *(f"outpost {colour}" for colour in SOLDIERS),
    *(f"hut {n + 1}" for n in range(NUM_HUTS)),
)
"""What can lie on a build space: the code of a building is its index."""
MAX_TOWNSFOLK, MAX_OUTSIDERS, MAX_CANALS, MAX_HUTCARDS, MAX_RULES = 64, 40, 24, 16, 24
MAX_STONES, MAX_ENTRIES = 127, 127
LEAST_TOWNSFOLK, LEAST_OUTSIDERS = 20, 8
"""The fewest cards a game can be played with (CAMPAIGN.md, 2)."""
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
FIRST_RULE_RAIDER = ROW + 1
"""`raider` of rule card n is 7 + n: rule cards attack after the row (C-13)."""
MAX_EVENTS = 60


class State(Record):
    """The whole state of a game of Legacy of Yu."""

    chance = hidden(U64, doc="the generator")
    unseen = public(U64, doc="townsfolk of the ready pile and the deck, while nobody knows which is where")
    ready = public(U64, doc="ready pile, once known")
    exhausted = public(U64, doc="townsfolk of the exhausted pile, from which the ready pile is remade")
    hand = public(U64, doc="townsfolk in the player's hand")
    deck = public(U64, doc="townsfolk deck, once known")
    discard = public(U64, doc="townsfolk discarded, from which the deck is remade")
    outsider_deck = public(U64, doc="outsiders that are still to come")
    outsider_discard = public(U64, doc="outsiders beaten in this game, from which their deck is remade")
    hut_deck = public(U64, doc="hut cards not turned up yet")
    used = public(U64, doc="rule cards whose tool is used up")
    own_townsfolk = public(U64, doc="townsfolk of this game: the campaign's cards, or the starting ones")
    own_outsiders = public(U64, doc="outsiders of this game")
    own_canals = public(U64, doc="canal cards of this game, on the river or not")
    own_huts = public(U64, doc="hut cards of this game")
    rules = public(U64, doc="campaign: rule cards in force")
    marks = public(U64, doc="campaign: the flags that are set")
    told = public(U64, 2, doc="campaign: entries told; entry n is bit n of the pair")
    stones = public(U64, 2, doc="campaign: story cards that ever joined")
    victory = public(U64, doc="campaign: victory cards not drawn yet")
    defeat = public(U64, doc="campaign: defeat cards not drawn yet")
    players = public(I16, doc="always 1")
    story = option(*STORIES, doc="1 in a campaign")
    wins = public(I16, doc="campaign: games won so far")
    losses = public(I16, doc="campaign: games lost so far")
    finished = public(I16, doc="campaign: Finished")
    round_number = public(I16, doc="the present round, from 1")
    phase = public(I16, doc="Phase")
    decision = public(I16, doc="Decision; follows from the other fields")
    outcome = public(I16, doc="Outcome")
    held = public(I16, NUM_PIECES, doc="workers and goods at the player's disposal")
    supply = public(I16, NUM_PIECES, doc="workers and goods that can still be gained")
    ready_unseen = public(I16, doc="number of cards of `unseen` in the ready pile")
    row = public(I16, ROW, doc="n: townsfolk card, -n: outsider, 0: empty")
    tucked = public(I16, TUCKS, doc="card on each tuck space, 0: free")
    canals = public(I16, RIVER, doc="canal cards along the river, built ones included")
    built = public(I16, doc="canals built, always the leftmost")
    barge = public(I16, doc="1: a canal may still be built in this round")
    flood = public(I16, doc="section of the flood marker")
    huts = public(I16, NUM_HUTS, doc="hut cards turned up, in the order they came")
    turned_up = public(I16, doc="number of hut cards turned up")
    spaces = public(I16, NUM_SPACES, doc="code of the building on each build space")
    farms = public(I16, doc="built farms, farm n is bit n - 1")
    group = public(I16, doc="interchangeable colours as bits; 0 without an outpost")
    hut_count = public(I16, doc="huts built")
    slots = public(I16, SLOTS, doc="1 + colour of the worker, 0: free")
    beaten = public(I16, doc="outsiders beaten")
    raider = public(I16, doc="row space of the present attacker, 7 + n for rule card n, 0: none")
    resolving = public(I16, doc="Resolving")
    resolving_card = public(I16, doc="number of the card whose effects are in the queue, 0: none")
    doing = public(I16, doc="the action being paid for, or NOTHING")
    pay_left = public(I16, doc="workers still to be paid by substitutes")
    pay_from = public(I16, doc="the colour paid last")
    queue_size = public(I16, doc="number of pending items")
    queue = public(I16, MAX_QUEUE, doc="pending items, the first one last")
    event_count = public(I16, doc="number of events that the last action caused")
    events = public(I16, MAX_EVENTS, EVENT_WIDTH, doc="Event, and the numbers that follow")
