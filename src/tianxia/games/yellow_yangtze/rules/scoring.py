"""Victory points, levels and the final standing (rulebook: End of the game; RULES.md, 13)."""

from typing import Any

from tianxia.games.yellow_yangtze.state import Colour, Decision, Event, State
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule


@rule
def gain(s: State, seat: int, colour: int, number: int, cause: int) -> None:
    """A seat gains points of a colour; everybody sees it (R-28)."""
    s.points[seat, colour] += number
    emit(s, Event.POINTS_GAINED, seat, colour, number, cause)


@rule
def end_game(s: State, reason: int) -> None:
    """The game is over."""
    s.decision = Decision.OVER
    s.ended = reason
    emit(s, Event.GAME_ENDED, reason)


@rule
def levels(s: State, seat: int) -> tuple[int, int, int, int]:
    """Black, red, blue, green points, ascending, after each gold went to the lowest (R-26); the first is the score."""
    points = s.points[seat]
    a, b, c, d = ascending(
        int(points[Colour.BLACK]), int(points[Colour.RED]), int(points[Colour.BLUE]), int(points[Colour.GREEN])
    )
    for _ in range(points[Colour.YELLOW]):
        a, b, c, d = ascending(a + 1, b, c, d)
    return a, b, c, d


@rule
def score_of(s: State, seat: int) -> int:
    """The score of a seat: its weakest colour."""
    return levels(s, seat)[0]


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """Does seat `one` stand before seat `other`? Levels from the first to the fourth, then less gold (R-27)."""
    own, others = levels(s, one), levels(s, other)
    if own != others:
        return own > others
    return bool(s.points[one, Colour.YELLOW] < s.points[other, Colour.YELLOW])


@rule
def ascending(a: Any, b: Any, c: Any, d: Any) -> tuple[Any, Any, Any, Any]:
    """Four numbers in ascending order."""
    low, high = min(a, b), max(a, b)
    under, over = min(c, d), max(c, d)
    middle, centre = max(low, under), min(high, over)
    return min(low, under), min(middle, centre), max(middle, centre), max(high, over)
