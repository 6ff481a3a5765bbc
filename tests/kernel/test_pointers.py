"""Typed function pointers: callable, passed one by one or as a pack, and cached on the disk."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from tianxia.games import GAMES
from tianxia.kernel.pointers import EntryPoint, packed
from tianxia.kernel.rule import INTERPRET, rule
from tianxia.kernel.types import Decider, Legal, Records


@packed
class Asking(NamedTuple):
    decider: Decider
    legal: Legal


@rule
def ask_one(decider: Decider, states: Records) -> int:
    return decider(states[0])


@rule
def ask_pack(rules: Asking, states: Records) -> int:
    return rules.decider(states[0])


def test_a_pointer_can_be_called_and_passed() -> None:
    game = GAMES["china"]
    pointer, states = game.pointer("decider"), np.zeros(1, game.state.layout)
    states["turn"] = 2
    assert game.pointer("decider") is pointer
    assert isinstance(pointer, EntryPoint)
    assert pointer(states[0]) == ask_one(pointer, states) == 2


def test_pointers_are_passed_as_one_pack_by_several_games() -> None:
    for name in ("china", "zhanguo"):
        game = GAMES[name]
        states = np.zeros(1, game.state.layout)
        states["turn"] = 1
        assert ask_pack(Asking(*map(game.pointer, Asking._fields)), states) == game.rules.decider(states[0])


@pytest.mark.skipif(INTERPRET, reason="nothing is compiled")
def test_a_second_process_loads_what_the_first_compiled_for_a_pack(tmp_path: Path) -> None:
    script = (
        "from tianxia.games import GAMES; from tianxia.kernel import playout\n"
        "playout.random_games(GAMES['china'], 3, [1], limit=1)\n"
        "stats = playout.play_range.stats\n"
        "print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))"
    )
    environment = os.environ | {"TIANXIA_CACHE": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    runs = [
        subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert [run.stdout.strip() for run in runs] == ["0 1", "1 0"]
