"""Every page for everybody: axe-core finds nothing serious, Russian pages are Russian, keys alone are enough."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send
from tests.browser.pages import PAGES, TABLES, open_table

SERIOUS = ("serious", "critical")
SAID = """
() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest("script, template, noscript, code, #language, [lang=en]")) found.push(walker.currentNode.data);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [data-about]"))
    if (!element.closest("#language"))
      for (const name of ["aria-label", "title", "placeholder", "data-about"]) found.push(element.getAttribute(name) ?? "");
  return found;
}
"""
"""Everything that a page says, in sight or not."""
NAMES_KEPT = {"Wen", "Tianxia", "China", "Yellow", "Yangtze", "ZhanGuo", "Legacy", "Yu", "of", "the", "First", "Empire"}
"""Latin words that stay: people, this program, and the games' own names."""


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious_on_a_page(name: str, visit: Visit) -> None:
    page = visit().new_page()
    PAGES[name](page)
    assert serious(page) == []


@pytest.mark.parametrize(("game", "moment"), TABLES)
def test_axe_finds_nothing_serious_at_a_table(game: str, moment: str, visit: Visit) -> None:
    page = visit().new_page()
    open_table(page, game, moment)
    assert serious(page) == []


@pytest.mark.parametrize("theme", ["dark", "contrast"])
@pytest.mark.parametrize("name", ["lobby", "new-china", "me"])
def test_axe_finds_nothing_serious_in_other_looks(name: str, theme: str, visit: Visit) -> None:
    page = visit().new_page()
    send(page, "/me", {"theme": "dark"} if theme == "dark" else {"contrast": "more"})
    PAGES[name](page)
    assert serious(page) == []


@pytest.mark.parametrize("name", PAGES)
def test_a_russian_page_is_russian(name: str, visit: Visit) -> None:
    page = visit(language="ru").new_page()
    PAGES[name](page)
    assert latin(page) == []


@pytest.mark.parametrize(("game", "moment"), TABLES)
def test_a_russian_table_is_russian(game: str, moment: str, visit: Visit) -> None:
    page = visit(language="ru").new_page()
    open_table(page, game, moment)
    assert latin(page) == []


def test_the_language_changes_at_any_moment(visit: Visit) -> None:
    page = visit().new_page()
    open_table(page, "china", "middle")
    ply = page.locator("#log li").count()
    page.locator("#language").select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("#prompt")).to_have_text(re.compile("[а-я]"))
    expect(page.locator("#log li")).to_have_count(ply)


def serious(page: Page) -> list[str]:
    """What axe-core finds, by rule and place."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found
        if rule["impact"] in SERIOUS
        for node in rule["nodes"][:5]
    ]


def latin(page: Page) -> list[str]:
    """The texts of a page with Latin words that are no names."""
    texts: list[str] = page.evaluate(SAID)
    return sorted({text.strip() for text in texts if set(re.findall(r"[A-Za-z]{2,}", text)) - NAMES_KEPT})
