"""Gymnasium: the checks it ships, ids, opponents, rewards, and what is told at the end."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
import torch
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import RecordEpisodeStatistics

from tianxia import GAMES, Refused, Table, Unavailable, Unreadable, new
from tianxia.kernel.errors import Crashed
from tianxia.research.gymnasium import Environment, KeepsMasks, VectorEnvironment
from tianxia.research.opponents import drawn_seats

pytestmark = pytest.mark.compiled
EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))


def id_of(name: str) -> str:
    return f"Tianxia/{name.title().replace('-', '')}-v0"


def first_legal(observations: Any, masks: Any) -> Any:
    """A policy: the first legal action."""
    assert observations.dtype == np.float32
    assert masks.dtype == bool
    assert len(observations) == len(masks) > 0
    return masks.argmax(axis=1)


def play(env: Environment, seed: int) -> tuple[float, dict[str, Any]]:
    """A game in which the agent always takes its first legal action."""
    _, info = env.reset(seed=seed)
    is_over = False
    while not is_over:
        _, reward, is_over, _, info = env.step(int(info["action_mask"].argmax()))
    return reward, info


@EVERY_GAME
def test_an_environment_passes_as_it_comes(name: str) -> None:
    env = gymnasium.make(id_of(name), bots="random")
    assert type(env) is Environment  # no wrapper that hides action_masks()
    check_env(env)


def test_many_of_them_are_made_by_the_same_id() -> None:
    envs = gymnasium.make_vec("Tianxia/China-v0", num_envs=3, bots="random", players=4)
    assert isinstance(envs, VectorEnvironment)
    _, info = envs.reset(seed=1)
    assert (info["decider"] == 0).all()
    assert envs.batch.players == 4


def test_an_illegal_action_loses() -> None:
    env = Environment("china", bots="random")
    _, info = env.reset(seed=1)
    illegal = int((info["action_mask"] == 0).argmax())
    _, reward, is_over, is_cut, info = env.step(illegal)
    assert (reward, is_over, is_cut) == (-1.0, True, False)
    assert "card" in info["illegal"]
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(Refused, match="call reset first"):
        env.step(illegal)
    env.reset(seed=1)
    assert env.action_masks().any()


def test_an_illegal_action_can_be_refused_or_replaced() -> None:
    env = Environment("china", bots="random", illegal="refuse")
    _, info = env.reset(seed=1)
    illegal = int((info["action_mask"] == 0).argmax())
    with pytest.raises(Refused, match=r"\S"):
        env.step(illegal)
    env = Environment("china", bots="random", illegal="first")
    env.reset(seed=1)
    _, _, is_over, _, info = env.step(illegal)
    assert not is_over
    assert info["action_mask"].any()


def test_wrappers_keep_masks() -> None:
    env = KeepsMasks(RecordEpisodeStatistics(Environment("china", bots="random")))
    _, info = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))


@EVERY_GAME
def test_the_end_is_told_as_a_table_tells_it(name: str) -> None:
    env = Environment(name, bots=first_legal)
    reward, info = play(env, 5)
    table = new(name, env._play.players, seed=5)
    while not table.is_over:
        table.play(table.legal_ids()[0])
    standing = table.standing
    assert standing is not None
    assert tuple(info["scores"]) == standing.scores
    assert tuple(info["ranks"]) == standing.ranks
    assert info["reason"] == standing.reason
    assert reward == info["utilities"][env.seat]
    if table.players > 1:
        assert tuple(np.flatnonzero(info["winners"])) == standing.winners
    else:
        assert info["winners"].tolist() == [info["utilities"][0] > 0]


def test_rewards_are_what_was_asked_for() -> None:
    reward, info = play(Environment("china", 4, seat=1, bots=first_legal, reward="score"), 5)
    scores = info["scores"]
    assert reward == scores[1]
    reward, _ = play(Environment("china", 4, seat=1, bots=first_legal, reward="margin"), 5)
    assert reward == scores[1] - max(scores[0], scores[2], scores[3])
    with pytest.raises(Unreadable, match="outcome, margin, score, found 'money'"):
        Environment("china", reward="money")
    alone, info = play(Environment("legacy-of-yu", reward="margin"), 5)
    assert alone == info["scores"][0]


def test_a_seat_is_drawn_for_each_game() -> None:
    env = Environment("china", 3, seat="random", bots="random")
    seats = []
    for seed in range(12):
        _, info = env.reset(seed=seed)
        assert info["seat"] == env.seat == env._play.decider
        seats.append(env.seat)
    assert set(seats) == {0, 1, 2}
    assert seats == drawn_seats(np.arange(12, dtype=np.uint64), 3).tolist()
    with pytest.raises(Unreadable, match="seats are 0 to 2, not 3"):
        Environment("china", 3, seat=3)


def test_opponents_sit_seat_by_seat() -> None:
    asked: list[int] = []

    def counting(observations: Any, masks: Any) -> Any:
        asked.append(len(masks))
        return first_legal(observations, masks)

    play(Environment("china", 3, bots=["greedy", counting, "random"]), 1)
    assert len(asked) > 5
    for make in (Environment, VectorEnvironment):
        with pytest.raises(Unreadable, match="there is no bot 'nobody'"):
            make("china", bots=["random", "nobody"])


def test_a_network_of_pytorch_sits_in(tmp_path: Path) -> None:
    class Last(torch.nn.Module):
        """Likes an action the more, the larger its id is."""

        def forward(self, observations: torch.Tensor) -> torch.Tensor:
            return torch.arange(778.0) + 0 * observations.sum(dim=1, keepdim=True)

    file, batch = tmp_path / "last.pt2", torch.export.Dim("batch")
    exported = torch.export.export(Last(), (torch.zeros(2, 379),), dynamic_shapes=({0: batch},))
    torch.export.save(exported, file)
    env = Environment("china", 3, bots=file)
    play(env, 5)
    for decider, action in [(moment.decider, moment.action) for moment in env._play.history]:
        assert decider == 0 or action == _legal_before(env, decider, action)
    with pytest.raises(Unreadable, match="there is no such file"):
        Environment("china", bots=str(tmp_path / "missing.pt2"))


def _legal_before(env: Environment, seat: int, action: int) -> int:
    """The largest legal action of the moment in which the seat played this one."""
    ply = next(i for i, each in enumerate(env._play.history) if (each.decider, each.action) == (seat, action))
    table = Table.from_position(env._play.game.dump(env._play.box, _state(env, ply)))
    return table.legal_ids()[-1]


def _state(env: Environment, ply: int) -> Any:
    return np.frombuffer(bytearray(env._play.at(ply)), env._play.game.state.layout)[0]


def test_a_checkpoint_of_stable_baselines_names_what_it_needs(tmp_path: Path) -> None:
    file = tmp_path / "model.zip"
    file.touch()
    with pytest.raises(Unavailable, match="pip install sb3-contrib"):
        Environment("china", bots=str(file), seat=2).reset(seed=1)


@pytest.mark.parametrize(
    "bots", ["random", "greedy", "greedy:samples=1", first_legal], ids=["random", "greedy", "thinking", "policy"]
)
def test_the_learners_seat_gets_its_reward(bots: Any) -> None:
    envs = VectorEnvironment("china", 3, 8, seat="random", bots=bots)
    _, info = envs.reset(seed=3)
    ended, paid = 0, set()
    while ended < 10:
        seats = info["decider"].copy()
        assert (seats == envs._seats).all()
        observations, rewards, dones, _, info = envs.step(info["action_mask"].argmax(axis=1))
        assert (rewards == info["rewards"][range(8), seats]).all()
        assert not rewards[~dones].any()
        ended += int(dones.sum())
        for i in np.flatnonzero(dones):
            ends = info["final_info"]
            assert rewards[i] == np.float32(ends["utilities"][i, seats[i]])
            assert ends["winners"][i].tolist() == (ends["ranks"][i] == 1).tolist()
            assert ends["seat"][i] == seats[i]
            assert info["final_obs"][i].shape == observations[i].shape
            assert info["final_obs"][i].tobytes() != observations[i].tobytes()
            paid.add(round(float(rewards[i]), 3))
        assert ("final_obs" in info) == dones.any()
        if dones.any():
            assert (info["_final_obs"] == dones).all()
            assert (info["_final_info"] == dones).all()
            assert all(each is None for each in info["final_obs"][~dones])
    assert paid - {0.0}


def test_a_seat_of_the_vector_meets_what_a_seat_of_one_game_meets() -> None:
    envs, env = VectorEnvironment("china", 4, 3, seat=2, bots=first_legal, reward="margin"), Environment(
        "china", 4, seat=2, bots=first_legal, reward="margin"
    )  # fmt: skip
    observations, info = envs.reset(seed=[8, 5, 6])
    expected, told = env.reset(seed=5)
    is_over = False
    while not is_over:
        assert observations[1].tobytes() == expected.tobytes()
        actions = info["action_mask"].argmax(axis=1)
        assert actions[1] == told["action_mask"].argmax()
        observations, rewards, dones, _, info = envs.step(actions)
        expected, reward, is_over, _, told = env.step(actions[1])
        assert dones[1] == is_over
    assert rewards[1] == reward
    assert info["final_obs"][1].tobytes() == expected.tobytes()
    assert info["final_info"]["scores"][1].tolist() == told["scores"].tolist()


def test_lists_of_seeds_begin_the_games_of_these_seeds() -> None:
    envs = VectorEnvironment("china", 3, 3)
    envs.reset(seed=[5, None, 9])
    for i, seed in ((0, 5), (2, 9)):
        assert envs.batch.states[i].tobytes() == new("china", 3, seed=seed).state.tobytes()
    with pytest.raises(Unreadable, match=r"seed: expected the shape \(3,\)"):
        envs.reset(seed=[1, 2])


def test_a_policy_that_breaks_the_rules_is_named() -> None:
    envs = VectorEnvironment("china", 3, 3, seat=0, bots=lambda observations, masks: np.full(len(masks), 777))
    assert new("china", 3, seed=1).decider == 1
    with pytest.raises(Refused, match=r"actions\[0\]: 777 .* is not legal"):
        envs.reset(seed=[1, 1, 1])
    with pytest.raises(Crashed, match="chose 777, which is not the id of a legal action"):
        Environment("china", 3, bots=lambda observations, masks: [777]).reset(seed=1)


def test_a_policy_answers_for_every_game() -> None:
    envs = VectorEnvironment("china", 3, 3, seat=0, bots=lambda observations, masks: masks.argmax(axis=1)[:1])
    with pytest.raises(Unreadable, match=r"policy: expected the shape \(3,\), found \(1,\)"):
        envs.reset(seed=[1, 1, 1])
