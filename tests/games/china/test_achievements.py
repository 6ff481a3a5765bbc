"""What players of China may achieve: each from a position that has it, and one that misses it by little."""

from collections.abc import Iterator
from typing import Any

import pytest

from tianxia.games.china import GAME
from tianxia.games.china.box import space_names
from tianxia.games.china.state import REGIONS
from tianxia.kernel.bits import has
from tianxia.table import Table
from tianxia.web.honours import earned_by


def achieved(seat: int = 0, ranks: tuple[int, ...] = (2, 1, 3), **position: Any) -> list[str]:
    table = Table.from_position({"game": "china", "players": 3, **position})
    return earned_by(table, ranks, [seat])[seat]


def row_of(length: int) -> list[str]:
    """Spaces that links join to a path without branches."""
    names, links = space_names(GAME.box.record), GAME.box.record.links[0]

    def paths(path: list[int]) -> Iterator[list[int]]:
        if len(path) == length:
            yield path
            return
        for space in range(len(names)):
            near = [old for old in path if has(links[space], old)]
            if space not in path and near == [path[-1]]:
                yield from paths([*path, space])

    return [names[space] for start in range(len(names)) for path in paths([start]) for space in path][:length]


def test_an_alliance_of_five() -> None:
    houses = {"wei1": 0, "wei3": 0, "wei5": 0, "han1": 1, "han4": 1}
    found = {"wei": [2, 1, 0], "han": [1, 1, 0]}
    assert "alliance" in achieved(houses=houses, emissaries=found)
    assert "alliance" not in achieved(1, houses=houses, emissaries=found)
    assert "alliance" not in achieved(houses=houses, emissaries=found | {"wei": [2, 0, 0]})


@pytest.mark.parametrize(("length", "is_long"), [(6, True), (5, False)])
def test_a_road_of_six(length: int, is_long: bool) -> None:
    houses = dict.fromkeys(row_of(length), 0)
    assert ("road" in achieved(houses=houses)) == is_long
    assert "road" not in achieved(1, houses=houses)


def test_points_of_every_kind() -> None:
    road = dict.fromkeys(("qin1", "wei1", "wei2", "wei3"), 0)
    houses, emissaries = road | {"han1": 1}, {"wei": [1, 0, 0], "han": [1, 0, 0]}
    assert "every-kind" in achieved(houses=houses, emissaries=emissaries)
    assert "every-kind" not in achieved(houses=houses)
    assert "every-kind" not in achieved(houses={**houses, "wei2": 1}, emissaries=emissaries)


def test_a_house_in_eight_regions() -> None:
    assert "everywhere" in achieved(houses={f"{region}1": 0 for region in REGIONS[:8]})
    assert "everywhere" not in achieved(houses={f"{region}1": 0 for region in REGIONS[:7]} | {"shu1": 1})


def test_first_by_second_places() -> None:
    houses = {"chu1": 1, "chu2": 1, "chu3": 0, "wei1": 1, "wei2": 1, "wei3": 0, "han1": 0}
    assert "second-places" in achieved(0, (1, 2, 3), houses=houses)
    assert "second-places" not in achieved(0, (2, 1, 3), houses=houses)
    assert "second-places" not in achieved(1, (2, 1, 3), houses=houses)


def test_a_fortress_doubles_eight_points() -> None:
    houses = {"chu1": 0, "chu2": 0, "chu3": 0, "chu4": 1}
    position: dict[str, Any] = {"players": 4, "ranks": (1, 2, 3, 4), "options": {"fortresses": True}}
    assert "doubled" in achieved(houses=houses, forts={"chu1": 1}, **position)
    assert "doubled" not in achieved(houses=houses, forts={"chu5": 0}, **position)
    assert "doubled" not in achieved(houses={"chu1": 0, "chu2": 0, "chu4": 1}, forts={"chu1": 1}, **position)
