"""Numbers for a learner, from what a seat may know.

Seats are counted from the asking seat on, clockwise: 0 is itself.
"""

from collections.abc import Sequence

from tianxia.games.china.box import Components
from tianxia.games.china.rules.cards import DRY
from tianxia.games.china.state import COLOURS, DECISIONS, MAX_SPACES, NUM_COLOURS, NUM_REGIONS, REGIONS, State
from tianxia.kernel.numbers import clear, mark_all, mark_one
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Features

CARDS, HAND, HOUSES, EMISSARIES, POINTS = 13.0, 3.0, 20.0, 8.0, 50.0
"""Numbers are divided by these, so that they are about one."""

SEAT_KINDS = (
    "hand_size", "houses_left", "emissaries_left", "forts_left", "region_points", "alliance_points", "road_points",
)  # fmt: skip


def feature_names(players: int) -> Sequence[str]:
    """The name of each number, in the order in which `features` writes them."""
    seats = range(players)
    return [
        *(f"decision.{kind}" for kind in DECISIONS),
        *(f"decision.region.{region}" for region in REGIONS),
        *(f"turn.{seat}" for seat in seats),
        *(f"emperor.{seat}" for seat in seats),
        "side.five", "fortresses", "exhausted", "deck_size",
        *(f"hand.{colour}" for colour in COLOURS),
        *(f"row.{colour}" for colour in COLOURS),
        *(f"discards.{colour}" for colour in COLOURS),
        *(f"known.{seat}.{colour}" for seat in seats[1:] for colour in COLOURS),
        *(f"{kind}.{seat}" for seat in seats for kind in SEAT_KINDS),
        *(f"{kind}.{region}.{seat}" for region in REGIONS for seat in seats for kind in ("houses", "emissaries")),
        *(f"space.{space}.{what}" for space in range(MAX_SPACES) for what in [*(f"house.{i}" for i in seats), "fort"]),
    ]  # fmt: skip


SEAT_NUMBERS = len(feature_names(2)) - len(feature_names(1))
"""How many numbers each seat adds."""
TABLE_NUMBERS = len(feature_names(1)) - SEAT_NUMBERS
"""How many numbers there are without those of the seats."""


@rule
def features(box: Components, s: State, seat: int, out: Features) -> None:
    """Write the numbers of `feature_names`; the deck and the other hands are not read, so any record will do."""
    clear(out, TABLE_NUMBERS + SEAT_NUMBERS * s.players)
    n = _write_table(s, seat, out)
    for colour in range(NUM_COLOURS):
        out[n + colour] = s.hands[seat, colour] / HAND
        out[n + NUM_COLOURS + colour] = s.row[colour] / HAND
        out[n + 2 * NUM_COLOURS + colour] = s.discards[colour] / CARDS
    n += 3 * NUM_COLOURS
    for i in range(1, s.players):
        for colour in range(NUM_COLOURS):
            out[n] = s.known[(seat + i) % s.players, colour] / HAND
            n += 1
    for i in range(s.players):
        n = _write_seat(s, (seat + i) % s.players, out, n)
    for region in range(NUM_REGIONS):
        for i in range(s.players):
            other = (seat + i) % s.players
            out[n] = s.house_counts[region, other] / EMISSARIES
            out[n + 1] = s.emissaries[region, other] / EMISSARIES
            n += 2
    _write_spaces(s, seat, out, n)


@rule
def _write_table(s: State, seat: int, out: Features) -> int:
    n = mark_one(out, 0, len(DECISIONS), s.decision)
    n = mark_one(out, n, NUM_REGIONS, s.region)
    n = mark_one(out, n, s.players, (s.turn - seat) % s.players)
    n = mark_one(out, n, s.players, (s.emperor - seat) % s.players)
    out[n] = s.side
    out[n + 1] = s.fortresses
    out[n + 2] = s.exhausted / DRY
    out[n + 3] = s.deck_size / POINTS
    return int(n + 4)


@rule
def _write_seat(s: State, seat: int, out: Features, n: int) -> int:
    out[n] = s.hand_sizes[seat] / HAND
    out[n + 1] = s.houses_left[seat] / HOUSES
    out[n + 2] = s.emissaries_left[seat] / EMISSARIES
    out[n + 3] = s.forts_left[seat]
    out[n + 4] = s.region_points[seat] / POINTS
    out[n + 5] = s.alliance_points[seat] / POINTS
    out[n + 6] = s.road_points[seat] / POINTS
    return n + 7


@rule
def _write_spaces(s: State, seat: int, out: Features, n: int) -> None:
    for i in range(s.players):
        other = (seat + i) % s.players
        mark_all(out, n + i, s.players + 1, s.houses[other])
        mark_all(out, n + s.players, s.players + 1, s.forts[other])
