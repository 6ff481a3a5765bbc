"""Stories at the table: an entry that is told opens as a page of a book, and can be opened again."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.keys import Typist
from tests.browser.pages import RECORDS, is_whole, upload
from tests.browser.test_pages import serious

RECORD = "legacy_of_yu/records/campaign-win.record"
TOLD = 12
"""The action that tells a story with a choice."""


def test_a_story_opens_as_a_page(visit: Visit) -> None:
    page = visit().new_page()
    _before_the_story(page)
    typist = Typist(page)
    typist.reach("[data-target=canal].legal")
    typist.press("Enter")
    book = page.locator("#book")
    expect(book).to_be_visible()
    expect(page.locator("#book-turn")).to_be_focused()
    expect(page.locator("#book-title")).to_have_text("A line in the mud")
    expect(page.locator("#book-leaf")).to_contain_text("2. Trust your own stakes")
    assert serious(page) == []
    typist.press("Enter")
    expect(book).to_be_hidden()
    expect(page.locator('[data-target="choose-1"]')).to_be_focused()
    typist.press("Enter")
    expect(page.locator("#book-leaf .chosen")).to_have_text("You choose: Dig along the line.")
    expect(page.locator("#book-leaf")).to_contain_text("At noon a shadow went along the cut")
    expect(page.locator("#book-leaf .ink use")).to_have_attribute("href", "#ink-dragon")
    typist.press("Escape")
    expect(book).to_be_hidden()
    assert typist.focus() == "target"

    page.locator("#log .story").last.click()
    expect(page.locator("#book-title")).to_have_text("A line in the mud")
    page.keyboard.press("Escape")
    page.locator("#tool-book").click()
    expect(page.locator("#book-pages li")).to_have_count(1)
    expect(page.locator("#book-leaf p").first).to_contain_text("Shu, the boy")


def test_the_end_waits_until_the_page_is_read(visit: Visit) -> None:
    page = visit().new_page()
    lines = (RECORDS / RECORD).read_text().partition("\n\n")[2].splitlines()
    page.goto(upload(page, "legacy-of-yu", (len(lines) - 1) / len(lines), RECORD))
    is_whole(page)
    page.keyboard.press("/")
    page.locator(f'#actions [data-action="{lines[-1].partition(" ")[2]}"]').click()
    expect(page.locator("#end, #book").locator("visible=true")).to_have_count(1)
    while page.locator("#book").is_visible():
        page.locator("#book-turn").click()
    expect(page.locator("#end")).to_be_visible()


def _before_the_story(page: Page) -> None:
    lines = (RECORDS / RECORD).read_text().partition("\n\n")[2].splitlines()
    page.goto(upload(page, "legacy-of-yu", (TOLD - 1) / len(lines), RECORD))
    is_whole(page)
