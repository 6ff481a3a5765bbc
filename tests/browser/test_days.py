"""Play over days in a real browser: clocks in the reader's words and time zone, the installed app, notices of turns."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send

INVITED = [{"kind": "person", "name": "Ann"}, {"kind": "invite"}, {"kind": "bot", "bot": "apprentice"}]
DAY = 86_400


def together(host: Page, guest: Page, **terms: Any) -> str:
    """A table with a friend that has started; its address."""
    made = send(host, "/tables", {"game": "china", "seats": INVITED, **terms})
    send(guest, made["invitation"], {"name": "Boris"})
    send(host, f"{made['url']}/start", {})
    return str(made["url"])


def is_controlled(page: Page) -> None:
    page.goto("/about")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_a_clock_is_chosen_and_shown_to_all(visit: Visit) -> None:
    ann, boris = visit(timezone_id="Europe/Berlin").new_page(), visit(language="ru").new_page()
    ann.goto("/new/china")
    ann.get_by_label("Who sits at seat 2").select_option("invite")
    expect(ann.locator("#set-end")).to_be_hidden()
    ann.locator("#clock").select_option("3-days-and-12-hours")
    ann.locator("#end").select_option("resign")
    ann.get_by_role("button", name="Start").click()
    expect(ann.locator("#gather-options")).to_contain_text("Everybody has 3 days. Every turn gives back 12 hours.")
    link = ann.locator("#gather-link").input_value()
    boris.goto(link[link.index("/join") :])
    boris.locator("input[name=name]").fill("Борис")
    boris.locator("form button").first.click()
    expect(boris.locator("#gather-options")).to_contain_text("У кого кончилось время, тот сдался.")
    ann.locator("#gather-go").click()
    expect(ann.locator("#clocks")).to_contain_text("3 days")
    expect(boris.locator("#clocks")).to_contain_text("3 дня")


def test_a_deadline_is_told_in_the_readers_time_zone_over_a_change_of_clocks(visit: Visit) -> None:
    """On 25 October 2026 at 3:00 clocks go back an hour in Berlin: a day later is an hour earlier by the clock."""
    told = {}
    for language, zone in (("en", "Europe/Berlin"), ("ru", "Europe/Berlin"), ("en", "Asia/Tokyo")):
        page = visit(language=language, timezone_id=zone).new_page()
        page.goto("/about")
        told[language, zone] = page.evaluate(
            """async () => {
                const { src } = document.querySelector('script[src$="page.js"]');
                const time = await import(src.replace("page.js", "time.js"));
                const begins = Date.UTC(2026, 9, 24, 16, 0) / 1000;
                return [time.local(begins), time.local(begins + 86400), time.ahead(2 * 86400 + 100),
                    time.lasting(90061), time.lasting(61)];
            }"""
        )
    assert told["en", "Europe/Berlin"] == [
        "Sat, Oct 24, 06:00 PM",
        "Sun, Oct 25, 05:00 PM",
        "in 2 days",
        "1 day 1 hour",
        "1:01",
    ]
    assert told["en", "Asia/Tokyo"][:2] == ["Sun, Oct 25, 01:00 AM", "Mon, Oct 26, 01:00 AM"]
    russian = told["ru", "Europe/Berlin"]
    assert ("18:00" in russian[0], "17:00" in russian[1], russian[2]) == (True, True, "послезавтра")


def test_a_pause_is_agreed_on_and_ended(visit: Visit) -> None:
    ann, boris = visit().new_page(), visit().new_page()
    table = together(ann, boris, clock="1-day")
    for page in (ann, boris):
        page.goto(table)
    ann.locator("#leave-open").click()
    ann.locator("#leave-pause").click()
    boris.locator("#consent").get_by_role("button", name="Yes").click()
    expect(ann.locator("#consent")).to_contain_text("The game is paused")
    expect(ann.locator("#clocks .running")).to_have_count(0)
    boris.locator("#resume").click()
    expect(ann.locator("#consent")).not_to_contain_text("The game is paused")


def test_the_site_can_be_installed(visit: Visit) -> None:
    page = visit(language="ru", service_workers="allow").new_page()
    is_controlled(page)
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert (manifest["lang"], manifest["display"], manifest["start_url"]) == ("ru", "standalone", "/")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
    assert page.locator("meta[name=theme-color]").count() == 2
    session = page.context.new_cdp_session(page)
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in problems if each["errorId"] != "in-incognito"] == []


def test_without_a_network_a_page_says_so_and_no_table_is_an_old_one(visit: Visit) -> None:
    context = visit(service_workers="allow")
    page = context.new_page()
    is_controlled(page)
    table = send(page, "/tables", {"game": "china", "players": 3})["url"]
    page.goto(table)
    expect(page.locator("#prompt")).not_to_be_empty()
    context.set_offline(True)
    page.goto("/about")
    expect(page.locator("h1")).to_have_text(["There is no connection", "Нет соединения"])
    rules = page.evaluate("[...document.styleSheets].map((sheet) => sheet.cssRules.length)")
    assert len(rules) == 2, "it has its styles"
    assert min(rules) > 10
    page.goto(table)
    expect(page.locator("#board")).to_have_count(0)
    kept = page.evaluate(
        "async () => (await (await caches.open((await caches.keys())[0])).keys()).map((r) => new URL(r.url).pathname)"
    )
    assert [path.rpartition("/")[2] for path in kept] == ["offline", "look.css", "page.css"]
    context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.locator("#board")).to_be_visible()


def test_a_push_is_shown_by_the_browser_when_no_page_of_the_table_is_open(visit: Visit, address: str) -> None:
    context = visit(service_workers="allow")
    context.grant_permissions(["notifications"], origin=address)
    page = context.new_page()
    is_controlled(page)
    session = context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(500)
    message = {"title": "Your turn", "body": "China with Ann", "url": "/about", "tag": "x"}
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": registrations[-1], "data": json.dumps(message)},
    )
    shown = page.evaluate(
        """async () => {
            const registration = await navigator.serviceWorker.ready;
            for (;;) {
                const notices = await registration.getNotifications();
                if (notices.length) return notices.map(({ body, tag, data }) => [body, tag, data]);
                await new Promise((again) => setTimeout(again, 50));
            }
        }"""
    )
    assert shown == [["China with Ann", "x", "/about"]]
