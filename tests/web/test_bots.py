"""Bots in worker processes: what happens when they fail, are killed or come too late."""

import asyncio
import os
import signal
from typing import Any

import pytest

from tests.web.house import House, until
from tianxia.web.thinker import Prepare, Think
from tianxia.web.workers import Failed, Workers

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

IMPOSSIBLE = "search:iterations=1,nodes=9000000000000000"
"""A bot that asks for more memory than there is."""


def seats(bot: str) -> list[dict[str, str]]:
    return [{"kind": "person"}, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}]


async def test_a_bot_that_fails_five_times_hands_its_decision_down(house: House) -> None:
    ann = await house.visit("Ann")
    table = await house.together([ann, await house.visit("Boris"), await house.visit("Vera")], seed=2)
    live = await house.live(table)
    for seat in (1, 2):
        live.seats[seat].kind, live.seats[seat].bot = "bot", IMPOSSIBLE
    if live.table.decider == 0:
        while live.table.decider == 0:
            assert (await ann.act(table, await ann.scene(table))).status_code == 200
    else:
        house.hall.bots.drive(live)
    await until(lambda: any(entry.kind == "note" for entry in live.entries), 60)
    await until(lambda: live.table.ply > 0 and live.entries[-1].kind == "act" and live.entries[-1].seat != 0, 60)
    notes = [entry for entry in live.entries if entry.kind == "note"]
    assert notes[0].data == {"what": "bot-failed", "bot": IMPOSSIBLE, "to": "scholar"}
    for seat in (1, 2):
        live.seats[seat].bot = "random"
    await until(lambda: live.table.decider == 0, 60)


async def test_a_killed_worker_is_replaced_and_no_move_is_lost_or_doubled(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=seats("search:time=2.0"), seed=2)
    live = await house.live(table)
    while live.table.decider == 0:
        assert (await ann.act(table, await ann.scene(table))).status_code == 200
    workers, before = house.hall.workers, live.number
    await until(lambda: any(isinstance(job, Think) for job in workers.busy.values()))
    (process,) = workers.processes.values()
    os.kill(process.pid, signal.SIGKILL)
    await until(lambda: live.number > before, 60)
    assert workers.processes[0].pid != process.pid
    assert [entry.kind for entry in live.entries[before:]] == ["act"]
    for seat in (1, 2):
        live.seats[seat].bot = "random"
    await until(lambda: live.table.decider == 0, 60)


async def test_a_worker_that_cannot_be_started_is_a_failure_and_not_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise OSError("too many open files")

    workers = Workers(1, 5.0)
    workers.start()
    monkeypatch.setattr("asyncio.create_subprocess_exec", refuse)
    for _ in range(2):
        with pytest.raises(Failed):
            await asyncio.wait_for(workers.run(Prepare("china")), 5)
    await workers.stop()


async def test_a_store_that_fails_for_a_while_does_not_stop_the_bots(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=seats("random"), seed=2)
    live = await house.live(table)
    await until(lambda: live.table.decider == 0, 60)
    append, failed = house.hall.store.append, 0

    async def fail(*arguments: Any, **more: Any) -> None:
        nonlocal failed
        if arguments[0][0].seat != 0 and failed < 2:
            failed += 1
            raise OSError("the disk is full")
        await append(*arguments, **more)

    monkeypatch.setattr(house.hall.store, "append", fail)
    while live.table.decider == 0:
        assert (await ann.act(table, await ann.scene(table))).status_code == 200
    await until(lambda: live.table.decider == 0, 60)
    assert failed == 2
    assert not [entry for entry in live.entries if entry.kind == "note"]  # it was not the bot's fault


async def test_a_decision_that_was_taken_back_meanwhile_is_dropped(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=seats("search:time=1.0"), seed=2)
    live = await house.live(table)
    await until(lambda: live.table.decider == 0, 60)
    while live.table.decider == 0:
        assert (await ann.act(table, await ann.scene(table))).status_code == 200
    ply = max(k for k in range(live.table.ply) if live.session.decider_at(k) == 0)
    answer = await ann.post(f"{table}/ask", seat=0, what="takeback")
    assert answer.status_code == 200
    assert live.table.ply == ply
    await until(lambda: not house.hall.bots.is_driving(live))
    assert live.table.ply == ply
    assert live.entries[-1].kind == "undo"


async def test_a_job_that_takes_too_long_fails(house: House) -> None:
    workers = house.hall.workers
    job = Think("china", "search:time=600.0", 1, 0, b"")
    with pytest.raises(Failed):
        await workers.run(job)  # no state at all: an error of the worker, which lives on
    (process,) = workers.processes.values()
    table = await (await house.visit("Ann")).new(game="china", seats=seats("random"), seed=2)
    live = await house.live(table)
    await until(lambda: live.table.decider == 0, 60)
    state = live.table.scrubbed(0).tobytes()
    workers._seconds, patience = 0.2, workers._seconds
    try:
        with pytest.raises(Failed, match="TimeoutError"):
            await workers.run(Think("china", "search:time=600.0", 1, 0, state))
    finally:
        workers._seconds = patience
    assert process.returncode is not None
