"""The guided first game, played in the browser by somebody who does what the card says."""

import os
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tianxia.games import GAMES
from tianxia.kernel.targets import OPTIONAL
from tianxia.lesson import Lesson, lesson_of
from tianxia.words import LANGUAGES

GAME = "china"
COVERED = """
() => {
  const card = document.querySelector("#lesson").getBoundingClientRect();
  const stage = document.querySelector("#stage").getBoundingClientRect();
  const places = [...document.querySelectorAll("#board .look")].map((place) => {
    const { left, right, top, bottom } = (place.querySelector(".ring") ?? place).getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2, name: place.dataset.target ?? place.dataset.key };
  });
  const isIn = ({ x, y }, box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const seen = places.filter((place) => isIn(place, stage));
  return seen.length > 0 && seen.every((place) => isIn(place, card)) ? seen.map(({ name }) => name) : [];
}
"""
"""The places to look at on the board, if the card hides all of them."""
CUT_OFF = """
() => {
  const box = (id) => document.getElementById(id).getBoundingClientRect();
  const isWhole = (id) => {
    const { scrollHeight, clientHeight } = document.getElementById(id);
    return clientHeight > 0 && scrollHeight <= clientHeight + 2;
  };
  const words = document.createRange();
  words.selectNodeContents(document.getElementById("lesson-title"));
  const title = words.getBoundingClientRect();
  const ways = box("lesson-ways");
  const isBeside = title.right <= ways.left + 1 || title.left >= ways.right;
  const isCovered = !isBeside && title.bottom > ways.top && title.top < ways.bottom;
  return [...["goal", "asked"].filter((id) => !isWhole(id)), ...(isCovered ? ["lesson-title"] : [])];
}
"""
"""Of the goal, the question and the title of the card those that cannot be read as they are."""


SIZES = ("desktop", "tablet", "phone")
TAUGHT = [name for name in GAMES if lesson_of(GAMES[name]) and name != "toy"]
USUAL = list(zip(TAUGHT, ("phone", "desktop", "tablet", "desktop"), ("en", "ru", "ru", "en"), strict=True))
LESSONS = list(product(TAUGHT, SIZES, LANGUAGES)) if os.environ.get("LESSONS") == "all" else USUAL
"""Every lesson; each at every size and in every language with LESSONS=all, which takes ten minutes."""


@pytest.mark.parametrize(("game", "size", "language"), LESSONS)
def test_a_newcomer_follows_the_card(game: str, size: str, language: str, visit: Visit) -> None:
    page = visit(size, language).new_page()
    page.goto("/")
    page.locator(f"form[data-offer=offer-{game}] button").click()
    page.locator(f"#offer-{game} form[action='/lessons'] button").click()
    expect(page.locator("#lesson")).to_be_visible()
    expect(page.locator("#lesson-title")).not_to_be_empty()
    words = GAMES[game].words(language)
    expect(page.locator("#lesson-said")).to_contain_text(words("lesson-goal"))
    lesson = lesson_of(GAMES[game])
    assert lesson is not None
    for step in lesson.steps:
        read(page, words(f"lesson-{step.name}"))
        while (scene := my_turn(page))["lesson"].get("name") == step.name:
            assert page.evaluate(CUT_OFF) == [], step.name
            if scene["lesson"].get("places"):
                expect(page.locator("#table .look").first).to_be_attached()
                assert page.evaluate(COVERED) == [], step.name
            do_something(page, scene, lesson)
        expect(page.locator("#lesson-said")).to_contain_text(words(f"lesson-{step.name}-done"))
    page.reload()  # and all of it is still known
    read(page, words("lesson-end"))
    assert page.evaluate(CUT_OFF) == []
    page.locator("#lesson-on").click()
    expect(page.locator("#lesson")).to_be_hidden()
    expect(page.locator(".legal, .act").first).to_be_visible()


def test_what_is_not_the_idea_is_answered_in_the_card(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/")
    page.locator(".card form[action='/lessons'] button").first.click()
    words = GAMES[GAME].words("en")
    read(page, words("lesson-house"))
    ply = my_turn(page)["ply"]
    for name in ("discards", "hand-red"):
        page.locator(f"[data-target={name}]").press("Enter")
    expect(page.locator("#lesson-why")).to_have_text(words("lesson-house-why"))
    expect(page.locator("#picked")).to_be_hidden()
    assert my_turn(page)["ply"] == ply
    page.locator("#lesson-fold").click()
    expect(page.locator("#lesson-body")).to_be_hidden()
    page.locator("#lesson-fold").click()
    page.locator("#lesson-more summary").click()
    page.locator("#lesson-leave").click()
    expect(page.locator("#lesson")).to_be_hidden()
    for name in ("discards", "hand-red"):
        page.locator(f"[data-target={name}]").press("Enter")
    page.wait_for_function("(ply) => document.querySelectorAll('#log [data-ply]').length > ply", arg=ply)


def read(page: Page, text: str) -> None:
    """Read what comes first, then what is to be done."""
    page.locator("#lesson-on").click()
    expect(page.locator("#lesson-said")).to_contain_text(text)


def my_turn(page: Page) -> dict[str, Any]:
    """The scene as the page has it, once something can be chosen."""
    expect(page.locator("svg .legal, #buttons .act").first).to_be_visible()
    scene: dict[str, Any] = page.evaluate("fetch(location.pathname + '/scene').then((answer) => answer.json())")
    return scene


def do_something(page: Page, scene: dict[str, Any], lesson: Lesson) -> None:
    """What counts, or anything if nothing does; then wait until the page has shown it and the learner decides again."""
    legal = [choice["action"] for choice in scene["legal"]]
    step = next(step for step in lesson.steps if step.name == scene["lesson"]["name"])
    action = (step.counting(legal) or legal)[0]
    aims = {choice["action"]: needed(choice["aim"]) for choice in scene["legal"]}
    for name in aims[action]:
        page.locator(f"[data-target='{name}']").first.press("Enter")
    others = [aim for aim in aims.values() if aim[: len(aims[action])] == aims[action]]
    if len(others) > 1 or not aims[action]:  # several uses of what was picked, or nothing to pick
        page.locator(f"#buttons [data-action='{action}']").press("Enter")
    page.wait_for_function(
        """(before) => fetch(location.pathname + "/scene").then((answer) => answer.json())
          .then(({ ply, decider, seat }) => ply > before && decider === seat)""",
        arg=scene["ply"],
    )


def needed(aim: list[str]) -> list[str]:
    """The targets that have to be picked."""
    return [name for name in aim if not name.endswith(OPTIONAL)]
