"""States as values: a batch goes on from any positions, and refuses what is none."""

import pickle
from typing import Any

import numpy as np
import pytest

import tianxia
from tianxia import GAMES, Refused, Unreadable
from tianxia.search import Position

pytestmark = pytest.mark.compiled
EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))


def played(name: str, seed: int, actions: int) -> tianxia.Table:
    table = tianxia.new(name, min(GAMES[name].players), seed=seed)
    for _ in range(actions):
        table.play(table.legal_ids()[seed % len(table.legal_ids())])
    return table


@EVERY_GAME
def test_a_batch_goes_on_from_positions_of_tables(name: str) -> None:
    tables = [played(name, seed, 3 + seed) for seed in range(4)]
    batch = tianxia.batch(name, tables[0].players, 4)
    states = bytearray(b"".join(table.state.tobytes() for table in tables))
    arrays = batch.load(np.frombuffer(states, tables[0].game.state.layout), checked=True)
    for _ in range(6):
        for i, table in enumerate(tables):
            assert batch.ids[i, : batch.counts[i]].tolist() == table.legal_ids()
            assert np.flatnonzero(arrays.masks[i]).tolist() == table.legal_ids()
            assert arrays.deciders[i] == table.decider
        batch.step(batch.ids[:, 0])
        for table in tables:
            table.play(table.legal_ids()[0])
        assert batch.states.tobytes() == b"".join(table.state.tobytes() for table in tables)


def test_one_position_for_the_games_that_are_marked() -> None:
    batch, table = tianxia.batch("china", 3, 5), played("china", 2, 9)
    batch.reset(3)
    before, where = batch.states.tobytes(), np.array([False, True, False, True, False])
    batch.load(table.state, where)
    found = [state.tobytes() == table.state.tobytes() for state in batch.states]
    assert found == where.tolist()
    kept = np.frombuffer(before, batch.states.dtype)
    assert all(batch.states[i].tobytes() == kept[i].tobytes() for i in (0, 2, 4))


@EVERY_GAME
def test_what_was_saved_comes_back(name: str) -> None:
    batch = tianxia.batch(name, min(GAMES[name].players), 6)
    batch.reset(1)
    for _ in range(30):
        batch.step()
    saved = batch.save()
    ends = []
    for _ in range(2):
        for _ in range(200):
            batch.step()
        ends.append(batch.states.tobytes())
        batch.load(saved)
    assert ends[0] == ends[1]
    for _ in range(10):
        batch.step()
    moved, where = batch.states.copy(), np.arange(6) % 2 == 0
    batch.load(saved, where)
    assert all((batch.states[i] == (saved.states if where[i] else moved)[i]) for i in range(6))
    batch.load(saved)
    other = tianxia.batch(name, batch.players, 6, threads=1)
    other.load(saved)
    assert other.arrays.observations.tobytes() == batch.arrays.observations.tobytes()


def test_a_refresh_sees_changed_states() -> None:
    batch, table = tianxia.batch("china", 3, 2), played("china", 2, 9)
    batch.reset(3)
    batch.states[0] = table.state
    arrays = batch.refresh()
    assert np.flatnonzero(arrays.masks[0]).tolist() == table.legal_ids()
    batch.step(np.array([table.legal_ids()[0], batch.ids[1, 0]]))
    batch.states[1] = _over("china", 3)[0]
    with pytest.raises(Unreadable, match=r"states\[1\]: the game is already over"):
        batch.refresh()
    with pytest.raises(Refused, match="call reset first"):
        batch.step()
    with pytest.raises(Unreadable, match=r"states\[0\]: china is for 3 players, not 0"):
        tianxia.batch("china", 3, 2).refresh()


@EVERY_GAME
def test_every_seat_can_be_asked_what_it_sees(name: str) -> None:
    players = max(GAMES[name].players)
    batch = tianxia.batch(name, players, 3)
    arrays = batch.reset(5)
    batch.step()
    seats = np.array([0, players - 1, 0])
    found, out = batch.observe(seats), np.empty_like(arrays.observations)
    for i, seat in enumerate(seats):
        batch.game.rules.features(batch.box.record, batch.states[i], seat, out[i])
    assert found.tobytes() == out.tobytes()
    assert batch.observe(players - 1, into=out) is out
    assert batch.observe(arrays.deciders).tobytes() == arrays.observations.tobytes()
    for seat, message in (
        (players, f"seats are 0 to {players - 1}"),
        ([0, 0], r"seat: expected the shape \(3,\), found \(2,\)"),
        (0.5, "seat: expected whole numbers"),
    ):
        with pytest.raises(Unreadable, match=message):
            batch.observe(seat)


@EVERY_GAME
def test_secrets_are_dealt_anew_behind_what_a_seat_sees(name: str) -> None:
    players = max(GAMES[name].players)
    batch = tianxia.batch(name, players, 70)
    batch.reset(5)
    for _ in range(12):
        batch.step()
    seats = batch.arrays.deciders.astype(np.int64)
    saved, seen = batch.save(), batch.arrays.observations.copy()
    arrays = batch.redeal(seats, seed=3)
    first = batch.states.tobytes()
    assert first != saved.states.tobytes()
    assert arrays.observations.tobytes() == seen.tobytes()
    assert arrays.deciders.tolist() == seats.tolist()
    i = 4
    position = Position(batch.game, batch.box, saved.states[i].tobytes())
    assert batch.states[i].tobytes() == position.dealt(int(seats[i]), ~(3 + i)).state
    batch.load(saved)
    batch.redeal(seats, seed=3)
    assert batch.states.tobytes() == first


@EVERY_GAME
def test_a_position_is_a_value(name: str) -> None:
    table = played(name, 3, 5)
    root = Position.of(table)
    assert (root.decider, root.legal.tolist()) == (table.decider, table.legal_ids())
    assert (root.players, root.is_over) == (table.players, False)
    after = root.play(root.legal[0])
    assert root.state == table.state.tobytes()
    table.play(table.legal_ids()[0])
    assert after.state == table.state.tobytes()
    assert after.seen_by(0).state == table.scrubbed(0).tobytes()
    assert after.features(0).tobytes() == after.seen_by(0).features(0).tobytes()
    assert after.dealt(after.decider, 7).legal.tolist() == after.legal.tolist()
    assert pickle.loads(pickle.dumps(after)).state == after.state
    assert isinstance(after.evaluate(0), float)
    while not after.is_over:
        after = after.play(after.legal[0])
        table.play(table.legal_ids()[0])
    assert table.standing is not None
    assert tuple(after.scores()) == table.standing.scores
    assert len(after.legal) == 0
    assert after.utilities().sum() == pytest.approx(0.0) or after.players == 1


def test_the_last_states_are_kept() -> None:
    batch = tianxia.batch("china", 3, 4, finals=True)
    arrays = batch.reset(1)
    while not arrays.dones.any():
        arrays = batch.step()
    (i, *_) = np.flatnonzero(arrays.dones)
    assert batch.game.rules.decider(batch.finals[i]) == -1
    utilities = np.zeros(3)
    batch.game.rules.utility(batch.box.record, batch.finals[i], utilities)
    assert arrays.rewards[i].tolist() == utilities.astype(np.float32).tolist()
    assert len(tianxia.batch("china", 3, 4).finals) == 0


def _over(name: str, players: int) -> Any:
    batch = tianxia.batch(name, players, 1)
    batch.play_out(1)
    return batch.states


def test_something_that_is_not_a_position_is_refused_and_changes_nothing() -> None:
    batch, table = tianxia.batch("china", 3, 2), played("china", 2, 9)
    with pytest.raises(Refused, match="call reset first"):
        batch.load(table.state, np.array([True, False]))
    batch.reset(1)
    before = batch.states.tobytes()
    faulty = table.state.copy()
    faulty.houses[0] = ~np.uint64(0)
    wrong: list[tuple[Any, str]] = [
        (np.zeros(2), "expected state records of china"),
        (tianxia.new("zhanguo", 2).state, "expected state records of china"),
        (np.stack([table.state] * 3), r"states: expected the shape \(2,\)"),
        (tianxia.new("china", 4).state, r"states\[0\]: china is for 3 players, not 4"),
        (_over("china", 3), r"states\[0\]: the game is already over"),
        (faulty, r"states\[0\]: an invariant of the game does not hold"),
    ]
    for states, message in wrong:
        with pytest.raises(Unreadable, match=message):
            batch.load(states, checked=True)
    with pytest.raises(Unreadable, match="where: expected bool"):
        batch.load(table.state, np.ones(2))
    assert batch.states.tobytes() == before
    with pytest.raises(Unreadable, match=r"seed: expected the shape \(2,\)"):
        batch.reset([1, 2, 3])
