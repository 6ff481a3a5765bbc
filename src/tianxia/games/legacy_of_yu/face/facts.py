"""What a view means: prices with all surcharges, gains of spaces and slots, sizes of piles; for board and drawing."""

from collections.abc import Sequence

from tianxia.games.legacy_of_yu.box import story_document
from tianxia.games.legacy_of_yu.state import PIECES
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box


def card_of(box: Box, kind: str, card: int) -> Document:
    """The lines of a card in box.toml or story.toml."""
    for document in (box.document, story_document()):
        for found in document[kind]:
            if found["n"] == card:
                return dict(found)
    raise LookupError(f"there is no {kind} card {card}")


def entry_of(number: int) -> Document:
    """A story entry."""
    return next(dict(entry) for entry in story_document()["entry"] if entry["n"] == number)


def rules_in_force(view: Document) -> list[Document]:
    """The rule cards of the campaign, ascending."""
    return [dict(rule) for rule in story_document()["rule"] if rule["n"] in view["campaign"].get("rules", [])]


def effects(box: Box, view: Document, items: Sequence[str]) -> list[str]:
    """The items as they work in this game: without a campaign a story is a plain gain (R-1)."""
    if view["campaign"]:
        return list(items)
    instead = box.document["story"]["items"]
    return [found for item in items for found in (instead if item.startswith("story") else [item])]


def canal_price(box: Box, view: Document, number: int) -> Document:
    """What the canal on a river space costs, rule cards included."""
    extras = [rule["canal_extra"] for rule in rules_in_force(view)
              if "canal_extra" in rule and number >= rule.get("canal_from", 1)]  # fmt: skip
    return _sum([card_of(box, "canal", view["canals"][number - 1])["cost"], *extras])


def tribute_price(box: Box, view: Document, outsider: int) -> Document | None:
    """What buys off an outsider of the row, rule cards included; None if nothing does."""
    card = card_of(box, "outsider", outsider)
    if "tribute" not in card:
        return None
    return _sum([card["tribute"], *(rule.get("tribute_extra", {}) for rule in rules_in_force(view))])


def newcomers(box: Box, view: Document) -> int:
    """How many outsiders the next refresh brings."""
    raids = sum(view["round"] in rule.get("raid_rounds", ()) for rule in rules_in_force(view))
    return raids + sum(int(section["outsiders"]) for section in box.document["section"][: view["built"] + 1])


def ready_count(view: Document) -> int:
    """Cards in the ready pile: as many can be taken before the flood moves."""
    return len(view["ready"]) + int(view["ready_unseen"])


def deck_count(view: Document) -> int:
    """Cards in the townsfolk deck."""
    return len(view["deck"]) + len(view["unseen"]) - int(view["ready_unseen"])


def hut_count(view: Document) -> int:
    """Huts built."""
    return sum(text.startswith("hut") for text in view["spaces"])


def outsider_count(view: Document) -> int:
    """Outsiders in the row."""
    return sum(text.startswith("o") for text in view["row"])


def space_section(box: Box, space: int) -> int:
    """The section a build space lies on."""
    return int(box.record.space_section[space])


def reward_of(box: Box, space: int) -> str:
    """What building on a space gives."""
    return str([reward for section in box.document["section"] for reward in section["build"]][space])


def slot_gain(box: Box, view: Document, slot: int) -> list[str] | None:
    """What an open slot gives; None if it is closed."""
    if slot < len(box.document["slot"]):
        return list(box.document["slot"][slot]["gain"]) if slot <= hut_count(view) else None
    for rule in rules_in_force(view):
        if rule.get("slot", {}).get("n") == slot:
            return list(rule["slot"]["gain"])
    return None


def trade_sides(trade: Document, named: Sequence[str] = ()) -> tuple[list[str], list[str]]:
    """What a trade of the box takes and gives; where it leaves a choice, what is named or else all that can be."""
    pay, gain = list(trade.get("pay", ())), list(trade.get("gain", ()))
    if "pay_one_of" in trade:
        pay += named or ["material"]
    if "gain_one_of" in trade:
        gain += named or ["soldier" if "red" in trade["gain_one_of"] else "material"]
    return pay, gain


def _sum(prices: Sequence[Document]) -> Document:
    """Prices together; what ends at 0 or below vanishes."""
    total = {piece: sum(int(price.get(piece, 0)) for price in prices) for piece in PIECES}
    return {piece: count for piece, count in total.items() if count > 0}
