"""Five levels of play for every game, from playful to as strong as two cores and a few seconds allow.

A level is the text of a bot. Its thinking is bounded by iterations, not by the clock, so that the same seed makes the
same choices on any machine; `seconds` is what a decision takes on one core of the machine of docs/strength.md.
"""

from collections.abc import Mapping
from typing import NamedTuple

from tianxia.kernel.game import Game

LEVELS = ("apprentice", "scholar", "minister", "general", "emperor")
"""The weakest first: each beats the one before it (docs/strength.md)."""
USUAL_LEVEL = "scholar"
"""Whom a newcomer meets."""


class Level(NamedTuple):
    """What a level is in one game."""

    name: str
    bot: str
    """The text that `make_bot` reads."""
    seconds: float
    """A usual decision on one core."""


STYLES: Mapping[str, Mapping[str, float]] = {
    "legacy-of-yu": {"rollout": 400, "greed": 1.0},
    "yellow-yangtze": {"rollout": 0},
    "zhanguo": {"rollout": 60, "greed": 1.0, "look": 1},
}
"""How search thinks best in a game, where measuring has found better than its own defaults."""

USUAL = (
    ("greedy:slips=0.5", 0.001),
    ("greedy", 0.001),
    ("search:iterations=60", 0.01),
    ("search:iterations=800", 0.1),
    ("search:iterations=16000,threads=2", 1.5),
)
"""For a game nobody has tuned yet."""

TUNED: Mapping[str, tuple[tuple[str, float], ...]] = {
    "china": (
        ("greedy:slips=0.4", 0.001),
        ("greedy", 0.001),
        ("search:iterations=60", 0.003),
        ("search:iterations=1200", 0.03),
        ("search:iterations=24000,threads=2", 0.6),
    ),
    "yellow-yangtze": (
        ("greedy:slips=0.3", 0.003),
        ("greedy", 0.003),
        ("search:iterations=200", 0.01),
        ("search:iterations=800", 0.04),
        ("search:iterations=12000,explore=0.5,threads=2", 0.8),
    ),
    "zhanguo": (
        ("greedy:slips=0.3", 0.001),
        ("greedy", 0.001),
        ("search:iterations=40,rollout=8", 0.004),
        ("search:iterations=16", 0.01),
        ("search:iterations=1500,threads=2", 0.75),
    ),
    "legacy-of-yu": (
        ("greedy:slips=0.3", 0.001),
        ("greedy", 0.001),
        ("search:iterations=24,rollout=12", 0.001),
        ("search:iterations=60,rollout=25", 0.005),
        ("search:iterations=240,threads=2", 0.06),
    ),
}
"""By game, where measuring has found better: see docs/strength.md."""


def style(game: Game) -> Mapping[str, float]:
    """The settings of search that suit a game; a text may still set others."""
    return STYLES.get(game.name, {})


def levels(game: Game) -> list[Level]:
    """The levels of a game, the weakest first."""
    return [Level(name, *setting) for name, setting in zip(LEVELS, TUNED.get(game.name, USUAL), strict=True)]


def level(game: Game, name: str) -> Level | None:
    """The level of this name, or None if it is none."""
    return next((level for level in levels(game) if level.name == name), None)
