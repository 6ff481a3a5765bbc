"""Recorded whole games, replayed to the same result: one per seat count and end reason.

Refills were reached by play at random or by play that puts tiles next to others of their colour, `replacement` by
choosing the kind of action first, `idle` by moving leaders only.
"""

from pathlib import Path

import pytest

from tianxia.games.yellow_yangtze import GAME
from tianxia.kernel.record import Record, parse_record
from tianxia.table import Table

FILES = sorted(Path(__file__).parent.joinpath("records").glob("*.record"))


def read(file: Path) -> Record:
    return parse_record(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_its_name_and_result_say_how_it_ended(file: Path) -> None:
    record = read(file)
    table = Table.from_record(record)
    assert table.result is not None
    assert tuple(table.result["scores"]) == record.result
    players, reason = file.stem.split("-", 1)
    assert int(players) == record.players
    assert table.result["reason"] == reason


@pytest.mark.parametrize("reason", GAME.end_reasons)
@pytest.mark.parametrize("players", GAME.players)
def test_one_for_every_seat_count_and_end_reason(players: int, reason: str) -> None:
    assert f"{players}-{reason}" in [file.stem for file in FILES]


def test_every_value_of_every_option_occurs() -> None:
    seen = {item for file in FILES for item in read(file).options.items()}
    assert seen == {(option.name, value) for option in GAME.options for value in option.values}


def test_all_kinds_of_actions_occur() -> None:
    known = {GAME.format_action(GAME.box, action).split()[0] for action in range(GAME.num_actions)}
    assert {line.action.split()[0] for file in FILES for line in read(file).actions} == known
