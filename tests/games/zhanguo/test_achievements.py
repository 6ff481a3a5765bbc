"""What players of ZhanGuo may achieve: each played or set up, and missed by little."""

from typing import Any

from tianxia.table import Table
from tianxia.web.honours import earned_by

OTHER = {"hand": [20, 21]}
HIRING = [1, 6, 31]
"""Cards that hiring activates."""


def achieved(seat: int, *actions: str, **position: Any) -> list[str]:
    table = Table.from_position({"game": "zhanguo", "players": 2, **position})
    for action in actions:
        table.play(action)
    return earned_by(table, (1, 2), [seat])[seat]


def test_three_abilities_with_one_card() -> None:
    seats = [{"hand": [50, 51], "region": {"1": {"cards": HIRING}}}, OTHER]
    two = ("card 50", "hire red 2", "activate 1", "activate 6")
    assert "chain" not in achieved(0, *two, "done", seats=seats)
    assert "chain" in achieved(0, *two, "activate 31", "marker laws", seats=seats)
    assert "chain" not in achieved(1, *two, "activate 31", "marker laws", seats=seats)


def test_abilities_of_two_cards_are_not_added_up() -> None:
    seats = [{"hand": [49, 50], "region": {"1": {"cards": HIRING}}}, OTHER]
    first = ("card 50", "hire red 2", "activate 1", "activate 6", "done")
    second = ("card 20", "unify 1", "card 49", "hire red 3", "activate 1")
    assert "chain" not in achieved(0, *first, *second, seats=seats)


def test_leading_in_two_aspects() -> None:
    two = [{"markers": {"laws": 2, "currency": 1}}, {"markers": {"writing": 3}}]
    assert "unified" in achieved(0, seats=two)
    assert "unified" not in achieved(1, seats=two)
    assert "unified" not in achieved(0, seats=[{"markers": {"laws": 2, "currency": 1}}, {"markers": {"currency": 2}}])


def test_all_objectives_of_a_section() -> None:
    upper = {"governor": [0], "wall": [1, 0], "palace": [0]}
    assert "objectives" in achieved(0, claims={"upper": upper})
    assert "objectives" not in achieved(1, claims={"upper": upper})
    assert "objectives" not in achieved(0, claims={"upper": {"governor": [0], "wall": [0]}, "lower": {"palace": [0]}})


def test_a_wall_of_three_sticks() -> None:
    working = {"hand": [10], "region": {number: {"workers": 1} for number in "123"}}
    wall = ("card 10", "wall jade-b 3", "pay 1 2 3")
    assert "high-wall" in achieved(0, *wall, seats=[working, OTHER])
    assert "high-wall" not in achieved(1, *wall, seats=[working, OTHER])
    assert "high-wall" not in achieved(0, "card 10", "wall jade-b 1", "pay 1", seats=[working, OTHER])


def test_a_calm_realm() -> None:
    def realm(*unrest: int) -> dict[str, Any]:
        return {"region": {str(n): {"unrest": level} for n, level in enumerate(unrest, 1)}}

    assert "calm" in achieved(0, seats=[realm(1, 1, 1, 1, 0), {}])
    assert "calm" not in achieved(0, seats=[realm(1, 1, 1, 1, 1), {}])


def test_governors_in_two_regions() -> None:
    both = {"1": {"moves": 0}, "2": {"official": 0, "points": 1}}
    assert "governors" in achieved(0, map=both)
    assert "governors" not in achieved(1, map=both)
    assert "governors" not in achieved(0, map=both | {"2": {"official": 0, "points": 1, "moves": 1}})
