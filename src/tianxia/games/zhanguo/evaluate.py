"""stub."""
from typing import Any
from tianxia.kernel.rule import rule


@rule
def evaluate(box: Any, s: Any, seat: int) -> float:
    """Stub."""
    return float(s.points[seat])
