"""By keys alone: from the lobby over the setting of a table to the end of a whole game, for each game.

Nothing here points, and nothing is given the focus but by pressing keys. After every decision the focus must already be
where the next one is made, and one must see it.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.keys import Typist
from tianxia.games import GAMES


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_by_keys(game: str, visit: Visit) -> None:
    page = visit().new_page()
    typist = Typist(page)
    _set_the_table(page, typist, game)
    typist.begin()
    while typist.decide():
        pass
    expect(page.locator("#total .verdict")).to_be_visible()
    typist.press("Escape")
    expect(page.locator("#end")).to_be_hidden()
    assert page.locator("#happened").text_content()
    typist.reach("#tool-result, #tool-since")
    typist.reach("[role=tab]")
    typist.press("ArrowRight ArrowRight")
    expect(page.locator("#panel-chat, #panel-text").locator("visible=true")).to_have_count(1)


def _set_the_table(page: Page, typist: Typist, game: str) -> None:
    """The fewest players, and bots that are quick."""
    page.goto("/")
    typist.reach(f'a[href="/new/{game}"]')
    typist.press("Enter")
    expect(page.locator("#set")).to_be_visible()
    for seat in range(1, min(GAMES[game].players)):
        typist.reach(f"select[name=kind-{seat}]")
        page.keyboard.type("Appr")
        expect(page.locator(f"select[name=kind-{seat}]")).to_have_value("bot:apprentice")
    typist.reach("#set button[type=submit]")
    typist.press("Enter")
    expect(page.locator("#prompt")).to_be_visible()
