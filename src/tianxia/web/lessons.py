"""Lessons at tables: beginning one, what the card says, why an action is not the idea now, what bots do meanwhile.

A table is a lesson if its first entry says so. What somebody has reached follows from the actions (`tianxia.lesson`);
leaving the lesson, taking it up again and skipping a step are entries too.
"""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

import msgspec

from tianxia.games import GAMES
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Refused
from tianxia.kernel.targets import targets_named
from tianxia.lesson import LEARNER, Lesson, Step, lesson_of, scripted
from tianxia.store import Seat
from tianxia.table import Table
from tianxia.web.errors import WebError
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable

if TYPE_CHECKING:
    from tianxia.web.hall import Hall
    from tianxia.web.scene import Picture


class Guide(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the card of a lesson says now."""

    number: int
    """The step that waits, from 1 on; one more than there are: all are done."""
    count: int
    first: str
    """What is read first: the goal, or what the step before has brought."""
    title: str = ""
    text: str = ""
    """What to look at and what to do; at the end, that the game goes on."""
    name: str = ""
    """The step's, to skip it."""
    chapter: str = ""
    """The anchor of the rules that say more."""
    places: tuple[str, ...] = ()
    """The targets and pieces that pulse; none while the idea cannot be shown."""
    counts: tuple[str, ...] = ()
    """The legal actions that show it."""
    why: str = ""
    """Why another one is not the idea now: a page can say so at once."""


async def begin(hall: "Hall", visitor: Visitor, name: str, learner: Seat, *, again: bool = False) -> LiveTable:
    """The lesson of a game: the one that the visitor has begun already, or another."""
    await hall.games.wait_for(name)
    lesson = lesson_of(GAMES[name])
    if lesson is None:
        raise WebError(404, "no-lesson")
    begun = None if again else await hall.store.running_lesson(visitor.identity, name)
    if begun is not None:
        live = await hall.table(begun)
        if not live.is_guided:
            await turn(hall, live, visitor, is_on=True)
        return live
    table = lesson.begin(GAMES[name])
    bots = [Seat("", 0, "bot", None, "", lesson.level) for _ in range(table.players - 1)]
    live = await hall.save(visitor, table, [learner, *bots])
    await turn(hall, live, visitor, is_on=True)
    return live


async def turn(hall: "Hall", live: LiveTable, visitor: Visitor, *, is_on: bool, skip: str = "") -> None:
    """Take the lesson up or leave it; with `skip`, leave out a step."""
    lesson = lesson_of(live.table.game)
    if skip and (lesson is None or skip not in [step.name for step in lesson.steps]):
        raise WebError(400, "bad-message", reason="skip")
    async with live.lock:
        data: Document = {"on": is_on, "skip": skip} if skip else {"on": is_on}
        await hall.append(live, "lesson", LEARNER, data, visitor.identity)


def is_lesson(live: LiveTable) -> bool:
    """Was a table set as a lesson, whether it is followed now or not?"""
    return bool(live.entries) and live.entries[0].kind == "lesson"


def lesson_at(live: LiveTable) -> Lesson | None:
    """The lesson that is given at a table now."""
    return lesson_of(live.table.game) if live.is_guided else None


def scripted_at(live: LiveTable) -> str | None:
    """What the bot that decides does for the sake of the lesson."""
    lesson = lesson_at(live)
    step = lesson and lesson.step(live.table, live.skipped)
    return step and scripted(step, live.table.legal())


def objection(live: LiveTable, action: str, language: str) -> Refused | None:
    """Why a legal action of the learner is not the idea now; the rules themselves answer what is not legal."""
    lesson = lesson_at(live)
    step = lesson and lesson.step(live.table, live.skipped)
    if not step or live.table.decider != LEARNER:
        return None
    legal, given = live.table.legal(), " ".join(action.lower().split())
    counting = step.counting(legal)
    if not counting or given in counting or given not in legal:
        return None
    reason = live.table.game.words(language)(f"lesson-{step.name}-why")
    return Refused("lesson", reason, "", chapter=step.chapter)


def guide_of(live: LiveTable, table: Table, seat: int, picture: "Picture") -> Guide | None:
    """What the card says to a seat, of a table in its language; nothing to those who do not learn."""
    lesson = lesson_at(live)
    if lesson is None or seat != LEARNER or live.is_over:
        return None
    at, count, words = lesson.done(table, live.skipped), len(lesson.steps), table.words
    shown = [step for step in lesson.steps[:at] if step.name not in live.skipped]
    first = words(f"lesson-{shown[-1].name}-done") if shown else words("lesson-goal")
    if at == count:
        return Guide(at + 1, count, first, text=words("lesson-end"))
    step = lesson.steps[at]
    counting = step.counting(table.legal()) if table.decider == LEARNER else []
    return Guide(
        number=at + 1,
        count=count,
        first=first,
        title=words(f"lesson-{step.name}-title"),
        text=words(f"lesson-{step.name}"),
        name=step.name,
        chapter=step.chapter,
        places=places_of(table, step, counting, picture) if counting else (),
        counts=tuple(counting),
        why=words(f"lesson-{step.name}-why"),
    )


def places_of(table: Table, step: Step, counting: Sequence[str], picture: "Picture") -> tuple[str, ...]:
    """What pulses in a picture: the places that the step names, or else what its actions are pointed at."""
    if not step.look:
        aims = [targets_named(table.game.targets(table.box, action)) for action in counting]
        return tuple(dict.fromkeys(name for aim in aims for name in aim))
    return tuple(name for name in picture.names if any(fnmatchcase(name, pattern) for pattern in step.look))
