"""What the words of China claim, played or looked up."""

from typing import Any

from tests.words.playing import after, at, code, found
from tianxia import Unreadable, new
from tianxia.games.china import GAME
from tianxia.kernel.documents import Document
from tianxia.table import Table

BOX = GAME.box.document
COLOUR = {region["name"]: region["colour"] for region in BOX["region"]}
ROOM = {name: sum(space[0].rstrip("0123456789") == name for space in BOX["spaces"]["at"]) for name in COLOUR}


def _at(players: int = 3, **position: Any) -> Table:
    return at("china", players=players, **position)


def _end(players: int = 3, **position: Any) -> Document:
    """The end of a game with these pieces: the last seat discards its last card."""
    hands: list[dict[str, int]] = [{} for _ in range(players - 1)]
    last = {"emperor": 0, "turn": players - 1, "hands": [*hands, {"red": 1}], "deck": {}, "exhausted": 2}
    return after(_at(players, **last, **position), "discard red")


def _houses(region: str, *owners: int) -> dict[str, int]:
    """Houses on the first spaces of a region."""
    return {f"{region}{number}": owner for number, owner in enumerate(owners, 1)}


def _scored(region: str, *owners: int, players: int = 3) -> list[int]:
    """The points when the first seat builds on the last space of a region; its house comes last."""
    colour = COLOUR[region]
    assert len(owners) == ROOM[region] - 1
    table = _at(players, hands=[{colour: 1}, *({} for _ in range(players - 1))], houses=_houses(region, *owners))
    return list(after(table, f"house {region}{ROOM[region]} {colour}")["score"])


def most_points_win() -> None:
    ended = _end(houses=_houses("wei", 0, 0, 1) | _houses("shu", 2))
    assert ended["score"] == [3, 2, 1]
    assert ended["result"]["winners"] == [0]


def two_pieces_in_one_region() -> None:
    table = _at(hands=[{"red": 3}, {}, {}], houses=_houses("wei", 1) | _houses("shu", 1))
    after(table, "house wei2 red")
    assert code(table, "house shu2 red") == "one-region"
    assert after(table, "house wei3 red")["decision"]["kind"] == "draw"
    empty = _at(hands=[{"red": 3}, {}, {}])
    assert after(empty, "house wei2 red")["decision"]["kind"] == "draw"


def a_hand_is_drawn_up_to_three() -> None:
    table = _at(hands=[{"red": 3}, {}, {}], houses=_houses("wei", 1), row={"green": 4})
    after(table, "house wei2 red", "house wei3 red", "take green")
    assert "take deck" in table.legal()
    assert after(table, "take deck")["turn"] == 1
    assert table.position()["hand_sizes"][0] == 3


def a_piece_costs_a_card_or_a_pair() -> None:
    table = _at(hands=[{"red": 1, "green": 2}, {}, {}])
    prices = {action for action in table.legal() if action.startswith("house wei1 ")}
    assert prices == {"house wei1 red", "house wei1 green green"}
    assert code(table, "house wei1 green") == "wrong-colour"
    single = _at(hands=[{"green": 1, "yellow": 1}, {}, {}])
    assert not any(action.startswith("house wei1 ") for action in single.legal())


def the_strongest_makes_room_for_emissaries() -> None:
    full = _at(hands=[{"orange": 1}, {}, {}], houses=_houses("zhao", 0, 0, 1), emissaries={"zhao": [0, 1, 1]})
    assert code(full, "emissary zhao orange") == "emissary-limit"
    free = _at(hands=[{"orange": 1}, {}, {}], houses=_houses("zhao", 0, 0, 1), emissaries={"zhao": [0, 0, 1]})
    assert code(free, "emissary zhao orange") == ""


def three_and_two_houses() -> None:
    assert _scored("qin", 0, 0, 1, 1) == [5, 3, 0]


def two_two_and_one_house() -> None:
    assert _scored("qin", 0, 1, 1, 2) == [5, 5, 2]


def four_and_one_house() -> None:
    assert _scored("qin", 0, 0, 0, 1) == [5, 4, 0]


def five_two_and_one_house() -> None:
    assert _scored("chu", 0, 0, 0, 0, 1, 1, 2) == [8, 5, 2]


def ties_get_the_points_in_full() -> None:
    assert _scored("qin", 0, 0, 1, 2) == [5, 3, 3]


def open_regions_score_at_the_end() -> None:
    assert _end(houses=_houses("chu", 0, 0, 1))["points"]["regions"] == [3, 2, 0]


def alliances_need_the_lead_in_both() -> None:
    houses = _houses("wei", 0, 0, 0) | _houses("han", 1, 1)
    ended = _end(houses=houses, emissaries={"wei": [2, 1, 0], "han": [1, 1, 0]})
    assert ended["points"]["alliances"] == [5, 0, 0]


def four_houses_make_a_row() -> None:
    assert _end(houses=dict.fromkeys(("yan1", "yan2", "yan3", "yan4"), 0))["points"]["roads"] == [4, 0, 0]
    assert _end(houses=dict.fromkeys(("yan1", "yan2", "yan3"), 0))["points"]["roads"] == [0, 0, 0]


def more_pieces_left_break_a_tie() -> None:
    ended = _end(houses=_houses("wei", 0, 0, 0) | _houses("qin", 2, 2, 1))
    assert ended["score"] == [3, 2, 3]
    assert ended["result"]["winners"] == [2]


def which_cards_pay_where() -> None:
    of = {colour: {name for name, own in COLOUR.items() if own == colour} for colour in COLOUR.values()}
    assert of["red"] == {"wei", "shu"}
    assert of["green"] == {"han", "yan"}


def _partners(region: str) -> set[str]:
    return {other for pair in _alliances() if region in pair for other in pair if other != region}


def _alliances() -> list[tuple[str, str]]:
    return [(a, b) for _, a, b, *_ in BOX["alliances"]["list"]]


def wei_has_five_alliances() -> None:
    assert len(_partners("wei")) == 5


def three_to_five_play() -> None:
    assert GAME.players == (3, 4, 5)


def sides_of_the_board() -> None:
    sides: dict[int, list[str]] = {players: [] for players in GAME.players}
    for players in GAME.players:
        for side in ("four", "five"):
            try:
                new("china", players, seed=1, options={"side": side})
            except Unreadable:
                continue
            sides[players].append(side)
    assert sides == {3: ["four"], 4: ["four", "five"], 5: ["five"]}
    four, five = ({frozenset(road) for road in BOX["roads"][side]} for side in ("four", "five"))
    assert four != five
    assert {space for road in four for space in road} | {space for road in five for space in road} <= {
        space for space, *_ in BOX["spaces"]["at"]
    }


def pieces_of_a_player() -> None:
    supply = _at(options={"fortresses": True}).position()["supply"]
    assert [supply[kind][0] for kind in ("houses", "emissaries", "forts")] == [20, 8, 1]
    assert _at().position()["supply"]["forts"] == [0, 0, 0]


def _cards(players: int) -> dict[str, int]:
    return dict(_at(players).position()["deck"])


def split_of_the_cards() -> None:
    assert _cards(5) == {"purple": 10, "yellow": 11, "orange": 11, "green": 12, "red": 13}
    assert sum(_cards(5).values()) == 57


def cards_taken_out() -> None:
    for players, removed in ((4, 1), (3, 2)):
        assert _cards(players) == {colour: count - removed for colour, count in _cards(5).items()}


def what_is_dealt() -> None:
    start = new("china", 4, seed=3).position()
    assert start["hand_sizes"] == [3, 3, 3, 3]
    assert sum(start["row"].values()) == 4


def the_emperor_begins() -> None:
    starts = [new("china", 3, seed=seed).position() for seed in range(12)]
    assert {start["emperor"] for start in starts} == {0, 1, 2}
    assert all(start["turn"] == start["emperor"] for start in starts)
    table = _at(emperor=1, turn=1, hands=[{}, {"red": 3}, {}], row={"green": 4})
    assert after(table, "discard red", "take deck")["turn"] == 2


def no_passing_with_cards() -> None:
    assert code(_at(hands=[{"red": 1}, {}, {}]), "pass") == "cannot-pass"
    assert code(_at(hands=[{}, {}, {}]), "pass") == ""


def swapping_is_always_allowed() -> None:
    table = _at(hands=[{"red": 3}, {}, {}], row={"green": 4})
    assert {"house wei1 red", "discard red"} <= set(table.legal())
    assert after(table, "discard red", "take green")["hands"][0]["green"] == 1


def a_house_makes_room() -> None:
    table = _at(hands=[{"red": 2}, {}, {}], houses=_houses("wei", 0), emissaries={"wei": [0, 1, 0]})
    assert code(table, "emissary wei red") == "emissary-limit"
    assert after(table, "house wei2 red", "emissary wei red")["emissaries"]["wei"] == [1, 1, 0]


def what_is_no_joker() -> None:
    table = _at(hands=[{"red": 1, "green": 1, "yellow": 1}, {}, {}])
    assert code(table, "house chu1 red green") == "joker-needs-pair"
    own = _at(hands=[{"red": 3}, {}, {}])
    assert code(own, "house wei1 red red") == "joker-own-colour"


def used_cards_are_discarded() -> None:
    table = _at(hands=[{"green": 2}, {}, {}])
    assert after(table, "house wei1 green green")["discards"]["green"] == 2
    assert table.view()["discards"]["green"] == 2


def a_space_takes_one_house() -> None:
    table = _at(hands=[{"red": 2}, {}, {}], houses=_houses("wei", 1))
    assert code(table, "house wei1 red") == "space-taken"
    assert code(table, "house wei2 red") == ""


def only_a_higher_count_makes_room() -> None:
    pieces: dict[str, Any] = {"houses": _houses("wei", 0, 1, 1), "emissaries": {"wei": [0, 1, 1]}}
    table = _at(hands=[{"red": 3}, {}, {}], **pieces)
    after(table, "house wei4 red")
    assert code(table, "emissary wei red") == "emissary-limit"
    stronger = _at(turn=1, hands=[{}, {"red": 3}, {}], **pieces)
    after(stronger, "house wei4 red")
    assert code(stronger, "emissary wei red") == ""


def emissaries_need_no_house_and_may_come_late() -> None:
    full = _houses("lu", 1, 1, 1, 1)
    table = _at(hands=[{"orange": 1}, {}, {}], houses=full)
    assert table.position()["scored"] == ["lu"]
    assert after(table, "emissary lu orange")["emissaries"]["lu"] == [1, 0, 0]


def a_full_region_scores_at_once() -> None:
    table = _at(hands=[{"orange": 3}, {}, {}], houses=_houses("lu", 1, 1, 0))
    scored = after(table, "house lu4 orange")
    assert scored["score"] == [4, 4, 0]
    assert scored["decision"] == {"kind": "more", "region": "lu"}


def a_region_scores_once() -> None:
    ended = _end(houses=_houses("lu", 1, 1, 1, 0))
    assert ended["points"]["regions"] == [3, 4, 0]


def the_row_waits_for_a_full_hand() -> None:
    table = _at(decision={"kind": "draw"}, hands=[{"red": 1}, {}, {}], row={"green": 2}, deck={"purple": 8})
    assert after(table, "take green")["row"]["green"] == 1
    assert sum(table.position()["row"].values()) == 1
    assert sum(after(table, "take green")["row"].values()) == 4


def discards_become_the_deck() -> None:
    table = _at(
        hands=[{"red": 3}, {}, {}], row={"red": 4}, deck={"yellow": 1},
        discards={"purple": 8, "yellow": 8, "orange": 9, "green": 10, "red": 4},
    )  # fmt: skip
    renewed = after(table, "discard red", "take deck")
    assert renewed["exhausted"] == 1
    assert renewed["deck"]["red"] == 5
    assert sum(renewed["discards"].values()) == 0


def the_second_time_ends_drawing() -> None:
    table = _at(
        emperor=1, turn=1, decision={"kind": "draw"}, exhausted=1, deck={"orange": 1}, row={"yellow": 3},
        hands=[{"red": 3}, {"green": 1}, {"green": 3}], houses=_houses("han", 1),
    )  # fmt: skip
    last = after(table, "take deck")
    assert found(last, "exhausted", "turn", "hand_sizes") == [2, 2, [3, 2, 3]]
    assert after(table, "house han2 green", "done")["turn"] == 0


def the_last_turn_is_right_of_the_emperor() -> None:
    table = _at(emperor=1, turn=2, exhausted=2, deck={}, hands=[{"red": 1}, {}, {"red": 1}])
    assert after(table, "discard red")["ended"] == ""
    assert after(table, "discard red")["ended"] == "deck-exhausted"


def nobody_can_place() -> None:
    """Every space is built on, one dragon has room for one more, and two cards would be left for a second piece."""
    houses = {f"{name}{number}": (number - 1) % 3 for name in ROOM for number in range(1, ROOM[name] + 1)}
    most = {name: -(-ROOM[name] // 3) for name in ROOM}
    sent = {name: [0, 0, 0] for name in ROOM}
    for number, region in enumerate(name for name in ROOM for _ in range(most[name])):
        sent[region][number % 3] += 1
    sent["wei"] = [sum(sent["wei"]) - 1, 0, 0]
    table = _at(turn=2, hands=[{}, {}, {"red": 3}], row={"green": 4}, houses=houses, emissaries=sent)
    assert [action for action in table.legal() if action != "discard red"] == ["emissary wei red"]
    assert after(table, "emissary wei red")["ended"] == "no-placements"


def houses_count_not_spaces() -> None:
    assert ROOM["chu"] == 8
    assert _end(houses=_houses("chu", 1, 1, 1, 0))["points"]["regions"] == [3, 4, 0]


def fifteen_alliances() -> None:
    assert [number for number, *_ in BOX["alliances"]["list"]] == list(range(1, 16))
    assert len({frozenset(pair) for pair in _alliances()}) == 15


def alliances_pay_all_who_lead() -> None:
    houses = _houses("wei", 0, 0) | _houses("han", 1, 1)
    ended = _end(houses=houses, emissaries={"wei": [1, 1, 0], "han": [1, 1, 0]})
    assert ended["points"]["alliances"] == [4, 4, 0]


def a_branch_is_no_row() -> None:
    assert _end(houses=dict.fromkeys(("wei2", "wei1", "wei3", "zhao4"), 0))["points"]["roads"] == [0, 0, 0]


def rows_cross_borders() -> None:
    assert _end(houses=dict.fromkeys(("qin1", "wei1", "wei2", "wei3"), 0))["points"]["roads"] == [4, 0, 0]


def a_house_counts_in_one_row() -> None:
    """Nine houses, in two rows without a common one; with all rows of four that share houses it would be more."""
    names = ("chu6", "chu4", "chu2", "shu5", "shu2", "chu5", "chu3", "chu7", "chu8")
    assert _end(houses=dict.fromkeys(names, 0))["points"]["roads"] == [9, 0, 0]


def a_ring_counts_whole() -> None:
    names = ("qin1", "qin2", "qin4", "qin5", "han1", "han2", "wei4", "wei3", "wei2", "wei1")
    assert _end(houses=dict.fromkeys(names, 1))["points"]["roads"] == [0, 10, 0]


def a_victory_may_be_shared() -> None:
    assert _end(houses=_houses("wei", 0, 0) | _houses("han", 1, 1))["result"]["winners"] == [0, 1]


def _fortified(**position: Any) -> Table:
    return _at(options={"fortresses": True}, **position)


def anybody_builds_on_a_fortress() -> None:
    table = _fortified(hands=[{"red": 3}, {}, {}], houses=_houses("wei", 1))
    assert after(table, "fort wei2 red", "house wei2 red")["houses"]["wei2"] == 0
    other = _fortified(hands=[{"red": 1}, {}, {}], forts={"wei3": 2})
    assert code(other, "house wei3 red") == ""


def a_fortress_opens_a_region_alone() -> None:
    table = _fortified(hands=[{"red": 3}, {}, {}])
    assert after(table, "fort wei2 red")["decision"]["kind"] == "draw"


def a_region_is_doubled_once() -> None:
    ended = _end(options={"fortresses": True}, houses=_houses("wei", 0, 0, 1), forts={"wei1": 1, "wei2": 2})
    assert ended["points"]["regions"] == [6, 2, 0]


def a_row_is_doubled_once() -> None:
    row = dict.fromkeys(("yan1", "yan2", "yan3", "yan4"), 0)
    ended = _end(options={"fortresses": True}, houses=row, forts={"yan1": 0, "yan2": 1})
    assert ended["points"]["roads"] == [8, 0, 0]


def a_fortress_is_not_a_house() -> None:
    table = _fortified(hands=[{"orange": 2}, {}, {}], houses=_houses("lu", 1, 1, 1), forts={"lu4": 1})
    assert table.position()["scored"] == []
    empty = _fortified(hands=[{"orange": 2}, {}, {}], forts={"lu4": 1})
    assert code(empty, "emissary lu orange") == "emissary-limit"


def the_lake_parts_its_shores() -> None:
    pairs = {frozenset(pair) for pair in _alliances()}
    assert not {frozenset(("wei", "chu")), frozenset(("han", "lu"))} & pairs


def no_house_no_emissary() -> None:
    assert code(_at(hands=[{"red": 1}, {}, {}]), "emissary wei red") == "emissary-limit"


def taken_cards_stay_known() -> None:
    table = _at(decision={"kind": "draw"}, hands=[{"red": 2}, {}, {}], row={"green": 1})
    after(table, "take green")
    assert table.view()["known"][0] == {"purple": 0, "yellow": 0, "orange": 0, "green": 1, "red": 0}


def a_late_swap_only_discards() -> None:
    table = _at(emperor=1, turn=2, exhausted=2, deck={}, hands=[{"red": 1}, {}, {"red": 2}], row={"green": 4})
    assert after(table, "discard red")["hand_sizes"] == [1, 0, 1]


def every_piece_left_counts() -> None:
    """Equal points; one has placed an emissary more, another has its fortress left."""
    houses = _houses("wei", 0, 0) | _houses("han", 1, 1)
    sent = _end(houses=houses, emissaries={"wei": [1, 0, 0]})
    assert sent["result"]["winners"] == [1]
    ended = _end(options={"fortresses": True}, houses=houses, forts={"shu1": 1})
    assert ended["result"]["winners"] == [0]


def four_players_have_a_default_side() -> None:
    assert new("china", 4, seed=1).options["side"] == "four"


def only_one_piece_where_nobody_was() -> None:
    """A fortress counts as a piece, whoever owns it."""
    table = _fortified(hands=[{"red": 3}, {}, {}], forts={"wei1": 2})
    assert after(table, "house wei2 red")["decision"]["kind"] == "more"


def the_second_piece_is_asked_by_what_all_see() -> None:
    table = _at(hands=[{"red": 1, "green": 1}, {}, {}], houses=_houses("wei", 1))
    after(table, "house wei2 red")
    assert table.legal() == ["done"]
