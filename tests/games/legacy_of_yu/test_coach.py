"""The coach of Legacy of Yu: a game that is lost, water that rises, a round ended too soon, too few people."""

from typing import Any

from tests.games.legacy_of_yu.test_moments import table_of
from tianxia.web.coaching import warnings


def warned(action: str, **position: Any) -> list[str]:
    """`language` is that of the words."""
    language = position.pop("language", "en")
    table = table_of(**position)
    table.language = language
    return warnings(table, 0, action)


def test_an_end_that_loses() -> None:
    position = {"round": 3, "ready": [1, 2], "exhausted": [3, 4, 5]}
    assert warned("end", **position) == ["This loses the game: the flood reaches a canal that is not built."]
    assert warned("end", language="ru", **position) == [
        "Так партия будет проиграна: наводнение дойдёт до непостроенного канала."
    ]


def test_water_that_will_rise_before_anything_can_be_done() -> None:
    row = ["-"] * 6 + ["o3"]
    (line, *_) = warned("end", round=3, ready=[1, 2], exhausted=[3, 4, 5], row=row, workers={"white": 1})
    assert line == (
        "The ready pile has 2 cards and the harvest draws four: the flood rises to canal 1, "
        "and unless that is built by then the game is lost."
    )


def test_water_that_rises_by_an_action() -> None:
    (line, *_) = warned("discard 16", built=2, hand=[16], exhausted=[7], deck=[1])
    assert line == "This takes more cards than the ready pile has: the flood rises. After that it may rise once more."


def test_a_canal_that_could_still_be_built() -> None:
    cards = {"ready": [1, 2, 3, 4, 5], "exhausted": [6, 7]}
    rich = {
        "workers": {"white": 8, "red": 5, "blue": 5, "yellow": 5, "black": 5},
        "goods": {"cowrie": 9, "provision": 5},
    }
    assert any("still build canal 1" in line for line in warned("end", **cards, **rich))
    assert not any("canal" in line for line in warned("end", built=1, barge=False, **cards, **rich))
    assert warned("end", **cards) == []


def test_outsiders_who_will_fill_the_row() -> None:
    position = {
        "ready": [1, 2, 3, 4, 5, 6, 7, 8, 9], "exhausted": [10, 11, 12],
        "row": ["-", "o1", "o2", "o3", "o4", "o5", "o6"],
        "workers": {"white": 8, "red": 5, "blue": 5, "yellow": 5, "black": 5}, "goods": {"provision": 9},
    }  # fmt: skip
    found = warned("end", **position)
    assert any(line.startswith("The row is filling up with outsiders (6 of 7), and 1 more will come") for line in found)


def test_a_village_that_grows_too_small() -> None:
    found = warned("discard 16", hand=[16], ready=[1, 2, 3])
    assert found == [
        "A discarded card does not come back to your piles. With 3 left, the ready pile will run out sooner, "
        "and each time it does the flood rises."
    ]
    assert warned("discard 16", hand=[16], ready=[1, 2, 3, 4, 5, 6]) == []
