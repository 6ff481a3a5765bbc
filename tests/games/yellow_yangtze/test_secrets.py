"""What a fair observer can infer (RULES.md, 17): market tiles in hands, points as they were gained."""

import pytest

import tianxia
from tianxia.games.yellow_yangtze.state import COLOURS
from tianxia.kernel.chance import new_source
from tianxia.table import Table

MARKET = {
    "game": "yellow-yangtze",
    "players": 3,
    "hands": [{"green": 2, "black": 4}, {"red": 6}, {"blue": 6}],
    "market": {"yellow": 3, "red": 3},
}


def worlds(table: Table, seat: int, number: int = 40) -> list[list[dict[str, int]]]:
    """The hands of some deals that fit what a seat knows."""
    found = []
    for k in range(number):
        world = table.copy()
        table.game.rules.determinize(world.box.record, world.state, seat, new_source(k))
        found.append(world.position()["hands"])
    return found


def test_a_tile_from_the_market_stays_known() -> None:
    table = Table.from_position(MARKET)
    table.play("tile green a1")
    table.play("take yellow")
    hands = worlds(table, 1)
    assert all(hand[0]["yellow"] >= 1 for hand in hands)
    assert all(hand[1] == table.position()["hands"][1] for hand in hands)
    assert len({tuple(hand[0].values()) for hand in hands}) > 5


def test_a_shown_tile_is_taken_to_be_the_known_one() -> None:
    table = Table.from_position(MARKET)
    for action in ("tile green a1", "take yellow", "tile yellow a5"):
        table.play(action)
    assert any(hand[0]["yellow"] == 0 for hand in worlds(table, 1))


def test_replacing_makes_a_known_tile_uncertain() -> None:
    table = Table.from_position(MARKET)
    for action in ("tile green a1", "take yellow", "replace", "toss black"):
        table.play(action)
    assert any(hand[0]["yellow"] == 0 for hand in worlds(table, 1))
    assert table.view(1)["tossed"][0] == {"hidden": 1}
    assert table.view(0)["tossed"][0]["black"] == 1


def test_only_the_owner_hears_what_was_tossed_and_drawn() -> None:
    table = Table.from_position(MARKET | {"bag": {"green": 20}})
    table.play("replace")
    table.play("toss black")
    assert "black" in table.log(0)[0]
    assert "black" not in table.log(1)[0]
    table.play("stop")
    assert "green" in table.log(0)[0]
    assert "green" not in table.log(1)[0]


@pytest.mark.parametrize("is_open", [False, True])
def test_points_are_hidden_in_views_but_known_to_whoever_counts(is_open: bool) -> None:
    position = MARKET | {"leaders": [{"black": "l11"}, {}, {}], "options": {"open_points": is_open}}
    table = Table.from_position(position)
    table.play("tile green k12")
    expected = {name: int(name == "green") for name in COLOURS}
    assert table.view(0)["points"][0] == expected
    assert table.view(1)["points"][0] == (expected if is_open else "hidden")
    assert table.scrubbed(1).points[0].tolist() == list(expected.values())


def test_everything_is_open_at_the_end() -> None:
    table = Table.from_position(MARKET | {"bag": {}})
    table.play("tile green a1")
    table.play("decline")
    table.play("pass")
    assert table.is_over
    assert table.view(1) == table.view() == table.position()


def test_the_removed_tiles_of_a_short_game_are_dealt_anew() -> None:
    table = tianxia.new("yellow-yangtze", 2, seed=3, options={"short": "yes"})
    removed = set()
    for k in range(20):
        world = table.copy()
        table.game.rules.determinize(world.box.record, world.state, 0, new_source(k))
        position = world.position()
        assert sum(position["removed"].values()) == 24
        removed.add(tuple(position["removed"].values()))
    assert len(removed) > 10
    assert table.view(0)["removed"] == {"hidden": 24}
