"""Numbers for a learner, from what a seat may know. Seats are counted clockwise from the asking one: 0 is itself."""

from collections.abc import Sequence

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.scoring import precedence
from tianxia.games.zhanguo.state import (
    ASPECTS,
    BOARDS,
    BONUSES,
    CARDS_PER_ASPECT,
    COURT_ACTIONS,
    DECISIONS,
    FACES,
    NOBODY,
    NUM_ASPECTS,
    NUM_CARDS,
    NUM_COLOURS,
    NUM_OBJECTIVES,
    NUM_REGIONS,
    NUM_SECTIONS,
    NUM_SPACES,
    NUM_SQUARES,
    OBJECTIVE_KINDS,
    OBJECTIVE_SECTIONS,
    OFFICIALS,
    ORIGINS,
    PHASES,
    REGION_CARDS,
    REGIONS,
    ROUNDS,
    SECTIONS,
    SQUARES,
    TILES_PER_KIND,
    BoardChoice,
    State,
)
from tianxia.kernel.numbers import clear, mark_all, mark_one
from tianxia.kernel.options import options_of
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Features

POINTS, MARKERS, PIECES, FEW = 100.0, 12.0, 8.0, 3.0
"""What numbers are divided by, to bring them near 1."""

NUM_BOARD_CHOICES = len(BoardChoice)  # a number here: compiled code cannot count an enum

SCALARS = ("round", "top", "beneath", "card", "moves", "sticks", "power", "bid")
ONE_HOTS = (
    ("decision", DECISIONS),
    ("phase", PHASES),
    ("action", COURT_ACTIONS),
    ("region", REGIONS),
    ("section", SECTIONS),
    ("origin", ORIGINS),
    ("aspect", ASPECTS),
    *((option.name, option.values) for option in options_of(State)),
)
SEAT_SCALARS = (
    "turn", "precedence", "bidder", "passed", "declined", "points", "governors_left", "palaces_left", "walls_left",
)  # fmt: skip


def feature_names(players: int) -> Sequence[str]:
    """The name of each number: the order `features` writes."""
    seats = range(players)
    objectives = [f"{section}.{kind}" for section in OBJECTIVE_SECTIONS for kind in OBJECTIVE_KINDS]
    cards = range(1, NUM_CARDS + 1)
    return [
        *SCALARS,
        *(f"{name}.{value}" for name, values in ONE_HOTS for value in values),
        *(f"{kind}.{aspect}" for aspect in ASPECTS for kind in ("supply", "deck_size")),
        *(f"tile.{section}.{face}" for section in SECTIONS for face in FACES),
        *(f"objective.{name}.{tile}" for name in objectives for tile in range(1, TILES_PER_KIND + 1)),
        *(f"{place}.{card}" for card in cards for place in ("hand", "court")),
        *(name for seat in seats for name in _seat_names(seat)),
    ]


def _seat_names(seat: int) -> list[str]:
    """The names of what belongs to one seat."""
    objectives = [f"{section}.{kind}" for section in OBJECTIVE_SECTIONS for kind in OBJECTIVE_KINDS]
    card = [
        *(f"trigger.{action}" for action in COURT_ACTIONS),
        *(f"bonus.{bonus}" for bonus in BONUSES),
        "number",
        "used",
    ]
    own = [
        *SEAT_SCALARS,
        *(f"board.{board}" for board in BOARDS),
        *(f"{kind}.{aspect}" for aspect in ASPECTS for kind in ("backs", "markers", "seal", "column")),
        *(f"officials_left.{colour}" for colour in OFFICIALS),
        *(f"claim.{objective}" for objective in objectives),
        *(f"wall.{section}.{space + 1}" for section in SECTIONS for space in range(NUM_SPACES)),
    ]
    for region in REGIONS:
        own += [f"{kind}.{region}" for kind in ("workers", "unrest", "unrest_room", "beside", "palaces")]
        own += [f"square.{region}.{square}" for square in SQUARES]
        own += [f"{area}.{region}.{colour}" for colour in OFFICIALS for area in ("gov", "work")]
        own += [f"card.{region}.{place}.{what}" for place in range(REGION_CARDS) for what in card]
    return [f"seat.{seat}.{name}" for name in own]


SEAT_NUMBERS = len(feature_names(2)) - len(feature_names(1))
TABLE_NUMBERS = len(feature_names(1)) - SEAT_NUMBERS
"""The feature count: this many for the table, plus SEAT_NUMBERS for each seat."""


@rule
def features(box: Components, s: State, seat: int, out: Features) -> None:
    """Write the numbers of `feature_names`. Reads no other hand, no deck and no packet, scrubbed or not."""
    clear(out, TABLE_NUMBERS + SEAT_NUMBERS * s.players)
    n = _write_table(s, out)
    n = _write_tiles(s, out, n)
    for aspect in range(NUM_ASPECTS):
        mark_all(out, n, 2, s.hands[seat, aspect])
        mark_all(out, n + 1, 2, s.court[aspect])
        n += 2 * CARDS_PER_ASPECT
    for i in range(s.players):
        other = (seat + i) % s.players
        n = _write_seat(s, other, out, n)
        n = _write_pieces(box, s, other, out, n)


@rule
def _write_table(s: State, out: Features) -> int:
    out[0] = s.round_number / ROUNDS
    out[1] = s.top / NUM_CARDS
    out[2] = s.beneath / NUM_CARDS
    out[3] = s.card / NUM_CARDS
    out[4] = s.moves / FEW
    out[5] = s.sticks / FEW
    out[6] = s.power
    out[7] = s.bid / MARKERS
    n = mark_one(out, len(SCALARS), len(DECISIONS), s.decision)
    n = mark_one(out, n, len(PHASES), s.phase)
    n = mark_one(out, n, len(COURT_ACTIONS), s.action)
    n = mark_one(out, n, NUM_REGIONS, s.region)
    n = mark_one(out, n, NUM_SECTIONS, s.section)
    n = mark_one(out, n, len(ORIGINS), s.origin)
    n = mark_one(out, n, NUM_ASPECTS, s.aspect)
    n = mark_one(out, n, NUM_BOARD_CHOICES, s.boards)
    n = mark_one(out, n, 2, s.draft)
    n = mark_one(out, n, 2, s.track_order)
    return mark_one(out, n, 2, s.harsh_recruiting)


@rule
def _write_tiles(s: State, out: Features, n: int) -> int:
    for aspect in range(NUM_ASPECTS):
        cards = s.deck_counts[aspect]
        for packet in range(s.packet_counts.shape[0]):
            cards += s.packet_counts[packet, aspect]
        out[n] = s.supply[aspect] / MARKERS
        out[n + 1] = cards / CARDS_PER_ASPECT
        n += 2
    for section in range(NUM_SECTIONS):
        n = mark_one(out, n, len(FACES), s.tiles[section])
    for objective in range(NUM_OBJECTIVES):
        n = mark_one(out, n, TILES_PER_KIND, s.objectives[objective])
    return n


@rule
def _write_seat(s: State, seat: int, out: Features, n: int) -> int:
    out[n] = 1.0 if s.turn == seat else 0.0
    out[n + 1] = precedence(s, seat) / FEW
    out[n + 2] = 1.0 if s.bidder == seat else 0.0
    out[n + 3] = s.passed >> seat & 1
    out[n + 4] = s.declined >> seat & 1
    out[n + 5] = s.points[seat] / POINTS
    out[n + 6] = s.governors_left[seat] / PIECES
    out[n + 7] = s.palaces_left[seat] / PIECES
    out[n + 8] = s.walls_left[seat] / PIECES
    n = mark_one(out, n + len(SEAT_SCALARS), len(BOARDS), s.board[seat])
    for aspect in range(NUM_ASPECTS):
        out[n] = s.hand_counts[seat, aspect] / FEW
        out[n + 1] = s.markers[seat, aspect] / MARKERS
        out[n + 2] = 1.0 if s.seals[aspect] == seat else 0.0
        out[n + 3] = 1.0 if s.column[aspect] == seat else 0.0
        n += 4
    for colour in range(NUM_COLOURS):
        out[n + colour] = s.officials_left[seat, colour] / PIECES
    return n + NUM_COLOURS


@rule
def _write_pieces(box: Components, s: State, seat: int, out: Features, n: int) -> int:
    for objective in range(NUM_OBJECTIVES):
        for place in range(s.claim_counts[objective]):
            if s.claims[objective, place] == seat:
                out[n] = box.objective_values[place] / FEW
        n += 1
    for section in range(NUM_SECTIONS):
        for space in range(NUM_SPACES):
            if s.walls[section, space] == seat:
                out[n + NUM_SPACES * section + space] = 1.0
    n += NUM_SECTIONS * NUM_SPACES
    for region in range(NUM_REGIONS):
        n = _write_region(box, s, seat, region, out, n)
    return n


@rule
def _write_region(box: Components, s: State, seat: int, region: int, out: Features, n: int) -> int:
    length = 0 if s.board[seat] == NOBODY else box.tracks[s.board[seat], region]
    out[n] = s.workers[seat, region] / FEW
    out[n + 1] = s.unrest[seat, region] / FEW
    out[n + 2] = (length - s.unrest[seat, region]) / FEW
    out[n + 3] = s.beside[region, seat] / FEW
    out[n + 4] = s.palaces[region, seat] / FEW
    n += 5
    for square in range(NUM_SQUARES):
        if s.squares[region, square] == seat:
            out[n + square] = 1.0
    n += NUM_SQUARES
    for colour in range(NUM_COLOURS):
        out[n] = s.gov[seat, region, colour] / FEW
        out[n + 1] = s.work[seat, region, colour] / FEW
        n += 2
    for place in range(REGION_CARDS):
        card = s.cards[seat, region, place]
        if card:
            after = mark_one(out, n, len(COURT_ACTIONS), box.triggers[card])
            after = mark_one(out, after, len(BONUSES), box.bonuses[card])
            out[after] = card / NUM_CARDS
        n += len(COURT_ACTIONS) + len(BONUSES) + 2
        if s.turn == seat:
            out[n - 1] = s.used >> (REGION_CARDS * region + place) & 1
    return n
