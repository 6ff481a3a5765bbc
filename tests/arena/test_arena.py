"""Tournaments: balanced, repeatable, and sure only of what they may be sure of."""

import json
import multiprocessing
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tianxia import Unavailable
from tianxia.arena.cluster import play_on_cluster
from tianxia.arena.match import Lost, Outcome, Pairing, play, play_all, schedule
from tianxia.arena.plot import plot
from tianxia.arena.statistics import interval, is_decided, lines, seat_share, shares_by_seed
from tianxia.kernel.errors import OutOfMemory


def outcome(seed: int, seats: tuple[str, ...], winner: int) -> Outcome:
    shares = tuple(float(seat == winner) for seat in range(len(seats)))
    ranks = tuple(1 if seat == winner else 2 for seat in range(len(seats)))
    pairing = Pairing("china", {}, "", seed, seats)
    scores = tuple(30 + 10 * (seat == winner) for seat in range(len(seats)))
    return Outcome(pairing, scores, shares, ranks, "deck-exhausted", (10,) * len(seats), (1.0,) * len(seats), "")


def all_played(coming: Iterable[Outcome | Lost]) -> list[Outcome]:
    found = []
    for each in coming:
        assert isinstance(each, Outcome), each
        found.append(each)
    return found


def test_every_bot_sits_everywhere_with_every_deck() -> None:
    pairings = schedule("china", ["a", "b", "c"], 3, 10, 100, {}, None)
    assert len(pairings) == 12
    for seed in range(100, 104):
        rows = [pairing.seats for pairing in pairings if pairing.seed == seed]
        assert all(sorted(column) == ["a", "b", "c"] for column in zip(*rows, strict=True))
    assert len(schedule("china", ["a"], 3, 5, 1, {}, None)) == 5
    assert {pairing.seats.count("a") for pairing in schedule("china", ["a", "b"], 3, 9, 1, {}, None)} == {2}


def test_more_bots_than_seats_take_turns() -> None:
    tables = [pairing.seats for pairing in schedule("zhanguo", ["a", "b", "c"], 2, 3, 1, {}, None)]
    assert tables == [("a", "b"), ("b", "c"), ("c", "a")]
    alone = schedule("legacy-of-yu", ["a", "b"], 1, 4, 1, {}, None)
    assert [(pairing.seed, *pairing.seats) for pairing in alone] == [(1, "a"), (1, "b"), (2, "a"), (2, "b")]


def test_games_repeat_to_the_digit_in_any_number_of_processes() -> None:
    pairings = schedule("china", ["greedy", "random", "search:iterations=5"], 3, 3, 7, {}, None)
    one, two = all_played(play_all(pairings, 1)), all_played(play_all(pairings, 2))
    assert [o.record for o in one] == [o.record for o in two]
    for a, b in zip(lines(one), lines(two), strict=True):
        assert (a.bot, a.share, a.low, a.high, a.score, a.rating) == (b.bot, b.share, b.low, b.high, b.score, b.rating)


def test_a_killed_process_loses_no_game() -> None:
    pairings = schedule("china", ["search:iterations=40", "greedy", "random"], 3, 6, 7, {}, None)
    coming = play_all(pairings, 2)
    outcomes = all_played([next(coming)])
    multiprocessing.active_children()[0].kill()
    outcomes += all_played(coming)
    assert [outcome.pairing for outcome in outcomes] == pairings
    assert [outcome.record for outcome in outcomes] == [outcome.record for outcome in all_played(map(play, pairings))]


def test_a_game_that_cannot_be_played_is_lost_and_no_other() -> None:
    pairings = schedule("china", ["search:iterations=1,nodes=1000000000000000", "random", "random"], 3, 3, 1, {}, None)
    pairings.insert(1, Pairing("china", {"side": "four", "fortresses": "no"}, "", 1, ("random",) * 3))
    first, second, *others = play_all(pairings, 2)
    assert isinstance(second, Outcome)
    assert all(isinstance(lost, Lost) and isinstance(lost.reason, OutOfMemory) for lost in (first, *others))


def test_a_cluster_gives_the_same_table(tmp_path: Path) -> None:
    """Through the command line, in a process of its own: Ray leaves threads and warnings behind."""
    start = [sys.executable, "-c", "from tianxia.cli.main import main; main()"]
    call = ["arena", "china", "--players=3", "--games=3", "--processes=2", "--bots=search:iterations=5,greedy,random"]
    for name, more in (("here", []), ("there", ["--ray", "local"])):
        subprocess.run([*start, *call, *more, "--out", str(tmp_path / name)], check=True, timeout=300)
    here, there = (without_time(json.loads((tmp_path / name / "arena.json").read_text())) for name in ("here", "there"))
    assert here == there


def without_time(document: dict[str, Any]) -> dict[str, Any]:
    for bot in document["bots"]:
        del bot["seconds"]
    return document


def test_a_cluster_that_is_not_there_is_an_error() -> None:
    with pytest.raises(Unavailable, match="--ray"):
        next(play_on_cluster(schedule("china", ["random"], 3, 1, 1, {}, None), "127.0.0.1:1", None))


def test_the_only_player_does_not_always_win() -> None:
    [played] = all_played([play(Pairing("legacy-of-yu", {"story": "no"}, "", 1, ("random",)))])
    assert played.shares == (0.0,)


def test_an_outcome_tells_the_game() -> None:
    pairing = Pairing("china", {"side": "four", "fortresses": "yes"}, "", 3, ("greedy", "random", "random"))
    [played] = all_played([play(pairing)])
    assert sum(played.shares) == pytest.approx(1)
    assert f"result: {' '.join(map(str, played.scores))}" in played.record
    assert sum(played.decisions) == len(played.record.split("\n\n")[1].splitlines())


def test_the_table() -> None:
    games = [outcome(90 + seed, ("a", "b"), 1) for seed in range(10)]
    games += [outcome(seed, ("a", "b"), 0) for seed in range(30)] + [outcome(seed, ("b", "a"), 1) for seed in range(30)]
    first, second = lines(games)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.share == pytest.approx(60 / 70)
    assert first.low < first.share < first.high < 1
    assert first.fair == 0.5
    assert first.rating > 25 > second.rating
    assert first.seconds == pytest.approx(0.1)
    assert shares_by_seed(games, "a") == [0.0] * 10 + [1.0] * 30
    assert "<svg" in plot([first, second], "a & b")


def test_intervals_cover_the_truth() -> None:
    """Of 400 tournaments between equals about 95 % of the intervals hold a half; the seed is fixed."""
    luck, held = Random(1), 0
    for _ in range(400):
        low, high = interval([float(luck.random() < 0.5) for _ in range(100)])
        held += low <= 0.5 <= high
    assert 365 <= held <= 395


def test_an_interval_without_spread_is_not_a_point() -> None:
    low, high = interval([1.0] * 20)
    assert low < 0.9
    assert high == pytest.approx(1.0)


def test_looking_often_does_not_make_equals_unequal() -> None:
    luck, wrong = Random(2), 0
    for _ in range(200):
        games: list[float] = []
        for _ in range(200):
            games.append(float(luck.random() < 0.5))
            if is_decided(games, 0.5):
                wrong += 1
                break
    assert wrong <= 10
    assert is_decided([1.0] * 30, 0.5)


def test_the_seat_explains_what_it_explains() -> None:
    assert seat_share([outcome(i, ("a", "b"), 0) for i in range(10)]) == pytest.approx(1)
    assert seat_share([outcome(i, ("a", "b"), i % 2) for i in range(10)]) == pytest.approx(0)


def test_what_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from tianxia.cli.main import main

    call = (
        f"tianxia arena china --players 3 --bots greedy,random --games 3 --processes 1 --out {tmp_path} --until-clear"
    )
    monkeypatch.setattr("sys.argv", call.split())
    with pytest.raises(SystemExit) as caught:
        main()
    assert caught.value.code == 0
    assert "the seat explains" in capsys.readouterr().out
    document = json.loads((tmp_path / "arena.json").read_text(encoding="utf-8"))
    assert {bot["bot"] for bot in document["bots"]} == {"greedy", "random"}
    assert len(list((tmp_path / "records").iterdir())) == len(document["games"]) == 3
    assert (tmp_path / "arena.svg").read_text(encoding="utf-8").startswith("<svg")


def test_alone_nothing_can_become_clear(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from tianxia.cli.main import main

    monkeypatch.setattr("sys.argv", ["tianxia", "arena", "legacy-of-yu", "--bots=greedy", "--until-clear"])
    with pytest.raises(SystemExit) as caught:
        main()
    assert caught.value.code != 0
    assert "--until-clear: in a game for one" in " ".join(capsys.readouterr().err.split())
