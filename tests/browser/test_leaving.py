"""Leaving and coming back with two browsers: a bot stands in, somebody resigns, all abandon the game, and a rematch."""

import re
from typing import NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send
from tests.browser.test_pages import SCREENSHOTS

SERIOUS = ("serious", "critical")


class Two(NamedTuple):
    """Wen, who has set the table, and Li, who came by the invitation."""

    wen: Page
    li: Page


def sat(visit: Visit, *, size: str = "desktop", language: str = "en", game: str = "china", **more: object) -> Two:
    """Two browsers at one table, with a bot where a game needs a third player."""
    wen, li = visit(size, language).new_page(), visit(size, language).new_page()
    bots = [{"kind": "bot", "bot": "apprentice"}] if game == "china" else []
    seats = [{"kind": "person", "name": "Wen"}, {"kind": "invite"}, *bots]
    made = send(wen, "/tables", {"game": game, "seats": seats, **more})
    send(li, "/me", {"name": "Li"})
    li.goto(made["invitation"])
    li.locator("form button.primary").click()
    wen.goto(made["url"])
    expect(li).to_have_url(wen.url)
    for page in (wen, li):
        page.locator("#gather-ready").click()
    for page in (wen, li):
        expect(page.locator("#leave-open:not([hidden])")).to_be_attached()  # the script is there
    return Two(wen, li)


def leave(page: Page, way: str) -> None:
    """Open the dialog and choose a way out, by its button."""
    if not page.locator("#leave-open").is_visible():
        page.locator("#tab-seats").click()
    page.locator("#leave-open").click()
    page.locator(f"#leave-{way}").click()


def keep(page: Page, name: str) -> None:
    """A picture to be looked at."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")


def serious(page: Page) -> list[str]:
    return [found["id"] for found in Axe().run(page).response["violations"] if found["impact"] in SERIOUS]


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "ru")])
def test_a_bot_stands_in_until_its_player_is_back(size: str, language: str, visit: Visit) -> None:
    two = sat(visit, size=size, language=language)
    if size == "phone":
        two.li.locator("#tab-seats").click()
    two.li.locator("#leave-open").click()
    expect(two.li.locator("#leave")).to_be_visible()
    assert serious(two.li) == []
    keep(two.li, f"leaving-{size}-{language}")
    two.li.keyboard.press("Escape")
    leave(two.li, "bot")
    yes = two.wen.locator("#consent button").first
    expect(yes).to_be_visible()
    yes.click()
    expect(two.li.locator("#back-again")).to_be_visible()
    expect(two.li.locator("#chairs p")).to_have_count(1)
    expect(two.wen.locator("#chairs p")).to_have_count(1)
    assert serious(two.li) == []
    keep(two.li, f"away-{size}-{language}")
    two.li.reload()
    two.li.locator("#back-again").focus()
    two.li.keyboard.press("Enter")
    expect(two.li.locator("#back-again")).to_have_count(0)
    expect(two.wen.locator("#chairs p")).to_have_count(0)
    two.li.goto("/")
    expect(two.li.locator(f'a[href="{two.wen.url[two.wen.url.index("/table") :]}"]').first).to_be_visible()


def test_whoever_resigns_of_two_loses_and_the_rematch_has_other_seats(visit: Visit) -> None:
    two = sat(visit, game="yellow-yangtze")
    leave(two.li, "resign")
    for page in two:
        expect(page.locator("#total .verdict")).to_have_text("Resigned: Li. Won: Wen.")
    assert serious(two.wen) == []
    two.wen.locator("#end-again").click()
    expect(two.wen.locator("#gathering")).to_be_visible()
    two.li.locator("#end [data-close]").click()
    two.li.locator("#consent a").click()
    expect(two.li).to_have_url(two.wen.url)
    for page in two:
        page.locator("#gather-ready").click()
    expect(two.wen.locator("#table")).to_have_attribute("data-mine", "1")
    expect(two.li.locator("#table")).to_have_attribute("data-mine", "0")


def test_a_game_is_abandoned_if_both_agree(visit: Visit) -> None:
    two = sat(visit, size="phone")
    for answer in ("No", "Yes"):
        leave(two.wen, "abandon")
        two.li.locator("#consent").get_by_role("button", name=answer).click()
        expect(two.wen.locator("#consent .ask")).to_have_count(0)
    for page in two:
        expect(page.locator("#total .verdict")).to_contain_text("abandoned by agreement")


def test_hints_are_there_only_if_the_table_allows_them(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/new/china")
    expect(page.locator("#terms")).to_be_hidden()
    page.locator("[name=kind-1]").select_option("invite")
    expect(page.locator("#wait")).to_have_value("day")
    page.locator("[name=kind-2]").select_option("hotseat")
    assert serious(page) == []
    page.locator("[name=hints]").check()
    page.locator("#set [type=submit]").click()
    for place in ("#gather-options", "#terms"):  # before the game and while it is played
        expect(page.locator(place)).to_contain_text("Hints are allowed for everybody.")
        expect(page.locator(place)).to_contain_text("After a day")
        if place == "#gather-options":
            page.locator("#gather-go").click()


def test_against_people_there_is_no_hint_and_against_bots_one_way_to_take_back(visit: Visit) -> None:
    two = sat(visit)
    for page in two:
        expect(page.locator("#prompt")).not_to_be_empty()
        expect(page.locator("#tool-hint")).to_be_hidden()
    alone = visit().new_page()
    alone.goto(send(alone, "/tables", {"game": "china", "seed": 3, "level": "apprentice"})["url"])
    expect(alone.locator(".legal").first).to_be_visible()
    expect(alone.locator("#tool-hint")).to_be_visible()
    expect(alone.locator("#tool-ask-others")).to_be_hidden()


def test_a_muted_player_is_not_read_and_a_line_can_be_reported(visit: Visit) -> None:
    two = sat(visit)
    two.li.locator("#tab-chat").click()
    two.li.locator("#said").fill("such a bad move")
    two.li.locator("#said").press("Enter")
    two.wen.locator("#tab-chat").click()
    expect(two.wen.locator("#chat")).to_contain_text("such a bad move")
    two.wen.locator("#chat summary").click()
    two.wen.get_by_role("button", name="Report").click()
    expect(two.wen.locator("#notices")).to_contain_text("operator")
    two.wen.get_by_role("button", name="Mute Li").click()
    expect(two.wen.locator("#chat")).not_to_contain_text("such a bad move")
    two.wen.reload()
    two.wen.locator("#tab-chat").click()
    expect(two.wen.locator("#chat")).to_contain_text("Li (muted)")
    assert serious(two.wen) == []


def test_one_key_leads_to_the_next_table_that_waits(visit: Visit) -> None:
    page = visit().new_page()
    tables = [send(page, "/tables", {"game": "legacy-of-yu", "seed": seed})["url"] for seed in (1, 2)]
    page.goto(tables[0])
    expect(page.locator("#turns b")).to_have_text("1")
    page.locator("#prompt").focus()
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(re.escape(tables[1])))
    page.goto("/")
    expect(page.locator("#turns b")).to_have_text("2")
    assert page.title().startswith("● 2")
