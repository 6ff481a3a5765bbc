"""The set-up vectors and check games of RULES.md, 4 and 21: the same bits as any other program."""

from typing import NamedTuple

import pytest

import tianxia
from tianxia.games.china.state import COLOURS


class SetUp(NamedTuple):
    """A line of the table in RULES.md, 4; counts in canonical order."""

    players: int
    options: dict[str, str]
    seed: int
    hands: list[str]
    row: str
    deck: list[int]
    emperor: int
    chance: int


SET_UPS = [
    SetUp(3, {}, 1, ["00021", "00201", "01101"], "01111", [8, 7, 5, 7, 7], 1, 12036054880848365863),
    SetUp(
        4, {"side": "five", "fortresses": "yes"}, 7, ["10101", "01110", "11100", "10101"], "00013", [6, 8, 6, 9, 7], 3,
        9344711191398858092,
    ),
    SetUp(
        5, {}, 2026, ["00111", "01011", "01002", "02001", "02010"], "12010", [9, 3, 10, 8, 8], 2,
        6653367501949352334,
    ),
]  # fmt: skip


@pytest.mark.parametrize("vector", SET_UPS, ids=lambda vector: f"{vector.players} players")
def test_set_up(vector: SetUp) -> None:
    position = tianxia.new("china", vector.players, seed=vector.seed, options=vector.options).position()
    assert ["".join(str(hand[c]) for c in COLOURS) for hand in position["hands"]] == vector.hands
    assert "".join(str(position["row"][c]) for c in COLOURS) == vector.row
    assert [position["deck"][c] for c in COLOURS] == vector.deck
    assert position["emperor"] == position["turn"] == vector.emperor
    assert position["chance"] == vector.chance


class CheckGame(NamedTuple):
    """A line of the table in RULES.md, 21; lists by seat."""

    players: int
    side: str
    fortresses: str
    seed: int
    decisions: int
    emperor: int
    regions: list[int]
    alliances: list[int]
    roads: list[int]
    scores: list[int]
    supply: list[int]
    chance: int


CHECK_GAMES = [
    CheckGame(
        3, "four", "no", 1, 154, 1, [34, 28, 23], [3, 0, 4], [0, 4, 0], [37, 32, 27], [10, 11, 14],
        5475382244638341840,
    ),
    CheckGame(
        3, "four", "yes", 12, 153, 0, [22, 34, 24], [0, 4, 2], [0, 0, 0], [22, 38, 26], [15, 10, 13],
        5475382244638341851,
    ),
    CheckGame(
        4, "four", "no", 11, 167, 2, [21, 22, 21, 19], [0, 3, 3, 4], [0, 0, 0, 0], [21, 25, 24, 23], [14, 16, 13, 16],
        92694865739326296,
    ),
    CheckGame(
        4, "five", "yes", 7, 169, 3, [23, 18, 21, 25], [12, 0, 5, 3], [0, 0, 0, 0], [35, 18, 26, 28], [12, 17, 16, 14],
        11493409685062524777,
    ),
    CheckGame(
        5, "five", "no", 2026, 172, 2, [23, 13, 18, 13, 22], [2, 0, 0, 0, 0], [0, 0, 0, 0, 4], [25, 13, 18, 13, 26],
        [15, 20, 18, 21, 17], 6110722306163511242,
    ),
    CheckGame(
        5, "five", "yes", 13, 170, 4, [15, 25, 16, 30, 13], [4, 0, 6, 0, 0], [0, 0, 0, 0, 0], [19, 25, 22, 30, 13],
        [19, 18, 17, 18, 18], 6110722306163509229,
    ),
]  # fmt: skip


@pytest.mark.parametrize("game", CHECK_GAMES, ids=lambda game: f"{game.players} players, seed {game.seed}")
def test_check_game(game: CheckGame) -> None:
    options = {"side": game.side, "fortresses": game.fortresses}
    table = tianxia.new("china", game.players, seed=game.seed, options=options)
    while not table.is_over:
        legal = sorted(table.legal())
        table.play(legal[7 * table.ply % len(legal)])
    position = table.position()
    assert table.ply == game.decisions
    assert position["emperor"] == game.emperor
    assert position["points"] == {"regions": game.regions, "alliances": game.alliances, "roads": game.roads}
    assert position["result"]["scores"] == game.scores
    assert position["result"]["supply"] == game.supply
    assert position["result"]["reason"] == "deck-exhausted"
    assert position["chance"] == game.chance
