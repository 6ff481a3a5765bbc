"""The quick judgement, the numbers for a learner, the result as utility, the deal of hidden cards."""

import random
from typing import Any

import numpy as np
import pytest

import tianxia
from tianxia.games.china import GAME
from tianxia.games.china.mind.evaluate import TIE_BREAK, WEIGHTS, Weight
from tianxia.games.china.state import COLOURS, Event
from tianxia.kernel.chance import new_source
from tianxia.kernel.documents import Document
from tianxia.table import Table


def table_of(**position: Any) -> Table:
    return Table.from_position({"game": "china", "players": 3, **position})


def value(seat: int = 0, **position: Any) -> float:
    table = table_of(**position)
    return float(GAME.rules.evaluate(table.box.record, table.state, seat))


def finished(players: int = 3, seed: int = 1) -> Table:
    table = tianxia.new("china", players, seed=seed, options={"fortresses": True})
    rng = random.Random(seed)
    while not table.is_over:
        table.play(rng.choice(table.legal_ids()))
    return table


def test_a_finished_game_is_worth_its_points() -> None:
    over: Document = {"turn": 2, "deck": {}, "exhausted": 2, "decision": {"kind": "over"}, "ended": "deck-exhausted"}
    houses = {"wei1": 0, "wei2": 0, "wei3": 1}
    # 3, 2 and 0 points; a piece in the supply is worth a hundredth
    assert value(0, houses=houses, **over) == pytest.approx(3.26 - (2.27 + 0.28) / 2)
    assert value(2, houses=houses, **over) == pytest.approx(0.28 - (3.26 + 2.27) / 2)


@pytest.mark.parametrize("players", GAME.players)
def test_judgements_of_all_seats_cancel_out(players: int) -> None:
    table = tianxia.new("china", players, seed=5)
    rng = random.Random(5)
    for _ in range(12):
        for _ in range(5):
            table.play(rng.choice(table.legal_ids()))
        values = [GAME.rules.evaluate(table.box.record, table.state, seat) for seat in range(players)]
        assert sum(values) == pytest.approx(0)


BETTER: list[Any] = [
    # what is better for seat 0, than what
    pytest.param({"houses": {"wei1": 0}}, {"houses": {"wei1": 1}}, id="an own house"),
    pytest.param({"houses": {"chu1": 0}}, {"houses": {"qi1": 0}}, id="a region with more free spaces"),
    pytest.param(
        {"houses": {"wei1": 0, "wei2": 0, "wei3": 1}}, {"houses": {"wei1": 0, "wei2": 1, "wei3": 1}}, id="a lead"
    ),
    pytest.param(
        {"houses": {"wei1": 0, "han1": 1}, "emissaries": {"wei": [1, 0, 0]}},
        {"houses": {"wei1": 0, "han1": 1}, "emissaries": {"wei": [0, 1, 0]}},
        id="an emissary with neighbours to come",
    ),
    pytest.param(
        {"houses": {"yan1": 0, "yan2": 0, "yan3": 0, "yan4": 0}},
        {"houses": {"yan2": 0, "yan3": 0, "yan4": 0, "yan5": 0}},
        id="a row",
    ),
    pytest.param({"hands": [{"red": 2}, {}, {}]}, {"hands": [{"red": 1, "green": 1}, {}, {}]}, id="a pair"),
    pytest.param(
        {"hands": [{"orange": 1}, {}, {}], "houses": {"chu1": 1}},
        {"hands": [{"orange": 0}, {}, {}], "houses": {"chu1": 1}},
        id="a card with room",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("better", "worse"), BETTER)
def test_what_is_better(better: Document, worse: Document) -> None:
    assert value(**better) > value(**worse)


def test_a_card_without_room_is_worth_nothing() -> None:
    full = {f"chu{n}": n % 3 for n in range(1, 9)}
    assert value(houses=full, hands=[{"purple": 1}, {}, {}]) == pytest.approx(value(houses=full))
    assert value(houses=full, hands=[{"red": 1}, {}, {}]) > value(houses=full)


def test_an_alliance_without_a_free_place_is_no_hope() -> None:
    houses = {"wei1": 0, "han1": 1}
    first, growth, lead = WEIGHTS[Weight.OPEN], WEIGHTS[Weight.GROWTH], WEIGHTS[Weight.SAFE_LEAD]
    wei = first + 5 * growth + lead + 26 * TIE_BREAK
    han = first + 4 * growth + lead + 26 * TIE_BREAK
    full = value(0, houses=houses, emissaries={"wei": [1, 0, 0], "han": [0, 1, 0]})
    assert full == pytest.approx(wei - (han + 28 * TIE_BREAK) / 2)


@pytest.mark.parametrize("players", GAME.players)
def test_utility_follows_the_ranks(players: int) -> None:
    for seed in range(3):
        table = finished(players, seed)
        assert table.result is not None
        out = np.zeros(players)
        GAME.rules.utility(table.box.record, table.state, out)
        assert sum(out) == pytest.approx(0)
        assert all(-1 <= share <= 1 for share in out)
        order = sorted(range(players), key=lambda seat: -out[seat])
        assert [table.result["ranks"][seat] for seat in order] == sorted(table.result["ranks"])
        GAME.rules.score(table.box.record, table.state, out)
        assert out.tolist() == table.result["scores"]


def test_utility_of_a_shared_victory() -> None:
    over: Document = {"turn": 2, "deck": {}, "exhausted": 2, "decision": {"kind": "over"}, "ended": "deck-exhausted"}
    table = table_of(houses={"wei1": 0, "han1": 1}, **over)
    out = np.zeros(3)
    GAME.rules.utility(table.box.record, table.state, out)
    assert out.tolist() == [0.5, 0.5, -1.0]


def features(table: Table, seat: int) -> dict[str, float]:
    names = GAME.feature_names(table.players)
    assert len(set(names)) == len(names)
    out = np.full(len(names) + 1, 99, np.float32)
    GAME.rules.features(table.box.record, table.state, seat, out)
    assert out[-1] == 99  # not one more than there are names
    assert not (out[:-1] == 99).any()  # and not one less
    return dict(zip(names, out[:-1].tolist(), strict=True))


def test_features_count_seats_from_the_asking_one() -> None:
    table = table_of(
        options={"fortresses": True}, emperor=1, turn=2, decision={"kind": "more", "region": "wei"},
        hands=[{"green": 3}, {"red": 1, "orange": 2}, {"purple": 1}], known=[{"green": 1}, {"orange": 2}, {}],
        row={"yellow": 3}, houses={"wei1": 2, "wei2": 2, "wei6": 0}, forts={"chu1": 1}, emissaries={"wei": [0, 1, 0]},
    )  # fmt: skip
    found = features(table, 1)
    on = {name for name, number in found.items() if number == 1}
    assert on >= {
        "decision.more",
        "decision.region.wei",
        "turn.1",
        "emperor.0",
        "fortresses",
        "hand_size.0",
        "space.0.fort",
    }
    assert on >= {"space.37.house.1", "space.38.house.1", "space.42.house.2"}  # wei1, wei2, wei6
    assert sum(number for name, number in found.items() if name.startswith("space.")) == 4
    assert [found[f"hand.{colour}"] for colour in COLOURS] == pytest.approx([0, 0, 2 / 3, 0, 1 / 3])
    assert found["row.yellow"] == 1
    assert found["known.2.green"] == pytest.approx(1 / 3)
    assert "known.0.orange" not in found
    assert found["houses.wei.1"] == 2 / 8
    assert found["emissaries.wei.0"] == 1 / 8
    assert (found["forts_left.0"], found["forts_left.1"]) == (0, 1)
    assert found["houses_left.1"] == pytest.approx(18 / 20)
    assert found["side.five"] == 0


@pytest.mark.parametrize("players", GAME.players)
def test_features_are_about_one(players: int) -> None:
    table = finished(players)
    for seat in range(players):
        assert all(0 <= number <= 2.5 for number in features(table, seat).values())


def test_features_show_no_secret() -> None:
    table = tianxia.new("china", 4, seed=3)
    scrubbed = table.copy()
    GAME.rules.scrub(table.box.record, scrubbed.state, 1)
    assert features(scrubbed, 1) == features(table, 1)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_hidden_cards_are_dealt_anew(seat: int) -> None:
    """A deal fits what the seat knows, differs from the truth at times, and is the same with and without secrets."""
    table = tianxia.new("china", 3, seed=8)
    rng = random.Random(8)
    deals = set()
    for ply in range(70):
        table.play(rng.choice(table.legal_ids()))
        if ply % 10:
            continue
        deal, blind = table.copy(), table.copy()
        GAME.rules.determinize(deal.box.record, deal.state, seat, new_source(ply))
        GAME.rules.scrub(blind.box.record, blind.state, seat)
        GAME.rules.determinize(blind.box.record, blind.state, seat, new_source(ply))
        assert deal.position() == blind.position()
        assert deal.view(seat) == table.view(seat)
        assert GAME.faults(deal.box, deal.state) == []
        deals.add(deal.position()["hands"] == table.position()["hands"])
    assert False in deals


def test_scrubbed_events_hide_the_card_drawn() -> None:
    table = table_of(decision={"kind": "draw"}, deck={"orange": 9})
    table.play("take deck")
    assert table.scrubbed(0).events[0].tolist()[:3] == [Event.DRAWN, 0, COLOURS.index("orange")]
    for seat in (-1, 1, 2):
        assert table.scrubbed(seat).events[0].tolist()[:3] == [Event.DRAWN, 0, -1]
