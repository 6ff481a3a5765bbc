"""Reading a position document into a record, with all checks (RULES.md, 15).

First what lies on the table, key by key (this file, and loading_cards.py for the cards); then whether the open decision
fits it (loading_decision.py).
"""

from collections.abc import Mapping, Sequence

import numpy as np

from tianxia.games.zhanguo.rules.setup import lay_out
from tianxia.games.zhanguo.state import (
    ASPECTS,
    B_BOARDS,
    BOARDS,
    COURT_ACTIONS,
    DECISIONS,
    FACES,
    NOBODY,
    NUM_ASPECTS,
    NUM_CARDS,
    NUM_COLOURS,
    NUM_KINDS,
    NUM_SPACES,
    OBJECTIVE_KINDS,
    OBJECTIVE_SECTIONS,
    OFFICIALS,
    ORIGINS,
    PACKETS,
    PHASES,
    PLAYERS,
    REGIONS,
    ROUNDS,
    SECTIONS,
    SQUARES,
    TILES_PER_KIND,
    WORKER_SPACES,
    BoardChoice,
    Decision,
    Phase,
    State,
)
from tianxia.games.zhanguo.text.loading_cards import check_aspect, load_cards
from tianxia.games.zhanguo.text.loading_decision import check_decision
from tianxia.games.zhanguo.text.position import derived, derived_of_seat
from tianxia.kernel import documents
from tianxia.kernel.documents import Document, fail, integer, items, shown, table
from tianxia.kernel.game import Box
from tianxia.kernel.options import load_options
from tianxia.kernel.types import Counts

KEYS = (
    "game", "players", "options", "chance", "phase", "round", "turn", "decision", "track", "column", "tiles",
    "objectives", "claims", "boards_left", "auction", "court", "top", "deck", "under", "map", "walls",
    "pending", "seats",
)  # fmt: skip
DERIVED = ("supply", "seals", "deck_sizes", "final", "ranking")
PENDING = (
    "card", "action", "beneath", "region", "section", "sticks", "used", "power", "points", "from", "aspect", "declined",
)  # fmt: skip
SEAT = ("board", "points", "hand", "markers", "seals", "given", "region")
SEAT_DERIVED = ("colour", "backs", "officials", "governors", "palaces", "walls")
MOST_POINTS, MOST_WORKERS, MOST_MOVES = 9999, 999, 9

FIRST_DECISION = {
    Phase.BOARDS: Decision.BOARD,
    Phase.DRAFT: Decision.DRAFT,
    Phase.PLAY: Decision.CARD,
    Phase.REWARDS: Decision.REWARD,
    Phase.OVER: Decision.NONE,
}


def load(box: Box, document: Document, s: State) -> None:
    """Read a position into a zeroed record; raises Unreadable with the path."""
    given = table(document, "", (*KEYS, *DERIVED))
    documents.choice(given.get("game", "zhanguo"), "game", ("zhanguo",))
    if "players" not in given:
        fail("players", "missing")
    s.players = integer(given["players"], "players", min(PLAYERS), max(PLAYERS))
    lay_out(box.record, s)
    load_options(given.get("options", {}), s.players, s)
    s.chance = documents.unsigned(given.get("chance", 0), "chance")
    s.phase = documents.choice(given.get("phase", "play"), "phase", PHASES)
    s.round_number = integer(given.get("round", 1), "round", 1, ROUNDS)
    _load_discs(given, s)
    _load_table(box, given, s)
    seats = _seat_tables(given.get("seats", []), s)
    _load_boards(given, seats, s)
    _load_turn(given, s)
    load_cards(given, seats, s)
    for r, region in enumerate(REGIONS):
        path = f"map.{region}"
        _load_map_region(box, table(given.get("map", {}), "map", REGIONS).get(region, {}), path, r, s)
    _load_walls(given.get("walls", {}), s)
    for seat, own in enumerate(seats):
        _load_seat(box, own, seat, s)
    _load_pending(table(given.get("pending", {}), "pending", PENDING), s)
    check_decision(box, s)
    _check_derived(box, given, seats, s)


def _load_discs(given: Mapping[str, object], s: State) -> None:
    """Track and column hold the disc of every seat once."""
    column = table(given.get("column", {}), "column", ASPECTS)
    if column and s.phase != Phase.REWARDS:
        fail("column", "zhanguo-only-in-rewards")
    for a, aspect in enumerate(ASPECTS):
        if aspect in column:
            s.column[a] = integer(column[aspect], f"column.{aspect}", 0, s.players - 1)
    below = [int(seat) for seat in s.column if seat != NOBODY]
    if len(set(below)) < len(below):
        fail("column", "zhanguo-seat-twice", found=shown(below))
    default = [seat for seat in range(s.players) if seat not in below]
    track = _seat_list(given.get("track", default), "track", s)
    if sorted([*track, *below]) != list(range(s.players)):
        fail("track", "zhanguo-discs", track=shown(track), column=shown(below))
    s.track_size = len(track)
    s.track[:] = [*track, *[NOBODY] * (len(s.track) - len(track))]


def _seat_list(value: object, path: str, s: State) -> list[int]:
    """A list of different seats."""
    if not isinstance(value, list):
        fail(path, "zhanguo-not-seats", found=shown(value))
    seats = [integer(seat, f"{path}.{i}", 0, s.players - 1) for i, seat in enumerate(value)]
    if len(set(seats)) < len(seats):
        fail(path, "zhanguo-seat-twice", found=shown(seats))
    return seats


def _seat_mask(value: object, path: str, s: State) -> int:
    """An ascending list of seats as a mask."""
    seats = _seat_list(value, path, s)
    if seats != sorted(seats):
        fail(path, "zhanguo-not-ascending", found=shown(seats))
    return sum(1 << seat for seat in seats)


def _load_table(box: Box, given: Mapping[str, object], s: State) -> None:
    """Wall tiles, objectives and the discs on them."""
    tile_of = {int(face): t for t, faces in enumerate(box.record.tiles) for face in faces}
    tiles = table(given.get("tiles", {}), "tiles", SECTIONS)
    seen: dict[int, str] = {}
    for i, section in enumerate(SECTIONS):
        front = FACES[box.record.tiles[i, 0]]
        face = s.tiles[i] = documents.choice(tiles.get(section, front), f"tiles.{section}", FACES)
        if tile_of[face] in seen:
            fail(f"tiles.{section}", "zhanguo-same-tile", face=FACES[face], section=seen[tile_of[face]])
        seen[tile_of[face]] = section
    objectives = table(given.get("objectives", {}), "objectives", OBJECTIVE_SECTIONS)
    claims = table(given.get("claims", {}), "claims", OBJECTIVE_SECTIONS)
    for i, section in enumerate(OBJECTIVE_SECTIONS):
        own = table(objectives.get(section, {}), f"objectives.{section}", OBJECTIVE_KINDS)
        discs = table(claims.get(section, {}), f"claims.{section}", OBJECTIVE_KINDS)
        for k, kind in enumerate(OBJECTIVE_KINDS):
            names = [f"{kind[0]}{tile + 1}" for tile in range(TILES_PER_KIND)]
            path = f"objectives.{section}.{kind}"
            tile = s.objectives[NUM_KINDS * i + k] = documents.choice(own.get(kind, names[i]), path, names)
            if i == 1 and tile == s.objectives[k]:
                fail(path, "zhanguo-objective-twice", tile=names[tile])
            seats = _seat_list(discs.get(kind, []), f"claims.{section}.{kind}", s)
            s.claim_counts[NUM_KINDS * i + k] = len(seats)
            s.claims[NUM_KINDS * i + k, : len(seats)] = seats


def _seat_tables(given: object, s: State) -> list[Mapping[str, object]]:
    if not isinstance(given, list) or len(given) > s.players:
        fail("seats", "zhanguo-not-seat-tables", most=int(s.players), found=shown(given))
    own = [table(seat, f"seats.{i}", (*SEAT, *SEAT_DERIVED)) for i, seat in enumerate(given)]
    return own + [{}] * (int(s.players) - len(own))


def _load_boards(given: Mapping[str, object], seats: Sequence[Mapping[str, object]], s: State) -> None:
    """The boards of the seats, the boards on offer, the auction."""
    choosing = s.phase == Phase.BOARDS
    if choosing and s.boards == BoardChoice.A:
        fail("phase", "zhanguo-no-choice-of-boards")
    allowed = BOARDS[:1] if s.boards == BoardChoice.A else (*B_BOARDS, "none") if choosing else B_BOARDS
    for seat, own in enumerate(seats):
        path = f"seats.{seat}.board"
        default = "none" if choosing else "a" if s.boards == BoardChoice.A else B_BOARDS[seat]
        name = allowed[documents.choice(own.get("board", default), path, allowed)]
        s.board[seat] = NOBODY if name == "none" else BOARDS.index(name)
        if s.board[seat] > 0 and s.board[seat] in s.board[:seat]:
            fail(path, "zhanguo-board-taken", board=name)
    taken = [BOARDS[b] for b in s.board[: s.players] if b != NOBODY]
    default_left = [board for board in B_BOARDS if board not in taken] if choosing else []
    left = given.get("boards_left", default_left)
    if not isinstance(left, list) or left != [board for board in default_left if board in left]:
        fail("boards_left", "zhanguo-boards-left", known=", ".join(default_left) or "-", found=shown(left))
    s.boards_left = sum(1 << BOARDS.index(board) for board in left)
    auction = table(given.get("auction", {}), "auction", ("bid", "bidder", "passed"))
    s.bid = integer(auction.get("bid", 0), "auction.bid", 0, 15)
    s.bidder = integer(auction.get("bidder", NOBODY), "auction.bidder", NOBODY, s.players - 1)
    s.passed = _seat_mask(auction.get("passed", []), "auction.passed", s)


def _load_turn(given: Mapping[str, object], s: State) -> None:
    first = FIRST_DECISION[Phase(s.phase)]
    if first == Decision.BOARD and s.boards == BoardChoice.AUCTION:
        first = Decision.BID
    s.decision = documents.choice(given.get("decision", DECISIONS[first]), "decision", DECISIONS)
    if s.phase == Phase.OVER:
        s.turn = integer(given.get("turn", NOBODY), "turn", NOBODY, NOBODY)
        return
    default = int(s.track[0]) if s.track_size else NOBODY
    s.turn = integer(given.get("turn", default), "turn", 0, s.players - 1)


def _load_map_region(box: Box, given: object, path: str, region: int, s: State) -> None:
    place = table(given, path, (*SQUARES, "beside", "palaces"))
    for q, square in enumerate(SQUARES):
        if square in place:
            seat = s.squares[region, q] = integer(place[square], f"{path}.{square}", 0, s.players - 1)
            _take(s.governors_left, seat, 1, f"{path}.{square}")
    for key, counts, left in (("beside", s.beside, s.governors_left), ("palaces", s.palaces, s.palaces_left)):
        for seat, count in enumerate(items(place.get(key, [0] * s.players), f"{path}.{key}", int(s.players))):
            counts[region, seat] = integer(count, f"{path}.{key}.{seat}", 0, 99)
            _take(left, seat, count, f"{path}.{key}")
    slots = int(box.record.palace_slots[s.players])
    if s.palaces[region].sum() > slots:
        fail(f"{path}.palaces", "zhanguo-palace-slots", slots=slots)


def _take(supply: Counts, seat: int, count: int, path: str) -> None:
    """Take pieces that lie on the table out of a seat's supply."""
    if supply[seat] < count:
        fail(path, "zhanguo-too-many-pieces", seat=seat)
    supply[seat] -= count


def _load_walls(given: object, s: State) -> None:
    sections = table(given, "walls", SECTIONS)
    for i, section in enumerate(SECTIONS):
        spaces = table(sections.get(section, {}), f"walls.{section}", [str(k + 1) for k in range(NUM_SPACES)])
        for k in range(NUM_SPACES):
            path = f"walls.{section}.{k + 1}"
            if str(k + 1) in spaces:
                seat = integer(spaces[str(k + 1)], path, 0, s.players - 1)
                if seat in s.walls[i]:
                    fail(path, "zhanguo-two-walls", seat=seat)
                s.walls[i, k] = seat
                _take(s.walls_left, seat, 1, path)


def _load_seat(box: Box, given: Mapping[str, object], seat: int, s: State) -> None:
    path = f"seats.{seat}"
    s.points[seat] = integer(given.get("points", 0), f"{path}.points", 0, MOST_POINTS)
    s.markers[seat] = documents.multiset(given.get("markers", {}), f"{path}.markers", ASPECTS, 99)
    seals = documents.multiset(given.get("seals", {}), f"{path}.seals", ASPECTS, 1)
    for a, aspect in enumerate(ASPECTS):
        if s.supply[a] < s.markers[seat, a]:
            fail(f"{path}.markers.{aspect}", "zhanguo-too-many-markers", most=int(box.record.markers[s.players]))
        s.supply[a] -= s.markers[seat, a]
        if seals[a]:
            if s.seals[a] != NOBODY:
                fail(f"{path}.seals.{aspect}", "zhanguo-seal-taken", seat=int(s.seals[a]))
            s.seals[a] = seat
    given_back = items(given.get("given", [[0] * NUM_ASPECTS] * PACKETS), f"{path}.given", PACKETS)
    for p, packet in enumerate(given_back):
        for a, card in enumerate(items(packet, f"{path}.given.{p}", NUM_ASPECTS)):
            s.given[seat, p, a] = integer(card, f"{path}.given.{p}.{a}", 0, NUM_CARDS)
            if card:
                check_aspect([card], a, f"{path}.given.{p}.{a}")
                if card in s.given[:seat, p, a]:
                    fail(f"{path}.given.{p}.{a}", "zhanguo-given-twice", card=card)
    regions = table(given.get("region", {}), f"{path}.region", REGIONS)
    for r, region in enumerate(REGIONS):
        _load_own_region(box, regions.get(region, {}), f"{path}.region.{region}", seat, r, s)


def _load_own_region(box: Box, given: Mapping[str, object], path: str, seat: int, region: int, s: State) -> None:
    for area, counts in (("gov", s.gov), ("work", s.work)):
        counts[seat, region] = documents.multiset(given.get(area, {}), f"{path}.{area}", OFFICIALS, 99)
        for c in range(NUM_COLOURS):
            if s.officials_left[seat, c] < counts[seat, region, c]:
                fail(f"{path}.{area}", "zhanguo-too-many-officials", seat=seat, most=int(box.record.officials))
            s.officials_left[seat, c] -= counts[seat, region, c]
    s.work_counts[seat, region] = s.work[seat, region].sum()
    if s.work_counts[seat, region] > WORKER_SPACES:
        fail(f"{path}.work", "zhanguo-worker-area", most=WORKER_SPACES)
    s.workers[seat, region] = integer(given.get("workers", 0), f"{path}.workers", 0, MOST_WORKERS)
    if s.board[seat] == NOBODY:
        if s.card_counts[seat, region] or s.gov[seat, region].any() or s.work[seat, region].any():
            fail(path, "zhanguo-no-board")
        integer(given.get("unrest", 0), f"{path}.unrest", 0, 0)
        integer(given.get("workers", 0), f"{path}.workers", 0, 0)
        return
    length = int(box.record.tracks[s.board[seat], region])
    s.unrest[seat, region] = integer(given.get("unrest", 0), f"{path}.unrest", 0, length)


def _load_pending(given: Mapping[str, object], s: State) -> None:
    def choose(key: str, names: Sequence[str]) -> int:
        return documents.choice(given.get(key, "none"), f"pending.{key}", ("none", *names)) - 1

    s.action = choose("action", COURT_ACTIONS)
    s.section = choose("section", SECTIONS)
    s.aspect = choose("aspect", ASPECTS)
    s.origin = choose("from", ORIGINS[1:]) + 1
    s.beneath = integer(given.get("beneath", 0), "pending.beneath", 0, NUM_CARDS)
    s.region = integer(given.get("region", 0), "pending.region", 0, len(REGIONS)) - 1
    s.sticks = integer(given.get("sticks", 0), "pending.sticks", 0, NUM_SPACES)
    s.power = int(documents.boolean(given.get("power", False), "pending.power"))
    s.moves = integer(given.get("points", 0), "pending.points", 0, MOST_MOVES)
    s.declined = _seat_mask(given.get("declined", []), "pending.declined", s)
    _load_used(given.get("used", []), s)


def _load_used(given: object, s: State) -> None:
    """The cards that were activated in this turn, as places of the board."""
    if not isinstance(given, list):
        fail("pending.used", "zhanguo-not-cards", found=shown(given))
    cards = [integer(card, f"pending.used.{i}", 1, NUM_CARDS) for i, card in enumerate(given)]
    if cards != sorted(set(cards)):
        fail("pending.used", "zhanguo-not-ascending", found=shown(cards))
    for card in cards:
        places = np.flatnonzero(s.cards[s.turn] == card)
        if s.turn == NOBODY or len(places) == 0:
            fail("pending.used", "zhanguo-not-on-board", card=card, seat=int(s.turn))
        s.used |= 1 << int(places[0])


def _check_derived(box: Box, given: Mapping[str, object], seats: Sequence[Mapping[str, object]], s: State) -> None:
    follows = derived(box, s)
    for key in DERIVED:
        if key in given and key not in follows:
            fail(key, "zhanguo-only-when-over")
    documents.check_derived(given, follows)
    for seat, own in enumerate(seats):
        for key, value in derived_of_seat(s, seat).items():
            if key in own and own[key] != value:
                fail(f"seats.{seat}.{key}", "derived", expected=shown(value), found=shown(own[key]))
