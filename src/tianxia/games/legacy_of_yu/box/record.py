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

    start_townsfolk = public(U64, doc="starting cards: those without a stone")
    start_outsiders = public(U64, doc="start outsiders")
    start_canals = public(U64, doc="start canals")
    start_huts = public(U64, doc="start huts")
    all_townsfolk = public(U64, doc="with the story cards")
    all_outsiders = public(U64, doc="all outsiders")
    all_canals = public(U64, doc="all canals")
    all_huts = public(U64, doc="all huts")
    all_rules = public(U64, doc="all rules")
    canal_groups = public(U64, GROUPS, doc="the canals of each group")
    raid_rounds = public(U64, _R, doc="rounds as bits")
    attackers = public(U64, doc="rule cards that attack")
    victory_cards = public(U64, doc="without the gold one")
    defeat_cards = public(U64, doc="defeat cards")
    totals = public(I16, NUM_PIECES, doc="of every piece")
    story_items = public(I16, MAX_ITEMS, doc="instead of a story without a campaign (R-1)")
    ready = public(I16, doc="size of the ready pile")
    outsiders = public(I16, doc="in the row at set-up")
    row_cost = public(I16, ROW + 1, doc="provisions, by space")
    trade_price = public(I16, TRADES, NUM_PIECES, doc="trade price")
    trade_gain = public(I16, TRADES, MAX_ITEMS, doc="trade gain")
    space_section = public(I16, NUM_SPACES, doc="space section")
    space_reward = public(I16, NUM_SPACES, doc="one item")
    newcomers = public(I16, NUM_SECTIONS, doc="outsider icons by section")
    harvest = public(I16, MAX_ITEMS, doc="harvest")
    per_outpost = public(I16, MAX_ITEMS, doc="per outpost")
    build_price = public(I16, BUILDABLE, NUM_PIECES, doc="build price")
    farm_harvest = public(I16, NUM_FARMS, MAX_ITEMS, doc="farm harvest")
    slot_gain = public(I16, SLOTS, MAX_ITEMS, doc="slot gain")
    play = public(I16, _T, MAX_ITEMS, doc="townsfolk, by card")
    discard = public(I16, _T, MAX_ITEMS, doc="discard")
    tuck = public(I16, _T, MAX_ITEMS, doc="tuck")
    food = public(I16, _T, doc="food")
    attack_price = public(I16, _O, NUM_PIECES, doc="outsiders, by card")
    reward = public(I16, _O, MAX_ITEMS, doc="reward")
    assault = public(I16, _O, MAX_ITEMS, doc="assault")
    tribute = public(I16, _O, NUM_PIECES, doc="tribute")
    has_tribute = public(I16, _O, doc="has tribute")
    group = public(I16, _C, doc="canals, by card")
    canal_price = public(I16, _C, NUM_PIECES, doc="canal price")
    canal_effects = public(I16, _C, MAX_ITEMS, doc="canal effects")
    hut_effects = public(I16, _H, MAX_ITEMS, doc="hut effects")
    rule_start = public(I16, _R, MAX_ITEMS, doc="rule cards, by card")
    rule_ready = public(I16, _R, doc="rule ready")
    rule_outsiders = public(I16, _R, doc="rule outsiders")
    rule_harvest = public(I16, _R, MAX_ITEMS, doc="rule harvest")
    cook = public(I16, _R, len(FOODS), MAX_ITEMS, doc="cook")
    has_cook = public(I16, _R, len(FOODS), doc="has cook")
    rule_slot = public(I16, _R, doc="number of the slot, 0: none")
    rule_slot_gain = public(I16, _R, MAX_ITEMS, doc="rule slot gain")
    has_tool = public(I16, _R, doc="has tool")
    tool_price = public(I16, _R, NUM_PIECES, doc="tool price")
    tool_gain = public(I16, _R, MAX_ITEMS, doc="tool gain")
    tool_per_game = public(I16, _R, doc="tool per game")
    canal_extra = public(I16, _R, NUM_PIECES, doc="canal extra")
    canal_from = public(I16, _R, doc="canal from")
    tribute_extra = public(I16, _R, NUM_PIECES, doc="tribute extra")
    goal = public(I16, _R, len(GOALS), doc="goal")
    doom = public(I16, _R, doc="round, 0: none")
    rule_assault = public(I16, _R, MAX_ITEMS, doc="rule assault")
    rule_tribute = public(I16, _R, NUM_PIECES, doc="rule tribute")
    rule_has_tribute = public(I16, _R, doc="rule has tribute")
    stone_kind = public(I16, _S, doc="StoneKind")
    stone_card = public(I16, _S, doc="stone card")
    again = public(I16, MAX_ITEMS, doc="again")
    has_entry = public(I16, _E, doc="has entry")
    need = public(I16, _E, MAX_NEEDS, doc="condition (story.Need) x 256 + argument, 0: none")
    otherwise = public(I16, _E, doc="otherwise")
    retire = public(I16, _E, doc="retire")
    effects = public(I16, _E, MAX_ITEMS, doc="effects")
    choices = public(I16, _E, doc="choices")
    choice_price = public(I16, _E, MAX_CHOICES, NUM_PIECES, doc="choice price")
    choice_effects = public(I16, _E, MAX_CHOICES, MAX_ITEMS, doc="choice effects")
    has_price = public(I16, _E, doc="a choice costs something")
    victory_story = public(I16, LAST_CARDS, doc="victory story")
    defeat_flood = public(I16, LAST_CARDS, doc="defeat flood")
    defeat_other = public(I16, LAST_CARDS, doc="defeat other")
    gold_victory = public(I16, doc="gold victory")
    gold_defeat = public(I16, doc="gold defeat")
