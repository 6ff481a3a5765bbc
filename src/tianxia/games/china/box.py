"""The printed components: box.toml is checked and read into a record.

Names and their order belong to the rules version and cannot be changed. An owner of the printed game can correct every
number, within the limits of the records.
"""

from collections.abc import Sequence

import numpy as np

from tianxia.games.china.state import COLOURS, MAX_SEATS, MAX_SPACES, NUM_COLOURS, NUM_REGIONS, PLAYERS, REGIONS, SIDES
from tianxia.kernel import documents
from tianxia.kernel.documents import Document, fail, integer, items, table, whole_table
from tianxia.kernel.layout import I16, U64, Record, public

MAX_SLOTS = 8
"""The most spaces of a region; action ids rely on it."""
MAX_LINKS = 4
"""The most road links of a space on one side."""
MAX_ALLIANCES = 24
MAX_ROW = 10
"""The most cards in the open row; the length of the event list relies on it."""
MAX_SIZE = 2000
"""The most that the drawing is wide or high; every point lies inside."""
MAX_HOUSES = 21
"""The most houses of a seat: the search for rows keeps three bits for each of them in one 64-bit number."""


class Components(Record):
    """The printed components of China, as numbers."""

    links = public(U64, len(SIDES), MAX_SPACES, doc="the linked spaces of each space, by side")
    region_spaces = public(U64, NUM_REGIONS, doc="the spaces of each region as a set")
    cards = public(I16, NUM_COLOURS, doc="the cards of each colour")
    removed = public(I16, MAX_SEATS + 1, doc="how many cards of each colour are left out, by number of players")
    hand = public(I16, doc="the cards of a full hand")
    row = public(I16, doc="the cards of a full row")
    houses = public(I16, doc="the houses of a seat")
    emissaries = public(I16, doc="the emissaries of a seat, without the one that marks its score")
    forts = public(I16, doc="the fortresses of a seat, if they are used")
    num_spaces = public(I16, doc="the number of spaces")
    colour = public(I16, NUM_REGIONS, doc="the colour of each region")
    spaces = public(I16, NUM_REGIONS, doc="the number of spaces of each region")
    first_space = public(I16, NUM_REGIONS, doc="the first space of each region; its others follow")
    region_of = public(I16, MAX_SPACES, doc="the region of each space")
    num_alliances = public(I16, doc="the number of alliances")
    alliances = public(I16, MAX_ALLIANCES, 2, doc="the two regions of each alliance")


def read_box(document: Document, box: Components) -> None:
    """Check a box document and fill the zeroed record the rules use."""
    keys = ("game", "rules", "cards", "pieces", "sides", "drawing", "region", "lake", "spaces", "alliances", "roads")
    whole_table(document, "", keys)
    documents.choice(document["game"], "game", ("china",))
    integer(document["rules"], "rules", 1, 1)
    _read_cards(document["cards"], box)
    _read_pieces(document["pieces"], box)
    _read_regions(document["region"], box)
    names = _read_spaces(document["spaces"], box)
    _read_alliances(document["alliances"], box)
    roads = whole_table(document["roads"], "roads", SIDES)
    for side, name in enumerate(SIDES):
        _read_roads(roads[name], f"roads.{name}", side, names, box)
    _check_drawing(document)


def space_names(box: Components) -> list[str]:
    """The name of every space, in canonical order."""
    return [f"{REGIONS[r]}{n + 1}" for r in range(NUM_REGIONS) for n in range(box.spaces[r])]


def _read_cards(given: object, box: Components) -> None:
    cards = table(given, "cards", ("colours", "count", "removed", "hand", "row"))
    if cards.get("colours") != list(COLOURS):
        fail("cards.colours", "china-fixed-order", names=", ".join(COLOURS))
    box.cards[:] = documents.multiset(cards.get("count"), "cards.count", COLOURS, 40)
    removed = table(cards.get("removed"), "cards.removed", [str(p) for p in PLAYERS])
    box.hand = integer(cards.get("hand"), "cards.hand", 3, 3)  # printed in the rulebook, and in our words
    box.row = integer(cards.get("row"), "cards.row", 1, MAX_ROW)
    for players in PLAYERS:
        path = f"cards.removed.{players}"
        box.removed[players] = integer(removed.get(str(players)), path, 0, int(box.cards.min()))
        left = int(box.cards.sum()) - NUM_COLOURS * int(box.removed[players])
        if left < 2 * (players * int(box.hand) + int(box.row)):
            fail(path, "china-too-few-cards", cards=left, players=players)


def _read_pieces(given: object, box: Components) -> None:
    keys = ("houses", "emissaries", "score_markers", "fortresses", "turn_pieces", "point_card")
    pieces = table(given, "pieces", keys)
    box.houses = integer(pieces.get("houses"), "pieces.houses", 1, MAX_HOUSES)
    emissaries = integer(pieces.get("emissaries"), "pieces.emissaries", 1, 60)
    box.emissaries = emissaries - integer(pieces.get("score_markers"), "pieces.score_markers", 0, emissaries)
    # The position has one fortress for each seat, and a turn remembers no more than its first piece.
    box.forts = integer(pieces.get("fortresses"), "pieces.fortresses", 1, 1)
    integer(pieces.get("turn_pieces"), "pieces.turn_pieces", 2, 2)
    integer(pieces.get("point_card"), "pieces.point_card", 1, 1000)


def _read_regions(given: object, box: Components) -> None:
    first = 0
    for r, region in enumerate(items(given, "region", NUM_REGIONS)):
        path = f"region.{r}"
        table(region, path, ("name", "colour", "spaces", "title", "dragon", "plate", "polygon"))
        if region.get("name") != REGIONS[r]:
            fail(f"{path}.name", "china-fixed-order", names=", ".join(REGIONS))
        box.colour[r] = documents.choice(region.get("colour"), f"{path}.colour", COLOURS)
        box.spaces[r] = integer(region.get("spaces"), f"{path}.spaces", 1, MAX_SLOTS)
        box.first_space[r] = first
        for space in range(first, first + int(box.spaces[r])):
            if space >= MAX_SPACES:
                fail(f"{path}.spaces", "china-too-many-spaces", most=MAX_SPACES)
            box.region_of[space] = r
            box.region_spaces[r] |= np.uint64(1 << space)
        first += int(box.spaces[r])
    box.num_spaces = first


def _read_spaces(given: object, box: Components) -> list[str]:
    names = space_names(box)
    listed = items(table(given, "spaces", ("at",)).get("at"), "spaces.at", len(names))
    for i, (line, name) in enumerate(zip(listed, names, strict=True)):
        if items(line, f"spaces.at.{i}", 3)[0] != name:
            fail(f"spaces.at.{i}", "china-space-order", expected=repr(name), found=documents.shown(line[0]))
    return names


def _read_alliances(given: object, box: Components) -> None:
    listed = table(given, "alliances", ("list",)).get("list")
    if not isinstance(listed, list) or not 1 <= len(listed) <= MAX_ALLIANCES:
        fail("alliances.list", "china-not-alliances", most=MAX_ALLIANCES, found=documents.shown(listed))
    seen = set()
    for i, line in enumerate(listed):
        path = f"alliances.list.{i}"
        number, a, b, _, _ = items(line, path, 5)
        integer(number, f"{path}.0", i + 1, i + 1)
        pair = [documents.choice(a, f"{path}.1", REGIONS), documents.choice(b, f"{path}.2", REGIONS)]
        if pair[0] == pair[1] or frozenset(pair) in seen:
            fail(path, "china-alliance-pair", a=a, b=b)
        seen.add(frozenset(pair))
        box.alliances[i] = pair
    box.num_alliances = len(listed)


def _read_roads(given: object, path: str, side: int, names: list[str], box: Components) -> None:
    if not isinstance(given, list):
        fail(path, "china-not-links", found=documents.shown(given))
    for i, link in enumerate(given):
        a, b = (documents.choice(end, f"{path}.{i}", names) for end in items(link, f"{path}.{i}", 2))
        if a == b or int(box.links[side][a]) >> b & 1:
            fail(f"{path}.{i}", "china-link", a=names[a], b=names[b])
        for one, other in ((a, b), (b, a)):
            box.links[side][one] |= np.uint64(1 << other)
            if int(box.links[side][one]).bit_count() > MAX_LINKS:
                fail(f"{path}.{i}", "china-too-many-links", space=names[one], most=MAX_LINKS)


def _check_drawing(document: Document) -> None:
    """No rule needs it, but who draws the map relies on it."""
    drawing = whole_table(document["drawing"], "drawing", ("width", "height", "track_left", "track_top"))
    for key in ("width", "height"):
        integer(drawing[key], f"drawing.{key}", 100, MAX_SIZE)
    for key in ("track_left", "track_top"):
        track = whole_table(drawing[key], f"drawing.{key}", ("from", "to", "spaces"))
        _check_points([track["from"], track["to"]], f"drawing.{key}", "from", "to")
        integer(track["spaces"], f"drawing.{key}.spaces", 2, 100)
    for r, region in enumerate(document["region"]):
        _check_points([region.get("dragon")], f"region.{r}", "dragon")
        _check_points(documents.list_value(region.get("polygon"), f"region.{r}.polygon"), f"region.{r}.polygon")
        for side, plate in table(region.get("plate", {}), f"region.{r}.plate", SIDES).items():
            _check_points([plate], f"region.{r}.plate", side)
    lake = whole_table(document["lake"], "lake", ("polygon",))["polygon"]
    _check_points(documents.list_value(lake, "lake.polygon"), "lake.polygon")
    _check_points([line[1:] for line in document["spaces"]["at"]], "spaces.at")
    _check_points([line[3:] for line in document["alliances"]["list"]], "alliances.list")


def _check_points(points: Sequence[object], path: str, *keys: str) -> None:
    """Points by key, or by their place in a list."""
    for i, point in enumerate(points):
        place = f"{path}.{keys[i] if keys else i}"
        for value in items(point, place, 2):
            if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= MAX_SIZE:
                fail(place, "china-not-a-point", most=MAX_SIZE, found=documents.shown(point))
