"""What rule cards may do (CAMPAIGN.md, 6) and those of the story as shipped do not, or not all of it."""

import dataclasses

import pytest

from tianxia import GAMES, Table
from tianxia.games.legacy_of_yu.rules.ending import goal_count
from tianxia.games.legacy_of_yu.rules.items import Item, make_item
from tianxia.games.legacy_of_yu.state import GOALS, Piece
from tianxia.kernel.documents import Document

GAME = GAMES["legacy-of-yu"]


def goals(position: Document) -> dict[str, int]:
    s = Table.from_position({"game": "legacy-of-yu", **position}).state
    return {name: int(goal_count(s, goal)) for goal, name in enumerate(GOALS)}


def test_goals_are_counted() -> None:
    position = {
        "built": 6, "barge": False, "beaten": 7, "tucked": [1, 2, 3, 0, 0],
        "spaces": ["farm 1", "farm 3", "outpost red", "outpost black", "outpost blue", "hut 1", "hut 2", "-", "-"],
        "goods": {"provision": 8, "cowrie": 9, "clay": 5, "timber": 4},
    }  # fmt: skip
    assert goals(position) == {
        "farms": 2, "outposts": 3, "huts": 2, "tucked": 3, "beaten": 7,
        "provision": 8, "cowrie": 9, "clay": 5, "timber": 4,
    }  # fmt: skip


def test_at_first_there_is_nothing() -> None:
    assert set(goals({}).values()) == {0}


@pytest.mark.parametrize("rule", [1, 20])
def test_every_rule_card_may_add_to_the_harvest(rule: int) -> None:
    """The first and the last one of the story as shipped add nothing."""
    array = GAME.box.array.copy()
    array[0].rule_harvest[rule, 0] = make_item(Item.PIECE, Piece.COWRIE)
    position = {"game": "legacy-of-yu", "options": {"story": "campaign"}, "campaign": {"rules": [rule]},
                "ready": [1, 2, 3, 4]}  # fmt: skip
    cowries = []
    for box in (GAME.box, dataclasses.replace(GAME.box, array=array)):
        table = Table.from_position(position, box=box)
        table.play("end")
        cowries.append(table.position()["goods"]["cowrie"])
    assert cowries[1] == cowries[0] + 1
