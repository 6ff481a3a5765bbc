"""One attacker with many cookies uses every limit: how long somebody else waits for a page and for a bot.

    PYTHONPATH=src python bench/attack.py --seconds 40

A victim at 127.0.0.1 loads the lobby and their table and plays against scholars, first alone and then while an attacker
at 127.0.0.2 sets tables of emperors, asks for hints, looks at moments of a long game, sends records and campaigns,
opens streams, and holds connections with half-sent requests, all as fast as they are answered. The attacker is niced,
since they would have a machine of their own. Nothing leaves this computer, and all of it ends by itself.
"""

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from browsers import Answer, Browser
from load import Figures, Page, following, report
from server import Server
from tianxia.games import GAMES
from tianxia.table import new

ATTACKER = "127.0.0.2"
NICE = 19
COOKIES = 12
LOOKERS, HINTERS, SENDERS, STREAMS, SLOW = 40, 8, 4, 300, 150
"""How many of each the attacker has at once."""
CALM = next(iter(GAMES))
"""What the victim plays."""
PAUSE = 0.05
"""Seconds between two looks of the victim."""
GOING = (ConnectionError, asyncio.IncompleteReadError, OSError)
"""What happens to somebody whom the server does not want."""


async def play(address: str, seconds: float) -> Figures:
    """A victim who looks and plays for a while."""
    figures, rng = Figures(), random.Random(1)
    page, end = Page(address, figures), time.monotonic() + seconds
    seats = [{"kind": "person"}, *[{"kind": "bot", "bot": "scholar"}] * 2]
    await page.set_table(game=CALM, seats=seats)
    async with following(page):
        while time.monotonic() < end:
            if page.scene["decider"] < 0:
                await page.set_table(game=CALM, seats=seats)
                return await _and(figures, play(address, end - time.monotonic()))
            if page.scene["legal"]:
                began = time.perf_counter()
                await page.move(rng)
                while not page.scene["legal"] and page.scene["decider"] >= 0 and time.monotonic() < end:
                    await asyncio.sleep(0.005)
                figures.add("scholars", time.perf_counter() - began)
            await page.look("/", "lobby")
            await page.look(page.path, "table page")
            await asyncio.sleep(PAUSE)
    return figures


async def _and(figures: Figures, more: Awaitable[Figures]) -> Figures:
    for what, times in (await more).times.items():
        figures.times.setdefault(what, []).extend(times)
    return figures


class Attacker:
    """Somebody with many cookies at one address."""

    def __init__(self, address: str, game: str, seconds: float) -> None:
        split = urlsplit(address)
        self._game = game
        self._players = max(GAMES[game].players)
        self._place = (split.hostname or "", split.port or 80)
        self._end = time.monotonic() + seconds
        self._people: list[Browser] = []
        self.answers: Counter[str] = Counter()

    async def attack(self) -> None:
        """Do everything at once until the time is over."""
        self._people = [Browser(*self._place, address=ATTACKER) for _ in range(COOKIES)]
        for person in self._people:
            await person.visit("/")
        record = str(await asyncio.to_thread(_long_game, self._game))
        tables = [await self._heard("record", person.post("/records", text=record)) for person in self._people[:3]]
        urls = [answer.document["url"] for answer in tables if answer.status == 200]
        ways: list[Coroutine[Any, Any, None]] = [self._set_tables(), *(self._hold(n) for n in range(SLOW))]
        ways += [self._repeat(n % len(urls), self._look(urls[n % len(urls)], n)) for n in range(LOOKERS)]
        ways += [self._hint(n) for n in range(HINTERS)]
        ways += [self._repeat(n, self._send(record, n)) for n in range(SENDERS)]
        ways += [self._follow(urls[0], n) for n in range(STREAMS)]
        await asyncio.gather(*ways)

    async def _repeat(self, number: int, once: Callable[[Browser], Awaitable[None]]) -> None:
        person = self._again(number)
        while time.monotonic() < self._end:
            with suppress(*GOING):
                await once(person)
            await asyncio.sleep(0)

    def _again(self, number: int) -> Browser:
        """The same person with another connection."""
        return self._people[number % COOKIES].another()

    async def _heard(self, what: str, asked: Awaitable[Answer]) -> Answer:
        answer = await asked
        self.answers[f"{what}: {answer.status}"] += 1
        return answer

    def _look(self, url: str, number: int) -> Callable[[Browser], Awaitable[None]]:
        async def look(person: Browser) -> None:
            await self._heard("at", person.get(f"{url}/at/{number % 50}"))

        return look

    def _send(self, record: str, number: int) -> Callable[[Browser], Awaitable[None]]:
        junk = record + record[-2000:] * 80

        async def send(person: Browser) -> None:
            await self._heard("record", person.post("/records", text=record if number % 2 else junk))
            await self._heard("campaign", person.post("/campaigns", text="[" * 190_000))

        return send

    async def _set_tables(self) -> None:
        emperors = [{"kind": "bot", "bot": "emperor"}] * self._players
        while time.monotonic() < self._end:
            for number in range(COOKIES):
                with suppress(*GOING):
                    person = self._people[number]
                    await self._heard("table", person.post("/tables", game=self._game, seats=emperors))

    async def _hint(self, number: int) -> None:
        person = self._again(number)
        with suppress(*GOING):
            alone = [{"kind": "person"}, *[{"kind": "hotseat"}] * (self._players - 1)]
            answer = await self._heard("table", person.post("/tables", game=self._game, seats=alone))
            while answer.status != 200 and time.monotonic() < self._end:
                await asyncio.sleep(1)
                answer = await self._heard("table", person.post("/tables", game=self._game, seats=alone))
            while time.monotonic() < self._end:
                await self._heard("hint", person.post(f"{answer.document['url']}/hint", seat=0))

    async def _follow(self, url: str, number: int) -> None:
        person = self._again(number)
        with suppress(*GOING, TimeoutError):
            async with asyncio.timeout(max(0.0, self._end - time.monotonic())):
                self.answers["stream"] += 1
                async for _ in person.events(f"{url}/events"):
                    pass
                self.answers["stream: ended"] += 1

    async def _hold(self, number: int) -> None:
        begun = b"POST /me HTTP/1.1\r\ncontent-length: 100\r\n\r\n{" if number % 3 else b"GET / HTTP/1.1\r\nx-slow: "
        while time.monotonic() < self._end:
            with suppress(*GOING, TimeoutError):
                reader, writer = await asyncio.open_connection(*self._place, local_addr=(ATTACKER, 0))
                try:
                    async with asyncio.timeout(max(0.0, self._end - time.monotonic())):
                        writer.write(begun)
                        await reader.read()
                        self.answers["slow: closed"] += 1
                finally:
                    writer.close()
            await asyncio.sleep(0.5)


def _long_game(game: str) -> Any:
    table, rng = new(game, max(GAMES[game].players), seed=1), random.Random(1)
    while not table.is_over:
        table.play(rng.choice(table.legal()))
    return table.record()


def _attack(address: str, game: str, seconds: float) -> Counter[str]:
    attacker = Attacker(address, game, seconds)
    asyncio.run(attacker.attack())
    return attacker.answers


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), default=list(GAMES)[-1], help="what the attacker plays")
    parser.add_argument("--seconds", type=float, default=40, help="of play, alone and under attack")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "tianxia.db")) as server:
        for game in GAMES:
            server.wait_for(game)
        print("alone", flush=True)
        report(asyncio.run(play(server.address, wanted.seconds)))
        with ProcessPoolExecutor(1, initializer=os.nice, initargs=(NICE,)) as process:
            attacking = process.submit(_attack, server.address, wanted.game, wanted.seconds + 15)
            time.sleep(12)  # until it is under way
            print("under attack", flush=True)
            report(asyncio.run(play(server.address, wanted.seconds)))
            print(f"what the attacker heard: {dict(sorted(attacking.result().items()))}")
        print(f"memory {server.memory / 1e6:.0f} MB, processor {server.processor_seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main()
