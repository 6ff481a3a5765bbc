"""Hints: what the strongest bot would do, what it brings, how it may go on, and the numbers behind it."""

from math import sqrt

import msgspec

from tianxia.components import box_text
from tianxia.kernel.game import Game
from tianxia.kernel.layout import Record
from tianxia.table import Table
from tianxia.web.advice import trials
from tianxia.web.foresight import changes, follow, in_words, sure, told_line
from tianxia.web.live import LiveTable
from tianxia.web.thinker import Answer, Candidate, Ponder
from tianxia.words import Words

BOT = "emperor"
LOOKS = 3
"""Actions that are compared: the best one and a few others."""
PLAYOUTS = 100
"""Games that are played out after each of them."""
LINE = 6
"""Actions of the expected line that are told."""
LINES = 4
"""Lines of the log that are told of the action itself."""


class Idea(msgspec.Struct):
    """An action the bot has looked at."""

    action: str
    phrase: str
    aim: tuple[str, ...]
    chance: float
    """To win after it, from 0 to 1."""


class Hint(msgspec.Struct):
    """What the strongest bot would do, and why."""

    text: str
    aim: tuple[str, ...]
    does: list[str]
    """What will surely happen."""
    why: list[str]
    """What the action changes of what players count."""
    later: list[str]
    """The same for the end of the expected line."""
    line: list[str]
    """How the bot expects it to go on, each action with the name of who makes it."""
    numbers: list[str]
    """Chances to win, in sentences."""
    ideas: list[Idea]
    """The best first."""


def ponder(live: LiveTable, seat: int) -> Ponder:
    """The job of a hint."""
    state = live.table.scrubbed(seat).tobytes()
    return Ponder(live.row.game, BOT, live.number, seat, state, LOOKS, PLAYOUTS, box_text(live.table))


def make_hint(table: Table, t: Words, seat: int, answer: Answer) -> Hint:
    """A hint in words."""
    game, box, before = table.game, table.box, table.scrubbed(seat)
    ideas = [_idea(game, table, before, candidate) for candidate in answer.candidates[:LOOKS]]
    best = ideas[0]
    tried = trials(table, seat, best.action)
    at_once = sure([changes(table, seat, before, trial.after) for trial in tried])
    line = answer.line[: LINE + 1]
    future = follow(table, before, seat, line)
    later = changes(table, seat, before, future.after)
    return Hint(
        text=t("hint", phrase=best.phrase),
        aim=game.targets(box, best.action),
        does=[said for said in tried[0].lines if all(said in trial.lines for trial in tried)][:LINES],
        why=in_words(table, seat, at_once) or [t("hint-nothing-yet")],
        later=in_words(table, seat, later) if later != at_once else [],
        line=told_line(table, future)[1:],
        numbers=_numbers(t, ideas),
        ideas=ideas,
    )


def _idea(game: Game, table: Table, s: Record, candidate: Candidate) -> Idea:
    text = game.format_action(table.box, candidate.action)
    return Idea(text, game.told(table.box, s, text, table.words), game.targets(table.box, text), candidate.chance)


def _numbers(t: Words, ideas: list[Idea]) -> list[str]:
    """The chance of the best action, and by how many percentage points the others differ from it."""
    best, *others = ideas
    told = [t("hint-chance", chance=round(100 * best.chance), noise=round(100 * noise(best.chance)), count=PLAYOUTS)]
    for other in others:
        points = 100 * (other.chance - best.chance)
        is_alike = abs(points) < 100 * noise(best.chance, other.chance)
        way = "alike" if is_alike else "less" if points < 0 else "more"
        told.append(t("hint-other", phrase=other.phrase, way=way, points=round(abs(points))))
    return told


def noise(*chances: float, playouts: int = PLAYOUTS) -> float:
    """How far a chance, or the difference of two, may be off: twice the standard error of that many games.

    >>> round(noise(0.5, playouts=100), 2)
    0.1
    """
    return 2 * sqrt(sum(chance * (1 - chance) for chance in chances) / playouts)
