"""Dragging with mouse and finger: a lit card or piece is carried onto a lit place, and clicks, taps and pans stay."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send
from tests.browser.pages import open_table

MIDDLE = """
(name) => {
  const target = document.querySelector(`[data-target="${name}"]`);
  const { x, y, width, height } = (target.querySelector(".ring") ?? target).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
"""
PIECES = ("hand-", "leader-")
"""What lies in the tray and is carried to a place."""
NOWHERE_AT_ALL = {"x": 4.0, "y": 4.0}
"""In the bar at the top."""


class Finger:
    """A finger on the screen, as Chromium itself hears of it: it may scroll, tap and press."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def press(self, at: dict[str, float]) -> None:
        """Come down."""
        self._send("touchStart", [at])

    def slide(self, start: dict[str, float], end: dict[str, float], steps: int = 12) -> None:
        """Move without coming up."""
        for step in range(1, steps + 1):
            share = step / steps
            self._send("touchMove", [{axis: start[axis] + share * (end[axis] - start[axis]) for axis in ("x", "y")}])

    def lift(self) -> None:
        """Come up."""
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def at_table(page: Page, game: str) -> Page:
    """A table with people at one screen; the first of them to decide looks at it."""
    seats = [{"kind": "hotseat", "name": name} for name in ("Wen", "Li", "Zhao")]
    page.goto(send(page, "/tables", {"game": game, "seats": seats, "seed": 5})["url"])
    page.locator("#cover-go").click()
    expect(page.locator("#cover")).to_be_hidden()
    expect(page.locator(".legal").first).to_be_visible()
    return page


def a_way(page: Page) -> tuple[str, str]:
    """A piece of the tray and a place on the board that are together one action and no other."""
    choices: list[dict[str, Any]] = page.evaluate(
        "fetch(location.pathname + '/scene').then(a => a.json()).then(s => s.legal)"
    )
    aims = [frozenset(choice["aim"]) for choice in choices]
    for aim in aims:
        piece = next((name for name in aim if name.startswith(PIECES)), None)
        if len(aim) == 2 and piece and sum(aim <= other for other in aims) == 1:
            [place] = aim - {piece}
            if page.locator(f'#board [data-target="{place}"]').count():
                return piece, place
    raise AssertionError("nothing can be carried")


def middle(page: Page, name: str) -> dict[str, float]:
    """Where a target is."""
    found: dict[str, float] = page.evaluate(MIDDLE, name)
    return found


def carry(page: Page, piece: str, end: dict[str, float]) -> None:
    """Press the mouse on a piece and move it somewhere."""
    start = middle(page, piece)
    page.mouse.move(start["x"], start["y"])
    page.mouse.down()
    page.mouse.move(end["x"], end["y"], steps=6)
    expect(page.locator(".ghost")).to_be_visible()


def is_put_back(page: Page) -> None:
    """Nothing is carried or picked, and nothing has happened."""
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator("#picked")).to_be_hidden()
    expect(page.locator(".over")).to_have_count(0)
    expect(page.locator("#log [data-ply]")).to_have_count(0)


@pytest.mark.parametrize("game", ["china", "yellow-yangtze"])
def test_a_piece_is_carried_to_its_place_by_the_mouse(game: str, visit: Visit) -> None:
    page = at_table(visit().new_page(), game)
    piece, place = a_way(page)
    carry(page, piece, middle(page, place))
    expect(page.locator(f'[data-target="{place}"].legal.over')).to_have_count(1)
    expect(page.locator("#bubble.preview")).to_be_visible()
    expect(page.locator("#log [data-ply]")).to_have_count(0)
    page.mouse.up()
    expect(page.locator("#log [data-ply]")).to_have_count(1)
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(f'[data-target="{place}"].last')).to_have_count(1)


@pytest.mark.parametrize("game", ["china", "yellow-yangtze"])
def test_what_is_dropped_elsewhere_or_let_go_by_a_key_is_put_back(game: str, visit: Visit) -> None:
    page = at_table(visit().new_page(), game)
    piece, place = a_way(page)
    carry(page, piece, NOWHERE_AT_ALL)
    page.mouse.up()
    is_put_back(page)
    carry(page, piece, middle(page, place))
    page.keyboard.press("Escape")
    is_put_back(page)
    page.mouse.up()
    is_put_back(page)
    page.locator(f'[data-target="{piece}"]').click()
    expect(page.locator("#picked")).to_be_visible()
    page.locator(f'[data-target="{place}"]').click()
    expect(page.locator("#log [data-ply]")).to_have_count(1)


def test_a_ghost_looks_like_what_is_carried_and_is_nothing_else(visit: Visit) -> None:
    page = at_table(visit().new_page(), "china")
    piece, place = a_way(page)
    names = page.locator("[data-target]").count()
    carry(page, piece, middle(page, place))
    width = "(element) => element.getBoundingClientRect().width"
    ring = page.locator(f'[data-target="{piece}"] .ring').evaluate(width)
    assert page.locator(".ghost").evaluate(width) == pytest.approx(ring, abs=1)
    assert page.locator(".ghost path, .ghost rect, .ghost use").count() > 1
    assert page.locator(".ghost .ring").count() == 0
    assert page.locator("[data-target]").count() == names
    page.mouse.up()


@pytest.mark.parametrize("way", [3, 12])
def test_a_press_that_hardly_moves_is_a_click(way: int, visit: Visit) -> None:
    page = at_table(visit().new_page(), "china")
    piece, _ = a_way(page)
    at = middle(page, piece)
    page.mouse.move(at["x"], at["y"])
    page.mouse.down()
    page.mouse.move(at["x"] + way, at["y"] + 2)
    page.mouse.up()
    expect(page.locator("#picked")).to_be_visible()
    expect(page.locator(".ghost")).to_have_count(0)


@pytest.mark.parametrize("game", ["china", "yellow-yangtze"])
def test_a_finger_carries_a_piece_out_of_the_tray(game: str, visit: Visit) -> None:
    page = at_table(visit("tablet").new_page(), game)
    piece, place = a_way(page)
    finger, start, end = Finger(page), middle(page, piece), middle(page, place)
    finger.press(start)
    finger.slide(start, {"x": start["x"], "y": start["y"] - 40})
    expect(page.locator(".ghost")).to_be_visible()
    finger.slide({"x": start["x"], "y": start["y"] - 40}, end)
    expect(page.locator(f'[data-target="{place}"].over')).to_have_count(1)
    expect(page.locator("#bubble.preview")).to_be_visible()
    finger.lift()
    expect(page.locator("#log [data-ply]")).to_have_count(1)


def test_on_a_phone_a_finger_still_scrolls_the_tray_and_pans_the_board(visit: Visit) -> None:
    page = at_table(visit("phone").new_page(), "china")
    piece, _ = a_way(page)
    finger = Finger(page)
    tray = page.locator("#tray")
    assert tray.evaluate("(tray) => tray.scrollWidth > tray.clientWidth + 60")
    tray.evaluate("(tray) => { tray.scrollLeft = 0 }")
    page.locator(f'[data-target="{piece}"]').scroll_into_view_if_needed()
    before = tray.evaluate("(tray) => tray.scrollLeft")
    start = middle(page, piece)
    finger.press(start)
    finger.slide(start, {"x": start["x"] - 120, "y": start["y"] - 4})
    expect(page.locator(".ghost")).to_have_count(0)
    finger.lift()
    page.wait_for_function("(before) => document.querySelector('#tray').scrollLeft > before + 40", arg=before)
    is_put_back(page)
    board = page.locator("#board")
    box = board.bounding_box()
    assert box is not None
    before = board.evaluate("(board) => board.scrollLeft")
    to = -1 if before < 60 else 1
    start = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.press(start)
    finger.slide(start, {"x": start["x"] + to * 120, "y": start["y"]})
    finger.lift()
    page.wait_for_function(
        "(before) => Math.abs(document.querySelector('#board').scrollLeft - before) > 30", arg=before
    )
    is_put_back(page)


def test_on_a_phone_a_drop_on_something_small_zooms_and_keeps_the_piece(visit: Visit) -> None:
    page = visit("phone").new_page()
    open_table(page, "yellow-yangtze", "beginning")
    piece, place = a_way(page)
    page.locator("#zoom-fit").tap()
    page.locator(f'[data-target="{piece}"]').scroll_into_view_if_needed()
    width = page.locator("#board svg").evaluate("(svg) => svg.clientWidth")
    finger, start, end = Finger(page), middle(page, piece), middle(page, place)
    finger.press(start)
    finger.slide(start, {"x": start["x"], "y": start["y"] - 40})
    finger.slide({"x": start["x"], "y": start["y"] - 40}, end)
    expect(page.locator(f'[data-target="{place}"].over')).to_have_count(1)
    finger.lift()
    page.wait_for_function("(before) => document.querySelector('#board svg').clientWidth > before", arg=width)
    expect(page.locator("#picked")).to_be_visible()


def test_a_long_press_still_explains(visit: Visit) -> None:
    page = at_table(visit("tablet").new_page(), "china")
    piece, _ = a_way(page)
    finger, at = Finger(page), middle(page, piece)
    finger.press(at)
    expect(page.locator("#bubble")).to_contain_text(page.get_attribute(f'[data-target="{piece}"]', "aria-label") or "?")
    finger.lift()
    is_put_back(page)


def test_a_card_that_is_played_before_it_is_used_is_carried_to_its_place(visit: Visit) -> None:
    page = at_table(visit().new_page(), "zhanguo")
    card, _ = hand(page)
    carry(page, card, middle(page, "slot-1"))
    expect(page.locator("#log [data-ply]")).to_have_count(0)
    page.mouse.up()
    expect(page.locator("#log [data-ply]")).to_have_count(2)
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_card_that_is_put_on_the_board_is_played_and_in_the_hand_is_put_back(visit: Visit) -> None:
    page = at_table(visit("tablet").new_page(), "zhanguo")
    card, other = hand(page)
    finger, start, end = Finger(page), middle(page, card), middle(page, other)
    finger.press(start)
    finger.slide(start, {"x": start["x"], "y": start["y"] - 40})
    expect(page.locator(".ghost")).to_be_visible()
    finger.slide({"x": start["x"], "y": start["y"] - 40}, end)
    finger.lift()
    is_put_back(page)
    finger.press(start)
    board = page.locator("#board").bounding_box()
    assert board is not None
    finger.slide(start, {"x": board["x"] + board["width"] / 2, "y": board["y"] + 20})
    finger.lift()
    expect(page.locator("#log [data-ply]")).to_have_count(1)
    expect(page.locator("#prompt")).to_contain_text("send it to court")


def hand(page: Page) -> list[str]:
    """The first two cards of the hand."""
    names: list[str] = page.eval_on_selector_all(".legal", "(lit) => lit.slice(0, 2).map((one) => one.dataset.target)")
    return names
