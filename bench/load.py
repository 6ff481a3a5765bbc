"""Many tables with bots on one server: how long people wait.

    PYTHONPATH=src python bench/load.py --tables 250 --pace 5
    PYTHONPATH=src python bench/load.py --tables 1000 --pace 20
    PYTHONPATH=src python bench/load.py --tables 100 250 500 1000 --pace 20
    PYTHONPATH=src python bench/load.py --tables 300 --servers 2
    PYTHONPATH=src python bench/load.py --moves

At each table a person plays against bots at a person's pace with the page open, and every second table is watched by
another page: they load lobby and table once and then follow the stream of steps, as static/play.js does.
A move is timed from the click to the answer, a step from that click until the watching page has it. The people are
niced, since they would have machines of their own. With `--moves` it is the round trip of a move, while two strong bots
think at other tables.
"""

import argparse
import asyncio
import json
import os
import random
import re
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from itertools import product
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from balancer import Balancer
from browsers import Answer, Browser
from cluster import Cluster
from server import CROWD, Server
from tianxia.games import GAMES
from tianxia.kernel.documents import Document

NICE = 15
"""More than the bots (`web.thinker`): people would have machines of their own."""
COMING = 0.04
"""Seconds between two people who come."""
GRACE = 5.0
"""Seconds of play before anything is timed, once everybody has come."""


class Figures:
    """What has been timed, in seconds, and what has been sent, in bytes."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {}
        self.sizes: dict[str, list[int]] = {}
        self.failed: list[str] = []
        self.is_on = True

    def add(self, what: str, seconds: float, size: int | None = None) -> None:
        """Keep a figure."""
        if self.is_on:
            self.times.setdefault(what, []).append(seconds)
            if size is not None:
                self.sizes.setdefault(what, []).append(size)


class Page:
    """Somebody at a table with the page open."""

    def __init__(self, address: str, figures: Figures) -> None:
        split = urlsplit(address)
        self._browser = Browser(split.hostname or "", split.port or 80)
        self._figures = figures
        self.scene: Document = {}
        self.path = ""
        self.moved: dict[int, float] = {}
        """When the visitor clicked, by the number of the entry that came of it."""
        self.heard: dict[int, float] = {}
        """When the stream told of an entry."""

    async def set_table(self, **wanted: object) -> None:
        """Come to the lobby and set a table."""
        await self._timed("lobby", self._browser.visit("/"))
        answer = await self._timed("new table", self._browser.post("/tables", **wanted))
        if answer.status >= 400:
            raise ConnectionError(self._figures.failed[-1])
        await self.come(answer.document["url"])

    async def come(self, path: str) -> None:
        """Open the page of a table; the scene comes with it."""
        self.path = path
        answer = await self._timed("table page", self._browser.visit(path))
        found = re.search(rb'<script[^>]*id="scene"[^>]*>(.*?)</script>', answer.body)
        assert found is not None
        self.scene = json.loads(found[1])

    async def look(self, path: str, what: str) -> None:
        """Load a page and leave it."""
        await self._timed(what, self._browser.visit(path))

    async def move(self, rng: random.Random) -> None:
        """Play any legal action."""
        action = rng.choice(self.scene["legal"])["action"]
        version, seat, after = (self.scene[name] for name in ("version", "seat", "number"))
        clicked = time.perf_counter()
        sent = self._browser.post(f"{self.path}/act", action=action, version=version, seat=seat, after=after)
        answer = await self._timed("move", sent)
        if answer.status == 200:
            if self._figures.is_on:
                self.moved[after + 1] = clicked
            self._hear(answer.document)

    async def listen(self) -> None:
        """Take every step that the stream tells."""
        async for text, size in self._browser.events(f"{self.path}/events?after={self.scene['number']}"):
            told = json.loads(text)
            self._hear(told)
            if "steps" in told and self._figures.is_on:
                self._figures.sizes.setdefault("event", []).append(size)
                self._figures.sizes.setdefault("step", []).append(len(text) // len(told["steps"]))

    def _hear(self, told: Document) -> None:
        """What the page would show now; drawing it is a browser's work."""
        now = time.perf_counter()
        for step in told.get("steps", []):
            if step["number"] == self.scene["number"] + 1:
                self.heard[step["number"]] = now
                self.scene = {"seat": self.scene["seat"], "legal": [], **step}
        if "scene" in told:
            self.scene = told["scene"]

    async def _timed(self, what: str, request: Awaitable[Answer]) -> Answer:
        began = time.perf_counter()
        answer = await request
        self._figures.add(what, time.perf_counter() - began, answer.size)
        if answer.status >= 400:
            self._figures.failed.append(f"{what}: {answer.status} {answer.body[:200].decode()}")
        return answer

    def close(self) -> None:
        """Leave."""
        self._browser.close()


@asynccontextmanager
async def following(page: Page) -> AsyncIterator[Page]:
    """A page that follows what happens."""
    listening = asyncio.create_task(page.listen())
    try:
        yield page
    finally:
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening
        page.close()


class Crowd(NamedTuple):
    """How many play, and how."""

    game: str
    level: str
    tables: int
    seconds: float
    pace: float


async def play_many(address: str, crowd: Crowd) -> Figures:
    """People at many tables, each acting every few seconds when it is their decision, half of them watched."""
    figures = Figures()
    figures.is_on = False
    everybody, end = asyncio.Barrier(crowd.tables + 1), asyncio.Event()
    bots = [{"kind": "bot", "bot": crowd.level}] * (min(GAMES[crowd.game].players) - 1)

    async def person(number: int) -> None:
        rng = random.Random(number)
        await asyncio.sleep(number * COMING)
        page, watcher = Page(address, figures), Page(address, figures)
        await page.set_table(game=crowd.game, seats=[{"kind": "person"}, *bots], visibility="listed")
        async with following(page):
            if number % 2:
                await play(page, rng)
                return
            await watcher.come(page.path)
            async with following(watcher):
                await play(page, rng)
            for entry, clicked in page.moved.items():
                if entry in watcher.heard:
                    figures.times.setdefault("step", []).append(watcher.heard[entry] - clicked)

    async def play(page: Page, rng: random.Random) -> None:
        await everybody.wait()
        await asyncio.sleep(rng.uniform(0, crowd.pace))
        while not end.is_set() and page.scene["decider"] >= 0:
            if page.scene["legal"]:
                await page.move(rng)
            await asyncio.sleep(rng.uniform(0.5, 1.5) * crowd.pace)

    async def clock() -> None:
        await everybody.wait()
        await asyncio.sleep(GRACE)
        figures.is_on = True
        await asyncio.sleep(crowd.seconds)
        end.set()

    await asyncio.gather(clock(), *(person(number) for number in range(crowd.tables)))
    return figures


async def move_round_trips(address: str, game: str, moves: int) -> Figures:
    """Moves at a table of people alone while two strong bots think all the time at others."""
    figures = Figures()
    rng = random.Random(1)
    seats = min(GAMES[game].players)
    alone = [{"kind": "person"}, *[{"kind": "hotseat"}] * (seats - 1)]
    thinking = [{"kind": "bot", "bot": "emperor"}] * seats
    for _ in range(2):
        await Page(address, Figures()).set_table(game=game, seats=thinking, visibility="listed")
    page = Page(address, figures)
    await page.set_table(game=game, seats=alone)
    while len(figures.times.get("move", [])) < moves and page.scene["decider"] >= 0:
        await page.come(page.path)  # whoever decides now sits at the screen
        await page.move(rng)
        await asyncio.sleep(0.2)
    page.close()
    return figures


def report(figures: Figures) -> None:
    """The latency table."""
    print(f"{'':12}{'number':>9}{'median':>10}{'p95':>10}{'max':>10}{'median kB':>11}{'p95 kB':>9}")
    for what, times in sorted(figures.times.items()):
        marks = "".join(f"{1000 * mark:7.0f} ms" for mark in _marks(times))
        sizes = "".join(f"{mark / 1000:10.1f}" for mark in _marks(figures.sizes.get(what, [0]))[:2])
        print(f"{what:12}{len(times):9}{marks}{sizes}")
    for failed in figures.failed[:5]:
        print(failed)
    print(f"an event of a stream as sent, median: {_marks(figures.sizes.get('event', [0]))[0]} bytes")
    print(f"failed requests: {len(figures.failed)}", flush=True)


def _marks(figures: list[float] | list[int]) -> tuple[float, float, float]:
    """Median, 95th percentile and largest."""
    ordered = sorted(figures)
    return ordered[len(ordered) // 2], ordered[int(0.95 * (len(ordered) - 1))], ordered[-1]


def play_niced(address: str, crowd: Crowd) -> Figures:
    """The crowd in a process of its own, which leaves the processor to the server."""
    with ProcessPoolExecutor(1, initializer=os.nice, initargs=(NICE,)) as process:
        figures: Figures = process.submit(_play, address, crowd).result()
        return figures


def _play(address: str, crowd: Crowd) -> Figures:
    return asyncio.run(play_many(address, crowd))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--level", default="scholar")
    parser.add_argument("--tables", type=int, nargs="+", default=[100], help="a fresh server for each number")
    parser.add_argument("--seconds", type=float, default=60, help="of play that are timed")
    parser.add_argument("--pace", type=float, default=5, help="seconds between two actions of a person")
    parser.add_argument("--moves", action="store_true", help="the round trip of moves while two bots think")
    parser.add_argument("--servers", type=int, default=1, help="several share a PostgreSQL, behind nginx")
    wanted = parser.parse_args()
    for tables in wanted.tables:
        with house(wanted.servers) as (address, servers):
            if wanted.moves:
                report(asyncio.run(move_round_trips(address, wanted.game, 100)))
                continue
            crowd = Crowd(wanted.game, wanted.level, tables, wanted.seconds, wanted.pace)
            print(f"{tables} tables of {crowd.game}, a decision of a person every {crowd.pace:.0f} s", flush=True)
            used = sum(server.processor_seconds for server in servers)
            report(play_niced(address, crowd))
            memory, seconds = (sum(getattr(s, what) for s in servers) for what in ("memory", "processor_seconds"))
            print(f"memory {memory / 1e6:.0f} MB, processor {seconds - used:.0f} s", flush=True)


@contextmanager
def house(servers: int) -> Iterator[tuple[str, list[Server]]]:
    """Where people come, and the servers there: one on a file, or several on PostgreSQL behind nginx."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = str(Path(folder) / "tianxia.db")
        if servers > 1:
            cluster = Cluster(durable=True)
            stack.callback(cluster.remove)
            database = cluster.url
        made = [stack.enter_context(Server(database, **CROWD)) for _ in range(servers)]
        for server, game in product(made, GAMES):
            server.wait_for(game)
        address = made[0].address
        if servers > 1:
            balancer = Balancer([server.port for server in made])
            stack.callback(balancer.close)
            address = balancer.address
        yield address, made


if __name__ == "__main__":
    main()
