"""Data sets: what is written is what was played, and replaying a file agrees with it."""

from pathlib import Path

import pyarrow
import pytest
from pyarrow import parquet

from tianxia import GAMES, Unreadable, parse_record
from tianxia.cli.datasets import write_dataset
from tianxia.research import dataset

DOCS = Path(__file__).parents[2] / "docs"
RECORDS = Path(__file__).parents[1] / "games" / "china" / "records"


@pytest.mark.compiled
def test_self_play_of_a_search(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "china.parquet"
    write_dataset("china", 3, 1, "search:iterations=8,greedy", 5, [], ["fortresses=yes"], None, file)
    rows = [row for rows in dataset.read(file) for row in rows]
    assert f"1 games, {len(rows)} decisions" in capsys.readouterr().out
    assert dataset.replay(file) == len(rows)
    thoughtful = [row for row in rows if row["seat"] != 1]  # search, greedy, search
    assert all(len(row["policy"]) == len(row["legal"]) for row in thoughtful)
    assert all(sum(row["policy"]) == pytest.approx(1.0) for row in thoughtful)
    assert all(row["policy"] is None for row in rows if row["seat"] == 1)
    assert sum(rows[0]["utilities"]) == pytest.approx(0.0)
    assert parse_record(rows[0]["record"]).options["fortresses"] == "yes"
    about = parquet.read_schema(file).metadata
    assert (about[b"game"], about[b"players"], about[b"tianxia"]) == (b"china", b"3", b"1")


@pytest.mark.compiled
def test_recorded_games(tmp_path: Path) -> None:
    file, texts = tmp_path / "china.parquet", sorted(RECORDS.glob("3-*.record"))
    write_dataset("china", None, 1, "random", 1, texts, [], None, file)
    games = list(dataset.read(file))
    assert len(games) == len(texts)
    for rows, text in zip(games, texts, strict=True):
        record = parse_record(text.read_text())
        assert tuple(rows[0]["scores"]) == record.result
        assert [row["seat"] for row in rows] == [line.seat for line in record.actions]
    assert dataset.replay(file) == sum(map(len, games))


@pytest.mark.compiled
def test_a_changed_file_does_not_replay(tmp_path: Path) -> None:
    file = tmp_path / "china.parquet"
    (rows,) = dataset.self_play(GAMES["china"], 3, ["random"], [1])
    for column, wrong in (("legal", rows[3]["legal"][1:]), ("utilities", rows[3]["utilities"][::-1])):
        changed = [dict(row) for row in rows]
        changed[3][column] = wrong
        dataset.write(file, GAMES["china"], 3, [changed])
        with pytest.raises(Unreadable, match="game 0, ply 3"):
            dataset.replay(file)


def test_records_that_do_not_belong_together(tmp_path: Path) -> None:
    for places, players, message in (
        ([tmp_path], None, "no \\*.record"),
        ([RECORDS], None, "these games have 3, 4, 5; choose one with --players"),
        (sorted(RECORDS.glob("3-*.record")), 4, "none of these games has 4"),
    ):
        with pytest.raises(Unreadable, match=message):
            write_dataset("china", players, 1, "random", 1, places, [], None, tmp_path / "file")
    with pytest.raises(Unreadable, match="a game of china"):
        write_dataset("zhanguo", None, 1, "random", 1, [RECORDS], [], None, tmp_path / "file")


def test_every_column_is_documented() -> None:
    text = (DOCS / "dataset.md").read_text()
    assert [line.split(" | ")[0].removeprefix("| ") for line in text.splitlines() if line.startswith("| ")][2:] == (
        dataset.SCHEMA.names
    )
    assert isinstance(dataset.SCHEMA, pyarrow.Schema)
