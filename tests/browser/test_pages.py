"""Every page, and every game at its beginning, middle and end: it fits three sizes, axe-core finds nothing serious, and
in Russian it is Russian. The screenshots are kept under build/screenshots, to be looked at."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send
from tests.browser.pages import PAGES, TABLES, is_whole, open_table

SCREENSHOTS = Path("build/screenshots")
SERIOUS = ("serious", "critical")
SMALLEST_TEXT = 10.9
SMALLEST_IN_BLOCKS = 9
"""On a board that is laid out anew so that all of its width is in sight (docs/decisions/012-a-board-in-blocks.md)."""
"""Pixels of text on a board (look.md says 11; a drawing's scale is not a whole number)."""

SHARED = """
  const shared = (a, b) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.x, b.x);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y);
    return wide > 1 && high > 1;
  };
  const overlaps = (elements) => elements.flatMap((a, i) => elements.slice(i + 1)
    .filter((b) => !a.contains(b) && !b.contains(a) && shared(a.getBoundingClientRect(), b.getBoundingClientRect()))
    .map((b) => `${a.id || a.textContent} over ${b.id || b.textContent}`));
  const seen = (selector) => [...(document.querySelector("dialog[open]") ?? document).querySelectorAll(selector)]
    .filter((element) => element.checkVisibility());
"""
CROWDED = f"""
() => {{
  {SHARED}
  const controls = seen(".bar a, .bar button, .bar select, .bar strong, #tabs button, #tools button, .buttons > *");
  const cut = controls.filter((control) =>
    control.getBoundingClientRect().right > innerWidth + 1
    || (control.scrollWidth > control.clientWidth + 2 && control.matches("button")));
  return [
    ...overlaps(seen(".bar, #ask, #stage, #tray, #side")),
    ...overlaps(controls),
    ...cut.map((control) => `${{control.id || control.textContent}} is cut`),
  ];
}}
"""
"""Regions and controls that lie over each other, and controls that are cut."""
TINY = """
([smallest, inBlocks]) => [...document.querySelectorAll("#board text, #tray text, #seats text")]
  .filter((text) => text.checkVisibility() && text.textContent.trim())
  .map((text) => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a,
    text.closest("#board")?.querySelector("[data-block]") ? inBlocks : smallest])
  .filter(([, size, least]) => size < least)
  .map(([said, size]) => `${said}: ${size.toFixed(1)} px`)
"""
"""Text too small to read."""
SMALL = """
() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode;
    const isShown = data.trim() && !parent.closest("svg, script, noscript, template, .sr") && parent.checkVisibility();
    if (isShown && parseFloat(getComputedStyle(parent).fontSize) < 14) found.add(data.trim());
  }
  return [...found];
}
"""
"""Text of a page, outside of drawings, that has less than 14 pixels."""
SAID = """
() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest("script, template, noscript, code, pre, #language, [lang=en]"))
      found.push(walker.currentNode.data);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [data-about]"))
    if (!element.closest("#language"))
      for (const name of ["aria-label", "title", "placeholder", "data-about"])
        found.push(element.getAttribute(name) ?? "");
  return found;
}
"""
"""Everything that a page says, in sight or not; the text board has the notation of actions in it."""
NAMES_KEPT = {
    "Wen", "Li", "Tianxia", "China", "Yellow", "Yangtze", "ZhanGuo", "Legacy", "of", "Yu", "The", "First", "Empire",
    "Ctrl", "Z", "Esc", "Tab", "Enter", "Home", "End", "seed", "cookie", "box", "toml", "FILE",
    "BOT", "docs", "engines", "md", "CSV", "OpenSkill", "Chrome", "Linux", "passkey", "PIN",
}  # fmt: skip
"""Latin words that stay: people, this program, the games' own names, keys, files, browsers."""


@pytest.mark.parametrize("name", PAGES)
def test_a_page(name: str, visit: Visit) -> None:
    _look(name, PAGES[name], visit)


@pytest.mark.parametrize(("game", "moment"), TABLES)
def test_a_table(game: str, moment: str, visit: Visit) -> None:
    _look(f"{game}-{moment}", partial(open_table, game=game, moment=moment), visit)


@pytest.mark.parametrize("likings", [{"theme": "dark"}, {"contrast": "more"}], ids=["dark", "contrast"])
def test_other_looks(likings: dict[str, str], visit: Visit) -> None:
    page = visit().new_page()
    send(page, "/me", likings)
    for name in ("lobby", "new-china"):
        PAGES[name](page)
        assert serious(page) == []


def test_the_language_changes_at_any_moment(visit: Visit) -> None:
    page = visit().new_page()
    open_table(page, "china", "middle")
    ply = page.locator("#log [data-ply]").count()
    page.locator("#language").select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("#prompt")).to_have_text(re.compile("[а-я]"))
    expect(page.locator("#log [data-ply]")).to_have_count(ply)


def _look(name: str, opened: Callable[[Page], None], visit: Visit) -> None:
    """Open a page and look at it at every size, with axe, and in Russian."""
    context = visit()
    page = context.new_page()
    opened(page)
    assert_fits(page)
    _keep(page, f"{name}-desktop")
    assert serious(page) == []
    for size in ("tablet", "phone"):
        other = visit(size, storage_state=context.storage_state()).new_page()
        other.goto(page.url)
        is_whole(other)
        assert_fits(other)
        _keep(other, f"{name}-{size}")
    send(page, "/me", {"language": "ru"})
    page.reload()
    is_whole(page)
    assert latin(page) == []


def assert_fits(page: Page) -> None:
    """No scrolling sideways, nothing over another, no word cut, none too small on a board."""
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert page.evaluate(CROWDED) == []
    assert page.evaluate(TINY, [SMALLEST_TEXT, SMALLEST_IN_BLOCKS]) == []
    assert page.evaluate(SMALL) == []


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


def _keep(page: Page, name: str) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")
