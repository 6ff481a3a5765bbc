"""The table at the end agrees with the rules, point by point."""

import pytest

from tests.contract.cases import DEFAULTS, Case, finished, games
from tianxia import Table
from tianxia.games.zhanguo import GAME

CASES = [case for case in DEFAULTS if case.name == "zhanguo"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rows_add_up_by_source(case: Case) -> None:
    for seed in games(10, 1):
        table = finished(case, seed)
        view = table.view()
        sheet = GAME.score_sheet(table.box, table.scrubbed(), table.words)
        assert sheet.rows[-1].points == tuple(seat["points"] for seat in view["seats"])
        names = ("governors", "markers", "objectives", "walls")
        for name, kind in zip(names, sheet.rows[1:-1], strict=True):
            assert kind.points == tuple(final[name] for final in view["final"])
        assert table.words.seat(view["ranking"][0]) in sheet.notes[0]


def test_the_tie_break_is_named() -> None:
    seats = [{"points": 9}, {"points": 9}]
    table = Table.from_position({"game": "zhanguo", "players": 2, "phase": "over", "track": [1, 0], "seats": seats})
    notes = GAME.score_sheet(table.box, table.scrubbed(), table.words).notes
    assert notes == [
        "seat 1 wins with 9 points.",
        "seat 1, seat 0 are level on points: the higher disc on the reward track wins, and that is seat 1.",
    ]
