"""The files of every game: its scenarios hold and say what they settle, its recorded games replay to the same bytes."""

from pathlib import Path

import pytest

from tianxia.games import GAMES
from tianxia.kernel.record import parse_record
from tianxia.scenario import read_scenario, run_scenario
from tianxia.table import Table

FOLDER = Path(__file__).parents[1] / "games"
SCENARIOS = sorted(FOLDER.glob("*/scenarios/*.toml"))
RECORDS = sorted(FOLDER.glob("*/records/*.record"))


def name(file: Path) -> str:
    return f"{file.parents[1].name}-{file.stem}"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_both(game: str) -> None:
    folder = FOLDER / GAMES[game].folder.name
    assert any(file.is_relative_to(folder) for file in SCENARIOS)
    assert any(file.is_relative_to(folder) for file in RECORDS)


@pytest.mark.parametrize("file", SCENARIOS, ids=name)
def test_scenario(file: Path) -> None:
    scenario = read_scenario(file)
    assert scenario["title"].strip()
    assert scenario["source"].strip()
    assert GAMES[scenario["game"]].folder.name == file.parents[1].name
    run_scenario(scenario)


@pytest.mark.parametrize("file", RECORDS, ids=name)
def test_record(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = parse_record(text)
    table = Table.from_record(record)
    assert table.standing is not None
    assert table.standing.scores == record.result
    assert str(table.record()) == text
