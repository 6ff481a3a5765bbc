"""The achievement of the toy game, as docs/adding-a-game.md shows it."""

from typing import Any

import pytest

from tianxia import Table
from tianxia.web.honours import earned_by


@pytest.mark.parametrize(("pot", "is_fleet"), [(20, True), (19, False)])
def test_a_fleet_is_brought_home_at_once(pot: int, is_fleet: bool) -> None:
    position: dict[str, Any] = {"game": "toy", "players": 2, "turn": 0, "pot": pot}
    table = Table.from_position(position)
    table.play("bank")
    assert earned_by(table, (1, 2), range(2)) == {0: ["fleet"] if is_fleet else [], 1: []}
