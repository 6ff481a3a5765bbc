"""The text board, the telling of the end, and that greedy play is better than chance."""

import pytest

from tianxia import Table, new
from tianxia.bots import make_bot
from tianxia.games.zhanguo import GAME

POSITION = {
    "game": "zhanguo",
    "players": 2,
    "top": 60,
    "seats": [
        {
            "hand": [20, 70, 119],
            "region": {"1": {"cards": [1, 23]}, "2": {"cards": [33], "unrest": 3}, "3": {"cards": [46]}},
        },
        {"hand": [21]},
    ],
}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_boards_are_no_wider_than_120_columns(language: str) -> None:
    table = new(
        "zhanguo", 4, seed=3, options={"boards": "auction", "draft": "yes"}, seats=["A name of some length"] * 4
    )
    table.language = language
    while not table.is_over:
        if table.ply % 25 == 0:
            for seat in range(-1, 4):
                assert max(map(len, table.board(seat).splitlines())) <= 120
        table.play(table.legal_ids()[table.ply % len(table.legal_ids())])
    assert max(map(len, table.board(0).splitlines())) <= 120


def test_the_board_shows_what_every_card_would_wake() -> None:
    lines = {
        line.split()[0]: line[:62].rstrip() for line in Table.from_position(POSITION).board(0).splitlines() if line
    }
    assert lines["20"].endswith("▼ h: 1")
    assert lines["70"].endswith("▲ r: 46; p: 23")  # 33 lies in a region in revolt


def test_own_board_and_main_board_stand_side_by_side() -> None:
    lines = Table.from_position(POSITION).board(0).splitlines()
    assert any("1 Wei" in line and "4 moves" in line for line in lines)


def test_the_end_says_where_every_point_came_from() -> None:
    table = new("zhanguo", 3, seed=2)
    while not table.is_over:
        table.play(table.legal_ids()[(7 * table.ply) % len(table.legal_ids())])
    position = table.position()
    lines = table.log()
    for seat, final in enumerate(position["final"]):
        total = position["seats"][seat]["points"]
        during = total - sum(final.values())
        assert f"seat {seat}: {during} during the game + {sum(final.values())} at the end = {total} points." in lines


@pytest.mark.compiled
def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(60):
        table = new("zhanguo", 2, seed=seed)
        bots = [make_bot("greedy", GAME, table.box, seed), make_bot("random", GAME, table.box, seed)]
        if seed % 2:
            bots.reverse()
        while not table.is_over:
            seat = table.decider
            table.play(bots[seat].choose(table.scrubbed(seat), seat))
        assert table.standing is not None
        wins += table.standing.winners == (seed % 2,)
    assert wins >= 57
