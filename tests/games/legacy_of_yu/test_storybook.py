"""The storybook: every entry in every language, of the length a page wants, each sentence told once; what came of every
choice; people introduced wherever they may be met first; one word for one thing."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tianxia.games import GAMES
from tianxia.games.legacy_of_yu.box import story_document
from tianxia.games.legacy_of_yu.face.pages import INK, picture_of
from tianxia.words import LANGUAGES, Words

GAME = GAMES["legacy-of-yu"]
ENTRIES = {entry["n"]: entry for entry in story_document()["entry"]}
CHOICES = [(n, k) for n, entry in ENTRIES.items() for k in range(1, len(entry.get("choice", [])) + 1)]
TABLE: dict[str, Any] = tomllib.loads((Path(__file__).parent / "story.toml").read_text(encoding="utf-8"))
"""What the entries are made of; `python -m tests.games.legacy_of_yu.test_storybook` writes the part on lengths anew."""
TERMS = tomllib.loads((GAME.folder / "face" / "words" / "terms.toml").read_text(encoding="utf-8"))


def size(text: str) -> int:
    """The number of words."""
    return len(re.findall(r"\w[\w’-]*", text))


def plain(text: str) -> str:
    return " ".join(text.casefold().replace("ё", "е").split())


def whole(number: int, words: Words) -> str:
    """An entry with its title, its choices and all that may come of them."""
    ways = [words(f"story-{n}-{k}{part}") for n, k in CHOICES if n == number for part in ("", "-after")]
    return "\n\n".join([words(f"story-{number}"), words(f"story-{number}-text"), *ways])


def terms_in(text: str, language: str) -> list[str]:
    """The terms of the game that a text uses."""
    return [key for key, term in TERMS.items() if re.search(rf"(?<!\w){re.escape(plain(term[language]))}", plain(text))]


def measured() -> list[dict[str, Any]]:
    """Length and terms of every entry, as the table should have them."""
    found = []
    for number in sorted(ENTRIES):
        row: dict[str, Any] = {"n": number}
        for language in LANGUAGES:
            words = GAME.words(language)
            row[language] = size(words(f"story-{number}-text"))
            row[f"after-{language}"] = [size(words(f"story-{n}-{k}-after")) for n, k in CHOICES if n == number]
            row[f"terms-{language}"] = terms_in(whole(number, words), language)
        found.append(row)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", sorted(ENTRIES))
def test_every_entry_has_its_page(number: int, language: str) -> None:
    words = GAME.words(language)
    assert words(f"story-{number}")
    assert 60 <= len(words(f"story-{number}-text").split()) <= 180
    choices = ENTRIES[number].get("choice", [])
    for choice in range(1, len(choices) + 1):
        assert 1 <= len(words(f"story-{number}-{choice}").split()) <= 6
    assert f"story-{number}-{len(choices) + 1}" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_something_comes_of_every_choice(language: str) -> None:
    words = GAME.words(language)
    assert len({n for n, _ in CHOICES}) == 23
    sizes = {(n, k): size(words(f"story-{n}-{k}-after")) for n, k in CHOICES}
    assert {choice: count for choice, count in sizes.items() if not 40 <= count <= 60} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_told_twice(language: str) -> None:
    words = GAME.words(language)
    sentences = Counter(
        sentence
        for number in ENTRIES
        for sentence in re.split(r"(?<=[.!?»”])\s+", whole(number, words))
        if len(sentence.split()) > 4
    )
    assert [sentence for sentence, times in sentences.items() if times > 1] == []


def test_the_table_knows_lengths_and_terms() -> None:
    assert TABLE["entry"] == measured()


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_introduced_wherever_they_may_be_met_first(language: str) -> None:
    """Entries come in any order: each says in a phrase who somebody is."""
    words = GAME.words(language)
    strangers = []
    for person in TABLE["person"]:
        name, phrases = person["name"], [plain(phrase) for phrase in person["phrases"]]
        if person["language"] != language:
            continue
        met = [n for n in ENTRIES if re.search(rf"(?<!\w){name}(?!\w)", whole(n, words))]
        assert len(met) > 1, name
        strangers += [(name, n) for n in met if not any(phrase in plain(whole(n, words)) for phrase in phrases)]
    assert strangers == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_story_have_one_name_for_one_thing(language: str) -> None:
    words = GAME.words(language)
    assert len(TABLE["card"]) >= 20
    for card in TABLE["card"]:
        name = plain(card[language])
        assert name in plain(words(card["message"])), card["message"]
        assert name in plain(whole(card["entry"], words)), (card["message"], card["entry"])


@pytest.mark.parametrize(("language", "cord", "willow"), [("en", "cord", "willow"), ("ru", "шнур", "ив")])
def test_the_treaty_cord_is_tied_before_it_is_remembered(language: str, cord: str, willow: str) -> None:
    words = GAME.words(language)
    peace = [(n, k) for n, k in CHOICES if "flag peace" in ENTRIES[n]["choice"][k - 1]["effects"]]
    assert peace == [(12, 1), (62, 1)]
    for n, k in peace:
        text = words(f"story-{n}-{k}-after")
        assert cord in text
        assert willow in text
    for n in (11, 18, 33, 36, 43):
        assert cord in words(f"story-{n}-text"), n


def test_every_entry_has_a_drawing_of_our_own() -> None:
    file = (GAME.folder / "face" / "ink.svg").read_text(encoding="utf-8")
    assert set(re.findall(r'symbol id="ink-([a-z]+)"', file)) == set(INK)
    assert [number for number in ENTRIES if not picture_of(number)] == []
    assert sorted(n for entries in INK.values() for n in entries) == sorted(ENTRIES)
    assert not re.search(r"style=|<style|<script|\bon\w+=|href|url\(", file)  # nothing that a policy would refuse
    assert "currentColor" in file


def _write_table() -> None:
    """Put the part on lengths and terms into the table anew."""
    file = Path(__file__).parent / "story.toml"
    head = file.read_text(encoding="utf-8").partition("\n[[entry]]")[0]
    rows = "\n".join(
        "\n".join(["", "[[entry]]", *(f"{key} = {_toml(value)}" for key, value in row.items())]) for row in measured()
    )
    file.write_text(f"{head.rstrip()}\n{rows}\n", encoding="utf-8")


def _toml(value: object) -> str:
    return str(value).replace("'", '"')


if __name__ == "__main__":
    _write_table()
