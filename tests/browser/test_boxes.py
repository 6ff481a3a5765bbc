"""Somebody's own box: taken home, corrected, brought back, played with; the friend at the table sees which it is."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.test_pages import serious


def test_a_table_is_taken_home_and_brought_back(visit: Visit, tmp_path: Path) -> None:
    """Without any script: a table is downloaded, spoilt, corrected and kept."""
    wen = visit(java_script_enabled=False).new_page()
    wen.goto("/rules/zhanguo")
    wen.locator("a[href='/box/zhanguo']").click()
    cards = wen.locator("#table-cards-list")
    cards.locator("summary").first.click()
    expect(cards.locator("tbody tr")).to_have_count(120)
    expect(cards.locator("tbody tr").first.locator(".reconstructed")).to_have_count(2)
    with wen.expect_download() as taken:
        cards.locator("a[href$='/sheet/cards.list']").click()
    file = tmp_path / "cards.csv"
    taken.value.save_as(file)

    text = file.read_text("utf-8-sig")
    _bring(wen, file, text.replace("hire,points-2", "dance,points-2", 2), "cards.list")
    expect(wen.locator("#mistakes li")).to_have_count(2)
    expect(wen.locator("#mistakes li").first).to_contain_text("dance")
    _bring(wen, file, text.replace("hire,points-2", "hire,points-3"), "cards.list")
    expect(wen.locator("h1")).to_contain_text("Attic")
    rows = wen.locator("#differences tbody tr")
    assert rows.count() == text.count("hire,points-2")
    expect(rows.first).to_contain_text("points-2")
    expect(rows.first).to_contain_text("points-3")


def test_a_corrected_box_is_played_with(visit: Visit, tmp_path: Path) -> None:
    """The bots play with it, and the table says which it is."""
    wen = visit().new_page()
    _bring_china(wen, tmp_path)
    assert serious(wen) == []
    wen.locator(".button.primary").click()
    expect(wen.locator("#box option:checked")).to_have_text("Attic")
    for seat in (1, 2):
        wen.locator(f"[name=kind-{seat}]").select_option("bot:apprentice")
    wen.locator("#set [type=submit]").click()
    expect(wen.locator("#prompt")).to_be_visible()
    assert Player(wen).play_on(8)
    expect(wen.locator(".own-box")).to_be_visible()
    expect(wen.locator(".own-box")).to_contain_text("Attic")
    wen.locator(".own-box a").click()
    expect(wen.locator("#differences tbody tr")).to_have_count(1)


def test_a_friend_sees_which_box_it_is_in_russian(visit: Visit, tmp_path: Path) -> None:
    wen, li = visit().new_page(), visit("phone", "ru").new_page()
    _bring_china(wen, tmp_path)
    wen.locator(".button.primary").click()
    wen.locator("[name=kind-1]").select_option("invite")
    wen.locator("[name=kind-2]").select_option("bot:apprentice")
    wen.locator("#set [type=submit]").click()
    expect(wen.locator(".own-box")).to_contain_text("Attic")
    li.goto(wen.locator("#gather-link").input_value())
    expect(li.locator(".own-box")).to_contain_text("«Attic»")
    li.locator("#join-name").fill("Li")
    li.locator("#join-name").press("Enter")
    li.locator(".own-box a").click()
    expect(li.locator("#differences tbody tr")).to_have_count(1)
    expect(li.locator("#differences")).to_contain_text("Карты")
    assert serious(li) == []


def _bring_china(page: Page, folder: Path) -> None:
    """China with five cards in the row instead of four."""
    page.goto("/box/china")
    text = page.evaluate("fetch('/box/china/file').then((answer) => answer.text())")
    _bring(page, folder / "box.toml", text.replace("row         = 4", "row = 5"), "")


def _bring(page: Page, file: Path, text: str, sheet: str) -> None:
    """Save a file and upload it."""
    file.write_text(text, "utf-8")
    page.locator("#sheet").select_option(sheet)
    page.locator("#file").set_input_files(file)
    page.locator("#box-name").fill("Attic")
    page.locator("form[enctype] button").click()
