"""The campaign document <-> record, with all checks (CAMPAIGN.md, 2).

The document is all that survives between games. It is checked for what a game needs, not for whether play could have
led there (C-2).
"""

from collections.abc import Iterable, Mapping

import numpy as np

from tianxia.games.legacy_of_yu.box import story_flags
from tianxia.games.legacy_of_yu.face import frame
from tianxia.games.legacy_of_yu.rules.stories import WORD
from tianxia.games.legacy_of_yu.state import (
    END_REASONS,
    FINISHED,
    GROUPS,
    LEAST_OUTSIDERS,
    LEAST_TOWNSFOLK,
    MAX_ROUND,
    NUM_HUTS,
    RIVER,
    Finished,
    State,
)
from tianxia.kernel import documents
from tianxia.kernel.documents import Document, fail, integer, shown, table
from tianxia.kernel.errors import CampaignOver
from tianxia.kernel.game import Box, Campaigns
from tianxia.kernel.types import Bits
from tianxia.words import Words

PATH = "campaign"
CARD_LISTS = {"townsfolk": "own_townsfolk", "outsiders": "own_outsiders", "canals": "own_canals", "huts": "own_huts"}
"""The lists of cards and the fields of the state that hold them."""
KEYS = (
    "wins", "losses", "finished", "townsfolk", "outsiders", "canals", "huts", "rules", "flags", "told", "stones",
    "victory", "defeat",
)  # fmt: skip
MOST_POINTS = 1000
"""More than any game of one player can bring."""
LAST_GAME = 7
"""The campaign ends with the 7th win or the 7th loss."""


def members(cards: Bits, first: int = 1) -> list[int]:
    """The numbers of a 64-bit set, ascending; its lowest bit is `first`."""
    bits = int(cards)
    return [first + i for i in range(WORD) if bits >> i & 1]


def to_set(numbers: Iterable[int]) -> Bits:
    """The 64-bit set of card numbers."""
    return np.uint64(sum(1 << (number - 1) for number in numbers))


def dump_campaign(s: State) -> Document:
    """The campaign document of a state; an empty table without a campaign."""
    if not s.story:
        return {}
    flags = story_flags()
    return {
        "wins": int(s.wins),
        "losses": int(s.losses),
        "finished": FINISHED[s.finished],
        **{key: members(s[field]) for key, field in CARD_LISTS.items()},
        "rules": members(s.rules),
        "flags": [flags[i] for i in members(s.marks, 0)],
        "told": members(s.told[0], 0) + members(s.told[1], WORD),
        "stones": members(s.stones[0], 0) + members(s.stones[1], WORD),
        "victory": members(s.victory),
        "defeat": members(s.defeat),
    }


def read_campaign(box: Box, document: object, s: State) -> None:
    """Read a campaign document into a state; raises Unreadable with the path."""
    given = table(document, PATH, KEYS)
    b = box.record
    known = {
        "townsfolk": members(b.all_townsfolk), "outsiders": members(b.all_outsiders), "canals": members(b.all_canals),
        "huts": members(b.all_huts), "rules": members(b.all_rules),
        "told": [n for n, exists in enumerate(b.has_entry) if exists],
        "stones": [n for n, kind in enumerate(b.stone_kind) if kind],
        "victory": members(b.victory_cards), "defeat": members(b.defeat_cards),
    }  # fmt: skip
    defaults = {
        "townsfolk": members(b.start_townsfolk), "outsiders": members(b.start_outsiders),
        "canals": members(b.start_canals), "huts": members(b.start_huts), "rules": [], "told": [], "stones": [],
        "victory": known["victory"], "defeat": known["defeat"],
    }  # fmt: skip
    lists = {key: _read_numbers(given.get(key, defaults[key]), key, known[key]) for key in known}
    s.marks = _read_flags(given.get("flags", []))
    _check_minima(box, lists)
    s.wins = integer(given.get("wins", 0), f"{PATH}.wins", 0, LAST_GAME)
    s.losses = integer(given.get("losses", 0), f"{PATH}.losses", 0, LAST_GAME)
    s.finished = documents.choice(given.get("finished", "-"), f"{PATH}.finished", FINISHED)
    for key, games in (("victory", int(s.wins)), ("defeat", int(s.losses))):
        left = max(0, len(known[key]) - games)
        if len(lists[key]) != left:
            fail(f"{PATH}.{key}", "yu-last-cards", kind=key, left=left, games=games, found=len(lists[key]))
    for key, field in (*CARD_LISTS.items(), ("rules", "rules"), ("victory", "victory"), ("defeat", "defeat")):
        s[field] = to_set(lists[key])
    for key in ("told", "stones"):
        for number in lists[key]:
            s[key][number // WORD] |= np.uint64(1 << number % WORD)


def enter_campaign(box: Box, options: Mapping[str, str], document: object, s: State) -> None:
    """Read the campaign a new game belongs to; a finished one starts no game."""
    if options["story"] != "campaign":
        fail(PATH, "yu-not-a-campaign")
    read_campaign(box, document, s)
    if s.finished != Finished.NONE:
        raise CampaignOver("yu-campaign-over", f"{PATH}.finished", how=FINISHED[s.finished])


def _read_numbers(value: object, key: str, known: list[int]) -> list[int]:
    path = f"{PATH}.{key}"
    if not isinstance(value, list | tuple):
        fail(path, "yu-not-numbers", found=shown(value))
    seen: set[int] = set()
    for number in value:
        if isinstance(number, bool) or number not in known:
            fail(path, "yu-not-in-the-box", found=shown(number))
        if number in seen:
            fail(path, "yu-number-twice", number=number)
        seen.add(number)
    return sorted(seen)


def _read_flags(value: object) -> Bits:
    if not isinstance(value, list | tuple):
        fail(f"{PATH}.flags", "yu-not-words", found=shown(value))
    flags = story_flags()
    for flag in value:
        if flag not in flags:
            fail(f"{PATH}.flags", "yu-no-flag", found=shown(flag), known=", ".join(flags))
    return np.uint64(sum(1 << flags.index(flag) for flag in set(value)))


def _check_minima(box: Box, lists: dict[str, list[int]]) -> None:
    """Refuse a campaign with too few cards to play with (CAMPAIGN.md, 2)."""
    for group in range(GROUPS):
        if sum(int(box.record.group[n]) == group + 1 for n in lists["canals"]) < RIVER // GROUPS:
            fail(f"{PATH}.canals", "yu-too-few-canals", group=group + 1, least=RIVER // GROUPS)
    for key, least in (("huts", NUM_HUTS), ("outsiders", LEAST_OUTSIDERS), ("townsfolk", LEAST_TOWNSFOLK)):
        if len(lists[key]) < least:
            fail(f"{PATH}.{key}", "yu-too-few-cards", least=least)


def _check(box: Box, document: Document) -> None:
    read_campaign(box, document, State.new())


def _is_over(document: Document) -> bool:
    return bool(document.get("finished", FINISHED[Finished.NONE]) != FINISHED[Finished.NONE])


def _summary(document: Document, words: Words) -> str:
    return words("campaign-standing", won=document.get("wins", 0), lost=document.get("losses", 0))


def _chronicle(game: Document, words: Words) -> str:
    end = words("event-game-over", outcome=game["reason"])
    return words("campaign-game", rounds=game["rounds"], end=end)


def _score(value: object, path: str) -> None:
    integer(documents.items(value, path, 1)[0], f"{path}.0", -MOST_POINTS, MOST_POINTS)


def _reason(value: object, path: str) -> None:
    documents.choice(value, path, END_REASONS)


def _rounds(value: object, path: str) -> None:
    integer(value, path, 0, MAX_ROUND)


def _changes(box: Box, before: Document, after: Document, words: Words) -> list[str]:
    return frame.changes(box, _cards(box, before), _cards(box, after), words)


def _cards(box: Box, document: Document) -> Document:
    """All lists of cards of a document, those included that it leaves out."""
    s = State.new()
    read_campaign(box, document, s)
    return {key: members(s[field]) for key, field in (*CARD_LISTS.items(), ("rules", "rules"))}


CAMPAIGNS = Campaigns(
    options={"story": "campaign"},
    enter=enter_campaign,
    check=_check,
    is_over=_is_over,
    summary=_summary,
    chronicle_keys={"scores": _score, "reason": _reason, "rounds": _rounds},
    chronicle=_chronicle,
    changes=_changes,
    prologue=frame.prologue,
    epilogue=frame.epilogue,
)
"""What the rest of the program asks about campaigns."""
