"""PostgreSQL: the same store, and two servers that share tables. A private cluster is started for it."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.web.house import House, Stream, opened, until
from tests.web.test_store import differences, entry, game
from tianxia.store import Seat, Store, Taken
from tianxia.web.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

AS_POSTGRES = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
"""The server refuses to run as root."""


def programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert found, "PostgreSQL is not installed: run scripts/test-tools.sh"
    return found[-1]


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The URL of a database in a cluster of its own, reachable by a socket only."""
    folder = Path(tempfile.mkdtemp(prefix="tianxia-postgres-", dir="/tmp"))
    if AS_POSTGRES:
        shutil.chown(folder, "postgres")
    data = folder / "data"

    def run(program: str, *arguments: str) -> None:
        command = [*AS_POSTGRES, str(programs() / program), *arguments]
        subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL)

    try:
        run("initdb", "-D", str(data), "-U", "postgres", "-A", "trust", "-N")
        options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
        run("pg_ctl", "-D", str(data), "-l", str(folder / "log"), "-o", options, "-w", "start")
        run("createdb", "-h", str(folder), "-U", "postgres", "tianxia")
        yield f"postgresql://postgres@/tianxia?host={folder}"
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder)


@pytest.fixture(scope="module")
async def houses(cluster: str, anyio_backend: str) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one database."""
    async with AsyncExitStack() as stack:
        settings = Settings(database=cluster, games=("china",), workers=1, any_bot=True, burst=100_000)
        yield await stack.enter_async_context(opened(settings)), await stack.enter_async_context(opened(settings))


async def test_the_store_is_the_same(cluster: str) -> None:
    store = await Store.open(cluster)
    async with store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.create(game("a"), [Seat("a", 0, "bot", bot="random")])
    await store.append([entry("a", 1)], turn=0, ply=1)
    with pytest.raises(Taken):
        await store.append([entry("a", 1)], turn=0, ply=1)
    stored = await store.load("a")
    assert stored is not None
    assert (len(stored.entries), stored.game.seed) == (1, "18446744073709551615")
    await store.append([entry("a", 2)], turn=-1, ply=2)
    assert await store.waiting_for_bots() == []
    await store.close()


async def test_two_servers_share_a_table(houses: tuple[House, House]) -> None:
    one, other = houses
    ann = await one.visit("Ann")
    table = await ann.new(game="china", seats=[{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}], seed=1)
    ann_elsewhere = await other.visit()
    ann_elsewhere.client.cookies.clear()
    ann_elsewhere.client.cookies.update(ann.client.cookies)
    ann_elsewhere.headers = ann.headers
    assert await ann_elsewhere.scene(table) == await ann.scene(table)

    async with Stream(other.app, ann_elsewhere, f"{table}/events") as stream:
        assert (await ann.act(table, await ann.scene(table))).status_code == 200
        number, _, news = await stream.next()
        assert (number, [step["number"] for step in news["steps"]]) == ("1", [1])
    assert (await ann_elsewhere.scene(table))["ply"] == 1


async def test_a_lost_connection_is_made_again(houses: tuple[House, House]) -> None:
    one, other = houses
    ann = await one.visit("Ann")
    table = await ann.new(game="china", seats=[{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}], seed=1)
    there = await other.live(table)
    async with there.lock:  # what comes while nobody listens is told to nobody
        async with one.hall.store._engine.connect() as connection:
            others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            found = (await connection.execute(text(f"SELECT query, pg_terminate_backend(pid) {others}"))).all()
            assert sum(query.startswith("LISTEN") for query, _ in found) == 2
            assert len(found) > 2  # those of the other server's pool as well, as when a database is restarted
        assert (await ann.act(table, await ann.scene(table))).status_code == 200
    await until(lambda: there.table.ply == 1, 20)
    assert (await ann.act(table, await ann.scene(table))).status_code == 200
    await until(lambda: there.table.ply == 2, 20)


async def test_two_servers_take_only_one_of_two_actions(houses: tuple[House, House]) -> None:
    one, other = houses
    ann = await one.visit("Ann")
    table = await ann.new(game="china", seats=[{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}], seed=1)
    here, there = await one.live(table), await other.live(table)
    scene = await ann.scene(table)
    async with here.lock, there.lock:  # this server does not hear of the other's entry before it writes its own
        await other.hall.play(there, scene["legal"][0]["action"], None)
    answer = await ann.act(table, scene, 1)
    assert answer.status_code == 409
    assert answer.json()["scene"]["ply"] == 1
    assert here.entries[-1].data == there.entries[-1].data


async def test_bots_of_two_servers_do_not_double_a_move(houses: tuple[House, House]) -> None:
    one, other = houses
    ann = await one.visit("Ann")
    bots = [{"kind": "bot", "bot": "random"}] * 3
    table = await ann.new(game="china", seats=bots, seed=1, visibility="listed")
    there = await other.live(table)
    other.hall.bots.drive(there)  # as after a restart: both think
    here = await one.live(table)
    await until(lambda: here.table.is_over and there.table.is_over, 120)
    assert here.session.history == there.session.history
    assert [e.number for e in here.entries] == list(range(1, here.number + 1))
