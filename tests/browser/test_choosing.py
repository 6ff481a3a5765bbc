"""Optional targets: ZhanGuo's court icons start their action or say why not, and may be passed over."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send
from tests.browser.keys import Typist

CHOICES = [
    {"action": "hire red 1", "phrase": "", "aim": ["court-hire?", "supply-red", "gov-1"]},
    {"action": "hire grey 1", "phrase": "", "aim": ["court-hire?", "supply-grey", "gov-1"]},
    {"action": "recruit 2", "phrase": "", "aim": ["court-recruit?", "workers-2"]},
    {"action": "unify 3", "phrase": "", "aim": ["slot-3"]},
    {"action": "done", "phrase": "", "aim": []},
]


@pytest.fixture
def page(visit: Visit) -> Page:
    """A table of ZhanGuo at which a card has just been played."""
    page = visit().new_page()
    seats = [{"kind": "hotseat", "name": name} for name in ("Wen", "Li")]
    page.goto(send(page, "/tables", {"game": "zhanguo", "seats": seats, "seed": 5})["url"])
    page.locator("#cover-go").click()
    page.locator("#own .legal").first.click()
    expect(page.locator("#log [data-ply]")).to_have_count(1)
    expect(page.locator("#prompt")).to_contain_text("send it to court")
    return page


def lit(page: Page) -> set[str]:
    """What glows."""
    names: list[str] = page.eval_on_selector_all(".legal", "(lit) => lit.map((each) => each.dataset.target)")
    return set(names)


def test_a_court_icon_narrows_the_choice(page: Page) -> None:
    assert {"court-hire", "supply-red", "slot-1"} <= lit(page)
    page.locator('[data-target="court-hire"]').click()
    expect(page.locator("#picked")).to_contain_text("hire one official")
    assert lit(page) == {"supply-red", "supply-grey", "supply-white"}
    page.locator('[data-target="supply-red"]').click()
    assert lit(page) == {f"gov-{region}" for region in range(1, 6)}
    page.locator('[data-target="gov-2"]').click(position={"x": 12, "y": 12})
    expect(page.locator("#log")).to_contain_text("one red official in 2 Zhao")


def test_a_court_icon_may_be_passed_over(page: Page) -> None:
    page.locator('[data-target="supply-white"]').click()
    assert lit(page) == {f"gov-{region}" for region in range(1, 6)}
    page.locator('[data-target="gov-4"]').click(position={"x": 12, "y": 12})
    expect(page.locator("#log")).to_contain_text("one white official in 4 Qi")


def test_an_icon_that_cannot_be_used_says_why_not(page: Page) -> None:
    assert "court-palace" not in lit(page)
    page.locator('[data-target="court-palace"]').click()
    expect(page.locator("#bubble.reason")).to_contain_text("A palace needs two workers")


def test_court_icons_are_chosen_by_keys(page: Page) -> None:
    typist = Typist(page)
    typist.press("g")
    for _ in range(40):
        if page.evaluate("document.activeElement.dataset.target") == "court-hire":
            break
        typist.press("Tab")
    assert page.evaluate("document.activeElement.dataset.target") == "court-hire"
    assert page.evaluate("document.activeElement.getAttribute('role')") == "button"
    typist.press("Enter")
    expect(page.locator("#picked")).to_contain_text("hire one official")
    typist.press("Enter Enter")
    expect(page.locator("#log [data-ply]")).to_have_count(2)


@pytest.mark.parametrize(
    ("picks", "lit", "left"),
    [
        ([], ["court-hire", "court-recruit", "slot-3", "supply-grey", "supply-red", "workers-2"], 5),
        (["court-hire"], ["supply-grey", "supply-red"], 2),
        (["supply-red"], ["gov-1"], 1),
        (["supply-red", "court-hire"], ["gov-1"], 1),
        (["court-hire", "supply-red", "gov-1"], [], 1),
        (["gov-1"], ["supply-grey", "supply-red"], 2),
        (["court-recruit"], ["workers-2"], 1),
        (["court-recruit", "supply-red"], [], 0),
    ],
)
def test_what_may_be_picked_next(picks: list[str], lit: list[str], left: int, page: Page) -> None:
    script = """
    async ([choices, picks]) => {
      const { narrow, next } = await import("/static/test/choice.js");
      return { lit: [...next(choices, picks)].sort(), left: narrow(choices, picks).length };
    }
    """
    assert page.evaluate(script, [CHOICES, picks]) == {"lit": lit, "left": left}


def test_an_optional_target_that_tells_nothing_apart_does_not_glow(page: Page) -> None:
    script = """
    async (choices) => {
      const { complete, next } = await import("/static/test/choice.js");
      return [[...next(choices, [])].sort(), complete(choices, ["supply-red", "gov-1"]).map(({ action }) => action)];
    }
    """
    hires = [choice for choice in CHOICES if choice["action"] != "recruit 2" and choice["action"] != "unify 3"]
    assert page.evaluate(script, hires) == [["supply-grey", "supply-red"], ["hire red 1"]]
