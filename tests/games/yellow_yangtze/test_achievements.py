"""What players of Yellow & Yangtze may achieve: each played or set up, and missed by little."""

from typing import Any

from tianxia.table import Table
from tianxia.web.honours import earned_by

WAR: dict[str, Any] = {
    "hands": [{"yellow": 1}, {"red": 2}],
    "leaders": [{"blue": "k6"}, {"blue": "k11"}],
    "tiles": {"l6": "black", "l7": "red", "m6": "red", "l9": "red", "l10": "black"},
}
REVOLT: dict[str, Any] = {
    "hands": [{"black": 1}, {}],
    "leaders": [{}, {"green": "k12"}],
    "tiles": {"l12": "black", "m13": "black"},
}
RED = ("k9", "l8", "l9", "l10", "m10", "k10", "k11", "j10")
PAGODAS: dict[str, Any] = {
    "leaders": [{"red": "k12"}, {}],
    "tiles": {"l11": "black"} | dict.fromkeys(RED, "red"),
    "pagodas": {"k9-l8-l9": "red", "j10-k10-k11": "red"},
}


def achieved(seat: int, *actions: str, **position: Any) -> list[str]:
    table = Table.from_position({"game": "yellow-yangtze", "players": 2, **position})
    for action in actions:
        table.play(action)
    return earned_by(table, (1, 2), [seat])[seat]


def test_a_war_won_from_behind() -> None:
    won = ("tile yellow l8", "support 2 2", "abstain")
    assert "war-from-behind" in achieved(1, *won, **WAR)
    assert "war-from-behind" not in achieved(0, *won, **WAR)
    even = WAR | {"tiles": {name: tile for name, tile in WAR["tiles"].items() if name != "m6"}}
    assert "war-from-behind" not in achieved(1, *won, **even)
    assert "war-from-behind" not in achieved(0, "tile yellow l8", "abstain", "abstain", **WAR)


def test_a_revolt_that_one_has_begun_and_won() -> None:
    won = ("leader green m12", "commit 1", "commit 0")
    assert "revolt" in achieved(0, *won, **REVOLT)
    assert "revolt" not in achieved(1, *won, **REVOLT)
    lost = REVOLT | {"tiles": {"l12": "black"}, "hands": [{}, {}]}
    assert "revolt" not in achieved(0, "leader green m12", "commit 0", "commit 0", **lost)
    assert "revolt" not in achieved(1, "leader green m12", "commit 0", "commit 0", **lost)


def test_five_points_from_pagodas() -> None:
    rounds = ["pass", "pass"] * 2
    assert "pagodas" not in achieved(0, *rounds, **PAGODAS)
    assert "pagodas" in achieved(0, *rounds, "pass", **PAGODAS)
    assert "pagodas" not in achieved(1, *rounds, "pass", **PAGODAS)


def test_a_weakest_colour_of_six() -> None:
    six = {"black": 6, "red": 9, "blue": 4, "green": 6, "yellow": 2}
    assert "balanced" in achieved(0, points=[six, {}])
    assert "balanced" not in achieved(0, points=[six | {"yellow": 1}, {}])


def test_gold_that_mends_by_three() -> None:
    assert "gold" in achieved(0, points=[{"black": 5, "red": 5, "blue": 5, "green": 1, "yellow": 3}, {}])
    assert "gold" not in achieved(0, points=[{"black": 5, "red": 5, "blue": 5, "green": 1, "yellow": 2}, {}])
    assert "gold" not in achieved(0, points=[{"yellow": 8}, {}])


def test_all_leaders_at_once() -> None:
    four = {"black": "l6", "red": "l12", "blue": "k11", "green": "m12"}
    tiles = {"k6": "black", "l11": "black", "m11": "black"}
    five = four | {"yellow": "k12"}
    assert "five-leaders" not in achieved(0, tiles=tiles, leaders=[four, {}])
    assert "five-leaders" in achieved(0, tiles=tiles, leaders=[five, {}])
    assert "five-leaders" not in achieved(1, tiles=tiles, leaders=[five, {}])
