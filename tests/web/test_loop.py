"""Nothing heavy on the event loop: no request, with the largest games there are, holds it for long."""

import asyncio
import gc
import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.routing import Route

from tests.web.house import House, Person, opened
from tianxia.campaign import Campaign, games_with_campaigns
from tianxia.games import GAMES
from tianxia.table import Table, new
from tianxia.web.app import ROUTES
from tianxia.web.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

MOST = 0.05
"""Seconds of processor time for which one step of the event loop may last."""
LARGE = ("zhanguo", "legacy-of-yu")
PLIES = 250
"""Where a game that is not over yet is left."""


class Watch:
    """The longest steps of the event loop, in processor time of its thread: waiting for others does not count."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""

    async def begin(self) -> None:
        """Forget what was, with the step that goes on."""
        await asyncio.sleep(0)
        self.longest, self.what = 0.0, ""


@contextmanager
def watching() -> Iterator[Watch]:
    """Time every step of the event loop."""
    watch, run = Watch(), asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        seconds = time.thread_time() - began
        if seconds > watch.longest:
            watch.longest, watch.what = seconds, repr(handle)

    gc.collect()
    gc.freeze()  # as the server does: a search for garbage is nobody's request
    gc.disable()
    asyncio.Handle._run = timed  # type: ignore[assignment,method-assign]
    try:
        yield watch
    finally:
        gc.enable()
        gc.unfreeze()
        asyncio.Handle._run = run  # type: ignore[method-assign]


def played(game: str, players: int) -> Table:
    """A game that is over."""
    table, rng = new(game, players, seed=1), random.Random(1)
    while not table.is_over and table.ply < PLIES:
        table.play(rng.choice(table.legal()))
    return table


def long_campaign(name: str) -> str:
    """A campaign with a long chronicle and a running game."""
    campaign, rng = Campaign(name), random.Random(1)
    while not campaign.is_over and len(campaign.games) < 4:
        table = campaign.play(seed=len(campaign.games))
        while not table.is_over:
            table.play(rng.choice(table.legal()))
        campaign.add(table)
    return str(campaign)


@pytest.fixture(scope="module")
async def big(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[House]:
    """A server with the games that have most to draw and to tell."""
    database: Path = tmp_path_factory.mktemp("big") / "a.db"
    settings = Settings(
        database=f"sqlite+aiosqlite:///{database}", games=LARGE, workers=1, burst=100_000, tables_per_hour=1000
    )
    async with opened(settings) as house:
        yield house


async def bring(ann: Person, table: Table) -> str:
    answer = await ann.post("/records", text=str(table.record()))
    assert answer.status_code == 200, answer.text
    return str(answer.json()["url"])


def addresses(table: str, game: str, slot: str, ply: int) -> list[str]:
    """Every address that can be looked at, but for streams, which do not end."""
    known = {"{id}": table.rpartition("/")[2], "{ply}": str(ply), "{game}": game, "{token}": "x", "{name}": "x"}
    found = []
    for route in ROUTES:
        assert isinstance(route, Route)
        if "GET" in (route.methods or ()) and not route.path.endswith("/events"):
            path = route.path.replace("/campaign/{id}", slot)
            for name, value in known.items():
                path = path.replace(name, value)
            found.append(path)
    return [*found, f"{table}/replay?ply={ply}", f"{table}/why?targets=a", f"{table}/preview?action=pass"]


@pytest.mark.parametrize("game", LARGE)
async def test_no_look_holds_the_loop(big: House, game: str) -> None:
    ann = await big.visit("Ann")
    table = await asyncio.to_thread(played, game, max(GAMES[game].players))
    url = await bring(ann, table)
    text = await asyncio.to_thread(long_campaign, games_with_campaigns()[0])
    slot = (await ann.post("/campaigns", text=text)).json()["url"]
    with watching() as watch:
        for path in addresses(url, game, slot, table.ply):
            for accept in ("text/html", "application/json"):
                await watch.begin()
                answer = await ann.get(path, accept=accept)
                assert answer.status_code < 500, path
                assert watch.longest < MOST, (path, watch.longest, watch.what)


async def test_nothing_that_is_sent_holds_the_loop(big: House) -> None:
    ann = await big.visit("Ann")
    table = await ann.new(game=LARGE[0])
    largest = big.hall.settings.largest_body - 1000
    records = {name: str(played(name, max(GAMES[name].players)).record()) for name in LARGE}
    campaign = long_campaign(games_with_campaigns()[0])
    with watching() as watch:
        sent = [
            *(("/records", {"text": text}) for text in records.values()),
            *(("/records", {"text": text + "\n" + text[-2000:] * 90}) for text in records.values()),
            ("/records", {"text": "x" * largest}),
            ("/campaigns", {"text": campaign}),
            ("/campaigns", {"text": campaign[:-2] + "," + '"x":[' + "1," * 90_000 + "1]}"}),
            ("/campaigns", {"text": "[" * largest}),
            ("/me", {"name": "x" * largest}),
            (f"{table}/chat", {"text": "x " * (largest // 2)}),
        ]
        for path, body in sent:
            await watch.begin()
            answer = await ann.post(path, **body)
            assert answer.status_code < 500, path
            assert watch.longest < MOST, (path, watch.longest, watch.what)
        await watch.begin()
        form = {**ann.headers, "content-type": "application/x-www-form-urlencoded"}
        for headers in (form, {"content-type": form["content-type"]}):
            answer = await ann.client.post("/me", content=b"a=1&" * (largest // 4), headers=headers)
            assert answer.status_code in (400, 403)
        assert watch.longest < MOST, ("a form", watch.longest, watch.what)
        for name, text in records.items():
            url = (await ann.post("/records", text=text)).json()["url"]
            for path, wanted in (("fork", {"ply": 10}), ("review", {})):
                await watch.begin()
                answer = await ann.post(f"{url}/{path}", **wanted)
                assert answer.status_code == 200 or path == "review", answer.text
                assert watch.longest < MOST, (name, path, watch.longest, watch.what)
            big.hall._tables.clear()  # as if nobody had looked at it for long
            await watch.begin()
            assert (await ann.get(f"{url}/scene")).status_code == 200
            assert watch.longest < MOST, (name, "read again", watch.longest, watch.what)


def test_the_watch_sees_what_holds_the_loop() -> None:
    async def hold() -> None:
        end = time.thread_time() + MOST
        while time.thread_time() < end:
            pass

    with watching() as watch:
        asyncio.run(hold())
    assert watch.longest >= MOST
