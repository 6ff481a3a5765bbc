"""Every line of RULES.md, 18 is watched: a position that breaks it is reported, by name."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.contract.cases import games
from tianxia import Table, new
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.state import NUM_CARDS, Decision, Phase
from tianxia.kernel.chance import steps_between

CARD_7, CARD_47 = 7, 47


def empty() -> Table:
    """An empty table: every card in the decks."""
    return Table.from_position({"game": "zhanguo", "players": 3})


def set_to(field: str, value: int, *place: int) -> Callable[[Any], None]:
    """Writing a number into a field of the state, past all rules: that is what these tests are about."""

    def poke(s: Any) -> None:
        if place:
            s[field][place] = value
        else:
            s[field] = value

    return poke


BROKEN = {
    "card in two places": set_to("card", CARD_7),
    "counts of cards": set_to("deck_counts", 39, 0),
    "hand too large": set_to("hand_counts", 7, 0, 1),
    "top of the court": set_to("top", CARD_47),
    "markers": set_to("markers", 10, 1, 2),
    "seals": set_to("seals", 3, 0),
    "palace slots": set_to("palaces", 4, 2, 0),
    "governors": set_to("governors_left", 9, 1),
    "palaces": set_to("palaces_left", 7, 1),
    "walls": set_to("walls_left", 6, 1),
    "officials": set_to("gov", 6, 0, 0, 0),
    "worker area": set_to("work", 3, 0, 0, 0),
    "cards in a region": set_to("card_counts", 1, 0, 0),
    "unrest": set_to("unrest", 9, 0, 0),
    "negative number": set_to("points", -1, 0),
    "discs": set_to("track", 1, 0),
    "claims": lambda s: (set_to("claim_counts", 2, 0)(s), set_to("claims", 0, 0, 1)(s)),
    "tiles": set_to("tiles", 0, 1),
    "objectives": set_to("objectives", 0, 3),
    "pending": set_to("moves", 1),
    "owner": set_to("squares", 3, 0, 0),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_invariant_is_named(name: str) -> None:
    table = empty()
    assert GAME.faults(table.box, table.state) == []
    BROKEN[name](table.state)
    assert name in GAME.faults(table.box, table.state)


def test_more_lines_of_the_same_invariants() -> None:
    for poke, name in (
        (set_to("beneath", CARD_7), "top of the court"),
        (set_to("column", 0, 0), "discs"),
        (set_to("walls", 4, 0, 0), "owner"),
        (set_to("phase", Phase.REWARDS), "pending"),
        (set_to("decision", Decision.USE), "pending"),
        (set_to("decision", Decision.CALM), "pending"),
    ):
        table = empty()
        poke(table.state)
        assert name in GAME.faults(table.box, table.state)


DRIFTED = {
    "cards lost or found": set_to("decks", 0, 1),
    "chance numbers": set_to("chance", 1),
    "points fell": set_to("points", 0, 1),
    "round": set_to("round_number", 0),
    "set up changed": set_to("harsh_recruiting", 1),
    "board changed": set_to("board", 1, 0),
    "laid card gone": set_to("cards", 20, 0, 0, 0),
    "court card gone": set_to("court", 0, 0),
    "governor gone": set_to("squares", -1, 0, 0),
    "palace gone": set_to("palaces", 0, 1, 0),
    "wall gone": set_to("walls", -1, 0, 0),
    "disc moved": set_to("claims", 1, 0, 0),
}


@pytest.mark.parametrize("name", DRIFTED)
def test_a_change_that_no_rule_allows_is_named(name: str) -> None:
    position = {
        "game": "zhanguo",
        "players": 2,
        "top": 30,
        "claims": {"upper": {"wall": [0]}},
        "map": {"1": {"moves": 0}, "2": {"palaces": [1, 0]}},
        "walls": {"jade-a": {"1": 0}},
        "seats": [{"region": {"1": {"cards": [10]}}}, {"points": 3}],
    }
    table = Table.from_position(position)
    after = table.state.copy()
    assert GAME.transition_faults(table.box, table.state, after) == []
    DRIFTED[name](after)
    assert name in GAME.transition_faults(table.box, table.state, after)


def test_points_may_fall_in_the_auction_only() -> None:
    table = new("zhanguo", 2, seed=4, options={"boards": "auction"})
    table.play("bid 3")
    before = table.state.copy()
    table.play("pass")
    assert min(table.state.points[:2] - before.points[:2]) == -3
    assert GAME.transition_faults(table.box, before, table.state) == []


def test_a_deal_uses_one_number_of_chance_for_each_card() -> None:
    table = new("zhanguo", 4, seed=2, options={"boards": "b", "draft": "yes"})
    while table.position()["phase"] == "boards":
        before = table.state.copy()
        table.play(table.legal()[0])
    assert steps_between(before, table.state) == 4 * 9


@pytest.mark.parametrize("players", GAME.players)
def test_random_games_with_any_options_keep_all_cards_and_every_invariant(players: int) -> None:
    for seed in games(20, 1):
        luck = Random(seed)
        options = {option.name: luck.choice(option.values) for option in GAME.options}
        table = new("zhanguo", players, seed=seed, options=options)
        position = table.position()
        assert sum(position["deck_sizes"].values()) + sum(len(seat["hand"]) for seat in position["seats"]) == NUM_CARDS
        while not table.is_over:
            before = table.state.copy()
            table.play(luck.choice(table.legal_ids()))
            assert GAME.transition_faults(table.box, before, table.state) == [], f"seed {seed}, ply {table.ply}"
