"""The table page in a real browser: pointing, keys, reasons, takebacks. Short; whole games are played elsewhere."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send
from tests.browser.keys import Typist
from tests.browser.pages import open_table, upload


@pytest.fixture
def page(visit: Visit) -> Page:
    """A table of China with three people at one screen; the first of them to decide looks at it."""
    page = visit().new_page()
    seats = [{"kind": "hotseat", "name": name} for name in ("Wen", "Li", "Zhao")]
    page.goto(send(page, "/tables", {"game": "china", "seats": seats, "seed": 5, "hints": True})["url"])
    page.locator("#cover-go").click()
    expect(page.locator("#cover")).to_be_hidden()
    expect(page.locator(".legal").first).to_be_visible()
    return page


def test_a_choice_in_parts_narrows_and_the_last_click_acts(page: Page) -> None:
    choices = page.evaluate("fetch(location.pathname + '/scene').then(a => a.json()).then(s => s.legal)")
    choice = next(choice for choice in choices if len(choice["aim"]) == 2)
    place, card = choice["aim"]
    before = page.locator(".legal").count()
    page.locator(f'[data-target="{place}"]').first.click()
    expect(page.locator("#picked")).to_be_visible()
    assert page.locator(".legal").count() < before
    page.keyboard.press("Escape")
    expect(page.locator("#picked")).to_be_hidden()
    page.locator(f'[data-target="{card}"]').first.click()  # the card before the place means the same
    page.locator(f'[data-target="{place}"]').first.click()
    expect(page.locator("#log [data-ply]")).to_have_count(1)
    expect(page.locator(f'[data-target="{place}"].last')).to_have_count(1)


def test_escape_steps_back_and_the_focus_is_never_lost(page: Page) -> None:
    typist = Typist(page)
    typist.press("g")
    assert typist.focus() == "target"
    typist.press("Enter")
    expect(page.locator("#picked")).to_be_visible()
    assert typist.focus() == "target"
    typist.press("Escape")
    expect(page.locator("#picked")).to_be_hidden()
    assert typist.focus() == "target"
    typist.press("Enter Enter")
    expect(page.locator("#log [data-ply]")).to_have_count(1)
    typist.reach("#log [data-ply]")
    typist.press("Enter")
    expect(page.locator("#stepper")).to_be_visible()
    assert typist.focus() == "ply"
    typist.press("ArrowLeft")
    expect(page.locator("#stepper")).to_contain_text("beginning")
    assert typist.focus() == "ply"
    typist.press("Escape")
    expect(page.locator("#stepper")).to_be_hidden()


def test_the_tools_are_one_stop_of_tab(page: Page) -> None:
    typist = Typist(page)
    typist.reach("#tools button")
    first = page.evaluate("document.activeElement.id")
    typist.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('#tools button')")
    assert page.evaluate("document.activeElement.id") != first
    typist.press("Tab")
    assert not page.evaluate("document.activeElement.matches('#tools button')")


def test_the_list_of_actions_can_be_searched(page: Page) -> None:
    page.keyboard.press("/")
    expect(page.locator("#find")).to_be_focused()
    everything = page.locator("#actions button").count()
    page.keyboard.type("emissary")
    assert 0 <= page.locator("#actions button").count() < everything
    page.locator("#find").fill("house")
    page.locator("#actions button").first.click()
    expect(page.locator("#log [data-ply]")).to_have_count(1)


def test_why_not_is_said_beside_the_click(page: Page) -> None:
    page.locator(
        "#board .target:not(.legal)[data-target=shu1], #board .target:not(.legal)[data-target=han1]"
    ).first.click()
    expect(page.locator("#bubble.reason")).to_contain_text("Rules · ")


def test_taking_back_and_looking_back(page: Page) -> None:
    page.locator("#tab-actions").click()
    page.locator("#actions button", has_text="house").first.click()
    expect(page.locator("#log [data-ply]")).to_have_count(1)
    page.locator("#tab-log").click()
    page.locator("#tool-undo").click()
    expect(page.locator("#log button")).to_have_count(0)
    expect(page.locator("#log .remark").last).to_contain_text("takes an action back")


def test_a_line_of_the_log_shows_its_places(page: Page) -> None:
    page.locator("#tab-actions").click()
    page.locator("#actions button", has_text="house").first.click()
    page.locator("#tab-log").click()
    page.locator("#log [data-ply]").last.hover()
    expect(page.locator("#board .shown")).not_to_have_count(0)
    page.mouse.move(5, 5)
    expect(page.locator(".shown")).to_have_count(0)


def test_a_decision_is_explained_the_first_time(page: Page) -> None:
    expect(page.locator("#help")).to_be_visible()
    page.locator("#help-close").click()
    expect(page.locator("#help")).to_be_hidden()
    page.reload()
    page.locator("#cover-go").click()
    expect(page.locator("#help-open")).to_be_visible()
    expect(page.locator("#help")).to_be_hidden()
    page.locator("#help-open").click()
    expect(page.locator("#help-text")).not_to_be_empty()


def test_two_taps_zoom(visit: Visit) -> None:
    page = visit("phone").new_page()
    open_table(page, "yellow-yangtze", "beginning")
    box = page.locator("#board").bounding_box()
    assert box is not None
    before = page.locator("#board svg").bounding_box()
    assert before is not None
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function("(before) => document.querySelector('#board svg').clientWidth < before", arg=before["width"])


def test_the_boards_of_others_fold_open(visit: Visit) -> None:
    page = visit().new_page()
    open_table(page, "zhanguo", "middle")
    button = page.locator(".fold:not([hidden])").first
    panel = page.locator(".seat-panel:has(.fold:not([hidden])) svg").first
    folded = panel.bounding_box()
    button.click()
    unfolded = panel.bounding_box()
    assert folded is not None
    assert unfolded is not None
    assert unfolded["height"] > 1.5 * folded["height"]
    expect(button).to_be_focused()


def test_the_screen_is_passed_before_the_next_hand_is_shown(page: Page) -> None:
    page.locator("#tab-actions").click()
    while not page.locator("#cover").is_visible():
        ply = page.locator("#log button").count()
        page.locator("#actions button").first.click()
        expect(page.locator("#log button")).to_have_count(ply + 1)
    expect(page.locator("#own")).to_be_hidden()
    page.locator("#cover-go").click()
    expect(page.locator("#own")).to_be_visible()
    expect(page.locator(".legal").first).to_be_visible()


def test_rules_are_one_key_away(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.locator("#rules h2").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#rules")).to_be_hidden()


def test_a_reason_and_the_help_lead_to_their_chapters(page: Page) -> None:
    page.locator("[data-target=chu]").dispatch_event("click")
    page.locator("#bubble a").click()
    expect(page.locator("#rules")).to_be_visible()
    expect(page.locator("#chapter-emissaries")).to_be_in_viewport()
    page.locator("#rules .contents a[href$=scoring]").dispatch_event("click")
    expect(page.locator("#chapter-scoring")).to_be_in_viewport()
    assert page.locator("#chapter-figure-majority img").evaluate("(image) => image.naturalWidth") > 0
    page.keyboard.press("Escape")
    if page.locator("#help").is_hidden():
        page.locator("#help-open").click()
    page.locator("#help-chapter a").click()
    expect(page.locator("#chapter-placing")).to_be_in_viewport()


def test_whoever_can_add_nothing_to_a_conflict_need_not_say_so(visit: Visit) -> None:
    page = visit().new_page()
    page.goto(upload(page, "yellow-yangtze", 105 / 172, "yellow_yangtze/records/3-hand-refill.record"))
    expect(page.locator("#notices")).to_contain_text("There was only one choice: Abstain: support nobody")
    expect(page.locator("#log")).to_contain_text("Wen supports nobody.")


def test_a_forced_choice_is_made_by_itself_unless_one_wants_to_confirm(visit: Visit) -> None:
    page = visit().new_page()
    share = 68 / 520  # in ZhanGuo the last card of a round is the only one to play
    page.goto(upload(page, "zhanguo", share))
    expect(page.locator("#notices")).to_contain_text("There was only one choice: Play card 21")
    expect(page.locator("#log [data-ply]")).to_have_count(69)
    page.locator("#rules-open").click()
    page.locator("#confirm").check()
    page.goto(upload(page, "zhanguo", share))
    expect(page.locator(".legal:visible, .act:visible").first).to_be_visible()
    page.wait_for_timeout(1000)
    expect(page.locator("#log [data-ply]")).to_have_count(68)
    page.locator("#rules-open").click()
    page.locator("#confirm").uncheck()
    page.locator("#rules .close").click()
    expect(page.locator("#log [data-ply]")).to_have_count(69)
