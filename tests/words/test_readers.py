"""Words are for readers at a page: a goal in one line, nothing to type, no codes."""

import re

import pytest

from tests.words.texts import FOLDERS, SHIPPED, documents, messages, variants
from tianxia.kernel.game import Game
from tianxia.words import LANGUAGES

LONGEST_GOAL = 90
TYPED = re.compile(r"«[a-z][a-z-]*»|\b[Ss]ay [“\"]|[Сс]кажите|(?<!\w)--\w")
"""Words of the terminal: an English word in Russian quotation marks, something to be said, an option."""
ON_PAGES = [name for name in FOLDERS if name != "shared"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.name)
def test_the_goal_is_one_short_line(game: Game, language: str) -> None:
    goal = game.words(language)("goal")
    assert "\n" not in goal
    assert 20 < len(goal) < LONGEST_GOAL


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ON_PAGES)
def test_nobody_is_asked_to_type(name: str, language: str) -> None:
    typed = {
        key: text
        for key, pattern in messages(name, language).items()
        if not key.startswith("unreadable-")
        for text in variants(pattern)
        if TYPED.search(text)
    }
    assert typed == {}


@pytest.mark.parametrize("name", FOLDERS)
def test_russian_has_one_dash(name: str) -> None:
    """A long one with blanks between words; a short one only between numbers."""
    texts = [text for pattern in messages(name, "ru").values() for text in variants(pattern)]
    texts += [file.read_text(encoding="utf-8") for file in documents(name, "ru")]
    assert [found.group() for text in texts for found in re.finditer(r".{0,20}\w [–-] \w.{0,20}", text)] == []
