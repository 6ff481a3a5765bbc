"""Where every point of a finished game came from, in words."""

from typing import NamedTuple


class ScorePart(NamedTuple):
    """One source of points."""

    label: str
    points: tuple[int | str, ...]
    """By seat."""


class ScoreRow(NamedTuple):
    """A kind of points."""

    label: str
    points: tuple[int | str, ...]
    """By seat."""
    parts: tuple[ScorePart, ...] = ()
    """What the points of a kind are made of, if there is more to say: their sum is the row's own."""


class ScoreSheet(NamedTuple):
    """Where every point of a finished game came from."""

    rows: list[ScoreRow]
    """In words what brought points, one row a kind; the last row is the total."""
    notes: list[str]
    """Who won, and which tie-break decided, in sentences."""
    is_sum: bool = False
    """Is the last row the sum of the others?"""
    ending: str = ""
    """Of a game for one: how it ended, as a headline. Its rows say what was reached, and none of them is a total."""
