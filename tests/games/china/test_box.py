"""The box: what is known of the printed game, every check with its path, and play with corrected boxes."""

import copy
import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tianxia
from tianxia.games.china import GAME
from tianxia.games.china.box import space_names
from tianxia.games.china.state import COLOURS, REGIONS
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box
from tianxia.kernel.rule import INTERPRET
from tianxia.table import Table

DOCUMENT = GAME.box.document
DELETE = object()


def changed(path: str, value: Any) -> Document:
    """The standard box document with one value changed or deleted."""
    document = copy.deepcopy(DOCUMENT)
    place: Any = document
    *parents, last = path.split(".")
    for key in parents:
        place = place[int(key) if isinstance(place, list) else key]
    if value is DELETE:
        del place[last]
    elif isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return document


def read(document: Document) -> Box:
    array = np.zeros(1, GAME.components.layout)
    GAME.read_box(document, array[0])
    return Box(array, document, digest="corrected", is_standard=False)


def test_components_of_the_rules() -> None:
    box = GAME.box.record
    assert dict(zip(COLOURS, box.cards.tolist(), strict=True)) == {
        "purple": 10, "yellow": 11, "orange": 11, "green": 12, "red": 13,
    }  # fmt: skip
    assert [int(box.removed[players]) for players in (3, 4, 5)] == [2, 1, 0]
    assert (box.hand, box.row, box.houses, box.emissaries, box.forts) == (3, 4, 20, 8, 1)
    assert [(region, COLOURS[box.colour[r]], int(box.spaces[r])) for r, region in enumerate(REGIONS)] == [
        ("chu", "purple", 8), ("qi", "yellow", 4), ("qin", "yellow", 5), ("zhao", "orange", 6), ("lu", "orange", 4),
        ("han", "green", 5), ("yan", "green", 5), ("wei", "red", 6), ("shu", "red", 5),
    ]  # fmt: skip
    assert box.num_spaces == 48


def test_alliances_of_the_rules() -> None:
    neighbours = {
        "chu": {"qin": 12, "han": 13, "lu": 14, "shu": 15},
        "qi": {"yan": 2, "zhao": 3, "wei": 5, "lu": 9},
        "qin": {"wei": 6, "han": 10, "shu": 11, "chu": 12},
        "zhao": {"yan": 1, "qi": 3, "wei": 4},
        "lu": {"wei": 8, "qi": 9, "chu": 14},
        "han": {"wei": 7, "qin": 10, "chu": 13},
        "yan": {"zhao": 1, "qi": 2},
        "wei": {"zhao": 4, "qi": 5, "qin": 6, "han": 7, "lu": 8},
        "shu": {"qin": 11, "chu": 15},
    }
    found: dict[str, dict[str, int]] = {region: {} for region in REGIONS}
    for number in range(GAME.box.record.num_alliances):
        a, b = (REGIONS[r] for r in GAME.box.record.alliances[number])
        found[a][b] = found[b][a] = number + 1
    assert found == neighbours


@pytest.mark.parametrize(("side", "links", "borders"), [(0, 53, 14), (1, 55, 20)])
def test_roads_of_the_rules(side: int, links: int, borders: int) -> None:
    box = GAME.box.record
    ends = [(a, b) for a in range(48) for b in range(a) if int(box.links[side][a]) >> b & 1]
    assert len(ends) == links
    assert sum(box.region_of[a] != box.region_of[b] for a, b in ends) == borders
    degrees = [int(linked).bit_count() for linked in box.links[side][:48]]
    assert min(degrees) >= 1
    assert max(degrees) == 3


def test_spaces_lie_in_their_regions_order() -> None:
    assert space_names(GAME.box.record) == [line[0] for line in DOCUMENT["spaces"]["at"]]


LISTED = DOCUMENT["alliances"]["list"]
SPACES = DOCUMENT["spaces"]["at"]

FAULTS: list[tuple[str, Any, str]] = [
    # what is changed, to what, the path of the error
    ("dragons", 1, "dragons"),
    *[(key, DELETE, key) for key in DOCUMENT],
    ("game", "go", "game"),
    ("rules", 2, "rules"),
    ("rules", "1", "rules"),
    ("cards", [], "cards"),
    ("cards.sleeves", 1, "cards.sleeves"),
    ("cards.colours", ["red", "green", "orange", "yellow", "purple"], "cards.colours"),
    ("cards.colours", DELETE, "cards.colours"),
    ("cards.count", 57, "cards.count"),
    ("cards.count.blue", 1, "cards.count.blue"),
    ("cards.count.red", -1, "cards.count.red"),
    ("cards.count.red", 41, "cards.count.red"),
    ("cards.removed", 1, "cards.removed"),
    ("cards.removed.6", 1, "cards.removed.6"),
    ("cards.removed.4", DELETE, "cards.removed.4"),
    ("cards.removed.3", 11, "cards.removed.3"),
    ("cards.removed.3", 7, "cards.removed.3"),  # 22 cards: too few for hands and row twice
    ("cards.hand", 2, "cards.hand"),
    ("cards.hand", 4, "cards.hand"),
    ("cards.row", 0, "cards.row"),
    ("cards.row", 11, "cards.row"),
    ("pieces", 20, "pieces"),
    ("pieces.boats", 1, "pieces.boats"),
    ("pieces.houses", 0, "pieces.houses"),
    ("pieces.houses", 22, "pieces.houses"),
    ("pieces.emissaries", "many", "pieces.emissaries"),
    ("pieces.score_markers", 10, "pieces.score_markers"),
    ("pieces.fortresses", 2, "pieces.fortresses"),
    ("pieces.turn_pieces", 3, "pieces.turn_pieces"),
    ("pieces.point_card", 0, "pieces.point_card"),
    ("region", DOCUMENT["region"][:8], "region"),
    ("region.0", 1, "region.0"),
    ("region.0.river", 1, "region.0.river"),
    ("region.3.name", "chao", "region.3.name"),
    ("region.3.colour", "blue", "region.3.colour"),
    ("region.3.spaces", 0, "region.3.spaces"),
    ("region.3.spaces", 9, "region.3.spaces"),
    ("spaces", [], "spaces"),
    ("spaces.on", [], "spaces.on"),
    ("spaces.at", SPACES[:47], "spaces.at"),
    ("region.3.spaces", 5, "spaces.at"),
    ("spaces.at", [SPACES[1], SPACES[0], *SPACES[2:]], "spaces.at.0"),
    ("spaces.at", [SPACES[0], ["chu2"], *SPACES[2:]], "spaces.at.1"),
    ("alliances", [], "alliances"),
    ("alliances.order", [], "alliances.order"),
    ("alliances.list", [], "alliances.list"),
    ("alliances.list", [[i + 1, "chu", "qi", 0, 0] for i in range(25)], "alliances.list"),
    ("alliances.list", [[1, "chu", "qi"]], "alliances.list.0"),
    ("alliances.list", [LISTED[0], LISTED[2]], "alliances.list.1.0"),
    ("alliances.list", [[1, "wu", "qi", 0, 0]], "alliances.list.0.1"),
    ("alliances.list", [[1, "qi", "wu", 0, 0]], "alliances.list.0.2"),
    ("alliances.list", [[1, "qi", "qi", 0, 0]], "alliances.list.0"),
    ("alliances.list", [[1, "qi", "chu", 0, 0], [2, "chu", "qi", 0, 0]], "alliances.list.1"),
    ("roads", [], "roads"),
    ("roads.six", [], "roads.six"),
    ("roads.five", DELETE, "roads.five"),
    ("roads.four", {"chu1": "chu2"}, "roads.four"),
    ("roads.four", [["chu1", "chu2", "chu3"]], "roads.four.0"),
    ("roads.four", [["chu1", "chu2"], ["chu1", "chu9"]], "roads.four.1"),
    ("roads.four", [["chu1", "chu1"]], "roads.four.0"),
    ("roads.four", [["chu1", "chu2"], ["chu2", "chu1"]], "roads.four.1"),
    ("roads.five", [["chu1", f"chu{n}"] for n in range(2, 7)], "roads.five.4"),
    ("roads.five", [[f"chu{n}", "chu1"] for n in range(2, 7)], "roads.five.4"),
    ("region.0.dragon", [1, 1_000_000], "region.0.dragon"),
    ("lake.polygon", [[1, 1], [1, "1"]], "lake.polygon.1"),
    ("drawing.width", 1_000_000, "drawing.width"),
]


@pytest.mark.parametrize(("path", "value", "error"), FAULTS)
def test_faults_are_named(path: str, value: Any, error: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(changed(path, value))
    assert caught.value.path == error


def too_many_spaces() -> Document:
    document = copy.deepcopy(DOCUMENT)
    for region in document["region"]:
        region["spaces"] = 8
    return document


def test_more_than_64_spaces() -> None:
    with pytest.raises(Unreadable) as caught:
        read(too_many_spaces())
    assert caught.value.path == "region.8.spaces"  # the ninth region would hold spaces 65 to 72


def test_file_with_a_fault_names_the_file_and_the_standard_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = (GAME.folder / "box.toml").read_text(encoding="utf-8").replace("hand        = 3", "hand        = 5")
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable, match=r"mine\.toml: line \d+, cards\.hand: 5 .*box\.toml"):
        GAME.open_box(file)


def other_spaces(document: Document) -> None:
    """Chu with seven spaces, Qi with eight: 51 in all, other ids and names than the standard box."""
    for name, spaces in (("chu", 7), ("qi", 8)):
        document["region"][REGIONS.index(name)]["spaces"] = spaces
    sizes = {region["name"]: region["spaces"] for region in document["region"]}
    names = [f"{region}{n + 1}" for region in REGIONS for n in range(sizes[region])]
    at = {line[0]: line for line in document["spaces"]["at"]}
    document["spaces"]["at"] = [at.get(name, [name, 500, 400]) for name in names]
    for side, links in document["roads"].items():
        kept = [link for link in links if "chu8" not in link]
        document["roads"][side] = [*kept, ["qi5", "qi6"], ["qi6", "qi7"], ["qi7", "qi8"]]


def largest_board(document: Document) -> None:
    """64 spaces, the most that fit."""
    for r, region in enumerate(document["region"]):
        region["spaces"] = 8 if r else 1
    names = [f"{region['name']}{n + 1}" for region in document["region"] for n in range(region["spaces"])]
    assert len(names) == 65
    document["region"][1]["spaces"] = 7
    names.remove("qi8")
    document["spaces"]["at"] = [[name, 0, 0] for name in names]
    document["roads"] = {side: [list(link) for link in pairwise(names)] for side in ("four", "five")}


def four_links(document: Document) -> None:
    """More roads: up to four links at a space."""
    document["roads"]["four"] += [["chu5", "chu7"], ["wei4", "han1"], ["wei2", "zhao1"], ["chu6", "chu8"]]
    document["roads"]["five"] += [["chu3", "chu4"], ["wei5", "han3"], ["wei2", "zhao5"]]


def few_pieces(document: Document) -> None:
    """So few pieces that games end because nobody has any left."""
    document["pieces"] |= {"houses": 4, "emissaries": 3}


def long_row(document: Document) -> None:
    """The longest row the box can have, and other cards."""
    document["cards"]["row"] = 10
    document["cards"]["count"] = {"purple": 20, "yellow": 8, "orange": 11, "green": 12, "red": 13}


def few_alliances(document: Document) -> None:
    """Other alliances."""
    document["alliances"]["list"] = [[1, "chu", "wei", 0, 0], [2, "han", "lu", 0, 0]]


CORRECTIONS = [other_spaces, largest_board, four_links, few_pieces, long_row, few_alliances]


@pytest.mark.parametrize("correct", CORRECTIONS, ids=lambda function: function.__name__)
@pytest.mark.parametrize("players", [3, 5])
def test_corrected_box_plays(correct: Callable[[Document], None], players: int) -> None:
    document = copy.deepcopy(DOCUMENT)
    correct(document)
    box = read(document)
    rng = random.Random(players)
    for seed in range(1 if INTERPRET else 2):
        table = tianxia.new("china", players, seed=seed, options={"fortresses": True}, box=box)
        while not table.is_over:
            table.play(rng.choice(table.legal()))
            assert not GAME.faults(box, table.state)
        position = table.position()
        again = Table.from_position(position, box=box)
        assert again.position() == position
        if correct is few_pieces:
            assert position["ended"] == "no-placements"


def test_texts_follow_a_corrected_box() -> None:
    document = copy.deepcopy(DOCUMENT)
    other_spaces(document)
    position = {"game": "china", "players": 3, "hands": [{"yellow": 2}, {}, {}], "houses": {"qi7": 1}}
    table = Table.from_position(position, box=read(document))
    table.play("house qi8 yellow")
    assert table.position()["houses"] == {"qi7": 1, "qi8": 0}
    with pytest.raises(Unreadable):
        table.play("house chu8 purple")


def test_the_longest_row_is_filled_at_once() -> None:
    """One action may fill a whole row, empty the deck and end the game: the events have room for that."""
    document = copy.deepcopy(DOCUMENT)
    document["cards"]["row"] = 10
    box = read(document)
    position = {
        "game": "china", "players": 3, "emperor": 1, "turn": 0, "decision": {"kind": "draw"},
        "hands": [{"red": 2}, {}, {}], "deck": {"red": 9, "green": 2}, "exhausted": 1,
    }  # fmt: skip
    table = Table.from_position(position, box=box)
    table.play("take deck")
    assert table.position()["ended"] == "deck-exhausted"
    assert sum(table.position()["row"].values()) == 10
    assert len(table.log()) == 13  # the card, ten for the row, the last round, the end
