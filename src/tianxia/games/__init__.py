"""The games. Each is a folder with a `game.py` and exports GAME; nothing else has to know it.

Further games can live anywhere: TIANXIA_GAMES names their packages, separated by commas.

Games are pickled by name and boxes by their bytes, both with the version they belong to; so whatever holds a game (a
table, a batch, an environment) can be pickled, and is refused where the rules or the records are other ones.
"""

import copyreg
import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path

import numpy as np

from tianxia.kernel.documents import Document, shown
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box, Game


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
            raise UnknownGame("unknown-game", "game", found=shown(name), known=", ".join(self))
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


def _reduce_game(game: Game) -> tuple[Callable[..., Game], tuple[object, ...]]:
    if GAMES.get(game.name) is not game:
        raise Unreadable("game-not-known", "game", game=game.name)
    return _same_game, (game.name, game.version, game.fingerprint)


def _same_game(name: str, version: int, fingerprint: str) -> Game:
    """The game of this name, if it still has these rules and records; raises Unreadable."""
    game = GAMES[name]
    if version != game.version:
        raise Unreadable("other-rules", "rules", found=str(version), known=str(game.version), game=name)
    if fingerprint != game.fingerprint:
        raise Unreadable("other-layout", "rules", game=name)
    return game


def _reduce_box(box: Box) -> tuple[Callable[..., Box], tuple[object, ...]]:
    game = GAMES[box.document["game"]]
    if box.digest == game.box.digest:
        return _own_box, (game, box.digest)
    return _corrected_box, (game, box.array.tobytes(), box.document, box.digest, box.text)


def _own_box(game: Game, digest: str) -> Box:
    """The game's own box, if it is the same one here; raises Unreadable."""
    if digest != game.box.digest:
        raise Unreadable("other-own-box", "box", game=game.name)
    return game.box


def _corrected_box(game: Game, content: bytes, document: Document, digest: str, text: str = "") -> Box:
    array = np.frombuffer(bytearray(content), game.components.layout)
    return Box(array, document, digest, is_standard=False, text=text)


copyreg.pickle(Game, _reduce_game)
copyreg.pickle(Box, _reduce_box)
