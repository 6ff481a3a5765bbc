"""box.toml -> the box record, with all checks.

Names and orders are part of the rules version and must be kept; every number may be corrected by an owner of the
printed game, inside the limits of the state record. A card table is read line by line: errors name the line.
"""

from collections.abc import Sequence
from typing import Any

from tianxia.games.zhanguo.state import (
    ASPECTS,
    BOARDS,
    BONUSES,
    CARDS_PER_ASPECT,
    COURT_ACTIONS,
    DRAFT_HAND,
    FACES,
    HAND,
    MAX_SEATS,
    NOBODY,
    NUM_ASPECTS,
    NUM_CARDS,
    NUM_COLOURS,
    NUM_COURT_ACTIONS,
    NUM_KINDS,
    NUM_REGIONS,
    NUM_SECTIONS,
    NUM_SPACES,
    OBJECTIVE_KINDS,
    OFFICIALS,
    PLAYERS,
    POWERS,
    REGION_CARDS,
    REGIONS,
    REWARDS,
    ROUNDS,
    SECTIONS,
    SQUARES,
    TILES_PER_KIND,
    TRACTS,
    WORKER_SPACES,
    Court,
    Kind,
    Power,
    Reward,
)
from tianxia.kernel import documents
from tianxia.kernel.documents import Document, fail, integer, items, table, whole_table
from tianxia.kernel.layout import I16, Record, public

MOST_MOVES = 9
"""Reassignment points of one decision; far more than any way is long."""
TRIGGERS = tuple(action for action in COURT_ACTIONS if action != "reassign")


class Components(Record):
    """The printed components of ZhanGuo, as numbers."""

    officials = public(I16, doc="of each colour, for each seat")
    governors = public(I16, doc="for each seat")
    palaces = public(I16, doc="palaces")
    walls = public(I16, doc="walls")
    markers = public(I16, MAX_SEATS + 1, doc="of each aspect, by number of players")
    palace_slots = public(I16, MAX_SEATS + 1, doc="of each region, by number of players")
    unify_markers = public(I16, REGION_CARDS, doc="for the first, second, third card")
    unify_unrest = public(I16, REGION_CARDS, doc="unify unrest")
    reassign_points = public(I16, doc="reassign points")
    square_moves = public(I16, doc="square moves")
    square_points = public(I16, doc="square points")
    ability_moves = public(I16, doc="ability moves")
    star_moves = public(I16, doc="star moves")
    circle_moves = public(I16, doc="circle moves")
    governor_majority = public(I16, doc="governor majority")
    governor_each = public(I16, doc="governor each")
    marker_majority = public(I16, NUM_ASPECTS, doc="marker majority")
    auction_points = public(I16, doc="auction points")
    least_bid = public(I16, doc="least bid")
    adjacent = public(I16, NUM_REGIONS, NUM_REGIONS, doc="1 for neighbours")
    ways = public(I16, 1 << NUM_REGIONS, NUM_REGIONS, NUM_REGIONS, doc="see _find_ways")
    tiles = public(I16, NUM_SECTIONS, 2, doc="front and back face of each wall tile")
    face_points = public(I16, len(FACES), NUM_SPACES, doc="by sticks")
    needs = public(I16, NUM_KINDS, TILES_PER_KIND, NUM_REGIONS, doc="pieces by region or tract")
    objective_values = public(I16, MAX_SEATS, doc="of the first, second ... disc")
    reward_kind = public(I16, ROUNDS, NUM_ASPECTS, doc="reward kind")
    reward_region = public(I16, ROUNDS, NUM_ASPECTS, doc="the first region named, or NOBODY")
    reward_regions = public(I16, ROUNDS, NUM_ASPECTS, doc="all regions named, as a mask")
    start = public(I16, len(BOARDS), NUM_COLOURS, doc="officials a board brings")
    tracks = public(I16, len(BOARDS), NUM_REGIONS, doc="cells of the unrest tracks")
    marks = public(I16, len(BOARDS), NUM_REGIONS, doc="the no-palace cell, 0 = none")
    powers = public(I16, len(BOARDS), NUM_COURT_ACTIONS, doc="Power or NOBODY")
    triggers = public(I16, NUM_CARDS + 1, doc="Court, by card number")
    bonuses = public(I16, NUM_CARDS + 1, doc="Bonus, by card number")


def read_box(document: Document, box: Components) -> None:
    """Check a box document and fill the zeroed record the rules use."""
    keys = ("game", "rules", "pieces", "numbers", "map", "great_wall", "objectives", "rewards", "boards", "cards")
    given = whole_table(document, "", keys)
    if given["game"] != "zhanguo":
        fail("game", f'expected "zhanguo", found {documents.shown(given["game"])}')
    integer(given["rules"], "rules", 1, 1)
    _read_pieces(given["pieces"], box)
    _read_numbers(given["numbers"], box)
    _read_map(given["map"], box)
    _read_great_wall(given["great_wall"], box)
    _read_objectives(given["objectives"], box)
    _read_rewards(given["rewards"], box)
    boards = whole_table(given["boards"], "boards", BOARDS)
    for number, name in enumerate(BOARDS):
        _read_board(boards[name], f"boards.{name}", number, box)
    _read_cards(given["cards"], box)


def _fixed(value: object, path: str, names: Sequence[Any]) -> None:
    """A list whose order action texts and ids rely on."""
    if value != list(names):
        fail(path, f"the order is fixed: {', '.join(map(str, names))}; found {documents.shown(value)}")


def _lines(value: object, path: str, length: int) -> list[Any]:
    if not isinstance(value, list) or len(value) != length:
        found = f"{len(value)} lines" if isinstance(value, list) else documents.shown(value)
        fail(path, f"expected a list of {length} lines, found {found}")
    return value


def _read_pieces(given: object, box: Components) -> None:
    most = {"officials_per_colour": 15, "governors": 30, "palaces": 30, "walls": NUM_SECTIONS}
    kept = {
        "unrest_cubes": NUM_REGIONS, "objective_discs": NUM_SECTIONS, "seals_per_aspect": 1,
        "worker_area_spaces": WORKER_SPACES, "cards_per_region": REGION_CARDS, "rounds": ROUNDS,
    }  # fmt: skip
    keys = (*most, *kept, "workers", "markers_per_aspect", "palace_slots")
    pieces = whole_table(given, "pieces", keys)
    counts = {key: integer(pieces[key], f"pieces.{key}", 1, limit) for key, limit in most.items()}
    box.officials, box.governors, box.palaces, box.walls = counts.values()
    for key, value in kept.items():  # sizes of the state record and of its texts
        integer(pieces[key], f"pieces.{key}", value, value)
    integer(pieces["workers"], "pieces.workers", 0, 10000)  # never short
    players = [str(p) for p in PLAYERS]
    markers = whole_table(pieces["markers_per_aspect"], "pieces.markers_per_aspect", players)
    slots = whole_table(pieces["palace_slots"], "pieces.palace_slots", players)
    for p in PLAYERS:
        box.markers[p] = integer(markers[str(p)], f"pieces.markers_per_aspect.{p}", 0, 99)
        box.palace_slots[p] = integer(slots[str(p)], f"pieces.palace_slots.{p}", 1, 30)


def _read_numbers(given: object, box: Components) -> None:
    ranges = {
        "reassign_points": (1, MOST_MOVES), "square_moves": (1, MOST_MOVES), "square_points": (0, 50),
        "ability_moves": (1, MOST_MOVES), "star_moves": (1, MOST_MOVES), "circle_moves": (1, MOST_MOVES),
        "governor_majority": (0, 50), "governor_each": (0, 50), "auction_points": (1, 15),
    }  # fmt: skip
    lists = ("unify_markers", "unify_unrest")
    keys = (*ranges, *lists, "cards_dealt_per_deck", "cards_drafted", "marker_majority", "auction_least_bid")
    numbers = whole_table(given, "numbers", keys)
    for key, (least, most) in ranges.items():
        box[key] = integer(numbers[key], f"numbers.{key}", least, most)
    for key in lists:
        for i, value in enumerate(items(numbers[key], f"numbers.{key}", REGION_CARDS)):
            box[key][i] = integer(value, f"numbers.{key}.{i}", 0, 9)
    # The hands of the position have room for exactly these.
    integer(numbers["cards_dealt_per_deck"], "numbers.cards_dealt_per_deck", HAND // 3, HAND // 3)
    integer(numbers["cards_drafted"], "numbers.cards_drafted", DRAFT_HAND // 3, DRAFT_HAND // 3)
    box.least_bid = integer(numbers["auction_least_bid"], "numbers.auction_least_bid", 1, int(box.auction_points))
    majority = whole_table(numbers["marker_majority"], "numbers.marker_majority", ASPECTS)
    for a, aspect in enumerate(ASPECTS):
        box.marker_majority[a] = integer(majority[aspect], f"numbers.marker_majority.{aspect}", 0, 50)


def _read_map(given: object, box: Components) -> None:
    map_ = whole_table(given, "map", ("regions", "adjacent", "squares", "names"))
    _fixed(map_["regions"], "map.regions", range(1, NUM_REGIONS + 1))
    _fixed(map_["squares"], "map.squares", SQUARES)
    names = whole_table(map_["names"], "map.names", REGIONS)
    for region in REGIONS:
        if not isinstance(names[region], str):
            fail(f"map.names.{region}", "expected a text")
    if not isinstance(map_["adjacent"], list):
        fail("map.adjacent", "expected a list of pairs of regions")
    for i, pair in enumerate(map_["adjacent"]):
        path = f"map.adjacent.{i}"
        a, b = (_region(end, path) for end in items(pair, path, 2))
        if a == b or box.adjacent[a, b]:
            fail(path, f"{a + 1} - {b + 1} is no border, or stands twice")
        box.adjacent[a, b] = box.adjacent[b, a] = 1
    for lonely in range(NUM_REGIONS):
        if not box.adjacent[lonely].any():  # else an official could be stuck, against R-4
            fail("map.adjacent", f"region {lonely + 1} has no neighbour")
    for full in range(1 << NUM_REGIONS):
        _find_ways(full, box)


def _region(value: object, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= NUM_REGIONS:
        fail(path, f"there is no region {documents.shown(value)}; regions are 1 to {NUM_REGIONS}")
    return value - 1


def _find_ways(full: int, box: Components) -> None:
    """Lengths of the shortest ways from region to region on which all regions between are full (R-6); 0 = no way."""
    ways = box.ways[full]
    for start in range(NUM_REGIONS):
        reached, length = [start], 0
        while reached:
            length += 1
            reached = [
                goal
                for goal in range(NUM_REGIONS)
                if goal != start and not ways[start, goal] and any(box.adjacent[goal, place] for place in reached)
            ]
            for goal in reached:
                ways[start, goal] = length
            reached = [place for place in reached if full >> place & 1]


def _read_great_wall(given: object, box: Components) -> None:
    wall = whole_table(given, "great_wall", ("tracts", "sections", "spaces", "faces", "tiles"))
    _fixed(wall["tracts"], "great_wall.tracts", TRACTS)
    _fixed(wall["sections"], "great_wall.sections", SECTIONS)
    _fixed(wall["spaces"], "great_wall.spaces", range(1, NUM_SPACES + 1))
    for i, line in enumerate(_lines(wall["faces"], "great_wall.faces", len(FACES))):
        path = f"great_wall.faces.{i}"
        name, _, *points = items(line, path, 2 + NUM_SPACES)
        if name != FACES[i]:
            fail(path, f"expected {FACES[i]!r} here, found {documents.shown(name)}")
        for k, value in enumerate(points):
            box.face_points[i, k] = integer(value, f"{path}.{k + 2}", 0, 50)
    seen: set[int] = set()
    for i, line in enumerate(_lines(wall["tiles"], "great_wall.tiles", NUM_SECTIONS)):
        path = f"great_wall.tiles.{i}"
        number, *faces = items(line, path, 3)
        integer(number, f"{path}.0", i + 1, i + 1)
        for side, face in enumerate(faces):
            f = documents.choice(face, f"{path}.{side + 1}", FACES)
            if f in seen:
                fail(f"{path}.{side + 1}", f"the face {face!r} stands twice")
            seen.add(f)
            box.tiles[i, side] = f


def _read_objectives(given: object, box: Components) -> None:
    objectives = whole_table(given, "objectives", ("values", "tiles"))
    for i, value in enumerate(items(objectives["values"], "objectives.values", MAX_SEATS)):
        box.objective_values[i] = integer(value, f"objectives.values.{i}", 0, 50)
    lines = _lines(objectives["tiles"], "objectives.tiles", NUM_KINDS * TILES_PER_KIND)
    for i, line in enumerate(lines):
        path = f"objectives.tiles.{i}"
        kind, tile = divmod(i, TILES_PER_KIND)
        name, kind_name, needs = items(line, path, 3)
        expected = f"{OBJECTIVE_KINDS[kind][0]}{tile + 1}"
        if name != expected or kind_name != OBJECTIVE_KINDS[kind]:
            fail(path, f"expected {expected!r}, {OBJECTIVE_KINDS[kind]!r} here")
        if not isinstance(needs, list) or not needs:
            fail(f"{path}.2", "expected a list of what is needed")
        for need in needs:
            place = documents.choice(need, f"{path}.2", TRACTS) if kind == Kind.WALL else _region(need, f"{path}.2")
            box.needs[kind, tile, place] += 1
            if box.needs[kind, tile, place] > (2 if kind == Kind.WALL else 1):
                fail(f"{path}.2", f"{need} is asked for too often: a tract has two sections, a region counts once")


def _read_rewards(given: object, box: Components) -> None:
    grid = whole_table(given, "rewards", ("grid",))["grid"]
    for i, line in enumerate(_lines(grid, "rewards.grid", ROUNDS * NUM_ASPECTS)):
        path = f"rewards.grid.{i}"
        number, aspect = divmod(i, NUM_ASPECTS)
        round_, aspect_name, kind_name, regions = items(line, path, 4)
        if round_ != number + 1 or aspect_name != ASPECTS[aspect]:
            fail(path, f'expected round {number + 1}, "{ASPECTS[aspect]}" here')
        kind = documents.choice(kind_name, f"{path}.2", REWARDS)
        if not isinstance(regions, list):
            fail(f"{path}.3", "expected a list of regions")
        places = [_region(region, f"{path}.3") for region in regions]
        least, most = (0, 0) if kind > Reward.GOVERNOR else (1, NUM_REGIONS if kind == Reward.GOVERNOR else 1)
        if not least <= len(set(places)) == len(places) <= most:
            fail(f"{path}.3", f"a reward {kind_name!r} names {least} to {most} different regions")
        box.reward_kind[number, aspect] = kind
        box.reward_region[number, aspect] = places[0] if places else NOBODY
        box.reward_regions[number, aspect] = sum(1 << place for place in places)


def _read_board(given: object, path: str, number: int, box: Components) -> None:
    board = whole_table(given, path, ("start", "tracks", "marks", "powers"))
    start = documents.multiset(board["start"], f"{path}.start", OFFICIALS, int(box.officials))
    box.start[number] = start
    for r, cells in enumerate(items(board["tracks"], f"{path}.tracks", NUM_REGIONS)):
        box.tracks[number, r] = integer(cells, f"{path}.tracks.{r}", 1, 9)
    for r, mark in enumerate(items(board["marks"], f"{path}.marks", NUM_REGIONS)):
        box.marks[number, r] = integer(mark, f"{path}.marks.{r}", 0, int(box.tracks[number, r]))
    box.powers[number] = NOBODY
    for action, name in table(board["powers"], f"{path}.powers", COURT_ACTIONS).items():
        power = documents.choice(name, f"{path}.powers.{action}", POWERS)
        if power == Power.EXTRA_WORKER and action != COURT_ACTIONS[Court.RECRUIT]:
            fail(f"{path}.powers.{action}", "an extra worker needs a region where workers were just hired")
        box.powers[number, COURT_ACTIONS.index(action)] = power


def _read_cards(given: object, box: Components) -> None:
    listed = whole_table(given, "cards", ("list",))["list"]
    if not isinstance(listed, list):
        fail("cards.list", "expected a list of cards")
    seen: dict[int, int] = {}
    for i, line in enumerate(listed):
        path = f"cards.list.{i}"
        number, aspect, trigger, bonus = items(line, path, 4)
        card = integer(number, f"{path}.0", 1, NUM_CARDS)
        if card in seen:
            fail(f"{path}.0", f"card {card} stands twice, also in cards.list.{seen[card]}")
        seen[card] = i
        own = ASPECTS[(card - 1) // CARDS_PER_ASPECT]
        if aspect != own:
            fail(f"{path}.1", f"card {card} is a card of {own!r} (1-40 writing, 41-80 currency, 81-120 laws)")
        box.triggers[card] = COURT_ACTIONS.index(TRIGGERS[documents.choice(trigger, f"{path}.2", TRIGGERS)])
        box.bonuses[card] = documents.choice(bonus, f"{path}.3", BONUSES)
    missing = [card for card in range(1, NUM_CARDS + 1) if card not in seen]
    if missing:
        fail("cards.list", f"card {', '.join(map(str, missing[:10]))} is missing; all {NUM_CARDS} are needed")
