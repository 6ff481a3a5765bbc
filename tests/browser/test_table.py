"""The table page in a real browser: pointing, keys, reasons, takebacks. Short; whole games are played elsewhere."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tianxia.kernel.rule import INTERPRET

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PREPARED = 900.0
"""Seconds that compiling may take on a cold cache."""

pytestmark = [
    pytest.mark.skipif(not CHROMIUM.exists(), reason="no chromium"),
    pytest.mark.skipif(INTERPRET, reason="the server prepares compiled rules"),
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that is ready to play China: a running one (TIANXIA_ADDRESS) or one of our own."""
    if running := os.environ.get("TIANXIA_ADDRESS"):
        yield running
        return
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = tmp_path_factory.mktemp("table") / "tianxia.db"
    arguments = ["serve", "--no-browser", "--port", str(port), "--database", str(database)]
    command = [sys.executable, "-c", "from tianxia.cli.main import main; main()", *arguments]
    with subprocess.Popen(command, env=os.environ | {"PYTHONPATH": "src"}) as server:
        try:
            _wait(server, f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def page(address: str, chromium: Browser) -> Iterator[Page]:
    """A table of China with three people at one screen; the first of them to decide looks at it."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    seats = [{"kind": "hotseat", "name": name} for name in ("Wen", "Li", "Zhao")]
    made = page.request.post(
        f"{address}/tables",
        data=json.dumps({"game": "china", "seats": seats, "seed": 5}),
        headers={"Content-Type": "application/json", "X-CSRF": page.get_attribute("meta[name=csrf]", "content") or ""},
    )
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    page.goto(address + made.json()["url"])
    expect(page.locator("#own")).to_be_hidden()
    page.locator("#cover-go").click()
    expect(page.locator("#own")).to_be_visible()
    yield page
    context.close()
    assert troubles == []


def test_a_choice_in_parts_narrows_and_the_last_click_acts(page: Page) -> None:
    choices = page.evaluate("fetch(location.pathname + '/scene').then(a => a.json()).then(s => s.legal)")
    choice = next(choice for choice in choices if len(choice["aim"]) == 2)
    place, card = choice["aim"]
    before = page.locator(".legal").count()
    page.locator(f'[data-target="{place}"]').first.click()
    expect(page.locator("#picked")).to_be_visible()
    assert page.locator(".legal").count() < before
    page.keyboard.press("Escape")
    expect(page.locator("#picked")).to_be_hidden()
    page.locator(f'[data-target="{card}"]').first.click()  # the card before the place means the same
    page.locator(f'[data-target="{place}"]').first.click()
    expect(page.locator("#log li")).to_have_count(1)
    expect(page.locator(f'[data-target="{place}"].last')).to_have_count(1)


def test_keys_alone_play(page: Page) -> None:
    page.focus("#prompt")
    while not page.evaluate("document.activeElement.matches('.legal')"):
        page.keyboard.press("Tab")
    walked = []
    for _ in range(4):
        walked.append(page.evaluate("document.activeElement.getBoundingClientRect().y"))
        page.keyboard.press("Tab")
    assert walked[0] <= walked[-1]
    page.keyboard.press("Enter")
    expect(page.locator("#picked")).to_be_visible()
    page.evaluate("document.querySelector('.legal').focus()")
    page.keyboard.press("Enter")
    expect(page.locator("#log li")).to_have_count(1)


def test_the_list_of_actions_can_be_searched(page: Page) -> None:
    page.keyboard.press("/")
    expect(page.locator("#find")).to_be_focused()
    everything = page.locator("#actions button").count()
    page.keyboard.type("emissary")
    assert 0 <= page.locator("#actions button").count() < everything
    page.locator("#find").fill("house")
    page.locator("#actions button").first.click()
    expect(page.locator("#log li")).to_have_count(1)


def test_why_not_is_said_beside_the_click(page: Page) -> None:
    page.locator(
        "#board .target:not(.legal)[data-target=shu1], #board .target:not(.legal)[data-target=han1]"
    ).first.click()
    expect(page.locator("#bubble.reason")).to_contain_text("Rulebook")


def test_taking_back_and_looking_back(page: Page) -> None:
    page.locator("#tab-actions").click()
    page.locator("#actions button", has_text="house").first.click()
    expect(page.locator("#log li")).to_have_count(1)
    page.locator("#tab-log").click()
    page.locator("#tool-undo").click()
    expect(page.locator("#log button")).to_have_count(0)
    expect(page.locator("#log .remark")).to_have_count(1)


def test_the_screen_is_passed_before_the_next_hand_is_shown(page: Page) -> None:
    page.locator("#tab-actions").click()
    while not page.locator("#cover").is_visible():
        ply = page.locator("#log button").count()
        page.locator("#actions button").first.click()
        expect(page.locator("#log button")).to_have_count(ply + 1)
    expect(page.locator("#own")).to_be_hidden()
    page.locator("#cover-go").click()
    expect(page.locator("#own")).to_be_visible()
    expect(page.locator(".legal").first).to_be_visible()


def test_rules_are_one_key_away(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.locator("#rules h2").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#rules")).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1440, 900)])
def test_nothing_scrolls_sideways(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _wait(server: subprocess.Popen[bytes], address: str) -> None:
    end = time.monotonic() + PREPARED
    while time.monotonic() < end:
        assert server.poll() is None, "the server has ended"
        try:
            with urllib.request.urlopen(f"{address}/health") as answer:
                if "china" in json.load(answer)["ready"]:
                    return
        except OSError:
            pass
        time.sleep(0.5)
    raise TimeoutError(address)
