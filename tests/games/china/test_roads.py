"""Roads against an independent brute force: all simple paths, all ways to pick disjoint ones (R-15, R-18)."""

import copy
import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from tianxia.games.china import GAME
from tianxia.games.china.state import SIDES
from tianxia.kernel.game import Box
from tianxia.kernel.rule import INTERPRET
from tianxia.table import Table

Links = Mapping[str, set[str]]

SPACES = [line[0] for line in GAME.box.document["spaces"]["at"]]
BOARDS = 40 if INTERPRET else 100
PLAYERS = {"four": 4, "five": 5}


def best_rows(links: Links, houses: Sequence[str], forts: Sequence[str]) -> int:
    """The largest total of a set of disjoint simple paths of at least four houses."""
    number = {house: i for i, house in enumerate(houses)}
    worth: dict[int, int] = {}

    def walk(house: str, path: int, length: int, doubled: bool) -> None:
        path |= 1 << number[house]
        length += 1
        doubled = doubled or house in forts
        if length >= 4:
            worth[path] = length * 2 if doubled else length
        for following in links[house]:
            if following in number and not path >> number[following] & 1:
                walk(following, path, length, doubled)

    for house in houses:
        walk(house, 0, 0, False)
    rows = [[(row, points) for row, points in worth.items() if row & -row == 1 << i] for i in range(len(houses))]

    @cache
    def best(left: int) -> int:
        if not left:
            return 0
        lowest = left & -left
        most = best(left ^ lowest)
        for row, points in rows[lowest.bit_length() - 1]:
            if row & left == row:
                most = max(most, points + best(left ^ row))
        return most

    return best((1 << len(houses)) - 1)


def links_of(box: Box, side: str) -> Links:
    links: dict[str, set[str]] = {name: set() for name in SPACES}
    for a, b in box.document["roads"][side]:
        links[a].add(b)
        links[b].add(a)
    return links


def road_points(box: Box, side: str, houses: Mapping[str, int], forts: Mapping[str, int]) -> list[int]:
    """What the rules give every seat at the end of a game with these houses."""
    players = PLAYERS[side]
    position = {
        "game": "china",
        "players": players,
        "options": {"side": side, "fortresses": True},
        "turn": players - 1,
        "decision": {"kind": "over"},
        "ended": "deck-exhausted",
        "deck": {},
        "exhausted": 2,
        "houses": dict(houses),
        "forts": dict(forts),
    }
    points: list[int] = Table.from_position(position, box=box).position()["points"]["roads"]
    return points


def brute_points(box: Box, side: str, houses: Mapping[str, int], forts: Mapping[str, int]) -> list[int]:
    links = links_of(box, side)
    seats = range(PLAYERS[side])
    return [best_rows(links, [s for s in houses if houses[s] == seat], list(forts)) for seat in seats]


def random_boards(box: Box, side: str, count: int, seed: int) -> Iterator[tuple[dict[str, int], dict[str, int]]]:
    """Boards on which houses of a seat cling together, more or less, with up to one fortress a seat."""
    rng = random.Random(seed)
    links = links_of(box, side)
    for _ in range(count):
        houses: dict[str, int] = {}
        left = [20] * PLAYERS[side]
        clinging = rng.choice([0.0, 0.7, 0.95])
        for _ in range(rng.randint(20, 48)):
            seat = rng.choice([s for s in range(PLAYERS[side]) if left[s]])
            free = [s for s in SPACES if s not in houses]
            near = [s for s in free if any(houses.get(other) == seat for other in links[s])]
            houses[rng.choice(near if near and rng.random() < clinging else free)] = seat
            left[seat] -= 1
        forts = rng.sample(SPACES, rng.randint(0, PLAYERS[side]))
        yield houses, {space: seat for seat, space in enumerate(forts)}


@pytest.mark.parametrize("side", SIDES)
def test_random_boards(side: str) -> None:
    scoring = 0
    for houses, forts in random_boards(GAME.box, side, BOARDS, seed=4):
        points = road_points(GAME.box, side, houses, forts)
        assert points == brute_points(GAME.box, side, houses, forts), (houses, forts)
        scoring += any(points)
    assert scoring > BOARDS // 4  # the boards are about something


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("size", [8, 14, 20])
def test_connected_boards_of_one_seat(side: str, size: int) -> None:
    """Connected houses of one seat have the most junctions; twenty are all it has."""
    rng = random.Random(size)
    links = links_of(GAME.box, side)
    for _ in range(6 if INTERPRET else 30):
        houses = [rng.choice(SPACES)]
        while len(houses) < size:
            houses.append(rng.choice([s for h in houses for s in sorted(links[h]) if s not in houses]))
        forts = dict(zip(rng.sample(SPACES, 2), (0, 1), strict=True))
        owners = dict.fromkeys(houses, 0)
        assert road_points(GAME.box, side, owners, forts) == brute_points(GAME.box, side, owners, forts), (
            owners,
            forts,
        )


WORST = {
    "four": (
        "chu1 chu3 chu4 chu5 chu6 chu7 qin2 qin4 qin5 han1 han2 han3 han4 han5 wei3 wei4 wei5 shu1 shu2 shu3", 17
    ),
    "five": (
        "chu1 chu3 qi3 qi4 qin5 zhao5 lu1 lu2 lu3 lu4 han1 han2 han3 han4 yan1 wei3 wei4 wei5 wei6 shu2", 18
    ),
}  # fmt: skip
"""Twenty houses with as many junctions as a search found: 8 and 10. The points were found by the brute force."""


@pytest.mark.compiled
@pytest.mark.parametrize("side", SIDES)
def test_most_junctions(side: str) -> None:
    spaces, points = WORST[side]
    houses = dict.fromkeys(spaces.split(), 0)
    assert len(houses) == 20
    assert road_points(GAME.box, side, houses, {})[0] == points
    assert brute_points(GAME.box, side, houses, {})[0] == points


def corrected_box(roads: Sequence[tuple[str, str]]) -> Box:
    """The standard box with other roads on side four."""
    document = copy.deepcopy(GAME.box.document)
    document["roads"]["four"] = [list(link) for link in roads]
    array = np.zeros(1, GAME.components.layout)
    GAME.read_box(document, array[0])
    return Box(array, document, digest="corrected", is_standard=False)


def chain(*spaces: str) -> list[tuple[str, str]]:
    return list(pairwise(spaces))


CROSS = [*chain("chu1", "chu2", "chu3", "chu4", "chu5"), *chain("qi1", "qi2", "chu3", "qin1", "qin2")]
"""Two roads of five spaces that cross at chu3: four links there."""

SHAPES: list[Any] = [
    pytest.param(CROSS, {}, 5, id="crossing: one road of five"),
    pytest.param(CROSS, {"qi1": 0}, 10, id="crossing: the doubled road"),
    pytest.param(CROSS, {"qi1": 0, "chu1": 1}, 10, id="crossing: two fortresses on two arms make one row"),
    pytest.param(
        [*CROSS, *chain("chu1", "wei1", "wei2", "wei3")], {}, 10, id="crossing: a row across and the rest of a long arm"
    ),
    pytest.param(chain("chu1", "chu2", "chu3", "chu4", "chu1"), {}, 4, id="ring of four"),
    pytest.param(chain("chu1", "chu2", "chu3", "chu1"), {}, 0, id="ring of three"),
    pytest.param(
        [*chain("chu1", "chu2", "chu3", "chu1"), *chain("chu3", "chu4", "chu5", "chu3")], {}, 5, id="two rings"
    ),
    pytest.param(
        [*chain("chu1", "chu2", "chu3", "chu4", "chu1"), *chain("chu1", "chu5"), *chain("chu3", "chu6")],
        {}, 5, id="ring with two opposite branches",
    ),
    pytest.param(
        [*chain("chu1", "chu2", "chu3", "chu4", "chu5", "chu6", "chu7", "chu8", "chu1"), *chain("chu1", "chu5")],
        {}, 8, id="ring with a chord",
    ),
    pytest.param(
        [*chain("chu1", "chu2", "chu3"), *chain("chu4", "chu5", "chu6"), *chain("chu7", "chu8", "qi1"),
         *chain("chu2", "chu5", "chu8", "chu2")],
        {}, 5, id="three crossings: four of six branches are left out",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("roads", "forts", "points"), SHAPES)
def test_shapes(roads: list[tuple[str, str]], forts: dict[str, int], points: int) -> None:
    box = corrected_box(roads)
    houses = dict.fromkeys(sorted({space for link in roads for space in link}), 0)
    assert road_points(box, "four", houses, forts) == [points, 0, 0, 0]
    assert brute_points(box, "four", houses, forts) == [points, 0, 0, 0]


def test_boards_with_four_links_at_a_space() -> None:
    """A grid has crossings everywhere; random parts of it against the brute force."""
    width = 6
    roads = [(SPACES[i], SPACES[i + 1]) for i in range(30) if i % width < width - 1]
    roads += [(SPACES[i], SPACES[i + width]) for i in range(30 - width)]
    box = corrected_box(roads)
    rng = random.Random(11)
    for _ in range(20 if INTERPRET else 80):
        houses = dict.fromkeys(rng.sample(SPACES[:30], rng.randint(8, 15)), 0)
        forts = dict(zip(rng.sample(SPACES[:30], 2), (0, 1), strict=True))
        assert road_points(box, "four", houses, forts) == brute_points(box, "four", houses, forts), (houses, forts)
