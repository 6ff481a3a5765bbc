"""Friends online: two browsers at one table by an invite link, and a connection that is lost and found."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send
from tests.browser.playing import Player

DECIDER = "fetch(location.pathname + '/scene').then((answer) => answer.json()).then(({ decider }) => decider)"
PLIES = "fetch(location.pathname + '/scene').then((answer) => answer.json()).then(({ ply }) => ply)"
BOT = 2
PIECES = "[...document.querySelectorAll('#board svg [aria-label]')].map((piece) => piece.getAttribute('aria-label'))"


def test_two_browsers_one_table_and_a_lost_connection(visit: Visit) -> None:
    wen, li = visit().new_page(), visit()
    made = send(wen, "/tables", {
        "game": "china", "seed": 3, "visibility": "listed",
        "seats": [{"kind": "person", "name": "Wen"}, {"kind": "invite"}, {"kind": "bot", "bot": "apprentice"}],
    })  # fmt: skip
    (invitation,) = made["invitations"].values()
    wen.goto(made["url"])
    guest = li.new_page()
    send(guest, "/me", {"name": "Li"})
    guest.goto(invitation)
    expect(guest).to_have_url(wen.url)
    players = {0: Player(wen), 1: Player(guest)}
    _play(players, 12)
    _agree(wen, guest)

    li.set_offline(True)
    expect(guest.locator("#notices")).to_contain_text("connection")
    while _decider(wen) == 0:  # Wen plays on meanwhile
        players[0].point()
        players[0].wait()
    li.set_offline(False)
    expect(guest.locator(".legal").first).to_be_visible()
    _agree(wen, guest)
    _play(players, 8)
    _agree(wen, guest)


def test_who_watches_sees_no_hand(visit: Visit) -> None:
    wen, guest = visit().new_page(), visit().new_page()
    send(wen, "/me", {"name": "Wen"})
    made = send(wen, "/tables", {"game": "china", "seed": 3, "visibility": "listed"})
    guest.goto("/")
    guest.locator(f'a[href="{made["url"]}"]').click()
    expect(guest.locator("#prompt")).to_be_visible()
    expect(guest.locator("#own")).to_be_hidden()
    assert guest.locator(".legal").count() == 0


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
