"""The benchmark measures what it says, in the shape docs/speed.md gives; no test asks for a certain speed."""

import json
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from rich.console import Console

import adapters
import batches
import environment
import ours
import run
from checks import check, check_research
from clock import Budget, call_cost, rates, step_cost
from figures import Figures, Missing, cheaper, faster, format_figures, parse_figures
from report import Report, times
from tianxia import GAMES

CATANATRON = Figures("Catanatron 3.2.1", "catan", 4, "Game.play", 25_000.0, 25.0, 30.0, 40.0)
MCTS = Figures("catanatron-mcts 3.3.0", "catan", 4, "MCTSPlayer", simulations_per_s=30.0)
COMPILED = Figures("Tianxia", "china", 4, ours.COMPILED, 1_000_000.0, 6_000.0)
TABLE = Figures("Tianxia", "china", 4, ours.TABLE, 100_000.0, 600.0, step_us=3.0, copy_us=0.5)


SEARCH = Figures("Tianxia", "china", 4, ours.SEARCH, simulations_per_s=300.0)
WAYS = [ours.COMPILED, ours.TABLE, ours.UNCHECKED, ours.SEARCH]


def test_our_part_of_a_run(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "pin", lambda: None)  # the other tests keep their cores
    file = tmp_path / "new" / "bench.json"
    code = run.main(["--games", "china", "--seconds", "0.02", "--repeats", "2", "--no-peers", "--json", str(file)])
    found = json.loads(file.read_text())
    ways = [each["way"] for each in found["figures"]]
    assert ways[: len(WAYS)] == WAYS
    assert ways[len(WAYS) :] == [*adapters.WAYS, batches.ONE_CORE, batches.ALL_CORES, batches.VECTOR]
    *playing, searching = found["figures"][: len(WAYS)]
    assert all(each["decisions_per_s"] > each["games_per_s"] > 0 for each in playing)
    assert all(each["step_us"] > each["copy_us"] > 0 for each in playing[1:])
    assert searching["simulations_per_s"] > 0
    assert found["state_bytes"] == {"china": GAMES["china"].state.layout.itemsize}
    assert [each["library"] for each in found["missing"]] == [peer.library for peer in environment.PEERS]
    assert [each["passed"] for each in found["checks"]].count(None) == 2  # nothing to compare with
    assert code == int(any(each["passed"] is False for each in found["checks"]))
    assert "china, 4" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--games", "go"], ["--seconds", "0"], ["--repeats", "0"]])
def test_arguments_that_make_no_sense(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        run.main(arguments)
    assert arguments[0] in capsys.readouterr().err


def test_ratios() -> None:
    assert faster(50.0, 25.0) == 2.0
    assert cheaper(10.0, 25.0) == 2.5
    assert faster(None, 25.0) is cheaper(10.0, None) is None
    assert times(COMPILED, [COMPILED, CATANATRON]) == {
        "decisions": 40.0,
        "step": None,
        "copy": None,
        "simulations": None,
    }
    assert times(TABLE, [CATANATRON]) == {"decisions": 4.0, "step": 10.0, "copy": 80.0, "simulations": None}
    assert times(CATANATRON, [CATANATRON]) == {"decisions": 1.0, "step": 1.0, "copy": 1.0, "simulations": None}
    assert times(SEARCH, [CATANATRON, MCTS])["simulations"] == 10.0
    assert times(TABLE, [TABLE]) == {"decisions": None, "step": None, "copy": None, "simulations": None}


def checked(ours_: list[Figures], peers: list[Figures], size: int) -> list[bool | None]:
    found = check(
        ours_, peers, {"china": size}, compiled=ours.COMPILED, table=ours.TABLE, search=ours.SEARCH
    )  # fmt: skip
    return [each.passed for each in found]


@pytest.mark.parametrize(
    ("figures", "size", "failed"),
    [
        ([COMPILED, TABLE, SEARCH], 2047, []),
        ([replace(COMPILED, decisions_per_s=499_999.0), TABLE, SEARCH], 700, [0]),
        ([replace(COMPILED, games_per_s=1_999.0), TABLE, SEARCH], 700, [1]),
        ([COMPILED, replace(TABLE, decisions_per_s=49_999.0), SEARCH], 700, [2]),
        ([COMPILED, replace(TABLE, copy_us=1.0), SEARCH], 700, [3]),
        ([COMPILED, TABLE, replace(SEARCH, simulations_per_s=299.0)], 700, [4]),
        ([COMPILED, TABLE, SEARCH], 2048, [5]),
    ],
)
def test_checks(figures: list[Figures], size: int, failed: list[int]) -> None:
    assert checked(figures, [CATANATRON, MCTS], size) == [number not in failed for number in range(6)]


def test_without_catanatron_its_checks_are_open() -> None:
    assert checked([COMPILED, TABLE, SEARCH], [], 700) == [None, True, True, True, None, True]


@pytest.mark.parametrize(
    ("several", "vector", "step", "expected"),
    [(1700.0, 300_000.0, 30.9, [True] * 3), (1690.0, 299_999.0, 31.1, [False] * 3)],
)
def test_checks_of_research(several: float, vector: float, step: float, expected: list[bool]) -> None:
    figures = [
        Figures("Tianxia", "china", 4, ours.UNCHECKED, 1e6, 1e3, step_us=1.0),
        Figures("Tianxia", "china", 4, batches.ONE_CORE, 1000.0),
        Figures("Tianxia", "china", 4, batches.ALL_CORES, several),
        Figures("Tianxia", "china", 4, batches.VECTOR, vector),
        Figures("Tianxia", "china", 4, adapters.PETTINGZOO, step_us=step),
    ]
    assert [each.passed for each in check_research(figures)] == expected


def test_a_missing_peer_is_in_the_table() -> None:
    missing = Missing("RLCard", "not installed", "no wheel [for] this machine")
    console = Console(width=120)
    with console.capture() as captured:
        Report(Budget(), None, {}, [CATANATRON], [missing], []).print(console)
    assert "RLCard not installed: no wheel [for] this machine" in captured.get()


def test_a_peer_that_cannot_be_installed_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(environment, "FOLDER", tmp_path)
    monkeypatch.setattr("sys.executable", str(tmp_path / "nowhere"))
    monkeypatch.setattr("shutil.which", lambda name: None)
    found = environment.measure(environment.PEERS[0], Budget())
    assert isinstance(found, Missing)
    assert (found.library, found.what) == ("catanatron-mcts", "not installed")
    assert "nowhere" in found.reason


def test_figures_round_trip() -> None:
    assert parse_figures(format_figures([CATANATRON, COMPILED])) == [CATANATRON, COMPILED]


def test_the_clock_counts_what_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr("clock.process_time", lambda: float(next(ticks)))  # every look at the clock is a second later
    assert rates(lambda: (6, 2), Budget(seconds=2.0, repeats=2)) == (6.0, 2.0)
    assert call_cost(lambda: None, Budget(seconds=2.0, repeats=2)) == 1e6
    assert step_cost([(list, ["a", "b", "c"]), (list, ["d"])], list.append, Budget(seconds=2.0, repeats=2)) == 5e5
