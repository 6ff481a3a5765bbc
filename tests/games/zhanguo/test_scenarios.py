"""Every scenario of the folder, and that together they settle every ruling and every refusal."""

import re
from pathlib import Path

import pytest

from tianxia.games.zhanguo.refusals import PAGES
from tianxia.scenario import read_scenario, run_scenario

FILES = sorted(Path(__file__).parent.joinpath("scenarios").glob("*.toml"))
RULINGS = [f"R-{number}" for number in range(1, 33)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    run_scenario(read_scenario(file))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario_says_what_it_settles(file: Path) -> None:
    scenario = read_scenario(file)
    assert scenario["title"].strip()
    assert scenario["source"].strip()
    assert scenario["game"] == "zhanguo"


@pytest.mark.parametrize("code", ["unknown-action", *PAGES])
def test_every_refusal_occurs(code: str) -> None:
    assert any(step.get("code") == code for file in FILES for step in read_scenario(file).get("step", []))


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_settled(ruling: str) -> None:
    assert any(ruling in re.findall(r"R-\d+", read_scenario(file)["source"]) for file in FILES)
