"""Every goal a rule card may ask for is counted (CAMPAIGN.md, 6): the story as shipped asks for two of them only."""

from tianxia import Table
from tianxia.games.legacy_of_yu.rules.ending import goal_count
from tianxia.games.legacy_of_yu.state import GOALS
from tianxia.kernel.documents import Document


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
