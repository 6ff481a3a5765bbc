"""Action ids and their texts (RULES.md, 6)."""

from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box

ROLL, BANK, SWAP = 0, 1, 2
TEXTS = ("roll", "bank", "swap")
NUM_ACTIONS = len(TEXTS)
MAX_LEGAL = 2


def format_action(box: Box, action: int) -> str:
    """The text of an id."""
    return TEXTS[action]


def parse_action(box: Box, text: str) -> int | None:
    """The id of a text."""
    if text not in TEXTS:
        raise Unreadable("not-one-of", known=", ".join(TEXTS), found=repr(text))
    return TEXTS.index(text)
