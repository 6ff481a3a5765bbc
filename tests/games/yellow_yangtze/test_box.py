"""The box: the map as RULES.md, 3 and 4 describe it, and what a corrected file may not say."""

from copy import deepcopy
from typing import Any

import pytest

from tests.games.yellow_yangtze.test_realms import names_around
from tianxia import Unreadable
from tianxia.games.yellow_yangtze import GAME
from tianxia.games.yellow_yangtze.box import Components, names, read_box
from tianxia.games.yellow_yangtze.state import NOBODY, OFF_MAP

RECORD = GAME.box.record
NAMES = names(GAME.box)


def neighbours(name: str) -> list[str]:
    return [NAMES.hexes[n] for n in RECORD.neighbours[NAMES.hex_numbers[name]] if n != OFF_MAP]


def test_numbers_of_hexes_and_triangles() -> None:
    assert [NAMES.hex_numbers[name] for name in ("a1", "e7", "o11")] == [0, 60, 202]
    assert [NAMES.triangle_numbers[name] for name in ("a1-a2-b1", "n10-o10-o11")] == [0, 241]


def test_neighbours_in_reading_order() -> None:
    assert neighbours("e7") == ["d6", "d7", "e6", "e8", "f6", "f7"]
    assert neighbours("l8") == ["k8", "k9", "l7", "l9", "m8", "m9"]
    assert neighbours("e15") == ["d14", "e14", "f14"]
    for name in NAMES.hexes:
        assert neighbours(name) == [other for other in names_around(name) if other in NAMES.hex_numbers]
        assert all(name in neighbours(other) for other in neighbours(name))


def test_counts_of_the_file() -> None:
    counts = GAME.box.document["map"]["counts"]
    numbers = [len(neighbours(name)) for name in NAMES.hexes]
    for n in range(2, 7):
        assert numbers.count(n) == counts[f"neighbours_{n}"]
    rivers = [t for t in NAMES.triangles if RECORD.is_river[NAMES.hex_numbers[t.split("-")[0]]]]
    assert rivers == GAME.box.document["map"]["river_triangle_names"]["names"]


def test_triangles_of_a_hex() -> None:
    for h, name in enumerate(NAMES.hexes):
        own = [NAMES.triangles[t] for t in RECORD.triangles_of[h] if t != NOBODY]
        assert own == [t for t in NAMES.triangles if name in t.split("-")]


def put(*keys: Any) -> Any:
    """A change of the document: the path, then the value."""
    *path, last, value = keys

    def change(document: Any) -> None:
        for key in path:
            document = document[key]
        document[last] = value

    return change


ONE_TERRAIN = [row.replace("~", ".") for row in GAME.box.document["map"]["rows"]]
WRONG: list[tuple[Any, str, str]] = [
    (put("game", "china"), "game", "not-one-of"),
    (put("rules", 2), "rules", "out-of-range"),
    (put("seats", [2]), "seats", "players"),
    (put("map", "rows", []), "map.rows", "yellow-yangtze-rows"),
    (put("map", "rows", 3, "~?"), "map.rows.3", "yellow-yangtze-signs"),
    (put("map", "rows", 0, "..............."), "map.rows", "yellow-yangtze-too-many-hexes"),
    (put("map", "rows", ONE_TERRAIN), "map.rows", "yellow-yangtze-too-many-triangles"),
    (put("map", "rows", 5, "~....~.......##"), "map.counts.hexes", "derived"),
    (put("map", "counts", "river", 43), "map.counts.river", "derived"),
    (put("colour", 0, "name", "white"), "colour.0.name", "yellow-yangtze-colour-order"),
    (put("colour", 2, "terrain", "land"), "colour.2.terrain", "yellow-yangtze-terrain"),
    (put("colour", 1, "tiles", 0), "colour.1.tiles", "out-of-range"),
    (put("colour", 0, "tiles", 6), "colour.0.tiles", "out-of-range"),
    (put("colour", 0, "on_capitals", 6), "colour.0.on_capitals", "out-of-range"),
    (put("colour", 4, "pagodas", 3), "colour.4.pagodas", "out-of-range"),
    (put("numbers", "hand", 7), "numbers.hand", "out-of-range"),
    (put("numbers", "short_removed", 120), "numbers.short_removed", "out-of-range"),
    (put("river", 0, "hexes", ["a1"]), "river.0.hexes.0", "yellow-yangtze-not-a-river"),
    (put("capital", 0, "hex", "a1"), "capital.0.hex", "yellow-yangtze-not-a-capital"),
    (put("nonsense", 1), "nonsense", "unknown-key"),
]
"""What may not be said, at which path it is refused, and as which problem."""


def refused_box(change: Any) -> Unreadable:
    document = deepcopy(GAME.box.document)
    change(document)
    with pytest.raises(Unreadable) as caught:
        read_box(document, Components.new())
    return caught.value


@pytest.mark.parametrize(("change", "path", "problem"), WRONG)
def test_wrong_boxes_are_refused_with_the_path(change: Any, path: str, problem: str) -> None:
    refused = refused_box(change)
    assert (refused.path, refused.problem) == (path, problem)


def test_the_counts_of_a_corrected_map_may_be_left_out() -> None:
    document = deepcopy(GAME.box.document)
    del document["map"]["counts"]
    box = Components.new()
    read_box(document, box)
    assert box == RECORD
