"""Guided first games: every step of every lesson can be done, by whatever a learner does on the way."""

import re

import pytest

from tests.contract.cases import several
from tests.contract.lessons import WORDS_A_MINUTE, Pupil, given, places, said
from tianxia import GAMES
from tianxia.kernel.game import Game
from tianxia.kernel.targets import targets_named
from tianxia.lesson import LEARNER, lesson_of
from tianxia.words import LANGUAGES

TAUGHT = [game for game in GAMES.values() if lesson_of(game)]
every_lesson = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)

MINUTES = 15.0
LONGEST = 60
"""Words of one page of the card: more do not fit a phone."""


def minutes(game: Game, language: str) -> float:
    """How long a lesson takes to read, reasons against every wrong try included."""
    return sum(len(text.split()) for text in said(game, language).values()) / WORDS_A_MINUTE


@every_lesson
@pytest.mark.parametrize("seed", range(several(12, 3)))
def test_every_step_can_be_done(game: Game, seed: int) -> None:
    pupil = Pupil(game, seed)
    shown = [step.name for step, _, _ in pupil.learn()]
    assert shown == [step.name for step in pupil.lesson.steps]
    assert pupil.lesson.step(pupil.table) is None
    assert not pupil.table.is_over, "a game that goes on"


@every_lesson
def test_steps_leave_room_for_mistakes(game: Game) -> None:
    """Where the learner is held to an idea, something else could be tried, and the lesson stays where it is."""
    held = 0
    pupil = Pupil(game, 1)
    for step, table, counting in pupil.learn():
        others = [action for action in table.legal() if action not in counting]
        for action in others[: several(10, 3)]:
            tried = table.copy()
            tried.play(action)
            assert pupil.lesson.step(tried) == step
        held += bool(others)
    assert held >= len(pupil.lesson.steps) / 2


@every_lesson
def test_the_learner_begins(game: Game) -> None:
    lesson = given(game)
    table = lesson.begin(game)
    assert table.decider == LEARNER
    assert lesson.steps[0].counting(table.legal())
    assert table.players in game.players
    assert (len(lesson.steps) >= 6 and len(lesson.steps) <= 12) or len(game.decisions) <= 2, "a game that is soon told"


@every_lesson
def test_what_to_look_at_is_drawn(game: Game) -> None:
    for step, table, counting in Pupil(game, 2).learn():
        drawing = table.drawing(LEARNER)
        names = {piece.key for part in drawing.parts.values() for piece in part.pieces}
        names |= set(re.findall('data-target="([^"]*)"', table.svg(LEARNER)))
        looked_at = [re.compile(pattern.replace("*", ".*")) for pattern in step.look]
        assert all(any(pattern.fullmatch(name) for name in names) for pattern in looked_at), step.name
        if not step.look:
            aims = {name for action in counting for name in targets_named(game.targets(table.box, action))}
            assert aims <= names
            assert aims, f"{step.name}: nothing to point at, so say what to look at"


@pytest.mark.compiled
@pytest.mark.parametrize("game", [game for game in TAUGHT if given(game).players != 2], ids=lambda game: game.name)
def test_a_learner_can_still_win(game: Game) -> None:
    """Of several a newcomer comes first or second; a game for one is won."""
    enough = 1 if given(game).players == 1 else 2
    found = places(game, "", 12)
    assert sum(place <= enough for place in found) >= 8, found


@every_lesson
@every_language
def test_the_lesson_is_brief(game: Game, language: str) -> None:
    texts = said(game, language)
    for name, text in texts.items():
        assert text == text.strip() != "", name
        assert "{" not in text
        assert len(text.split()) <= LONGEST, f"{name}: {len(text.split())} words"
    assert minutes(game, language) < MINUTES
    assert {step.chapter for step in given(game).steps} <= set(game.chapters(language))
    unknown = {name for name in game.words(language)._sources if re.match("lesson-", name)} - set(texts)
    assert not unknown, "said by nobody"
