"""The stories of a campaign as pages of a book: what is told, how it may go on, and what came of it."""

from itertools import groupby

from tianxia.games.legacy_of_yu.face.log import lines_of, way_title
from tianxia.games.legacy_of_yu.state import Event, State
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box, Page
from tianxia.words import Words

OPENING = (Event.STORY_TOLD, Event.CHOSE)
CLOSING = (Event.ENDED, Event.ROUND_BEGAN, Event.GAME_OVER)
"""With these the story is over and the game goes on."""
INK = {
    "spades": (10, 13, 31, 32, 42, 52),
    "dragon": (3, 4, 44, 45, 47, 51, 71),
    "map": (17, 19, 21, 23, 24),
    "door": (49, 50, 55, 56, 69),
    "willow": (11, 12, 18, 33, 36, 43, 57, 62, 66),
    "spears": (7, 8, 15, 22, 25, 26, 30, 34, 35, 40, 41, 46, 60, 72),
    "cart": (2, 27, 37, 38, 39, 64, 68),
    "serpent": (28, 48, 58, 59, 63, 73),
    "jar": (9, 16, 20, 29, 61, 65, 67),
    "tripod": (1, 5, 6, 14, 53, 54, 70),
}
"""The drawings of the book, each with the stories it stands over."""


def pages(box: Box, s: State, words: Words) -> list[Page]:
    """The entries that the last action has told, and what came of the way it has chosen."""
    found: list[Page] = []
    is_open = False
    for kind, same in groupby(([int(n) for n in s.events[i]] for i in range(s.event_count)), lambda e: Event(e[0])):
        events = list(same)
        if kind in OPENING:
            found += [_page(box, kind, event, words) for event in events]
        is_open = kind in OPENING or (is_open and kind not in CLOSING)
        if is_open and kind not in OPENING:
            followed = found[-1].lines + tuple(lines_of(box, kind, events, words))
            found[-1] = found[-1]._replace(lines=followed)
    return found


def book(document: Document, words: Words) -> list[Page]:
    """All entries that a campaign has told, in the order of their numbers: the document knows no other."""
    return [
        Page(str(entry), "", words(f"story-{entry}"), words(f"story-{entry}-text"), picture=picture_of(entry))
        for entry in document.get("told", [])
    ]


def picture_of(entry: int) -> str:
    """The drawing over a story."""
    return next((name for name, entries in INK.items() if entry in entries), "")


def _page(box: Box, kind: Event, event: list[int], words: Words) -> Page:
    entry = event[1]
    line, *prose = lines_of(box, kind, [event], words)
    ways = _ways(box, entry, words) if kind == Event.STORY_TOLD else ()
    return Page(str(entry), line, words(f"story-{entry}"), "".join(prose), (), ways, picture_of(entry))


def _ways(box: Box, entry: int, words: Words) -> tuple[str, ...]:
    """How an entry that asks for a choice may go on; where each way leads is told once it has been chosen (C-7)."""
    prices = box.record.choice_price[entry, : box.record.choices[entry]].tolist()
    return tuple(f"{number}. {way_title(entry, number, price, words)}" for number, price in enumerate(prices, 1))
