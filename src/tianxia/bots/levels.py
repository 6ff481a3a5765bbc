"""Five levels of play for every game, from playful to as strong as two cores and a few seconds allow.

A level is the text of a bot. Its thinking is bounded by iterations, not by the clock, so that the same seed makes the
same choices on any machine; `seconds` is what a decision takes on one core of the machine of docs/strength.md. What
measuring has found for a game is in its `mind/levels.toml`; a game nobody has tuned has the usual levels.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from tianxia.kernel.documents import fail, read_document, table, whole_table
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


USUAL = (
    Level("apprentice", "greedy:slips=0.5", 0.001),
    Level("scholar", "greedy", 0.001),
    Level("minister", "search:iterations=60", 0.01),
    Level("general", "search:iterations=800", 0.1),
    Level("emperor", "search:iterations=16000,threads=2", 1.5),
)
"""For a game nobody has tuned yet."""


class Mind(NamedTuple):
    """What a game's `mind/levels.toml` says; all of it may be missing."""

    levels: tuple[Level, ...]
    search: Mapping[str, float]
    """The settings of search that suit the game; a text may still set others."""
    players: int
    """At the table of matches that measure and tune."""
    options: tuple[Mapping[str, str], ...]
    """Of the games that tune, in turn."""


@cache
def mind_of(game: Game) -> Mind:
    """The levels of a game and all that belongs to them; raises Unreadable if its file is wrong."""
    file = game.folder / "mind" / "levels.toml"
    document = table(read_document(file) if file.exists() else {}, "", ("levels", "search", "matches"))
    matches = table(document.get("matches", {}), "matches", ("players", "options"))
    return Mind(
        levels=_levels(document["levels"]) if "levels" in document else USUAL,
        search={name: _number(value, f"search.{name}") for name, value in document.get("search", {}).items()},
        players=matches.get("players", min(game.players)),
        options=tuple(matches.get("options", [{}])),
    )


def levels(game: Game) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    return mind_of(game).levels


def level(game: Game, name: str) -> Level | None:
    """The level of this name, if it is one."""
    return next((level for level in levels(game) if level.name == name), None)


def _levels(value: object) -> tuple[Level, ...]:
    given = whole_table(value, "levels", LEVELS)
    found = []
    for name in LEVELS:
        each = whole_table(given[name], f"levels.{name}", ("bot", "seconds"))
        found.append(Level(name, str(each["bot"]), _number(each["seconds"], f"levels.{name}.seconds")))
    return tuple(found)


def _number(value: object, path: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or value < 0:
        fail(path, "bot-number", found=str(value))
    return value
