"""The games. Each is a folder that exports GAME; one line here makes it known to everything else."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Game

NAMES = ("china", "yellow-yangtze", "zhanguo", "legacy-of-yu")
"""Every game, by the name texts use. The folder has the same name with `_` for `-`."""


class _Games(Mapping[str, Game]):
    """The games by name, imported when they are first asked for: starting one does not load the others."""

    def __getitem__(self, name: str) -> Game:
        if name not in NAMES:
            raise Unreadable(f"there is no game {name!r}; there are: {', '.join(NAMES)}", "game")
        game: Game = import_module(f"tianxia.games.{name.replace('-', '_')}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES = _Games()
