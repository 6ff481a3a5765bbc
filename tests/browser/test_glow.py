"""What may be chosen glows by what it would do, in shapes and in words; a conflict is weighed before it is started."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send
from tianxia.table import Table

POSITION = {
    "game": "yellow-yangtze",
    "players": 2,
    "hands": [{"red": 1, "blue": 2}, {}],
    "leaders": [{"black": "k6"}, {"black": "k11"}],
    "tiles": {"l6": "black", "l7": "red", "l9": "red", "l10": "black"},
}
"""Wen leads around k6, a bot around k11, and a tile on l8 would bring their black leaders together."""
STYLE = """
(ring) => {
  const { stroke, strokeWidth, strokeDasharray, fill } = getComputedStyle(ring);
  return [strokeWidth, strokeDasharray, fill === "none"].join(" ");
}
"""


def open_table(page: Page) -> None:
    table = Table.from_position(POSITION)
    table.seats = ("Wen", "bot:apprentice")
    page.goto(send(page, "/records", {"text": str(table.record())})["url"])
    expect(page.locator('[data-target="hand-red"].legal')).to_be_visible()


def hex_of(page: Page, name: str) -> str:
    """How the ring of a hex looks, without its colour."""
    look: str = page.locator(f'[data-target="{name}"] .ring').evaluate(STYLE)
    return look


def label(page: Page, name: str) -> str:
    return page.locator(f'[data-target="{name}"]').get_attribute("aria-label") or ""


def test_hexes_glow_by_what_a_tile_would_do_there(visit: Visit) -> None:
    page = visit().new_page()
    open_table(page)
    assert label(page, "k7") == "k7, land; beside k6 Wen's black leader, l6 black, l7 red"
    page.locator('[data-target="hand-red"]').click()
    expect(page.locator('[data-target="k7"][data-effect="gain"]')).to_be_visible()
    assert label(page, "k7").endswith("– you score")
    assert label(page, "l11").endswith("– another player scores")
    assert label(page, "l8").endswith("– starts a conflict")
    assert label(page, "a1") == "a1, land"
    assert len({hex_of(page, name) for name in ("k7", "l11", "l8", "a1")}) == 4, "told apart without colours"
    page.keyboard.press("Escape")
    expect(page.locator('[data-target="k7"].legal')).to_have_count(0)
    assert "score" not in label(page, "k7")


def test_tiles_that_a_riot_can_remove_are_ringed_on_every_ground(visit: Visit) -> None:
    page = visit().new_page()
    open_table(page)
    page.locator('[data-target="riot"]').click()
    black = page.locator('[data-target="l10"].legal')
    assert label(page, "l10").endswith("– takes something off the board")
    halo = black.locator(".halo").evaluate("(halo) => parseFloat(getComputedStyle(halo).strokeWidth)")
    ring = black.locator(".ring").evaluate("(ring) => parseFloat(getComputedStyle(ring).strokeWidth)")
    assert halo >= ring + 4, "light on both sides of the ring"


def test_a_conflict_is_weighed_before_it_is_started(visit: Visit) -> None:
    page = visit().new_page()
    open_table(page)
    page.locator('[data-target="hand-red"]').click()
    page.locator('[data-target="l8"] .ring').hover()
    bubble = page.locator("#bubble.preview")
    expect(bubble).to_contain_text("War: Wen against Apprentice")
    expect(bubble.locator("tbody tr").first).to_have_text("Side 1 at l7: Wen, black leader – you1not yet1")
    expect(bubble).to_contain_text("If nobody adds more, you have 1, Apprentice has 1: a tie, you choose the winner.")
    expect(page.locator("#explained")).to_contain_text("War: Wen against Apprentice")
    sides = bubble.locator("tbody th").all_inner_texts()
    page.locator('[data-target="l8"]').click()
    expect(page.locator("#standing tbody th")).to_have_text(sides)
    expect(page.locator("#banner")).to_be_hidden()  # the panel says it all


def test_a_banner_that_is_closed_by_keys_leads_back_to_the_choice(visit: Visit) -> None:
    page = visit().new_page()
    open_table(page)
    page.locator('[data-target="riot"]').press("Enter")
    page.locator('[data-target="l10"]').press("Enter")
    page.locator("#buttons .act").first.press("Enter")
    expect(page.locator("#banner")).to_contain_text("a leader returns to the supply")
    page.locator("#banner-close").press("Enter")
    expect(page.locator("#banner")).to_be_hidden()
    expect(page.locator(":focus")).to_have_class(re.compile("legal|act"))


def test_actions_are_found_by_what_they_would_do(visit: Visit) -> None:
    page = visit().new_page()
    open_table(page)
    page.keyboard.press("/")
    page.keyboard.type("soldier conflict")
    expect(page.locator("#actions button")).to_have_text(["Place a red soldier tile on l8 – starts a conflict"])


def test_empty_hexes_beside_nothing_are_heard_where_they_matter(visit: Visit) -> None:
    page = visit().new_page()
    open_table(page)
    board = page.get_by_role("group", name="The map of Yellow & Yangtze")
    silent, spoken = board.get_by_role("img", name="a1, land"), board.get_by_role("img", name="l8, land")
    expect(spoken).to_have_count(1)
    expect(silent).to_have_count(0)
    page.locator('[data-target="a2"]').evaluate("(hex) => hex.focus()")
    page.keyboard.press("ArrowLeft")  # whoever goes there hears it
    expect(page.locator(":focus")).to_have_attribute("data-target", "a1")
    expect(silent).to_have_count(1)
    page.locator('[data-target="hand-red"]').click()
    expect(board.get_by_role("button", name="a1, land")).to_have_count(1)


def test_a_finger_is_shown_a_conflict_before_it_starts_it(visit: Visit) -> None:
    page = visit("tablet").new_page()
    open_table(page)
    page.locator('[data-target="hand-red"]').tap()
    page.locator('[data-target="l8"] .ring').tap()
    panel = page.locator("#bubble.preview.conflict")
    expect(panel).to_contain_text("War: Wen against Apprentice")
    expect(page.locator("#log [data-ply]")).to_have_count(0)
    page.locator('[data-target="l8"] .ring').tap()
    expect(panel).to_be_visible()
    page.locator('[data-target="hand-red"]').tap()
    expect(panel).to_be_hidden()
    page.locator('[data-target="hand-red"]').tap()
    page.locator('[data-target="l8"] .ring').tap()
    page.locator("#bubble .act").tap()
    expect(page.locator("#log [data-ply]").first).to_contain_text("l8")
    expect(panel).to_be_hidden()


def test_a_mouse_and_a_key_start_a_conflict_at_once(visit: Visit) -> None:
    for way in ("mouse", "key"):
        page = visit().new_page()
        open_table(page)
        page.locator('[data-target="hand-red"]').click()
        if way == "mouse":
            page.locator('[data-target="l8"] .ring').click()
        else:
            page.locator('[data-target="l8"]').focus()
            page.keyboard.press("Enter")
        expect(page.locator("#log [data-ply]").first).to_contain_text("l8")
