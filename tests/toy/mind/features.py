"""Numbers for a learner, from what a seat may know. Seats count clockwise from the one that asks: 0 is itself."""

from tests.toy.box import Components
from tests.toy.state import NUM_KINDS, State
from tianxia.kernel.numbers import clear, mark_one
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Features

BY_SEAT = ("turn", "points", "swapped")
ALONE = 3 + NUM_KINDS


def feature_names(players: int) -> list[str]:
    """The name of each number."""
    alone = ["pot", "turns", "sixes", *(f"card.{kind + 1}" for kind in range(NUM_KINDS))]
    return [*alone, *(f"{name}.{seat}" for seat in range(players) for name in BY_SEAT)]


@rule
def features(box: Components, s: State, seat: int, out: Features) -> None:
    """Points are divided by the target, turns by the longest game."""
    clear(out, ALONE + len(BY_SEAT) * s.players)
    out[0] = s.pot / box.target
    out[1] = s.turns / (box.rounds * s.players)
    out[2] = s.sixes
    n = mark_one(out, 3, NUM_KINDS, s.card[seat] - 1)
    for place in range(s.players):
        other = (seat + place) % s.players
        out[n] = 1.0 if s.turn == other else 0.0
        out[n + 1] = s.points[other] / box.target
        out[n + 2] = s.swapped[other]
        n += len(BY_SEAT)
