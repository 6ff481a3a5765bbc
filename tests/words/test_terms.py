"""One word for one thing: cards, story, rules and interface follow the term list of their game."""

import re
import tomllib

import pytest

from tests.words.texts import FOLDERS, SHIPPED, documents, messages, variants
from tianxia.words import LANGUAGES

NAMES = [game.folder.name for game in SHIPPED]
LEAST = 15


def terms(name: str) -> dict[str, dict[str, str | list[str]]]:
    return tomllib.loads((FOLDERS[name] / "terms.toml").read_text(encoding="utf-8"))


def plain(text: str) -> str:
    return " ".join(text.casefold().replace("ё", "е").split())


def beginning(stem: str) -> str:
    """How words begin that must not be used; a blank at the end means the whole word."""
    return rf"(?<!\w){re.escape(plain(stem))}" + (r"(?!\w)" if stem.endswith(" ") else "")


def told(name: str, language: str) -> dict[str, str]:
    """Every text of a game by where it stands."""
    found = {file.name: plain(file.read_text(encoding="utf-8")) for file in documents(name, language)}
    for key, pattern in messages(name, language).items():
        found[key] = plain(" | ".join(variants(pattern)))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_term_is_said_in_both_languages(name: str) -> None:
    assert len(terms(name)) >= LEAST
    for key, term in terms(name).items():
        assert set(term) <= {*LANGUAGES, *(f"not-{language}" for language in LANGUAGES)}, key
        for language in LANGUAGES:
            assert any(plain(str(term[language])) in text for text in told(name, language).values()), (key, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_other_word_is_used_for_it(name: str, language: str) -> None:
    texts = told(name, language)
    strays = [
        f"{where}: {stem!r} for {key}"
        for key, term in terms(name).items()
        for stem in term.get(f"not-{language}", [])
        for where, text in texts.items()
        if re.search(beginning(stem), text)
    ]
    assert strays == []
