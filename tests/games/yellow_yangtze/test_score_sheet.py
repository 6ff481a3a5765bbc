"""The end table: every point in its colour, gold where it went, the score last, and what broke a tie."""

from typing import Any

import pytest

from tests.contract.cases import games
from tianxia import Table, new
from tianxia.games.yellow_yangtze import GAME
from tianxia.kernel.chance import below, new_source
from tianxia.kernel.score_sheet import ScoreSheet
from tianxia.words import LANGUAGES


def over(*points: tuple[int, int, int, int, int]) -> Table:
    """A game that has ended with these points: black, red, blue, green, yellow."""
    colours = ("black", "red", "blue", "green", "yellow")
    position: dict[str, Any] = {
        "game": "yellow-yangtze", "players": len(points), "actions_left": 0, "bag": {},
        "points": [dict(zip(colours, counts, strict=True)) for counts in points],
        "decision": {"kind": "over"}, "ended": "market-refill",
    }  # fmt: skip
    table = Table.from_position(position)
    table.seats = ("Ann", "Boris", "Chen")[: len(points)]
    return table


def sheet(table: Table) -> ScoreSheet:
    return GAME.score_sheet(table.box, table.scrubbed(), table.words)


def test_gold_goes_to_the_weakest() -> None:
    found = sheet(over((3, 9, 5, 9, 4), (6, 2, 8, 4, 0)))
    assert [(row.label, row.points) for row in found.rows] == [
        ("Manuscripts (black)", ("3 + 3 = 6", 6)),
        ("Weapons (red)", (9, 2)),
        ("Grain (blue)", ("5 + 1 = 6", 8)),
        ("Goods (green)", (9, 4)),
        ("Gold (wild, added to the weakest)", (4, 0)),
        ("Score: the weakest colour", (6, 2)),
    ]
    assert found.notes == ["Ann wins with 6.", "The market must be filled and the bag is empty: the game is over."]


def test_ties_are_explained() -> None:
    third = sheet(over((2, 3, 5, 5, 0), (2, 3, 4, 9, 0), (1, 9, 9, 9, 0)))
    assert third.notes[1] == "Boris has the same score; the third weakest colour decides: 5 against 4."
    gold = sheet(over((2, 2, 2, 2, 0), (2, 2, 2, 1, 1)))
    assert gold.notes[1] == "Boris is equal in all four colours; less gold decides: 0 against 1."
    shared = sheet(over((2, 3, 4, 5, 0), (5, 4, 3, 2, 0)))
    assert shared.notes[:2] == ["Ann, Boris share the victory with 2.", "All four colours and the gold are equal too."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_adds_up(language: str) -> None:
    for seed in games(6, 1):
        table, source = new("yellow-yangtze", 2 + seed % 3, seed=seed), new_source(seed)
        table.language = language
        while not table.is_over:
            legal = table.legal_ids()
            table.play(legal[below(source, len(legal))])
        found = sheet(table)
        assert table.standing is not None
        assert found.rows[-1][1] == table.standing.scores
        for seat, score in enumerate(table.standing.scores):
            filled = [int(str(values[seat]).split()[-1]) for _, values, _ in found.rows[:4]]
            assert min(filled) == score
            assert sum(filled) == sum(table.view()["points"][seat].values())
