"""Reading the lists of box.toml and story.toml: pieces, board, river, buildings, cards; errors name the path."""

from collections.abc import Sequence

import numpy as np

from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.rules.items import MAX_ITEMS, SHIFT, Item, parse_item
from tianxia.games.legacy_of_yu.state import (
    BUILDABLE,
    FOODS,
    GROUPS,
    HUT_SLOTS,
    LEAST_OUTSIDERS,
    LEAST_TOWNSFOLK,
    MAX_CANALS,
    MAX_HUTCARDS,
    MAX_OUTSIDERS,
    MAX_TOWNSFOLK,
    NUM_FARMS,
    NUM_HUTS,
    NUM_OUTPOSTS,
    NUM_SECTIONS,
    NUM_SPACES,
    PIECES,
    RIVER,
    ROW,
    SOLDIERS,
    TRADE_NAMES,
)  # fmt: skip
from tianxia.kernel import documents
from tianxia.kernel.documents import Document, fail, integer, items, join, shown, table
from tianxia.kernel.types import Bits, Counts


def read_list(value: object, path: str, row: Counts, flags: Sequence[str] = ()) -> None:
    """A list of items into a row of the box."""
    if not isinstance(value, list) or len(value) > MAX_ITEMS:
        fail(path, "yu-not-items", most=MAX_ITEMS, found=shown(value))
    for i, item in enumerate(value):
        row[i] = parse_item(item, f"{path}.{i}", flags)


def read_price(value: object, path: str, row: Counts, least: int = 0) -> None:
    """A table of pieces into a row of the box."""
    for piece, count in table(value, path, PIECES).items():
        row[PIECES.index(piece)] = integer(count, join(path, piece), least, 9)


def read_cards(value: object, path: str, most: int, keys: Sequence[str]) -> list[tuple[str, int, Document]]:
    """A list of cards with their paths and numbers."""
    if not isinstance(value, list):
        fail(path, "yu-not-cards", found=shown(value))
    found = []
    for i, card in enumerate(value):
        table(card, f"{path}.{i}", keys)
        found.append((f"{path}.{i}", integer(card.get("n"), f"{path}.{i}.n", 1, most), card))
    return found


def add_card(known: Bits, number: int, path: str) -> Bits:
    """The set of known cards with one more; no two cards have the same number."""
    if int(known) >> (number - 1) & 1:
        fail(f"{path}.n", "yu-card-twice", card=number)
    return known | np.uint64(1 << (number - 1))


def read_townsfolk(value: object, path: str, box: Components, more: Sequence[str]) -> None:
    """Townsfolk cards: gains by use, food."""
    keys = ("n", "role", "food", "play", "discard", "tuck", *more)
    for place, n, card in read_cards(value, path, MAX_TOWNSFOLK, keys):
        box.all_townsfolk = add_card(box.all_townsfolk, n, place)
        box.food[n] = documents.choice(card.get("food"), f"{place}.food", FOODS)
        read_list(card.get("play"), f"{place}.play", box.play[n])
        read_list(card.get("discard"), f"{place}.discard", box.discard[n])
        read_list(card.get("tuck"), f"{place}.tuck", box.tuck[n])


def read_outsiders(value: object, path: str, box: Components, more: Sequence[str]) -> None:
    """Outsiders: price and reward of an attack, assault and tribute."""
    keys = ("n", "cost", "reward", "assault", "tribute", *more)
    for place, n, card in read_cards(value, path, MAX_OUTSIDERS, keys):
        box.all_outsiders = add_card(box.all_outsiders, n, place)
        read_price(card.get("cost"), f"{place}.cost", box.attack_price[n])
        read_list(card.get("reward"), f"{place}.reward", box.reward[n])
        read_list(card.get("assault"), f"{place}.assault", box.assault[n])
        if "tribute" in card:
            box.has_tribute[n] = 1
            read_price(card["tribute"], f"{place}.tribute", box.tribute[n])


def read_canals(value: object, path: str, box: Components, more: Sequence[str]) -> None:
    """Canal cards: group, price and effects."""
    for place, n, card in read_cards(value, path, MAX_CANALS, ("n", "group", "cost", "effects", *more)):
        box.all_canals = add_card(box.all_canals, n, place)
        group = box.group[n] = integer(card.get("group"), f"{place}.group", 1, GROUPS)
        box.canal_groups[group - 1] |= np.uint64(1 << (n - 1))
        read_price(card.get("cost"), f"{place}.cost", box.canal_price[n])
        read_list(card.get("effects"), f"{place}.effects", box.canal_effects[n])


def read_huts(value: object, path: str, box: Components, more: Sequence[str]) -> None:
    """Hut cards: effects."""
    for place, n, card in read_cards(value, path, MAX_HUTCARDS, ("n", "effects", *more)):
        box.all_huts = add_card(box.all_huts, n, place)
        read_list(card.get("effects"), f"{place}.effects", box.hut_effects[n])


def read_pieces(given: object, box: Components) -> None:
    """How many of each piece there are."""
    pieces = table(given, "pieces", (*PIECES, "farms", "outposts", "huts"))
    for i, piece in enumerate(PIECES):
        box.totals[i] = integer(pieces.get(piece), f"pieces.{piece}", 1, 99)
    for key, count in (("farms", NUM_FARMS), ("outposts", NUM_OUTPOSTS), ("huts", NUM_HUTS)):
        integer(pieces.get(key), f"pieces.{key}", count, count)


def read_board(document: Document, box: Components) -> None:
    """Set-up, row, harvest line, slots."""
    read_list(table(document["story"], "story", ("items",)).get("items"), "story.items", box.story_items)
    if any(int(item) // SHIFT == Item.STORY for item in box.story_items):
        fail("story.items", "yu-story-for-story")
    start = table(document["setup"], "setup", ("ready", "outsiders"))
    box.ready = integer(start.get("ready"), "setup.ready", 1, 20)
    box.outsiders = integer(start.get("outsiders"), "setup.outsiders", 0, 4)
    costs = items(table(document["row"], "row", ("cost",)).get("cost"), "row.cost", ROW)
    for i, cost in enumerate(costs):
        box.row_cost[i + 1] = integer(cost, f"row.cost.{i}", 0, 9)
    harvest = table(document["harvest"], "harvest", ("items", "per_outpost"))
    read_list(harvest.get("items"), "harvest.items", box.harvest)
    read_list(harvest.get("per_outpost"), "harvest.per_outpost", box.per_outpost)
    for path, n, slot in read_numbered(document["slot"], "slot", HUT_SLOTS, ("n", "gain")):
        read_list(slot.get("gain"), f"{path}.gain", box.slot_gain[n])


def read_numbered(value: object, path: str, count: int, keys: Sequence[str]) -> list[tuple[str, int, Document]]:
    """A list of exactly `count` tables whose `n` counts from 0."""
    found = []
    for i, given in enumerate(items(value, path, count)):
        table(given, f"{path}.{i}", keys)
        found.append((f"{path}.{i}", integer(given.get("n"), f"{path}.{i}.n", i, i), given))
    return found


def read_river(given: object, box: Components) -> None:
    """The seven sections: trades, build spaces, outsider icons."""
    space, trade = 0, 0
    for path, n, section in read_numbered(given, "section", NUM_SECTIONS, ("n", "trade", "build", "outsiders")):
        box.newcomers[n] = integer(section.get("outsiders"), f"{path}.outsiders", 0, 3)
        for i, reward in enumerate(section.get("build", ())):
            if space == NUM_SPACES:
                fail(f"{path}.build", "yu-build-spaces", count=NUM_SPACES)
            box.space_section[space] = n
            box.space_reward[space] = parse_item(reward, f"{path}.build.{i}", ())
            space += 1
        for name in TRADE_NAMES[n]:
            _read_trade(section.get("trade"), f"{path}.trade", n, name, box.trade_price[trade], box.trade_gain[trade])
            trade += 1
    if space != NUM_SPACES:
        fail("section", "yu-build-spaces", count=NUM_SPACES)


def _read_trade(given: object, path: str, section: int, name: str, price: Counts, gain: Counts) -> None:
    """One alternative of a trade; which alternatives there are is fixed by the texts of actions."""
    trade = table(given, path, ("pay", "pay_one_of", "gain", "gain_one_of"))
    pay = list(trade.get("pay", ()))
    got = list(trade.get("gain", ()))
    for key, listed in (("pay_one_of", pay), ("gain_one_of", got)):
        if key in trade:
            if trade[key] != list(TRADE_NAMES[section]):
                fail(f"{path}.{key}", "yu-trade-alternatives", known=", ".join(TRADE_NAMES[section]))
            listed.append(name)
    if name == "card":
        if pay != ["card"]:
            fail(f"{path}.pay", "yu-trade-card")
        pay = []
    elif not pay or any(word not in PIECES for word in pay):
        fail(f"{path}.pay", "yu-trade-pieces", found=shown(pay))
    for word in pay:
        price[PIECES.index(word)] += 1
    read_list(got, f"{path}.gain", gain)
    for item in gain:
        if item and int(item) // SHIFT not in (Item.PIECE, Item.RECRUIT):
            fail(f"{path}.gain", "yu-trade-gain")


def read_buildings(document: Document, box: Components) -> None:
    """Prices of farms, outposts and huts, harvest of farms."""
    for i, farm in enumerate(items(document["farm"], "farm", NUM_FARMS)):
        table(farm, f"farm.{i}", ("n", "cost", "harvest"))
        integer(farm.get("n"), f"farm.{i}.n", i + 1, i + 1)
        read_price(farm.get("cost"), f"farm.{i}.cost", box.build_price[i])
        read_list(farm.get("harvest"), f"farm.{i}.harvest", box.farm_harvest[i])
    seen = set()
    for i, outpost in enumerate(items(document["outpost"], "outpost", NUM_OUTPOSTS)):
        table(outpost, f"outpost.{i}", ("n", "colour", "cost"))
        integer(outpost.get("n"), f"outpost.{i}.n", i + 1, i + 1)
        colour = documents.choice(outpost.get("colour"), f"outpost.{i}.colour", SOLDIERS)
        seen.add(colour)
        read_price(outpost.get("cost"), f"outpost.{i}.cost", box.build_price[NUM_FARMS + colour])
    if len(seen) != NUM_OUTPOSTS:
        fail("outpost", "yu-outpost-colours", known=", ".join(SOLDIERS))
    hut = table(document["hut"], "hut", ("cost",))
    read_price(hut.get("cost"), "hut.cost", box.build_price[BUILDABLE - 1])


def check_counts(box: Components) -> None:
    """Enough starting cards for a game (CAMPAIGN.md, 2)."""
    for group, cards in enumerate(box.canal_groups):
        if int(cards & box.start_canals).bit_count() < RIVER // GROUPS:
            fail("canal", "yu-too-few-canals", group=group + 1, least=RIVER // GROUPS)
    for path, cards, least in (
        ("townsfolk", box.start_townsfolk, LEAST_TOWNSFOLK),
        ("outsider", box.start_outsiders, LEAST_OUTSIDERS),
        ("hutcard", box.start_huts, NUM_HUTS),
    ):
        if int(cards).bit_count() < least:
            fail(path, "yu-too-few-cards", least=least)
