from collections.abc import Sequence
from typing import Any
from tianxia.kernel.rule import rule


def feature_names(players: int) -> Sequence[str]:
    return ["turn"]


@rule
def features(box: Any, s: Any, seat: int, out: Any) -> None:
    out[0] = s.turn
