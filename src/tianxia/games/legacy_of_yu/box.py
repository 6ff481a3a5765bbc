"""box.toml and story.toml -> the box record, with all checks.

Names, numbers of cards and the shape of the river are part of the rules version; costs, rewards and effects may be
corrected by an owner of the printed game, inside the limits of the state record. Story cards and entries (story.toml)
are read by `storybox`; they follow the same vocabulary.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tianxia.games.legacy_of_yu.components import (
    check_counts,
    read_board,
    read_buildings,
    read_canals,
    read_huts,
    read_outsiders,
    read_pieces,
    read_river,
    read_townsfolk,
)  # fmt: skip
from tianxia.games.legacy_of_yu.items import MAX_ITEMS
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
from tianxia.games.legacy_of_yu.storybox import read_story
from tianxia.kernel.documents import Document, fail, integer, shown, whole_table
from tianxia.kernel.records import record_type

STORY_FILE = Path(__file__).resolve().parent / "story.toml"
_LIST, _PRICE = (MAX_ITEMS,), (NUM_PIECES,)
_T, _O, _C, _H, _R = MAX_TOWNSFOLK + 1, MAX_OUTSIDERS + 1, MAX_CANALS + 1, MAX_HUTCARDS + 1, MAX_RULES + 1
_E, _S = MAX_ENTRIES + 1, MAX_STONES + 1

BOX = record_type(
    [
        ("start_townsfolk", np.uint64),  # starting cards: those without a stone
        ("start_outsiders", np.uint64),
        ("start_canals", np.uint64),
        ("start_huts", np.uint64),
        ("all_townsfolk", np.uint64),  # with the story cards
        ("all_outsiders", np.uint64),
        ("all_canals", np.uint64),
        ("all_huts", np.uint64),
        ("all_rules", np.uint64),
        ("canal_groups", np.uint64, (GROUPS,)),  # the canals of each group
        ("raid_rounds", np.uint64, (_R,)),  # rounds as bits
        ("attackers", np.uint64),  # rule cards that attack
        ("victory_cards", np.uint64),  # without the gold one
        ("defeat_cards", np.uint64),
        ("totals", np.int16, _PRICE),  # of every piece
        ("story_items", np.int16, _LIST),  # instead of a story without a campaign
        ("ready", np.int16),  # size of the ready pile
        ("outsiders", np.int16),  # in the row at set-up
        ("row_cost", np.int16, (ROW + 1,)),  # provisions, by space
        ("trade_price", np.int16, (TRADES, NUM_PIECES)),
        ("trade_gain", np.int16, (TRADES, MAX_ITEMS)),
        ("space_section", np.int16, (NUM_SPACES,)),
        ("space_reward", np.int16, (NUM_SPACES,)),  # one item
        ("newcomers", np.int16, (NUM_SECTIONS,)),  # outsider icons by section
        ("harvest", np.int16, _LIST),
        ("per_outpost", np.int16, _LIST),
        ("build_price", np.int16, (BUILDABLE, NUM_PIECES)),
        ("farm_harvest", np.int16, (NUM_FARMS, MAX_ITEMS)),
        ("slot_gain", np.int16, (SLOTS, MAX_ITEMS)),
        ("play", np.int16, (_T, MAX_ITEMS)),  # townsfolk, by card
        ("discard", np.int16, (_T, MAX_ITEMS)),
        ("tuck", np.int16, (_T, MAX_ITEMS)),
        ("food", np.int16, (_T,)),
        ("attack_price", np.int16, (_O, NUM_PIECES)),  # outsiders, by card
        ("reward", np.int16, (_O, MAX_ITEMS)),
        ("assault", np.int16, (_O, MAX_ITEMS)),
        ("tribute", np.int16, (_O, NUM_PIECES)),
        ("has_tribute", np.int16, (_O,)),
        ("group", np.int16, (_C,)),  # canals, by card
        ("canal_price", np.int16, (_C, NUM_PIECES)),
        ("canal_effects", np.int16, (_C, MAX_ITEMS)),
        ("hut_effects", np.int16, (_H, MAX_ITEMS)),
        ("rule_start", np.int16, (_R, MAX_ITEMS)),  # rule cards, by card
        ("rule_ready", np.int16, (_R,)),
        ("rule_outsiders", np.int16, (_R,)),
        ("rule_harvest", np.int16, (_R, MAX_ITEMS)),
        ("cook", np.int16, (_R, len(FOODS), MAX_ITEMS)),
        ("has_cook", np.int16, (_R, len(FOODS))),
        ("rule_slot", np.int16, (_R,)),  # number of the slot, 0: none
        ("rule_slot_gain", np.int16, (_R, MAX_ITEMS)),
        ("has_tool", np.int16, (_R,)),
        ("tool_price", np.int16, (_R, NUM_PIECES)),
        ("tool_gain", np.int16, (_R, MAX_ITEMS)),
        ("tool_per_game", np.int16, (_R,)),
        ("canal_extra", np.int16, (_R, NUM_PIECES)),
        ("canal_from", np.int16, (_R,)),
        ("tribute_extra", np.int16, (_R, NUM_PIECES)),
        ("goal", np.int16, (_R, len(GOALS))),
        ("doom", np.int16, (_R,)),  # round, 0: none
        ("rule_assault", np.int16, (_R, MAX_ITEMS)),
        ("rule_tribute", np.int16, (_R, NUM_PIECES)),
        ("rule_has_tribute", np.int16, (_R,)),
        ("stone_kind", np.int16, (_S,)),  # StoneKind
        ("stone_card", np.int16, (_S,)),
        ("again", np.int16, _LIST),
        ("has_entry", np.int16, (_E,)),
        ("need", np.int16, (_E, MAX_NEEDS)),  # condition (storybox.Need) x 256 + argument, 0: none
        ("otherwise", np.int16, (_E,)),
        ("retire", np.int16, (_E,)),
        ("effects", np.int16, (_E, MAX_ITEMS)),
        ("choices", np.int16, (_E,)),
        ("choice_price", np.int16, (_E, MAX_CHOICES, NUM_PIECES)),
        ("choice_effects", np.int16, (_E, MAX_CHOICES, MAX_ITEMS)),
        ("has_price", np.int16, (_E,)),  # a choice costs something
        ("victory_story", np.int16, (LAST_CARDS,)),
        ("defeat_flood", np.int16, (LAST_CARDS,)),
        ("defeat_other", np.int16, (LAST_CARDS,)),
        ("gold_victory", np.int16),
        ("gold_defeat", np.int16),
    ]
)

KEYS = (
    "game", "version", "pieces", "story", "setup", "row", "section", "harvest", "farm", "outpost", "hut", "slot",
    "townsfolk", "outsider", "canal", "hutcard",
)  # fmt: skip


@cache
def story_document() -> Document:
    """The story box: story.toml, whose entries are told in a campaign."""
    return tomllib.loads(STORY_FILE.read_text(encoding="utf-8"))


def story_flags() -> list[str]:
    """The words of the story's flags, in order."""
    return list(story_document()["flags"])


def read_box(document: Document, box: Any) -> None:
    """Check a box document and fill the zeroed record the rules use, story cards and entries included."""
    whole_table(document, "", KEYS)
    if document["game"] != "legacy-of-yu":
        fail("game", f'expected "legacy-of-yu", found {shown(document["game"])}')
    integer(document["version"], "version", 1, 1)
    read_pieces(document["pieces"], box)
    read_board(document, box)
    read_river(document["section"], box)
    read_buildings(document, box)
    read_townsfolk(document["townsfolk"], "townsfolk", box, ("from",))
    read_outsiders(document["outsider"], "outsider", box, ("from",))
    read_canals(document["canal"], "canal", box, ("from",))
    read_huts(document["hutcard"], "hutcard", box, ("from",))
    box.start_townsfolk, box.start_outsiders = box.all_townsfolk, box.all_outsiders
    box.start_canals, box.start_huts = box.all_canals, box.all_huts
    check_counts(box)
    read_story(story_document(), box)
