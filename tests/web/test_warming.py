"""A server on a machine that has never compiled: it begins at once, and changes over to compiled rules by itself."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tianxia.kernel.prepared import cache_root

pytestmark = pytest.mark.compiled

PATIENCE = 300.0


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server that finds compiled code but does not know that it is whole, so that it need not compile for minutes."""
    cache = tmp_path / "cache"
    cache.mkdir()
    for kept in cache_root().iterdir():
        if kept.name != "prepared":
            (cache / kept.name).symlink_to(kept)
    command = [sys.executable, "-m", "tianxia", "serve", "--no-browser", "--port", "0", "--database",
               str(tmp_path / "games.db")]  # fmt: skip
    environment = os.environ | {"TIANXIA_CACHE": str(cache), "PYTHONUNBUFFERED": "1"}
    with (
        (tmp_path / "log").open("w") as log,
        subprocess.Popen(command, env=environment, stdout=log, stderr=subprocess.STDOUT) as server,
    ):
        yield _wait(lambda: re.search(r"http://localhost:\d+", (tmp_path / "log").read_text()))
        server.terminate()


def _wait(found: Callable[[], re.Match[str] | None]) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if match := found():
            return str(match[0])
        time.sleep(0.1)
    raise TimeoutError


def test_a_game_goes_on_over_the_change(address: str) -> None:
    with httpx.Client(base_url=address, timeout=60) as client:
        assert client.get("/health").json()["warming"]
        token = re.search(r'name="csrf" content="([^"]+)"', client.get("/", headers={"accept": "text/html"}).text)
        assert token is not None
        client.headers["x-csrf"] = token[1]
        seats = [{"kind": "hotseat"}] * 3
        table = client.post("/tables", json={"game": "china", "seats": seats, "seed": 1}).json()["url"]
        _act(client, table)
        before = client.get(f"{table}/scene").json()
        end = time.monotonic() + PATIENCE
        while client.get("/health").json()["warming"]:
            assert time.monotonic() < end, "it never became warm"
            time.sleep(0.5)
        after = client.get(f"{table}/scene").json()
        assert (after["zones"], after["log"], after["legal"]) == (before["zones"], before["log"], before["legal"])
        _act(client, table)
        assert client.get(f"{table}/scene").json()["ply"] == 2


def _act(client: httpx.Client, table: str) -> None:
    scene = client.get(f"{table}/scene").json()
    action = scene["legal"][0]["action"]
    answer = client.post(f"{table}/act", json={"action": action, "version": scene["version"], "seat": scene["seat"]})
    assert answer.status_code == 200, answer.text
