"""The rules panel: both languages tell the same rules, every ruling and option, and say what they are."""

import re

import pytest

from tianxia.games.zhanguo import GAME
from tianxia.words import LANGUAGES


def rules(language: str) -> str:
    return GAME.folder.joinpath("face", "words", f"rules.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_and_name_is_there(language: str) -> None:
    text, words = rules(language), GAME.words(language)
    assert re.findall(r"^- \*\*(R-\d+)\*\* ", text, re.MULTILINE) == [f"R-{n}" for n in range(1, 33)]
    for message in ("court-hire", "court-wall", "board-star", "option-draft", "option-track_order", "face-order"):
        assert words(message) in text
    assert words("option-harsh_recruiting") in text
    assert "<" not in text
    assert {"en": "unofficial", "ru": "неофициальная"}[language] in text


def test_both_languages_have_the_same_chapters_tables_and_lists() -> None:
    english, russian = ([line.split(" ")[0] for line in rules(language).split("\n")] for language in LANGUAGES)
    for mark in ("#", "##", "###", "|", "-"):
        assert english.count(mark) == russian.count(mark) > 0
    assert [mark for mark in english if "#" in mark] == [mark for mark in russian if "#" in mark]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    words = GAME.words(language)
    for option in GAME.options:
        assert words(f"option-{option.name}-help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goal_fits_a_line(language: str) -> None:
    assert 0 < len(GAME.words(language)("goal")) < 90


def test_help_does_not_speak_to_a_terminal() -> None:
    """A word that is typed would be Latin among the Russian ones."""
    words = GAME.words("ru")
    assert [name for name in GAME.decisions if re.search("[a-z]{2}", words(f"help-{name}"))] == []
