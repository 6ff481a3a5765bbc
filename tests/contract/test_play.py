"""Random games end, keep every invariant, and give the results they claim."""

from itertools import pairwise

import numpy as np
import pytest

from tests.contract.cases import (
    Case,
    every_case,
    every_default,
    every_game,
    every_option,
    finished,
    games,
    moments,
    random_table,
    raw,
)
from tianxia import Refused, Stale, Table, Unreadable, new, parse_record
from tianxia.kernel.chance import below, new_source
from tianxia.kernel.game import Game


@every_case
def test_random_games_keep_every_invariant(case: Case) -> None:
    for seed in games(200 if case.is_default else 20, 1):
        for table in random_table(case, seed):
            assert case.game.faults(table.box, table.state) == [], f"seed {seed}, ply {table.ply}"
            assert table.is_over or table.legal_ids(), f"seed {seed}, ply {table.ply}: nothing is legal"
            if table.is_over:
                assert table.standing is not None
                assert table.standing.reason in case.game.end_reasons


@every_option
def test_the_result_fits_the_scores(case: Case) -> None:
    rules = case.game.rules
    for seed in games(20, 1):
        table = finished(case, seed)
        scores, utilities = np.zeros(case.players), np.zeros(case.players)
        rules.score(table.box.record, table.state, scores)
        rules.utility(table.box.record, table.state, utilities)
        standing = table.standing
        assert standing is not None
        assert standing.scores == tuple(scores.tolist())
        assert np.abs(utilities).max() <= 1
        if case.players > 1:
            assert abs(utilities.sum()) < 1e-9
            assert standing.winners == tuple(seat for seat, rank in enumerate(standing.ranks) if rank == 1)
            by_rank = sorted(range(case.players), key=lambda seat: standing.ranks[seat])
            assert all(utilities[a] >= utilities[b] for a, b in pairwise(by_rank))


@every_option
def test_a_picked_action_is_a_random_one_of_the_list(case: Case) -> None:
    rules, listed, room = case.game.rules, *np.empty((2, case.game.max_legal), np.int32)
    for seed in games(5, 1):
        here, there = new_source(seed), new_source(seed)
        for table in random_table(case, seed):
            if table.is_over:
                break
            n = rules.legal(table.box.record, table.state, listed)
            before = raw(table.state)
            assert rules.pick(table.box.record, table.state, here, room) == listed[below(there, n)], f"ply {table.ply}"
            assert raw(table.state) == before


@every_default
def test_a_seed_is_a_game(case: Case) -> None:
    assert raw(case.new(5).state) == raw(case.new(5).state)
    assert len({raw(case.new(seed).state) for seed in range(8)}) == 8


@every_option
def test_undo_goes_back_to_the_first_byte(case: Case) -> None:
    table = case.new(1)
    states = [raw(table.state)]
    for played in random_table(case, 1, stop=60):
        table = played
        states.append(raw(played.state))
    for state in states[:0:-1]:
        assert raw(table.state) == state
        if table.ply:
            table.undo()
    with pytest.raises(Refused, match="nothing"):
        table.undo()


@every_default
def test_a_copy_is_independent(case: Case) -> None:
    table = moments(case, 2, 5)[2].copy()
    before, actions = raw(table.state), table.actions
    other = table.copy()
    other.play(other.legal_ids()[0])
    assert raw(table.state) == before
    assert table.actions == actions
    assert other.ply == table.ply + 1
    other.undo()
    assert raw(other.state) == before


@every_option
def test_records_replay_to_the_same_bytes(case: Case) -> None:
    for table in moments(case, 3, 3):
        record = table.record()
        again = parse_record(str(record))
        assert str(again) == str(record)
        assert raw(Table.from_record(again).state) == raw(table.state)


@every_default
def test_a_record_from_a_position_replays(case: Case) -> None:
    start = Table.from_position(moments(case, 4, 5)[2].position())
    for _ in range(5):
        start.play(start.legal_ids()[-1])
    again = Table.from_record(parse_record(str(start.record())))
    assert again.position() == start.position()


@every_default
def test_a_changed_record_is_refused(case: Case) -> None:
    text = str(moments(case, 5, 2)[-1].record())
    head, _, body = text.partition("\n\n")
    lines = body.splitlines()
    broken = {
        "cut off": head + "\n\n" + "\n".join(lines[: len(lines) // 2]),
        "another rules version": text.replace("rules: 1", "rules: 99"),
        "action that is not legal": head + "\n\n" + "\n".join([lines[-1], *lines]),
        "not an action": head + "\n\n" + "hello\n",
        "no header": body,
    }
    for what, record in broken.items():
        assert _is_refused(record), what


def _is_refused(text: str) -> bool:
    try:
        Table.from_record(parse_record(text))
    except Unreadable:
        return True
    return False


@every_game
def test_bad_tables_are_refused(game: Game) -> None:
    for players in (0, max(game.players) + 1):
        with pytest.raises(Unreadable, match="players"):
            new(game.name, players)
    with pytest.raises(Unreadable, match=r"options\.nonsense"):
        new(game.name, game.players[0], options={"nonsense": "yes"})
    for option in game.options:
        with pytest.raises(Unreadable, match=option.name):
            new(game.name, game.players[0], options={option.name: "nonsense"})


@every_default
def test_stale_actions_change_nothing(case: Case) -> None:
    table = case.new(1)
    table.play(table.legal_ids()[0], ply=0)
    before = raw(table.state)
    with pytest.raises(Stale):
        table.play(table.legal_ids()[0], ply=0)
    assert raw(table.state) == before
