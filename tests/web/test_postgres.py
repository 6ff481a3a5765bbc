"""PostgreSQL: the same store, and two servers that share tables. A private cluster is started for it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from cluster import Cluster
from tests.web.house import House, Stream, opened, until
from tests.web.push_service import Browser
from tests.web.test_clocks import clock, friends
from tests.web.test_leaving import Clock
from tests.web.test_store import differences, entry, game
from tianxia.games import GAMES
from tianxia.kernel.errors import Unavailable
from tianxia.store import Seat, Store, Taken
from tianxia.store.backup import back_up, restore
from tianxia.store.boxes import drop_unused
from tianxia.store.models import MailAddress
from tianxia.store.timing import RETURN
from tianxia.web.settings import Settings
from tianxia.web.terms import Terms

__all__ = ["clock"]

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The URL of a database in a cluster of its own."""
    cluster = Cluster()
    yield cluster.url
    cluster.remove()


@pytest.fixture(scope="module")
async def houses(cluster: str, anyio_backend: str) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one database."""
    async with AsyncExitStack() as stack:
        settings = Settings(database=cluster, games=("china", "legacy-of-yu"), workers=1, any_bot=True, burst=100_000)
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
        assert (number, [step["number"] for step in news["steps"]]) == ("2", [2])  # the first tells the seed
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


async def test_two_servers_begin_a_campaign_once(houses: tuple[House, House]) -> None:
    """Neither hears of the other's game before it has saved its own: both have read that none is running."""
    one, other = houses
    ann = await one.visit("Ann")
    elsewhere = await other.visit(cookie=ann.client.cookies["tianxia"])
    slot = (await ann.post("/campaigns")).json()["url"]
    for _ in range(6):
        answers = await asyncio.gather(*(person.post(f"{slot}/play") for person in (ann, elsewhere) * 2))
        assert {answer.status_code for answer in answers} == {200}, answers[0].text
        assert len({answer.json()["url"] for answer in answers}) == 1
        slot = (await ann.post("/campaigns")).json()["url"]


async def test_a_postgres_that_is_starting_is_waited_for(cluster: str, caplog: pytest.LogCaptureFixture) -> None:
    folder = Path(cluster.rpartition("=")[2])
    hidden = folder / "hidden"
    socket = next(folder.glob(".s.PGSQL.*[0-9]"))
    socket.rename(hidden)
    opening = asyncio.create_task(Store.open(cluster, patience=60.0))
    await until(lambda: "waiting for the database" in caplog.text)
    hidden.rename(socket)
    await (await opening).close()
    with pytest.raises(Unavailable, match="nowhere"):
        await Store.open(cluster.replace("postgres@", "nowhere@"), patience=60.0)  # no such user: that is no waiting


async def test_a_backup_goes_from_one_kind_of_database_to_the_other(cluster: str, tmp_path: Path) -> None:
    """The two sort names in different ways and write documents in different ways."""
    file, other = tmp_path / "file.db", cluster.replace("/tianxia?", "/other?")
    store = await Store.open(cluster)
    async with store._engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(text("CREATE DATABASE other"))
    for key in ("b", "B", "я"):
        await store.create(game(key), [Seat(key, 0, "person", "ann", "Аня")], [entry(key, 1)])
    await store.close()
    first = await back_up(cluster, tmp_path / "first")
    await restore(tmp_path / "first", f"sqlite:///{file}")
    second = await back_up(f"sqlite:///{file}", tmp_path / "second")
    await restore(tmp_path / "second", other)
    assert first == second == await back_up(other, tmp_path / "third")
    assert first.rows["game"] >= 3


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


async def test_two_servers_let_a_bot_stand_in_once_and_its_player_is_back_on_both(houses: tuple[House, House]) -> None:
    one, other = houses
    ann = await one.visit("Ann")
    table = await ann.new(game="china", seats=[{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}], seed=1)
    here, there = await one.live(table), await other.live(table)
    away = here.table.decider
    async with here.lock, there.lock:
        data = {"seat": away, "bot": "random"}
        await other.hall.append(there, "away", away, data, rows=[there.with_bot(away, "random")])
    answer = await ann.post(f"{table}/ask", seat=away, what="bot", of=away, level="random")
    assert answer.json()["error"]["code"] in ("stale", "seat-taken")  # written first there, or heard of already
    await until(lambda: here.table.ply > 0 and here.bot is None)
    assert [entry.kind for entry in here.entries].count("away") == 1
    assert (await ann.post(f"{table}/back", seat=away)).status_code == 200
    await until(lambda: there.substituted == here.substituted == set())
    stored = await one.hall.store.load(here.id)
    assert stored is not None
    assert all(seat.bot is None for seat in stored.seats)


async def test_of_two_servers_one_sees_that_time_is_up(houses: tuple[House, House], clock: Clock) -> None:
    one, other = houses
    tables = [(await friends(one, Terms(clock="1-day")))[0] for _ in range(3)]
    for table in tables:
        here, there = await one.live(table), await other.live(table)
        assert here.clocks.deadline == there.clocks.deadline == clock.time + 86_400
    clock.time += 86_400
    await asyncio.gather(*(house.hall.timekeeping.look() for house in (one, other, other, one)))
    for table in tables:
        here, there = await one.live(table), await other.live(table)
        await until(lambda: here.number == there.number)  # noqa: B023 (awaited at once)
        late = [(entry.number, entry.data) for entry in here.entries if "late" in entry.data]
        assert len(late) == 1
        assert late == [(entry.number, entry.data) for entry in there.entries if "late" in entry.data]


async def test_of_two_servers_one_notes_that_none_ran(cluster: str) -> None:
    stores = [await Store.open(cluster) for _ in range(2)]
    try:
        await stores[0].timing.beat(4_000_000_000.0)
        await asyncio.gather(*(store.timing.beat(4_000_001_000.0) for store in stores * 2))
        for store in stores:
            assert [down.ended for down in store.timing.downtimes if down.began > 4_000_000_000.0] == [
                4_000_001_000.0 + RETURN
            ]
    finally:
        for store in stores:
            await store.close()


async def test_of_two_servers_one_tells_of_a_turn(houses: tuple[House, House]) -> None:
    one, other = houses
    ann = await one.visit("Ann")
    identity = one.identity(ann)
    keys = Browser().keys
    assert (await ann.post("/push", endpoint="https://push.example.org/x", keys=keys)).status_code == 200
    address = MailAddress(identity, "ann@example.org", "en", 1.0, confirmed=1.0)
    await one.hall.store.mail.save(address)
    seats = [{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    table = (await ann.new(game="china", seats=seats, seed=1)).rpartition("/")[2]
    (awaited,) = [each for each in await other.hall.store.notices.awaited() if each.table == table]
    assert (awaited.identity, awaited.pushes) == (identity, True)
    granted = await asyncio.gather(*(house.hall.store.notices.claim(awaited) for house in houses * 3))
    assert sorted(granted) == [False] * 5 + [True]
    assert table not in {each.table for each in await one.hall.store.notices.awaited()}

    (due,) = [each for each in await other.hall.store.mail.due(2.0, 1e12) if each.address.identity == identity]
    assert [turn.table for turn in due.turns] == [table]
    granted = await asyncio.gather(*(house.hall.store.mail.claim(due.address, 5.0) for house in houses * 3))
    assert sorted(granted) == [False] * 5 + [True]
    assert identity not in {each.address.identity for each in await one.hall.store.mail.due(2.0, 1e12)}
    await one.hall.store.mail.drop(identity)


async def test_two_servers_share_a_box(houses: tuple[House, House]) -> None:
    """One keeps it and sets a table; the other one finds it there, also when nobody keeps it any more."""
    one, other = houses
    ann, boris = await one.visit("Ann"), await other.visit("Boris")
    text = GAMES["china"].box.text.replace("row         = 4", "row = 5")
    kept = [await person.post("/boxes", game="china", text=text) for person in (ann, boris)]
    assert [answer.status_code for answer in kept] == [200, 200]
    key = kept[0].json()["id"]
    table = await ann.new(game="china", seats=[{"kind": "person"}] + [{"kind": "hotseat"}] * 2, box=key, seed=1)
    for person, answer in ((ann, kept[0]), (boris, kept[1])):
        assert (await person.post(f"{answer.json()['url']}/drop")).status_code == 200
    here, there = await one.live(table), await other.live(table)
    assert there.row.box == here.table.box.digest
    assert there.table.box.document["cards"]["row"] == 5
    assert there.table.position() == here.table.position()
    async with other.hall.store.writing() as session:
        await drop_unused(session, 1e12)
    assert await one.hall.store.boxes.text(here.row.box) == text
    async with one.hall.store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []
