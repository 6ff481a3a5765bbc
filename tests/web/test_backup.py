"""Backups: what comes back is what was there, in either kind of database, and nothing half."""

import gzip
import shutil
from pathlib import Path

import pytest

from tests.old.facts import VERSIONS
from tests.web.test_store import differences, entry, game
from tianxia.kernel.errors import TianxiaError
from tianxia.store import Review, Seat, Snapshot, Store
from tianxia.store.backup import back_up, check, restore

pytestmark = pytest.mark.anyio


def url(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture
async def kept(tmp_path: Path) -> Path:
    """A database with something of everything."""
    store = await Store.open(url(tmp_path / "tianxia.db"))
    await store.secret()
    for key in ("б", "A", "a"):
        await store.create(game(key), [Seat(key, 0, "person", "ann", "Аня")])
        await store.append([entry(key, 1)], turn=-1, ply=1, rows=[Snapshot(key, 1, 1, b"\x00\xff")])
        await store.save_review(Review(key, 0, {"value": 0.1}))
    await store.close()
    return tmp_path / "tianxia.db"


async def test_what_comes_back_is_what_was_there(kept: Path, tmp_path: Path) -> None:
    server = await Store.serve(url(kept))  # it goes on meanwhile
    file = tmp_path / "games.backup"
    written = await back_up(url(kept), file)
    assert (written.rows["game"], written.rows["snapshot"]) == (3, 3)
    assert file.stat().st_mode & 0o77 == 0
    assert await restore(file, url(tmp_path / "new.db")) == written
    new = await Store.open(url(tmp_path / "new.db"))
    assert await new.secret() == await server.secret()
    for key in ("б", "A", "a"):
        there, here = await new.load(key), await server.load(key)
        assert there == here
        assert there is not None
        assert there.game.start is None
        assert await new.review(key) == await server.review(key)
    assert await new.without_result() == await server.without_result()  # what was not there is not the JSON value null
    await server.close()
    await new.close()


async def test_a_database_of_an_older_version_is_brought_up(tmp_path: Path) -> None:
    old = next(iter(VERSIONS))
    shutil.copy(old / "database" / "tianxia.db", tmp_path / "old.db")
    written = await back_up(url(tmp_path / "old.db"), tmp_path / "old.backup")
    assert written.version < "0004"
    await restore(tmp_path / "old.backup", url(tmp_path / "new.db"))
    new = await Store.open(url(tmp_path / "new.db"))
    async with new._engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await new.close()


async def test_nothing_is_overwritten(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    await back_up(url(kept), file)
    before = file.read_bytes()
    with pytest.raises(TianxiaError, match="left as it is"):
        await back_up(url(kept), file)
    assert file.read_bytes() == before
    with pytest.raises(TianxiaError, match="not empty"):
        await restore(file, url(kept))
    with pytest.raises(TianxiaError, match="no games"):
        await back_up(url(tmp_path / "nothing.db"), tmp_path / "nothing.backup")
    assert not (tmp_path / "nothing.backup").exists()


async def test_a_damaged_backup_is_refused_and_leaves_nothing(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    await back_up(url(kept), file)
    whole, damaged = file.read_bytes(), tmp_path / "damaged"
    lines = gzip.decompress(whole).splitlines(keepends=True)
    without_a_row = gzip.compress(b"".join(line for line in lines if "Аня".encode() not in line))
    changed = gzip.compress(gzip.decompress(whole).replace("Аня".encode(), "Оля".encode(), 1))
    for content in (whole[:-20], whole[: len(whole) // 2], without_a_row, changed, b"", b"hello", gzip.compress(b"{}")):
        damaged.write_bytes(content)
        with pytest.raises(TianxiaError, match=r"damaged|not a backup"):
            await restore(damaged, url(tmp_path / "new.db"))
    assert not (tmp_path / "new.db").exists()
    assert check(file).rows["seat"] == 3
