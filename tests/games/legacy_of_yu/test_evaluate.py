"""The evaluation prefers what a player at the table would prefer."""

import pytest

from tianxia import GAMES, Table
from tianxia.kernel.documents import Document

GAME = GAMES["legacy-of-yu"]
START: Document = {"game": "legacy-of-yu", "ready": [1, 2, 3, 4, 5, 6], "row": ["t10", "-", "-", "-", "-", "o1", "o2"]}


def value(**position: object) -> float:
    table = Table.from_position(START | position)
    return float(GAME.rules.evaluate(table.box.record, table.state, 0))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"built": 1}, {}),
        ({"built": 2, "flood": 1}, {"built": 2, "flood": 2}),
        ({"row": ["-"] * 7}, {}),
        ({"workers": {"white": 1}}, {}),
        ({"round": 2}, {"round": 3}),
        ({"tucked": [20, 0, 0, 0, 0]}, {"round": 9, "tucked": [20, 0, 0, 0, 0]}),
        ({"ready": list(range(1, 9))}, {"ready": [1, 2]}),
        ({"outcome": "win", "phase": "over"}, {"built": 6, "barge": False}),
        ({}, {"outcome": "damage", "phase": "over"}),
    ],
)
def test_better_is_better(better: Document, worse: Document) -> None:
    assert value(**better) > value(**worse)
