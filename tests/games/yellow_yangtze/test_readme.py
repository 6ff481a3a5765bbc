"""The README of the game: every ruling, option, action, decision, end and refusal is documented there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tianxia.games.yellow_yangtze import GAME
from tianxia.games.yellow_yangtze.text.refusals import PAGES

README = GAME.folder.joinpath("README.md").read_text(encoding="utf-8")
TESTS = Path(__file__).parent


def chapter(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", README, re.DOTALL | re.MULTILINE)
    assert found is not None, title
    return found[1]


def test_rulings() -> None:
    listed = re.findall(r"^- \*\*(R-\d+)\*\* \w", chapter("Rulings"), re.MULTILINE)
    assert listed == [f"R-{number}" for number in range(1, 34)]


def test_refusals() -> None:
    rows = [line.split("|")[1] for line in chapter("Refusals").splitlines() if line.startswith("| `")]
    listed = [code for row in rows for code in re.findall(r"`([\w-]+)`", row)]
    assert sorted(listed) == sorted(PAGES)


def test_options() -> None:
    for option in GAME.options:
        row = next(line for line in chapter("Options").splitlines() if line.startswith(f"| `{option.name}`"))
        assert all(f"`{value}`" in row for value in option.values)
    assert ", ".join(map(str, GAME.players)) in chapter("Options")


@pytest.mark.parametrize("name", [*GAME.decisions, *GAME.end_reasons])
def test_decisions_and_ends(name: str) -> None:
    assert f"`{name}`" in chapter("Decisions and actions")


def forms() -> Iterator[str]:
    """The form of every action id: C, H, T, N and S stand for their values."""
    for action in range(GAME.num_actions):
        text = GAME.format_action(GAME.box, action)
        text = re.sub(r"\b[a-o]\d+-[a-o]\d+-[a-o]\d+\b", "T", text)
        text = re.sub(r"\b[a-o]\d+\b", "H", text)
        text = re.sub(r"\b(black|red|blue|green|yellow)\b", "C", text)
        text = re.sub(r"^(support|winner) \d", r"\1 S", text)
        yield re.sub(r"\b\d\b", "N", text)


def test_action_forms() -> None:
    table = [line for line in chapter("Decisions and actions").splitlines() if line.startswith("| `")]
    documented = {form for line in table for form in re.findall(r"`([^`]+)`", line.split("|")[1])}
    assert documented == set(forms())


def test_glossary_is_in_both_languages() -> None:
    rows = [line.split("|") for line in chapter("Glossary").splitlines() if line.startswith("| ")][1:]
    assert len(rows) >= 20
    for row in rows:
        assert re.search("[a-z]", row[1])
        assert re.search("[а-я]", row[2])


def test_the_chapters_it_points_to_are_there() -> None:
    for name in re.findall(r"\((\w+\.py)\)", README):
        assert GAME.folder.joinpath(name).exists()
    for name in ("test_set_up.py", "scenarios", "records"):
        assert name in chapter("Test vectors")
        assert TESTS.joinpath(name).exists()
