"""stub."""
from collections.abc import Sequence
from typing import Any
from tianxia.kernel.rule import rule


def feature_names(players: int) -> Sequence[str]:
    """Stub."""
    return ["points"]


@rule
def features(box: Any, s: Any, seat: int, out: Any) -> None:
    """Stub."""
    out[0] = s.points[seat]
