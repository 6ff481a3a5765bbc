"""Every game at its beginning, middle and end, at three sizes: all in its place, all readable. Screenshots are kept."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import SIZES, Visit
from tests.browser.pages import PAGES, TABLES, open_table

SCREENSHOTS = Path("build/screenshots")
SMALLEST_TEXT = 10.9
"""Pixels of text on a board (look.md says 11; a drawing's scale is not a whole number)."""

REGIONS = """
() => {
  const regions = [...document.querySelectorAll(".bar, #ask, #stage, #own, #side")].filter((r) => r.checkVisibility());
  const boxes = regions.map((region) => ({ name: region.id || "bar", box: region.getBoundingClientRect() }));
  const found = [];
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => {
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.x, b.box.x);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.y, b.box.y);
    if (wide > 1 && high > 1) found.push(`${a.name} and ${b.name}: ${Math.round(wide)} x ${Math.round(high)}`);
  }));
  return found;
}
"""
CROWDED = """
() => {
  const page = document.querySelector("dialog[open]") ?? document;
  const all = [...page.querySelectorAll(".bar a, .bar button, .bar select, .bar strong, #tabs button, #tools button, .buttons > *")];
  const boxes = all.filter((e) => e.checkVisibility()).map((e) => ({ e, box: e.getBoundingClientRect(), name: e.id || e.textContent.trim() }));
  const found = boxes.filter(({ e, box }) => box.right > innerWidth + 1 || (e.scrollWidth > e.clientWidth + 2 && !e.matches("a, strong, form"))).map(({ name }) => `${name} is cut`);
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => {
    if (a.e.contains(b.e) || b.e.contains(a.e)) return;
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.x, b.box.x);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.y, b.box.y);
    if (wide > 1 && high > 1) found.push(`${a.name} over ${b.name}`);
  }));
  return found;
}
"""
TINY = """
(smallest) => [...document.querySelectorAll("#board text, #own text, #seats text")]
  .filter((text) => text.checkVisibility() && /[0-9]|../u.test(text.textContent.trim()))
  .map((text) => ({ size: parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a, said: text.textContent }))
  .filter(({ size }) => size < smallest)
  .map(({ size, said }) => `${said}: ${size.toFixed(1)} px`)
"""
"""Words and numbers too small to read; a single letter in a tile is a sign and not text."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "moment"), TABLES)
def test_a_table_fits(game: str, moment: str, size: str, visit: Visit) -> None:
    page = visit(size).new_page()
    open_table(page, game, moment)
    _keep(page, f"{game}-{moment}-{size}")
    assert page.evaluate(REGIONS) == []
    assert_fits(page)
    assert page.evaluate(TINY, SMALLEST_TEXT) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits(name: str, size: str, visit: Visit) -> None:
    page = visit(size).new_page()
    PAGES[name](page)
    _keep(page, f"{name}-{size}")
    assert_fits(page)


def assert_fits(page: Page) -> None:
    """No scrolling sideways, nothing over another, no word cut."""
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert page.evaluate(CROWDED) == []


def _keep(page: Page, name: str) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")
