"""Invariants (RULES.md, 18): they hold in play, and whatever breaks one is reported."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.contract.cases import games
from tianxia import Table, new
from tianxia.games.yellow_yangtze import GAME
from tianxia.games.yellow_yangtze.box import names
from tianxia.games.yellow_yangtze.checks.faults import SENTENCES, Fault
from tianxia.games.yellow_yangtze.rules.realms import find_everything
from tianxia.games.yellow_yangtze.state import LEADER, NOBODY, NUM_COLOURS, TILE, Colour, Decision, Ended
from tianxia.kernel.chance import STEP, below, new_source

Poke = Callable[[Any], None]

POSITION = {
    "game": "yellow-yangtze", "players": 3, "turn": 1, "turns": 7, "chance": 12,
    "tiles": {
        "b3": "black", "e7": "black", "g11": "black", "k10": "black", "l9": "black", "l10": "black", "m10": "black",
        "c2": "red", "c3": "red", "d2": "red", "m3": "blue", "n2": "blue", "n3": "blue",
    },
    "leaders": [{"red": "b2"}, {"black": "e8"}, {"red": "g10"}],
    "pagodas": {"k10-l9-l10": "black", "c2-c3-d2": "red"},
    "hands": [{"black": 6}, {"red": 6}, {"blue": 6}],
    "market": {"green": 6},
    "tossed": [{"red": 1}, {}, {}],
    "discards": {"red": 2},
    "points": [{"red": 3}, {}, {"blue": 1}],
}  # fmt: skip


def h(name: str) -> int:
    return names(GAME.box).hex_numbers[name]


def triangle(name: str) -> int:
    return names(GAME.box).triangle_numbers[name]


def put(field: str, value: int, *place: int) -> Poke:
    """Write a number into a field."""

    def poke(s: Any) -> None:
        if place:
            s[field][place] = value
        else:
            s[field] = value

    return poke


def all_of(*pokes: Poke) -> Poke:
    def poke(s: Any) -> None:
        for one in pokes:
            one(s)

    return poke


def anew(s: Any) -> None:
    find_everything(GAME.box.record, s)


def leader(seat: int, colour: int, name: str) -> Poke:
    """Set a leader on the board, groups found anew."""
    content = LEADER + NUM_COLOURS * seat + colour
    return all_of(put("leaders", h(name), seat, colour), put("board", content, h(name)), anew)


BROKEN = [
    (Fault.TILES, put("discards", 3, Colour.RED)),
    (Fault.NEGATIVE, put("market", -1, Colour.RED)),
    (Fault.KNOWN, put("known", 1, 0, Colour.RED)),
    (Fault.SIZES, put("bag_size", 5)),
    (Fault.SIZES, put("tossed_sizes", 2, 0)),
    (Fault.LIMITS, put("hands", 7, 0, Colour.BLACK)),
    (Fault.LIMITS, put("market", 7, Colour.GREEN)),
    (Fault.NOT_FULL, put("hand_sizes", 5, 2)),
    (Fault.NOT_FULL, put("market_size", 5)),
    (Fault.OFF_MAP, put("board", TILE, -1)),
    (Fault.TERRAIN, put("board", TILE + Colour.BLUE, h("b3"))),
    (Fault.TERRAIN, put("board", TILE + Colour.RED, h("m3"))),
    (Fault.LEADERS, put("leaders", NOBODY, 0, Colour.RED)),
    (Fault.LEADERS, put("leaders", h("a1"), 0, Colour.GREEN)),
    (Fault.SUPPORT, leader(0, Colour.GREEN, "a8")),
    (Fault.SUPPORT, leader(0, Colour.GREEN, "f6")),
    (Fault.PAGODA_ORDER, all_of(put("pagodas", NOBODY, 0, 0), put("pagodas", triangle("k10-l9-l10"), 0, 1))),
    (Fault.PAGODA_TILES, put("pagodas", triangle("m3-n2-n3"), Colour.YELLOW, 0)),
    (Fault.PAGODA_OVERLAP, put("pagodas", triangle("l9-l10-m10"), Colour.BLACK, 1)),
    (Fault.PAGODA_NUMBER, all_of(put("pagodas", 0, Colour.YELLOW, 0), put("pagodas", 9, Colour.YELLOW, 1))),
    (Fault.DERIVED, put("group", 1, h("e7"))),
    (Fault.DERIVED, put("queue", 1, 0)),
    (Fault.PAIRS, leader(1, Colour.RED, "b4")),
    (Fault.PAIRS, all_of(put("decision", Decision.REVOLT), put("colour", Colour.RED))),
    (Fault.DECIDER, put("ended", Ended.IDLE)),
    (Fault.DECIDER, put("decision", Decision.OVER)),
    (Fault.QUESTION, put("num_sides", 2)),
    (Fault.QUESTION, put("candidates", 1, 0)),
    (Fault.QUESTION, put("colour", Colour.RED)),
    (Fault.EVENTS, put("event_count", 99)),
]

DRIFTED = [
    (Fault.SETTING, put("actions", 1)),
    (Fault.SETTING, put("removed", 1, Colour.RED)),
    (Fault.POINTS, put("points", 2, 0, Colour.RED)),
    (Fault.POINTS, put("points", 0, 2, Colour.BLUE)),
    (Fault.TOLD_POINTS, put("points", 4, 0, Colour.RED)),
    (Fault.BAG, put("bag", 36, Colour.RED)),
    (Fault.SHRUNK, put("discards", 1, Colour.RED)),
    (Fault.SHRUNK, put("tossed", 0, 0, Colour.RED)),
    (Fault.TURNS, put("turns", 6)),
    (Fault.TURNS, put("turns", 8)),
    (Fault.TURNS, put("turn", 2)),
    (Fault.DRAWS, put("chance", 13)),
    (Fault.DRAWS, put("bag_size", 3)),
]


def position() -> Table:
    return Table.from_position(POSITION)


@pytest.mark.parametrize(("fault", "poke"), BROKEN, ids=lambda value: value.name if isinstance(value, Fault) else "")
def test_a_broken_state_is_reported(fault: Fault, poke: Poke) -> None:
    table = position()
    assert GAME.faults(table.box, table.state) == []
    poke(table.state)
    assert SENTENCES[fault] in GAME.faults(table.box, table.state)


@pytest.mark.parametrize(("fault", "poke"), DRIFTED, ids=lambda value: value.name if isinstance(value, Fault) else "")
def test_a_fault_between_two_states_is_reported(fault: Fault, poke: Poke) -> None:
    before, after = position(), position()
    assert GAME.transition_faults(before.box, before.state, after.state) == []
    poke(after.state)
    assert SENTENCES[fault] in GAME.transition_faults(before.box, before.state, after.state)


def test_nothing_follows_the_end() -> None:
    before, after = position(), position()
    before.state.ended = Ended.IDLE
    assert SENTENCES[Fault.DECIDER] in GAME.transition_faults(before.box, before.state, after.state)


def test_every_fault_can_be_found() -> None:
    assert {fault for fault, _ in [*BROKEN, *DRIFTED]} == set(Fault) == set(SENTENCES)


@pytest.mark.parametrize("short", ["yes", "no"])
def test_set_up_uses_one_chance_number_a_draw(short: str) -> None:
    table = new("yellow-yangtze", 2, seed=5, options={"short": short})
    drawn = 131 - int(table.state.bag_size)
    assert drawn == 2 * 6 + 6 + (24 if short == "yes" else 0)
    with np.errstate(over="ignore"):
        assert table.state.chance == np.uint64(5) + np.uint64(drawn) * STEP


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("pace", ["up-to-two", "exactly-two"])
def test_random_games_keep_to_the_invariants(players: int, pace: str) -> None:
    for seed in games(6, 1):
        table = new("yellow-yangtze", players, seed=seed, options={"actions": pace})
        source = new_source(seed)
        while not table.is_over:
            before = table.state.copy()
            legal = table.legal_ids()
            table.play(legal[below(source, len(legal))])
            assert GAME.faults(table.box, table.state) == [], f"seed {seed}, ply {table.ply}"
            assert GAME.transition_faults(table.box, before, table.state) == [], f"seed {seed}, ply {table.ply}"
