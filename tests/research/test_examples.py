"""The examples and docs/research.md run: short here, long where they are told."""

import re
from pathlib import Path

import pytest
import torch

import batched_search
import mcts
import openspiel_search
import plot_tournament
import ppo
import random_play

pytestmark = pytest.mark.compiled
PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=[re.sub(r"\W+", "-", block[-40:]) for block in BLOCKS])
def test_the_page_is_true(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(block.splitlines()) <= 10
    exec(compile(block.replace("1_000_000", "400").replace("10_000", "200"), "docs/research.md", "exec"), {})
    if "million" in block:
        assert re.match(r"\d{2},\d{3} decisions", capsys.readouterr().out)


def test_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    wins = random_play.main(["china", "--games", "100"])
    assert sum(wins.values()) >= 100
    assert "100 games, " in capsys.readouterr().out


def test_the_learner_learns_to_imitate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--size", "24", "--steps", "6", "--width", "32", "--tested", "3", "--final", "6", "--device", "cpu"]
    share = ppo.main(["--minutes", "0.02", *short, "--out", str(tmp_path)])
    assert 0.0 <= share.share <= 1.0
    assert "even is 33.3%" in capsys.readouterr().out
    assert (tmp_path / "ppo.csv").read_text().startswith("minutes,decisions,share,low,high\n0.0,")
    assert (tmp_path / "ppo.svg").read_text().startswith("<svg")


def test_advantages_by_hand() -> None:
    """Two games: one ends by another seat's action, one goes on and waits for somebody else."""

    def rows(*values: tuple[float, float]) -> torch.Tensor:
        return torch.tensor(values)

    rollout = ppo.Rollout(
        observations=torch.zeros(3, 2, 1), masks=torch.ones(3, 2, 1), actions=torch.zeros(3, 2),
        choices=torch.zeros(3, 2),
        values=rows((0.5, 0.2), (9.0, 0.4), (0.1, 9.0)), rewards=rows((0.0, 0.0), (1.0, 0.0), (0.0, 0.0)),
        dones=rows((0, 0), (1, 0), (0, 0)).bool(), ours=rows((1, 1), (0, 1), (1, 0)).bool(),
    )  # fmt: skip
    found, usable = ppo.advantages(rollout, torch.tensor([0.7, 0.0]), torch.tensor([True, False]))
    assert usable.tolist() == [[True, True], [False, False], [True, False]]
    assert found[:, 0].tolist() == pytest.approx([1.0 - 0.5, 0.0, 0.7 - 0.1])
    assert found[0, 1].item() == pytest.approx(0.4 - 0.2)


def test_a_tree_search_of_one_page_beats_chance(capsys: pytest.CaptureFixture[str]) -> None:
    assert sum(mcts.main(["china", "--iterations", "60", "--games", "3"])) > 1.0
    assert "the search got" in capsys.readouterr().out


def test_a_batched_search_beats_chance(capsys: pytest.CaptureFixture[str]) -> None:
    assert batched_search.main(["china", "--size", "24", "--rounds", "12"]) > 0.3
    assert "24 games" in capsys.readouterr().out


def test_openspiel_search(capsys: pytest.CaptureFixture[str]) -> None:
    utilities = openspiel_search.main(["--simulations", "2"])
    assert sum(utilities) == pytest.approx(0.0)
    assert "the search got" in capsys.readouterr().out


def test_a_tournament_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tournament.svg"
    plot_tournament.main(["--games", "3", "--bots", "greedy,random", "--processes", "1", "--out", str(file)])
    assert "greedy" in file.read_text()
    assert "random: " in capsys.readouterr().out
