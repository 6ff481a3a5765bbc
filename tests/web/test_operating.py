"""What an operator relies on: health, figures, logs, names of the server, who may set tables, retention."""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import House, opened, until
from tests.web.test_store import entry, game
from tianxia.kernel.errors import Unreadable
from tianxia.store import Identity, Seat, Store
from tianxia.store.keeping import blank_line, chat_of, delete_games, old_games, rename
from tianxia.store.store import now
from tianxia.web.configuring import read_settings
from tianxia.web.retention import keep_retention
from tianxia.web.settings import Settings
from tianxia.web.watch import JsonLines

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

TOKEN = "a long and secret word"
ALONE = [{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}]


@pytest.fixture(scope="module")
async def operated(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[House]:
    """A server with everything set that an operator may set; no game is prepared."""
    settings = Settings(
        database=f"sqlite:///{tmp_path_factory.mktemp('store') / 'tianxia.db'}",
        games=(), workers=1, metrics_token=TOKEN, tables="invited",
        hosts=("tianxia.test", "*.example.org"), log_requests=True, proxy_headers=True,
    )  # fmt: skip
    async with opened(settings) as house:
        yield house


async def test_health_asks_the_database(operated: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await operated.visit()
    answer = await ann.get("/health")
    assert (answer.status_code, answer.json()["database"]) == (200, True)
    operated.app.state.watch.is_draining = True
    answer = await ann.get("/health")
    assert (answer.status_code, answer.json()["ending"]) == (503, True)
    assert answer.headers["connection"] == "close"
    operated.app.state.watch.is_draining = False

    async def fails(_seconds: float) -> bool:
        return False

    monkeypatch.setattr(operated.hall.store, "answers", fails)
    answer = await ann.get("/health")
    assert (answer.status_code, answer.json()["database"]) == (503, False)


async def test_figures_are_for_who_knows_the_token(operated: House) -> None:
    ann = await operated.visit()
    await ann.get("/join/secret-invitation")
    for wrong in ({}, {"authorization": "Bearer nothing"}, {"authorization": TOKEN}):
        assert (await ann.get("/metrics", **wrong)).status_code == 404
    text = (await ann.get("/metrics", authorization=f"Bearer {TOKEN}")).text
    assert 'tianxia_requests_total{method="GET",route="/join/{token}",status="404"} 1.0' in text
    assert "tianxia_database_up 1.0" in text
    assert "secret-invitation" not in text


async def test_there_are_no_figures_without_a_token(operated: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await operated.visit()
    monkeypatch.setattr(operated.hall, "settings", replace(operated.hall.settings, metrics_token=""))
    assert (await ann.get("/metrics", authorization="Bearer ")).status_code == 404


async def test_requests_are_numbered_and_logged(operated: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "tianxia.requests")
    ann = await operated.visit("Ann")
    answer = await ann.get("/table/nothing?seat=1")
    assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])
    line = json.loads(JsonLines().format(caplog.records[-1]))
    assert (line["method"], line["route"], line["status"]) == ("GET", "/table/{id}", 404)
    assert line["message"].startswith("GET /table/{id} 404")
    assert "nothing" not in caplog.text
    assert "Ann" not in caplog.text


async def test_a_proxys_number_is_kept_if_it_is_one(operated: House) -> None:
    ann = await operated.visit()
    assert (await ann.get("/about", **{"x-request-id": "abc-1"})).headers["x-request-id"] == "abc-1"
    assert (await ann.get("/about", **{"x-request-id": "a b" * 99})).headers["x-request-id"] != "a b" * 99


async def test_a_server_knows_its_names(operated: House) -> None:
    ann = await operated.visit()
    assert (await ann.get("/about", host="games.example.org:8443")).status_code == 200
    for name in ("evil.test", "example.org", "tianxia.test.evil", ""):
        answer = await ann.get("/about", host=name)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "wrong-host")
    assert (await ann.get("/health", host="10.0.0.7")).status_code == 200


async def test_https_only_for_who_came_by_https(operated: House) -> None:
    ann = await operated.visit()
    assert "strict-transport-security" not in (await ann.get("/about")).headers
    headers = (await ann.client.get("https://tianxia.test/about")).headers
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "camera=()" in headers["permissions-policy"]


async def test_who_may_set_tables(operated: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await operated.visit()
    answer = await ann.post("/tables", game="china", seats=ALONE)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "tables-invited")
    link = f"/welcome/{operated.hall.signatures.welcome('host')}"
    assert (await ann.get(link)).status_code == 200
    assert (await ann.post("/tables", game="china", seats=ALONE)).status_code == 403  # a look is no consent
    assert (await ann.post(link)).status_code == 303
    assert (await ann.post("/tables", game="china", seats=ALONE)).status_code == 200
    monkeypatch.setattr(operated.hall.admission, "_settings", replace(operated.hall.settings, tables="operator"))
    assert (await ann.post("/tables", game="china", seats=ALONE)).json()["error"]["code"] == "tables-operator"
    assert (await ann.post(f"/welcome/{operated.hall.signatures.welcome('operator')}")).status_code == 303
    assert (await ann.post("/tables", game="china", seats=ALONE)).status_code == 200
    assert (await ann.post("/welcome/nonsense")).json()["error"]["code"] == "bad-welcome"


async def store_with_games(tmp_path: Path) -> Store:
    """`a` is finished, `b` goes on, `c` too but in a campaign; all are old. `d` goes on and is new."""
    store = await Store.open(f"sqlite:///{tmp_path / 'tianxia.db'}")
    for key in "abcd":
        row = game(key)
        row.updated = now() if key == "d" else now() - 100 * 86_400
        row.over, row.campaign_id = key == "a", "river" if key == "c" else None
        await store.create(row, [Seat(key, 0, "person", "ann", "Rude")], [entry(key, 1)])
    return store


async def test_old_games_are_deleted(tmp_path: Path) -> None:
    store = await store_with_games(tmp_path)
    assert await old_games(store, 0, 0) == []
    assert await old_games(store, 30, 0) == ["a"]
    assert await old_games(store, 0, 30) == ["b"]
    assert await old_games(store, 101, 101) == []
    await delete_games(store, await old_games(store, 30, 30))
    assert [await store.load(key) is None for key in "abcd"] == [True, True, False, False]
    await store.close()


async def test_a_server_deletes_what_its_settings_do_not_keep(tmp_path: Path) -> None:
    store, forgotten = await store_with_games(tmp_path), list[str]()
    keeping = asyncio.create_task(keep_retention(store, Settings(keep_finished_days=30), forgotten.append))
    await until(lambda: forgotten == ["a"])
    keeping.cancel()
    assert await store.load("a") is None
    assert await store.load("b") is not None
    await keep_retention(store, Settings(), forgotten.append)  # nothing is set: there is nothing to do
    await store.close()


async def test_names_and_chat_are_moderated(tmp_path: Path) -> None:
    store = await store_with_games(tmp_path)
    await store.save_identity(Identity("ann", 1.0, "Rude"))
    said = entry("d", 2)
    said.kind, said.data = "chat", {"text": "something rude"}
    sat = entry("d", 3)
    sat.kind, sat.data = "seat", {"seat": 0, "kind": "person", "name": "Rude"}
    await store.append([said, sat], turn=0, ply=1)
    assert await chat_of(store, "d") == [(2, "Rude", "something rude")]
    assert not await blank_line(store, "d", 1)
    assert await blank_line(store, "d", 2)
    assert await rename(store, "Rude", "Guest") == 6
    assert await chat_of(store, "d") == [(2, "Guest", "…")]
    kept = await store.load("d")
    assert kept is not None
    assert kept.entries[2].data["name"] == "Guest"
    await store.close()


def test_settings_come_from_a_file_the_environment_and_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "tianxia.toml"
    file.write_text('port = 1\nhosts = ["a.org"]\nburst = 7\nlog_format = "json"\n', encoding="utf-8")
    environment = {"TIANXIA_SERVER_PORT": "2", "TIANXIA_SERVER_BURST": "8", "TIANXIA_SERVER_HOSTS": "b.org, c.org"}
    settings = read_settings(file, environment, {"port": 3, "host": None, "database": "games.db"})
    assert (settings.port, settings.burst, settings.hosts) == (3, 8, ("b.org", "c.org"))
    assert (settings.host, settings.log_format) == ("127.0.0.1", "json")
    assert settings.database == "sqlite+aiosqlite:///games.db"


WRONG: list[tuple[str, dict[str, str], str]] = [
    ("colour = 1", {}, "tianxia.toml: colour"),
    ("port = 'many'", {}, "tianxia.toml: port"),
    ("port = ", {}, "TOML"),
    ("tables = 'nobody'", {}, "nobody"),
    ("", {"TIANXIA_SERVER_PORT": "many"}, "TIANXIA_SERVER_PORT"),
    ("", {"TIANXIA_SERVER_COLOUR": "red"}, "TIANXIA_SERVER_COLOUR"),
]


@pytest.mark.parametrize(("text", "environment", "said"), WRONG)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, environment: dict[str, Any], said: str) -> None:
    (tmp_path / "tianxia.toml").write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable) as caught:
        read_settings(tmp_path / "tianxia.toml", environment, {})
    assert said in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1
