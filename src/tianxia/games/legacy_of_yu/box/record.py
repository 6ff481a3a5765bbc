"""The printed components as one record of numbers."""

from tianxia.games.legacy_of_yu.rules.items import MAX_ITEMS
from tianxia.games.legacy_of_yu.state import (
    BUILDABLE,
    FOODS,
    GOALS,
    GROUPS,
    LAST_CARDS,
    MAX_CANALS,
    MAX_CHOICES,
    MAX_ENTRIES,
    MAX_HUTCARDS,
    MAX_NEEDS,
    MAX_OUTSIDERS,
    MAX_RULES,
    MAX_STONES,
    MAX_TOWNSFOLK,
    NUM_FARMS,
    NUM_PIECES,
    NUM_SECTIONS,
    NUM_SPACES,
    ROW,
    SLOTS,
    TRADES,
)  # fmt: skip
from tianxia.kernel.layout import I16, U64, Record, public

_T, _O, _C, _H, _R = MAX_TOWNSFOLK + 1, MAX_OUTSIDERS + 1, MAX_CANALS + 1, MAX_HUTCARDS + 1, MAX_RULES + 1
_E, _S = MAX_ENTRIES + 1, MAX_STONES + 1


class Components(Record):
    """The printed components of Legacy of Yu, as numbers."""

    start_townsfolk = public(U64, doc="townsfolk a campaign starts with: those without a stone")
    start_outsiders = public(U64, doc="outsiders a campaign starts with")
    start_canals = public(U64, doc="canal cards a campaign starts with")
    start_huts = public(U64, doc="hut cards a campaign starts with")
    all_townsfolk = public(U64, doc="all townsfolk, story cards included")
    all_outsiders = public(U64, doc="all outsiders, story cards included")
    all_canals = public(U64, doc="all canal cards, story cards included")
    all_huts = public(U64, doc="all hut cards, story cards included")
    all_rules = public(U64, doc="all rule cards")
    canal_groups = public(U64, GROUPS, doc="the canals of each group")
    raid_rounds = public(U64, _R, doc="rounds in which a rule card brings one more outsider, as bits")
    attackers = public(U64, doc="rule cards that attack")
    victory_cards = public(U64, doc="victory cards without the gold one")
    defeat_cards = public(U64, doc="defeat cards without the gold one")
    totals = public(I16, NUM_PIECES, doc="number of each piece in the game")
    story_items = public(I16, MAX_ITEMS, doc="what a story gives without a campaign (R-1)")
    ready = public(I16, doc="size of the ready pile at set-up")
    outsiders = public(I16, doc="outsiders in the row at set-up")
    row_cost = public(I16, ROW + 1, doc="provisions for a card of the row, by space from 1")
    trade_price = public(I16, TRADES, NUM_PIECES, doc="what each trade takes")
    trade_gain = public(I16, TRADES, MAX_ITEMS, doc="what each trade gives")
    space_section = public(I16, NUM_SPACES, doc="section of each build space, which opens it")
    space_reward = public(I16, NUM_SPACES, doc="what building on each space gives: one item")
    newcomers = public(I16, NUM_SECTIONS, doc="outsider icons by section")
    harvest = public(I16, MAX_ITEMS, doc="what every harvest brings")
    per_outpost = public(I16, MAX_ITEMS, doc="what each outpost adds to a harvest")
    build_price = public(I16, BUILDABLE, NUM_PIECES, doc="prices of farms, outposts and huts (BUILDABLE)")
    farm_harvest = public(I16, NUM_FARMS, MAX_ITEMS, doc="what each farm adds to a harvest")
    slot_gain = public(I16, SLOTS, MAX_ITEMS, doc="what a worker on each slot of the huts gives")
    play = public(I16, _T, MAX_ITEMS, doc="what a townsfolk card gives when played, by card")
    discard = public(I16, _T, MAX_ITEMS, doc="what it gives on top of that when discarded, by card")
    tuck = public(I16, _T, MAX_ITEMS, doc="what it adds to every harvest when tucked, by card")
    food = public(I16, _T, doc="the food on a townsfolk card (FOODS), by card")
    attack_price = public(I16, _O, NUM_PIECES, doc="price of an attack without the provisions of the row, by outsider")
    reward = public(I16, _O, MAX_ITEMS, doc="what an attack gives, by outsider")
    assault = public(I16, _O, MAX_ITEMS, doc="what the assault does, by outsider")
    tribute = public(I16, _O, NUM_PIECES, doc="what buys off the assault, by outsider")
    has_tribute = public(I16, _O, doc="1: the assault can be bought off, by outsider")
    group = public(I16, _C, doc="group of a canal card, from 1; 0 without a card")
    canal_price = public(I16, _C, NUM_PIECES, doc="price of a canal, by card")
    canal_effects = public(I16, _C, MAX_ITEMS, doc="what building it causes, by card")
    hut_effects = public(I16, _H, MAX_ITEMS, doc="what a hut card causes when it is turned up, by card")
    rule_start = public(I16, _R, MAX_ITEMS, doc="what a rule card gives before the first harvest")
    rule_ready = public(I16, _R, doc="what it adds to the ready pile at set-up, possibly below 0")
    rule_outsiders = public(I16, _R, doc="outsiders it adds to the row at set-up")
    rule_harvest = public(I16, _R, MAX_ITEMS, doc="what it adds to every harvest")
    cook = public(I16, _R, len(FOODS), MAX_ITEMS, doc="what cooking each food gives under this rule card")
    has_cook = public(I16, _R, len(FOODS), doc="1: under this rule card each food can be cooked")
    rule_slot = public(I16, _R, doc="number of the slot that a rule card opens, 0: none")
    rule_slot_gain = public(I16, _R, MAX_ITEMS, doc="what a worker on that slot gives")
    has_tool = public(I16, _R, doc="1: the rule card is a tool")
    tool_price = public(I16, _R, NUM_PIECES, doc="price of using the tool")
    tool_gain = public(I16, _R, MAX_ITEMS, doc="what using the tool causes")
    tool_per_game = public(I16, _R, doc="1: the tool works once a game, 0: once a round")
    canal_extra = public(I16, _R, NUM_PIECES, doc="what a rule card adds to the price of canals, possibly below 0")
    canal_from = public(I16, _R, doc="number of the first canal that this applies to")
    tribute_extra = public(I16, _R, NUM_PIECES, doc="what a rule card adds to every tribute of the row")
    goal = public(I16, _R, len(GOALS), doc="number of each of GOALS that a rule card demands for a win")
    doom = public(I16, _R, doc="round at whose end a rule card loses the game, 0: none")
    rule_assault = public(I16, _R, MAX_ITEMS, doc="what a rule card does in the assault")
    rule_tribute = public(I16, _R, NUM_PIECES, doc="what buys off the assault of a rule card")
    rule_has_tribute = public(I16, _R, doc="1: the assault of a rule card can be bought off")
    stone_kind = public(I16, _S, doc="StoneKind of the card with each stone number")
    stone_card = public(I16, _S, doc="number of the card with each stone number")
    again = public(I16, MAX_ITEMS, doc="what an entry gives that was told before (C-5)")
    has_entry = public(I16, _E, doc="1: the story has an entry of this number")
    need = public(I16, _E, MAX_NEEDS, doc="conditions (story.Need) x 256 + argument, 0: none, by entry")
    otherwise = public(I16, _E, doc="the entry that is told if a condition does not hold, by entry")
    retire = public(I16, _E, doc="1: the card that led to the entry leaves the campaign, by entry")
    effects = public(I16, _E, MAX_ITEMS, doc="what telling an entry causes, by entry")
    choices = public(I16, _E, doc="number of ways an entry offers, 0: it asks nothing")
    choice_price = public(I16, _E, MAX_CHOICES, NUM_PIECES, doc="price of each way, by entry")
    choice_effects = public(I16, _E, MAX_CHOICES, MAX_ITEMS, doc="what each way causes, by entry")
    has_price = public(I16, _E, doc="1: one of the ways costs something, by entry")
    victory_story = public(I16, LAST_CARDS, doc="entry on each victory card")
    defeat_flood = public(I16, LAST_CARDS, doc="entry on each defeat card for a flood")
    defeat_other = public(I16, LAST_CARDS, doc="entry on each defeat card for everything else")
    gold_victory = public(I16, doc="number of the gold victory card")
    gold_defeat = public(I16, doc="number of the gold defeat card")
