"""Every page by name, opened for a new visitor. Tables come from recorded games, so they are the same each time."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NOWHERE, send
from tests.contract.golden import folder_of
from tianxia.games import GAMES

RECORDS = Path(__file__).parents[1] / "games"
RECORDED = {
    "china": "china/records/5-five-fortresses-deck-exhausted.record",
    "yellow-yangtze": "yellow_yangtze/records/4-market-refill.record",
    "zhanguo": "zhanguo/records/4-a-five-rounds.record",
    "legacy-of-yu": "legacy_of_yu/records/single-win.record",
}
"""By game, one with as many players as can be: the fullest pages."""
SHORTEST = "yellow_yangtze/records/2-idle.record"
REVIEWED = 240_000
"""Milliseconds that a review may take: bots at other tables come first."""
MOMENTS = {"beginning": 0.0, "middle": 0.5, "end": 1.0}
"""Which share of the actions has been played."""


def upload(page: Page, game: str, share: float, record: str = "", bot: str = "scholar") -> str:
    """Upload a recorded game so far; the visitor decides next, bots play the others. The address of its table."""
    known = record or RECORDED.get(game)
    file = RECORDS / known if known else sorted(folder_of(GAMES[game]).glob("records/*.record"))[-1]
    head, _, body = file.read_text().partition("\n\n")
    lines = body.splitlines()
    played = round(share * len(lines))
    own = int(lines[min(played, len(lines) - 1)].split()[0])
    fields = dict(line.split(": ", 1) for line in head.splitlines())
    fields["seats"] = " | ".join("Wen" if seat == own else f"bot:{bot}" for seat in range(int(fields["players"])))
    if share < 1:
        del fields["result"]
    text = "\n".join([*(f"{name}: {value}" for name, value in fields.items()), "", *lines[:played], ""])
    address: str = send(page, "/records", {"text": text})["url"]
    return address


def is_whole(page: Page) -> None:
    """Wait until a page shows all that its script adds."""
    if page.locator("#table").count():
        expect(page.locator("#end[open], .legal:visible, .act:visible").first).to_be_visible()
    elif page.locator("#replay").count():
        expect(page.locator("#moment")).not_to_be_empty()
    else:
        expect(page.locator("h1")).to_be_visible()


def open_table(page: Page, game: str, moment: str) -> None:
    """A table of a game at its beginning, in its middle or at its end."""
    page.goto(upload(page, game, MOMENTS[moment]))
    is_whole(page)


def open_replay(page: Page) -> None:
    """A replay that has been stepped into."""
    page.goto(upload(page, "china", 1) + "/replay?ply=80")
    is_whole(page)
    expect(page.locator("#board svg")).to_be_in_viewport(ratio=0.3)


def open_review(page: Page) -> None:
    """A review that is done."""
    page.goto(upload(page, "yellow-yangtze", 1, SHORTEST) + "/review")
    page.locator("#review-start").click()
    expect(page.locator(".chart svg")).to_be_visible(timeout=REVIEWED)


def open_campaign(page: Page) -> None:
    """A campaign that has just begun."""
    page.goto("/campaigns")
    page.locator("#name").fill("Wen")
    page.locator("form button.primary").click()
    expect(page.locator("h1")).to_have_text("Wen")


def open_lesson(page: Page) -> None:
    """The guided first game, at what is to be done first."""
    send(page, "/me", {"name": "Wen"})
    page.goto(send(page, "/lessons", {"game": "china"})["url"])
    is_whole(page)
    page.locator("#lesson-on").click()
    expect(page.locator("#lesson-rules")).to_be_visible()


def set_for_others(page: Page) -> str:
    """A table that waits for a friend and for anybody. Its invitation."""
    seats = [{"kind": "person", "name": "Wen"}, {"kind": "invite"}, {"kind": "open"}, {"kind": "bot"}]
    made = send(page, "/tables", {"game": "china", "seats": seats})
    page.goto(made["url"])
    invitation: str = made["invitation"]
    return invitation


def open_gathering(page: Page) -> None:
    """The waiting room, as its host sees it."""
    set_for_others(page)
    expect(page.locator("#gather-seats .state.here")).to_have_count(1)
    page.locator("#gather-chance summary").click()


def open_invitation(page: Page) -> None:
    """An invitation, as a friend sees it."""
    invitation = set_for_others(page)
    page.goto("about:blank")  # or an answer that is still to come would bring the host's cookie back
    page.context.clear_cookies()
    page.goto(invitation)
    expect(page.locator("#join-name")).to_be_focused()


def open_lobby(page: Page) -> None:
    """A lobby with running and finished games."""
    upload(page, "zhanguo", 0.5)
    upload(page, "yellow-yangtze", 1)
    page.goto("/")
    own = page.locator("[aria-labelledby=lobby-mine], [aria-labelledby=lobby-finished]")  # others list tables too
    expect(own.locator(".table-row")).to_have_count(2)


def open_home(page: Page) -> None:
    """The visitor's own page with a game that was given up, a campaign, and all achievements unfolded."""
    open_campaign(page)
    table = send(page, "/tables", {"game": "legacy-of-yu", "seats": [{"kind": "person", "name": "Wen"}]})["url"]
    send(page, f"{table}/resign", {"seat": 0})
    send(page, "/me/share", {"shared": True})
    page.goto("/me/games")
    expect(page.locator(".played li")).to_have_count(1)
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")


def open_address(page: Page, address: str) -> None:
    """A page that is the same for everybody."""
    page.goto(address)
    expect(page.locator("h1")).to_be_visible()


def open_box(page: Page, address: str) -> None:
    """The components of a game, with all tables in sight."""
    open_address(page, address)
    page.evaluate("document.querySelectorAll('details').forEach((table) => (table.open = true))")


def open_own_box(page: Page) -> None:
    """Somebody's own box, with what differs."""
    game = GAMES["china"]
    page.goto("/")
    text = game.box.text.replace("row         = 4", "row = 5")
    open_box(page, send(page, "/boxes", {"game": game.name, "name": "Wen", "text": text})["url"])


PAGES: dict[str, Callable[[Page], None]] = {
    "lobby": open_lobby,
    **{f"new-{game}": partial(open_address, address=f"/new/{game}") for game in GAMES},
    **{f"rules-{game}": partial(open_address, address=f"/rules/{game}") for game in GAMES},
    **{f"box-{game}": partial(open_box, address=f"/box/{game}") for game in GAMES},
    "own-box": open_own_box,
    "gathering": open_gathering,
    "invitation": open_invitation,
    "replay": open_replay,
    "review": open_review,
    "campaigns": partial(open_address, address="/campaigns"),
    "campaign": open_campaign,
    "lesson": open_lesson,
    "about": partial(open_address, address="/about"),
    "home": open_home,
    "me": partial(open_address, address="/me"),
    "enter": partial(open_address, address="/enter"),
    "logout": partial(open_address, address="/me/logout"),
    "delete": partial(open_address, address="/me/delete"),
    "nowhere": partial(open_address, address=NOWHERE),
}
"""All pages but the tables."""
TABLES = [(game, moment) for game in GAMES for moment in MOMENTS]
