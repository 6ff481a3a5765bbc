"""What the words of Legacy of Yu claim, held against its rules, its box or a played position."""

from collections.abc import Sequence
from typing import Any

import pytest

from tianxia import GAMES, Refused, Table, new
from tianxia.games.legacy_of_yu.box import story_document

NAME = "legacy-of-yu"
BOX: dict[str, Any] = GAMES[NAME].box.document
STORY: dict[str, Any] = story_document()
MANY = list(range(1, 9))
"""A ready pile that lasts for a round."""
ALL_BUT = [card for card in range(1, 31) if card != 20]
LINE = ["-"] * 7


def at(**position: Any) -> Table:
    """A table with this position; what it does not say is as at the start."""
    return Table.from_position({"game": NAME, **position})


def campaign(rules: Sequence[int] = (), **position: Any) -> Table:
    """A table of a campaign with these rules in force."""
    document = {"rules": list(rules), **position.pop("campaign", {})}
    return at(options={"story": "campaign"}, campaign=document, **position)


def after(table: Table, *actions: str) -> dict[str, Any]:
    """The position after some actions."""
    for action in actions:
        table.play(action)
    return table.position()


def outcome(table: Table, *actions: str) -> str:
    return str(after(table, *actions)["outcome"])


def refused(table: Table, action: str) -> str:
    """The code with which an action is refused."""
    with pytest.raises(Refused) as found:
        table.play(action)
    return found.value.code


def card(number: int) -> dict[str, Any]:
    return next(found for found in BOX["townsfolk"] if found["n"] == number)


def outsider(number: int) -> dict[str, Any]:
    return next(found for found in BOX["outsider"] if found["n"] == number)


def section(number: int) -> dict[str, Any]:
    found: dict[str, Any] = BOX["section"][number]
    assert found["n"] == number
    return found


def rule(name: str) -> dict[str, Any]:
    return next(found for found in STORY["rule"] if found["name"] == name)


# The goal and the ends


def six_canals_and_the_end_of_the_round_win() -> None:
    river = {"canals": [1, 2, 5, 6, 7, 8], "barge": False, "ready": MANY, "round": 8}
    assert outcome(at(built=6, **river), "end") == "win"
    assert outcome(at(built=5, **river), "end") == "-"


def an_unbuilt_canal_or_the_edge_loses() -> None:
    assert outcome(at(built=0, ready=[1, 2], exhausted=[3, 4, 5]), "end") == "flood"
    assert outcome(at(built=1, ready=[1, 2], exhausted=[3, 4, 5]), "end") == "-"
    edge = {"built": 6, "barge": False, "hand": [16], "exhausted": [7], "deck": [1]}
    assert outcome(at(flood=6, **edge), "discard 16") == "flood"
    assert outcome(at(flood=5, **edge), "discard 16") == "-"


def seven_outsiders_lose() -> None:
    row = ["-", "o1", "o2", "o4", "o5", "o6", "o7"]
    assert outcome(at(row=row, ready=list(range(1, 16))), "end") == "outsiders"
    assert outcome(at(row=["-", *row[:1], *row[2:]], ready=list(range(1, 16))), "end") == "-"


def seven_outsiders_lose_even_with_six_canals() -> None:
    row = ["t1", "-", "-", "-", "o1", "o2", "o4"]
    position = {"round": 9, "flood": 4, "barge": False, "row": row, "ready": [3, 6, 7, 8, 9, 10]}
    assert outcome(at(built=6, **position), "end") == "outsiders"


def a_card_that_is_not_there_loses() -> None:
    assert "draw" in card(16)["play"] + card(16)["discard"]
    assert outcome(at(hand=[16]), "discard 16") == "damage"
    assert outcome(at(hand=[16], ready=[1]), "discard 16") == "-"
    assert outcome(at(row=[*LINE[:6], "o1"]), "end") == "damage"


def a_goal_of_the_campaign_delays_the_win() -> None:
    position = {"round": 8, "built": 6, "barge": False, "ready": MANY}
    assert outcome(campaign([20], **position), "end") == "-"
    assert outcome(campaign([20], spaces=["outpost red", *["-"] * 8], **position), "end") == "win"


# The round


def a_harvest_brings_four_cards_and_three_pieces() -> None:
    position = new(NAME, 1, seed=1).position()
    assert len(position["hand"]) == 4
    assert position["workers"] == {"white": 1, "red": 0, "blue": 0, "yellow": 0, "black": 0}
    assert position["goods"] == {"provision": 1, "cowrie": 1, "clay": 0, "timber": 0}


def an_outpost_adds_a_cowrie_to_the_harvest() -> None:
    plain = after(at(built=2, ready=MANY), "end")["goods"]["cowrie"]
    spaces = ["outpost red", "outpost blue", *["-"] * 7]
    assert after(at(built=2, ready=MANY, spaces=spaces), "end")["goods"]["cowrie"] == plain + 2


def an_outsider_destroys_unless_paid() -> None:
    assert outsider(3)["assault"] == ["destroy"]
    table = at(row=[*LINE[:6], "o3"], workers={"white": 1}, ready=[1, 2, 3, 4, 5])
    assert after(table, "end")["decision"] == "assault"
    assert len(after(table.copy(), "suffer")["discard"]) == 1
    assert after(table, "tribute")["discard"] == []


def an_outsider_stays_in_the_row() -> None:
    for answer in ("tribute", "suffer"):
        table = at(row=[*LINE[:6], "o3"], workers={"white": 1}, ready=MANY, deck=[20, 21], outsider_deck=[7])
        assert "o3" in after(table, "end", answer)["row"]


def townsfolk_left_newcomers_right_gaps_filled() -> None:
    table = at(built=2, row=["-", "-", "t10", "o4", *LINE[:3]], goods={"clay": 1}, ready=[1, 2, 3, 4],
               deck=[20, 21, 22], outsider_deck=[7, 8])  # fmt: skip
    row = after(table, "end", "tribute")["row"]
    assert row[0] == "t10"
    assert row[4] == "o4"
    assert sorted(row[5:]) == ["o7", "o8"]
    assert sorted(row[1:4]) == ["t20", "t21", "t22"]


def no_room_drives_the_leftmost_off() -> None:
    row = ["t1", "t2", "t3", "t4", "t5", "t6", "o1"]
    found = after(at(built=2, row=row, ready=[7, 8, 9, 10, 11], deck=[20], outsider_deck=[2, 3]), "end")["row"]
    assert found[:4] == ["t3", "t4", "t5", "t6"]


def newcomers_by_canals() -> None:
    icons = [int(found["outsiders"]) for found in BOX["section"]]
    assert [sum(icons[: built + 1]) for built in range(7)] == [1, 1, 2, 2, 3, 3, 4]
    found = after(at(built=4, ready=MANY, outsider_deck=[7, 8, 9, 10]), "end")
    assert sum(space.startswith("o") for space in found["row"]) == 3


# Cards


def playing_exhausts() -> None:
    assert card(15)["play"] == ["provision", "provision"]
    position = after(at(hand=[15]), "play 15")
    assert (position["exhausted"], position["discard"], position["goods"]["provision"]) == ([15], [], 2)
    assert position["workers"]["yellow"] == 0  # the discard line gives nothing


def discarding_gives_both_lines() -> None:
    assert (card(15)["play"], card(15)["discard"]) == (["provision", "provision"], ["yellow"])
    position = after(at(hand=[15]), "discard 15")
    assert (position["discard"], position["exhausted"]) == ([15], [])
    assert (position["goods"]["provision"], position["workers"]["yellow"]) == (2, 1)


def a_tucked_card_adds_to_every_harvest() -> None:
    assert card(4)["tuck"] == ["white"]
    table = at(hand=[4], ready=list(range(10, 22)))
    assert after(table, "tuck 4")["workers"]["white"] == 0
    position = after(table, "end")
    assert position["workers"]["white"] == 2
    assert 4 in position["tucked"]
    assert 4 not in position["exhausted"] + position["discard"]


def the_first_turn_as_it_is_told() -> None:
    table = new(NAME, 1, seed=1)
    roles = sorted(card(number)["role"] for number in table.position()["hand"])
    assert roles == ["elder", "elder", "ferryman", "herder"]
    assert card(4)["tuck"] == ["white"]
    after(table, "tuck 4", *(f"play {number}" for number in table.position()["hand"] if number != 4))
    assert table.position()["goods"]["provision"] == 3
    position = after(table, "dismiss 1", "hut 0 white")
    assert position["workers"] == {"white": 0, "red": 1, "blue": 2, "yellow": 0, "black": 0}
    assert outsider(int(position["row"][6][1:]))["tribute"] == {"black": 1}
    position = after(table, "end")
    assert (position["round"], position["workers"]["white"], position["goods"]["cowrie"]) == (2, 3, 2)
    assert position["ready_unseen"] + len(position["ready"]) == 1
    assert "canal" in table.legal()


# Set-up and piles


def ten_of_thirty_are_ready() -> None:
    position = new(NAME, 1, seed=3).position()
    assert len(BOX["townsfolk"]) == 30
    assert position["ready_unseen"] + len(position["hand"]) == 10


def six_townsfolk_and_an_outsider_in_the_row() -> None:
    row = new(NAME, 1, seed=3).position()["row"]
    assert [space[0] for space in row] == [*"tttttt", "o"]


def two_canals_of_each_group() -> None:
    groups = {found["n"]: found["group"] for found in BOX["canal"]}
    assert [groups[n] for n in new(NAME, 1, seed=5).position()["canals"]] == [1, 1, 2, 2, 3, 3]


def pieces_in_the_box() -> None:
    pieces = BOX["pieces"]
    assert [pieces[name] for name in ("white", "red", "blue", "yellow", "black")] == [10, 6, 6, 6, 6]
    assert [pieces[name] for name in ("provision", "cowrie", "clay", "timber")] == [9, 12, 9, 9]


def the_deck_is_remade_without_a_flood() -> None:
    table = at(built=5, flood=2, goods={"provision": 2, "cowrie": 2}, deck=[], discard=[20], ready=ALL_BUT)
    position = after(table, "trade 5")
    assert (position["hand"], position["flood"]) == ([20], 2)


def a_pile_remade_moves_the_flood() -> None:
    position = after(at(built=1, hand=[16], exhausted=[7], deck=[1]), "discard 16")
    assert (position["flood"], position["hand"]) == (1, [7])
    assert after(at(built=1, hand=[16], ready=[7], deck=[1]), "discard 16")["flood"] == 0


def a_built_canal_lets_the_flood_pass() -> None:
    assert outcome(at(built=1, hand=[16], exhausted=[7], deck=[1]), "discard 16") == "-"
    assert outcome(at(built=0, hand=[16], exhausted=[7], deck=[1]), "discard 16") == "flood"


def a_pile_is_remade_only_when_a_card_is_needed() -> None:
    position = after(at(built=0, hand=[16], ready=[7], exhausted=[8], deck=[1]), "discard 16")
    assert (position["flood"], position["outcome"], position["ready"]) == (0, "-", [])


# Workers, canals, trades


def white_means_white() -> None:
    table = at(canals=[1, 2, 5, 6, 7, 8], workers={"red": 5}, goods={"cowrie": 9})
    assert refused(table, "canal") == "not-enough-workers"
    assert "canal" in at(canals=[1, 2, 5, 6, 7, 8], workers={"white": 5}, goods={"cowrie": 9}).legal()


def an_outpost_makes_colours_replace_each_other() -> None:
    position = {"built": 2, "canals": [1, 2, 5, 6, 7, 8], "workers": {"red": 5}, "goods": {"cowrie": 9}}
    assert refused(at(**position), "canal") == "not-enough-workers"
    assert "canal" in at(spaces=["outpost red", *["-"] * 8], **position).legal()
    assert refused(at(spaces=["outpost blue", *["-"] * 8], **position), "canal") == "not-enough-workers"


def exact_colours_are_paid_first() -> None:
    table = at(built=2, row=[*LINE[:6], "o3"], spaces=["outpost red", "outpost blue", *["-"] * 7],
               workers={"white": 2, "blue": 2, "black": 1}, goods={"provision": 3})  # fmt: skip
    position = after(table, "attack 7")
    assert (position["workers"]["black"], position["pay_left"]) == (0, 2)
    assert sorted(table.legal()) == ["pay blue", "pay white"]


def one_canal_a_round() -> None:
    table = at(canals=[3, 2, 5, 6, 7, 8], workers={"white": 9}, goods={"cowrie": 12}, ready=MANY)
    table.play("canal")
    while table.position()["decision"] != "main":
        table.play(table.legal()[0])
    assert refused(table, "canal") == "barge-used"
    assert after(table, "end")["barge"] is True


def a_canal_counts_before_its_effects() -> None:
    assert next(found for found in BOX["canal"] if found["n"] == 5)["effects"].count("destroy") > 0
    table = at(built=2, flood=2, canals=[1, 2, 5, 6, 7, 8], workers={"white": 3}, goods={"cowrie": 3},
               exhausted=[1, 2, 3])  # fmt: skip
    position = after(table, "canal")
    assert (position["built"], position["flood"], position["outcome"]) == (3, 3, "-")


def trade_of_the_start() -> None:
    assert section(0)["trade"] == {"pay": ["cowrie"] * 3, "gain_one_of": ["clay", "timber"]}
    assert (section(0)["build"], section(0)["outsiders"]) == (["provision"], 1)
    assert "trade 0 clay" in at(goods={"cowrie": 3}).legal()


def trade_of_canal_1() -> None:
    assert section(1)["trade"] == {"pay": ["cowrie"] * 2, "gain": ["provision"]}
    assert (section(1)["build"], section(1)["outsiders"]) == (["cowrie"], 0)
    assert refused(at(goods={"cowrie": 2}), "trade 1") == "trade-closed"
    assert "trade 1" in at(built=1, goods={"cowrie": 2}).legal()


def trade_of_canal_2() -> None:
    position = after(at(built=2, hand=[7], ready=MANY[:3]), "trade 2 7")
    assert (position["exhausted"], position["goods"]["cowrie"]) == ([7], 2)
    assert (section(2)["build"], section(2)["outsiders"]) == (["soldier"], 1)


def trade_of_canal_3() -> None:
    assert section(3)["trade"]["pay"] == ["white", "provision"]
    legal = at(built=3, workers={"white": 1}, goods={"provision": 1}).legal()
    assert {text for text in legal if text.startswith("trade 3")} == {
        f"trade 3 {colour}" for colour in ("red", "blue", "yellow", "black")
    }
    assert (section(3)["build"], section(3)["outsiders"]) == (["provision"], 0)


def trade_of_canal_4() -> None:
    assert after(at(built=4, goods={"cowrie": 4}), "trade 4")["workers"]["white"] == 1
    assert refused(at(built=4, goods={"cowrie": 3}), "trade 4") == "not-enough-cowrie"
    assert (section(4)["build"], section(4)["outsiders"]) == (["red", "black"], 1)


def trade_of_canal_5() -> None:
    assert section(5)["trade"] == {"pay": ["provision"] * 2 + ["cowrie"] * 2, "gain": ["recruit"]}
    assert (section(5)["build"], section(5)["outsiders"]) == (["blue", "yellow"], 0)
    assert after(at(built=5, goods={"provision": 2, "cowrie": 2}, deck=[20]), "trade 5")["hand"] == [20]


def trade_of_canal_6() -> None:
    assert after(at(built=6, barge=False, goods={"clay": 1}), "trade 6 clay")["goods"]["cowrie"] == 1
    assert (section(6)["build"], section(6)["outsiders"]) == (["recruit"], 1)


def no_card_to_take_refuses_the_trade() -> None:
    table = at(built=5, goods={"provision": 2, "cowrie": 2}, deck=[], discard=[], ready=list(range(1, 31)))
    assert refused(table, "trade 5") == "deck-empty"


def the_flood_closes_nothing() -> None:
    table = at(built=3, flood=3, workers={"white": 2}, goods={"cowrie": 6, "clay": 1, "timber": 1, "provision": 1})
    legal = table.legal()
    assert "trade 1" in legal
    assert "trade 3 red" in legal
    assert "build farm 1 at 1" in legal


def supplies_run_out() -> None:
    assert after(at(hand=[15], goods={"provision": 6}), "play 15")["goods"]["provision"] == 8
    assert after(at(hand=[15], goods={"provision": 9}), "play 15")["goods"]["provision"] == 9


# The row and the village


def row_prices() -> None:
    assert BOX["row"]["cost"] == [0, 1, 1, 2, 2, 3, 3]
    row = ["t1", "t2", "t3", "t4", "t5", "t6", "t7"]
    for space, cost in enumerate(BOX["row"]["cost"], 1):
        table = at(row=row, goods={"provision": cost})
        assert after(table, f"hire {space}")["goods"]["provision"] == 0


def an_empty_space_stays_empty() -> None:
    row = ["t1", "t2", "t3", "t4", "t5", "t6", "o1"]
    assert after(at(row=row, deck=[20]), "hire 1")["row"] == ["-", *row[1:]]


def hiring_joins_the_exhausted_pile() -> None:
    position = after(at(row=["t17", *LINE[:6]]), "hire 1")
    assert (position["exhausted"], position["discard"]) == ([17], [])
    assert position["workers"]["blue"] == 0


def dismissing_gives_the_play_line() -> None:
    position = after(at(row=["t17", *LINE[:6]]), "dismiss 1")
    assert card(17)["play"] == ["blue"]
    assert (position["discard"], position["exhausted"], position["workers"]["blue"]) == ([17], [], 1)


def attacking_pays_space_and_workers() -> None:
    table = at(row=["t1", "t2", "t3", "t6", "o4", "o5", "-"], workers={"black": 2, "yellow": 3, "red": 1},
               goods={"provision": 5})  # fmt: skip
    position = after(table, "attack 5")
    assert position["goods"]["provision"] == 5 - BOX["row"]["cost"][4]
    assert (position["row"][4], position["outsider_discard"], position["beaten"]) == ("-", [4], 1)
    assert position["goods"]["cowrie"] == outsider(4)["reward"].count("cowrie") > 0


def a_farm_costs_white_clay_timber() -> None:
    assert all(found["cost"] == {"white": 1, "clay": 1, "timber": 1} for found in BOX["farm"])
    table = at(built=1, workers={"white": 1}, goods={"clay": 1, "timber": 1}, ready=MANY)
    provisions = after(table, "build farm 1 at 1", "end")["goods"]["provision"]
    assert provisions == 1 + 1  # the harvest and the farm


def an_outpost_costs_three_timber() -> None:
    assert all(found["cost"] == {"white": 1, "clay": 1, "timber": 3} for found in BOX["outpost"])


def a_hut_costs_three_clay_and_opens_three_things() -> None:
    assert BOX["hut"]["cost"] == {"white": 1, "clay": 3, "timber": 1}
    table = at(built=1, workers={"white": 2}, goods={"clay": 3, "timber": 1}, hand=[1, 4], tucked=[2, 0, 0, 0, 0],
               ready=[5, 6, 7], deck=[20])  # fmt: skip
    assert refused(table.copy(), "hut 1 white") == "slot-closed"
    assert refused(table.copy(), "tuck 4") == "no-tuck-space"
    table.play("build hut at 1")
    while table.position()["decision"] != "main":
        table.play(table.legal()[0])
    position = table.position()
    assert len(position["huts"]) == 1
    assert "hut 1 white" in table.legal()
    assert "tuck 4" in table.legal()


def a_worker_comes_back_from_its_slot() -> None:
    table = at(workers={"red": 1}, ready=MANY)
    position = after(table, "hut 0 red")
    assert (position["workers"]["red"], position["goods"]["provision"]) == (0, 1)
    assert refused(table, "hut 0 red") == "slot-taken"
    assert after(table, "end")["workers"]["red"] == 1


def what_the_slots_give() -> None:
    assert [found["gain"] for found in BOX["slot"]] == [["provision"], ["soldier"], ["cowrie"], ["draw"], ["material"]]
    assert "hut 0 white" in at(workers={"white": 1}).legal()


def buildings_and_spaces() -> None:
    assert [BOX["pieces"][kind] for kind in ("farms", "outposts", "huts")] == [3, 4, 4]
    assert sum(len(found["build"]) for found in BOX["section"]) == 9


def a_story_icon_gives_a_soldier_without_a_campaign() -> None:
    table = at(canals=[1, 2, 5, 6, 7, 8], workers={"white": 2}, goods={"cowrie": 2})
    assert any(item.startswith("story") for item in BOX["canal"][0]["effects"])
    table.play("canal")
    assert sorted(table.legal()) == ["gain black", "gain blue", "gain red", "gain yellow"]


def a_slot_worker_is_not_in_the_supply() -> None:
    position = after(at(workers={"red": 1}), "hut 0 red")
    assert position["supply"]["red"] == BOX["pieces"]["red"] - 1


# The campaign


def seven_wins_or_losses_end_it() -> None:
    rules = GAMES[NAME].campaigns
    assert rules is not None
    position: dict[str, Any] = {"round": 8, "built": 6, "barge": False, "ready": MANY}
    for wins, victory, is_over in ((6, [], True), (5, [1], False)):
        table = campaign(campaign={"wins": wins, "victory": victory}, **position)
        table.play("end")
        while not table.is_over:
            table.play(table.legal()[0])
        assert table.result is not None
        assert rules.is_over(table.result["campaign"]) is is_over


def a_story_met_again_gives_a_cowrie() -> None:
    table = campaign(campaign={"told": [42]}, canals=[1, 2, 5, 6, 7, 8], workers={"white": 2}, goods={"cowrie": 2})
    assert after(table, "canal")["goods"]["cowrie"] == 1


def food_is_useless_without_a_story() -> None:
    assert refused(at(hand=[11]), "cook 11") == "food-locked"
    assert card(11)["food"] in ("meat", "fish")
    assert "cook 11" in campaign([4], hand=[11]).legal()


def prices_are_shown_before() -> None:
    table = campaign(canals=[3, 2, 5, 6, 8, 9], workers={"white": 4}, goods={"cowrie": 6, "provision": 3})
    table.play("canal")
    while table.position()["decision"] != "story":
        table.play(table.legal()[0])
    (page,) = table.game.pages(table.box, table.scrubbed(0), table.words)
    assert "2 provisions" in page.ways[0]
    assert not any("cowrie" in way for way in page.ways)  # what the second way brings is told once it is chosen


def the_dragon_digs_for_two_cowries() -> None:
    assert rule("the-winged-dragon")["tool"] == {"pay": {"cowrie": 2}, "gain": ["white"], "per": "round"}
    table = campaign([7], goods={"cowrie": 4})
    assert after(table, "tool 7")["workers"]["white"] == 1
    assert refused(table, "tool 7") == "tool-used"


def the_soil_drives_the_flood_back() -> None:
    assert rule("the-swelling-soil")["tool"] == {"pay": {"clay": 2}, "gain": ["ebb"], "per": "game"}
    assert after(campaign([6], built=2, flood=2, goods={"clay": 2}), "tool 6")["flood"] == 1


def springs_cost_a_cowrie_from_canal_4() -> None:
    found = rule("springs-in-the-cut")
    assert (found["canal_extra"], found["canal_from"]) == ({"cowrie": 1}, 4)


def the_court_wants_two_farms() -> None:
    assert rule("the-granaries-of-the-court")["goal"] == {"farms": 2}
    position = {"round": 8, "built": 6, "barge": False, "ready": MANY}
    assert outcome(campaign([14], spaces=["farm 1", *["-"] * 8], **position), "end") == "-"
    assert outcome(campaign([14], spaces=["farm 1", "farm 2", *["-"] * 7], **position), "end") == "win"


def the_deadline_is_round_11() -> None:
    position = {"built": 5, "barge": True, "ready": MANY}
    assert outcome(campaign([17], round=11, **position), "end") == "doom"
    assert outcome(campaign([17], round=10, **position), "end") == "-"


def proud_chieftains_want_one_more() -> None:
    assert rule("proud-chieftains")["tribute_extra"] == {"cowrie": 1}
    position = {"row": [*LINE[:6], "o3"], "workers": {"white": 1}, "ready": MANY}
    assert "tribute" not in _asked(campaign([13], **position))
    assert "tribute" in _asked(campaign([13], goods={"cowrie": 1}, **position))


def _asked(table: Table) -> list[str]:
    table.play("end")
    return table.legal()


def what_is_needed_and_held() -> None:
    table = at(canals=[1, 2, 5, 6, 7, 8], workers={"white": 9}, goods={"cowrie": 1})
    with pytest.raises(Refused) as found:
        table.play("canal")
    assert found.value.reason == "Not enough cowries: 2 needed, 1 held."


def a_slot_opens_with_its_hut() -> None:
    with pytest.raises(Refused) as found:
        at(workers={"white": 1}).play("hut 3 white")
    assert found.value.reason == "This slot opens with hut 3."
