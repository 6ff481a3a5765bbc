"""The table page as it is written by the server: readable and playable without a script, and without any inline one."""

import re

import pytest

from tests.web.test_scene import live_table, viewer
from tianxia import GAMES
from tianxia.kernel.effects import EFFECTS
from tianxia.kernel.game import SPECTATOR
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.manual import manual
from tianxia.web.pages.layout import look_of
from tianxia.web.pages.table import CLIENT_WORDS, table_page
from tianxia.web.paths import STATIC, WORDS
from tianxia.web.scene import make_scene
from tianxia.words import LANGUAGES, words


def visitor(language: str = "en", theme: str = "", contrast: str = "", motion: str = "") -> Visitor:
    return Visitor("id0", "<Wen>", language, theme, contrast, motion, "token")


def written(live: LiveTable, seat: int, reader: Visitor) -> str:
    eyes = viewer(seat, reader.language)
    return str(table_page(reader, live, eyes, make_scene(live, eyes)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_inline_script_or_style(name: str, language: str) -> None:
    page = written(live_table(name, 9), 0, visitor(language))
    assert not re.search(r"\sstyle=|<style|\son\w+=|javascript:", page)
    assert re.findall(r"<script(?![^>]* src=)[^>]*>", page) == [
        f'<script id="{name}" type="application/json">' for name in ("words", "help-chapters", "scene", "coached")
    ]
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "&lt;Wen&gt;" in page
    assert "<Wen>" not in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_goal_is_always_there(name: str, language: str) -> None:
    page = written(live_table(name, 9), 0, visitor(language))
    assert f'<p id="goal">{GAMES[name].words(language)("goal")}</p>' in page.replace("&#39;", "'")


@pytest.mark.parametrize("name", GAMES)
def test_it_can_be_played_without_a_script(name: str) -> None:
    live = live_table(name, 4)
    page = written(live, live.table.decider, visitor())
    form = page[page.index("<form") : page.index("</form>")]
    assert form.count("<button") == len(live.table.legal())
    assert 'name="csrf" value="token"' in form
    assert f'name="version" value="{live.version}"' in form


def test_a_watcher_has_no_buttons_that_act() -> None:
    page = written(live_table("china", 4), SPECTATOR, visitor())
    assert 'name="action"' not in page
    assert re.search(r'<form[^>]*id="say"[^>]*hidden', page)


def test_names_and_talk_are_escaped() -> None:
    live = live_table("china", 4)
    live.seats[1].name = "<img src=x>"
    page = written(live, 0, visitor())
    assert "<img src=x" not in page


@pytest.mark.parametrize(
    ("reader", "look"),
    [(visitor(), "system"), (visitor(theme="dark"), "dark"), (visitor(theme="dark", contrast="more"), "contrast")],
)
def test_looks(reader: Visitor, look: str) -> None:
    page = written(live_table("china", 0), 0, reader)
    assert look_of(reader) == look
    assert ('data-theme="' in page[:200]) == (look != "system")


def test_the_end_is_a_table_of_points() -> None:
    live = live_table("china", 10_000)
    page = written(live, 0, visitor("ru"))
    total = page[page.index('id="total"') :]
    assert total.count("★") == 0  # the star of the winner is drawn by the style sheet, beside a name
    standing = live.table.standing
    assert standing is not None
    assert total.count('class="winner"') == len(standing.winners)
    points = re.findall(r"<td>(-?\d+)</td>", total[total.index("<tfoot") :])
    assert [int(number) for number in points] == list(standing.scores)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_rules_are_html_without_inline_style(name: str, language: str) -> None:
    rules = manual(GAMES[name], language, "dark", "chapter-")
    found = re.findall(r'<h[3-6] id="chapter-([\w-]+)"', rules)
    assert found == list(GAMES[name].chapters(language))
    assert "{#" not in rules
    assert set(re.findall(r'href="#([^"]*)"', rules)) <= set(re.findall(r' id="([^"]*)"', rules))
    assert "<h1" not in rules
    assert " style=" not in rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_script_has_all_its_words(language: str) -> None:
    t = words(language, WORDS)
    texts = [file.read_text() for file in STATIC.glob("*.js")]
    used = {word for text in texts for word in re.findall(r'"(table-[\w-]+)"', text)}
    begun = {start for text in texts for start in re.findall(r"`(table-[\w-]+-)\$", text)}
    assert begun == {"table-effect-"}
    assert used | {f"table-effect-{effect}" for effect in EFFECTS[1:]} == set(CLIENT_WORDS)
    assert all(word in t for word in CLIENT_WORDS)
