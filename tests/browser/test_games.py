"""For each game: a whole game against bots, from the lobby to the end table, played by pointing at what glows."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tianxia.games import GAMES

MOST_CLICKS = 2_000
"""A game that takes more never ends."""


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_from_the_lobby_to_the_end_table(game: str, visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/")
    page.locator(f'.card a[href="/new/{game}"]').click()
    for seat in range(1, min(GAMES[game].players)):
        page.locator(f"select[name=kind-{seat}]").select_option("bot:apprentice")  # who is quick
    page.locator("#set button.primary").click()
    expect(page.locator("#prompt")).to_be_visible()
    player = Player(page)
    assert not player.play_on(MOST_CLICKS)
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator("#total .verdict")).to_be_visible()
    expect(page.locator("#end-review")).to_be_visible()
    page.locator("#end-replay").click()
    expect(page.locator("#moment")).not_to_be_empty()


@pytest.mark.parametrize("game", list(GAMES))
def test_fingers_play_on_a_phone(game: str, visit: Visit) -> None:
    page = visit("phone").new_page()
    page.goto("/")
    page.locator(".card", has=page.locator(f'a[href="/new/{game}"]')).locator(
        ".buttons form button.primary"
    ).first.tap()
    page.locator(f'#offer-{game} form[action="/tables"] button').tap()  # no lesson, thank you
    expect(page.locator("#prompt")).to_be_visible()
    Player(page, touches=True).play_on(12)
    expect(page.locator("#log [data-ply]").first).to_be_attached()


def test_a_table_cannot_be_set_before_the_script_of_the_page_has_come(visit: Visit) -> None:
    page = visit().new_page()
    page.route("**/setting.js*", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto("/new/china")
    expect(page.locator("#set button.primary")).to_be_disabled()
