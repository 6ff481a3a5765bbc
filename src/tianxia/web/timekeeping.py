"""Timekeeping: this server gives signs of life, and sees when somebody's time is up.

Every server of a database looks at every clock. That it is up is an entry like any other, so of several servers one
writes it, and the others read on.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from tianxia.kernel.errors import Stale
from tianxia.store import now
from tianxia.store.timing import BEAT
from tianxia.web.errors import WebError
from tianxia.web.leaving import run_out
from tianxia.web.pulse import pulse

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

log = logging.getLogger("tianxia")

SHORTEST = 0.5
"""Seconds between two looks at least."""


class Timekeeping:
    """The clocks of all tables."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._sooner = asyncio.Event()
        self._next = 0.0
        """When the clocks are looked at next."""

    async def run(self) -> None:
        """Look whenever some time may be up, and every few seconds at what other servers may have left."""
        while True:
            try:
                await pulse(self._hall.store)
                await self.look()
            except Exception:  # the database's, most likely: it is tried again
                log.exception("the clocks could not be looked at")
                self._next = now() + BEAT
            self._sooner.clear()
            try:
                async with asyncio.timeout(max(SHORTEST, min(BEAT, self._next - now()))):
                    await self._sooner.wait()
            except TimeoutError:
                continue

    def expect(self, deadline: float | None) -> None:
        """Somebody's time may be up then."""
        if deadline is not None and deadline < self._next:
            self._next = deadline
            self._sooner.set()

    async def look(self) -> None:
        """Let happen what happens at every table where somebody's time is up."""
        soon = now() + BEAT
        self._next = soon
        for key, deadline in await self._hall.store.timing.due(soon):
            if deadline > now():
                self._next = min(self._next, deadline)
                break
            try:
                await self._look_at(key, deadline)
            except Stale:  # another server was first, or somebody has just decided
                continue
            except WebError as error:  # it cannot be read, or not yet
                log.info("the clock of table %s is not looked at: %s", key, error)

    async def _look_at(self, key: str, expected: float) -> None:
        live = await self._hall.table(key)
        async with live.lock:
            deadline = live.clocks.deadline
            if deadline is None or deadline > now():
                await self._hall.store.timing.put_off(key, expected, deadline)
            else:
                await run_out(self._hall, live)
