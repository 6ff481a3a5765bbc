"""What cards and spaces show, as texts of items and counts of pieces; what rules change is asked of the rules."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from tianxia.games.legacy_of_yu.box import story_document
from tianxia.games.legacy_of_yu.rules.building import write_slots
from tianxia.games.legacy_of_yu.rules.items import MAX_ITEMS, format_item
from tianxia.games.legacy_of_yu.rules.paying import write_prices
from tianxia.games.legacy_of_yu.state import NUM_PIECES, RIVER, ROW, SLOTS, State
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.types import Counts

Price = list[int]
"""How many of each piece, in the order of PIECES."""


def items_of(row: Counts) -> list[str]:
    """A list of items of the box, as texts."""
    return [format_item(item, ()) for item in row.tolist() if item]


def effects(box: Box, is_campaign: bool, row: Counts) -> list[str]:
    """A list of items as it works in this game: without a campaign a story is a plain gain (R-1)."""
    if is_campaign:
        return items_of(row)
    instead = items_of(box.record.story_items)
    return [found for item in items_of(row) for found in (instead if item.startswith("story") else [item])]


def prices(box: Box, s: State) -> tuple[list[Price], list[Price | None]]:
    """Prices of the canals, and tributes of the row or None where nobody can be bought off; rule cards are included."""
    canals, tributes = np.zeros((RIVER, NUM_PIECES), np.int16), np.zeros((ROW, NUM_PIECES), np.int16)
    write_prices(box.record, s, canals, tributes)
    taken = [card < 0 and box.record.has_tribute[-card] for card in s.row.tolist()]
    return canals.tolist(), [row if taken[i] else None for i, row in enumerate(tributes.tolist())]


def slot_gains(box: Box, s: State) -> list[list[str]]:
    """What the slots give; nothing if they are closed."""
    out = np.zeros((SLOTS, MAX_ITEMS), np.int16)
    write_slots(box.record, s, out)
    return [items_of(row) for row in out]


def space_reward(box: Box, space: int) -> str:
    """What building on a space gives."""
    return format_item(box.record.space_reward[space], ())


def trade_sides(box: Box, section: int, named: Sequence[str] = ()) -> tuple[list[str], list[str]]:
    """What the trade of a section takes and gives; where it leaves a choice, what is named or else all that can be."""
    trade = box.document["section"][section]["trade"]
    pay, gain = list(trade.get("pay", ())), list(trade.get("gain", ()))
    if "pay_one_of" in trade:
        pay += named or ["material"]
    if "gain_one_of" in trade:
        gain += named or ["soldier" if "red" in trade["gain_one_of"] else "material"]
    return pay, gain


def role_of(box: Box, kind: str, card: int) -> str | None:
    """The role on a townsfolk card or an outsider; outsiders outside the story have none."""
    for document in (box.document, story_document()):
        for found in document[kind]:
            if found["n"] == card:
                role: str | None = found.get("role")
                return role
    raise LookupError(f"there is no {kind} card {card}")


@cache
def rule_cards() -> dict[int, Document]:
    """The rule cards of the story by number: their names and kinds."""
    return {rule["n"]: rule for rule in story_document()["rule"]}
