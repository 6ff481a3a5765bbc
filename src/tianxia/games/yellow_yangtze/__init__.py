"""Yellow & Yangtze: tiles, leaders and conflicts on the map of ancient China, for two to four."""

from tianxia.games.yellow_yangtze.game import GAME

__all__ = ["GAME"]
