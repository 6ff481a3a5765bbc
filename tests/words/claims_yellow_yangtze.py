"""What the words of Yellow & Yangtze claim, played or looked up."""

from typing import Any

from tests.words.playing import after, at, code, found
from tianxia import new
from tianxia.games.yellow_yangtze import GAME
from tianxia.kernel.documents import Document
from tianxia.table import Table

CAPITALS = ("b3", "e7", "e15", "g11", "i2", "j6", "l12")
RED = {"d8": "red", "d9": "red", "e9": "red"}
TWO_PAGODAS: dict[str, Any] = {
    "tiles": {**RED, "d11": "red", "d12": "red", "e12": "red", "l9": "red", "l10": "red"},
    "pagodas": {"d8-d9-e9": "red", "d11-d12-e12": "red"},
}


def _at(players: int = 2, **position: Any) -> Table:
    return at("yellow-yangtze", players=players, **position)


def _end(points: list[dict[str, int]]) -> Document:
    """The end of a game with these points: the bag is empty and the first seat must draw."""
    return after(_at(len(points), hands=[{"red": 1}, *({} for _ in points[1:])], bag={}, points=points), "pass")


def _war(left: str, right: str, first: dict[str, str], second: dict[str, str], **position: Any) -> Table:
    """Two states with a black tile each, and soldiers or other tiles on l7 and l9; a yellow tile on l8 joins them."""
    tiles = {"l6": "black", "l7": left, "l9": right, "l10": "black", "e7": "black", "b3": "black"}
    position.setdefault("hands", [{"yellow": 1}, {}])
    table = _at(leaders=[first, second], tiles=tiles, **position)
    after(table, "tile yellow l8")
    return table


def two_actions_a_turn() -> None:
    table = _at(hands=[{"red": 3}, {}])
    assert found(after(table, "tile red a1"), "turn", "actions_left") == [0, 1]
    assert after(table, "tile red a3")["turn"] == 1


def leaders_need_land_and_a_black_tile() -> None:
    table = _at(tiles={"e7": "black"})
    codes = [code(table, f"leader black {place}") for place in ("e8", "a1", "f6", "e7")]
    assert codes == ["", "no-governor-adjacent", "river-no-leaders", "hex-occupied"]


def tiles_and_terrain() -> None:
    table = _at(hands=[{"blue": 1, "red": 1}, {}])
    codes = [code(table, action) for action in ("tile blue d5", "tile blue a1", "tile red a1", "tile red d5")]
    assert codes == ["", "farmers-river-only", "", "river-farmers-only"]


def a_riot_costs_two_blue() -> None:
    table = _at(hands=[{"blue": 3}, {}], leaders=[{"blue": "e8"}, {}])
    assert found(after(table, "riot g11"), "tiles.g11", "hands.0.blue") == ["none", 1]
    assert code(table, "riot l12") == "not-enough-farmers"


def a_pagoda_costs_two_green() -> None:
    table = _at(hands=[{"green": 2}, {}], tiles=RED)
    assert found(after(table, "build d8-d9-e9"), "pagodas.d8-d9-e9", "hands.0.green") == ["red", 0]


def replacing_draws_the_same_number() -> None:
    table = _at(hands=[{"red": 3, "black": 3}, {}], market={"red": 6}, bag={"yellow": 5})
    replaced = after(table, "replace", "toss red", "toss black", "stop")
    assert found(replaced, "hands.0.red", "hands.0.black", "hands.0.yellow", "bag.yellow") == [2, 2, 2, 3]


def _revolt(attacker: dict[str, str], defender: dict[str, str], **position: Any) -> Table:
    """A green leader on m12, next to two black tiles, attacks one on k12, next to one of them."""
    tiles = {"e7": "black", "b3": "black", "l12": "black", "m13": "black"}
    position.setdefault("hands", [{}, {}])
    table = _at(leaders=[attacker, {**defender, "green": "k12"}], tiles=tiles, **position)
    after(table, "leader green m12")
    return table


def a_black_leader_helps_from_the_supply() -> None:
    table = _revolt({"black": "e8"}, {})
    assert code(table, "commit 0 leader") == "governor-leader-on-board"
    assert after(table, "commit 0", "commit 0 leader")["leaders"][1]["green"] == "k12"


def a_red_leader_helps_from_the_supply() -> None:
    table = _war("red", "red", {"blue": "k6", "red": "e8"}, {"blue": "k11"})
    assert after(table, "support 2 0 leader")["decision"]["sides"][1]["total"] == 2
    assert code(table, "support 1 0 leader") == "soldier-leader-on-board"


def a_blue_leader_saves_a_tile() -> None:
    table = _at(hands=[{"blue": 1}, {}])
    assert code(table, "riot e7") == "not-enough-farmers"
    assert after(table, "riot e7 leader")["hands"][0]["blue"] == 0


def a_green_leader_saves_a_tile() -> None:
    table = _at(hands=[{"green": 1}, {}], tiles=RED)
    assert after(table, "build d8-d9-e9 leader")["hands"][0]["green"] == 0


def pagodas_of_each_colour() -> None:
    pagodas = {colour["name"]: colour["pagodas"] for colour in GAME.box.document["colour"]}
    assert pagodas == {"black": 2, "red": 2, "blue": 2, "green": 2, "yellow": 1}


def a_tile_pays_its_leader_or_the_black_one() -> None:
    leaders = [{"black": "l11"}, {"green": "m13"}]
    table = _at(hands=[{"red": 1, "green": 1}, {}], leaders=leaders, tiles={"l12": "black"})
    paid = after(table, "tile red m12", "tile green k12")
    assert found(paid, "points.0.red", "points.0.green", "points.1.green") == [1, 0, 1]


def which_conflict_begins() -> None:
    assert _revolt({}, {}).position()["decision"]["kind"] == "revolt"
    assert _war("red", "red", {"blue": "k6"}, {"blue": "k11"}).position()["decision"]["kind"] == "war"


def pagodas_pay_in_the_owners_turns() -> None:
    table = _at(leaders=[{"red": "e8"}, {}], tiles={**RED, "e7": "black"}, pagodas={"d8-d9-e9": "red"})
    assert after(table, "pass")["points"][0]["red"] == 1
    assert after(table, "pass")["points"][0]["red"] == 1


def an_empty_bag_alone_ends_nothing() -> None:
    full: dict[str, Any] = {"market": {"red": 6}, "bag": {}}
    table = _at(hands=[{"black": 6}, {"black": 6}], **full)
    assert after(table, "pass")["ended"] == ""
    short = _at(hands=[{"black": 5}, {"black": 6}], **full)
    assert after(short, "pass")["ended"] == "hand-refill"


def the_weakest_colour_is_the_score() -> None:
    ended = _end([{"black": 8, "red": 3, "blue": 3, "green": 9, "yellow": 4}, {"black": 9, "red": 9, "blue": 9}])
    assert ended["result"]["scores"] == [5, 0]


def what_you_begin_with() -> None:
    start = new("yellow-yangtze", 3, seed=1).position()
    assert [sum(hand.values()) for hand in start["hands"]] == [6, 6, 6]
    assert all(leader == "none" for seat in range(3) for leader in found(start, f"leaders.{seat}.black"))
    assert start["tiles"] == dict.fromkeys(CAPITALS, "black")
    assert sum(start["market"].values()) == 6


def a_leader_and_a_capital_are_a_state() -> None:
    table = _at(hands=[{"red": 1}, {}])
    grown = after(table, "leader black e8", "tile red e9")
    assert grown["points"][0]["red"] == 1


def a_trader_takes_from_the_market() -> None:
    table = _at(hands=[{"green": 1}, {}], market={"yellow": 1})
    assert after(table, "tile green a1", "take yellow")["hands"][0]["yellow"] == 1


def refills_up_to_six() -> None:
    table = _at(hands=[{"red": 2}, {"red": 3}], market={"blue": 1}, bag={"green": 20})
    filled = after(table, "pass")
    assert [sum(hand.values()) for hand in filled["hands"]] == [6, 6]
    assert sum(filled["market"].values()) == 6


def hand_tiles_count_in_a_revolt() -> None:
    """Two black tiles against one on the board, two committed ones against none."""
    table = _revolt({"black": "e8"}, {"black": "b4"}, hands=[{}, {"black": 2}])
    assert found(after(table, "commit 0", "commit 2"), "leaders.0.green", "leaders.1.green") == ["none", "k12"]


def size_of_the_map() -> None:
    names = [action.split()[2] for action in _at(hands=[{"red": 1, "blue": 1}, {}], tiles={}).legal()
             if action.startswith("tile ")]  # fmt: skip
    assert len(names) == len(set(names)) == 203
    assert tuple(sorted(_at().position()["tiles"])) == tuple(sorted(CAPITALS))


def a_capital_is_ordinary_land() -> None:
    table = _at(hands=[{"blue": 2, "red": 1}, {}])
    assert found(after(table, "riot e7", "tile red e7"), "tiles.e7") == ["red"]


def a_group_without_a_leader_is_no_state() -> None:
    table = _at(hands=[{"red": 1}, {}], tiles={"e7": "black"})
    assert [sum(seat.values()) for seat in after(table, "tile red e8")["points"]] == [0, 0]


def rivers_separate_their_banks() -> None:
    """Leaders of one colour on two banks are at peace until a farmer joins them."""
    table = _at(hands=[{"blue": 1}, {}], leaders=[{"red": "d4"}, {"red": "d7"}],
                tiles={"e4": "black", "e5": "red", "e7": "black"})  # fmt: skip
    assert table.position()["decision"]["kind"] == "action"
    assert after(table, "tile blue e6")["decision"]["kind"] == "war"


def numbers_of_tiles() -> None:
    bag = _at(tiles={}).position()["bag"]
    assert dict(bag) == {"black": 42, "red": 36, "blue": 24, "green": 24, "yellow": 12}
    assert sum(bag.values()) == 138


def a_leader_may_join_in_peace() -> None:
    table = _at(leaders=[{"red": "k12"}, {"green": "k10"}], tiles={"l10": "black", "l12": "black"})
    assert code(table, "leader green l11") == "unites-in-conflict"
    assert after(table, "leader black l11")["decision"]["kind"] == "action"


def a_leader_without_a_black_tile_leaves() -> None:
    table = _at(hands=[{"blue": 2}, {}], leaders=[{}, {"red": "k12"}], tiles={"l12": "black"})
    assert found(after(table, "riot l12"), "leaders.1.red") == ["none"]


def a_tile_need_not_touch_anything() -> None:
    table = _at(hands=[{"red": 1}, {}], tiles={})
    assert code(table, "tile red a1") == ""


def the_placer_does_not_matter() -> None:
    table = _at(hands=[{"red": 1}, {}], leaders=[{}, {"red": "k12"}], tiles={"l12": "black"})
    assert found(after(table, "tile red l11"), "points.0.red", "points.1.red") == [0, 1]


def a_triangle_offers_a_pagoda() -> None:
    table = _at(hands=[{"red": 1}, {}], tiles={"l9": "red", "l10": "red"})
    after(table, "tile red k10")
    assert table.legal() == ["pagoda k10-l9-l10", "decline"]


def farmers_follow_until_a_pagoda() -> None:
    table = _at(hands=[{"blue": 3}, {}], tiles={"d5": "blue", "e6": "blue"})
    after(table, "tile blue d6")
    assert found(after(table, "pagoda d5-d6-e6"), "decision.kind", "actions_left") == ["action", 1]
    chain = _at(hands=[{"blue": 3}, {}], tiles={})
    assert found(after(chain, "tile blue d5"), "decision.kind", "actions_left") == ["chain", 1]
    assert code(chain, "tile blue a10") == "chain-not-adjacent"


def a_riot_takes_any_tile_and_its_pagoda() -> None:
    table = _at(hands=[{"blue": 2}, {}], tiles=RED, pagodas={"d8-d9-e9": "red"})
    assert after(table, "riot d9")["pagodas"] == {}


def a_tile_carries_one_pagoda() -> None:
    table = _at(hands=[{"green": 2}, {}], tiles={**RED, "e10": "red"}, pagodas={"d8-d9-e9": "red"})
    assert code(table, "build d9-e9-e10") == "pagoda-in-the-way"


def the_builder_chooses_which_moves() -> None:
    table = _at(hands=[{"red": 1}, {}], **TWO_PAGODAS)
    after(table, "tile red k10", "pagoda k10-l9-l10")
    assert table.legal() == ["move d8-d9-e9", "move d11-d12-e12"]


def the_yellow_pagoda_moves_unasked() -> None:
    tiles = {"d8": "yellow", "d9": "yellow", "e9": "yellow", "l9": "yellow", "l10": "yellow"}
    table = _at(hands=[{"yellow": 1}, {}], tiles=tiles, pagodas={"d8-d9-e9": "yellow"})
    assert after(table, "tile yellow k10", "pagoda k10-l9-l10")["pagodas"] == {"k10-l9-l10": "yellow"}


def no_leader_is_needed_to_buy() -> None:
    table = _at(hands=[{"green": 2}, {}], leaders=[{}, {"red": "e8"}], tiles={**RED, "e7": "black"})
    assert code(table, "build d8-d9-e9") == ""


def the_black_leader_earns_only_for_courts() -> None:
    table = _at(leaders=[{"black": "e8"}, {}], tiles={**RED, "e7": "black"}, pagodas={"d8-d9-e9": "red"})
    assert sum(after(table, "pass")["points"][0].values()) == 0
    court = dict.fromkeys(RED, "black")
    table = _at(leaders=[{"black": "e8"}, {}], tiles=court, pagodas={"d8-d9-e9": "black"})
    assert after(table, "pass")["points"][0]["black"] == 1


def too_few_tiles_to_replace_end_the_game() -> None:
    table = _at(hands=[{"red": 3}, {}], bag={"blue": 1})
    assert after(table, "replace", "toss red", "stop")["ended"] == ""
    table = _at(hands=[{"red": 3}, {}], bag={"blue": 1})
    assert after(table, "replace", "toss red", "toss red", "stop")["ended"] == "replacement"


def the_defender_wins_ties() -> None:
    table = _revolt({"black": "e8"}, {"black": "b4"}, hands=[{}, {"black": 1}])
    assert found(after(table, "commit 0", "commit 1"), "leaders.1.green") == ["k12"]


def the_attacker_commits_first() -> None:
    table = _revolt({}, {}, hands=[{"black": 1}, {"black": 1}])
    assert table.decider == 0
    after(table, "commit 1")
    assert table.decider == 1
    assert table.view()["decision"]["commits"][0]["tiles"] == 1


def what_a_revolt_costs_and_brings() -> None:
    table = _revolt({"black": "e8"}, {"black": "b4"}, hands=[{"black": 1}, {"black": 1}])
    decided = after(table, "commit 1", "commit 1")
    assert found(decided, "leaders.1.green", "points.0.green", "discards.black") == ["none", 1, 2]


def a_state_without_a_clash_stays_out() -> None:
    tiles = {"k8": "red", "j7": "black", "l9": "red", "l10": "black", "m8": "red", "n8": "black"}
    leaders = [{"green": "j6"}, {"green": "k11"}, {"blue": "n7"}]
    table = _at(3, hands=[{"black": 1}, {}, {}], leaders=leaders, tiles=tiles)
    assert [side["at"] for side in after(table, "tile black l8")["decision"]["sides"]] == ["k8", "l9"]


def the_active_player_supports_last() -> None:
    table = _at(3, hands=[{"yellow": 1}, {}, {}], leaders=[{"blue": "k6"}, {"blue": "k11"}, {}],
                tiles={"l6": "black", "l7": "red", "l9": "red", "l10": "black"})  # fmt: skip
    order = []
    after(table, "tile yellow l8")
    while table.position()["decision"]["kind"] == "war":
        order.append(table.decider)
        after(table, "abstain")
    assert order == [1, 2, 0]


def supporting_tiles_are_lost_the_leader_is_not() -> None:
    table = _war("red", "red", {"blue": "k6"}, {"blue": "k11"}, hands=[{"yellow": 1}, {"red": 1}])
    supported = after(table, "support 2 1 leader")
    assert found(supported, "hands.1.red", "discards.red", "leaders.1.red") == [0, 1, "none"]
    decided = after(table, "abstain")
    assert found(decided, "discards.red", "points.1.blue") == [2, 1]


def the_active_player_decides_ties() -> None:
    table = _war("red", "red", {"blue": "k6", "red": "e8"}, {"blue": "k11", "red": "b4"})
    after(table, "abstain", "abstain")
    assert table.decider == 0
    assert table.legal() == ["winner 1", "winner 2"]


def losers_lose_leaders_and_soldiers() -> None:
    table = _war("red", "yellow", {"blue": "k6", "red": "e8"}, {"blue": "k11", "green": "l11", "red": "b4"})
    decided = after(table, "abstain", "abstain")
    assert found(decided, "leaders.1.blue", "leaders.1.green", "points.0.blue") == ["none", "l11", 1]
    other = _war("yellow", "red", {"blue": "k6", "red": "e8"}, {"blue": "k11", "red": "b4"},
                 hands=[{"yellow": 1, "red": 2}, {}])  # fmt: skip
    assert found(after(other, "abstain", "support 1 2"), "tiles.l9", "leaders.1.blue") == ["none", "none"]


def the_winner_pays_by_the_losers_strength() -> None:
    """One soldier each; two tiles sent to the winner pay for the loser's strength of one, so its soldier stays."""
    table = _war("red", "red", {"blue": "k6", "red": "e8"}, {"blue": "k11", "red": "b4"},
                 hands=[{"yellow": 1, "red": 1}, {}])  # fmt: skip
    assert found(after(table, "abstain", "support 1 1"), "tiles.l7", "tiles.l9") == ["red", "none"]
    bare = _war("red", "red", {"blue": "k6", "red": "e8"}, {"blue": "k11", "red": "b4"})
    assert found(after(bare, "abstain", "abstain", "winner 1"), "tiles.l7", "tiles.l9") == ["none", "none"]


def the_joining_tile_gives_nothing() -> None:
    table = _war("red", "yellow", {"blue": "k6", "yellow": "k7", "red": "e8"}, {"blue": "k11", "red": "b4"})
    decided = after(table, "abstain", "abstain")
    assert found(decided, "tiles.l8", "points.0.yellow") == ["yellow", 0]


def order_of_refills() -> None:
    table = _at(3, hands=[{"red": 5}, {"red": 5}, {"red": 6}], market={"blue": 6}, bag={"green": 1})
    assert found(after(table, "pass"), "hands.0.green", "hands.1.green", "ended") == [1, 0, "other-refill"]


def ties_go_to_the_next_weakest_then_to_less_gold() -> None:
    second = _end([{"black": 2, "red": 2, "blue": 2, "green": 2}, {"black": 2, "red": 3, "blue": 3, "green": 3}])
    assert second["result"]["winners"] == [1]
    gold = _end([{"black": 2, "red": 2, "blue": 2, "green": 2}, {"black": 1, "red": 2, "blue": 2, "green": 2,
                                                                "yellow": 1}])  # fmt: skip
    assert gold["result"]["winners"] == [0]


def points_are_hidden_unless_open() -> None:
    points = [{"red": 3}, {}]
    assert _at(points=points).view(1)["points"][0] != _at(points=points).position()["points"][0]
    shown = _at(points=points, options={"open_points": True})
    assert shown.view(1)["points"][0] == shown.position()["points"][0]


def the_short_game() -> None:
    start = new("yellow-yangtze", 2, seed=1, options={"short": "yes"}).position()
    assert sum(start["removed"].values()) == 24


def exactly_two_actions() -> None:
    table = _at(options={"actions": "exactly-two"}, hands=[{"red": 1}, {}], tiles={})
    assert code(table, "pass") == "must-act"
    assert code(_at(hands=[{"red": 1}, {}], tiles={}), "pass") == ""


def a_declined_pagoda_lets_the_chain_go_on() -> None:
    table = _at(hands=[{"blue": 3}, {}], tiles={"d5": "blue", "e6": "blue"})
    assert after(table, "tile blue d6", "decline")["decision"]["kind"] == "chain"


def five_turns_without_a_draw() -> None:
    hands = [{"red": 6}, {"red": 6}]
    assert after(_at(idle=9, hands=hands, market={"blue": 6}), "pass")["ended"] == "idle"
    assert after(_at(idle=8, hands=hands, market={"blue": 6}), "pass")["ended"] == ""


def leaders_help_again_and_again() -> None:
    table = _at(hands=[{"blue": 2}, {}])
    assert found(after(table, "riot b3 leader", "riot e7 leader"), "tiles.b3", "tiles.e7") == ["none", "none"]


def nobody_gains_without_that_leader() -> None:
    """The winner has no red leader; the losers' red leaders go all the same."""
    tiles = {"k8": "red", "k7": "red", "j7": "black", "l9": "yellow", "l10": "black", "m8": "yellow", "n8": "black",
             "e7": "black"}  # fmt: skip
    leaders = [{"green": "j6", "red": "e8"}, {"green": "k11", "red": "l11"}, {"red": "n7"}]
    table = _at(3, hands=[{"black": 1}, {}, {}], leaders=leaders, tiles=tiles)
    after(table, "tile black l8", "abstain", "abstain")
    decided = after(table, "abstain")
    assert found(decided, "leaders.1.red", "leaders.2.red") == ["none", "none"]
    assert [seat["red"] for seat in decided["points"]] == [0, 0, 0]
