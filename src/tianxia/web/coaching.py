"""Coaching: a line before an action that somebody new to the game may regret.

What the game itself foresees comes first; else a quick search, in a worker, and games played out after the action and
after the one that search prefers. All of it knows what the seat knows. Against people nobody is coached unless the
table's terms allow hints.
"""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from tianxia.components import box_text
from tianxia.table import Table
from tianxia.web.advice import trials
from tianxia.web.hints import noise
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.reading import reading
from tianxia.web.terms import are_hints_allowed
from tianxia.web.thinker import Answer, Compare, Ponder
from tianxia.web.workers import COACH, Failed
from tianxia.words import Words

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

FIRST_GAMES = 3
"""Games of one kind in which the coach speaks unasked."""
SEARCHER = "general"
"""The bot whose judgement is asked."""
DOUBTFUL = 0.1
"""An action that gets this part of the search is good enough to need no second look."""
PLAYOUTS = 96
"""Games that are played out after each of two actions."""
COSTLY = 0.1
"""A chance to win that is worth a word, if it is lost and surely so."""
THOUGHTS = 200
"""Decisions whose search is kept."""


class First(msgspec.Struct):
    """What is said when something happens for the first time."""

    text: str
    chapter: str
    """The anchor of the chapter that says more."""


class Coached(msgspec.Struct):
    """What the coach of a page knows when the page is opened."""

    is_new: bool
    """Is this one of the first games of somebody?"""
    warns: bool
    """May it warn?"""
    firsts: dict[str, First]
    """By kind of moment."""


class Said(msgspec.Struct):
    """What the coach says to an action; usually nothing."""

    warning: str


class Fall(NamedTuple):
    """The chance to win after the action that search prefers, and after another."""

    best: float
    other: float


def coached(live: LiveTable, viewer: Viewer, finished: int) -> Coached:
    """The coach of a viewer who has finished some games of this kind."""
    said, coach = live.table.game.words(viewer.language), live.table.game.coach
    firsts = coach.firsts if coach and viewer.seats else {}
    found = {kind: First(said(f"first-{kind}"), chapter) for kind, chapter in firsts.items()}
    return Coached(finished < FIRST_GAMES, may_warn(live, viewer), found)


def may_warn(live: LiveTable, viewer: Viewer) -> bool:
    """Does somebody play here who may be helped?"""
    return bool(viewer.seats) and are_hints_allowed(live)


def warnings(table: Table, seat: int, text: str) -> list[str]:
    """What the game itself says before a legal action, the same in several deals of what the seat cannot know."""
    coach = table.game.coach
    if coach is None:
        return []
    before = table.scrubbed(seat)
    first, *others = (
        coach.warnings(table.box, before, trial.after, seat, table.words) for trial in trials(table, seat, text)
    )
    return [line for line in first if all(line in other for other in others)]


def fall_in_words(t: Words, fall: Fall) -> str:
    """What an action costs, if it is worth a word and more than chance."""
    cost = fall.best - fall.other
    if cost < max(COSTLY, noise(fall.best, fall.other, playouts=PLAYOUTS)):
        return ""
    return t("coach-costly", before=round(100 * fall.best), after=round(100 * fall.other))


class Coaching:
    """The coach of all tables of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._thoughts: OrderedDict[tuple[str, int], asyncio.Future[Answer]] = OrderedDict()
        """What search thinks of a decision, by table and version."""

    async def say(self, live: LiveTable, viewer: Viewer, t: Words, text: str) -> Said:
        """What there is to say before an action is played. Nothing, if it cannot be (any more).

        Without an action there is nothing to say either, but search begins to think about the decision.
        """
        table, seat = live.localized(viewer.language), viewer.seat
        if not may_warn(live, viewer) or table.decider != seat or len(table.legal_ids()) < 2:
            return Said("")
        if not text:
            self._begin(live, seat)
            return Said("")
        with reading("action"):
            if table.refusal(text) is not None:
                return Said("")
        found = await self._hall.draw(warnings, table, seat, text)
        if found:
            return Said(found[0])
        with suppress(Failed):  # it is not worth an error
            return Said(fall_in_words(t, await self._fall(live, seat, table.session.identify(text, table.words))))
        return Said("")

    async def _fall(self, live: LiveTable, seat: int, action: int) -> Fall:
        """What the action costs: nothing, if search does not doubt it."""
        state = live.table.scrubbed(seat).tobytes()
        job = Compare(live.row.game, live.version, seat, state, action, PLAYOUTS, box_text(live.table))
        thought = self._begin(live, seat)
        if thought is None:
            return Fall(0.0, 0.0)
        candidates = (await asyncio.shield(thought)).candidates
        best = candidates[0]
        share = {candidate.action: candidate.share for candidate in candidates}
        is_late = live.version != job.seed
        if is_late or action == best.action or share.get(action, 1.0) >= DOUBTFUL:
            return Fall(best.chance, best.chance)
        return Fall(best.chance, (await self._run(live, job)).chances[seat])

    async def _run(self, live: LiveTable, job: Ponder | Compare) -> Answer:
        """Have a decision thought about, as long as it is not made."""
        version = live.version
        return await self._hall.workers.run(job, COACH, is_wanted=lambda: live.version == version)

    def _begin(self, live: LiveTable, seat: int) -> asyncio.Future[Answer] | None:
        """What search thinks of a decision: it is asked once, however many actions are pointed at."""
        if self._hall.settings.is_warming:
            return None
        key = (live.id, live.version)
        found = self._thoughts.get(key)
        if found is None or (found.done() and found.exception() is not None):
            state = live.table.scrubbed(seat).tobytes()
            job = Ponder(live.row.game, SEARCHER, live.version, seat, state, 1, PLAYOUTS, box_text(live.table))
            found = self._thoughts[key] = asyncio.ensure_future(self._run(live, job))
            found.add_done_callback(lambda done: done.cancelled() or done.exception())  # heard, if nobody else does
            while len(self._thoughts) > THOUGHTS:
                self._thoughts.popitem(last=False)
        return found
