"""China: area majority for three to five."""

from tianxia.games.china.game import GAME

__all__ = ["GAME"]
