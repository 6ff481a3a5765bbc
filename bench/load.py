"""Many tables with bots on one server: how long requests take.

    PYTHONPATH=src python bench/load.py --tables 100 --seconds 60
    PYTHONPATH=src python bench/load.py --moves

The first sets tables, at each of which a person plays against bots at a person's pace, with a page open (an event
stream; whenever it says something the scene is fetched again, as static/table.js does). The second measures the round
trip of a move, from the click to the new scene, while two strong bots think at other tables.
"""

import argparse
import asyncio
import random
import re
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from server import Server
from tianxia.games import GAMES
from tianxia.kernel.documents import Document

Timings = dict[str, list[float]]


class Page:
    """Somebody at a table with the page open."""

    def __init__(self, address: str, timings: Timings) -> None:
        self._client = httpx.AsyncClient(base_url=address, timeout=30, headers={"accept": "application/json"})
        self._timings = timings
        self._token = ""
        self.table = ""
        self.scene: Document = {}
        self.failed = 0

    async def open(self, **wanted: object) -> None:
        """Come to the lobby, set a table and look at it."""
        page = await self._timed("lobby", self._client.get("/", headers={"accept": "text/html"}))
        found = re.search(r'name="csrf" content="([^"]+)"', page.text)
        assert found is not None
        self._token = found[1]
        answer = await self.post("new table", "/tables", **wanted)
        self.table = answer.json()["url"]
        await self._timed("table page", self._client.get(self.table, headers={"accept": "text/html"}))
        await self.look()

    async def look(self) -> None:
        """Fetch the scene."""
        answer = await self._timed("scene", self._client.get(f"{self.table}/scene"))
        if answer.status_code == 200:
            self.scene = answer.json()

    async def move(self, rng: random.Random) -> None:
        """Play any legal action."""
        action = rng.choice(self.scene["legal"])["action"]
        version, seat = self.scene["version"], self.scene["seat"]
        answer = await self.post("move", f"{self.table}/act", action=action, version=version, seat=seat)
        if answer.status_code == 200:
            self.scene = answer.json()
        else:
            await self.look()

    async def listen(self) -> None:
        """Fetch the scene whenever the event stream says something."""
        async with self._client.stream("GET", f"{self.table}/events", timeout=None) as stream:
            async for line in stream.aiter_lines():
                if line.startswith("data:"):
                    await self.look()

    async def post(self, what: str, path: str, **body: object) -> httpx.Response:
        """Send something."""
        return await self._timed(what, self._client.post(path, json=body, headers={"x-csrf": self._token}))

    async def close(self) -> None:
        """Leave."""
        await self._client.aclose()

    async def _timed(self, what: str, request: Awaitable[httpx.Response]) -> httpx.Response:
        began = time.perf_counter()
        answer = await request
        self._timings.setdefault(what, []).append(time.perf_counter() - began)
        self.failed += answer.status_code >= 400
        return answer


@asynccontextmanager
async def sitting(address: str, timings: Timings, **wanted: object) -> AsyncIterator[Page]:
    """Somebody at a table of their own."""
    page = Page(address, timings)
    await page.open(**wanted)
    listening = asyncio.create_task(page.listen())
    try:
        yield page
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await page.close()


async def play_many(
    address: str, game: str, level: str, tables: int, seconds: float, pace: float
) -> tuple[Timings, int]:
    """People at many tables, each acting every few seconds when it is their decision."""
    timings: Timings = {}
    end = time.monotonic() + seconds

    async def person(number: int) -> int:
        rng = random.Random(number)
        await asyncio.sleep(rng.uniform(0, pace))
        async with sitting(address, timings, game=game, level=level) as page:
            while time.monotonic() < end and page.scene["decider"] >= 0:
                await asyncio.sleep(rng.uniform(0.5, 1.5) * pace)
                if page.scene["legal"]:
                    await page.move(rng)
        return page.failed

    failed = await asyncio.gather(*(person(number) for number in range(tables)))
    return timings, sum(failed)


async def move_round_trips(address: str, game: str, moves: int) -> tuple[Timings, int]:
    """Moves at a table of people alone while two strong bots think all the time at others."""
    timings: Timings = {}
    rng = random.Random(1)
    seats = min(GAMES[game].players)
    alone = [{"kind": "person"}, *[{"kind": "hotseat"}] * (seats - 1)]
    thinking = [{"kind": "bot", "bot": "emperor"}] * seats
    async with (
        sitting(address, {}, game=game, seats=thinking, visibility="listed"),
        sitting(address, {}, game=game, seats=thinking, visibility="listed"),
        sitting(address, timings, game=game, seats=alone) as page,
    ):
        while len(timings.get("move", [])) < moves and page.scene["decider"] >= 0:
            if page.scene["legal"]:
                await page.move(rng)
            await page.look()
            await asyncio.sleep(0.2)
    return timings, page.failed


def report(timings: Timings, failed: int) -> None:
    """The latency table."""
    print(f"{'':12}{'requests':>9}{'median':>9}{'p95':>9}{'max':>9}")
    for what, times in sorted(timings.items()):
        times.sort()
        marks = (times[len(times) // 2], times[int(0.95 * (len(times) - 1))], times[-1])
        print(f"{what:12}{len(times):9}" + "".join(f"{1000 * mark:6.0f} ms" for mark in marks))
    print(f"failed requests: {failed}")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--level", default="scholar")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=5, help="seconds between two actions of a person")
    parser.add_argument("--moves", action="store_true", help="the round trip of moves while two bots think")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "tianxia.db")) as server:
        for game in GAMES:
            server.wait_for(game)
        if arguments.moves:
            work = move_round_trips(server.address, arguments.game, 100)
        else:
            work = play_many(
                server.address, arguments.game, arguments.level, arguments.tables, arguments.seconds, arguments.pace
            )
        report(*asyncio.run(work))


if __name__ == "__main__":
    main()
