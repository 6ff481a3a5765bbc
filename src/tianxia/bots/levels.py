"""Five levels of play for every game, from playful to as strong as two cores and a few seconds allow.

A level is the text of a bot. Its thinking is bounded by iterations, not by the clock, so that the same seed makes the
same choices on any machine; `seconds` is what a decision takes on one core of the machine of docs/strength.md.
"""

from collections.abc import Mapping
from typing import NamedTuple

from tianxia.kernel.game import Game

LEVELS = ("apprentice", "scholar", "minister", "general", "emperor")
"""The weakest first: each beats the one before it (docs/strength.md)."""


class Level(NamedTuple):
    """What a level is in one game."""

    name: str
    bot: str
    """The text that `make_bot` reads."""
    seconds: float
    """A usual decision on one core."""


USUAL = (
    ("greedy:slips=0.5", 0.001),
    ("greedy", 0.001),
    ("search:iterations=400", 0.02),
    ("search:iterations=4000", 0.2),
    ("search:iterations=40000,threads=2", 1.5),
)
"""For a game nobody has tuned yet."""

TUNED: Mapping[str, tuple[tuple[str, float], ...]] = {}
"""By game, where measuring has found better."""


def levels(game: Game) -> list[Level]:
    """The levels of a game, the weakest first."""
    return [Level(name, *setting) for name, setting in zip(LEVELS, TUNED.get(game.name, USUAL), strict=True)]


def level(game: Game, name: str) -> Level | None:
    """The level of this name, or None if it is none."""
    return next((level for level in levels(game) if level.name == name), None)
