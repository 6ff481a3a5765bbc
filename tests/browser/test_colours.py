"""The colours of the seats: chosen when a table is set, and seen wherever a seat is shown."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tianxia import look

PINK = "rgb({}, {}, {})".format(*bytes.fromhex(look.THEMES["light"]["hue-pink"][1:]))


def test_a_colour_is_chosen_and_whoever_had_it_gets_the_other(visit: Visit) -> None:
    page = visit(color_scheme="light").new_page()
    page.goto("/new/yellow-yangtze")
    for seat in range(2):
        page.locator(f"select[name=kind-{seat}]").select_option("hotseat")
    expect(page.locator("select[name=colour-0]")).to_have_value("violet")
    page.locator("select[name=colour-0]").select_option("pink")
    expect(page.locator("select[name=colour-1]")).to_have_value("violet")
    fill = "(emblem) => getComputedStyle(emblem.querySelector('circle')).fill"
    assert page.locator(".seat-row .emblem").first.evaluate(fill) == PINK
    page.locator("#set button.primary").click()
    page.locator("#cover-go").click()
    expect(page.locator("html")).to_have_attribute("data-colour-0", "pink")
    expect(page.locator("html")).to_have_attribute("data-colour-1", "violet")
    fills = (
        page.locator(".seat-panel")
        .first.locator("circle")
        .evaluate_all("(all) => all.map(c => getComputedStyle(c).fill)")
    )
    assert PINK in fills
