"""Levels: what a game's `mind/levels.toml` says, and what holds without one."""

from dataclasses import replace
from pathlib import Path

import pytest

from tianxia import GAMES, Unreadable
from tianxia.bots.levels import LEVELS, USUAL, level, levels, mind_of
from tianxia.kernel.game import Game

TUNED = """
[levels]
apprentice = { bot = "random", seconds = 0.1 }
scholar = { bot = "greedy", seconds = 1 }
minister = { bot = "greedy:samples=8", seconds = 1 }
general = { bot = "search:iterations=9", seconds = 2 }
emperor = { bot = "search:iterations=99", seconds = 3.5 }

[search]
rollout = 5

[matches]
players = 4
options = [{ fortresses = "yes" }]
"""


def game_with(folder: Path, text: str | None) -> Game:
    (folder / "mind").mkdir()
    if text is not None:
        (folder / "mind" / "levels.toml").write_text(text)
    return replace(GAMES["china"], folder=folder)


def test_a_tuned_game_has_its_own_levels(tmp_path: Path) -> None:
    game = game_with(tmp_path, TUNED)
    mind = mind_of(game)
    assert [each.bot for each in levels(game)] == [
        "random", "greedy", "greedy:samples=8", "search:iterations=9", "search:iterations=99",
    ]  # fmt: skip
    assert (mind.search, mind.players, mind.options) == ({"rollout": 5}, 4, ({"fortresses": "yes"},))
    emperor = level(game, "emperor")
    assert emperor is not None
    assert emperor.seconds == 3.5
    assert level(game, "pope") is None


def test_a_game_nobody_has_tuned_has_the_usual_levels(tmp_path: Path) -> None:
    mind = mind_of(game_with(tmp_path, None))
    assert mind.levels == USUAL
    assert [each.name for each in USUAL] == list(LEVELS)
    assert (mind.search, mind.players, mind.options) == ({}, 3, ({},))


@pytest.mark.parametrize(
    ("wrong", "path", "problem"),
    [
        (TUNED.replace("scholar", "student"), "levels.student", "unknown-key"),
        (TUNED.replace(", seconds = 3.5", ""), "levels.emperor.seconds", "missing"),
        (TUNED.replace("3.5", '"long"'), "levels.emperor.seconds", "bot-number"),
        (TUNED.replace("rollout = 5", "rollout = -5"), "search.rollout", "bot-number"),
        (TUNED.replace("[matches]", "[games]"), "games", "unknown-key"),
    ],
)
def test_a_wrong_file_says_where(tmp_path: Path, wrong: str, path: str, problem: str) -> None:
    with pytest.raises(Unreadable) as caught:
        mind_of(game_with(tmp_path, wrong))
    assert (caught.value.problem, caught.value.path) == (problem, path)
