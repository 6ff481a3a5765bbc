"""A full disk, a locked database and a clock that jumps: nothing is half done, and afterwards the game goes on."""

import asyncio
import resource
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.web.house import House, Person, opened
from tianxia.web.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ALONE = [{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}]


@pytest.fixture(scope="module")
async def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("store") / "tianxia.db"


@pytest.fixture(scope="module")
async def troubled(file: Path, anyio_backend: str) -> AsyncIterator[House]:
    async with opened(Settings(database=f"sqlite:///{file}", games=("china",), workers=1, burst=100_000)) as house:
        yield house


async def game_of(house: House) -> tuple[Person, str]:
    ann = await house.visit("Ann")
    return ann, await ann.new(game="china", seats=ALONE)


async def same_after_a_restart(house: House, ann: Person, table: str) -> int:
    """What is in memory is what is kept; the ply."""
    before = await ann.scene(table)
    del house.hall._tables[table.rpartition("/")[2]]
    after = await ann.scene(table)
    assert after == before
    return int(after["ply"])


@contextmanager
def full_disk(file: Path) -> Iterator[None]:
    """No file of this process grows, as on a disk that is full."""
    largest = max(part.stat().st_size for part in file.parent.iterdir())
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_a_full_disk(troubled: House, file: Path) -> None:
    ann, table = await game_of(troubled)
    assert (await ann.act(table, await ann.scene(table))).status_code == 200
    with full_disk(file):
        scene = await ann.scene(table)
        assert (await ann.act(table, scene)).status_code >= 500
        assert (await ann.scene(table))["ply"] == 1
    assert await same_after_a_restart(troubled, ann, table) == 1
    assert (await ann.act(table, scene)).status_code == 200  # the same once more
    assert await same_after_a_restart(troubled, ann, table) == 2


async def test_a_locked_database_is_waited_for(troubled: House, file: Path) -> None:
    ann, table = await game_of(troubled)
    scene = await ann.scene(table)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        acting = asyncio.create_task(ann.act(table, scene))
        await asyncio.sleep(0.5)
        assert not acting.done()
        assert (await ann.get("/about")).status_code == 200  # nobody else waits
        other.execute("COMMIT")
        assert (await acting).status_code == 200
    assert await same_after_a_restart(troubled, ann, table) == 1


@pytest.mark.parametrize("hours", [-24, 24])
async def test_a_clock_that_jumps(troubled: House, hours: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, table = await game_of(troubled)
    assert (await ann.act(table, await ann.scene(table))).status_code == 200
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 3600 * hours)
    for _ in range(2):
        assert (await ann.act(table, await ann.scene(table))).status_code == 200
    assert (await ann.page("/")).status_code == 200  # "so long ago", of a time to come
    assert (await ann.post(f"{table}/undo", seat=(await ann.scene(table))["seat"])).status_code in (200, 403)
    await same_after_a_restart(troubled, ann, table)
