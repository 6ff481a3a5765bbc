"""Moments: a full region, a deck that runs out and each stage of the final scoring are shown with their points."""

from typing import Any

import pytest

from tianxia.games.china import GAME
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Moment
from tianxia.table import Table

DRAWING: Document = {
    "decision": {"kind": "draw"}, "hands": [{"red": 2}, {"red": 1}, {"red": 1}], "row": {"red": 4},
    "deck": {"yellow": 1},
}  # fmt: skip
LAST_TURN: Document = {"turn": 2, "deck": {}, "exhausted": 2, "hands": [{}, {}, {"red": 1}]}


def shown(action: str, language: str = "en", **position: Any) -> list[Moment]:
    """The moments of an action."""
    table = Table.from_position({"game": "china", "players": 3, **position})
    table.seats = ("Ann", "Boris", "Chen")
    table.language = language
    table.play(action)
    return GAME.moments(table.box, table.scrubbed(), table.words)


def test_a_full_region_shows_houses_and_points() -> None:
    houses = {"qi1": 1, "qi2": 1, "qi3": 2}
    (moment,) = shown("house qi4 yellow", hands=[{"yellow": 1}, {}, {}], houses=houses)
    assert moment.kind == "scoring"
    assert moment.title == "Qi is full"
    assert moment.rows == (
        ("", "Ann", "Boris", "Chen"),
        ("Houses", "1", "2", "1"),
        ("Points", "2", "4", "2"),
    )
    assert moment.places == ("qi", "house-qi1", "house-qi2", "house-qi3", "house-qi4")
    assert [line.split(":")[1] for line in moment.lines] == [
        " 4 points, one for every house in the region. Everybody else who built there gets as many points as the player"
        " just ahead has houses."
    ]


def test_a_fortress_is_said_to_double() -> None:
    position: Document = {
        "options": {"fortresses": True}, "hands": [{"yellow": 1}, {}, {}],
        "houses": {"qi1": 1, "qi2": 1, "qi3": 2}, "forts": {"qi4": 2},
    }  # fmt: skip
    (moment,) = shown("house qi4 yellow", **position)
    assert moment.rows[2] == ("Points", "4", "4", "2")
    assert moment.lines[1] == "Doubled by fortresses: Ann in Qi."


def test_an_ordinary_action_passes_quietly() -> None:
    assert shown("house qi4 yellow", hands=[{"yellow": 1}, {}, {}]) == []


def test_the_first_end_of_the_deck() -> None:
    (moment,) = shown("take deck", **DRAWING)
    assert (moment.kind, moment.title, moment.places) == ("round", "The deck has run out", ("deck", "discards"))
    assert "the game is over" in moment.lines[1]


def test_the_second_end_of_the_deck() -> None:
    (moment,) = shown("take deck", **DRAWING, exhausted=1)
    assert (moment.kind, moment.title, moment.places) == ("round", "The last round", ("deck",))
    assert "2 more turns" in moment.lines[0]


@pytest.fixture
def final() -> list[Moment]:
    """An end with all stages: Qi is full, Zhao and Yan are open and allied, and Ann has a row in Yan."""
    return shown(
        "discard red", **LAST_TURN, options={"fortresses": True},
        houses={"yan1": 0, "yan2": 0, "yan3": 0, "yan4": 0, "zhao1": 1, "qi1": 0, "qi2": 1, "qi3": 1, "qi4": 1},
        forts={"zhao1": 0}, emissaries={"yan": [2, 2, 0], "zhao": [0, 1, 0]},
    )  # fmt: skip


def test_the_stages_of_the_final_scoring(final: list[Moment]) -> None:
    assert {moment.kind for moment in final} == {"scoring"}
    assert [moment.title.removeprefix("Final scoring: ") for moment in final[:-1]] == [
        "open regions", "alliances", "roads",
    ]  # fmt: skip
    regions, alliances, roads, result = final
    assert regions.rows[1:] == (("Zhao", "0", "2", "0"), ("Yan", "4", "0", "0"))
    assert regions.places == ("zhao", "yan")
    assert regions.lines[1] == "Doubled by fortresses: Boris in Zhao."
    assert alliances.rows[1:] == (("Alliance 1: Zhao and Yan", "0", "5", "0"),)
    assert alliances.places == ("alliance-1",)
    assert roads.rows[1:] == (("Points", "4", "0", "0"),)
    assert roads.places == ("house-yan1", "house-yan2", "house-yan3", "house-yan4")
    assert "Ann has a row of houses" in roads.lines[1]
    assert result.title == "Boris wins"
    assert result.places == ("seat-1",)
    assert result.rows == (
        ("", "Ann", "Boris", "Chen"),
        ("Regions", "7", "6", "0"),
        ("Alliances", "0", "5", "0"),
        ("Roads", "4", "0", "0"),
        ("Total", "11", "11", "0"),
    )
    assert "tied on points" in result.lines[1]


def test_stages_without_points_are_left_out() -> None:
    (result,) = shown("discard red", "ru", **LAST_TURN)
    assert result.title == "Победу делят: Ann, Boris, Chen"
    assert result.lines == ("Последний раунд завершён: игра окончена.",)
