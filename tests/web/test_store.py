"""The store: migrations make what the models say, and two writers of one number cannot both succeed."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event, text

from tianxia.kernel.errors import Unavailable
from tianxia.store import Entry, Game, Identity, Seat, Store, Taken, opening, remembered
from tianxia.store.models import Base
from tianxia.store.people import held_of, merge

pytestmark = pytest.mark.anyio


def game(key: str) -> Game:
    return Game(
        key, "china", 1, 3, {"side": "four"}, "18446744073709551615", "", None, None, None, "ann", "listed", 1.0, 1.0
    )


def entry(key: str, number: int, action: str = "stop") -> Entry:
    return Entry(key, number, "act", 0, {"action": action}, 2.0)


async def open_store(tmp_path: Path) -> Store:
    return await Store.open(f"sqlite:///{tmp_path / 'deep' / 'tianxia.db'}")


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


async def test_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    async with store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()
    head = ScriptDirectory(str(Path(opening.__file__).parent / "migrations")).get_current_head()
    assert head == opening.HEAD


async def test_a_database_from_before_logins_is_brought_to_the_newest_form(tmp_path: Path) -> None:
    """Everything is where it was, and whoever sat there is found by what they did."""
    (tmp_path / "deep").mkdir()
    file = tmp_path / "deep" / "tianxia.db"
    with create_engine(f"sqlite:///{file}").begin() as connection:
        opening.lock_tables(connection)
        opening.upgrade(connection, "0007")
        connection.execute(text("INSERT INTO identity VALUES ('ann', 1.0, 'Ann', 'ru', '', '', '', 'host')"))
        connection.execute(
            text(
                "INSERT INTO game (id, game, rules, players, options, box, owner, visibility, created, updated, over,"
                " turn, ply, terms) VALUES ('a', 'china', 1, 3, '{}', '', 'ann', 'private', 1.0, 1.0, 0, 0, 0, '{}')"
            )
        )
        connection.execute(text("INSERT INTO seat VALUES ('a', 0, 'person', 'ann', 'Ann', NULL, '')"))
        connection.exec_driver_sql("""INSERT INTO entry VALUES ('a', 1, 'chat', 0, '{"text": "hello"}', 2.0, 'ann')""")
    store = await open_store(tmp_path)
    async with store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    known = await store.identity("ann")
    assert known is not None
    assert (known.name, known.role) == ("Ann", "host")
    held = await held_of(store, "ann")
    assert ([game.id for game in held.games], [entry.data["text"] for entry in held.said]) == (["a"], ["hello"])
    assert held.logins == []
    moved = await merge(store, "ann", "anna")
    assert (moved.games, [entry.number for entry in moved.entries]) == (1, [2])
    await store.close()


async def test_sqlite_keeps_what_it_acknowledges(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    async with store._engine.connect() as connection:
        found = {
            name: (await connection.execute(text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    await store.close()


async def test_what_waits_is_written_together(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    names = [f"{k}" for k in range(20)]
    for name in names:
        await store.create(game(name), [Seat(name, 0, "person", "ann", "Ann")])
    await store.append([entry("7", 1)], turn=0, ply=1)
    commits: list[object] = []
    assert store._thread is not None
    event.listen(store._thread.engine, "commit", commits.append)
    results = await asyncio.gather(
        *(store.append([entry(name, 1), entry(name, 2)], turn=0, ply=2) for name in names), return_exceptions=True
    )
    assert [name for name, result in zip(names, results, strict=True) if isinstance(result, Taken)] == ["7"]
    assert len(commits) == 19  # one transaction was for all; as one of them was taken, each got its own
    commits.clear()
    await asyncio.gather(*(store.append([entry(name, 3)], turn=0, ply=3) for name in names))
    assert len(commits) == 1
    for name in names:
        stored = await store.load(name)
        assert stored is not None
        assert [e.number for e in stored.entries] == ([1, 3] if name == "7" else [1, 2, 3])
        assert stored.game.ply == 3
    await store.close()


async def test_a_cancelled_append_does_not_cancel_the_others(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    for name in "ab":
        await store.create(game(name), [Seat(name, 0, "person", "ann", "Ann")])
    leaving, staying = (asyncio.create_task(store.append([entry(name, 1)], turn=0, ply=1)) for name in "ab")
    await asyncio.sleep(0)
    leaving.cancel()
    await staying
    for name in "ab":
        stored = await store.load(name)
        assert stored is not None
        assert len(stored.entries) == 1
    await store.close()


async def test_a_database_that_fails_is_heard_of_by_all(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    assert store._thread is not None
    await store._engine.dispose()
    store._thread.engine.dispose()
    (tmp_path / "deep" / "tianxia.db").unlink()
    results = await asyncio.gather(
        *(store.append([entry(name, 1)], turn=0, ply=1) for name in "ab"), return_exceptions=True
    )
    assert [type(result).__name__ for result in results] == ["Unreachable"] * 2
    await store.close()


async def test_of_two_writers_of_one_number_one_fails(tmp_path: Path) -> None:
    one, other = await open_store(tmp_path), await open_store(tmp_path)
    await one.create(game("a"), [Seat("a", 0, "person", "ann", "Ann")])
    results = await asyncio.gather(
        *(store.append([entry("a", 1, f"{k}")], turn=0, ply=1) for k, store in enumerate((one, other))),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["NoneType", "Taken"]
    with pytest.raises(Taken):
        await one.append([entry("a", 2), entry("a", 1)], turn=0, ply=2)
    stored = await other.load("a")
    assert stored is not None
    assert [e.number for e in stored.entries] == [1]  # of several entries all are kept, or none
    assert stored.game.ply == 1
    assert stored.game.seed == "18446744073709551615"
    await one.close()
    await other.close()


@pytest.mark.parametrize("place", ["file", ".", "file/deeper/x.db", "newer.db", "other.db"])
async def test_a_database_that_cannot_be_used_says_so(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("no database", encoding="utf-8")
    for name, statement in (
        ("newer", "CREATE TABLE alembic_version AS SELECT '9999' AS version_num"),
        ("other", "CREATE TABLE game (x)"),
    ):
        with closing(sqlite3.connect(tmp_path / f"{name}.db")) as made, made:
            made.execute(statement)
    with pytest.raises(Unavailable) as caught:
        await Store.open(f"sqlite:///{tmp_path / place}")
    assert "--database" in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1
    assert ("newer version" in str(caught.value)) == (place == "newer.db")


@pytest.mark.parametrize(
    "url",
    ["foo://bar", "nothing", "postgresql://ann:geheim@127.0.0.1:1/x", "postgresql://ann:geheim@nowhere.invalid/x"],
)
async def test_a_wrong_url_says_so_without_the_password(url: str) -> None:
    with pytest.raises(Unavailable) as caught:
        await Store.open(url)
    assert "--database" in str(caught.value)
    assert "geheim" not in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


async def test_a_migration_that_is_killed_is_run_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Killed(BaseException):
        pass

    def die(*_: object, **__: object) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr("alembic.op.create_index", die)
        with pytest.raises(Killed):
            await open_store(tmp_path)
    store = await open_store(tmp_path)
    assert await store.secret()
    await store.close()


async def test_two_servers_may_make_the_tables_at_once(tmp_path: Path) -> None:
    stores = await asyncio.gather(*(open_store(tmp_path) for _ in range(4)))
    assert len({await store.secret() for store in stores}) == 1
    for store in stores:
        await store.close()


async def test_a_server_waits_for_another_that_makes_the_tables(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    with closing(sqlite3.connect(tmp_path / "deep" / "tianxia.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        opening_store = asyncio.create_task(open_store(tmp_path))
        await asyncio.sleep(0.3)
        assert not opening_store.done()
        other.execute("COMMIT")
        await (await opening_store).close()


async def test_an_sqlite_file_has_one_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tianxia.db'}"
    server = await Store.serve(url)
    with pytest.raises(Unavailable) as caught:
        await Store.serve(url)
    assert "another server" in str(caught.value)
    copying = await Store.open(url)  # a backup, say, which is no server
    await copying.close()
    await server.close()
    await (await Store.serve(url)).close()


async def test_a_database_that_is_gone_does_not_answer(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    assert await store.answers(5.0)
    await store._engine.dispose()
    (tmp_path / "deep" / "tianxia.db").unlink()
    assert not await store.answers(5.0)
    await store.close()


async def test_a_game_of_a_campaign_is_begun_once(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    for key, number in (("a", 1), ("b", 2)):
        row = game(key)
        row.campaign_id, row.campaign_number = "river", number
        await store.create(row, [])
    row = game("c")
    row.campaign_id, row.campaign_number = "river", 2
    with pytest.raises(Taken):
        await store.create(row, [Seat("c", 0, "person", "ann", "Ann")])
    assert [found.id for found in await store.campaigns.games("river")] == ["a", "b"]
    await store.close()


async def test_a_disk_that_fails_is_not_waited_for() -> None:
    class Broken:
        asked = 0

        async def execute(self, statement: str) -> None:
            if "WAL" in statement:
                self.asked += 1
                error = sqlite3.OperationalError("disk I/O error")
                error.sqlite_errorcode = sqlite3.SQLITE_IOERR
                raise error

    broken = Broken()
    with pytest.raises(sqlite3.OperationalError, match="disk"):
        await opening._set_pragmas(broken)
    assert broken.asked == 1


async def test_the_secret_is_made_once(tmp_path: Path) -> None:
    one, other = await open_store(tmp_path), await open_store(tmp_path)
    assert await one.secret() == await other.secret() == await one.secret()
    assert len(await one.secret()) > 40
    await one.close()
    await other.close()


async def test_lists(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    for k, key in enumerate("abc"):
        await store.create(
            game(key), [Seat(key, 0, "person", "ann" if k else "boris", "x"), Seat(key, 1, "bot", bot="random")]
        )
        await store.append([entry(key, 1)], turn=k - 1, ply=1)
    assert [row.game.id for row in await store.games_of("ann")] == ["b", "c"]
    assert {row.game.id for row in await store.listed_games()} == {"a", "b", "c"}
    assert await store.waiting_for_bots() == ["c"]
    assert [entry.number for entry in await store.entries_after("a", 0)] == [1]
    assert await store.load("z") is None
    await store.close()


async def test_somebody_is_known_without_asking_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And one's own changes are seen at once, those of another server after a while."""
    here, there = await open_store(tmp_path), await open_store(tmp_path)
    assert await here.identity("ann") is None
    await here.save_identity(Identity("ann", 1.0, "Ann"))
    assert named(await here.identity("ann")) == "Ann"
    await there.save_identity(Identity("ann", 1.0, "Anna"))
    assert named(await here.identity("ann")) == "Ann"
    monkeypatch.setattr(remembered, "SECONDS", 0.0)
    assert named(await here.identity("ann")) == "Anna"
    await here.close()
    await there.close()


def named(identity: Identity | None) -> str:
    return "" if identity is None else identity.name
