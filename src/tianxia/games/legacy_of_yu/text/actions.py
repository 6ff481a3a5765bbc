"""Action ids and their texts (RULES.md, 16).

Ids are fixed for townsfolk cards 1-64 and rule cards 1-24, whether the box holds them or not; a text of the right
shape is always readable, and an impossible one is refused for its reason.
"""

from tianxia.games.legacy_of_yu.state import (
    COLOURS,
    MATERIALS,
    MAX_CHOICES,
    MAX_RULES,
    MAX_TOWNSFOLK,
    NUM_COLOURS,
    NUM_FARMS,
    NUM_SPACES,
    ROW,
    SLOTS,
    SOLDIERS,
)
from tianxia.kernel.documents import shown
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box

PLAY = 0
DISCARD = PLAY + MAX_TOWNSFOLK
TUCK = DISCARD + MAX_TOWNSFOLK
COOK = TUCK + MAX_TOWNSFOLK
HIRE = COOK + MAX_TOWNSFOLK
DISMISS = HIRE + ROW
ATTACK = DISMISS + ROW
CANAL = ATTACK + ROW
BUILD_FARM = CANAL + 1
BUILD_OUTPOST = BUILD_FARM + NUM_FARMS * NUM_SPACES
BUILD_HUT = BUILD_OUTPOST + len(SOLDIERS) * NUM_SPACES
TRADE_0 = BUILD_HUT + NUM_SPACES
TRADE_1 = TRADE_0 + len(MATERIALS)
TRADE_2 = TRADE_1 + 1
TRADE_3 = TRADE_2 + MAX_TOWNSFOLK
TRADE_4 = TRADE_3 + len(SOLDIERS)
TRADE_5 = TRADE_4 + 1
TRADE_6 = TRADE_5 + 1
HUT = TRADE_6 + len(MATERIALS)
TOOL = HUT + SLOTS * NUM_COLOURS
END = TOOL + MAX_RULES
PAY = END + 1
GAIN = PAY + NUM_COLOURS
GIVE = GAIN + NUM_COLOURS + len(MATERIALS)
SKIP = GIVE + NUM_COLOURS
CHOOSE = SKIP + 1
TRIBUTE = CHOOSE + MAX_CHOICES
SUFFER = TRIBUTE + 1
NUM_ACTIONS = SUFFER + 1

MAX_LEGAL = NUM_ACTIONS
"""54 were seen in play, but no limit on cards in hand keeps them all from being legal at once."""

EXAMPLES = "play 11, discard 15, tuck 4, hire 1, attack 7, canal, build farm 3 at 0, trade 0 clay, hut 0 white, end"


class UnknownAction(Unreadable):
    """A text that is none of the actions (RULES.md, 17)."""

    code = "unknown-action"


def _all_texts() -> list[str]:
    """The text of every id, in order."""
    cards = range(1, MAX_TOWNSFOLK + 1)
    row, spaces = range(1, ROW + 1), range(NUM_SPACES)
    return [
        *(f"{verb} {n}" for verb in ("play", "discard", "tuck", "cook") for n in cards),
        *(f"{verb} {space}" for verb in ("hire", "dismiss", "attack") for space in row),
        "canal",
        *(f"build farm {n + 1} at {space}" for n in range(NUM_FARMS) for space in spaces),
        *(f"build outpost {colour} at {space}" for colour in SOLDIERS for space in spaces),
        *(f"build hut at {space}" for space in spaces),
        *(f"trade 0 {material}" for material in MATERIALS),
        "trade 1",
        *(f"trade 2 {n}" for n in cards),
        *(f"trade 3 {colour}" for colour in SOLDIERS),
        "trade 4",
        "trade 5",
        *(f"trade 6 {material}" for material in MATERIALS),
        *(f"hut {slot} {colour}" for slot in range(SLOTS) for colour in COLOURS),
        *(f"tool {n}" for n in range(1, MAX_RULES + 1)),
        "end",
        *(f"pay {colour}" for colour in COLOURS),
        *(f"gain {kind}" for kind in (*COLOURS, *MATERIALS)),
        *(f"give {colour}" for colour in COLOURS),
        "skip",
        *(f"choose {k}" for k in range(1, MAX_CHOICES + 1)),
        "tribute",
        "suffer",
    ]


TEXTS = _all_texts()
IDS = {text: i for i, text in enumerate(TEXTS)}


def parse_action(box: Box, text: str) -> int | None:
    """The id of a text; raises Unreadable."""
    action = IDS.get(" ".join(text.lower().split()))
    if action is None:
        raise UnknownAction("yu-action", text=shown(text), examples=EXAMPLES)
    return action


def format_action(box: Box, action: int) -> str:
    """The text of an id."""
    return TEXTS[action]
