"""Running the fuzz: files and requests in pieces of a seed each, so that any piece can be run again."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

from hypothesis import HealthCheck, Phase, given, seed, settings

from tests.fuzz.files import Mutated, mutated, read
from tests.fuzz.requests import Sent, World, is_fine, make_world, requests
from tests.web.house import opened
from tianxia.web.settings import Settings

T = TypeVar("T")


def fuzz_files(kind: str, number: int, piece: int) -> Counter[bool]:
    """Read so many changed files of a kind; counts those that can be read and those that cannot."""
    counts: Counter[bool] = Counter()
    with tempfile.TemporaryDirectory() as folder:

        @_bounded(number, piece)
        @given(mutated(kind))
        def run(changed: Mutated) -> None:
            counts[read(changed, Path(folder))] += 1

        run()
    return counts


def fuzz_requests(number: int, piece: int) -> Counter[int]:
    """Send so many requests to a fresh server; counts them by the status of their answers."""
    counts: Counter[int] = Counter()
    with _world() as (world, loop):

        @_bounded(number, piece)
        @given(requests(world))
        def run(sent: Sent) -> None:
            loop.run_until_complete(is_fine(world, sent, counts))

        run()
    return counts


def _bounded(number: int, piece: int) -> Callable[[T], T]:
    """So many examples, the same ones for the same piece; a failure is printed as it was found, and made smaller."""

    def bound(test: T) -> T:
        phases = (Phase.generate, Phase.shrink)
        bounds = settings(max_examples=number, deadline=None, database=None, phases=phases, derandomize=False,
                          suppress_health_check=list(HealthCheck))  # fmt: skip
        bounded: Any = seed(piece)(bounds(cast(Any, test)))
        return cast(T, bounded)

    return bound


@contextmanager
def _world() -> Iterator[tuple[World, asyncio.AbstractEventLoop]]:
    """A server of its own, with people and tables; each request runs its event loop for a moment."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        bounds = Settings(
            database=f"sqlite:///{folder}/tianxia.db", games=("china",), workers=1, any_bot=True,
            burst=10**9, think_seconds=2.0,
        )  # fmt: skip
        server = opened(bounds)
        house = runner.run(server.__aenter__())
        try:
            yield runner.run(make_world(house)), runner.get_loop()
        finally:
            runner.run(server.__aexit__(None, None, None))
