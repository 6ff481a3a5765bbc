"""The end of a game in a real browser: the count row by row, what skips it, the folded sheet, the picture to share."""

from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send
from tests.browser.pages import RECORDED, RECORDS, open_table, upload
from tianxia.games import GAMES

PAINTED = """
(bytes) => new Promise((done) => {
  const picture = new Image();
  picture.onload = () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
    const context = canvas.getContext("2d");
    context.drawImage(picture, 0, 0);
    const colours = new Set();
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    for (let i = 0; i < data.length; i += 404) colours.add(data.slice(i, i + 4).join());
    done({ width: canvas.width, height: canvas.height, colours: colours.size });
  };
  picture.src = `data:image/png;base64,${bytes}`;
})
"""
"""The size of a PNG and how many colours are in it."""
SEEN = """
(selector) => {
  const { top, bottom, left, right } = document.querySelector(selector).getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && bottom > top;
}
"""


def before_the_end(page: Page, game: str) -> tuple[str, str]:
    """The page of a table one action before its end, where things move; its address, and that action."""
    page.emulate_media(reduced_motion="no-preference")
    lines = (RECORDS / RECORDED[game]).read_text().partition("\n\n")[2].splitlines()
    url = upload(page, game, (len(lines) - 1) / len(lines))
    page.goto(url)
    expect(page.locator(".legal:visible, .act:visible").first).to_be_visible()
    return url, lines[-1].partition(" ")[2]


def end(page: Page, url: str, action: str) -> Any:
    scene = page.request.get(f"{url}/scene").json()
    body = {"action": action, "version": scene["version"], "seat": scene["seat"], "after": scene["number"]}
    return send(page, f"{url}/act", body)["steps"][-1]


@pytest.mark.parametrize("game", ["china", "legacy-of-yu"])
def test_the_count_goes_by_row_by_row(game: str, visit: Visit) -> None:
    page = visit(pace="fast").new_page()
    url, action = before_the_end(page, game)
    page.evaluate("""
      window.counted = [];
      new MutationObserver(() => {
        const total = document.querySelector("#total");
        window.counted.push([
          total.querySelectorAll("[data-step].counted").length,
          [...total.querySelectorAll("tfoot td")].map((cell) => Number(cell.textContent)).reduce((a, b) => a + b, 0),
          total.querySelector(".verdict")?.checkVisibility({ visibilityProperty: true }) ?? null,
        ]);
      }).observe(document.querySelector("#total"), {
        subtree: true, childList: true, attributes: true, characterData: true,
      });
    """)
    end(page, url, action)
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator("#total .verdict")).to_be_visible()
    steps = page.locator("#total [data-step]")
    expect(steps.last).to_be_visible()
    counted = page.evaluate("window.counted")
    assert {rows for rows, _, _ in counted} >= set(range(1, steps.count() + 1)), "every row has come by itself"
    assert not any(is_told for rows, _, is_told in counted if rows < steps.count()), "the verdict comes last"
    sums = [points for _, points, _ in counted]
    if game == "china":
        assert len(set(sums)) > 3, "the totals count up"
        assert sums[-1] == max(sums) > 0


@pytest.mark.parametrize("way", ["Space", "Escape", "click"])
def test_a_count_can_be_skipped(way: str, visit: Visit) -> None:
    page = visit(pace="slow").new_page()
    url, action = before_the_end(page, "china")
    end(page, url, action)
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator("#total.counting")).to_have_count(1)
    expect(page.locator("#total .verdict")).to_be_hidden()
    if way == "click":
        page.locator("#total").click(position={"x": 5, "y": 5})
    else:
        page.keyboard.press(way)
    expect(page.locator("#total .verdict")).to_be_visible()
    expect(page.locator("#end")).to_be_visible()
    totals = page.locator("#total tfoot td").all_inner_texts()
    assert totals == [str(score) for score in scores(page, url)]
    page.keyboard.press("Escape")
    expect(page.locator("#end")).to_be_hidden()


def scores(page: Page, url: str) -> list[int]:
    """The result as the record of the game has it."""
    record = page.request.get(f"{url}/record").text()
    line = next(line for line in record.splitlines() if line.startswith("result: "))
    return [int(score) for score in line.removeprefix("result: ").split()]


@pytest.mark.parametrize("still", ["pace", "motion"])
def test_whoever_wants_no_show_sees_everything_at_once(still: str, visit: Visit) -> None:
    page = visit(pace="instant" if still == "pace" else "slow").new_page()
    url, action = before_the_end(page, "china")
    if still == "motion":
        page.emulate_media(reduced_motion="reduce")
    end(page, url, action)
    expect(page.locator("#end")).to_be_visible()
    assert page.locator("#total.counting").count() == 0
    page.goto(url)
    expect(page.locator("#total .verdict")).to_be_visible()


def test_a_later_visit_shows_everything_at_once(visit: Visit) -> None:
    page = visit(pace="slow").new_page()
    page.emulate_media(reduced_motion="no-preference")
    open_table(page, "china", "end")
    assert page.locator("#total.counting").count() == 0
    expect(page.locator("#total .verdict")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", (1366, 768)], ids=str)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_total_is_in_sight_folded_and_unfolded(game: str, size: Any, visit: Visit) -> None:
    page = visit(*([size] if size == "phone" else [])).new_page()
    if size != "phone":
        page.set_viewport_size({"width": size[0], "height": size[1]})
    open_table(page, game, "end")
    last = "#total .verdict" if len(GAMES[game].players) == 1 else "#total tfoot td"
    assert page.evaluate(SEEN, last)
    assert page.evaluate(SEEN, "#end .buttons")
    folds = page.locator("#total [aria-controls]")
    for i in range(folds.count()):
        folds.nth(i).focus()
        page.keyboard.press("Enter")
        expect(folds.nth(i)).to_have_attribute("aria-expanded", "true")
    if folds.count():
        expect(page.locator("#total .parts tr").first).to_be_visible()
        assert page.evaluate(SEEN, last)
        assert page.evaluate(SEEN, "#end .buttons")


def test_the_log_folds_the_count_of_a_whole_game(visit: Visit) -> None:
    page = visit().new_page()
    open_table(page, "china", "end")
    page.keyboard.press("Escape")
    last = page.locator("#log > li").last
    assert len(last.locator("button").inner_text()) < 300
    expect(last.locator("details p").first).to_be_hidden()
    last.locator("summary").click()
    expect(last.locator("details p").last).to_be_visible()


@pytest.mark.parametrize("game", list(GAMES))
def test_the_picture_to_share_is_a_picture(game: str, visit: Visit, tmp_path: Path) -> None:
    page = visit().new_page()
    open_table(page, game, "end")
    with page.expect_download() as saving:
        page.locator("#end-picture").click()
    file = tmp_path / "picture.png"
    saving.value.save_as(file)
    assert saving.value.suggested_filename.endswith(".png")
    content = file.read_bytes()
    assert content.startswith(b"\x89PNG")
    assert 30_000 < len(content) < 3_000_000
    painted = page.evaluate(PAINTED, b64encode(content).decode())
    assert painted["width"] == 1600
    assert 700 < painted["height"] < 2400
    assert painted["colours"] > 30
    expect(page.locator("#end-said")).to_have_text("The picture has been saved.")
