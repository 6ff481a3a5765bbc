"""Lesson: a guided first game, as the `face/lesson.toml` of a game describes it (docs/lessons.md).

How far somebody has come follows from the actions alone. So it is right after a take-back, after a restart and on any
server, and nothing has to be kept.
"""

from collections.abc import Collection, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import NamedTuple

from tianxia.kernel.documents import Document, fail, integer, list_value, read_document, table, text_value
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Game
from tianxia.table import Table, new

LEARNER = 0
"""The seat of whoever learns; the others are bots."""
LEVEL = "apprentice"
"""The level of the opponents unless the lesson names another."""

KEYS = ("players", "options", "seed", "position", "level", "others", "step")
TAKEN = ("goal", "end")
"""Names no step may have: the lesson's own messages use them."""
STEP_KEYS = ("name", "counts", "look", "others", "chapter")


class Step(NamedTuple):
    """One idea."""

    name: str
    counts: tuple[str, ...]
    """Patterns of the actions that show it."""
    look: tuple[str, ...]
    """Patterns of the places to look at; if there are none, the targets of those actions."""
    others: tuple[str, ...]
    """Patterns of what bots do until it is shown, in order of preference; where none fits, they choose themselves."""
    chapter: str
    """The anchor of the rules that say more."""

    def counting(self, legal: Sequence[str]) -> list[str]:
        """The legal actions that show the idea."""
        return [action for action in legal if fits(action, self.counts)]


class Lesson(NamedTuple):
    """A guided game: how it begins, who plays, and its ideas in order."""

    players: int
    options: Mapping[str, str]
    seed: int
    position: Document | None
    """Where it begins, instead of set-up by the seed."""
    level: str
    """The bots of the other seats."""
    steps: tuple[Step, ...]

    def begin(self, game: Game) -> Table:
        """The table as the learner finds it."""
        if self.position is not None:
            return Table.from_position({"game": game.name, **self.position})
        return new(game.name, self.players, seed=self.seed, options=self.options)

    def done(self, table: Table, skipped: Collection[str] = ()) -> int:
        """How many steps, from the first on, are behind the learner: shown by an action, or skipped."""
        at = self._after_skipped(0, skipped)
        for moment in table.session.history:
            if at < len(self.steps) and moment.decider == LEARNER:
                action = table.game.format_action(table.box, moment.action)
                if fits(action, self.steps[at].counts):
                    at = self._after_skipped(at + 1, skipped)
        return at

    def step(self, table: Table, skipped: Collection[str] = ()) -> Step | None:
        """The step that waits; None if there is none left."""
        at = self.done(table, skipped)
        return self.steps[at] if at < len(self.steps) else None

    def _after_skipped(self, at: int, skipped: Collection[str]) -> int:
        while at < len(self.steps) and self.steps[at].name in skipped:
            at += 1
        return at


def fits(action: str, patterns: Sequence[str]) -> bool:
    """Does one of the patterns fit the text of an action?

    >>> fits("house wei3 red", ["emissary *", "house wei[1-4] *"])
    True
    """
    return any(fnmatchcase(action, pattern) for pattern in patterns)


def scripted(step: Step, legal: Sequence[str]) -> str | None:
    """What a bot does while a step waits: the first legal action that the first fitting pattern allows.

    >>> scripted(Step("", (), (), ("done", "house *"), ""), ["house chu1 purple", "discard red"])
    'house chu1 purple'
    """
    return next((action for pattern in step.others for action in legal if fits(action, [pattern])), None)


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one; raises Unreadable if its file is wrong."""
    file = game.folder / "face" / "lesson.toml"
    if not file.exists():
        return None
    try:
        return read_lesson(game, read_document(file))
    except Unreadable as error:
        raise Unreadable("within", str(file), reason=error) from error


def read_lesson(game: Game, document: Document) -> Lesson:
    """Read and check what a lesson's file says; raises Unreadable with the path."""
    given = table(document, "", KEYS)
    if "position" in given and ("seed" in given or "options" in given):
        fail("position", "lesson-beginning")
    players = integer(given.get("players", min(game.players)), "players", min(game.players), max(game.players))
    others = _patterns(given.get("others", []), "others")
    steps = [_step(each, f"step.{i}", others) for i, each in enumerate(list_value(given.get("step", []), "step"), 1)]
    if not steps:
        fail("step", "lesson-no-steps")
    names = [*TAKEN, *(step.name for step in steps)]
    for i, step in enumerate(steps, 1):
        if step.name in names[: i + len(TAKEN) - 1]:
            fail(f"step.{i}.name", "lesson-name-taken", name=step.name)
    return Lesson(
        players=players,
        options=game.read_options(players, table(given.get("options", {}), "options")),
        seed=integer(given.get("seed", 0), "seed", 0, 2**63 - 1),
        position=dict(table(given["position"], "position")) if "position" in given else None,
        level=text_value(given.get("level", LEVEL), "level"),
        steps=tuple(steps),
    )


def _step(value: object, path: str, others: tuple[str, ...]) -> Step:
    given = table(value, path, STEP_KEYS)
    for key in ("name", "counts", "chapter"):
        if not given.get(key):
            fail(f"{path}.{key}", "missing")
    return Step(
        name=text_value(given["name"], f"{path}.name"),
        counts=_patterns(given["counts"], f"{path}.counts"),
        look=_patterns(given.get("look", []), f"{path}.look"),
        others=_patterns(given["others"], f"{path}.others") if "others" in given else others,
        chapter=text_value(given["chapter"], f"{path}.chapter"),
    )


def _patterns(value: object, path: str) -> tuple[str, ...]:
    return tuple(text_value(each, f"{path}.{i}") for i, each in enumerate(list_value(value, path)))
