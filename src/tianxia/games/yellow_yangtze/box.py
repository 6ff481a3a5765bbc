"""box.toml -> the box record, with all checks; the names of hexes and triangles.

Names and orders are part of the rules version and must be kept; the map and the numbers may be corrected by an owner of
the printed game, inside the limits of the state record and the action ids (R-1).
"""

from dataclasses import dataclass

from tianxia.games.yellow_yangtze.state import (
    COLOURS,
    MAX_HEXES,
    MAX_PAGODAS,
    MAX_SEATS,
    MAX_TRIANGLES,
    NOBODY,
    NUM_COLOURS,
    OFF_MAP,
    PLAYERS,
    Colour,
)
from tianxia.kernel import documents
from tianxia.kernel.boxes import Box, remember
from tianxia.kernel.documents import Document, fail, integer, items, table, whole_table
from tianxia.kernel.layout import I16, U16, Record, public

NAME = "yellow-yangtze"
SIDES_OF_HEX = 6
MAX_HAND = 6
"""A hand's size bounds the numbers in `commit` and `support`."""
ROWS = "abcdefghijklmnopqrstuvwxyz"
SIGNS = ".~C#"


class Components(Record):
    """The printed components of Yellow & Yangtze, as numbers."""

    num_hexes = public(I16, doc="how many hexes the map has")
    num_triangles = public(I16, doc="how many triangles a pagoda could cover")
    neighbours = public(
        U16,
        MAX_HEXES + 1,
        SIDES_OF_HEX,
        doc="the hexes around each, in reading order, OFF_MAP where the map ends; unsigned compiles to less code",
    )
    is_river = public(I16, MAX_HEXES + 1, doc="1 for a river, 0 for land")
    is_capital = public(I16, MAX_HEXES + 1, doc="1 where a black tile lies at the start")
    triangles = public(U16, MAX_TRIANGLES, 3, doc="the hexes of each triangle, ascending")
    triangles_of = public(I16, MAX_HEXES + 1, SIDES_OF_HEX, doc="the triangles of each hex, ascending, then NOBODY")
    tiles = public(I16, NUM_COLOURS, doc="tiles of each colour")
    pagodas = public(I16, NUM_COLOURS, doc="pagodas of each colour")
    hand = public(I16, doc="tiles of a full hand")
    market = public(I16, doc="tiles of a full market")
    actions = public(I16, doc="main actions in a turn")
    short_removed = public(I16, doc="tiles a short game goes without")
    idle_rounds = public(I16, doc="rounds without a draw after which the game ends (R-31)")


@dataclass(frozen=True)
class Names:
    """What the hexes and triangles of a box are called, both ways."""

    hexes: tuple[str, ...]
    triangles: tuple[str, ...]
    hex_numbers: dict[str, int]
    triangle_numbers: dict[str, int]


_NAMES: dict[str, Names] = {}


def names(box: Box) -> Names:
    """The names of a box; made once for each box."""
    found = _NAMES.get(box.digest)
    if found is None:
        hexes = tuple(name for name, _, _ in _hexes(box.document["map"]["rows"]))
        triangles = tuple("-".join(hexes[h] for h in t) for t in box.record.triangles[: box.record.num_triangles])
        numbers = ({name: i for i, name in enumerate(called)} for called in (hexes, triangles))
        found = remember(_NAMES, box.digest, Names(hexes, triangles, *numbers))
    return found


def read_box(document: Document, box: Components) -> None:
    """Check a box document and fill the zeroed record the rules use."""
    keys = ("game", "rules", "seats", "colour", "dynasty", "numbers", "map", "river", "capital", "drawing")
    whole_table(document, "", keys)
    documents.choice(document["game"], "game", (NAME,))
    integer(document["rules"], "rules", 1, 1)
    if document["seats"] != list(PLAYERS):
        found = documents.shown(document["seats"])
        fail("seats", "players", game=NAME, known=", ".join(map(str, PLAYERS)), found=found)
    _read_map(document["map"], box)
    _read_colours(document["colour"], box)
    _read_numbers(document["numbers"], box)
    _check_places(document, box)


def _hexes(rows: list[str]) -> list[tuple[str, int, int]]:
    """Name, row and column (from 0) of every hex, in reading order."""
    return [(f"{ROWS[r]}{c + 1}", r, c) for r, line in enumerate(rows) for c, sign in enumerate(line) if sign != "#"]


def _read_map(given: object, box: Components) -> None:
    printed = table(given, "map", ("layout", "rows", "counts", "river_triangle_names"))
    rows = printed.get("rows")
    if not isinstance(rows, list) or not 1 <= len(rows) <= len(ROWS):
        fail("map.rows", "yellow-yangtze-rows", most=len(ROWS))
    for r, line in enumerate(rows):
        if not isinstance(line, str) or set(line) - set(SIGNS):
            fail(f"map.rows.{r}", "yellow-yangtze-signs", signs=" ".join(SIGNS), found=documents.shown(line))
    hexes = _hexes(rows)
    if len(hexes) > MAX_HEXES:
        fail("map.rows", "yellow-yangtze-too-many-hexes", found=len(hexes), most=MAX_HEXES)
    places = {(r, c): i for i, (_, r, c) in enumerate(hexes)}
    box.num_hexes = len(hexes)
    box.neighbours[:] = OFF_MAP
    for i, (_, r, c) in enumerate(hexes):
        box.neighbours[i] = [places.get(place, OFF_MAP) for place in _around(r, c)]
        box.is_river[i] = rows[r][c] == "~"
        box.is_capital[i] = rows[r][c] == "C"
    _find_triangles(box)
    _check_counts(printed.get("counts", {}), box)


def _around(row: int, column: int) -> list[tuple[int, int]]:
    """The six places around one, in reading order; every second row is shifted half a hex to the right."""
    left = column - 1 + row % 2
    return [
        (row - 1, left), (row - 1, left + 1),
        (row, column - 1), (row, column + 1),
        (row + 1, left), (row + 1, left + 1),
    ]  # fmt: skip


def _find_triangles(box: Components) -> None:
    """Three mutually adjacent hexes of one terrain, sorted by their hexes."""
    around = [{int(n) for n in line if n != OFF_MAP} for line in box.neighbours[: box.num_hexes]]
    found = [
        (a, b, c)
        for a in range(box.num_hexes)
        for b in sorted(around[a])
        for c in sorted(around[a] & around[b])
        if a < b < c and box.is_river[a] == box.is_river[b] == box.is_river[c]
    ]
    if len(found) > MAX_TRIANGLES:
        fail("map.rows", "yellow-yangtze-too-many-triangles", found=len(found), most=MAX_TRIANGLES)
    box.num_triangles = len(found)
    box.triangles[: len(found)] = found
    box.triangles_of[:] = NOBODY
    for h in range(box.num_hexes):
        own = [t for t, triangle in enumerate(found) if h in triangle]
        box.triangles_of[h][: len(own)] = own


def _check_counts(given: object, box: Components) -> None:
    """The counts in the file must be those of its rows: a slip in one of them is noticed."""
    hexes, rivers = int(box.num_hexes), int(box.is_river.sum())
    wet = sum(int(box.is_river[t[0]]) for t in box.triangles[: box.num_triangles])
    derived = {
        "hexes": hexes, "land": hexes - rivers, "river": rivers, "capitals": int(box.is_capital.sum()),
        "triangles": int(box.num_triangles), "land_triangles": int(box.num_triangles) - wet, "river_triangles": wet,
    }  # fmt: skip
    for key, value in table(given, "map.counts").items():
        if key in derived and value != derived[key]:
            fail(f"map.counts.{key}", "derived", expected=str(derived[key]), found=documents.shown(value))


def _read_colours(given: object, box: Components) -> None:
    for c, colour in enumerate(items(given, "colour", NUM_COLOURS)):
        path = f"colour.{c}"
        table(colour, path)
        if colour.get("name") != COLOURS[c]:
            fail(f"{path}.name", "yellow-yangtze-colour-order", colours=", ".join(COLOURS))
        if colour.get("terrain") != ("river" if c == Colour.BLUE else "land"):
            fail(f"{path}.terrain", "yellow-yangtze-terrain")
        laid = int(box.is_capital.sum()) if c == Colour.BLACK else 0
        box.tiles[c] = integer(colour.get("tiles"), f"{path}.tiles", max(1, laid), 60)
        box.pagodas[c] = integer(colour.get("pagodas"), f"{path}.pagodas", 1, MAX_PAGODAS)
        integer(colour.get("on_capitals"), f"{path}.on_capitals", laid, laid)


def _read_numbers(given: object, box: Components) -> None:
    numbers = table(given, "numbers")
    box.hand = integer(numbers.get("hand"), "numbers.hand", 1, MAX_HAND)
    box.market = integer(numbers.get("market"), "numbers.market", 1, 12)
    box.actions = integer(numbers.get("actions"), "numbers.actions", 2, 2)
    in_bag = int(box.tiles.sum()) - int(box.is_capital.sum())
    dealt = MAX_SEATS * int(box.hand) + int(box.market)
    removed = integer(numbers.get("short_removed"), "numbers.short_removed", 0, in_bag - dealt)
    box.short_removed = removed
    integer(numbers.get("unification_markers"), "numbers.unification_markers", 1, 1)
    box.idle_rounds = integer(numbers.get("idle_rounds"), "numbers.idle_rounds", 1, 1000)


def _check_places(document: Document, box: Components) -> None:
    """Rivers and capitals that are named must be where the rows have them."""
    numbers = {name: i for i, (name, _, _) in enumerate(_hexes(document["map"]["rows"]))}
    for r, river in enumerate(document["river"]):
        for i, name in enumerate(table(river, f"river.{r}").get("hexes", [])):
            if name not in numbers or not box.is_river[numbers[name]]:
                fail(f"river.{r}.hexes.{i}", "yellow-yangtze-not-a-river", found=documents.shown(name))
    for i, capital in enumerate(document["capital"]):
        name = table(capital, f"capital.{i}").get("hex")
        if name not in numbers or not box.is_capital[numbers[name]]:
            fail(f"capital.{i}.hex", "yellow-yangtze-not-a-capital", found=documents.shown(name))
