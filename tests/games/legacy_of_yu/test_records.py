"""Recorded games replay to their results: one for each way a single game and a campaign's game can end."""

from pathlib import Path

import pytest

from tianxia import GAMES, Table, parse_record

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*.record"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_record(file: Path) -> None:
    table = Table.from_record(parse_record(file.read_text(encoding="utf-8")))
    assert table.result is not None
    assert table.result["reason"] == file.stem.split("-")[1]


def test_every_end_has_a_record() -> None:
    reasons = GAMES["legacy-of-yu"].end_reasons
    expected = {f"single-{reason}" for reason in reasons if reason != "doom"} | {
        f"campaign-{reason}" for reason in reasons
    }
    assert {file.stem for file in FILES} == expected
