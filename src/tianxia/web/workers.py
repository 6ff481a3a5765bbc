"""Workers: processes in which bots think, so that the event loop never does."""

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from statistics import median_low
from typing import NamedTuple

import msgspec

from tianxia.bots.levels import mind_of
from tianxia.games import GAMES
from tianxia.web.shares import FairQueue, Payer, Turn, paying
from tianxia.web.thinker import LENGTH, Answer, Job, Ponder, Prepare, Think

COACH, REVIEW, ALONE = 1.0, 20.0, 60.0
"""Patience in seconds: the coach may come too late, a review is looked at later, bots play alone for nobody."""
GUESS = 1.0
"""Seconds of a job of which nothing is known."""
LONG = 0.4
"""Seconds from which a job is long. Long ones never take the last worker, so that short ones need not wait for them."""
MEASURED = 9
"""How many jobs of a kind are remembered, to tell how long the next one takes."""


class Failed(Exception):
    """A job came to nothing: the worker died, ran out of time or raised an error."""


class Left(Failed):
    """A job was not done, because nobody wants it any more."""


class Asked(NamedTuple):
    """A job, who waits for its answer, and whether anybody still wants it."""

    job: Job
    done: asyncio.Future[Answer]
    is_wanted: Callable[[], bool]


class Workers:
    """Jobs that wait their turn (`web.shares`) and the processes that do them; a process that dies is replaced."""

    def __init__(self, number: int, seconds: float) -> None:
        self._seconds = seconds
        self._number = number
        self._queue: FairQueue[Asked] = FairQueue()
        self._news = asyncio.Event()
        """Something waits that did not, or a worker is free."""
        self._times: dict[tuple[str, str, str], deque[float]] = {}
        """How long the last jobs of each kind took."""
        self._tasks: list[asyncio.Task[None]] = []
        self.processes: dict[int, Process] = {}
        """The running processes by worker."""
        self.busy: dict[int, Job] = {}
        """What each worker is doing."""

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._queue)

    def start(self) -> None:
        """Start working."""
        self._tasks = [asyncio.create_task(self._serve(worker)) for worker in range(self._number)]

    async def stop(self) -> None:
        """End all processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in list(self.processes.values()):
            await _end(process)

    async def run(
        self, job: Job, patience: float = 0.0, *, payer: Payer | None = None,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> Answer:  # fmt: skip
        """Have a job done, at the cost of whoever asks or of a payer; raises Failed.

        Whoever stops waiting takes the job out of the queue; when its turn has come and it is not wanted, it is Left.
        """
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        turn = Turn(Asked(job, done, is_wanted), payer or paying.get(), self.expected(job), patience)
        self._queue.put(turn)
        self._news.set()
        try:
            return await done
        finally:
            if turn.is_waiting:
                self._queue.leave(turn)

    def expected(self, job: Job) -> float:
        """The seconds a job will take, from the last ones of its kind."""
        return median_low(self._times_of(job))

    def _times_of(self, job: Job) -> deque[float]:
        kind = (type(job).__name__, job.game, job.bot if isinstance(job, Think | Ponder) else "")
        return self._times.setdefault(kind, deque([_guess(job)], MEASURED))

    def _next(self) -> Turn[Asked] | None:
        """The next job that may be done, though other long ones are."""
        long = sum(self.expected(job) >= LONG for job in self.busy.values())
        has_room = long < max(1, self._number - 1)
        return self._queue.take(lambda turn: has_room or turn.cost < LONG)

    async def _serve(self, worker: int) -> None:
        while True:
            while (turn := self._next()) is None:
                self._news.clear()
                await self._news.wait()
            began = time.monotonic()
            try:
                await self._do(worker, turn.work)
            finally:
                self._queue.done(turn, time.monotonic() - began)
                self._news.set()

    async def _do(self, worker: int, asked: Asked) -> None:
        """Do a job and tell who waits for it."""
        job, done, is_wanted = asked
        began = time.monotonic()
        try:
            if done.done() or not is_wanted():
                raise Left("nobody waits for it")
            answer = await self._ask(worker, job)
            if answer.error:
                raise Failed(answer.error)
            self._times_of(job).append(time.monotonic() - began)
        except Failed as failed:
            if not done.done():
                done.set_exception(failed)
        except asyncio.CancelledError:
            done.cancel()
            raise
        else:
            if not done.done():
                done.set_result(answer)

    async def _ask(self, worker: int, job: Job) -> Answer:
        seconds = None if isinstance(job, Prepare) else self._seconds
        self.busy[worker] = job
        try:
            process = self.processes.get(worker) or await self._spawn(worker)
            return await self._exchange(worker, process, job, seconds)
        finally:
            del self.busy[worker]

    async def _exchange(self, worker: int, process: Process, job: Job, seconds: float | None) -> Answer:
        try:
            async with asyncio.timeout(seconds):  # wait_for of Python 3.11 may swallow the end of the server
                return await _exchange(process, job)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            del self.processes[worker]
            await _end(process)
            raise Failed(f"{type(error).__name__} in a worker process") from error
        except asyncio.CancelledError:
            await _end(process)
            raise

    async def _spawn(self, worker: int) -> Process:
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tianxia.web.thinker", stdin=PIPE, stdout=PIPE
            )
        except OSError as error:  # too many open files, no memory: it may be better the next time
            raise Failed(f"no worker process: {error}") from error
        self.processes[worker] = process
        return process


def _guess(job: Job) -> float:
    """How long a job may take of whose kind none has been done yet."""
    if not isinstance(job, Think):
        return GUESS
    levels = {level.name: level.seconds for level in mind_of(GAMES[job.game]).levels}
    return levels.get(job.bot, GUESS)


async def _exchange(process: Process, job: Job) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    message = msgspec.msgpack.encode(job)
    process.stdin.write(LENGTH.pack(len(message)) + message)
    await process.stdin.drain()
    (size,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answer)


async def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
