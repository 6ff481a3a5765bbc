"""Advice: why something is not legal, and what an action will surely bring."""

import re
from collections import Counter
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from tianxia.kernel.chance import new_source
from tianxia.kernel.errors import Refused, Unreadable
from tianxia.kernel.game import Box, Game
from tianxia.kernel.targets import ways_to_point
from tianxia.table import Table
from tianxia.web.errors import WebError
from tianxia.web.live import Viewer
from tianxia.web.paths import WORDS
from tianxia.web.reading import reading
from tianxia.web.scene import Show
from tianxia.words import Words, words

DEALS = 3
"""Deals of what the seat cannot know: a preview tells what is the same in all of them."""
WORD = re.compile(r"\w+")
BOXES = 16
"""Boxes of which all actions are known by what is pointed at for them."""
STEM = 4
"""Letters by which a word is known in all its forms; shorter words tell nothing by themselves."""


class Why(msgspec.Struct):
    """Why something cannot be done now; an empty reason: it can, or there is nothing to say."""

    code: str = ""
    reason: str = ""
    page: str = ""
    """Where the rules say so, in words."""
    chapter: str = ""
    """The anchor of that chapter."""


class Preview(msgspec.Struct, omit_defaults=True):
    """What will surely happen."""

    lines: list[str]
    """Besides what the action is called."""
    points: str
    """The points that change hands, in words; empty if none do or nobody can know."""
    changes: list[int]
    """The same by seat."""
    standing: Show | None = None
    """What will then go on, as the panel of a conflict shows it."""


class Trial(NamedTuple):
    """What an action does in one deal of all that a seat cannot know."""

    lines: list[str]
    """What the seat hears of it."""
    changes: list[int]
    """Of the points, by seat."""
    standing: Show | None
    after: Any
    """The record, as the seat sees it then."""


def why_action(table: Table, viewer: Viewer, text: str) -> Why:
    """Why an action is not legal."""
    if table.decider != viewer.seat:
        return _not_yours(table)
    try:
        with reading("action"):
            refused = table.refusal(text)
    except WebError as error:
        return Why(error.code, error.sentence(words(viewer.language, WORDS)))
    return Why() if refused is None else Why(refused.code, refused.reason, refused.page, refused.chapter)


def why_targets(table: Table, viewer: Viewer, targets: tuple[str, ...]) -> Why:
    """Why nothing can be done with these targets: what refuses most of the actions that begin with them.

    If none does, the first of them are left out: whatever is picked last would take their place.
    """
    if table.decider != viewer.seat:
        return _not_yours(table)
    known = _beginning_with(table.game, table.box)
    while targets and targets not in known:
        targets = targets[1:]
    refusals: list[Refused] = []
    for action in known.get(targets, ()):
        refused = table.refusal(action)
        if refused is None:
            return Why()
        refusals.append(refused)
    if not refusals:
        return Why()
    usual = Counter(refused.code for refused in refusals).most_common(1)[0][0]
    same = [refused for refused in refusals if refused.code == usual]
    first, t = same[0], words(viewer.language, WORDS)
    is_one = all(refused.reason == first.reason for refused in same)
    reason = first.reason if is_one else t("why-for-instance", reason=first.reason)
    return Why(first.code, reason, first.page, first.chapter)


def preview(table: Table, viewer: Viewer, text: str) -> Preview:
    """What an action will surely bring: the same in several deals of all that the seat cannot know.

    Nothing, if it cannot be done (any more): a page may ask while the board moves on.
    """
    with reading("action"):
        if table.decider != viewer.seat or table.refusal(text) is not None:
            return Preview([], "", [])
    first, *others = trials(table, viewer.seat, text)
    sure = [line for line in first.lines if all(line in other.lines for other in others)]
    phrase = table.game.told(table.box, table.scrubbed(viewer.seat), text, table.words)
    if sure and repeats(sure[0], phrase, table.words.seat(viewer.seat)):
        del sure[0]
    change = first.changes if all(other.changes == first.changes for other in others) else []
    shown = [f"{table.words.seat(seat)} {points:+d}" for seat, points in enumerate(change) if points]
    standing = first.standing if all(other.standing == first.standing for other in others) else None
    return Preview(sure, ", ".join(shown), change, standing)


def repeats(line: str, phrase: str, name: str) -> bool:
    """Does a line of the log only say again what its action is called? A name and another verb tell nothing new.

    >>> repeats("Ann places the blue leader on b2.", "Put your blue leader on b2", "Ann")
    True
    >>> repeats("Ann hires one worker in 4 Qi, unrest +1.", "Hire workers in 4 Qi", "Ann")
    False
    """
    known = {word[:STEM] for word in WORD.findall(f"{phrase} {name}".lower())}
    telling = [word for word in WORD.findall(line.lower()) if len(word) >= STEM or word.isdecimal()]
    return len([word for word in telling if word[:STEM] not in known]) <= 1


def trials(table: Table, seat: int, text: str) -> list[Trial]:
    """What a legal action does in several deals of all that the seat cannot know."""
    action = table.game.parse_action(table.box, " ".join(text.lower().split()))
    return [_try(table, seat, int(action or 0), deal) for deal in range(DEALS)]


def _not_yours(table: Table) -> Why:
    if table.is_over:
        return Why("over", "")
    name = table.words.seat(table.decider)
    return Why("not-your-decision", table.words("error-not-your-turn", name=name))


@lru_cache(BOXES)
def _beginning_with(game: Game, box: Box) -> dict[tuple[str, ...], list[int]]:
    """All actions there are, by each beginning of what a person points at for them; the simplest first."""
    found: dict[tuple[str, ...], list[int]] = {}
    for action in range(game.num_actions):
        text = game.format_action(box, action)
        try:
            game.parse_action(box, text)
        except Unreadable:  # an id for a place that this box does not have
            continue
        ways = ways_to_point(game.targets(box, text))
        for beginning in {way[:length] for way in ways for length in range(1, len(way) + 1)}:
            found.setdefault(beginning, []).append(action)
    for actions in found.values():
        actions.sort(key=lambda action: len(game.format_action(box, action)))
    return found


def _try(table: Table, seat: int, action: int, deal: int) -> Trial:
    """What an action does in one deal, as a seat sees it."""
    game, box, words = table.game, table.box, table.words
    s: Any = table.scrubbed(seat)
    game.rules.determinize(box.record, s, seat, new_source(deal))
    before, after = np.zeros(table.players), np.zeros(table.players)
    game.rules.score(box.record, s, before)
    game.rules.apply(box.record, s, action)
    game.rules.score(box.record, s, after)
    game.rules.scrub(box.record, s, seat)
    standing = game.standing(box, s, seat, words)
    changes = [int(change) for change in after - before]
    return Trial(_before_pages(game, box, s, words), changes, Show(*standing) if standing else None, s)


def _before_pages(game: Game, box: Box, s: Any, words: Words) -> list[str]:
    """What is told of an action, up to a story: nobody foresees that."""
    told, pages = game.log(box, s, words), game.pages(box, s, words)
    return told[: told.index(pages[0].line)] if pages else told
