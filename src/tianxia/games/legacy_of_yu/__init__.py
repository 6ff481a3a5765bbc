"""Legacy of Yu: canals against the flood, for one; a single game and its campaign."""

from tianxia.games.legacy_of_yu.game import GAME

__all__ = ["GAME"]
