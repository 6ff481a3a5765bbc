"""Everything that holds a game can be pickled and copied, goes on the same way, and knows its version."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import tianxia
from tianxia import GAMES, Refused, Unreadable
from tianxia.bots import make_bot
from tianxia.kernel.chance import new_source, next_bits
from tianxia.kernel.game import Box
from tianxia.research import openspiel  # noqa: F401  # makes the games known
from tianxia.research.gymnasium import Environment, VectorEnvironment
from tianxia.research.pettingzoo import Environment as AECEnvironment

pytestmark = pytest.mark.compiled
EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))
COPIES: dict[str, Callable[[Any], Any]] = {
    "pickled": lambda what: pickle.loads(pickle.dumps(what)),
    "deep copy": copy.deepcopy,
}
BOTH_WAYS = pytest.mark.parametrize("again", COPIES.values(), ids=COPIES)


def another_process(what: object, question: str) -> str:
    """What a new process answers about an object that it unpickles as `it`."""
    code = f"import pickle, sys; it = pickle.load(sys.stdin.buffer); print({question})"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(what), capture_output=True)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return done.stdout.decode().strip()


@pytest.fixture
def corrected(tmp_path: Path) -> Box:
    """A box in which every seat has one house less."""
    text = (GAMES["china"].folder / "box.toml").read_text(encoding="utf-8")
    file = tmp_path / "box.toml"
    file.write_text(text.replace("houses         = 20", "houses         = 19"), encoding="utf-8")
    box = GAMES["china"].open_box(file)
    assert not box.is_standard
    return box


@EVERY_GAME
@BOTH_WAYS
def test_games_and_their_own_boxes_are_themselves(name: str, again: Callable[[Any], Any]) -> None:
    assert again(GAMES[name]) is GAMES[name]
    assert again(GAMES[name].box) is GAMES[name].box
    pointer = GAMES[name].pointer("decider")
    assert again(pointer) is pointer


@BOTH_WAYS
def test_a_corrected_box_stays_corrected(corrected: Box, again: Callable[[Any], Any]) -> None:
    box = again(corrected)
    assert (box.digest, box.is_standard, box.document) == (corrected.digest, False, corrected.document)
    assert box.record.tobytes() == corrected.record.tobytes()
    table = again(tianxia.new("china", 3, seed=1, box=corrected))
    assert table.record().box == corrected.digest
    assert table.position() == tianxia.new("china", 3, seed=1, box=corrected).position()


def test_a_source_goes_on_where_it_was() -> None:
    source = new_source(5)
    next_bits(source)
    again = pickle.loads(pickle.dumps(source))
    assert [next_bits(again) for _ in range(3)] == [next_bits(source) for _ in range(3)]


@EVERY_GAME
@BOTH_WAYS
def test_a_table_goes_on(name: str, again: Callable[[Any], Any]) -> None:
    table = tianxia.new(name, min(GAMES[name].players), seed=3, seats=["Ann"])
    while table.ply < 25 and table.legal_ids():
        table.play(table.legal_ids()[-1])
    other = again(table)
    assert str(other.record()) == str(table.record())
    assert other.legal() == table.legal()
    other.undo()
    assert other.ply == table.ply - 1
    other.play(table.action_ids[-1])
    assert other.state.tobytes() == table.state.tobytes()


def test_a_plain_copy_is_independent_too() -> None:
    env = AECEnvironment("china")
    env.reset(seed=3)
    for whole in (tianxia.new("china", 3, seed=3), env._play):
        other = copy.copy(whole)
        other.play(other.legal_ids()[0])
        assert (whole.ply, other.ply) == (0, 1)
        assert whole.state.tobytes() != other.state.tobytes()


def test_a_table_crosses_to_another_process() -> None:
    table = tianxia.new("china", 3, seed=3)
    for _ in range(12):
        table.play(table.legal_ids()[0])
    assert another_process(table, "it.record()") == str(table.record()).strip()
    assert len(pickle.dumps(table)) < 10_000


@pytest.mark.parametrize("bot", ["random", "greedy:slips=0.5", "search:iterations=40"])
@BOTH_WAYS
def test_a_bot_goes_on(bot: str, again: Callable[[Any], Any]) -> None:
    table = tianxia.new("china", 3, seed=3)

    def choose(who: Any) -> int:
        return int(who.choose(table.scrubbed(table.decider), table.decider, table.ply))

    first = make_bot(bot, table.game, table.box, 7)
    table.play(choose(first))
    second = again(first)
    for _ in range(6):
        chosen = choose(first)
        assert choose(second) == chosen
        table.play(chosen)


@EVERY_GAME
@BOTH_WAYS
def test_a_batch_goes_on(name: str, again: Callable[[Any], Any]) -> None:
    batch = tianxia.batch(name, min(GAMES[name].players), 5, finals=True)
    batch.play_out(3)
    assert again(batch).states.tobytes() == batch.states.tobytes()
    with pytest.raises(Refused, match="call reset first"):
        again(batch).step()
    batch.reset(seed=[4, 9, 2, 7, 1])
    for _ in range(150):
        batch.step()
    other = again(batch)
    for field in ("deciders", "masks", "observations", "rewards", "dones"):
        assert (getattr(other.arrays, field) == getattr(batch.arrays, field)).all()
    assert other.finals.tobytes() == batch.finals.tobytes()
    for _ in range(150):
        batch.step()
        other.step()
    assert other.states.tobytes() == batch.states.tobytes()


def test_a_batch_keeps_its_corrected_box_and_options(corrected: Box) -> None:
    batch = tianxia.batch("china", 4, 3, box=corrected, options={"fortresses": "yes"}, threads=1)
    other = pickle.loads(pickle.dumps(batch))
    assert (other.box.digest, other.options, other.threads) == (corrected.digest, batch.options, 1)
    assert batch.reset(2).observations.tobytes() == other.reset(2).observations.tobytes()


@BOTH_WAYS
def test_an_environment_goes_on(again: Callable[[Any], Any]) -> None:
    env = Environment("china", 4, seat="random", bots="greedy+random+search:iterations=8")
    env.reset(seed=3)
    env.action_space.seed(1)
    for _ in range(3):
        env.step(env.action_space.sample())
    other, is_over = again(env), False
    while not is_over:
        action = env.action_space.sample()
        assert other.action_space.sample() == action
        observation, reward, is_over, _, _ = env.step(action)
        found = other.step(action)
        assert found[0].tobytes() == observation.tobytes()
        assert found[1:3] == (reward, is_over)


def test_a_space_leaves_the_game_behind() -> None:
    env = Environment("china")
    env.reset(seed=3)
    space = pickle.loads(pickle.dumps(env.action_space))
    assert space == env.action_space
    assert len(pickle.dumps(env.action_space)) < 1000
    assert 0 <= space.sample() < 778


@BOTH_WAYS
def test_a_vector_environment_goes_on(again: Callable[[Any], Any]) -> None:
    envs = VectorEnvironment("china", 3, 4, seat="random", bots="greedy:samples=1+random")
    envs.reset(seed=2)
    other = again(envs)
    for turn in range(40):
        actions = np.array([np.flatnonzero(mask)[turn % mask.sum()] for mask in envs.action_masks()])
        for one, two in zip(envs.step(actions)[:3], other.step(actions)[:3], strict=True):
            assert one.tobytes() == two.tobytes()


@BOTH_WAYS
def test_an_aec_environment_goes_on(again: Callable[[Any], Any]) -> None:
    env = AECEnvironment("zhanguo", 3)
    env.reset(seed=2)
    for _ in range(10):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    other = again(env)
    for each in (env, other):
        each.step(int(each.last()[0]["action_mask"].argmax()))
    assert other.agent_selection == env.agent_selection
    assert other.state().tobytes() == env.state().tobytes()


@pytest.mark.parametrize("chance", ["deal", "draws"])
@EVERY_GAME
def test_openspiel_games_and_states_go_on(name: str, chance: str) -> None:
    game = pyspiel.load_game(f"tianxia_{name.replace('-', '_')}", {"chance": chance})
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    state = game.new_initial_state()
    while len(state.history()) < 40 and not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    _, told = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), told):
        assert other.history() == state.history()
        assert other.play.state.tobytes() == state.play.state.tobytes()
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(0) == state.information_state_string(0)


def test_an_openspiel_state_crosses_to_another_process() -> None:
    state = pyspiel.load_game("tianxia_china(players=4,fortresses=yes)").new_initial_state()
    state.apply_action(8)
    state.apply_action(state.legal_actions()[0])
    told = another_process((state, state.get_game()), "it[0], it[1].blank.options")
    assert told == f"{state} {{'side': 'four', 'fortresses': 'yes'}}"


def test_an_openspiel_game_keeps_its_box_when_the_file_is_gone(tmp_path: Path, corrected: Box) -> None:
    file = tmp_path / "box.toml"
    game = pyspiel.load_game("tianxia_china", {"box": str(file)})
    state = game.new_initial_state()
    state.apply_action(8)
    kept = pickle.dumps((game, state))
    file.unlink()
    for each in pickle.loads(kept):
        assert (each.blank if each.__class__ is game.__class__ else each.play).box.digest == corrected.digest
        assert str(each) == str(game if each.__class__ is game.__class__ else state)


def test_other_rules_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = tianxia.batch("china", 3, 2)
    batch.reset(1)
    things = [tianxia.new("china", 3, seed=1), batch, batch.save(), Environment("china"), AECEnvironment("china"),
              pyspiel.load_game("tianxia_china")]  # fmt: skip
    kept = [pickle.dumps(each) for each in things]
    monkeypatch.setitem(vars(GAMES["china"]), "version", 9)
    for each in kept:
        with pytest.raises(Unreadable, match="by version 1 of the rules; this program plays version 9 of china"):
            pickle.loads(each)


def test_other_records_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = tianxia.batch("china", 3, 2)
    batch.reset(1)
    kept = pickle.dumps(batch)
    monkeypatch.setitem(vars(GAMES["china"]), "fingerprint", "of another version")
    with pytest.raises(Unreadable, match="another version of Tianxia, whose records of china are laid out differently"):
        pickle.loads(kept)


def test_other_components_are_named(monkeypatch: pytest.MonkeyPatch, corrected: Box) -> None:
    kept = pickle.dumps(tianxia.new("china", 3, seed=1))
    monkeypatch.setitem(vars(GAMES["china"]), "box", corrected)
    with pytest.raises(Unreadable, match="components of china as another version"):
        pickle.loads(kept)


def test_a_game_that_nobody_knows_by_name_is_not_pickled() -> None:
    with pytest.raises(Unreadable, match="not among the games"):
        pickle.dumps(copy.copy(GAMES["china"]).__class__(**_fields(GAMES["china"], name="other")))


def _fields(game: Any, **others: object) -> dict[str, Any]:
    return {name: getattr(game, name) for name in game.__dataclass_fields__ if name != "_pointers"} | others
