"""Tianxia-1: its tables stay what they are, and a report can be checked by somebody who does not trust it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tianxia import GAMES, Unreadable
from tianxia.arena import benchmark
from tianxia.arena.benchmark import Task, ahead, digest, opening_of, places, read_tasks, report, run, verify
from tianxia.cli.main import app

TASKS = read_tasks(name for name in GAMES if name != "toy")
DOCS = Path(__file__).parents[2] / "docs" / "benchmark.md"


def toy(players: int = 2, opponent: str = "greedy") -> Task:
    task = Task("toy", players, opponent, "")
    return task._replace(opening=opening_of(task))


@pytest.fixture(scope="module")
def sound() -> tuple[list[Task], dict[str, Any]]:
    tasks = [toy(), toy(3, "random")]
    return tasks, report("random", tasks, 3, list(run("random", tasks, 3, processes=1)))


def changed(document: dict[str, Any], change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """A report in which somebody has changed something, and then put the hash right."""
    copy: dict[str, Any] = json.loads(json.dumps(document))
    change(copy)
    copy["hash"] = digest(copy)
    return copy


def test_every_game_is_in_it_and_documented() -> None:
    assert {task.game for task in TASKS} == set(GAMES) - {"toy"}
    page = DOCS.read_text(encoding="utf-8")
    for task in TASKS:
        assert GAMES[task.game].words("en")("title") in page
        assert f"`{task.opponent}`" in page, task
        opponents = [each for each in task.opponent.split(",") if "time" in each or "threads" in each]
        assert opponents == [], "bounded by iterations, on one thread: the same on every machine"


@pytest.mark.compiled
@pytest.mark.parametrize("task", TASKS, ids=lambda task: f"{task.game}-{task.players}-{task.opponent[:20]}")
def test_opponents_play_as_they_always_did(task: Task) -> None:
    assert opening_of(task) == task.opening, "Tianxia-1 never changes: this needs another benchmark (docs/benchmark.md)"


def test_every_seed_is_played_in_every_seat() -> None:
    tasks = [Task("toy", 2, "greedy", ""), Task("toy", 1, "", "")]
    first = benchmark.FIRST_SEED
    assert places(tasks, 2) == [
        (0, first, 0), (0, first, 1), (0, first + 1, 0), (0, first + 1, 1), (1, first, 0), (1, first + 1, 0),
    ]  # fmt: skip


def test_what_a_game_is_worth() -> None:
    assert ahead({"seat": 0, "ranks": [1, 2, 3], "scores": [9, 8, 7]}) == 1.0
    assert ahead({"seat": 2, "ranks": [1, 2, 3], "scores": [9, 8, 7]}) == 0.0
    assert ahead({"seat": 1, "ranks": [1, 1, 3], "scores": [9, 9, 7]}) == 0.75
    assert ahead({"seat": 0, "ranks": [1], "scores": [0]}) == 0.0
    assert ahead({"seat": 0, "ranks": [1], "scores": [4]}) == 1.0
    assert ahead({"seat": 0, "lost": "it has ended"}) == 0.0


def test_a_report_is_sound(sound: tuple[list[Task], dict[str, Any]]) -> None:
    tasks, document = sound
    assert [line["games"] for line in document["tables"]] == [6, 9]
    assert 0 <= document["low"] <= document["score"] <= document["high"] <= 1
    again = list(verify(json.loads(json.dumps(document)), tasks, 100))
    assert len(again) == 15
    assert len(list(verify(document, tasks, 4))) == 4
    assert document == report("random", tasks, 3, document["games"]), "the same games give the same report"


def _better(document: dict[str, Any]) -> None:
    document["games"][0]["ranks"] = document["games"][0]["ranks"][::-1]


def _other_record(document: dict[str, Any]) -> None:
    document["games"][0]["record"] = document["games"][2]["record"]


def _flattered(document: dict[str, Any]) -> None:
    """All ranks turned round, and the figures made to fit."""
    for game in document["games"]:
        game["ranks"] = game["ranks"][::-1]
    tasks = [toy(), toy(3, "random")]
    document.update(report("random", tasks, 3, document["games"]))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda document: document.update(score=0.99), "score: this does not follow from the games"),
        (lambda document: document["games"].pop(), "games: the games are not those"),
        (lambda document: document.update(games=[{}]), "games: the games are not those"),
        (lambda document: document.update(seeds=2), "games: the games are not those"),
        (lambda document: document.update(benchmark="Tianxia-0"), "expected a report of Tianxia-1"),
        (lambda document: document.update(rules={"toy": 99}), "expected a report of Tianxia-1"),
        (lambda document: document.pop("tables"), "tables: is missing"),
        (_better, "does not follow from the games"),
        (_other_record, r"games\[0\]: the record is not that of this game"),
        (_flattered, r"games\[\d+\]: the outcome does not match the game"),
    ],
)
def test_a_forged_report_is_found_out(
    sound: tuple[list[Task], dict[str, Any]], change: Callable[[dict[str, Any]], object], message: str
) -> None:
    tasks, document = sound
    with pytest.raises(Unreadable, match=message):
        list(verify(changed(document, change), tasks, 100))


def test_an_opponent_that_was_replaced_is_found_out(sound: tuple[list[Task], dict[str, Any]]) -> None:
    """Somebody plays against random bots, and writes that they were greedy."""
    tasks, _ = sound
    weak = [toy(opponent="random"), tasks[1]]
    games = list(run("random", weak, 3, processes=1))
    forged = report("random", tasks, 3, games)
    with pytest.raises(Unreadable, match=r"games\[\d+\]: the opponent decides otherwise at ply \d+"):
        list(verify(forged, tasks, 100))


def test_a_changed_report_has_another_hash(sound: tuple[list[Task], dict[str, Any]]) -> None:
    tasks, document = sound
    with pytest.raises(Unreadable, match="hash: the hash is not that of the report"):
        list(verify({**document, "entrant": "ours"}, tasks, 0))


def test_another_opponent_is_refused() -> None:
    with pytest.raises(Unreadable, match="does not play as Tianxia-1 knows it"):
        list(run("random", [toy()._replace(opening="0123456789abcdef")], 1))


def test_a_bot_that_fails_loses_its_games() -> None:
    tasks = [toy()]
    document = report("exec:false", tasks, 1, list(run("exec:false", tasks, 1, processes=1)))
    assert (document["tables"][0]["lost"], document["score"]) == (2, 0.0)
    assert list(verify(document, tasks, 9)) == []


@pytest.mark.compiled
def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "reports" / "greedy.json"
    asked = ["benchmark", "run", "greedy", "--seeds", "1", "--game", "china", "--processes", "1", "--out", str(file)]
    assert not app(asked, standalone_mode=False)
    assert not app(["benchmark", "verify", str(file), "--sample", "1"], standalone_mode=False)
    out = capsys.readouterr().out
    assert "Tianxia-1 score of greedy" in out
    assert "a look at 1 of 100 seeds" in out
    assert "the report is sound; 1 games were played again" in out
    with pytest.raises(Unreadable, match="Tianxia-1 has no table for this game"):
        app(["benchmark", "run", "greedy", "--game", "toy"], standalone_mode=False)
