"""The evaluation: what it should prefer, and that one-ply play on it beats chance."""

import pytest

import tianxia
from tianxia.bots import make_bot
from tianxia.games.yellow_yangtze import GAME
from tianxia.kernel.documents import Document
from tianxia.kernel.rule import INTERPRET
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


def test_a_pagoda_under_the_own_leader() -> None:
    tiles = dict.fromkeys(["k10", "l9", "l10"], "red") | {"l11": "black"}
    board = {"tiles": tiles, "leaders": [{"red": "k12"}, {}]}
    assert value(**board, pagodas={"k10-l9-l10": "red"}) > value(**board) + 0.5


def test_governors_next_to_a_leader() -> None:
    board = {"leaders": [{"green": "m13"}, {}]}
    exposed = {"l12": "black", "k12": "black", "l11": "black"}
    assert value(tiles=exposed | {"n12": "black", "m14": "black"}, **board) > value(tiles=exposed, **board)


def test_soldiers_where_a_war_threatens() -> None:
    tiles = {"l6": "black", "l7": "green", "l9": "green", "l10": "black"}
    board = {"leaders": [{"blue": "k6"}, {"blue": "k11"}]}
    ahead = value(tiles=tiles | {"m7": "red"}, **board)
    assert ahead > value(tiles=tiles, **board) > value(tiles=tiles | {"m10": "red"}, **board)


@pytest.mark.parametrize(("players", "games"), [(2, 8), (3, 4), (4, 4)])
def test_greedy_beats_random(players: int, games: int) -> None:
    if INTERPRET:
        pytest.skip("whole games of greedy play need compiled rules")
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
