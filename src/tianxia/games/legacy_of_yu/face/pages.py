"""The stories of a campaign as pages of a book: what is told, how it may go on, and what followed."""

from itertools import groupby

from tianxia.games.legacy_of_yu.face.log import lines_of
from tianxia.games.legacy_of_yu.state import Event, State
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box, Page
from tianxia.words import Words

OPENING = (Event.STORY_TOLD, Event.CHOSE)
CLOSING = (Event.ENDED, Event.ROUND_BEGAN, Event.GAME_OVER)
"""With these the story is over and the game goes on."""


def pages(box: Box, s: State, words: Words) -> list[Page]:
    """The entries that the last action has told, and the one whose way it has chosen."""
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
    return [
        page._replace(lines=page.lines + _ways(box, int(page.name), words)) if page.text else page for page in found
    ]


def book(document: Document, words: Words) -> list[Page]:
    """All entries that a campaign has told, in the order of their numbers."""
    return [
        Page(str(entry), "", words(f"story-{entry}"), words(f"story-{entry}-text"), ())
        for entry in document.get("told", [])
    ]


def _page(box: Box, kind: Event, event: list[int], words: Words) -> Page:
    entry = event[1]
    line, *prose = lines_of(box, kind, [event], words)
    begun = (line,) if kind == Event.CHOSE else ()
    return Page(str(entry), line, words(f"story-{entry}"), "".join(prose), begun)


def _ways(box: Box, entry: int, words: Words) -> tuple[str, ...]:
    """How an entry that asks for a choice may go on; where each way leads is told once it has been chosen (C-7)."""
    count = int(box.record.choices[entry])
    return tuple(f"{number}. {words(f'story-{entry}-{number}')}" for number in range(1, count + 1))
