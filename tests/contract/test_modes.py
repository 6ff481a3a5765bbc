"""Interpreted, compiled and batch play give identical bytes; so do Table and the unchecked loop."""

import hashlib
import os
import subprocess
import sys

import numpy as np

from tests.contract.cases import Case, every_default, every_game, finished, raw
from tianxia.kernel.game import Game
from tianxia.kernel.playout import random_games
from tianxia.kernel.rule import INTERPRET

SEEDS = range(3)

PRINT_DIGESTS = """
import sys
from tianxia import GAMES
from tests.contract.test_modes import digests
print("\\n".join(digests(GAMES[sys.argv[1]])))
"""


def digests(game: Game) -> list[str]:
    """One line a game: options of every kind, whole random games."""
    lines = []
    for players in game.players:
        choices = [{}, *({option.name: option.allowed(players)[-1]} for option in game.options)]
        for options in choices:
            states, played = random_games(game, players, SEEDS, options=options)
            lines.append(f"{players} {options} {played} {hashlib.sha256(states.tobytes()).hexdigest()}")
    return lines


@every_game
def test_interpreted_and_compiled_play_are_the_same_to_the_byte(game: Game) -> None:
    environment = os.environ | {"TIANXIA_INTERPRET": "0" if INTERPRET else "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-W", "error", "-c", PRINT_DIGESTS, game.name]
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert other.returncode == 0, other.stderr
    assert other.stdout.splitlines() == digests(game)


@every_default
def test_a_batch_plays_the_same_games_as_single_tables(case: Case) -> None:
    states, played = random_games(case.game, case.players, SEEDS, options=dict(case.options))
    plies = 0
    for seed, state in zip(SEEDS, states, strict=True):
        table = finished(case, seed)
        plies += table.ply
        assert raw(table.state) == raw(state)
    assert plies == played


@every_default
def test_features_are_as_many_as_their_names(case: Case) -> None:
    names = case.game.feature_names(case.players)
    assert len(set(names)) == len(names)
    table = case.new(1)
    out = np.full(len(names) + 1, np.nan, np.float32)
    case.game.rules.features(table.box.record, table.state, 0, out)
    assert np.isfinite(out[:-1]).all()
    assert np.isnan(out[-1])


@every_game
def test_the_state_is_small(game: Game) -> None:
    assert game.state.layout.itemsize < 2048
