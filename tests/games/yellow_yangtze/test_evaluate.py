"""The evaluation: what it should prefer, and that one-ply play on it beats chance."""

import pytest

import tianxia
from tianxia.bots import make_bot
from tianxia.games.yellow_yangtze import GAME
from tianxia.kernel.documents import Document
from tianxia.table import Table


def value(**position: object) -> float:
    table = Table.from_position({"game": "yellow-yangtze", "players": 2, **position})
    before = table.state.tobytes()
    found = float(GAME.rules.evaluate(table.box.record, table.state, 0))
    assert table.state.tobytes() == before
    return found


def points(**colours: int) -> list[Document]:
    return [dict(colours), {}]


def test_the_weakest_colour_counts_most() -> None:
    even = value(points=points(black=3, red=3, blue=3, green=3))
    assert even > value(points=points(black=9, red=3, blue=3, green=0)) > value(points=points(black=9, red=0, blue=3))
    assert value(points=points(black=3, red=3, blue=3, green=2, yellow=1)) >= even - 0.01


def test_a_pagoda_in_the_state_of_ones_own_leader() -> None:
    tiles = dict.fromkeys(["k10", "l9", "l10"], "red") | {"l11": "black"}
    board = {"tiles": tiles, "leaders": [{"red": "k12"}, {}]}
    assert value(**board, pagodas={"k10-l9-l10": "red"}) > value(**board) + 0.25


def test_governors_next_to_a_leader() -> None:
    board = {"leaders": [{"green": "m13"}, {}]}
    exposed = {"l12": "black", "k12": "black", "l11": "black"}
    assert value(tiles=exposed | {"n12": "black", "m14": "black"}, **board) > value(tiles=exposed, **board)


def test_soldiers_where_a_war_threatens() -> None:
    tiles = {"l6": "black", "l7": "green", "l9": "green", "l10": "black"}
    board = {"leaders": [{"blue": "k6"}, {"blue": "k11"}]}
    ahead = value(tiles=tiles | {"m7": "red"}, **board)
    assert ahead > value(tiles=tiles, **board) > value(tiles=tiles | {"m10": "red"}, **board)


def test_a_revolt_that_can_be_won() -> None:
    """More governors than the defender can bring are worth a leader and a point; too few cost the leader."""
    board = {
        "tiles": {"l12": "black", "m13": "black"},
        "leaders": [{"green": "m12"}, {"green": "k12", "black": "l13"}],
        "decision": {"kind": "revolt", "colour": "green"},
        "actions_left": 1,
    }
    winning = value(hands=[{"black": 3}, {"black": 1}], **board)
    assert winning > value(hands=[{"black": 1}, {"black": 4}], **board) + 0.5
    answered = board | {"decision": {"kind": "revolt", "colour": "green", "commits": [{"tiles": 2}]}}
    assert value(hands=[{}, {}], **answered) > value(hands=[{}, {"black": 4}], **answered) + 0.5


def test_a_war_that_will_be_won() -> None:
    """Soldiers in hand and those already committed decide who keeps the leaders, and who gains the points."""
    board = {
        "tiles": {"l6": "black", "l7": "green", "l8": "yellow", "l9": "green", "l10": "black"},
        "leaders": [{"blue": "k6", "black": "m6"}, {"blue": "k11"}],
        "actions_left": 1,
    }
    war = {"kind": "war", "at": "l8"}
    assert (
        value(hands=[{"red": 4}, {}], decision=war, **board)
        > value(hands=[{}, {"red": 4}], decision=war, **board) + 0.5
    )
    against = war | {"commits": [{"side": 2, "tiles": 3}]}
    assert (
        value(hands=[{"red": 4}, {}], decision=against, **board)
        > value(hands=[{}, {}], decision=against, **board) + 0.5
    )


def test_a_finished_game_is_worth_its_rank() -> None:
    over = {"ended": "hand-refill", "decision": {"kind": "over"}, "bag": {}}
    won = value(points=points(black=1, red=1, blue=1, green=1), **over)
    assert won > 90
    assert value(**over) == 0
    lost = [{}, {"black": 1, "red": 1, "blue": 1, "green": 1}]
    assert value(points=lost, **over) < -90


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "games"), [(2, 8), (3, 4), (4, 4)])
def test_greedy_beats_random(players: int, games: int) -> None:
    won = 0
    for seed in range(games):
        table = tianxia.new("yellow-yangtze", players, seed=seed)
        seats = ["greedy:samples=1" if seat == seed % players else "random" for seat in range(players)]
        bots = [make_bot(name, GAME, table.box, seed + i) for i, name in enumerate(seats)]
        while not table.is_over:
            seat = table.decider
            table.play(bots[seat].choose(table.scrubbed(seat), seat))
        assert table.result is not None
        won += table.result["winners"] == [seed % players]
    assert won >= games - 1
