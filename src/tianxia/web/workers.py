"""Workers: processes in which bots think, so that the event loop never does."""

import asyncio
import itertools
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from tianxia.web.thinker import LENGTH, Answer, Job, Prepare

PERSON, BOT, PREPARE, REVIEW = 0, 1, 2, 3
"""Who waits: jobs for people come first, reviews last."""


class Failed(Exception):
    """A job came to nothing: the worker died, ran out of time or raised an error."""


class Workers:
    """A queue of jobs and the processes that do them; a process that dies is replaced."""

    def __init__(self, number: int, seconds: float) -> None:
        self._seconds = seconds
        self._number = number
        self._jobs: asyncio.PriorityQueue[tuple[int, int, Job, asyncio.Future[Answer]]] = asyncio.PriorityQueue()
        self._order = itertools.count()
        self._tasks: list[asyncio.Task[None]] = []
        self.processes: dict[int, Process] = {}
        """The running processes by worker."""
        self.busy: dict[int, Job] = {}
        """What each worker is doing."""

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

    async def run(self, job: Job, rank: int = BOT) -> Answer:
        """Have a job done; raises Failed."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((rank, next(self._order), job, done))
        return await done

    async def _serve(self, worker: int) -> None:
        while True:
            _, _, job, done = await self._jobs.get()
            if done.done():  # whoever waited has left
                continue
            try:
                answer = await self._ask(worker, job)
                if answer.error:
                    raise Failed(answer.error)
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
        process = self.processes.get(worker) or await self._spawn(worker)
        self.busy[worker] = job
        try:
            return await asyncio.wait_for(_exchange(process, job), seconds)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            del self.processes[worker]
            await _end(process)
            raise Failed(f"{type(error).__name__} in a worker process") from error
        except asyncio.CancelledError:
            await _end(process)
            raise
        finally:
            del self.busy[worker]

    async def _spawn(self, worker: int) -> Process:
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tianxia.web.thinker", stdin=PIPE, stdout=PIPE
            )
        except OSError as error:  # too many open files, no memory: it may be better the next time
            raise Failed(f"no worker process: {error}") from error
        self.processes[worker] = process
        return process


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
