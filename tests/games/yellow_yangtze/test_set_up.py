"""The set-up vectors of RULES.md, 6: the same bits as any other program."""

from typing import NamedTuple

import pytest

import tianxia
from tianxia import Unreadable
from tianxia.games.yellow_yangtze.state import COLOURS


class SetUp(NamedTuple):
    """A line of the table in RULES.md, 6; counts in canonical order."""

    players: int
    options: dict[str, str]
    seed: int
    hands: list[str]
    market: str
    bag: list[int]
    removed: list[int]
    chance: int


VECTORS = [
    SetUp(3, {}, 7, ["22110", "23001", "01131"], "12210", [30, 28, 20, 19, 10], [0] * 5, 15362738631823041023),
    SetUp(
        2, {"short": "yes"}, 1, ["31101", "13200"], "00330", [27, 23, 14, 15, 10], [4, 9, 4, 6, 1], 17661420568835545971
    ),
    SetUp(
        4, {}, 2026, ["02220", "12021", "32100", "10500"], "02121", [30, 28, 15, 18, 10], [0] * 5, 9980051252924027488
    ),
]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector.players} players")
def test_set_up(vector: SetUp) -> None:
    position = tianxia.new("yellow-yangtze", vector.players, seed=vector.seed, options=vector.options).position()
    assert ["".join(str(hand[c]) for c in COLOURS) for hand in position["hands"]] == vector.hands
    assert "".join(str(position["market"][c]) for c in COLOURS) == vector.market
    assert [position["bag"][c] for c in COLOURS] == vector.bag
    assert [position["removed"][c] for c in COLOURS] == vector.removed
    assert position["chance"] == vector.chance
    assert position["tiles"] == dict.fromkeys(["b3", "e7", "e15", "g11", "i2", "j6", "l12"], "black")
    assert position["decider"] == position["turn"] == 0
    assert position["actions_left"] == 2


@pytest.mark.parametrize("players", [3, 4])
def test_the_short_game_is_for_two(players: int) -> None:
    with pytest.raises(Unreadable) as caught:
        tianxia.new("yellow-yangtze", players, options={"short": "yes"})
    assert caught.value.path == "options.short"
