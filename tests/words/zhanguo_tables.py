"""Positions of ZhanGuo for the checks of what its words claim."""

from typing import Any

from tianxia import Table
from tianxia.games.zhanguo import GAME
from tianxia.scenario import find

ASPECTS = ("writing", "currency", "laws")
COLOURS = ("red", "grey", "white")
BOX: Any = GAME.box.document

SCORING = {"hire": 1, "governor": 19, "recruit": 33, "palace": 23, "wall": 11}
"""A card of each trigger, whose bonus is points."""
ACTIONS = {
    "hire": ("hire red 2",), "governor": ("governor 1", "square points"), "recruit": ("recruit 1",),
    "palace": ("palace 1", "pay 2", "seal laws"), "wall": ("wall jade-a 1", "pay 2"),
}  # fmt: skip
"""Each court action but reassigning, with the choices that belong to it."""
READY = {
    "1": {"gov": {"red": 1, "grey": 1, "white": 1}, "work": {"red": 1}, "workers": 2},
    "2": {"workers": 1},
    "4": {"cards": [1, 19]},
    "5": {"cards": [33, 23, 11]},
}
"""Regions of a seat that can take every court action, with a card for each."""


def at(region: dict[str, Any], hand: tuple[int, ...] = (50, 51), **position: Any) -> Table:
    """Two players, the first in turn with these regions and this hand."""
    seats = [{"hand": sorted(hand), "region": region}, {"hand": [20, 21], **position.pop("other", {})}]
    return Table.from_position({"game": "zhanguo", "players": 2, "seats": seats, **position})


def on_board(board: str, region: dict[str, Any], **options: str) -> Table:
    """The same with a B board; the square is the other player's."""
    seats = [{"board": board, "hand": [50, 51], "region": region}, {"board": "square", "hand": [20, 21]}]
    return Table.from_position({"game": "zhanguo", "players": 2, "seats": seats, "options": {"boards": "b", **options}})


def rewards(*seats: dict[str, Any], aspect: str = "laws", **position: Any) -> Table:
    """The rewards of a round, the first seat asked about one."""
    pending = {"aspect": aspect}
    return Table.from_position(
        {"game": "zhanguo", "players": max(2, len(seats)), "phase": "rewards", "turn": 0, "pending": pending,
         "seats": list(seats), **position}
    )  # fmt: skip


def after(table: Table, *actions: str) -> Table:
    """The table when these have been played."""
    for action in actions:
        table.play(action)
    return table


def holds(table: Table, **expected: Any) -> None:
    """What the position says at these places; the places of region 1 of the first seat may be named alone."""
    position = table.position()
    for path, value in expected.items():
        place = path.replace("__", ".")
        found = find(position, place if "." in place or place in position else f"seats.0.region.1.{place}")
        assert found == value, f"{place}: {found}"


def why(table: Table, action: str) -> str:
    """The code of the refusal of an action, or that it is legal."""
    refused = table.refusal(action)
    return refused.code if refused else "legal"


def final(seat: dict[str, Any], kind: str, **position: Any) -> int:
    """What the last scoring brings the first of two seats."""
    table = rewards({"markers": {"laws": 1}, **seat}, round=5, **position)
    return int(find(after(table, "decline").position(), f"final.0.{kind}"))


def wall_points(face: str, sticks: int, region: dict[str, Any]) -> int:
    """What a wall under a face brings at the end."""
    tiles = [tile[1:] for tile in BOX["great_wall"]["tiles"]]
    (pair,) = [tile for tile in tiles if face in tile]
    faces = [face, *(front for front, back in tiles if (front, back) != tuple(pair))]
    shown = dict(zip(BOX["great_wall"]["sections"], faces, strict=True))
    return final({"region": region}, "walls", tiles=shown, walls={"jade-a": {str(sticks): 0}})
