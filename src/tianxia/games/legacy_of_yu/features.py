"""Numbers for a learner, from what a seat may know: everything but chance."""

from collections.abc import Sequence
from typing import Any

from tianxia.games.legacy_of_yu.state import NUM_PIECES, PIECES
from tianxia.kernel.rule import rule


def feature_names(players: int) -> Sequence[str]:
    """The name of each number: the order `features` writes."""
    return [f"held.{piece}" for piece in PIECES]


@rule
def features(box: Any, s: Any, seat: int, out: Any) -> None:
    """Write the numbers of `feature_names`."""
    for piece in range(NUM_PIECES):
        out[piece] = s.held[piece] / 10.0
