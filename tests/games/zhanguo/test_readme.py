"""The README of the game: every ruling, option, action, decision and refusal is documented there."""

import re

import pytest

from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.state import Decision
from tianxia.games.zhanguo.text.actions import parse_action
from tianxia.games.zhanguo.text.refusals import ANSWERS, PAGES

README = GAME.folder.joinpath("README.md").read_text(encoding="utf-8")


def chapter(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", README, re.DOTALL | re.MULTILINE)
    assert found is not None, title
    return found[1]


def test_rulings() -> None:
    listed = re.findall(r"^- \*\*(R-\d+)\*\* ", chapter("Rulings"), re.MULTILINE)
    assert listed == [f"R-{number}" for number in range(1, 33)]


def test_refusals() -> None:
    rows = [line.split("|")[1] for line in chapter("Refusals").splitlines() if line.startswith("| `")]
    assert {code for row in rows for code in re.findall(r"`([\w-]+)`", row)} == {"unknown-action", *PAGES}


def test_options() -> None:
    for option in GAME.options:
        row = next(line for line in chapter("Options").splitlines() if line.startswith(f"| `{option.name}`"))
        assert all(f"`{value}`" in row for value in option.values)


@pytest.mark.parametrize("decision", Decision)
def test_decisions_with_their_answers(decision: Decision) -> None:
    name = GAME.decisions[decision]
    rows = [line.split("|") for line in chapter("Decisions and actions").splitlines() if line.startswith("| `")]
    row = next(answers for _, names, answers, _ in rows if f"`{name}`" in names)
    for answer in ANSWERS.get(decision, ()):
        assert f"`{answer}" in row


def test_examples_can_be_read() -> None:
    examples = chapter("Decisions and actions").partition("Examples:")[2]
    texts = re.findall(r"`([^`]+)`", examples)
    assert len(texts) > 10
    for text in texts:
        assert parse_action(GAME.box, text) >= 0


def test_every_file_of_the_rules_is_named() -> None:
    for name in re.findall(r"`(\w+\.py)`", chapter("Where a rule is")):
        assert GAME.folder.joinpath(name).exists()
