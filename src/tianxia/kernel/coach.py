"""Coach: how a game says what an action is good for, and warns a newcomer before a costly one.

Both are made from records scrubbed for the seat that decides, so they can hold no secret.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple


class Measure(NamedTuple):
    """Something that a player counts: points of one kind, pieces on the board, unrest."""

    label: str
    values: tuple[int, ...]
    """By seat."""


class Coach(NamedTuple):
    """What `face/coach.py` of a game has."""

    outlook: Callable[..., list[Measure]]
    """outlook(box, s, seat, words): how things stand. A hint is explained by what an action changes of it."""
    warnings: Callable[..., list[str]]
    """warnings(box, before, after, seat, words): what somebody new to the game should know before an action of the
    seat that leads from one record to the other, a sentence each, the weightiest first; usually nothing."""
    firsts: Mapping[str, str]
    """The kinds of moments that are explained when one comes for the first time (`first-KIND`), with the anchor of the
    chapter that says more."""
