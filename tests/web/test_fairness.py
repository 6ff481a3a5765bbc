"""Whoever asks for much thinking waits for it themselves, and what nobody waits for is not done."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.web.house import House, Person, opened, until
from tianxia.store import Store
from tianxia.table import new
from tianxia.web.settings import Settings
from tianxia.web.shares import Payer
from tianxia.web.thinker import Ponder, Think
from tianxia.web.workers import ALONE, LONG, Left, Workers

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

HERE, ELSEWHERE = "203.0.113.1", "203.0.113.2"
SLOW = "search:time=0.2"
BOTS = [{"kind": "bot", "bot": SLOW}] * 3


def thought(bot: str = SLOW) -> Think:
    table = new("china", 3, seed=1)
    return Think("china", bot, 1, table.decider, table.scrubbed(table.decider).tobytes())


async def test_a_victims_bot_does_not_wait_for_all_of_an_attackers(house: House) -> None:
    workers, done = house.hall.workers, []

    async def ask(name: str, payer: Payer, bot: str = SLOW) -> None:
        await workers.run(thought(bot), payer=payer)
        done.append(name)

    attacks = [asyncio.create_task(ask("attack", Payer(HERE, f"cookie {number}"))) for number in range(8)]
    await until(lambda: workers.waiting == 7)
    await ask("victim", Payer(ELSEWHERE, "Ann"), "scholar")
    assert len(done) <= 2
    await asyncio.gather(*attacks)


async def test_hints_do_not_outrank_the_bots_of_others(house: House) -> None:
    workers, done = house.hall.workers, []
    job = thought()

    async def hint(number: int) -> None:
        await workers.run(Ponder("china", "general", 1, job.seat, job.state), payer=Payer(HERE, f"cookie {number}"))
        done.append("hint")

    hints = [asyncio.create_task(hint(number)) for number in range(8)]
    await until(lambda: workers.waiting == 7)
    await workers.run(thought("scholar"), payer=Payer(ELSEWHERE, "Ann"))
    assert len(done) <= 2
    await asyncio.gather(*hints)


async def test_long_thoughts_leave_a_worker_for_short_ones() -> None:
    workers = Workers(2, 60.0)
    workers.start()
    try:
        await asyncio.gather(*(workers.run(thought("scholar")) for _ in range(4)))  # both have loaded the game then
        assert workers.expected(thought("scholar")) < LONG
        long = [asyncio.create_task(workers.run(thought("search:time=2.0"))) for _ in range(3)]
        await until(lambda: len(workers.busy) == 1)
        await workers.run(thought("scholar"))
        assert not any(task.done() for task in long)
        for task in long:
            task.cancel()
    finally:
        await workers.stop()


async def test_a_job_that_nobody_wants_any_more_is_not_done(house: House) -> None:
    workers = house.hall.workers
    first = asyncio.create_task(workers.run(thought()))
    await until(lambda: len(workers.busy) == 1)
    with pytest.raises(Left):
        await workers.run(thought(), is_wanted=lambda: False)
    await first


async def test_a_hint_whose_client_has_left_is_not_computed(house: House) -> None:
    ann = await house.visit("Ann")
    seats = [{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    table = await ann.new(game="china", seats=seats, hints=True)
    seat, workers = (await ann.scene(table))["decider"], house.hall.workers
    busy = asyncio.create_task(workers.run(thought("search:time=1.0")))
    await until(lambda: len(workers.busy) == 1)
    left = asyncio.Event()
    asking = asyncio.create_task(ask_for_hint(house, ann, table, seat, left))
    await until(lambda: workers.waiting == 1)
    left.set()
    await until(lambda: workers.waiting == 0)
    await asking
    await busy
    assert not workers.busy


async def ask_for_hint(house: House, person: Person, table: str, seat: int, left: asyncio.Event) -> None:
    """A request whose client leaves before the answer has come."""
    body = json.dumps({"seat": seat}).encode()
    cookie = "; ".join(f"{name}={value}" for name, value in person.client.cookies.items())
    headers = {"cookie": cookie, "host": "tianxia.test", **person.headers}
    scope = {
        "type": "http", "method": "POST", "path": f"{table}/hint", "raw_path": b"", "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()], "scheme": "http",
        "server": ("tianxia.test", 80), "client": ("127.0.0.1", 1), "asgi": {"version": "3.0"},
        "http_version": "1.1", "root_path": "",
    }  # fmt: skip
    messages = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> dict[str, object]:
        for message in messages:
            return message
        await left.wait()
        return {"type": "http.disconnect"}

    async def send(_: object) -> None:
        pass

    await house.app(scope, receive, send)


async def test_bots_are_paid_by_who_waits_for_them(house: House) -> None:
    ann, boris = await house.visit("Ann", address=HERE), await house.visit("Boris", address=ELSEWHERE)
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = await ann.new(game="china", seats=seats, visibility="listed")
    live, bots = await house.live(table), house.hall.bots
    assert bots.payer(live).address == HERE
    assert (await boris.post(f"{table}/sit", seat=1)).status_code == 200
    assert bots.payer(live).address == ELSEWHERE


async def test_bots_alone_play_for_who_looks_and_come_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'a.db'}"
    settings = Settings(database=database, games=("china",), workers=1, any_bot=True, burst=10_000, idle_seconds=0.3)
    async with opened(settings) as house:
        patience: list[float] = []
        run = house.hall.workers.run

        async def noted(job: Think, waits: float = 0.0, **more: object) -> object:
            patience.append(waits)
            return await run(job, waits, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(house.hall.workers, "run", noted)
        ann = await house.visit("Ann")
        table = await ann.new(game="china", seats=BOTS)
        live = await house.live(table)
        await until(lambda: not house.hall.bots.is_driving(live))
        ply = live.table.ply
        assert not live.table.is_over  # nobody has looked for a while
        await ann.scene(table)
        await until(lambda: live.table.ply > ply)
        assert set(patience) == {ALONE}
    store = await Store.open(database)
    assert await store.waiting_for_bots() == []  # nor are they driven after a restart
    await store.close()
