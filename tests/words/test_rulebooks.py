"""All words are our own: no run of seven words is shared with a rulebook."""

from pathlib import Path

import pytest

from tests.words.rulebooks import RUN, SIZE, digest, known, runs
from tests.words.texts import FOLDERS, documents, messages, variants
from tianxia.words import LANGUAGES

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    file
    for pattern in ("*.md", "docs/**/*.md", "src/tianxia/**/*.md")
    for file in sorted(ROOT.glob(pattern))
    if "words" not in file.parts
]


def shared(text: str) -> list[str]:
    theirs = known()
    return [run for run in runs(text) if digest(run) in theirs]


def test_the_digests_are_those_of_whole_rulebooks() -> None:
    assert len(known()) > 14_000
    assert all(len(one) == SIZE for one in known())
    assert list(runs("Один два, три: четыре – пять. Шёл шесть 7 восемь")) == [
        "один два три четыре пять шел шесть",
        "два три четыре пять шел шесть 7",
        "три четыре пять шел шесть 7 восемь",
    ]
    assert RUN == 7


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_words_share_no_sentence_with_a_rulebook(name: str, language: str) -> None:
    found = {
        file.name: runs for file in documents(name, language) if (runs := shared(file.read_text(encoding="utf-8")))
    }
    for key, pattern in messages(name, language).items():
        if told := [run for text in variants(pattern) for run in shared(text)]:
            found[key] = told
    assert found == {}


def test_documents_share_no_sentence_with_a_rulebook() -> None:
    found = {
        str(file.relative_to(ROOT)): told for file in DOCUMENTS if (told := shared(file.read_text(encoding="utf-8")))
    }
    assert found == {}
