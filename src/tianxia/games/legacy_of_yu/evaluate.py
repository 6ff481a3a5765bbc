"""A quick judgement of a position, for greedy play and search (specification: chapter 24)."""

from typing import Any

from tianxia.kernel.rule import rule


@rule
def evaluate(box: Any, s: Any, seat: int) -> float:
    """Canals built."""
    return s.built * 1.0  # type: ignore[no-any-return]
