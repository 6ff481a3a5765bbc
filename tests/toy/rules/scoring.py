"""Who has how many points, and who is ahead (RULES.md, 4)."""

from tests.toy.state import Decision, State
from tianxia.kernel.rule import rule


@rule
def total(s: State, seat: int) -> int:
    """The points of a seat; its card counts once the game is over."""
    return int(s.points[seat] + (s.card[seat] if s.decision == Decision.OVER else 0))


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """Does seat `one` stand before seat `other`? Equal points share a place (R-3)."""
    return total(s, one) > total(s, other)
