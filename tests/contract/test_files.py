"""The files of every game: its scenarios hold and say what they settle, its recorded games replay to the same bytes."""

import json
import tomllib
from itertools import zip_longest
from pathlib import Path

import pytest

from tests.contract.golden import folder_of, golden
from tests.contract.state_tables import page
from tianxia import Unreadable, new
from tianxia.games import GAMES
from tianxia.kernel.record import parse_record
from tianxia.scenario import read_scenario, run_scenario
from tianxia.table import Table

FOLDERS = [folder_of(game) for game in GAMES.values()]
SCENARIOS = [file for folder in FOLDERS for file in sorted(folder.glob("scenarios/*.toml"))]
RECORDS = [file for folder in FOLDERS for file in sorted(folder.glob("records/*.record"))]


def name(file: Path) -> str:
    return f"{file.parents[1].name}-{file.stem}"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_both(game: str) -> None:
    folder = folder_of(GAMES[game])
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


@pytest.mark.parametrize("file", RECORDS, ids=name)
def test_every_ply_of_a_record_is_as_it_was(file: Path) -> None:
    """If a change is meant: `python -m tests.contract.golden`, and read the difference."""
    found = golden(parse_record(file.read_text(encoding="utf-8"))).splitlines()
    known = file.with_suffix(".golden").read_text(encoding="utf-8").splitlines()
    wrong = next((i for i, pair in enumerate(zip_longest(known, found)) if pair[0] != pair[1]), None)
    assert wrong is None, f"line {wrong + 1}: {known[wrong : wrong + 3]} has become {found[wrong : wrong + 3]}"


@pytest.mark.parametrize("game", GAMES)
def test_the_documented_fields_are_those_declared(game: str) -> None:
    """If a declaration changed: `python -m tests.contract.state_tables`."""
    assert (GAMES[game].folder / "STATE.md").read_text(encoding="utf-8") == page(GAMES[game])


OTHER_SHAPES: list[object] = [[], {}, "x", [[]], [{}], [["x"]], {"x": []}, 7, None]


@pytest.mark.parametrize("game", GAMES)
def test_a_box_of_other_shapes_is_refused_and_never_shown(game: str, tmp_path: Path) -> None:
    """Lists for names, texts for numbers and the like, also where only boards and drawings look."""
    printed = (GAMES[game].folder / "box.toml").read_text(encoding="utf-8")
    file = tmp_path / "box.json"
    for key in tomllib.loads(printed):
        for value in OTHER_SHAPES:
            file.write_text(json.dumps(tomllib.loads(printed) | {key: value}), encoding="utf-8")
            try:
                box = GAMES[game].open_box(file)
            except Unreadable:
                continue
            assert new(game, GAMES[game].players[0], seed=1, box=box).board(), (key, value)
