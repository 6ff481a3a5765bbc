"""The scenarios of the folder settle every ruling and every refusal; the contract suite runs them."""

import re
from pathlib import Path

import pytest

from tianxia.games.yellow_yangtze.text.refusals import SOURCES
from tianxia.scenario import read_scenario

FILES = sorted(Path(__file__).parent.joinpath("scenarios").glob("*.toml"))
RULINGS = [f"R-{number}" for number in range(1, 34)]


@pytest.mark.parametrize("code", SOURCES)
def test_every_refusal_occurs(code: str) -> None:
    assert any(step.get("code") == code for file in FILES for step in read_scenario(file).get("step", []))


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_settled(ruling: str) -> None:
    assert any(ruling in re.findall(r"R-\d+", read_scenario(file)["source"]) for file in FILES)
