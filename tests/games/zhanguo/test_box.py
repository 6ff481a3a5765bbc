"""An owner's corrected box is read line by line, and what cannot be is refused with its path."""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tianxia import Unreadable, new, parse_record
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.box import Components, read_box
from tianxia.table import Table

STANDARD = GAME.folder / "box.toml"


def replaced(old: str, replacement: str) -> str:
    """The standard file with one text replaced."""
    text = STANDARD.read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, replacement, 1)


def changed(tmp_path: Path, old: str, replacement: str) -> Path:
    """The same, as a file."""
    file = tmp_path / "mine.toml"
    file.write_text(replaced(old, replacement), encoding="utf-8")
    return file


FAULTS = [
    ('  [ 57, "currency", "palace",   "points-3"],\n', "", "cards.list", "card 57 is missing"),
    ('[ 58, "currency"', '[ 57, "currency"', "cards.list.57.0", "card 57 is listed twice"),
    ('[ 57, "currency", "palace"', '[ 57, "currency", "pagoda"', "cards.list.56.2", "pagoda"),
    ('[ 57, "currency", "palace"', '[ 57, "currency", "reassign"', "cards.list.56.2", "reassign"),
    ('"palace",   "points-3"],\n  [ 24', '"palace",   "points-9"],\n  [ 24', "cards.list.22.3", "points-9"),
    ('[ 57, "currency"', '[ 57, "laws"', "cards.list.56.1", "currency"),
    ("[ 57,", "[ 121,", "cards.list.56.0", "121"),
    ("adjacent = [[1, 2]", "adjacent = [[1, 6]", "map.adjacent.0", "no region 6"),
    ("adjacent = [[1, 2], ", "adjacent = [", "map.adjacent", "region 1 has no neighbour"),
    ('"official",    [4]]', '"official",    [7]]', "rewards.grid.0.3", "no region 7"),
    ('["p2", "palace",   [3, 4]]', '["p2", "palace",   [3, 9]]', "objectives.tiles.5.2", "no region 9"),
    ('["jade", "jade", "gold"]', '["jade", "jade", "jade"]', "objectives.tiles.0.2", "too often"),
    ('[2, "order", "full"]', '[2, "order", "calm"]', "great_wall.tiles.1.2", "another tile"),
    ("tracks = [2, 3, 3, 3, 4]", "tracks = [2, 3, 3, 3]", "boards.a.tracks", "list of length 5"),
    ("marks  = [0, 2, 2, 2, 3]", "marks  = [3, 2, 2, 2, 3]", "boards.a.marks.0", "3 is not between 0 and 2"),
    ('hire = "marker"', 'hire = "extra-worker"', "boards.square.powers.hire", "recruit"),
    ("reassign_points       = 3", "reassign_points       = 0", "numbers.reassign_points", "0 is not"),
    ('game  = "zhanguo"', 'game  = "go"', "game", "zhanguo"),
    ("governors            = 8", "governers            = 8", "pieces.governers", "unknown key"),
    ('["moves", "official", "points"]', '["official", "moves", "points"]', "map.squares", "cannot be changed"),
    ('["order",    "regions', '["odour",    "regions', "great_wall.faces.1", "expected 'order' here, found 'odour'"),
    ('["jade", "jade", "gold"]', '"jade"', "objectives.tiles.0.2", "what the objective asks for"),
    ('"official",    [4]]', '"official",    4]', "rewards.grid.0.3", "list of regions"),
    ('"official",    [4]]', '"official",    []]', "rewards.grid.0.3", "names 1 to 1"),
    ("list = [\n  # writing", "list = 1\nx = [\n  # writing", "cards.x", "unknown key"),
    ('1 = "Wei"', "1 = 1", "map.names.1", "expected a text"),
    ("adjacent = [[1, 2]", "adjacent = 1 # [[1, 2]", "map.adjacent", "pairs"),
    ("adjacent = [[1, 2]", "adjacent = [[1, 1]", "map.adjacent.0", "neighbours"),
]
"""A text of the standard file and what replaces it, the path of the error and a part of its sentence."""


@pytest.mark.parametrize(("old", "replacement", "path", "reason"), FAULTS)
def test_a_wrong_line_is_refused_with_its_path(
    tmp_path: Path, old: str, replacement: str, path: str, reason: str
) -> None:
    with pytest.raises(Unreadable) as caught:
        read_box(tomllib.loads(replaced(old, replacement)), Components.new())
    assert caught.value.path == path
    assert reason in str(caught.value)
    with pytest.raises(Unreadable, match=r"mine\.toml"):
        GAME.open_box(changed(tmp_path, old, replacement))


def test_a_corrected_card_changes_the_game_and_nothing_else(tmp_path: Path) -> None:
    position: dict[str, Any] = {
        "game": "zhanguo",
        "players": 2,
        "top": 90,
        "seats": [{"hand": [50], "region": {"1": {"cards": [1]}}}, {"hand": [20]}],
    }
    box = GAME.open_box(changed(tmp_path, '"hire",     "points-2"]', '"hire",     "points-3"]'))
    for opened, points in ((GAME.box, 2), (box, 3)):
        table = Table.from_position(position, box=opened)
        for action in ("card 50", "hire red 1", "activate 1"):
            table.play(action)
        assert table.position()["seats"][0]["points"] == points


def test_any_adjacency_is_played(tmp_path: Path) -> None:
    """On a ring the way through a full worker area takes the shorter side."""
    box = GAME.open_box(changed(tmp_path, "[4, 5]]\n\nsquares", "[4, 5], [1, 5]]\n\nsquares"))
    region = {"1": {"work": {"red": 1}}, "5": {"work": {"grey": 2}}}
    position = {"game": "zhanguo", "players": 2, "seats": [{"hand": [50], "region": region}, {"hand": [20]}]}
    table = Table.from_position(position, box=box)
    for action in ("card 50", "reassign", "move red w1 w4"):
        table.play(action)
    assert table.position()["pending"]["points"] == 1


def test_records_name_the_box_they_were_played_with(tmp_path: Path) -> None:
    file = changed(tmp_path, "governor_majority     = 9", "governor_majority     = 10")
    table = new("zhanguo", 2, seed=1, box=file)
    table.play(table.legal()[0])
    record = parse_record(str(table.record()))
    assert Table.from_record(record).position() == table.position()
    without = replace(record, components="")
    with pytest.raises(Unreadable, match="box"):
        Table.from_record(without)
    assert Table.from_record(without, box=GAME.open_box(file)).position() == table.position()
    for content, problem in ((record.components + "#", "box-not-that"), (STANDARD.read_text("utf-8"), "box-not-that"),
                             ("hats = 1", "unknown-key"), ("hats", "not-in-format")):  # fmt: skip
        with pytest.raises(Unreadable) as refused:
            Table.from_record(replace(record, components=content))
        assert refused.value.path == "components"
        assert refused.value.innermost.problem == problem
