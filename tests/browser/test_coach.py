"""The coach asks once before a costly action and explains what comes for the first time; hints are in words; the goal
is in sight."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send, wait_for
from tests.browser.pages import open_table
from tests.browser.test_pages import serious
from tests.browser.test_places import DESKTOPS, PLACES, PLAYED
from tianxia.table import Table

FILLING = {
    "game": "china",
    "players": 3,
    "hands": [{"orange": 1}, {"red": 1}, {"red": 1}],
    "houses": {"zhao1": 1, "zhao2": 1, "zhao3": 1, "zhao4": 2, "zhao5": 2},
}
"""Whoever builds the last house of Zhao does it for the second player."""
CUT = "() => { const goal = document.querySelector('#goal'); return goal.scrollHeight > goal.clientHeight + 1; }"


def sit_down(page: Page) -> None:
    table = Table.from_position(FILLING)
    table.seats = ("Wen", "bot:scholar", "bot:scholar")
    page.goto(send(page, "/records", {"text": str(table.record())})["url"])
    expect(page.locator(".legal").first).to_be_visible()


def build(page: Page) -> None:
    """Choose the last house of Zhao in the list of actions."""
    if not page.locator("#actions").is_visible():
        page.locator("#tab-actions").click()
    page.locator('[data-action="house zhao6 orange"]').first.click()


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "ru")])
def test_the_coach_asks_once_and_explains_what_is_new(size: str, language: str, visit: Visit) -> None:
    page = visit(size, language, coach=True).new_page()
    sit_down(page)
    places = page.evaluate(PLACES)
    coach, log = page.locator("#coach"), page.locator("#log [data-ply]")
    build(page)
    expect(coach.locator("p")).to_contain_text({"en": "This fills Zhao", "ru": "Область Чжао заполнится"}[language])
    expect(log).to_have_count(0)
    assert page.evaluate(PLACES) == places, "nothing moves"
    assert serious(page) == []
    coach.locator("button").nth(1).click()
    expect(coach).to_be_hidden()
    build(page)
    expect(log).not_to_have_count(0)  # not asked twice in a row
    expect(coach.locator("p")).to_contain_text({"en": "A region scores", "ru": "Область приносит очки"}[language])
    coach.locator("a").click()
    expect(page.locator("#chapter-scoring")).to_be_in_viewport()
    page.keyboard.press("Escape")
    coach.locator("button.quiet").click()
    expect(coach).to_be_hidden()
    page.reload()
    expect(page.locator(".legal").first).to_be_visible()
    assert not page.locator("#coach-switch").is_checked()


def test_played_anyway(visit: Visit) -> None:
    page = visit(coach=True).new_page()
    sit_down(page)
    build(page)
    page.locator("#coach button").first.click()
    expect(page.locator("#log [data-ply]")).not_to_have_count(0)


def test_a_hint_is_in_words(visit: Visit) -> None:
    page = visit().new_page()
    open_table(page, "china", "middle")
    wait_for(lambda: not page.request.get("/health").json()["warming"])
    page.locator("#tool-hint").click()
    hint = page.locator("#hint")
    expect(hint.locator("strong")).not_to_be_empty()
    assert "%" not in hint.inner_text()
    assert page.locator("#hint ol li").all_inner_texts()[0].split(": ")[0] in page.locator("#seats").inner_text()
    hint.locator("summary").click()
    expect(hint.locator("details li").first).to_contain_text("%")
    assert serious(page) == []


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", PLAYED)
def test_the_goal_is_read_at_every_size(game: str, language: str, visit: Visit) -> None:
    page = visit(language=language).new_page()
    open_table(page, game, "beginning")
    for width, height in [*DESKTOPS, (820, 1180), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#goal")).to_be_in_viewport(ratio=1)
        assert not page.evaluate(CUT), f"{width} x {height}"
