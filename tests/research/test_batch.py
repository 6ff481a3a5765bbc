"""Batches: the same games as one by one, on any number of cores; errors change nothing."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sharing
import tianxia
from tianxia import GAMES, Refused, Unavailable, Unreadable
from tianxia.bots import make_bot
from tianxia.kernel.playout import random_games
from tianxia.kernel.rule import INTERPRET
from tianxia.research.batch import Arrays, Batch

pytestmark = pytest.mark.compiled
EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))
FIELDS = ("deciders", "masks", "observations", "rewards", "dones")


@EVERY_GAME
def test_every_row_is_a_game_of_its_own(name: str) -> None:
    players = min(GAMES[name].players)
    batch, seeds = tianxia.batch(name, players, 3), [40, 41, 42]
    tables = [tianxia.new(name, players, seed=seed) for seed in seeds]
    arrays = batch.reset(40)
    ended = 0
    while ended < 2:
        for i, table in enumerate(tables):
            assert batch.ids[i, : batch.counts[i]].tolist() == table.legal_ids()
            assert np.flatnonzero(arrays.masks[i]).tolist() == table.legal_ids()
            assert arrays.deciders[i] == table.decider
        _check_observation(arrays.observations[0], tables[0])
        actions = [ids[(7 * table.ply) % len(ids)] for table in tables for ids in [table.legal_ids()]]
        batch.step(actions)
        for i, table in enumerate(tables):
            table.play(actions[i])
            assert arrays.dones[i] == table.is_over
            assert arrays.rewards[i].tolist() == (_utilities(table) if table.is_over else [0.0] * players)
            if table.is_over:
                ended, seeds[i] = ended + 1, seeds[i] + batch.size
                tables[i] = tianxia.new(name, players, seed=seeds[i])
            assert batch.states[i].tobytes() == tables[i].state.tobytes()


@EVERY_GAME
def test_random_play_is_the_same_on_any_number_of_cores(name: str) -> None:
    players = max(GAMES[name].players)
    states, decisions = random_games(GAMES[name], players, range(9, 9 + 130))
    for threads in (1, 3):
        batch = tianxia.batch(name, players, 130, threads=threads)
        assert batch.play_out(9) == decisions
        assert batch.states.tobytes() == states.tobytes()


def test_steps_are_the_same_on_any_number_of_cores() -> None:
    batches = [tianxia.batch("china", 5, 200, threads=threads) for threads in (1, 2)]
    for batch in batches:
        batch.reset(3)
    for _ in range(250):
        for batch in batches:
            batch.step(batch.random_actions())
        assert batches[0].states.tobytes() == batches[1].states.tobytes()
    for name in FIELDS:
        assert getattr(batches[0].arrays, name).tobytes() == getattr(batches[1].arrays, name).tobytes()


def test_a_step_without_actions_draws_the_random_ones() -> None:
    drawing, given = tianxia.batch("china", 3, 70), tianxia.batch("china", 3, 70)
    drawing.reset(3)
    given.reset(3)
    for _ in range(200):
        actions = given.random_actions()
        drawing.step()
        given.step(actions)
        assert (drawing.actions == actions).all()
    assert drawing.states.tobytes() == given.states.tobytes()


def test_greedy_actions_are_the_bots() -> None:
    batch = tianxia.batch("china", 3, 4)
    batch.reset(5)
    where, actions = np.array([True, True, False, True]), np.full(4, -9, np.int64)
    batch.greedy_actions(where, actions)
    assert actions[2] == -9
    for i in (0, 1, 3):
        seat, table = int(batch.arrays.deciders[i]), tianxia.new("china", 3, seed=5 + i)
        bot = make_bot("greedy", batch.game, batch.box, ~(5 + i))
        assert actions[i] == bot.choose(table.scrubbed(seat), seat)


def test_arrays_of_the_caller() -> None:
    batch = tianxia.batch("china", 3, 5)
    own = Arrays(masks=np.zeros((5, 778), bool), dones=np.ones(5, bool))
    assert batch.reset(1, own) is own
    assert not own.dones.any()
    assert (own.masks.sum(axis=1) == batch.counts).all()
    before = own.masks.copy()
    batch.step(batch.ids[:, 0], batch.new_arrays("rewards"))
    assert (own.masks == before).all()


@pytest.mark.parametrize(
    ("arrays", "message"),
    [
        (Arrays(masks=np.zeros((5, 778), np.int8)), "masks: expected bool, found int8"),
        (Arrays(observations=np.zeros((5, 10), np.float32)), r"observations: expected the shape \(5, 379\)"),
        (Arrays(deciders=np.zeros((5, 2), np.int32)[:, 0]), "deciders: must be contiguous"),
        (Arrays(dones=[False] * 5), "dones: expected an array of bool, found list"),
    ],
)
def test_arrays_that_do_not_fit(arrays: Arrays, message: str) -> None:
    batch = tianxia.batch("china", 3, 5)
    with pytest.raises(Unreadable, match=message):
        batch.reset(1, arrays)


def test_an_illegal_action_is_named_and_nothing_changes() -> None:
    batch = tianxia.batch("china", 3, 5)
    with pytest.raises(Refused, match="call reset first"):
        batch.step(np.zeros(5, int))
    batch.reset(1)
    before, actions = batch.states.tobytes(), batch.ids[:, 0].astype(np.int64)
    actions[3] = 777
    with pytest.raises(Refused, match=r"actions\[3\]: 777 \(.+\) is not legal in game 3") as caught:
        batch.step(actions)
    assert caught.value.code == "illegal-action"
    actions[3] = 2**33
    with pytest.raises(Refused, match=r"actions\[3\]: 8589934592 is not legal"):
        batch.step(actions)
    with pytest.raises(Unreadable, match="actions: expected whole numbers"):
        batch.step(actions / 2)
    with pytest.raises(Unreadable, match=r"actions: expected the shape \(5,\)"):
        batch.step(actions[:4])
    assert batch.states.tobytes() == before


def test_what_cannot_be_a_batch() -> None:
    with pytest.raises(Unreadable, match="at least one game"):
        tianxia.batch("china", 3, 0)
    with pytest.raises(Unreadable, match="3, 4, 5 players, not 2"):
        tianxia.batch("china", 2, 1)
    with pytest.raises(Unreadable, match="expected one of cpu, cuda, found 'tpu'"):
        tianxia.batch("china", 3, 1, device="tpu")


def test_without_a_gpu_the_error_says_so() -> None:
    with pytest.raises(Unavailable, match=r"GPU"):
        tianxia.batch("china", 3, 1, device="cuda")


SIMULATED = """
import numpy as np, tianxia
from tianxia.research.cuda import CudaBatch, Shape
game = tianxia.GAMES["china"]
on_gpu, on_cpu = CudaBatch(game, 3, 3, shape=Shape(threads=2)), tianxia.batch("china", 3, 3)
on_gpu.reset(4), on_cpu.reset(4)
for _ in range(6):
    actions = on_cpu.random_actions()
    given = on_gpu.random_actions()
    assert (given.copy_to_host() == actions).all()
    on_gpu.step(given), on_cpu.step(actions)
    on_gpu.step(), on_cpu.step()
    for name in ("deciders", "masks", "observations", "rewards", "dones"):
        assert (getattr(on_gpu.arrays, name).copy_to_host() == getattr(on_cpu.arrays, name)).all(), name
assert (on_gpu.host_states() == on_cpu.states).all()
where, greedy, chosen = on_gpu._place(np.ones(3, bool)), on_gpu._place(np.zeros(3, np.int64)), np.zeros(3, np.int64)
on_gpu.greedy_actions(where, greedy, samples=1), on_cpu.greedy_actions(np.ones(3, bool), chosen, samples=1)
assert (greedy.copy_to_host() == chosen).all()
for wrong, message in ((chosen, "not in the memory of the GPU"), (on_gpu._place(np.zeros(2, np.int64)), "shape")):
    try:
        on_gpu.step(wrong)
    except tianxia.Unreadable as error:
        assert message in str(error)
try:
    on_gpu.step(on_gpu._place(np.array([on_gpu.ids.copy_to_host()[0, 0], 777, 777])))
except tianxia.Refused as error:
    assert "actions[1]: 777" in str(error)
saved = on_gpu.save()
assert (saved.states == on_cpu.save().states).all()
on_gpu.step(), on_cpu.step()
mark = np.array([True, False, True])
on_gpu.load(saved, mark), on_cpu.load(saved, mark)
assert (on_gpu.host_states() == on_cpu.states).all()
on_gpu.redeal(1, 5), on_cpu.redeal(1, 5)
assert (on_gpu.host_states() == on_cpu.states).all()
assert (on_gpu.observe(2).copy_to_host() == on_cpu.observe(2)).all()
assert (on_gpu.arrays.masks.copy_to_host() == on_cpu.arrays.masks).all()
on_gpu.step(), on_cpu.step()
assert (on_gpu.host_states() == on_cpu.states).all()
assert on_gpu.play_out(4, limit=20) == on_cpu.play_out(4, limit=20) == 60
assert (on_gpu.host_states() == on_cpu.states).all()
print("the same")
"""


def test_kernels_of_the_gpu_in_the_simulator() -> None:
    """The GPU's kernels as plain Python, which needs no GPU; the real ones are compared by bench/gpu.py."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "TIANXIA_INTERPRET": "1"}
    done = subprocess.run([sys.executable, "-c", SIMULATED], env=environment, capture_output=True, text=True)
    assert done.stdout == "the same\n", done.stderr[-2000:]


SHARED = """
import sys
sys.path.insert(0, sys.argv[1])
import sharing
sharing.SIZE = 4
print(sharing.findings("china", 3)["errors that change nothing"])
"""


def test_errors_on_the_gpu_in_the_simulator() -> None:
    """What bench/gpu.py looks at on a real GPU, as far as it needs none."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "TIANXIA_INTERPRET": "1"}
    command = [sys.executable, "-c", SHARED, str(Path(__file__).parents[2] / "bench")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.stdout == "as it should be\n", done.stdout + done.stderr[-2000:]


def test_arrays_are_shared_with_other_libraries_on_a_gpu() -> None:
    try:
        found = sharing.findings("china", 3)
    except Unavailable as error:
        pytest.skip(str(error))
    assert all(how == sharing.FITS or how.startswith("not looked at") for how in found.values()), found


def _utilities(table: tianxia.Table) -> list[float]:
    out = np.zeros(table.players)
    table.game.rules.utility(table.box.record, table.state, out)
    return list(out.astype(np.float32).tolist())


def _check_observation(found: Any, table: tianxia.Table) -> None:
    out = np.zeros(len(table.game.feature_names(table.players)), np.float32)
    table.game.rules.features(table.box.record, table.scrubbed(table.decider), table.decider, out)
    assert found.tobytes() == out.tobytes()


def test_a_batch_is_of_this_class() -> None:
    assert isinstance(tianxia.batch("china", 3, 1), Batch)
    assert not INTERPRET
