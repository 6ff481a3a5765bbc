"""What is measured of a game, in any library. Standard library only: the peers' environment runs this file too."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

BASELINE, BASELINE_SEARCH = "Catanatron", "catanatron-mcts"
"""The libraries that others are compared with; the second one where it comes to tree search."""


@dataclass(frozen=True)
class Figures:
    """One way to play one game, and how fast it is. None: this library or this way has no such thing."""

    library: str
    game: str
    players: int
    way: str
    decisions_per_s: float | None = None
    """Random play of whole games, set-up included; a decision is a player's, chance is not counted."""
    games_per_s: float | None = None
    step_us: float | None = None
    """One known action carried out and the next legal ones found."""
    copy_us: float | None = None
    """One copy in the middle of a game."""
    simulations_per_s: float | None = None
    """Of a tree search in the middle of a game."""


@dataclass(frozen=True)
class Missing:
    """A peer that could not be measured here, and why."""

    library: str
    what: str
    """Such as "not installed"."""
    reason: str


def format_figures(figures: Iterable[Figures]) -> str:
    """Write figures as one line of JSON."""
    return json.dumps([asdict(each) for each in figures])


def parse_figures(line: str) -> list[Figures]:
    """Read what `format_figures` wrote."""
    return [Figures(**each) for each in json.loads(line)]


def faster(rate: float | None, other: float | None) -> float | None:
    """How many times as fast a rate is as another."""
    return rate / other if rate and other else None


def cheaper(cost: float | None, other: float | None) -> float | None:
    """How many times as cheap a cost is as another."""
    return other / cost if cost and other else None


def baseline(figures: Sequence[Figures], library: str) -> Figures | None:
    """Find the figures that others are compared with; None if that library was not measured."""
    return next((each for each in figures if each.library.startswith(library)), None)
