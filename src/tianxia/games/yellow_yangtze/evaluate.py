from typing import Any
from tianxia.games.yellow_yangtze.scoring import score_of
from tianxia.kernel.rule import rule


@rule
def evaluate(box: Any, s: Any, seat: int) -> float:
    return float(score_of(s, seat))
