"""What a page costs a reader: bytes and seconds until it can be used, and frames while others' turns are shown.

    PYTHONPATH=src python bench/page.py                 # every game
    PYTHONPATH=src python bench/page.py --game china --slowed 4

Chromium loads lobby and table from a real server on this machine, first with an empty cache and then again. Then the
processor is slowed as for a weak phone, and others act at the usual pace: every frame that Chromium draws meanwhile is
in its trace.
"""

import argparse
import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from server import Server
from tianxia.games import GAMES

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = ["--no-sandbox", "--disable-gpu"]
SIZE = {"width": 1280, "height": 800}
LATE = 33.4
"""Milliseconds: a frame that comes later than this after the one before is missed."""
TURNS = 3
"""Turns of one's own, after each of which others' are shown."""

SHOWN = (
    """ply => document.querySelectorAll("#log [data-ply]").length >= ply && document.querySelector("#skip").hidden"""
)
"""Has all been shown up to an action?"""


class Traffic:
    """What comes over the wire, by Chromium's own count: compressed, with headers."""

    def __init__(self, session: CDPSession) -> None:
        self.bytes = 0
        session.send("Network.enable")
        session.on("Network.loadingFinished", lambda event: self._add(event["encodedDataLength"]))

    def _add(self, size: float) -> None:
        self.bytes += int(size)

    def take(self) -> int:
        """Bytes since the last time."""
        taken, self.bytes = self.bytes, 0
        return taken


def load(page: Page, path: str) -> float:
    """Seconds until a page has been loaded and its scripts have run."""
    began = time.perf_counter()
    page.goto(path, wait_until="load")
    return time.perf_counter() - began


def load_table(page: Page, path: str) -> float:
    """Seconds until something can be chosen at a table."""
    began = time.perf_counter()
    page.goto(path, wait_until="commit")
    page.locator(".legal").first.wait_for(state="attached")
    return time.perf_counter() - began


def set_table(page: Page, address: str, game: str) -> str:
    """A table of the visitor and quick bots, where the visitor can decide."""
    page.goto(address)
    others = [{"kind": "bot", "bot": "apprentice"}] * (min(GAMES[game].players) - 1)
    answer = _post(page, f"{address}/tables", game=game, seats=[{"kind": "person"}, *others], seed=8)
    url: str = f"{address}{answer['url']}"
    _decision(page, url)
    return url


def play_turns(page: Page, url: str) -> None:
    """Act, past the page itself, until others have had their turns; wait until all of them have been shown."""
    for _ in range(TURNS):
        scene = _decision(page, url)
        seat, shown = scene["seat"], scene["ply"]
        while scene["legal"] and all(line["seat"] == seat for line in scene["log"][shown:]):
            _post(page, f"{url}/act", action=scene["legal"][0]["action"], version=scene["version"], seat=seat)
            scene = _decision(page, url)
        page.wait_for_function(SHOWN, arg=scene["ply"], polling=200)  # asking at every frame would cost frames


def _decision(page: Page, url: str) -> Any:
    while True:
        scene = page.request.get(f"{url}/scene").json()
        if scene["legal"] or scene["decider"] < 0:
            return scene
        time.sleep(0.05)


def _post(page: Page, url: str, **body: object) -> Any:
    token = page.locator('meta[name="csrf"]').get_attribute("content") or ""
    answer = page.request.post(url, data=body, headers={"x-csrf": token, "accept": "application/json"})
    assert answer.ok, answer.text()
    return answer.json()


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[float]]:
    """Moments, in milliseconds, at which frames were drawn while something moved."""
    frames: list[float] = []
    browser.start_tracing(page=page, categories=["disabled-by-default-devtools.timeline.frame", "benchmark", "cc"])
    yield frames
    events = json.loads(browser.stop_tracing())["traceEvents"]
    frames += sorted(event["ts"] / 1000 for event in events if event["name"] == "DrawFrame")


def measure(browser: Browser, address: str, game: str, slowed: float) -> str:
    """A row of the table."""
    context = browser.new_context(viewport=SIZE)  # type: ignore[arg-type]  # Playwright's own class of a dictionary
    page = context.new_page()
    session = context.new_cdp_session(page)
    traffic = Traffic(session)
    lobby = load(page, address)
    first_lobby = traffic.take()
    url = set_table(page, address, game)
    page.goto("about:blank")
    session.send("Network.clearBrowserCache")
    traffic.take()
    fresh = load_table(page, url)
    first = traffic.take()
    page.goto("about:blank")
    again = load_table(page, url)
    second = traffic.take()
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    with traced(browser, page) as frames:
        play_turns(page, url)
    gaps = [later - sooner for sooner, later in pairwise(frames) if later - sooner < 300]  # longer: nothing moved
    late = sum(gap > LATE for gap in gaps) / max(len(gaps), 1)
    context.close()
    figures = (f"{lobby:.2f} | {first_lobby / 1000:.0f} | {fresh:.2f} | {first / 1000:.0f} | {again:.2f} | "
               f"{second / 1000:.0f} | {len(gaps)} | {100 * late:.1f} %")  # fmt: skip
    return f"| {game} | {figures} |"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), nargs="+", default=list(GAMES))
    parser.add_argument("--slowed", type=float, default=4, help="how many times slower the processor is for frames")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "tianxia.db")) as server:
        for game in wanted.game:
            server.wait_for(game)
        print("| | lobby, s | kB | table first, s | kB | again, s | kB | frames | late |")
        print("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            for game in wanted.game:
                print(measure(browser, server.address, game, wanted.slowed), flush=True)
            browser.close()


if __name__ == "__main__":
    main()
