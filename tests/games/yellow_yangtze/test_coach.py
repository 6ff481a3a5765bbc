"""The coach of Yellow & Yangtze: conflicts one would lose, own leaders sent off, points for somebody else."""

from typing import Any

import pytest

from tests.games.yellow_yangtze.test_moments import BASE, REVOLT, WAR
from tianxia.games.yellow_yangtze import GAME
from tianxia.table import Table
from tianxia.web.coaching import warnings


def warned(position: dict[str, Any], action: str, language: str = "en") -> list[str]:
    table = Table.from_position(position)
    table.seats, table.language = ("Ann", "Boris"), language
    return warnings(table, 0, action)


def test_a_war_of_equals_needs_no_word() -> None:
    assert warned(WAR, "tile yellow l8") == [], "a tie is hers to decide"


def test_a_war_that_would_be_lost() -> None:
    tiles = {"l6": "black", "l7": "red", "l9": "red", "l10": "black", "m10": "red", "m11": "red"}
    weak = WAR | {"hands": [{"yellow": 1}, {}], "tiles": tiles}
    (line,) = warned(weak, "tile yellow l8")
    assert line == (
        "This starts a war that you would lose 1:3 against Boris, blue leader. "
        "The one you could add would not be enough."
    )
    armed = weak | {"hands": [{"yellow": 1, "red": 2}, {}]}
    (line,) = warned(armed, "tile yellow l8")
    assert line.endswith("You could add up to 3, and so could others.")
    (line,) = warned(weak, "tile yellow l8", "ru")
    assert line.startswith("Начнётся война, и сейчас вы её проиграете: 1:3 против Boris, синий лидер.")


def test_a_revolt_is_the_defenders_in_a_tie() -> None:
    tied = REVOLT | {"tiles": {"l12": "black"}, "hands": [{}, {}]}
    (line,) = warned(tied, "leader green l11")
    assert line == (
        "This starts a revolt that you would lose 1:1 against Boris, green leader. "
        "You could add up to 1, and so could others."
    )
    assert warned(REVOLT, "leader green m12") == [], "she is stronger"


def test_losing_ones_own_leader() -> None:
    position = BASE | {"hands": [{"blue": 2}, {}], "leaders": [{"green": "k12"}, {}], "tiles": {"l12": "black"}}
    assert warned(position, "riot l12") == ["This sends your own green leader off the board."]
    assert warned(position | {"leaders": [{}, {"green": "k12"}]}, "riot l12") == []


@pytest.mark.parametrize(("leaders", "said"), [
    ([{}, {"red": "k12"}], ["The point goes to Boris, not to you (weapons)."]),
    ([{"red": "k12"}, {}], []),
    ([{}, {}], []),
])  # fmt: skip
def test_a_point_for_somebody_else(leaders: list[dict[str, str]], said: list[str]) -> None:
    position = BASE | {"hands": [{"red": 1}, {}], "leaders": leaders, "tiles": {"l12": "black"}}
    assert warned(position, "tile red l13") == said


def test_the_score_of_another_is_not_counted() -> None:
    """Totals are a secret to people unless the game is played with open points."""
    table = Table.from_position(BASE | {"points": [{}, {"black": 3, "red": 3, "blue": 3, "green": 3}]})
    assert GAME.coach is not None
    measured = dict(GAME.coach.outlook(table.box, table.state, 0, table.words))
    assert measured["Score: the weakest colour"] == (0, 0)
