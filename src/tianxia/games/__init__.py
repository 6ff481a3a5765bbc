"""The games. Each is a folder with a `game.py` and exports GAME; nothing else has to know it.

Further games can live anywhere: TIANXIA_GAMES names their packages, separated by commas.
"""

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path

from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Game


@cache
def _packages() -> dict[str, str]:
    """The package of every game by the name that texts use: the folder's, with `-` for `_`."""
    ours = sorted(f"{__name__}.{file.parent.name}" for file in Path(__file__).parent.glob("*/game.py"))
    added = [package.strip() for package in os.environ.get("TIANXIA_GAMES", "").split(",") if package.strip()]
    return {package.rpartition(".")[2].replace("_", "-"): package for package in [*ours, *added]}


class _Games(Mapping[str, Game]):
    """The games by name, imported when they are first asked for: starting one does not load the others."""

    def __getitem__(self, name: str) -> Game:
        if name not in self:
            raise UnknownGame("unknown-game", "game", found=repr(name), known=", ".join(self))
        game: Game = import_module(_packages()[name]).GAME
        return game

    def __contains__(self, name: object) -> bool:
        return name in _packages()

    def __iter__(self) -> Iterator[str]:
        return iter(_packages())

    def __len__(self) -> int:
        return len(_packages())


class UnknownGame(Unreadable, KeyError):
    """A game that is not here. A KeyError too, so that GAMES is a mapping like any other."""


GAMES = _Games()
