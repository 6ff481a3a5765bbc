"""The file of a lesson: what is wrong with it is said with its place; how far somebody is follows from the actions."""

from typing import Any

import pytest

from tianxia.games import GAMES
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Unreadable
from tianxia.lesson import Lesson, read_lesson

GAME = GAMES["toy"]


def step(name: str, *counts: str, **more: Any) -> Document:
    return {"name": name, "counts": list(counts), "chapter": "turn", **more}


@pytest.mark.parametrize(
    ("document", "path", "problem"),
    [
        ({}, "step", "lesson-no-steps"),
        ({"step": [step("a", "roll")], "moves": 1}, "moves", "unknown-key"),
        ({"step": [step("a")]}, "step.1.counts", "missing"),
        ({"step": [step("a", "roll"), step("a", "bank")]}, "step.2.name", "lesson-name-taken"),
        ({"step": [step("end", "roll")]}, "step.1.name", "lesson-name-taken"),
        ({"step": [step("a", "roll", look="die")]}, "step.1.look", "not-any-list"),
        ({"step": [step("a", "roll")], "seed": 1, "position": {"players": 2}}, "position", "lesson-beginning"),
        ({"step": [step("a", "roll")], "players": 9}, "players", "out-of-range"),
    ],
)
def test_what_is_wrong_is_said(document: Document, path: str, problem: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_lesson(GAME, document)
    assert (caught.value.path, caught.value.problem) == (path, problem)
    assert str(caught.value)


def lesson() -> Lesson:
    return read_lesson(GAME, {"seed": 5, "step": [step("card", "swap"), step("roll", "roll"), step("bank", "bank")]})


def test_how_far_somebody_is() -> None:
    given = lesson()
    table = given.begin(GAME)
    assert given.done(table) == 0
    table.play("roll")  # shows what comes later: that does not count yet
    assert given.done(table) == 0
    table.undo()
    table.play("swap")
    assert given.done(table) == 1
    table.play("roll")
    assert given.done(table) == 2
    table.undo()
    assert given.done(table) == 1


def test_steps_that_are_skipped() -> None:
    given = lesson()
    table = given.begin(GAME)
    assert given.done(table, {"card"}) == 1
    assert given.done(table, {"card", "roll", "bank"}) == 3
    table.play("roll")
    assert given.done(table, {"card"}) == 2
    assert given.step(table, {"card", "bank"}) is None


def test_only_what_the_learner_does_counts() -> None:
    given = lesson()
    table = given.begin(GAME)
    while table.decider == 0:
        table.play("roll" if "bank" not in table.legal() else "bank")
    before = given.done(table)
    table.play("swap")
    assert given.done(table) == before == 0
