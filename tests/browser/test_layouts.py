"""Boards that are laid out anew on a narrow page: all of their width can be seen and read, however the page is held."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Visit
from tests.browser.pages import is_whole, upload
from tests.browser.playing import Player

CLICKS = 14
LEGIBLE, LEAST = 9, 24
"""Pixels: the smallest writing, and the smaller side of what may be picked."""
ARRANGED = ["zhanguo", "legacy-of-yu"]

FAULTS = """
([legible, least]) => {
  const place = document.querySelector("#board");
  const svg = place.querySelector("svg");
  const [frame, whole] = [place.getBoundingClientRect(), svg.getBoundingClientRect()];
  const found = [];
  if (whole.left < frame.left - 1 || whole.right > frame.right + 1) found.push(`board: ${whole.left}-${whole.right}`);
  if (place.scrollWidth > place.clientWidth) found.push(`scrolls: ${place.scrollWidth} > ${place.clientWidth}`);
  if (frame.width - whole.width > 24 && frame.height - whole.height > 24) found.push("much of its place is empty");
  for (const text of svg.querySelectorAll("text")) {
    if (text.closest("defs")) continue;
    const size = Number(text.getAttribute("font-size")) * text.getScreenCTM().a;
    if (size < legible) found.push(`${text.textContent}: ${size} px`);
    const { left, right } = text.getBoundingClientRect();
    if (left < whole.left || right > whole.right) found.push(`${text.textContent}: ${left}-${right}`);
  }
  for (const lit of svg.querySelectorAll(".legal")) {
    const { width, height } = (lit.querySelector(".ring") ?? lit).getBoundingClientRect();
    if (Math.min(width, height) < least) found.push(`${lit.dataset.target}: ${width} x ${height}`);
  }
  return found;
}
"""
SHAPE = "() => document.querySelector('#board svg').getAttribute('viewBox')"


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, [LEGIBLE, LEAST])
    return found


def shape(page: Page) -> Any:
    return page.evaluate(SHAPE)


@pytest.mark.parametrize("size", ["phone", "tablet"])
@pytest.mark.parametrize("game", ARRANGED)
def test_all_of_the_width_can_be_seen_and_read(game: str, size: str, visit: Visit) -> None:
    page = visit(size, language="ru").new_page()
    page.goto(upload(page, game, 0.4, bot="apprentice"))
    is_whole(page)
    player = Player(page, touches=True)
    for _ in range(CLICKS):
        assert faults(page) == []
        if not player.point():
            break
        player.wait()


@pytest.mark.parametrize("game", ARRANGED)
def test_a_page_that_is_turned_is_laid_out_anew(game: str, visit: Visit) -> None:
    page = visit("phone").new_page()
    page.goto(upload(page, game, 0.4, bot="apprentice"))
    is_whole(page)
    player = Player(page, touches=True)
    high = shape(page)
    for width, height in (SIZES["desktop"], SIZES["phone"]):
        page.set_viewport_size({"width": width, "height": height})
        if width > height:
            expect(page.locator("#board svg")).not_to_have_attribute("viewBox", high)
        else:
            expect(page.locator("#board svg")).to_have_attribute("viewBox", high)
        for _ in range(3):
            if not player.point():
                return
            player.wait()
        expect(page.locator("#board .legal, #buttons .act, #tray .legal").first).to_be_attached()


def test_the_board_follows_what_happens_in_a_narrow_layout(visit: Visit) -> None:
    """What may be picked is in sight, though the board is higher than its place."""
    page = visit("phone").new_page()
    page.goto(upload(page, "zhanguo", 0.4, bot="apprentice"))
    is_whole(page)
    player = Player(page, touches=True)
    seen = 0
    for _ in range(CLICKS):
        if page.locator("#board .legal").count():
            expect(page.locator("#board .legal").first).to_be_visible()
            assert page.evaluate(IN_SIGHT)
            seen += 1
        if not player.point():
            break
        player.wait()
    assert seen


IN_SIGHT = """
() => {
  const frame = document.querySelector("#board").getBoundingClientRect();
  return [...document.querySelectorAll("#board .legal")].some((lit) => {
    const { top, bottom } = lit.getBoundingClientRect();
    return top >= frame.top - 1 && bottom <= frame.bottom + 1;
  });
}
"""


@pytest.mark.parametrize("game", ARRANGED)
def test_a_replay_is_laid_out_for_a_phone(game: str, visit: Visit) -> None:
    page = visit("phone").new_page()
    page.goto(upload(page, game, 1) + "/replay?ply=20")
    is_whole(page)
    width, _ = SIZES["phone"]
    assert page.locator("#board svg").bounding_box()["width"] <= width  # type: ignore[index]
    assert page.evaluate("() => document.querySelector('#board').scrollWidth") <= width
