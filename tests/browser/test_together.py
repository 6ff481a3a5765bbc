"""Friends online: two browsers at one table by an invite link, and a connection that is lost and found."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send
from tests.browser.playing import Player

DECIDER = "fetch(location.pathname + '/scene').then((a) => a.json()).then(({ decider }) => decider < 2 && [decider])"
"""Which of the two people decides, once it is one of them; in a list, for 0 would not be true."""


def test_two_browsers_one_table_and_a_lost_connection(visit: Visit) -> None:
    wen, li = visit().new_page(), visit()
    made = send(wen, "/tables", {
        "game": "china", "seed": 3, "visibility": "listed",
        "seats": [{"kind": "person", "name": "Wen"}, {"kind": "invite"}, {"kind": "bot", "bot": "apprentice"}],
    })  # fmt: skip
    (invitation,) = made["invitations"].values()
    wen.goto(made["url"])
    guest = li.new_page()
    guest.goto(invitation)
    expect(guest).to_have_url(wen.url)
    players = {0: Player(wen), 1: Player(guest)}
    _play(players, 12)
    _agree(wen, guest)

    li.set_offline(True)
    expect(guest.locator("#notices")).to_contain_text("connection")
    while _decider(wen) == 0:  # Wen plays on meanwhile
        players[0].point()
    li.set_offline(False)
    expect(guest.locator(".legal").first).to_be_visible()
    _agree(wen, guest)
    _play(players, 8)
    _agree(wen, guest)


def test_who_watches_sees_no_hand(visit: Visit) -> None:
    wen, guest = visit().new_page(), visit().new_page()
    made = send(wen, "/tables", {"game": "china", "seed": 3, "visibility": "listed"})
    guest.goto("/")
    guest.locator(f'a[href="{made["url"]}"]').click()
    expect(guest.locator("#prompt")).to_be_visible()
    expect(guest.locator("#own")).to_be_hidden()
    assert guest.locator(".legal").count() == 0


def _play(players: dict[int, Player], clicks: int) -> None:
    for _ in range(clicks):
        players[_decider(players[0].page)].point()


def _decider(page: Page) -> int:
    (seat,) = page.wait_for_function(DECIDER).json_value()
    return int(seat)


def _agree(one: Page, other: Page) -> None:
    """Both see the same board and the same log, as soon as the news has come."""
    expect(other.locator("#log li")).to_have_count(one.locator("#log li").count())
    expect(other.locator("#seats")).to_have_text(one.locator("#seats").text_content() or "")
    pieces = "[...document.querySelectorAll('#board svg text')].map((text) => text.textContent).join()"
    assert one.evaluate(pieces) == other.evaluate(pieces)
