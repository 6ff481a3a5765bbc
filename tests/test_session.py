"""A session of play: copies share what was played and never disturb each other; the past can be asked."""

from random import Random

import numpy as np
import pytest

from tianxia import Refused, Unreadable, new
from tianxia.bots.playing import bot_of, play_game
from tianxia.games import GAMES
from tianxia.session import Session

SEATS = {name: max(game.players) for name, game in GAMES.items()}


def begun(name: str = "china") -> Session:
    return new(name, SEATS[name], seed=3).session


def played(session: Session, plies: int, seed: int = 1) -> Session:
    rng = Random(seed)
    for _ in range(plies):
        session.play(rng.choice(session.legal_ids()))
    return session


@pytest.mark.parametrize("name", list(GAMES))
def test_the_past_can_be_asked(name: str) -> None:
    session = begun(name)
    states, deciders = [session.at(0)], [session.decider]
    for _ in range(12):
        played(session, 1)
        states.append(session.at(session.ply))
        deciders.append(session.decider)
    assert [session.at(ply) for ply in range(13)] == states
    assert [session.decider_at(ply) for ply in range(13)] == deciders
    assert [moment.decider for moment in session.history] == deciders[:-1]
    assert session.history[-1].action == session.last_action


def test_copies_that_go_apart_keep_their_own_history() -> None:
    trunk = played(begun(), 10)
    branches = [trunk.copy() for _ in range(4)]
    branches[1].go_back(4)
    branches[2].undo()
    for seed, branch in enumerate(branches):
        played(branch, 6, seed)
    played(trunk, 3, 99)
    for branch, common in zip((*branches, trunk), (10, 4, 9, 10, 10), strict=True):
        again = begun()
        for moment in branch.history:
            assert again.at(again.ply) == moment.state
            assert again.decider == moment.decider
            again.play(moment.action)
        assert again.at(again.ply) == branch.at(branch.ply)
        assert branch.history[:common] == trunk.history[:common]


def test_undo_gives_the_same_state_and_choices_back() -> None:
    session = played(begun(), 8)
    before, legal, decider = session.at(8), session.legal_ids(), session.decider
    action = legal[-1]
    session.play(action)
    assert session.undo() == action
    assert (session.at(8), session.legal_ids(), session.decider, session.ply) == (before, legal, decider, 8)


def test_what_cannot_be_played_changes_nothing() -> None:
    session = played(begun(), 8)
    before = session.at(8)
    illegal = next(id for id in range(session.game.num_actions) if id not in session.legal_ids())
    with pytest.raises(Refused):
        session.play(illegal)
    for unknown in (-1, session.game.num_actions, "fly"):
        with pytest.raises(Unreadable):
            session.play(unknown)
    assert (session.at(session.ply), session.ply) == (before, 8)


def test_a_refusal_is_said_in_any_language() -> None:
    table = new("china", 3, seed=3)
    illegal = next(id for id in range(table.game.num_actions) if id not in table.legal_ids())
    refused = table.refusal(illegal)
    assert refused is not None
    for language in ("en", "ru"):
        table.language = language
        again = table.refusal(illegal)
        assert again is not None
        assert refused.sentence(table.words) == str(again)


def test_the_same_seed_is_the_same_game_of_bots() -> None:
    records = []
    for _ in range(2):
        table = new("china", 3, seed=11)
        seen: list[tuple[int, int]] = []
        bots = [bot_of(table, name, seat) for seat, name in enumerate(("greedy", "random", "greedy:slips=0.5"))]
        play_game(table, bots, lambda table, seat, action, _, seen=seen: seen.append((seat, action)))  # type: ignore[misc]
        assert seen == [(moment.decider, moment.action) for moment in table.session.history]
        records.append(str(table.record()))
    assert records[0] == records[1]


def test_numbers_of_numpy_are_ids_like_any_others() -> None:
    table = new("china", 3, seed=1)
    table.play(table.session.legal[0])
    table.play(np.int64(table.legal_ids()[-1]))
    assert table.ply == 2
    with pytest.raises(Unreadable, match="action ids of china are 0 to 777, not 9999"):
        table.play(np.int64(9999))
    assert table.session.is_legal(table.legal_ids()[0])
    assert not table.session.is_legal(-1)
    assert not table.session.is_legal(10**20)
