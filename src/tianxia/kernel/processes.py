"""Processes that play games for us, and that end when we do."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import wait

LOOK = 1.0
"""Seconds after which it is looked again whether a process was killed."""


@contextmanager
def pool_of(processes: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of new processes.

    Who leaves it early (an error, Ctrl+C, enough games seen) does not wait for what is still being played: the
    processes are ended. So are the others if one was killed, for it may have held a lock that they wait for.
    """
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_caller)
    is_done = False
    try:
        yield pool
        is_done = True
    finally:
        workers = list(pool._processes.values())
        pool.shutdown(wait=False, cancel_futures=not is_done)
        while alive := [worker for worker in workers if worker.is_alive()]:
            if not is_done or any(worker.exitcode for worker in workers):
                for worker in alive:
                    worker.kill()
            wait([worker.sentinel for worker in alive], LOOK)


def _leave_interrupts_to_the_caller() -> None:
    """Ctrl+C in a terminal reaches every process; a game would only be lost by it, and the next one begun."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
