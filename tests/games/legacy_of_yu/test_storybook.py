"""The storybook: every entry in every language, of the length a page wants, each sentence told once."""

import re
from collections import Counter

import pytest

from tianxia.games import GAMES
from tianxia.games.legacy_of_yu.box import story_document
from tianxia.words import LANGUAGES

ENTRIES = {entry["n"]: entry for entry in story_document()["entry"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", sorted(ENTRIES))
def test_every_entry_has_its_page(number: int, language: str) -> None:
    words = GAMES["legacy-of-yu"].words(language)
    assert words(f"story-{number}")
    assert 60 <= len(words(f"story-{number}-text").split()) <= 180
    choices = ENTRIES[number].get("choice", [])
    for choice in range(1, len(choices) + 1):
        assert 1 <= len(words(f"story-{number}-{choice}").split()) <= 6
    assert f"story-{number}-{len(choices) + 1}" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_told_twice(language: str) -> None:
    words = GAMES["legacy-of-yu"].words(language)
    sentences = Counter(
        sentence
        for number in ENTRIES
        for sentence in re.split(r"(?<=[.!?»”])\s+", words(f"story-{number}-text"))
        if len(sentence.split()) > 4
    )
    assert [sentence for sentence, times in sentences.items() if times > 1] == []
