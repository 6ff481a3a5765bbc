"""box.toml -> the box record, with all checks.

Names and orders are part of the rules version and must be kept; every number may be corrected by an owner of the
printed game, inside the limits of the state record. A card table is read line by line: errors name the line.
"""

from collections.abc import Sequence

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
from tianxia.kernel.documents import Document, fail, integer, items, shown, table, whole_table
from tianxia.kernel.layout import I16, Record, public

MOST_MOVES = 9
"""Reassignment points of one decision; far more than any way is long."""
TRIGGERS = tuple(action for action in COURT_ACTIONS if action != "reassign")


class Components(Record):
    """The printed components of ZhanGuo, as numbers."""

    officials = public(I16, doc="officials of each colour, for each seat")
    governors = public(I16, doc="governors for each seat")
    palaces = public(I16, doc="palaces for each seat")
    walls = public(I16, doc="walls for each seat")
    markers = public(I16, MAX_SEATS + 1, doc="markers of each aspect, by number of players")
    palace_slots = public(I16, MAX_SEATS + 1, doc="palace slots of each region, by number of players")
    unify_markers = public(I16, REGION_CARDS, doc="markers that the first, second and third card of a region bring")
    unify_unrest = public(I16, REGION_CARDS, doc="unrest that the first, second and third card of a region bring")
    reassign_points = public(I16, doc="reassignment points of the court action")
    square_moves = public(I16, doc="reassignment points of a bonus square")
    square_points = public(I16, doc="points of a bonus square")
    ability_moves = public(I16, doc="reassignment points of a card")
    star_moves = public(I16, doc="reassignment points of the star board")
    circle_moves = public(I16, doc="reassignment points of the circle board")
    governor_majority = public(I16, doc="points for the most governors in a region")
    governor_each = public(I16, doc="points more for each of those governors")
    marker_majority = public(I16, NUM_ASPECTS, doc="points for the most markers of each aspect")
    auction_points = public(I16, doc="points that each seat has to bid with")
    least_bid = public(I16, doc="the least bid, which the last seat pays for the last board")
    adjacent = public(I16, NUM_REGIONS, NUM_REGIONS, doc="1 for neighbouring regions")
    ways = public(
        I16,
        1 << NUM_REGIONS,
        NUM_REGIONS,
        NUM_REGIONS,
        doc="length of the way between two worker areas, by the areas that are full; 0 if there is none (R-6)",
    )
    tiles = public(I16, NUM_SECTIONS, 2, doc="front and back face of each wall tile")
    face_points = public(I16, len(FACES), NUM_SPACES, doc="points of a wall under each face, by sticks")
    needs = public(
        I16, NUM_KINDS, TILES_PER_KIND, NUM_REGIONS, doc="pieces that each objective asks for, by region or tract"
    )
    objective_values = public(I16, MAX_SEATS, doc="value of the first, second ... disc on an objective")
    reward_kind = public(I16, ROUNDS, NUM_ASPECTS, doc="Reward of each round and aspect")
    reward_region = public(I16, ROUNDS, NUM_ASPECTS, doc="the first region that a reward names, or NOBODY")
    reward_regions = public(I16, ROUNDS, NUM_ASPECTS, doc="all regions that a reward names, as a mask")
    start = public(I16, len(BOARDS), NUM_COLOURS, doc="officials that each board brings")
    tracks = public(I16, len(BOARDS), NUM_REGIONS, doc="cells of the unrest tracks of each board")
    marks = public(I16, len(BOARDS), NUM_REGIONS, doc="the cell of each track that forbids palaces, 0 if none does")
    powers = public(I16, len(BOARDS), NUM_COURT_ACTIONS, doc="Power of each board with each court action, or NOBODY")
    triggers = public(I16, NUM_CARDS + 1, doc="Court that activates each card, by its number")
    bonuses = public(I16, NUM_CARDS + 1, doc="Bonus of each card, by its number")


def read_box(document: Document, box: Components) -> None:
    """Check a box document and fill the zeroed record the rules use."""
    keys = ("game", "rules", "pieces", "numbers", "map", "great_wall", "objectives", "rewards", "boards", "cards")
    given = whole_table(document, "", keys)
    documents.choice(given["game"], "game", ("zhanguo",))
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


def _fixed(value: object, path: str, names: Sequence[object]) -> None:
    """A list whose order action texts and ids rely on."""
    if value != list(names):
        fail(path, "zhanguo-fixed-order", names=", ".join(map(str, names)), found=shown(value))


def _expect(value: object, path: str, expected: object) -> None:
    """The only value that can be here."""
    if value != expected:
        fail(path, "zhanguo-expected-here", expected=shown(expected), found=shown(value))


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
            fail(f"map.names.{region}", "zhanguo-not-a-text", found=shown(names[region]))
    if not isinstance(map_["adjacent"], list):
        fail("map.adjacent", "zhanguo-not-pairs", found=shown(map_["adjacent"]))
    for i, pair in enumerate(map_["adjacent"]):
        path = f"map.adjacent.{i}"
        a, b = (_region(end, path) for end in items(pair, path, 2))
        if a == b or box.adjacent[a, b]:
            fail(path, "zhanguo-border", a=a + 1, b=b + 1)
        box.adjacent[a, b] = box.adjacent[b, a] = 1
    for lonely in range(NUM_REGIONS):
        if not box.adjacent[lonely].any():  # else an official could be stuck, against R-4
            fail("map.adjacent", "zhanguo-lonely-region", region=lonely + 1)
    for full in range(1 << NUM_REGIONS):
        _find_ways(full, box)


def _region(value: object, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= NUM_REGIONS:
        fail(path, "zhanguo-no-region", found=shown(value), most=NUM_REGIONS)
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
    for i, line in enumerate(items(wall["faces"], "great_wall.faces", len(FACES))):
        path = f"great_wall.faces.{i}"
        name, _, *points = items(line, path, 2 + NUM_SPACES)
        _expect(name, path, FACES[i])
        for k, value in enumerate(points):
            box.face_points[i, k] = integer(value, f"{path}.{k + 2}", 0, 50)
    seen: set[int] = set()
    for i, line in enumerate(items(wall["tiles"], "great_wall.tiles", NUM_SECTIONS)):
        path = f"great_wall.tiles.{i}"
        number, *faces = items(line, path, 3)
        integer(number, f"{path}.0", i + 1, i + 1)
        for side, face in enumerate(faces):
            f = documents.choice(face, f"{path}.{side + 1}", FACES)
            if f in seen:
                fail(f"{path}.{side + 1}", "zhanguo-face-twice", face=face)
            seen.add(f)
            box.tiles[i, side] = f


def _read_objectives(given: object, box: Components) -> None:
    objectives = whole_table(given, "objectives", ("values", "tiles"))
    for i, value in enumerate(items(objectives["values"], "objectives.values", MAX_SEATS)):
        box.objective_values[i] = integer(value, f"objectives.values.{i}", 0, 50)
    lines = items(objectives["tiles"], "objectives.tiles", NUM_KINDS * TILES_PER_KIND)
    for i, line in enumerate(lines):
        path = f"objectives.tiles.{i}"
        kind, tile = divmod(i, TILES_PER_KIND)
        name, kind_name, needs = items(line, path, 3)
        _expect([name, kind_name], path, [f"{OBJECTIVE_KINDS[kind][0]}{tile + 1}", OBJECTIVE_KINDS[kind]])
        if not isinstance(needs, list) or not needs:
            fail(f"{path}.2", "zhanguo-not-needs", found=shown(needs))
        for need in needs:
            place = documents.choice(need, f"{path}.2", TRACTS) if kind == Kind.WALL else _region(need, f"{path}.2")
            box.needs[kind, tile, place] += 1
            if box.needs[kind, tile, place] > (2 if kind == Kind.WALL else 1):
                fail(f"{path}.2", "zhanguo-need-too-often", need=need)


def _read_rewards(given: object, box: Components) -> None:
    grid = whole_table(given, "rewards", ("grid",))["grid"]
    for i, line in enumerate(items(grid, "rewards.grid", ROUNDS * NUM_ASPECTS)):
        path = f"rewards.grid.{i}"
        number, aspect = divmod(i, NUM_ASPECTS)
        round_, aspect_name, kind_name, regions = items(line, path, 4)
        _expect([round_, aspect_name], path, [number + 1, ASPECTS[aspect]])
        kind = documents.choice(kind_name, f"{path}.2", REWARDS)
        if not isinstance(regions, list):
            fail(f"{path}.3", "zhanguo-not-regions", found=shown(regions))
        places = [_region(region, f"{path}.3") for region in regions]
        is_free = kind in (Reward.WALL, Reward.PALACE)
        least, most = (0, 0) if is_free else (1, NUM_REGIONS if kind == Reward.GOVERNOR else 1)
        if not least <= len(set(places)) == len(places) <= most:
            fail(f"{path}.3", "zhanguo-reward-regions", reward=kind_name, least=least, most=most)
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
            fail(f"{path}.powers.{action}", "zhanguo-extra-worker")
        box.powers[number, COURT_ACTIONS.index(action)] = power


def _read_cards(given: object, box: Components) -> None:
    listed = whole_table(given, "cards", ("list",))["list"]
    if not isinstance(listed, list):
        fail("cards.list", "zhanguo-not-cards", found=shown(listed))
    seen: dict[int, int] = {}
    for i, line in enumerate(listed):
        path = f"cards.list.{i}"
        number, aspect, trigger, bonus = items(line, path, 4)
        card = integer(number, f"{path}.0", 1, NUM_CARDS)
        if card in seen:
            fail(f"{path}.0", "zhanguo-card-listed-twice", card=card, place=f"cards.list.{seen[card]}")
        seen[card] = i
        own = ASPECTS[(card - 1) // CARDS_PER_ASPECT]
        if aspect != own:
            fail(f"{path}.1", "zhanguo-card-aspect", card=card, aspect=own)
        box.triggers[card] = COURT_ACTIONS.index(TRIGGERS[documents.choice(trigger, f"{path}.2", TRIGGERS)])
        box.bonuses[card] = documents.choice(bonus, f"{path}.3", BONUSES)
    missing = [card for card in range(1, NUM_CARDS + 1) if card not in seen]
    if missing:
        fail("cards.list", "zhanguo-cards-missing", cards=", ".join(map(str, missing[:10])), count=NUM_CARDS)
