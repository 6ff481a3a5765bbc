"""The coach of China: an emissary or a house that brings nothing, a region filled for somebody else."""

from typing import Any

from tianxia.games.china import GAME
from tianxia.kernel.documents import Document
from tianxia.table import Table
from tianxia.web.coaching import warnings

SECOND_IN_CHU: Document = {
    "houses": {"chu1": 1, "chu2": 1, "chu3": 1, "chu4": 1, "chu5": 1, "chu6": 0},
    "hands": [{"purple": 1}, {}, {}],
}


def table_of(**position: Any) -> Table:
    table = Table.from_position({"game": "china", "players": 3, **position})
    table.seats = ("Ann", "Boris", "Chen")
    return table


def warned(action: str, **position: Any) -> list[str]:
    """`language` is that of the words."""
    language = position.pop("language", "en")
    table = table_of(**position)
    table.language = language
    return warnings(table, 0, action)


def test_a_region_that_is_filled_for_somebody_else() -> None:
    houses = {"zhao1": 1, "zhao2": 1, "zhao3": 1, "zhao4": 2, "zhao5": 2}
    position = {"hands": [{"orange": 1}, {}, {}]}
    assert warned("house zhao6 orange", houses=houses, **position) == [
        "This fills Zhao: Boris scores 6 there, and you 2."
    ]
    assert warned("house zhao6 orange", language="ru", houses=houses, **position) == [
        "Область Чжао заполнится: Boris получит 6, вы — 2."
    ]
    shared = {"zhao1": 1, "zhao2": 1, "zhao3": 1, "zhao4": 0, "zhao5": 0}
    assert warned("house zhao6 orange", houses=shared, **position) == []


def test_a_house_that_brings_nothing() -> None:
    (line,) = warned("house chu7 purple", **SECOND_IN_CHU)
    assert line == (
        "This house brings you nothing: in Chu you would have 2, the next player has 5, and one space is left."
    )
    first = SECOND_IN_CHU["houses"].copy()
    del first["chu6"]
    assert warned("house chu7 purple", houses=first, hands=SECOND_IN_CHU["hands"]) == [], "a first one pays 5"
    near = {"chu1": 1, "chu2": 1, "chu3": 1, "chu6": 0}
    assert warned("house chu7 purple", houses=near, hands=SECOND_IN_CHU["hands"]) == [], "there is still time"


def test_an_emissary_who_cannot_lead() -> None:
    houses = {"chu1": 1, "chu2": 1, "chu3": 1}
    position = {"houses": houses, "hands": [{"purple": 1}, {}, {}]}
    assert warned("emissary chu purple", emissaries={"chu": [0, 2, 0]}, **position) == [
        "As things stand this emissary brings you nothing: Boris leads Chu by 2 to 1, and there is no room for another."
    ]
    assert warned("emissary chu purple", emissaries={"chu": [0, 1, 0]}, **position) == [], "equal is enough"


def test_what_a_house_and_an_emissary_change() -> None:
    table = table_of(houses={"chu1": 1, "chu2": 1}, hands=[{"purple": 2}, {}, {}])
    assert GAME.coach is not None

    def measured() -> dict[str, tuple[int, ...]]:
        assert GAME.coach is not None
        return dict(GAME.coach.outlook(table.box, table.state, 0, table.words))

    before = measured()
    assert (before["Houses in Chu"], before["Regions led by emissaries"]) == ((0, 2, 0), (0, 0, 0))
    table.play("house chu3 purple")
    table.play("emissary chu purple")
    after = measured()
    assert (after["Houses in Chu"], after["Regions led by emissaries"]) == ((2, 3, 0), (1, 0, 0))
