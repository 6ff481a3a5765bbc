"""Recorded whole games, replayed to the same result: one per seat count, with other options each."""

from pathlib import Path

import pytest

from tianxia.games.zhanguo import GAME
from tianxia.kernel.record import Record, parse_record
from tianxia.table import Table

FILES = sorted(Path(__file__).parent.joinpath("records").glob("*.record"))


def read(file: Path) -> Record:
    return parse_record(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_its_name_and_result_say_how_it_ended(file: Path) -> None:
    record = read(file)
    table = Table.from_record(record)
    assert table.standing is not None
    assert table.result == {
        "points": list(record.result or ()),
        "ranking": table.position()["ranking"],
        "winner": table.position()["ranking"][0],
        "end": "five-rounds",
    }
    assert file.stem == f"{record.players}-{record.options['boards']}-{table.standing.reason}"


@pytest.mark.parametrize("reason", GAME.end_reasons)
@pytest.mark.parametrize("players", GAME.players)
def test_one_for_every_seat_count_and_end_reason(players: int, reason: str) -> None:
    assert any(file.stem.startswith(f"{players}-") and file.stem.endswith(reason) for file in FILES)


def test_every_value_of_every_option_occurs() -> None:
    records = [read(file) for file in FILES]
    for option in GAME.options:
        assert {record.options[option.name] for record in records} == set(option.values)
