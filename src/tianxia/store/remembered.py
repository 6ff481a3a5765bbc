"""What is remembered for a while, so that a page costs no question to the database."""

import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")

MOST, SECONDS = 10_000, 60.0
"""How much is remembered, and for how long."""


class Remembered(Generic[T]):
    """Rows by their keys; the one that was asked for longest ago goes first."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[T, float]] = {}

    async def find(self, key: str, ask: Callable[[str], Awaitable[T]]) -> T:
        """What is remembered, or else what the database says."""
        known = self._known.get(key)
        if known is not None and time.monotonic() - known[1] < SECONDS:
            return known[0]
        found = await ask(key)
        self.know(key, found)
        return found

    def know(self, key: str, found: T) -> None:
        """Remember something from now on."""
        self._known.pop(key, None)
        self._known[key] = found, time.monotonic()
        if len(self._known) > MOST:
            del self._known[next(iter(self._known))]

    def forget(self, *keys: str) -> None:
        """Ask the database again: about these, or without any about everything."""
        for key in keys or list(self._known):
            self._known.pop(key, None)
