"""What the guided first game says of its cards and numbers is so, whatever the learner does on the way."""

import pytest

from tests.contract.cases import games
from tests.contract.lessons import Pupil
from tianxia import Table
from tianxia.games.zhanguo import GAME
from tianxia.lesson import LEARNER


def seen(seed: int) -> dict[str, Table]:
    """The table at every step of a pupil who plays otherwise by chance."""
    return {step.name: table.copy() for step, table, _ in Pupil(GAME, seed).learn()}


@pytest.mark.parametrize("seed", games(20, 4))
def test_every_idea_has_its_card_of_one_hand(seed: int) -> None:
    tables = seen(seed)
    assert {table.position()["round"] for table in tables.values()} == {3}
    hands = {name: sum(table.position()["seats"][LEARNER]["backs"].values()) for name, table in tables.items()}
    turns = ("card", "board", "workers", "governor", "palace", "unrest", "wall", "reward")
    assert [hands[name] for name in turns] == [6, 5, 4, 3, 2, 1, 0, 0]


@pytest.mark.parametrize("seed", games(20, 4))
def test_the_numbers_on_the_court_are_those_of_the_words(seed: int) -> None:
    tables = seen(seed)
    assert [tables[name].position()["top"] for name in ("high", "low")] == [55, 70]
    assert "activate 17" in tables["ability"].legal()
    assert set(tables["square"].legal()) == {"square moves", "square official", "square points"}
    scored = tables["square"].copy()
    scored.play("square points")
    assert scored.legal() == ["activate 19", "done"]


@pytest.mark.parametrize("seed", games(20, 4))
def test_a_governor_in_region_two_reaches_an_objective(seed: int) -> None:
    pupil = Pupil(GAME, seed)
    for _ in pupil.learn():
        pass
    table = pupil.table
    while "governor 2" not in table.legal():  # the reward for laws comes last
        assert table.position()["phase"] == "rewards"
        table.play("accept" if "accept" in table.legal() else table.legal()[0])
    table.play("governor 2")
    table.play("square points")
    assert LEARNER in table.position()["claims"]["lower"]["governor"]
