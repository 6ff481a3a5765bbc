"""Small things that make a table easy: hints that go away, seats and names in sight, no keys where there are none."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send, wait_for
from tests.browser.pages import open_table
from tianxia.games import GAMES

PLACES = "ids => ids.map((id) => JSON.stringify(document.getElementById(id).getBoundingClientRect()))"
FIXED = ["prompt", "buttons", "help", "tools", "board", "tray", "seats", "tabs"]
SEATS = """
() => {
  const panel = document.querySelector("#panel-seats").getBoundingClientRect();
  return [...document.querySelectorAll(".seat-panel > svg")].filter((seat) => {
    const { top, bottom } = seat.getBoundingClientRect();
    return top >= panel.top && bottom <= panel.bottom + 1 && bottom <= innerHeight;
  }).length;
}
"""


@pytest.fixture
def page(visit: Visit) -> Page:
    """A table of China with three people at one screen; the first of them to decide looks at it."""
    page = visit().new_page()
    page.goto(set_table(page))
    page.locator("#cover-go").click()
    expect(page.locator("#cover")).to_be_hidden()
    expect(page.locator(".legal").first).to_be_visible()
    return page


def set_table(page: Page) -> str:
    seats = [{"kind": "hotseat", "name": name} for name in ("Wen", "Li", "Zhao")]
    url: str = send(page, "/tables", {"game": "china", "seats": seats, "seed": 5, "hints": True})["url"]
    return url


def ask_for_a_hint(page: Page) -> None:
    """Searching needs compiled rules, and on a new machine they are not ready at once."""
    wait_for(lambda: not page.request.get("/health").json()["warming"])
    page.locator("#tool-hint").click()
    expect(page.locator("#hint strong")).to_be_visible()


@pytest.mark.parametrize("way", ["Escape", "close"])
def test_a_hint_goes_away_and_moves_nothing(way: str, page: Page) -> None:
    before = page.evaluate(PLACES, FIXED)
    ask_for_a_hint(page)
    assert page.evaluate(PLACES, FIXED) == before
    if way == "Escape":
        page.keyboard.press("Escape")
    else:
        page.locator("#hint .close").click()
    expect(page.locator("#hint")).to_be_empty()
    expect(page.locator(".shown")).to_have_count(0)


def test_a_hint_is_gone_after_the_next_decision(page: Page) -> None:
    ask_for_a_hint(page)
    page.locator("#tab-actions").click()
    page.locator("#actions button").first.click()
    expect(page.locator("#hint")).to_be_empty()


def test_five_seats_of_china_are_in_sight(visit: Visit) -> None:
    page = visit().new_page()
    open_table(page, "china", "middle")
    assert page.evaluate(SEATS) == 5


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if max(game.players) > 2])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_bots_of_one_level_are_told_apart(language: str, game: str, visit: Visit) -> None:
    page = visit(language=language).new_page()
    open_table(page, game, "middle")
    texts = page.locator("#seats text").all_text_contents()
    numbers = [found[1] for text in texts if (found := re.search(r"\((\d)\)", text))]
    assert len(set(numbers)) == max(GAMES[game].players) - 1, texts


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_keys_are_named_only_where_there_is_a_keyboard(size: str, visit: Visit) -> None:
    page = visit(size).new_page()
    page.goto(set_table(page))
    page.locator("#cover-go").click()
    expect(page.locator("#cover")).to_be_hidden()
    expect(page.locator(".legal").first).to_be_visible()
    page.keyboard.press("g")
    page.keyboard.press("Enter")
    expect(page.locator("#back")).to_be_visible()
    assert page.locator("#back kbd").is_visible() == (size == "desktop")
    assert page.locator("#back").inner_text().split() == (["Back", "Esc"] if size == "desktop" else ["Back"])


def test_enter_plays_the_only_action_that_is_found(page: Page) -> None:
    page.keyboard.press("/")
    actions = page.locator("#actions button")
    phrases = actions.all_inner_texts()
    only = next(text for text in phrases if sum(text.lower() in other.lower() for other in phrases) == 1)
    page.keyboard.type(only)
    expect(actions).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#log [data-ply]")).to_have_count(1)
    expect(page.locator("#find")).to_have_value("")
    expect(actions).not_to_have_count(0)


def test_enter_does_nothing_while_several_are_found(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.type("house")
    expect(page.locator("#actions button")).not_to_have_count(0)
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    expect(page.locator("#log [data-ply]")).to_have_count(0)
