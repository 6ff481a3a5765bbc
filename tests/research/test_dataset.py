"""Data sets: what is written is what was played, and replaying a file agrees with it."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pyarrow
import pytest
from pyarrow import parquet

from tianxia import GAMES, Unreadable, parse_record
from tianxia.bots.levels import level
from tianxia.cli import datasets
from tianxia.cli.datasets import write_dataset
from tianxia.cli.main import app
from tianxia.kernel.errors import Unwritable
from tianxia.research import dataset, parts

DOCS = Path(__file__).parents[2] / "docs"
RECORDS = Path(__file__).parents[1] / "games" / "china" / "records"


@pytest.mark.compiled
def test_self_play_of_a_search(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "china.parquet"
    write_dataset("china", 3, 1, "search:iterations=8,greedy", 5, [], ["fortresses=yes"], None, None, file)
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
    assert int(about[b"num_actions"]) == GAMES["china"].num_actions
    assert json.loads(about[b"bots"]) == ["search:iterations=8", "greedy", "search:iterations=8"]


@pytest.mark.compiled
def test_recorded_games(tmp_path: Path) -> None:
    file, texts = tmp_path / "china.parquet", sorted(RECORDS.glob("3-*.record"))
    write_dataset("china", None, 1, "random", 1, texts, [], None, None, file)
    games = list(dataset.read(file))
    assert len(games) == len(texts)
    for rows, text in zip(games, texts, strict=True):
        record = parse_record(text.read_text())
        assert tuple(rows[0]["scores"]) == record.result
        assert [row["seat"] for row in rows] == [line.seat for line in record.actions]
    assert dataset.replay(file) == sum(map(len, games))
    assert json.loads(parquet.read_schema(file).metadata[b"bots"]) is None


@pytest.mark.compiled
def test_champions_come_with_a_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "champions.parquet"
    asked = ["dataset", "legacy-of-yu", "--champions", "--games", "2", "--processes", "1", "--out", str(file)]
    assert not app(asked, standalone_mode=False)
    games, champion = list(dataset.read(file)), level(GAMES["legacy-of-yu"], "general")
    assert champion is not None
    assert dataset.replay(file) == sum(map(len, games))
    assert json.loads(parquet.read_schema(file).metadata[b"bots"]) == [champion.bot]
    assert all(row["policy"] for rows in games for row in rows)
    card = (tmp_path / "champions.md").read_text(encoding="utf-8")
    assert hashlib.sha256(file.read_bytes()).hexdigest() in card
    assert "2000000001 to 2000000002" in card
    assert f"2 games, {sum(map(len, games)):,} decisions" in card.splitlines()[0]
    assert "its data card is" in capsys.readouterr().out


@pytest.mark.parametrize("other", [["--players", "4"], ["--bots", "random"], ["--seed", "2"], ["--records", "x"]])
def test_champions_are_always_the_same(tmp_path: Path, other: list[str]) -> None:
    with pytest.raises(Unreadable, match="this set has its own players, bots and seeds"):
        app(["dataset", "china", "--champions", *other, "--out", str(tmp_path / "x.parquet")], standalone_mode=False)


def test_several_processes_play_the_same_games() -> None:
    played = [
        list(dataset.self_play(GAMES["toy"], ["random", "greedy"], range(3, 9), processes=number)) for number in (1, 2)
    ]
    assert played[0] == played[1]
    assert [rows[0]["game_number"] for rows in played[1]] == list(range(6))


def test_an_interrupted_data_set_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(parts, "PART", 4)
    monkeypatch.setattr(datasets, "PART", 4)
    asked = ["dataset", "toy", "--bots", "random,greedy", "--games", "10", "--seed", "3", "--out"]
    assert not app([*asked, str(tmp_path / "whole.parquet")], standalone_mode=False)
    played: list[int] = []

    def interrupted(*given: Any) -> Any:
        played.append(given[-1])
        if len(played) == 7:
            raise KeyboardInterrupt
        return play(*given)

    play, file = dataset._play, tmp_path / "file.parquet"
    monkeypatch.setattr(dataset, "_play", interrupted)
    assert app([*asked, str(file)], standalone_mode=False) == 130
    assert "file.parquet.parts: 4 of 10" in capsys.readouterr().err
    assert not file.exists()
    with pytest.raises(Unreadable, match="there is no bot 'nobody'"):
        app(["dataset", "toy", "--bots", "nobody", "--out", str(tmp_path / "other.parquet")], standalone_mode=False)
    with pytest.raises(Unwritable, match="holds parts of another data set"):
        app([*asked, str(file), "--seed", "4"], standalone_mode=False)
    assert not app([*asked, str(file)], standalone_mode=False)
    assert played == [3, 4, 5, 6, 7, 8, 9, 7, 8, 9, 10, 11, 12], "seeds; the games 7 and 8 had not made a part"
    assert file.read_bytes() == (tmp_path / "whole.parquet").read_bytes()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["file.parquet", "whole.parquet"]
    assert [rows[0]["game_number"] for rows in dataset.read(file)] == list(range(10))


@pytest.mark.compiled
def test_a_changed_file_does_not_replay(tmp_path: Path) -> None:
    file = tmp_path / "china.parquet"
    (rows,) = dataset.self_play(GAMES["china"], ["random"] * 3, [1])
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
            write_dataset("china", players, 1, "random", 1, places, [], None, None, tmp_path / "file")
    with pytest.raises(Unreadable, match="a game of china"):
        write_dataset("zhanguo", None, 1, "random", 1, [RECORDS], [], None, None, tmp_path / "file")


def test_every_column_is_documented() -> None:
    text = (DOCS / "dataset.md").read_text()
    assert [line.split(" | ")[0].removeprefix("| ") for line in text.splitlines() if line.startswith("| ")][2:] == (
        dataset.SCHEMA.names
    )
    assert isinstance(dataset.SCHEMA, pyarrow.Schema)
