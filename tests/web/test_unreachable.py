"""A database that is gone, locked or full: everybody is told so at once, in their language, and nothing is lost."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from tests.web.house import opened
from tests.web.test_errors import ALONE, check
from tests.web.test_store import entry, game, open_store
from tianxia.store import Seat
from tianxia.web.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.mark.compiled
async def test_a_locked_database_is_a_503_in_the_readers_language(tmp_path: Path) -> None:
    file = tmp_path / "tianxia.db"
    async with opened(Settings(database=f"sqlite:///{file}", games=("china",), workers=1)) as house:
        ann = await house.visit("Анна", language="ru")
        table = await ann.new(game="china", seats=ALONE)
        scene = await ann.scene(table)
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            begun = time.monotonic()
            answer = await ann.act(table, scene)
            assert time.monotonic() - begun < 8  # it was ten seconds and more
            check(answer, 503, "unreachable")
            assert answer.headers["retry-after"]
            assert "Ничего не потеряно" in answer.json()["error"]["message"]
        assert (await ann.scene(table))["ply"] == 0
        assert (await ann.act(table, scene)).status_code == 200


@pytest.mark.compiled
async def test_without_a_database_pages_that_need_none_are_shown(tmp_path: Path) -> None:
    file = tmp_path / "tianxia.db"
    async with opened(Settings(database=f"sqlite:///{file}", games=(), workers=1)) as house:
        ann = await house.visit("Ann", language="ru")
        house.hall.store._identities.forget()  # as after a minute
        with closing(sqlite3.connect(file)) as other:
            other.execute("ALTER TABLE identity RENAME TO gone")
            other.execute("ALTER TABLE game RENAME TO gone_too")
            other.commit()
        assert (await ann.page("/about")).status_code == 200
        page = await ann.page("/")
        assert page.status_code == 503
        assert "Ничего не потеряно" in page.text
        assert page.headers["retry-after"]


async def test_a_game_and_its_seats_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    seat = Seat("a", 0, "person", "ann", "Ann")
    with pytest.raises(IntegrityError):
        await store.create(game("a"), [seat], [entry("a", 1), entry("nowhere", 1)])
    assert await store.load("a") is None
    await store.create(game("a"), [Seat("a", 0, "person", "ann", "Ann")], [entry("a", 1)])
    assert await store.load("a") is not None
    await store.close()
