"""Limits: how often one visitor may act, and how many streams they may hold open."""

import time
from collections import OrderedDict

REMEMBERED = 10_000
"""Visitors whose buckets are kept; the longest silent is forgotten first, and its bucket would be full again anyway."""


class Buckets:
    """A bucket of tokens per visitor: it holds `burst`, and `rate` of them flow in every second."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, visitor: str, tokens: float = 1.0) -> bool:
        """Take tokens if they are there."""
        now = time.monotonic()
        level, then = self._levels.pop(visitor, (float(self._burst), now))
        level = min(float(self._burst), level + (now - then) * self._rate)
        allowed = level >= tokens
        self._levels[visitor] = (level - tokens if allowed else level, now)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        return allowed


class Streams:
    """Counts the event streams of each visitor."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def open(self, visitor: str) -> bool:
        """Count one more, if that is allowed."""
        if self._open.get(visitor, 0) >= self._most:
            return False
        self._open[visitor] = self._open.get(visitor, 0) + 1
        return True

    def close(self, visitor: str) -> None:
        """Count one less."""
        self._open[visitor] -= 1
        if not self._open[visitor]:
            del self._open[visitor]
