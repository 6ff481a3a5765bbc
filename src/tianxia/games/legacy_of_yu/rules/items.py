"""Items: the small vocabulary of every gain, effect and story (RULES.md, 3; CAMPAIGN.md, 5).

An item is one number, its kind and an argument: `story 42` is Item.STORY x 256 + 42. Lists of items in the box are
rows of numbers that end with a 0; the queue of the state holds the same numbers.
"""

from collections.abc import Sequence
from enum import IntEnum

from tianxia.games.legacy_of_yu.state import MAX_ENTRIES, MAX_STONES, PIECES
from tianxia.kernel.documents import shown
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.rule import rule

SHIFT = 256
MAX_ITEMS = 8
"""Items in one list of the box; `start` of the second camp has four, the longest choice six."""
WORKER_CHOICE = len(PIECES)
"""The argument of `lose worker`."""


class Item(IntEnum):
    """The kinds of items; the first seven in harvest order (R-9)."""

    DRAW = 1
    RECRUIT = 2
    PIECE = 3  # piece
    MATERIAL = 4
    SOLDIER = 5
    WORKER = 6
    DESTROY = 7
    STORY = 8  # entry
    AWAY = 9
    FLOOD = 10
    EBB = 11
    RAID = 12
    CHOICE = 13  # entry
    CARD = 14  # stone: to the discard
    CARD_HAND = 15  # stone
    CARD_EXHAUSTED = 16  # stone
    DROP = 17  # stone
    FLAG = 18  # flag
    UNFLAG = 19  # flag
    LOSE = 20  # piece, or WORKER_CHOICE
    RETIRE = 21


WORDS = {
    kind.name.lower(): kind
    for kind in (
        Item.DRAW, Item.RECRUIT, Item.MATERIAL, Item.SOLDIER, Item.WORKER, Item.DESTROY, Item.AWAY, Item.FLOOD,
        Item.EBB, Item.RAID, Item.RETIRE,
    )
}  # fmt: skip
"""The kinds that have no argument, by their texts."""
NUMBERED = {"story": (Item.STORY, MAX_ENTRIES), "choice": (Item.CHOICE, MAX_ENTRIES), "drop": (Item.DROP, MAX_STONES)}
CARD_PLACES = {"": Item.CARD, "hand": Item.CARD_HAND, "exhausted": Item.CARD_EXHAUSTED}
PLAIN = {int(kind): word for word, kind in WORDS.items()}
WITH_NUMBER = {int(kind): (word, "") for word, (kind, _) in NUMBERED.items()} | {
    int(kind): ("card", place) for place, kind in CARD_PLACES.items()
}
SINGLE_GAME = (
    Item.DRAW, Item.RECRUIT, Item.PIECE, Item.MATERIAL, Item.SOLDIER, Item.WORKER, Item.DESTROY, Item.STORY, Item.AWAY,
)  # fmt: skip
"""The kinds that come up in a game without a campaign."""


@rule
def make_item(kind: int, argument: int) -> int:
    """The number of an item."""
    return SHIFT * kind + argument


@rule
def harvest_rank(item: int) -> int:
    """The place of an item in the harvest order; kinds outside it come last."""
    kind = item // SHIFT
    if kind < Item.MATERIAL:
        return item
    return SHIFT * (kind if kind < Item.DESTROY else Item.DESTROY)


def parse_item(value: object, path: str, flags: Sequence[str]) -> int:
    """Read an item; raises Unreadable with the path."""
    match value.split(" ") if isinstance(value, str) else []:
        case [word] if word in PIECES:
            return SHIFT * Item.PIECE + PIECES.index(word)
        case [word] if word in WORDS:
            return SHIFT * WORDS[word]
        case ["story" | "choice" | "drop" as word, number] if _is_number(number, NUMBERED[word][1]):
            return SHIFT * NUMBERED[word][0] + int(number)
        case ["card", number, *place] if _is_number(number, MAX_STONES) and " ".join(place) in CARD_PLACES:
            return SHIFT * CARD_PLACES[" ".join(place)] + int(number)
        case ["flag" | "unflag" as word, flag] if flag in flags:
            return SHIFT * (Item.FLAG if word == "flag" else Item.UNFLAG) + flags.index(flag)
        case ["lose", "worker"]:
            return SHIFT * Item.LOSE + WORKER_CHOICE
        case ["lose", word] if word in PIECES:
            return SHIFT * Item.LOSE + PIECES.index(word)
    raise Unreadable("yu-not-an-item", path, found=shown(value))


def format_item(item: int, flags: Sequence[str]) -> str:
    """The text of an item."""
    kind, argument = divmod(int(item), SHIFT)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in WITH_NUMBER:
        word, place = WITH_NUMBER[kind]
        return f"{word} {argument} {place}".rstrip()
    match kind:
        case Item.PIECE:
            return PIECES[argument]
        case Item.FLAG:
            return f"flag {flags[argument]}"
        case Item.UNFLAG:
            return f"unflag {flags[argument]}"
    return f"lose {'worker' if argument == WORKER_CHOICE else PIECES[argument]}"


def _is_number(text: str, most: int) -> bool:
    return text.isascii() and text.isdigit() and str(int(text)) == text and 1 <= int(text) <= most
