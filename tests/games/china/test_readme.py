"""The README of the game: every ruling, option, action, decision, end and refusal is documented there."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tianxia.games.china import GAME
from tianxia.games.china.text.actions import parse_action
from tianxia.games.china.text.refusals import PAGES

README = GAME.folder.joinpath("README.md").read_text(encoding="utf-8")
TESTS = Path(__file__).parent


def chapter(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", README, re.DOTALL | re.MULTILINE)
    assert found is not None, title
    return found[1]


def test_rulings() -> None:
    listed = re.findall(r"^- \*\*(R-\d+)\*\* \w", chapter("Rulings"), re.MULTILINE)
    assert listed == [f"R-{number}" for number in range(1, 25)]


def test_refusals_in_the_order_they_are_asked() -> None:
    rows = [line.split("|")[1] for line in chapter("Refusals").splitlines() if line.startswith("| `")]
    assert [code for row in rows for code in re.findall(r"`([\w-]+)`", row)] == ["unreadable", *PAGES]


def test_options() -> None:
    for option in GAME.options:
        row = next(line for line in chapter("Options").splitlines() if line.startswith(f"| `{option.name}`"))
        assert all(f"`{value}`" in row for value in option.values)
    assert ", ".join(map(str, GAME.players)) in chapter("Options")


@pytest.mark.parametrize("name", [*GAME.decisions, *GAME.end_reasons])
def test_decisions_and_ends(name: str) -> None:
    assert f"`{name}`" in chapter("Decisions and actions")


def forms() -> Iterator[tuple[str, ...]]:
    """The form of every action id: SPACE, REGION and C (a colour) stand for their names."""
    for action in range(GAME.num_actions):
        words = GAME.format_action(GAME.box, action).split()
        if words[0] in ("house", "fort"):
            words[1] = "SPACE"
        if words[0] == "emissary":
            words[1] = "REGION"
        yield tuple("C" if f"colour-{word}" in GAME.words("en") else word for word in words)


def test_action_forms() -> None:
    table = [line for line in chapter("Decisions and actions").splitlines() if line.startswith("| `")]
    documented = {tuple(form.split()) for line in table for form in re.findall(r"`([^`]+)`", line.split("|")[1])}
    assert documented == set(forms())


def test_examples_of_actions_can_be_read() -> None:
    examples = re.findall(r"`((?:house|emissary|fort|discard|take) [a-z0-9 ]+)`", chapter("Decisions and actions"))
    assert len(examples) >= 6
    assert all(parse_action(GAME.box, example) is not None for example in examples)


def test_glossary_is_in_both_languages() -> None:
    rows = [line.split("|") for line in chapter("Glossary").splitlines() if line.startswith("| ")][1:]
    assert len(rows) >= 20
    for row in rows:
        assert re.search("[a-z]", row[1])
        assert re.search("[а-я]", row[2])


def test_chapters_stand_in_the_order_of_reading() -> None:
    wanted = ["Edition", "What is reconstructed", "Options", "Rulings", "Glossary", "Test vectors"]
    places = [README.index(f"\n## {title}\n") for title in wanted]
    assert all(before < after for before, after in pairwise(places))


def test_the_test_vectors_it_points_to_are_there() -> None:
    for name in ("test_check_games.py", "scenarios", "records"):
        assert name in chapter("Test vectors")
        assert TESTS.joinpath(name).exists()
