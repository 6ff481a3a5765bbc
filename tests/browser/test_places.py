"""A steady table: every place of the page is where it was, whatever happens, and all that is needed is in sight."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send
from tests.browser.pages import is_whole, upload
from tests.browser.playing import Player
from tianxia.games import GAMES
from tianxia.words import LANGUAGES

DESKTOPS = [(1280, 800), (1366, 768), (1440, 900), (1920, 1080)]
SMALL_DESKTOPS = DESKTOPS[:2]
CLICKS = 12
MORE_CLICKS = 4
"""On each further size of the same page."""
PLAYED = [name for name in GAMES if name != "toy"]

PLACES = """
() => {
  const box = (selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x, y, width, height].map((number) => Math.round(2 * number) / 2);
  };
  return Object.fromEntries(["#ask", "#stage", "#tray", "#side", "#tabs"].map((name) => [name, box(name)]));
}
"""
OUTSIDE = """
() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const found = [];
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push(`the page: ${scrollWidth} x ${scrollHeight}`);
  for (const name of ["#ask", "#stage", "#tray", "#side"]) {
    const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) {
      found.push(`${name}: ${[left, top, right, bottom].map(Math.round)}`);
    }
  }
  return found;
}
"""
"""What is not in the window."""
HIDDEN = """
() => {
  const INSET = 8;  // pixels around the lines of the log
  const found = [];
  const isIn = (element, frame, isEndEnough) => {
    const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
    const top = isEndEnough ? Math.max(inner.top, inner.bottom - outer.height + 2 * INSET) : inner.top;
    return inner.height > 0 && inner.left >= outer.left - 1 && inner.right <= outer.right + 1
      && top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  };
  const see = (name, elements, frame, isEndEnough = false) => {
    for (const element of elements) {
      if (!isIn(element, document.querySelector(frame), isEndEnough)) {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        found.push(`${name}: ${[left, top, right, bottom].map(Math.round)}`);
      }
    }
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  see("board", all("#board > svg"), "#stage");
  see("tray", all("#tray svg"), "#tray");
  see("prompt", all("#prompt"), "#asked");
  see("seats", all(".seat-panel > svg").slice(0, 2), "#panel-seats");
  see("log", all("#log li").slice(-1), "#panel-log", true);
  return found;
}
"""
"""What of a wide page is out of sight where it belongs: board, hand, prompt, two seats, the last line of the log
(its end, where a whole war is told)."""


def play(page: Page, player: Player, clicks: int) -> None:
    """Play on with help opened now and then; nothing may move meanwhile."""
    places: Any = page.evaluate(PLACES)
    for click in range(clicks):
        if click % 3 == 1 and page.locator("#help-open").is_visible():
            page.locator("#help-open").click()
            assert page.evaluate(PLACES) == places, f"with help after {click} clicks"
            page.locator("#help-open").click()
        if not player.point():
            return
        player.wait()
        if page.locator("#end[open]").count():
            return  # nobody can leave any more, so that the seats take less room
        assert page.evaluate(PLACES) == places, f"after {click + 1} clicks"
        assert page.evaluate(OUTSIDE) == []


def sit_down(page: Page, game: str) -> None:
    """A table in the middle of a game, with others who are quick."""
    page.goto(upload(page, game, 0.4, bot="apprentice"))
    is_whole(page)


@pytest.mark.parametrize("game", PLAYED)
def test_nothing_moves_and_all_is_in_sight(game: str, visit: Visit) -> None:
    page = visit().new_page()
    page.set_viewport_size({"width": DESKTOPS[0][0], "height": DESKTOPS[0][1]})
    sit_down(page, game)
    player = Player(page)
    for width, height in DESKTOPS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)  # until it has its new size
        play(page, player, CLICKS if (width, height) == DESKTOPS[0] else MORE_CLICKS)
        if (width, height) in SMALL_DESKTOPS:
            assert page.evaluate(HIDDEN) == [], f"{width} x {height}"


@pytest.mark.parametrize("size", ["tablet", "phone"])
@pytest.mark.parametrize("game", PLAYED)
def test_nothing_moves_on_what_is_touched(game: str, size: str, visit: Visit) -> None:
    page = visit(size).new_page()
    sit_down(page, game)
    play(page, Player(page, touches=True), CLICKS)


NEWEST = """
() => {
  const newest = document.querySelector("#latest").innerText;
  return newest && document.querySelector("#log li:last-child button span").textContent.startsWith(newest);
}
"""
"""Is the newest line of the log in sight?"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_names_its_tools_and_shows_the_newest_line(language: str, visit: Visit) -> None:
    page = visit("phone").new_page()
    send(page, "/me", {"language": language})
    sit_down(page, "china")
    page.wait_for_function(NEWEST)
    for tool in page.locator("#tools button:visible").all():
        expect(tool).to_be_in_viewport(ratio=0.98)
    for tool in page.locator("#tools > .tool:visible").all():
        assert tool.locator(".short").inner_text().lower() in (tool.get_attribute("title") or "").lower()
    before = page.locator("#latest").inner_text()
    Player(page, touches=True).point()
    page.wait_for_function(
        f"(before) => ({NEWEST})() && document.querySelector('#latest').innerText !== before", arg=before
    )


OVERLAPS = """
() => {
  const names = ["#goal", "#ask", "#stage", "#tray", "#side"];
  const boxes = names.map((name) => [name, document.querySelector(name).getBoundingClientRect()]);
  return boxes.flatMap(([a, one], i) => boxes.slice(i + 1).flatMap(([b, other]) =>
    one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1
      ? [`${a} ${b}`] : []));
}
"""
"""Places that lie over each other."""


@pytest.mark.parametrize("game", PLAYED)
def test_a_phone_held_sideways_has_the_board_beside_all_else(game: str, visit: Visit) -> None:
    page = visit("phone").new_page()
    sit_down(page, game)
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_timeout(100)  # until it has its new size
    assert page.evaluate(OVERLAPS) == []
    play(page, Player(page, touches=True), MORE_CLICKS)
    page.locator("#tab-actions").click()
    assert page.locator("#panel-actions").is_visible()
