"""Action ids and their texts (RULES.md, 14)."""

import re
from typing import NamedTuple

from tianxia.games.yellow_yangtze.box import MAX_HAND, names
from tianxia.games.yellow_yangtze.state import COLOURS, MAX_HEXES, MAX_SIDES, MAX_TRIANGLES, NUM_COLOURS
from tianxia.kernel.boxes import Box, remember
from tianxia.kernel.errors import Unreadable

AMOUNTS = MAX_HAND + 1
"""A number of tiles out of a hand: 0 to 6."""

LEADER = 0
WITHDRAW = LEADER + NUM_COLOURS * MAX_HEXES
TILE = WITHDRAW + NUM_COLOURS
RIOT = TILE + NUM_COLOURS * MAX_HEXES
RIOT_LEADER = RIOT + MAX_HEXES
BUILD = RIOT_LEADER + MAX_HEXES
BUILD_LEADER = BUILD + MAX_TRIANGLES
PAGODA = BUILD_LEADER + MAX_TRIANGLES
MOVE = PAGODA + MAX_TRIANGLES
REMOVE = MOVE + MAX_TRIANGLES
TAKE = REMOVE + MAX_HEXES
TOSS = TAKE + NUM_COLOURS
COMMIT = TOSS + NUM_COLOURS
COMMIT_LEADER = COMMIT + AMOUNTS
SUPPORT = COMMIT_LEADER + AMOUNTS
SUPPORT_LEADER = SUPPORT + MAX_SIDES * AMOUNTS
WINNER = SUPPORT_LEADER + MAX_SIDES * AMOUNTS
REPLACE = WINNER + MAX_SIDES
PASS = REPLACE + 1
DECLINE = PASS + 1
STOP = DECLINE + 1
ABSTAIN = STOP + 1
NUM_ACTIONS = ABSTAIN + 1

MAX_LEGAL = 9 * MAX_HEXES + 2 * MAX_HEXES + 2 * MAX_TRIANGLES + NUM_COLOURS + 2
"""At an `action`: five leaders and four land tiles on every hex, riots and pagodas in both ways; 921 were seen."""

EXAMPLES = "leader black e8, tile red e8, riot e7, build k10-l9-l10, replace, pass"

_HEX = re.compile(r"[a-z][0-9]+")
_TRIANGLE = re.compile(r"[a-z][0-9]+-[a-z][0-9]+-[a-z][0-9]+")
_DIGITS = tuple(str(n) for n in range(AMOUNTS))
_SIDES = tuple(str(n) for n in range(1, MAX_SIDES + 1))


class Request(NamedTuple):
    """A readable action, legal or not."""

    verb: str
    colour: int = -1
    hex: int = -1
    triangle: int = -1
    side: int = -1
    """From 0, as the rules count; people count from 1."""
    tiles: int = 0
    with_leader: bool = False


def read_action(box: Box, text: str) -> Request:
    """Read a text into a request; raises Unreadable, whose code is that of a refusal."""
    words = text.lower().split()
    with_leader = words[-1:] == ["leader"]
    match words[:-1] if with_leader else words:
        case ["replace" | "pass" | "decline" | "stop" | "abstain" as verb] if not with_leader:
            return Request(verb)
        case ["leader" | "tile" as verb, colour, place] if colour in COLOURS and not with_leader:
            return Request(verb, COLOURS.index(colour), _read_hex(box, text, place))
        case ["withdraw" | "take" | "toss" as verb, colour] if colour in COLOURS and not with_leader:
            return Request(verb, COLOURS.index(colour))
        case ["riot", place]:
            return Request("riot", hex=_read_hex(box, text, place), with_leader=with_leader)
        case ["remove", place] if not with_leader:
            return Request("remove", hex=_read_hex(box, text, place))
        case ["build", place]:
            return Request("build", triangle=_read_triangle(box, text, place), with_leader=with_leader)
        case ["pagoda" | "move" as verb, place] if not with_leader:
            return Request(verb, triangle=_read_triangle(box, text, place))
        case ["commit", number] if number in _DIGITS:
            return Request("commit", tiles=int(number), with_leader=with_leader)
        case ["support", side, number] if side in _SIDES and number in _DIGITS:
            return Request("support", side=_SIDES.index(side), tiles=int(number), with_leader=with_leader)
        case ["winner", side] if side in _SIDES and not with_leader:
            return Request("winner", side=_SIDES.index(side))
    raise _unreadable("unknown-action", text, Unreadable("yellow-yangtze-no-such-action", examples=EXAMPLES))


def parse_action(box: Box, text: str) -> int:
    """The id of a text; raises Unreadable."""
    action = _texts(box).ids.get(" ".join(text.lower().split()))
    if action is None:
        read_action(box, text)
    assert action is not None, f"{text!r} is readable but has no id"
    return action


def format_action(box: Box, action: int) -> str:
    """The text of an id."""
    return _texts(box).texts[action]


class _Texts(NamedTuple):
    texts: list[str]
    ids: dict[str, int]


_TEXTS: dict[str, _Texts] = {}


def _texts(box: Box) -> _Texts:
    """The texts of all ids; made once for each box."""
    found = _TEXTS.get(box.digest)
    if found is None:
        texts = _list_texts(box)
        assert len(texts) == NUM_ACTIONS
        found = remember(_TEXTS, box.digest, _Texts(texts, {text: i for i, text in enumerate(texts)}))
    return found


def _list_texts(box: Box) -> list[str]:
    """In the order of the ids. A hex or triangle that a corrected map does not have is called "-"."""
    hexes = [*names(box).hexes, *["-"] * (MAX_HEXES - len(names(box).hexes))]
    triangles = [*names(box).triangles, *["-"] * (MAX_TRIANGLES - len(names(box).triangles))]
    return [
        *(f"leader {c} {h}" for c in COLOURS for h in hexes),
        *(f"withdraw {c}" for c in COLOURS),
        *(f"tile {c} {h}" for c in COLOURS for h in hexes),
        *(f"riot {h}" for h in hexes),
        *(f"riot {h} leader" for h in hexes),
        *(f"build {t}" for t in triangles),
        *(f"build {t} leader" for t in triangles),
        *(f"pagoda {t}" for t in triangles),
        *(f"move {t}" for t in triangles),
        *(f"remove {h}" for h in hexes),
        *(f"take {c}" for c in COLOURS),
        *(f"toss {c}" for c in COLOURS),
        *(f"commit {n}" for n in _DIGITS),
        *(f"commit {n} leader" for n in _DIGITS),
        *(f"support {s} {n}" for s in _SIDES for n in _DIGITS),
        *(f"support {s} {n} leader" for s in _SIDES for n in _DIGITS),
        *(f"winner {s}" for s in _SIDES),
        "replace", "pass", "decline", "stop", "abstain",
    ]  # fmt: skip


def _read_hex(box: Box, text: str, word: str) -> int:
    number = names(box).hex_numbers.get(word)
    if number is None:
        if not _HEX.fullmatch(word):
            raise _unreadable("unknown-action", text, Unreadable("yellow-yangtze-not-a-hex", found=repr(word)))
        raise _unreadable("unknown-hex", text, Unreadable("yellow-yangtze-no-such-hex", found=repr(word)))
    return number


def _read_triangle(box: Box, text: str, word: str) -> int:
    number = names(box).triangle_numbers.get(word)
    if number is None:
        if not _TRIANGLE.fullmatch(word):
            raise _unreadable("unknown-action", text, Unreadable("yellow-yangtze-not-a-triangle", found=repr(word)))
        raise _unreadable("unknown-triangle", text, Unreadable("yellow-yangtze-no-such-triangle", found=repr(word)))
    return number


def _unreadable(code: str, text: str, why: Unreadable) -> Unreadable:
    error = Unreadable("yellow-yangtze-action", text=repr(text), why=why)
    error.code = code
    return error
