"""ZhanGuo: the unification of China by numbered cards, for two to four."""

from tianxia.games.zhanguo.game import GAME

__all__ = ["GAME"]
