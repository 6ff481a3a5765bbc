"""story.toml -> the box record: story cards, rule cards, story entries, victory and defeat cards (CAMPAIGN.md, 1-7).

Effects are data in the vocabulary of `items`; `rules/stories.py` carries them out.
"""

from enum import IntEnum

import numpy as np

from tianxia.games.legacy_of_yu.box.components import (
    add_card,
    read_canals,
    read_cards,
    read_huts,
    read_list,
    read_outsiders,
    read_price,
    read_townsfolk,
)  # fmt: skip
from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.rules.items import CARD_PLACES, SHIFT, Item
from tianxia.games.legacy_of_yu.state import (
    FOODS,
    GOALS,
    HUT_SLOTS,
    LAST_CARDS,
    MAX_CHOICES,
    MAX_ENTRIES,
    MAX_NEEDS,
    MAX_ROUND,
    MAX_RULES,
    MAX_STONES,
    SLOTS,
    names,
)  # fmt: skip
from tianxia.kernel import documents
from tianxia.kernel.documents import Document, fail, integer, shown, table, whole_table
from tianxia.kernel.errors import Unreadable

KEYS = ("version", "flags", "again", "victory", "defeat", "townsfolk", "outsider", "canal", "hutcard", "rule", "entry")
RULE_KEYS = (
    "stone", "n", "name", "kind", "start", "ready", "outsiders", "harvest", "cook", "slot", "tool", "canal_extra",
    "canal_from", "tribute_extra", "raid_rounds", "goal", "doom", "assault", "tribute",
)  # fmt: skip
ENTRY_KEYS = ("n", "trigger", "title", "gist", "needs", "otherwise", "retire", "effects", "choice")
MOST_FLAGS = 64


class StoneKind(IntEnum):
    """The kind of card that bears a stone number."""

    NONE = 0
    TOWNSFOLK = 1
    OUTSIDER = 2
    CANAL = 3
    HUTCARD = 4
    RULE = 5


KINDS = names(StoneKind)[1:]
"""The lists of story cards in story.toml."""


class Need(IntEnum):
    """Conditions of an entry; NOT is added for the opposite."""

    FLAG = 1
    RULE = 2
    WINS = 3
    LOSSES = 4
    NOT = 8


def read_story(document: Document, box: Components) -> None:
    """Check a story document and fill its part of the box record."""
    whole_table(document, "", KEYS)
    integer(document["version"], "version", 1, 1)
    flags = document["flags"]
    if not isinstance(flags, list) or len(set(flags)) != len(flags) or len(flags) > MOST_FLAGS:
        fail("flags", "yu-not-flags", most=MOST_FLAGS)
    read_list(document["again"], "again", box.again)
    read_townsfolk(document["townsfolk"], "townsfolk", box, ("stone",))
    read_outsiders(document["outsider"], "outsider", box, ("stone", "role"))
    read_canals(document["canal"], "canal", box, ("stone",))
    read_huts(document["hutcard"], "hutcard", box, ("stone",))
    for path, n, rule in read_cards(document["rule"], "rule", MAX_RULES, RULE_KEYS):
        box.all_rules = add_card(box.all_rules, n, path)
        _read_rule(rule, path, n, box)
    for kind, key in enumerate(KINDS, 1):
        _read_stones(document[key], key, kind, box)
    for path, n, entry in read_cards(document["entry"], "entry", MAX_ENTRIES, ENTRY_KEYS):
        _read_entry(entry, path, n, flags, box)
    _check_entries(document["entry"], box)
    _read_last_cards(document, box)


def _read_stones(cards: list[Document], key: str, kind: int, box: Components) -> None:
    for i, card in enumerate(cards):
        stone = integer(card.get("stone"), f"{key}.{i}.stone", 1, MAX_STONES)
        if box.stone_kind[stone]:
            fail(f"{key}.{i}.stone", "yu-stone-twice", stone=stone)
        box.stone_kind[stone] = kind
        box.stone_card[stone] = card["n"]


def _read_rule(rule: Document, path: str, n: int, box: Components) -> None:
    documents.choice(rule.get("kind"), f"{path}.kind", ("boon", "burden"))
    read_list(rule.get("start", []), f"{path}.start", box.rule_start[n])
    box.rule_ready[n] = integer(rule.get("ready", 0), f"{path}.ready", -5, 5)
    box.rule_outsiders[n] = integer(rule.get("outsiders", 0), f"{path}.outsiders", 0, 3)
    read_list(rule.get("harvest", []), f"{path}.harvest", box.rule_harvest[n])
    for food, items in table(rule.get("cook", {}), f"{path}.cook", FOODS).items():
        box.has_cook[n, FOODS.index(food)] = 1
        read_list(items, f"{path}.cook.{food}", box.cook[n, FOODS.index(food)])
    if "slot" in rule:
        slot = table(rule["slot"], f"{path}.slot", ("n", "gain"))
        box.rule_slot[n] = integer(slot.get("n"), f"{path}.slot.n", HUT_SLOTS, SLOTS - 1)
        read_list(slot.get("gain"), f"{path}.slot.gain", box.rule_slot_gain[n])
    if "tool" in rule:
        tool = table(rule["tool"], f"{path}.tool", ("pay", "gain", "per"))
        box.has_tool[n] = 1
        read_price(tool.get("pay"), f"{path}.tool.pay", box.tool_price[n])
        read_list(tool.get("gain"), f"{path}.tool.gain", box.tool_gain[n])
        box.tool_per_game[n] = documents.choice(tool.get("per"), f"{path}.tool.per", ("round", "game"))
    _read_burdens(rule, path, n, box)


def _read_burdens(rule: Document, path: str, n: int, box: Components) -> None:
    read_price(rule.get("canal_extra", {}), f"{path}.canal_extra", box.canal_extra[n], -9)
    box.canal_from[n] = integer(rule.get("canal_from", 1), f"{path}.canal_from", 1, 6)
    read_price(rule.get("tribute_extra", {}), f"{path}.tribute_extra", box.tribute_extra[n], -9)
    for i, number in enumerate(rule.get("raid_rounds", ())):
        box.raid_rounds[n] |= np.uint64(1 << integer(number, f"{path}.raid_rounds.{i}", 1, 63))
    for goal, count in table(rule.get("goal", {}), f"{path}.goal", GOALS).items():
        box.goal[n, GOALS.index(goal)] = integer(count, f"{path}.goal.{goal}", 1, 99)
    if "doom" in rule:
        doom = table(rule["doom"], f"{path}.doom", ("round",))
        box.doom[n] = integer(doom.get("round"), f"{path}.doom.round", 1, MAX_ROUND)
    if "assault" in rule:
        box.attackers |= np.uint64(1 << (n - 1))
        read_list(rule["assault"], f"{path}.assault", box.rule_assault[n])
    if "tribute" in rule:
        box.rule_has_tribute[n] = 1
        read_price(rule["tribute"], f"{path}.tribute", box.rule_tribute[n])


def _read_entry(entry: Document, path: str, n: int, flags: list[str], box: Components) -> None:
    if box.has_entry[n]:
        fail(f"{path}.n", "yu-entry-twice", entry=n)
    box.has_entry[n] = 1
    needs = entry.get("needs", [])
    if not isinstance(needs, list) or len(needs) > MAX_NEEDS:
        fail(f"{path}.needs", "yu-not-conditions", most=MAX_NEEDS, found=shown(needs))
    for i, need in enumerate(needs):
        box.need[n, i] = _read_need(need, f"{path}.needs.{i}", flags)
    if needs:
        box.otherwise[n] = integer(entry.get("otherwise"), f"{path}.otherwise", 1, MAX_ENTRIES)
    box.retire[n] = documents.boolean(entry.get("retire", False), f"{path}.retire")
    read_list(entry.get("effects", []), f"{path}.effects", box.effects[n], flags)
    choices = entry.get("choice", [])
    if not isinstance(choices, list) or len(choices) > MAX_CHOICES:
        fail(f"{path}.choice", "yu-not-choices", most=MAX_CHOICES, found=shown(choices))
    box.choices[n] = len(choices)
    for k, choice in enumerate(choices):
        place = f"{path}.choice.{k}"
        table(choice, place, ("label", "pay", "effects"))
        read_price(choice.get("pay", {}), f"{place}.pay", box.choice_price[n, k])
        read_list(choice.get("effects", []), f"{place}.effects", box.choice_effects[n, k], flags)
    prices = [int(box.choice_price[n, k].sum()) for k in range(len(choices))]
    box.has_price[n] = any(prices)
    if prices and 0 not in prices:
        fail(f"{path}.choice", "yu-no-free-choice")


def _read_need(value: object, path: str, flags: list[str]) -> int:
    words = value.split(" ") if isinstance(value, str) else []
    opposite = Need.NOT if words[:1] == ["no"] else 0
    match words[1:] if opposite else words:
        case ["flag", flag] if flag in flags:
            return SHIFT * (Need.FLAG + opposite) + flags.index(flag)
        case ["rule", number] if number.isdigit():
            return SHIFT * (Need.RULE + opposite) + int(number)
        case ["wins" | "losses" as word, number] if number.isdigit():
            return SHIFT * ((Need.WINS if word == "wins" else Need.LOSSES) + opposite) + int(number)
    raise Unreadable("yu-not-a-condition", path, found=shown(value))


def _check_entries(entries: list[Document], box: Components) -> None:
    """Every `otherwise` chain ends; stories, cards and drops exist; only rule cards are dropped."""
    for i, entry in enumerate(entries):
        n, seen = int(entry["n"]), set()
        while box.need[n, 0]:
            seen.add(n)
            n = int(box.otherwise[n])
            if n in seen or not box.has_entry[n]:
                fail(f"entry.{i}.otherwise", "yu-endless-entries")
        n = int(entry["n"])
        rows = [box.effects[n], *(box.choice_effects[n, k] for k in range(int(box.choices[n])))]
        for item in (int(item) for row in rows for item in row if item):
            kind, argument = divmod(item, SHIFT)
            if kind == Item.STORY and not box.has_entry[argument]:
                fail(f"entry.{i}", "yu-no-entry", entry=argument)
            if kind in CARD_PLACES.values() and not box.stone_kind[argument]:
                fail(f"entry.{i}", "yu-no-stone", stone=argument)
            if kind == Item.DROP and box.stone_kind[argument] != StoneKind.RULE:
                fail(f"entry.{i}", "yu-drops-no-rule", stone=argument)


def _read_last_cards(document: Document, box: Components) -> None:
    for key, columns in (("victory", ("story",)), ("defeat", ("flood", "other"))):
        gold = 0
        for path, n, card in read_cards(document[key], key, LAST_CARDS - 1, ("n", "gold", *columns)):
            for column in columns:
                field = "victory_story" if key == "victory" else f"defeat_{column}"
                number = integer(card.get(column), f"{path}.{column}", 1, MAX_ENTRIES)
                if not box.has_entry[number]:
                    fail(f"{path}.{column}", "yu-no-entry", entry=number)
                box[field][n] = number
            if card.get("gold"):
                gold = n
                box[f"gold_{key}"] = n
            else:
                box[f"{key}_cards"] |= np.uint64(1 << (n - 1))
        if not gold:
            fail(key, "yu-no-gold-card")
