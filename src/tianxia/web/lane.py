"""A lane: a thread beside the event loop for what takes more than a few milliseconds, used in turns."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import TypeVar

from tianxia.web.shares import FairQueue, Turn, paying

T = TypeVar("T")

ANSWER, STREAM = 0.0, 0.5
"""Patience in seconds: of somebody who waits for an answer, and of pages that follow."""
GUESS = 0.02
"""Seconds that work is expected to take; what it has taken is what counts in the end."""


class Lane:
    """One thread. Everybody has a fair share of its time (`web.shares`)."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._is_busy = False

    async def run(
        self, work: Callable[[], T], patience: float = ANSWER, lock: AbstractAsyncContextManager[None] | None = None
    ) -> T:
        """Have something done when the visitor's turn has come, under a lock that nobody holds while they wait."""
        async with self._turn(patience), lock or nullcontext():
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown()

    @asynccontextmanager
    async def _turn(self, patience: float) -> AsyncIterator[None]:
        turn = Turn(asyncio.get_running_loop().create_future(), paying.get(), GUESS, patience)
        self._queue.put(turn)
        self._call_next()
        began = time.monotonic()
        try:
            await turn.work
            began = time.monotonic()
            yield
        finally:
            if turn.is_waiting:
                self._queue.leave(turn)
            else:
                self._is_busy = False
                self._queue.done(turn, time.monotonic() - began)
                self._call_next()

    def _call_next(self) -> None:
        if not self._is_busy and (turn := self._queue.take()) is not None:
            self._is_busy = True
            if not turn.work.done():  # else whoever waited is leaving just now
                turn.work.set_result(None)
