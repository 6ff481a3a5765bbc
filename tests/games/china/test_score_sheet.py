"""The end table: every source of points has its row, and the notes say who won and why."""

from typing import Any

from tianxia.games.china import GAME
from tianxia.kernel.documents import Document
from tianxia.kernel.score_sheet import ScoreSheet
from tianxia.table import Table

OVER: Document = {
    "turn": 2, "exhausted": 2, "deck": {}, "decision": {"kind": "over"}, "ended": "deck-exhausted",
}  # fmt: skip


def sheet_of(language: str = "en", **position: Any) -> ScoreSheet:
    table = Table.from_position({"game": "china", "players": 3, **OVER, **position})
    table.seats = ("Ann", "Boris", "Chen")
    table.language = language
    return GAME.score_sheet(table.box, table.scrubbed(), table.words)


def test_regions_alliances_and_roads() -> None:
    houses = {"qi1": 0, "qi2": 0, "qi3": 1, "qi4": 1, "yan1": 2, "yan2": 2, "yan5": 2, "zhao3": 2}
    emissaries = {"yan": [1, 0, 0], "qi": [1, 1, 0]}
    assert sheet_of(houses=houses, emissaries=emissaries).rows == [
        ("Houses in regions", (4, 4, 4), (("Qi", (4, 4, 0)), ("Zhao", (0, 0, 1)), ("Yan", (0, 0, 3)))),
        ("Alliances", (3, 0, 0), (("Alliance 2: Qi and Yan", (3, 0, 0)),)),
        ("Rows of houses along roads", (0, 0, 4), ()),
        ("Total", (7, 4, 8), ()),
    ]


def test_a_tie_is_broken_in_words() -> None:
    notes = sheet_of(houses={"qi1": 0, "wei1": 1}, emissaries={"wei": [0, 1, 0]}).notes
    assert notes[1:] == [
        "Ann wins with 1 point.",
        "Ann and Boris are tied on points; Ann has more pieces left in the supply (27 to 26).",
    ]


def test_a_shared_victory() -> None:
    assert "Ann, Boris share the victory with 1 point." in sheet_of(houses={"qi1": 0, "wei1": 1}).notes
    assert "Победу делят: Ann, Boris, 1 очко." in sheet_of("ru", houses={"qi1": 0, "wei1": 1}).notes


def test_a_fortress_is_named() -> None:
    given: Document = {"options": {"fortresses": True}, "houses": {"qi1": 0, "qi2": 1}, "forts": {"qi1": 2}}
    sheet = sheet_of(**given)
    assert sheet.rows[0].parts == (("Qi", (4, 2, 0)),)
    assert "Doubled by fortresses: Ann in Qi." in sheet.notes
