"""Everything that happens in a scenario can be told, shown and drawn in both languages."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tianxia import Table
from tianxia.scenario import read_scenario
from tianxia.words import LANGUAGES

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))
PLAYED = [file for file in SCENARIOS if not file.stem.startswith("invalid")]


@pytest.mark.parametrize("file", PLAYED, ids=lambda file: file.stem)
def test_scenarios_are_told(file: Path) -> None:
    scenario = read_scenario(file)
    table = Table.from_position({"game": scenario["game"], **scenario["position"]})
    for step in scenario["step"]:
        if "play" in step:
            table.play(step["play"])
        for language in LANGUAGES:
            table.language = language
            assert table.prompt(0)
            assert all(line.strip() == line and "{" not in line for line in table.log(0))
            assert len(table.board(0).splitlines()) > 20
            assert ElementTree.fromstring(table.svg(0)).tag.endswith("svg")


def test_every_rule_card_is_on_the_table_in_words() -> None:
    position = {"game": "legacy-of-yu", "options": {"story": "campaign"}, "campaign": {"rules": list(range(1, 21))}}
    table = Table.from_position(position)
    for language, word in (("en", "Nine-headed"), ("ru", "Девятиголовый")):
        table.language = language
        assert word.lower() in table.board(0).lower()
        assert word.lower() in table.svg(0).lower()


def test_a_rule_card_without_tribute_is_prompted() -> None:
    """The serpent takes a cowrie; the prompt says what it is and what it takes."""
    position = {"game": "legacy-of-yu", "options": {"story": "campaign"}, "campaign": {"rules": [15]},
                "goods": {"cowrie": 1}, "ready": [1, 2, 3, 4], "phase": "assault", "raider": 22}  # fmt: skip
    assert "1 cowrie" in Table.from_position(position).prompt(0)


def test_cards_that_cannot_be_drawn_are_prompted() -> None:
    table = Table.from_position(
        {"game": "legacy-of-yu", "built": 2, "hand": [3], "queue": ["draw"], "phase": "actions"}
    )
    assert "lost" in table.prompt(0)
