"""Numbers for a learner, from what a seat may know. Seats are counted clockwise from the asking one, which is 0.

The points of the others are among them, as every gain was public (R-28).
"""

from collections.abc import Sequence

from tianxia.games.yellow_yangtze.box import Components
from tianxia.games.yellow_yangtze.rules.pagodas import pagodas_under
from tianxia.games.yellow_yangtze.rules.wars import WORD, total_of
from tianxia.games.yellow_yangtze.state import (
    COLOURS,
    DECISIONS,
    LEADER,
    MAX_HEXES,
    MAX_PAGODAS,
    MAX_SIDES,
    NOBODY,
    NUM_COLOURS,
    TILE,
    Decision,
    State,
)
from tianxia.kernel.numbers import clear, mark_all, mark_one
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Features

BAG, HAND, POINTS, TILES, STRENGTH, IDLE = 131.0, 6.0, 20.0, 24.0, 10.0, 20.0
"""What numbers are divided by, to bring them close to one."""
HEX_NUMBERS = 4
"""The last numbers of a hex: governors, pagoda, at, candidate."""


def feature_names(players: int) -> Sequence[str]:
    """The name of each number: the order `features` writes."""
    seats = range(players)
    return [
        *(f"decision.{kind}" for kind in DECISIONS),
        *(f"decision.colour.{colour}" for colour in COLOURS),
        "decision.count", "decision.commits",
        *(f"decision.total.{side + 1}" for side in range(MAX_SIDES)),
        *(f"turn.{seat}" for seat in seats),
        *(f"defender.{seat}" for seat in seats),
        "actions_left", "idle", "bag_size", "removed_size", "short", "exactly_two",
        *(f"{place}.{colour}" for place in ("hand", "tossed", "market", "discards", "pagodas") for colour in COLOURS),
        *(f"known.{seat}.{colour}" for seat in seats[1:] for colour in COLOURS),
        *(f"{kind}.{seat}" for seat in seats for kind in ("hand_size", "tossed_size")),
        *(f"{kind}.{seat}.{colour}" for seat in seats for colour in COLOURS for kind in ("points", "leader", "income")),
        *(f"hex.{h}.{what}" for h in range(MAX_HEXES) for what in
          (*(f"tile.{colour}" for colour in COLOURS), *(f"leader.{colour}" for colour in COLOURS),
           *(f"seat.{seat}" for seat in seats), "governors", "pagoda", "at", "candidate")),
    ]  # fmt: skip


SEAT_NUMBERS = len(feature_names(2)) - len(feature_names(1))
TABLE_NUMBERS = len(feature_names(1)) - SEAT_NUMBERS
"""Feature count: this many, plus SEAT_NUMBERS for each seat."""


@rule
def features(box: Components, s: State, seat: int, out: Features) -> None:
    """Write the numbers of `feature_names`. Even in a full record, what the seat may not see is not read."""
    clear(out, TABLE_NUMBERS + SEAT_NUMBERS * s.players)
    n = _write_decision(s, seat, out)
    n = _write_tiles(s, seat, out, n)
    for i in range(s.players):
        other = (seat + i) % s.players
        out[n] = s.hand_sizes[other] / HAND
        out[n + 1] = s.tossed_sizes[other] / TILES
        n += 2
    for i in range(s.players):
        other = (seat + i) % s.players
        for colour in range(NUM_COLOURS):
            out[n] = s.points[other, colour] / POINTS
            out[n + 1] = 1.0 if s.leaders[other, colour] != NOBODY else 0.0
            out[n + 2] = pagodas_under(box, s, other, colour)
            n += 3
    width = 2 * NUM_COLOURS + s.players + HEX_NUMBERS
    _write_hexes(box, s, out, n, width)
    _mark_leaders(s, seat, out, n + NUM_COLOURS, width)
    _mark_hexes(box, s, out, n + width - HEX_NUMBERS, width)


@rule
def _write_decision(s: State, seat: int, out: Features) -> int:
    n = mark_one(out, 0, len(DECISIONS), s.decision)
    n = mark_one(out, n, NUM_COLOURS, s.colour)
    out[n] = s.count / HAND
    out[n + 1] = s.num_commits
    n += 2
    for side in range(s.num_sides):
        out[n + side] = total_of(s, side) / STRENGTH
    n += MAX_SIDES
    n = mark_one(out, n, s.players, (s.turn - seat) % s.players)
    n = mark_one(out, n, s.players, (s.defender - seat) % s.players if s.defender != NOBODY else NOBODY)
    out[n] = s.actions_left
    out[n + 1] = s.idle / IDLE
    out[n + 2] = s.bag_size / BAG
    out[n + 3] = s.removed_size / TILES
    out[n + 4] = s.short
    out[n + 5] = s.actions
    return int(n + 6)


@rule
def _write_tiles(s: State, seat: int, out: Features, n: int) -> int:
    for colour in range(NUM_COLOURS):
        out[n + colour] = s.hands[seat, colour] / HAND
        out[n + NUM_COLOURS + colour] = s.tossed[seat, colour] / HAND
        out[n + 2 * NUM_COLOURS + colour] = s.market[colour] / HAND
        out[n + 3 * NUM_COLOURS + colour] = s.discards[colour] / TILES
        standing = 0
        for i in range(MAX_PAGODAS):
            if s.pagodas[colour, i] != NOBODY:
                standing += 1
        out[n + 4 * NUM_COLOURS + colour] = standing
    n += 5 * NUM_COLOURS
    for i in range(1, s.players):
        for colour in range(NUM_COLOURS):
            out[n] = s.known[(seat + i) % s.players, colour] / HAND
            n += 1
    return n


@rule
def _write_hexes(box: Components, s: State, out: Features, n: int, width: int) -> None:
    """The tile on each hex, and the governors beside it. An empty hex writes another zero: cheaper than a branch."""
    for h in range(box.num_hexes):
        content = int(s.board[h])
        is_tile = int((content >= TILE) & (content < LEADER))
        out[n + is_tile * (content - TILE)] = is_tile
        out[n + width - HEX_NUMBERS] = s.governors[h] / HAND
        n += width


@rule
def _mark_leaders(s: State, seat: int, out: Features, n: int, width: int) -> None:
    """Where each leader is, and whose it is."""
    for i in range(s.players):
        for colour in range(NUM_COLOURS):
            h = s.leaders[(seat + i) % s.players, colour]
            if h != NOBODY:
                out[n + width * h + colour] = 1.0
                out[n + width * h + NUM_COLOURS + i] = 1.0


@rule
def _mark_hexes(box: Components, s: State, out: Features, n: int, width: int) -> None:
    """Marks that few hexes have: a pagoda, the question, soldiers to choose from."""
    for colour in range(NUM_COLOURS):
        for i in range(MAX_PAGODAS):
            if s.pagodas[colour, i] != NOBODY:
                for corner in range(3):
                    out[n + 1 + width * box.triangles[s.pagodas[colour, i], corner]] = 1.0
    if s.at != NOBODY:
        out[n + 2 + width * s.at] = 1.0
    if s.decision == Decision.LOSSES:
        for word in range(len(s.candidates)):
            mark_all(out, n + 3 + width * WORD * word, width, s.candidates[word])
