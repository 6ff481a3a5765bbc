"""Every scenario file: worked examples of the rulebook and rulings, played step by step."""

from pathlib import Path

import pytest

from tianxia.scenario import read_scenario, run_scenario

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    run_scenario(read_scenario(file))
