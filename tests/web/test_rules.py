"""The rules as a page: contents, figures in the reader's look, and what is not there."""

import re

import pytest

from tests.web.house import House
from tianxia import GAMES
from tianxia.figures import names_of
from tianxia.words import LANGUAGES

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_chapter_is_in_the_contents_and_every_figure_on_the_page(house: House, language: str) -> None:
    ann = await house.visit("Ann", language)
    for name, game in GAMES.items():
        page = (await ann.page(f"/rules/{name}")).text
        assert re.findall(r'<li class="level-\d"><a href="#([\w-]+)"', page) == list(game.chapters(language))
        assert set(re.findall(r'href="#([\w-]+)"', page)) <= set(re.findall(r' id="([\w-]+)"', page))
        assert sorted(re.findall(r'<figure id="figure-([\w-]+)"', page)) == names_of(game)
        assert f"?language={language}&amp;look=system" in page


async def test_the_panel_beside_a_table_reads_the_same_text(house: House) -> None:
    ann = await house.visit("Ann", "ru")
    text = (await ann.get("/rules/china/text")).text
    assert re.findall(r'<h[3-6] id="chapter-([\w-]+)"', text) == list(GAMES["china"].chapters("ru"))
    assert (await ann.get("/rules/chess/text")).status_code == 404


async def test_a_figure_is_drawn_in_the_look_that_is_asked_for(house: House) -> None:
    ann = await house.visit("Ann", "ru")
    figure = "/rules/china/figures/majority.svg"
    own, dark, english = [await ann.get(figure + asked) for asked in ("", "?look=dark", "?language=en")]
    assert own.headers["content-type"].startswith("image/svg+xml")
    assert "max-age" in own.headers["cache-control"]
    assert 'data-theme="dark"' in dark.text
    assert 'data-theme="' not in own.text
    assert own.text != english.text


@pytest.mark.parametrize("asked", ["nothing.svg", "majority.svg?look=pink", "majority.svg?language=xx"])
async def test_a_figure_that_is_not_there(house: House, asked: str) -> None:
    ann = await house.visit()
    assert (await ann.get(f"/rules/china/figures/{asked}")).status_code == 404
