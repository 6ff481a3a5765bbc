"""The board of a position -> state record: tiles, leaders and pagodas, with all checks (RULES.md, 16)."""

from collections.abc import Mapping

from tianxia.games.yellow_yangtze.box import names
from tianxia.games.yellow_yangtze.rules.pagodas import can_carry, triangle_colour
from tianxia.games.yellow_yangtze.rules.realms import find_everything
from tianxia.games.yellow_yangtze.state import COLOURS, EMPTY, LEADER, NOBODY, NUM_COLOURS, TILE, Colour, State
from tianxia.kernel import documents
from tianxia.kernel.documents import fail, items, table
from tianxia.kernel.game import Box


def load_board(box: Box, given: Mapping[str, object], s: State) -> None:
    """Tiles, then leaders, then pagodas; groups are not known yet."""
    numbers = names(box).hex_numbers
    capitals = {name: "black" for name, h in numbers.items() if box.record.is_capital[h]}
    for name, value in table(given.get("tiles", capitals), "tiles").items():
        path = f"tiles.{name}"
        h = read_hex(box, name, path)
        colour = documents.choice(value, path, COLOURS)
        if box.record.is_river[h] != (colour == Colour.BLUE):
            fail(path, "yellow-yangtze-terrain")
        s.board[h] = TILE + colour
    find_everything(box.record, s)
    given_leaders = items(given.get("leaders", [{}] * s.players), "leaders", int(s.players))
    for seat, placed in enumerate(given_leaders):
        for name, value in table(placed, f"leaders.{seat}", COLOURS).items():
            _load_leader(box, s, seat, COLOURS.index(name), value)
    for name, value in table(given.get("pagodas", {}), "pagodas").items():
        _load_pagoda(box, s, name, value)


def _load_leader(box: Box, s: State, seat: int, colour: int, value: object) -> None:
    path = f"leaders.{seat}.{COLOURS[colour]}"
    h = read_hex(box, value, path)
    if box.record.is_river[h]:
        fail(path, "yellow-yangtze-leader-on-river", hex=str(value))
    if s.board[h] != EMPTY:
        fail(path, "yellow-yangtze-occupied", hex=str(value))
    if s.governors[h] == 0:
        fail(path, "yellow-yangtze-no-governor", hex=str(value))
    s.leaders[seat, colour] = h
    s.board[h] = LEADER + NUM_COLOURS * seat + colour


def _load_pagoda(box: Box, s: State, name: str, value: object) -> None:
    path = f"pagodas.{name}"
    triangle = read_triangle(box, name, path)
    colour = documents.choice(value, path, COLOURS)
    if triangle_colour(box.record, s, triangle) != colour:
        fail(path, "yellow-yangtze-no-three-tiles", colour=COLOURS[colour])
    if not can_carry(box.record, s, triangle):
        fail(path, "yellow-yangtze-shared-tile")
    standing = [int(t) for t in s.pagodas[colour] if t != NOBODY]
    if len(standing) == box.record.pagodas[colour]:
        fail(path, "yellow-yangtze-no-pagodas-left", most=int(box.record.pagodas[colour]), colour=COLOURS[colour])
    for i, t in enumerate(sorted([*standing, triangle])):
        s.pagodas[colour, i] = t


def read_hex(box: Box, value: object, path: str) -> int:
    """The number of a hex that is named at a path."""
    number = names(box).hex_numbers.get(value) if isinstance(value, str) else None
    if number is None:
        fail(path, "yellow-yangtze-no-such-hex", found=documents.shown(value))
    return number


def read_triangle(box: Box, value: object, path: str) -> int:
    """The number of a triangle that is named at a path."""
    number = names(box).triangle_numbers.get(value) if isinstance(value, str) else None
    if number is None:
        fail(path, "yellow-yangtze-no-such-triangle", found=documents.shown(value))
    return number
