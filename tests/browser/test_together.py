"""Friends online: two browsers meet in the waiting room and play, and a connection that is lost and found."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send
from tests.browser.playing import Player

DECIDER = "fetch(location.pathname + '/scene').then((answer) => answer.json()).then(({ decider }) => decider)"
PLIES = "fetch(location.pathname + '/scene').then((answer) => answer.json()).then(({ ply }) => ply)"
BOT = 2
PIECES = "[...document.querySelectorAll('#board svg [aria-label]')].map((piece) => piece.getAttribute('aria-label'))"


def test_two_browsers_one_table_and_a_lost_connection(visit: Visit) -> None:
    wen, li = visit().new_page(), visit()
    guest = li.new_page()
    _gather(wen, guest)
    players = {0: Player(wen), 1: Player(guest)}
    _play(players, 12)
    _agree(wen, guest)

    li.set_offline(True)
    expect(guest.locator("#notices")).to_contain_text("Connection")
    while _decider(wen) == 0:  # Wen plays on meanwhile
        players[0].point()
        players[0].wait()
    li.set_offline(False)
    expect(guest.locator(".legal").first).to_be_visible()
    _agree(wen, guest)
    _play(players, 8)
    _agree(wen, guest)


def test_a_phone_in_russian_and_a_desktop_in_the_waiting_room(visit: Visit) -> None:
    """From the form to the first move of both: the link, the name, the colour, ready, and the check of what is kept."""
    wen, li = visit().new_page(), visit("phone", "ru").new_page()
    link = _gather(wen, li)
    players = {0: Player(wen), 1: Player(li)}
    acted: set[int] = set()
    while len(acted) < 2:
        seat = _decider(wen)
        players[seat].point()
        players[seat].wait()
        acted.add(seat)
    for page in (wen, li):
        kept = page.evaluate("JSON.parse(localStorage['deal-' + location.pathname.split('/').pop()])")
        assert (len(kept["commitment"]), len(kept["added"])) == (64, 32)
    late = visit().new_page()
    late.goto(link)
    late.locator("#join-watch").click()
    expect(late.locator("#prompt")).to_be_visible()
    expect(late.locator("#own")).to_be_hidden()


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    wen, guest = visit().new_page(), visit().new_page()
    send(wen, "/me", {"name": "Wen"})
    made = send(wen, "/tables", {"game": "china", "seed": 3, "visibility": "listed"})
    guest.goto("/")
    guest.locator(f'a[href="{made["url"]}"]').click()
    expect(guest.locator("#prompt")).to_be_visible()
    expect(guest.locator("#own")).to_be_hidden()
    assert guest.locator(".legal").count() == 0


def _gather(host: Page, guest: Page) -> str:
    """The host sets a table for a friend and a bot; the friend comes by the link, and both are ready. The link."""
    host.goto("/new/china")
    host.locator("[name=name-0]").fill("Wen")
    host.locator("[name=kind-1]").select_option("invite")
    host.locator("[name=kind-2]").select_option("bot:apprentice")
    host.locator("#set [type=submit]").click()
    link = host.locator("#gather-link").input_value()
    expect(host.locator("#gather-seats .state.here")).to_have_count(1)

    guest.goto(link)
    guest.locator("#join-name").fill("Li")
    guest.locator("#join-name").press("Enter")
    expect(guest.locator("#gather-seats .state.here")).to_have_count(2)
    expect(host.locator("#gather-seats")).to_contain_text("Li")
    expect(host.locator("#gather-seats .state.here")).to_have_count(2)

    colour = guest.locator("#gather-colour")
    other = colour.locator("option:not(:checked)").first.get_attribute("value") or ""
    colour.select_option(other)
    expect(host.locator("#gather-seats")).to_have_attribute("data-colour-1", other)
    for page in (host, guest):  # each browser has added to the deal
        expect(page.locator("#gather-own")).not_to_have_attribute("data-wants", re.compile("."))
    guest.locator("#gather-ready").focus()
    guest.keyboard.press("Enter")
    expect(host.locator("#gather-seats .is-ready")).to_have_count(1)
    expect(guest.locator("#gather-ready")).to_be_focused()
    host.locator("#gather-ready").click()
    for page in (host, guest):
        expect(page.locator("#prompt")).to_be_visible()
    expect(guest).to_have_url(host.url)
    return link


def _play(players: dict[int, Player], clicks: int) -> None:
    for _ in range(clicks):
        player = players[_decider(players[0].page)]
        player.point()
        player.wait()


def _decider(page: Page) -> int:
    """Which of the people decides; bots take a moment."""
    while (seat := int(page.evaluate(DECIDER))) == BOT:
        page.wait_for_timeout(50)
    return seat


def _agree(one: Page, other: Page) -> None:
    """Both see the same log and the same board, as soon as the news has come."""
    _decider(one)
    played = one.evaluate(PLIES)
    for page in (one, other):
        expect(page.locator("#log [data-ply]")).to_have_count(played)
    assert one.evaluate(PIECES) == other.evaluate(PIECES)
