"""What the player of Legacy of Yu may achieve: each played or set up, and missed by little."""

from typing import Any

from tianxia.games.legacy_of_yu.state import SOLDIERS
from tianxia.table import Table
from tianxia.web.honours import earned_by

LAST_ROUND: dict[str, Any] = {
    "round": 8, "built": 5, "flood": 4, "canals": [1, 2, 5, 6, 7, 8],
    "row": ["t1", "t2", "-", "-", "-", "o4", "o5"], "workers": {"white": 2, "red": 1, "yellow": 1},
    "goods": {"cowrie": 7, "clay": 1}, "ready": [3, 6, 7, 8, 9, 10],
}  # fmt: skip
WON = ("canal", "gain red", "end", "tribute", "tribute")


def achieved(*actions: str, **position: Any) -> list[str]:
    table = Table.from_position({"game": "legacy-of-yu", **position})
    for action in actions:
        table.play(action)
    return earned_by(table, (1,), [0])[0]


def village(*buildings: str) -> dict[str, Any]:
    return {"built": 4, "canals": [1, 2, 5, 6, 7, 8], "spaces": [*buildings, *["-"] * (9 - len(buildings))]}


def test_a_game_that_is_won() -> None:
    assert "river" in achieved(*WON, **LAST_ROUND)
    assert "river" not in achieved(*WON[:-1], **LAST_ROUND)


def test_the_flood_is_no_further_than_the_fourth_canal() -> None:
    assert "dry" in achieved(*WON, **LAST_ROUND)
    wet = achieved(*WON, **LAST_ROUND | {"flood": 5})
    assert "river" in wet
    assert "dry" not in wet
    assert "dry" not in achieved(*WON[:-1], **LAST_ROUND)


def test_no_assault_was_suffered() -> None:
    assert "unharmed" in achieved(*WON, **LAST_ROUND)
    harmed = achieved(*WON[:3], "suffer", "tribute", **LAST_ROUND)
    assert "river" in harmed
    assert "unharmed" not in harmed


def test_all_farms() -> None:
    assert "farms" in achieved(**village("farm 1", "farm 2", "farm 3"))
    assert "farms" not in achieved(**village("farm 1", "farm 3", "hut 1"))


def test_all_outposts() -> None:
    outposts = [f"outpost {colour}" for colour in SOLDIERS]
    assert "outposts" in achieved(**village(*outposts))
    assert "outposts" not in achieved(**village(*outposts[:3]))


def test_ten_outsiders() -> None:
    assert "outsiders" in achieved(beaten=10)
    assert "outsiders" not in achieved(beaten=9)
