"""A price that cannot be paid is refused with what is needed and what is held."""

from typing import Any

import pytest

from tianxia import Refused, Table

EMPTY = ["-"] * 6


def reason(action: str, language: str, **position: Any) -> str:
    """Why an action is refused."""
    table = Table.from_position({"game": "legacy-of-yu", **position})
    table.language = language
    if action == "tribute":
        table.play("end")
    with pytest.raises(Refused) as found:
        table.play(action)
    return found.value.reason


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", "Not enough workers: needed 2 labourers; held 1 labourer."),
        ("ru", "Не хватает работников. Нужно: 2 батрака. Есть: 1 батрак."),
    ],
)
def test_workers_are_named(language: str, wanted: str) -> None:
    position = {"canals": [1, 2, 5, 6, 7, 8], "workers": {"white": 1, "red": 3}, "goods": {"cowrie": 9}}
    assert reason("canal", language, **position) == wanted


def test_those_that_an_outpost_lets_in_count_as_held() -> None:
    position = {
        "built": 2, "row": [*EMPTY, "o3"], "spaces": ["outpost red", *["-"] * 8], "goods": {"provision": 3},
        "workers": {"white": 1, "blue": 4},
    }  # fmt: skip
    told = reason("attack 7", "en", **position)
    assert told.startswith("Not enough workers: needed ")
    assert "1 labourer" in told.partition("held ")[2]  # white may stand for red


def test_provisions_of_a_space_are_counted() -> None:
    row = ["t1", "t2", "t3", "t4", "t5", "t6", "t7"]
    assert reason("hire 7", "en", row=row, goods={"provision": 1}) == "Not enough provisions: 3 needed, 1 held."


def test_a_tribute_is_counted_with_what_a_rule_adds() -> None:
    position: dict[str, Any] = {
        "options": {"story": "campaign"}, "campaign": {"rules": [13]}, "row": [*EMPTY, "o4"], "ready": [1, 2, 3, 4, 5],
        "goods": {"clay": 1, "timber": 1}, "built": 6, "barge": False,
    }  # fmt: skip
    assert reason("tribute", "en", **position) == "Not enough cowries: 1 needed, 0 held."


@pytest.mark.parametrize(("slot", "wanted"), [(3, "This slot opens with hut 3."), (5, "a story must open it")])
def test_a_closed_slot_says_what_opens_it(slot: int, wanted: str) -> None:
    assert wanted in reason(f"hut {slot} white", "en", workers={"white": 1})


def test_build_spaces_are_counted_from_one() -> None:
    """The texts of actions count from 0, people do not."""
    position: dict[str, Any] = {"built": 1, "workers": {"white": 2}, "goods": {"clay": 2, "timber": 2}}
    assert reason("build farm 1 at 8", "en", **position) == "Build space 9 opens with canal 6."
    table = Table.from_position({"game": "legacy-of-yu", **position})
    assert table.game.phrase(table.box, "build farm 1 at 0", table.words).startswith("Build on build space 1: farm 1")
    table.play("build farm 1 at 0")
    assert table.log(0)[0] == "Built on space 1: farm 1."
    assert "space-0" in table.svg(0)
    assert "Build space 1: farm 1" in table.svg(0)
