"""Numbers for a learner, from what a seat may know. Seats are counted from the asking seat on, clockwise: 0 is itself.

Points of the others are among them: every gain was public (R-28).
"""

from collections.abc import Sequence
from typing import Any

from tianxia.games.yellow_yangtze.pagodas import pagoda_over, pagodas_under
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
)
from tianxia.games.yellow_yangtze.states import tile_at
from tianxia.games.yellow_yangtze.wars import is_candidate, total_of
from tianxia.kernel.rule import rule

BAG, HAND, POINTS, TILES, STRENGTH, IDLE = 131.0, 6.0, 20.0, 24.0, 10.0, 20.0
"""What numbers are divided by, so that they are about one."""


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


@rule
def features(box: Any, s: Any, seat: int, out: Any) -> None:
    """Write the numbers of `feature_names`. Reads no other hand, nothing tossed by others, no bag, scrubbed or not."""
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
    for h in range(MAX_HEXES):
        n = _write_hex(box, s, seat, h, out, n)


@rule
def _write_decision(s: Any, seat: int, out: Any) -> int:
    n = 0
    for kind in range(len(DECISIONS)):
        out[n + kind] = 1.0 if s.decision == kind else 0.0
    n += len(DECISIONS)
    for colour in range(NUM_COLOURS):
        out[n + colour] = 1.0 if s.colour == colour else 0.0
    n += NUM_COLOURS
    out[n] = s.count / HAND
    out[n + 1] = s.num_commits
    n += 2
    for side in range(MAX_SIDES):
        out[n + side] = total_of(s, side) / STRENGTH if side < s.num_sides else 0.0
    n += MAX_SIDES
    for i in range(s.players):
        other = (seat + i) % s.players
        out[n + i] = 1.0 if s.turn == other else 0.0
        out[n + s.players + i] = 1.0 if s.defender == other else 0.0
    n += 2 * s.players
    out[n] = s.actions_left
    out[n + 1] = s.idle / IDLE
    out[n + 2] = s.bag_size / BAG
    out[n + 3] = s.removed_size / TILES
    out[n + 4] = s.short
    out[n + 5] = s.exactly_two
    return int(n + 6)


@rule
def _write_tiles(s: Any, seat: int, out: Any, n: int) -> int:
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
def _write_hex(box: Any, s: Any, seat: int, h: int, out: Any, n: int) -> int:
    content = int(s.board[h])
    tile = tile_at(s, h)
    for colour in range(NUM_COLOURS):
        out[n + colour] = 1.0 if content == TILE + colour else 0.0
        is_leader = content >= LEADER and (content - LEADER) % NUM_COLOURS == colour
        out[n + NUM_COLOURS + colour] = 1.0 if is_leader else 0.0
    n += 2 * NUM_COLOURS
    for i in range(s.players):
        is_owner = content >= LEADER and (content - LEADER) // NUM_COLOURS == (seat + i) % s.players
        out[n + i] = 1.0 if is_owner else 0.0
    n += s.players
    out[n] = s.governors[h] / HAND
    out[n + 1] = 1.0 if tile != NOBODY and pagoda_over(box, s, h, tile) != NOBODY else 0.0
    out[n + 2] = 1.0 if s.at == h else 0.0
    out[n + 3] = 1.0 if s.decision == Decision.LOSSES and is_candidate(s, h) else 0.0
    return n + 4
