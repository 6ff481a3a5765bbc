"""One real server for all browser tests, a real Chromium for each worker, and visitors who come with them.

`scripts/test-tools.sh` installs the browser. Where it is missing the tests are skipped with that reason, except in CI:
there nothing may be missing.
"""

import asyncio
import fcntl
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tianxia.games import GAMES
from tianxia.kernel.rule import INTERPRET

HERE = Path(__file__).parent
CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
             "--disable-sync"]  # fmt: skip
PREPARED = 900.0
"""Seconds that compiling may take on a cold cache."""
PATIENCE = 60_000.0
"""Milliseconds that anything on a page may take on a busy machine."""

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}

NOWHERE = "/nowhere"
"""A page that is not there; the browser calls that an error."""
REFUSING = re.compile(rf"({NOWHERE}|/boxes|/correct|/enter|/link/[\w-]+)$")
"""Addresses that tests ask in vain: what the page says then is what they look at."""

Visit = Callable[..., BrowserContext]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = ""
    if INTERPRET:
        reason = "bots need compiled rules"
    elif not CHROMIUM.exists() and not os.environ.get("CI"):
        reason = "no chromium: scripts/test-tools.sh installs it"
    if reason:
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that is ready to play all games: one for all workers, closed by the last of them."""
    folder = tmp_path_factory.getbasetemp()
    with House(folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) as address:
        yield address


class House:
    """A server that several processes share, and a file that counts them."""

    def __init__(self, folder: Path) -> None:
        self.guests = folder / "guests"
        self.log = folder / "server.log"
        self.database = folder / "tianxia.db"

    def __enter__(self) -> str:
        with self._counting(+1) as guests:
            if guests == 1:
                self._open()
            lines = self.log.read_text().splitlines()
        address = next(word for line in lines for word in line.split() if word.startswith("http://")).rstrip("/")
        wait_for(lambda: _ready(address) == set(GAMES))
        return address

    def __exit__(self, *_: object) -> None:
        with self._counting(-1) as guests:
            if guests == 0:
                os.kill(int(self.log.read_text().split()[0]), signal.SIGTERM)

    @contextmanager
    def _counting(self, change: int) -> Iterator[int]:
        """Come or go; nobody else does while this is held."""
        with self.guests.open("a+") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            file.seek(0)
            guests = int(file.read() or 0) + change
            file.truncate(0)
            file.write(str(guests))
            file.flush()
            yield guests

    def _open(self) -> None:
        """Start the server in a session of its own; its log begins with its process id."""
        command = [sys.executable, "-c", "from tianxia.cli.main import main; main()", "serve", "--no-browser",
                   "--port", "0", "--database", str(self.database)]  # fmt: skip
        script = 'echo $$ > "$0"; exec "$@" >> "$0" 2>&1'
        environment = os.environ | {"PYTHONPATH": "src", "PYTHONUNBUFFERED": "1"}
        subprocess.run(["setsid", "-f", "sh", "-c", script, str(self.log), *command], env=environment, check=True)
        wait_for(lambda: self.log.exists() and "http://" in self.log.read_text())


def wait_for(happened: Callable[[], bool]) -> None:
    """Until something has happened: compiling may take its time."""
    end = time.monotonic() + PREPARED
    while not happened():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.1)


def _ready(address: str) -> set[str]:
    """The games that a server has prepared."""
    try:
        with urllib.request.urlopen(f"{address}/health") as answer:
            return set(json.load(answer)["ready"])
    except OSError:
        return set()


class Chromium(NamedTuple):
    """The browser, and the event loop that Playwright leaves running in this thread for as long as it is open."""

    browser: Browser
    loop: asyncio.AbstractEventLoop


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """One browser for all. Its loop is out of the way between its tests: others of this worker run loops too."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield Chromium(browser, loop)
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture
def visit(address: str, chromium: Chromium) -> Iterator[Visit]:
    """A new visitor with a browser of their own; nothing they see may go wrong unseen."""
    asyncio._set_running_loop(chromium.loop)
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        source = str(message.location.get("url"))
        if message.type == "error" and "ERR_INTERNET_DISCONNECTED" not in message.text and not REFUSING.search(source):
            troubles.append(f"{message.text} ({source})")

    def come(
        size: str = "desktop", language: str = "en", pace: str = "instant", coach: bool = False, **settings: Any
    ) -> BrowserContext:
        width, height = SIZES[size]
        if size != "desktop":
            settings |= {"has_touch": True, "is_mobile": True}
        settings.setdefault("service_workers", "block")  # what a page asks for is seen by the test, not by a worker
        context = chromium.browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="reduce",
            **settings,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            f"try {{ localStorage.pace ??= '\"{pace}\"'; localStorage.coach ??= '{str(coach).lower()}' }}"
            " catch { /* a page without an origin */ }"
        )
        context.on("weberror", lambda error: troubles.append(str(error.error)))
        context.on("console", hear)
        contexts.append(context)
        return context

    yield come
    for context in contexts:
        context.close()
    asyncio._set_running_loop(None)
    assert troubles == []


def send(page: Page, path: str, body: object) -> Any:
    """Post something as the page's visitor would."""
    if page.url == "about:blank":
        page.goto("/about")
    csrf = page.get_attribute("meta[name=csrf]", "content") or ""
    answer = page.request.post(
        path, data=json.dumps(body), headers={"Content-Type": "application/json", "X-CSRF": csrf}
    )
    assert answer.ok, answer.text()
    return answer.json()
