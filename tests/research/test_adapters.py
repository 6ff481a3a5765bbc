"""The adapters pass the tests that PettingZoo, Gymnasium and OpenSpiel ship for any environment."""

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough, replay
from pettingzoo.test import api_test, performance_benchmark, seed_test

from tianxia import GAMES, Refused, Unreadable, new
from tianxia.research import openspiel
from tianxia.research.gymnasium import Environment, VectorEnvironment
from tianxia.research.pettingzoo import Environment as AECEnvironment
from tianxia.research.playing import Play

pytestmark = pytest.mark.compiled
EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))


@EVERY_GAME
@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")  # it names its own games that may have masks
def test_pettingzoo_api(name: str) -> None:
    api_test(AECEnvironment(name), num_cycles=100)


@EVERY_GAME
def test_pettingzoo_api_without_dictionaries(name: str) -> None:
    """Flat, it passes without a warning."""
    api_test(AECEnvironment(name, flat=True), num_cycles=100)


def test_pettingzoo_tells_critics_and_ends() -> None:
    env: Any = AECEnvironment("china", 3, flat=True)
    env.reset(seed=7)
    while not any(env.terminations.values()):
        observation, _, _, _, info = env.last()
        assert env.observation_space(env.agent_selection).contains(observation)
        seen = [env.observe(agent) for agent in env.possible_agents]
        assert env.state().tobytes() == np.concatenate(seen).tobytes()
        assert env.state_space.contains(env.state())
        env.step(int(info["action_mask"].argmax()))
    for seat, agent in enumerate(env.possible_agents):
        info = env.infos[agent]
        assert env.rewards[agent] == info["utilities"][seat]
        assert info["winners"].tolist() == (info["ranks"] == 1).tolist()
        assert not info["action_mask"].any()


@EVERY_GAME
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(lambda: AECEnvironment(name), num_cycles=30)


@EVERY_GAME
def test_pettingzoo_performance(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(AECEnvironment(name))
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_a_seat_among_bots_is_paid_at_the_end() -> None:
    env = Environment("china", 4, seat=2, bots="greedy+random", render_mode="ansi")
    _, info = env.reset(seed=3)
    is_over, total, steps = False, 0.0, 0
    while not is_over:
        assert np.array_equal(info["action_mask"], env.action_masks())
        assert "wei" in str(env.render()).lower()
        _, reward, is_over, _, info = env.step(env.action_space.sample())
        total, steps = total + reward, steps + 1
    assert steps > 10
    assert total == reward
    assert not info["action_mask"].any()


@EVERY_GAME
def test_an_adapter_plays_the_games_of_a_table(name: str) -> None:
    play, table = Play(name), new(name, min(GAMES[name].players), seed=5)
    play.deal(5)
    while not table.is_over:
        assert play.decider == table.decider
        assert play.legal.tolist() == table.legal_ids() == np.flatnonzero(play.mask()).tolist()
        action = table.legal_ids()[table.ply % len(table.legal_ids())]
        table.play(action)
        play.play(action)
    assert play.state.tobytes() == table.state.tobytes()
    out = np.zeros(table.players)
    table.game.rules.utility(table.box.record, table.state, out)
    assert play.utilities().tolist() == out.tolist()


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    play = Play("china")
    play.deal(1)
    before = play.state.tobytes()
    illegal = int(np.flatnonzero(play.mask() == 0)[0])
    with pytest.raises(Refused, match=r"\S"):
        play.play(illegal)
    with pytest.raises(Unreadable, match="0 to 777"):
        play.play(778)
    assert play.state.tobytes() == before
    assert play.copy().observation(0).tolist() == play.observation(0).tolist()


def test_the_vector_environment_is_the_batch() -> None:
    envs = VectorEnvironment("china", 3, 6)
    observations, info = envs.reset(seed=11)
    assert observations.shape == (6, len(GAMES["china"].feature_names(3)))
    ended = 0
    while ended < 8:
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        deciders = info["decider"].copy()
        observations, rewards, dones, cut, info = envs.step(actions)
        assert envs.observation_space.contains(observations)
        assert (rewards == info["rewards"][range(6), deciders]).all()
        assert not cut.any()
        assert (info["rewards"].any(axis=1) <= dones).all()
        ended += int(dones.sum())


@EVERY_GAME
def test_openspiel_simulates_games(name: str) -> None:
    game = pyspiel.load_game(f"tianxia_{name.replace('-', '_')}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@EVERY_GAME
def test_openspiel_simulates_games_in_which_chance_draws(name: str) -> None:
    game = pyspiel.load_game(f"tianxia_{name.replace('-', '_')}", {"chance": "draws", "deals": 20})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.max_chance_outcomes() == 20


@EVERY_GAME
def test_openspiel_writes_and_repeats_a_playthrough(name: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()  # OpenSpiel reads its own there
    text = playthrough(f"tianxia_{name.replace('-', '_')}", None, seed=1)
    assert "IsTerminal() = True" in text
    (tmp_path / "playthrough.txt").write_text(text)
    original, again = replay(str(tmp_path / "playthrough.txt"))
    assert again == original


def test_no_search_foresees_what_chance_draws() -> None:
    """The same action is followed by other cards for other outcomes of chance, all of them equally likely."""
    state = _dealt("tianxia_china(chance=draws)", 8, 0)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    before = state.play.state.tobytes()
    drawn = set()
    for outcome, chance in state.chance_outcomes()[:50]:
        assert chance == pytest.approx(1 / openspiel.DEALS)
        drawn.add(str(state.child(outcome)))
    assert 2 <= len(drawn) <= 50
    assert state.play.state.tobytes() == before
    assert state.child(3).play.state.tobytes() == state.child(3).play.state.tobytes()


def test_options_and_boxes_are_parameters_of_openspiel(tmp_path: Path) -> None:
    game = pyspiel.load_game("tianxia_china", {"players": 4, "fortresses": "yes", "side": "four"})
    assert game.blank.options == {"side": "four", "fortresses": "yes"}
    text = (GAMES["china"].folder / "box.toml").read_text(encoding="utf-8")
    (tmp_path / "box.toml").write_text(text.replace("houses         = 20", "houses         = 19"), encoding="utf-8")
    corrected = pyspiel.load_game("tianxia_china", {"box": str(tmp_path / "box.toml")})
    assert not corrected.blank.box.is_standard
    assert pickle.loads(pickle.dumps(corrected)).blank.box.digest == corrected.blank.box.digest
    for parameters, message in (
        ({"chance": "luck"}, "expected one of deal, draws"),
        ({"deals": 0}, "0 is not between 1 and"),
        ({"side": "seven"}, "it can be"),
    ):
        with pytest.raises(Unreadable, match=message):
            pyspiel.load_game("tianxia_china", parameters)


def test_openspiel_is_told_the_truth_about_tensors() -> None:
    state = _dealt("tianxia_china", 8, 4)
    kind = state.get_game().get_type()
    assert kind.provides_observation_tensor
    assert len(state.observation_tensor(0)) == len(GAMES["china"].feature_names(3))
    assert not kind.provides_information_state_tensor
    with pytest.raises(pyspiel.SpielError, match="not provided"):
        state.information_state_tensor(0)


def test_openspiel_serialises_a_state() -> None:
    game = pyspiel.load_game("tianxia_china", {"players": 4})
    state = game.new_initial_state()
    state.apply_action(17)
    for _ in range(20):
        state.apply_action(state.legal_actions()[-1])
    assert game.num_players() == 4
    again = game.deserialize_state(state.serialize())
    assert again.play.state.tobytes() == state.play.state.tobytes()


def test_information_states_tell_what_a_player_knows_and_no_more() -> None:
    state = _dealt("tianxia_yellow_yangtze", 5, 12)
    player = state.current_player()
    other = state.resample(player, 99)
    assert other.play.state.tobytes() != state.play.state.tobytes()
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()
    longer = state.clone()
    longer.apply_action(longer.legal_actions()[0])
    assert longer.information_state_string(player) != state.information_state_string(player)
    assert state.observation_string(player) in state.information_state_string(player).replace(
        f" {state.memory(player).hex()}", ""
    )


@pytest.mark.parametrize(("has_resampler", "recalls"), [(True, False), (False, True)])
@EVERY_GAME
def test_openspiel_searches_our_games(name: str, has_resampler: bool, recalls: bool) -> None:
    state = _dealt(f"tianxia_{name.replace('-', '_')}", 3, 6)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), uct_c=1.0, evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=8, random_state=np.random.RandomState(2), use_observation_string=not recalls,
    )  # fmt: skip
    if has_resampler:
        seeds = iter(range(1000))
        bot.set_resampler(lambda state, player: state.resample(player, next(seeds)))
    before = state.play.state.tobytes()
    assert bot.step(state) in state.legal_actions()
    assert state.play.state.tobytes() == before


SEARCHED_IN_CPP = """
import pyspiel, sys
import open_spiel.python.games, tianxia.research.openspiel
state = pyspiel.load_game(sys.argv[1]).new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 7), 1.0, 5, -1,
                        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, True, True)
assert bot.step(state) in state.legal_actions()
"""


def test_openspiel_searches_our_games_in_cpp() -> None:
    """As far as OpenSpiel's search in C++ plays Python games at all: 2.0.2 ends the process (docs/research.md)."""

    def plays(name: str) -> bool:
        return subprocess.run([sys.executable, "-c", SEARCHED_IN_CPP, name], capture_output=True).returncode == 0

    if not plays("python_kuhn_poker"):
        pytest.skip("OpenSpiel's IS-MCTS in C++ does not survive OpenSpiel's own python_kuhn_poker")
    assert plays("tianxia_china")


def test_the_deals_of_openspiel_are_seeds() -> None:
    state = _dealt("tianxia_china", 8, 0)
    assert state.play.state.tobytes() == new("china", 3, seed=8).state.tobytes()
    assert len(pyspiel.load_game("tianxia_china").new_initial_state().chance_outcomes()) == openspiel.DEALS


@pytest.mark.parametrize("adapter", ["gymnasium", "pettingzoo", "openspiel"])
def test_a_missing_extra_is_named(adapter: str) -> None:
    hidden = {"openspiel": "pyspiel"}.get(adapter, adapter)
    code = f"import sys; sys.modules[{hidden!r}] = None; import tianxia.research.{adapter}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert f'pip install "tianxia[{adapter}]"' in done.stderr.splitlines()[-1]


def _dealt(name: str, seed: int, decisions: int) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(seed)
    for _ in range(decisions):
        state.apply_action(state.legal_actions()[0])
    return state
