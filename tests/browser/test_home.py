"""A person's page: shared with a friend and closed again, and a game whose end tells a new achievement."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send
from tests.browser.test_pages import assert_fits, serious

WON = Path(__file__).parents[1] / "games" / "legacy_of_yu" / "records" / "single-win.record"


def lost_to(winner: Page, loser: Page) -> None:
    """A game for two that the second resigns."""
    seats = [{"kind": "person"}, {"kind": "invite"}]
    made = send(winner, "/tables", {"game": "yellow-yangtze", "seats": seats})
    send(loser, made["invitation"], {})
    for number, page in enumerate((winner, loser)):
        send(page, f"{made['url']}/entropy", {"added": f"{number}" * 32})
        send(page, f"{made['url']}/ready", {"yes": True})
    send(loser, f"{made['url']}/resign", {"seat": 1})


def test_a_page_is_shared_with_others_and_closed_again(visit: Visit) -> None:
    """Wen at a desktop, Li with a phone in Russian, and somebody who has only the link, without scripts."""
    wen, li, mo = visit().new_page(), visit("phone", "ru").new_page(), visit(java_script_enabled=False).new_page()
    send(wen, "/me", {"name": "Wen"})
    send(li, "/me", {"name": "Li"})
    lost_to(wen, li)
    lost_to(li, wen)

    wen.goto("/")
    wen.get_by_role("link", name="My results and achievements").click()
    expect(wen.locator(".record")).to_contain_text("1 of 2 games won (50%)")
    expect(wen.locator(".record")).to_contain_text("after 2 games between people")
    expect(wen.get_by_role("row", name=re.compile("^Li"))).to_have_text(re.compile(r"Li\s*2\s*1\s*1"))
    expect(wen.locator(".played li").first).to_contain_text("Resigned")
    li.goto("/me/games")
    expect(li.locator(".played li").first).to_contain_text("1-е место из 2")
    expect(li.locator("main")).not_to_contain_text("Resigned")
    assert_fits(li)
    assert serious(li) == []

    wen.get_by_role("button", name="Share with a link").click()
    link = wen.locator(".sharing a").get_attribute("href") or ""
    mo.goto(link)
    expect(mo.locator("h1")).to_have_text("Wen")
    expect(mo.locator(".record")).to_contain_text("1 of 2 games won (50%)")
    expect(mo.locator("main")).not_to_contain_text("Li")
    expect(mo.locator("main a")).to_have_count(0)
    wen.get_by_role("button", name="Stop sharing").click()
    expect(wen.locator(".sharing")).to_contain_text("Only you.")
    answer = mo.request.get(link, headers={"accept": "text/html"})  # the browser would call that page an error
    assert answer.status == 404
    assert "ask for a new one" in answer.text()


def test_people_and_bots_of_several_levels_at_one_table(visit: Visit) -> None:
    """Wen sets the table by its form, a bot first; Li comes with a phone, Mo in Russian; all three are counted."""
    wen, li, mo = visit().new_page(), visit("phone").new_page(), visit(language="ru").new_page()
    wen.goto("/new/china")
    wen.locator("[name=players][value='5']").check()
    for seat, kind in enumerate(("bot:apprentice", "person", "invite", "bot:scholar", "invite")):
        wen.locator(f"[name=kind-{seat}]").select_option(kind)
    wen.locator("[name=name-1]").fill("Wen")
    wen.locator("#set [type=submit]").click()
    link = wen.locator("#gather-link").input_value()
    for page, name in ((li, "Li"), (mo, "Mo")):
        page.goto(link)
        page.locator("#join-name").fill(name)
        page.locator("#join-name").press("Enter")
    for page, bots in ((wen, ("Apprentice", "Scholar")), (mo, ("Ученик", "Учёный"))):
        for shown in ("Wen", "Li", "Mo", *bots):
            expect(page.locator("#gather-seats")).to_contain_text(shown)
    for page in (li, mo, wen):
        expect(page.locator("#gather-own")).not_to_have_attribute("data-wants", re.compile("."))
        page.locator("#gather-ready").click()
    for page in (wen, li, mo):
        expect(page.locator("#prompt")).to_be_visible()
    table = wen.url
    for page, seat in ((li, 2), (mo, 4), (wen, 1)):  # with the last person the game ends, and the bots have won
        send(page, f"{table}/resign", {"seat": seat})
    wen.goto("/me/games")
    rows = wen.locator(".figures tbody tr")
    expect(rows).to_have_count(4)
    for name, figures in (("Li", (0, 0)), ("Mo", (0, 0)), ("Apprentice (bot)", (0, 1)), ("Scholar (bot)", (0, 1))):
        ahead, behind = figures
        expect(rows.filter(has_text=name)).to_have_text(re.compile(rf"\s*1\s*{ahead}\s*{behind}$"))
    mo.goto("/me/games")
    expect(mo.locator(".figures")).to_contain_text("Ученик (бот)")
    expect(mo.locator(".played li")).to_contain_text("Сдача")


def test_the_end_of_a_game_tells_a_new_achievement_once(visit: Visit) -> None:
    page = visit("phone").new_page()
    _win(page)
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator("#end .achieved h3")).to_have_text("New achievements")
    expect(page.locator("#end .achieved")).to_contain_text("The river is tamed")
    assert serious(page) == []
    assert_fits(page)
    page.locator("#end .achieved a").click()
    expect(page.locator(".achievements .earned").first).to_be_visible()
    expect(page.locator(".achievements .earned")).to_contain_text(["The river is tamed"])
    _win(page)
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator("#end .achieved")).to_have_count(0)


def _win(page: Page) -> None:
    """Play a recorded game that was won, action by action, and look at its end."""
    made = send(page, "/tables", {"game": "legacy-of-yu", "seed": 0, "seats": [{"kind": "person", "name": "Wen"}]})
    version = page.request.get(f"{made['url']}/scene").json()["version"]
    for line in WON.read_text().partition("\n\n")[2].splitlines():
        seat, _, action = line.partition(" ")
        version = _act(page, made["url"], {"seat": int(seat), "action": action, "version": version})
    page.goto(made["url"])


def _act(page: Page, table: str, act: dict[str, object]) -> int:
    """Play an action; whoever plays faster than anybody can is told how long to wait. The version that it leads to."""
    csrf = page.get_attribute("meta[name=csrf]", "content") or ""
    while (answer := page.request.post(f"{table}/act", data=act, headers={"x-csrf": csrf})).status == 429:
        page.wait_for_timeout(1000 * float(answer.headers["retry-after"]))
    assert answer.ok, answer.text()
    return int(answer.json()["version"])
