"""Victory points, levels and the final standing (rulebook: End of the game; RULES.md, 13)."""

from typing import TypeVar

from tianxia.games.yellow_yangtze.state import Colour, Decision, Event, State
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule

Number = TypeVar("Number", int, float)


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
    """What the four colours are worth, ascending; the first is the score."""
    black, red, blue, green = worth_of_colours(s, seat)
    return ascending(black, red, blue, green)


@rule
def worth_of_colours(s: State, seat: int) -> tuple[int, int, int, int]:
    """Black, red, blue and green points with the gold: each one goes to the lowest, the first of several (R-26)."""
    points = s.points[seat]
    black, red = int(points[Colour.BLACK]), int(points[Colour.RED])
    blue, green = int(points[Colour.BLUE]), int(points[Colour.GREEN])
    for _ in range(points[Colour.YELLOW]):
        lowest = min(min(black, red), min(blue, green))
        if black == lowest:
            black += 1
        elif red == lowest:
            red += 1
        elif blue == lowest:
            blue += 1
        else:
            green += 1
    return black, red, blue, green


@rule
def score_of(s: State, seat: int) -> int:
    """The score of a seat: what its weakest colour is worth."""
    return levels(s, seat)[0]


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """Is seat `one` ahead of seat `other`? Levels decide from the first to the fourth, then less gold (R-27)."""
    own, others = levels(s, one), levels(s, other)
    if own != others:
        return own > others
    return bool(s.points[one, Colour.YELLOW] < s.points[other, Colour.YELLOW])


@rule
def rank_of(s: State, seat: int) -> int:
    """The place of a seat in the standing, 1 for the winners."""
    rank = 1
    for other in range(s.players):
        rank += int(is_ahead(s, other, seat))
    return rank


@rule
def ascending(a: Number, b: Number, c: Number, d: Number) -> tuple[Number, Number, Number, Number]:
    """Four numbers in ascending order."""
    low, high = min(a, b), max(a, b)
    under, over = min(c, d), max(c, d)
    middle, centre = max(low, under), min(high, over)
    return min(low, under), min(middle, centre), max(middle, centre), max(high, over)
