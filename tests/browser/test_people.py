"""People without passwords in real browsers: passkeys by Chromium's virtual authenticator, links, logging out."""

import re
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Page, expect

from tests.browser.conftest import Visit, send

ADD, ENTER, SAID = "#passkey-add button", "#passkey-enter button", "#passkey-said"


class Device:
    """What keeps somebody's passkeys, plugged into the browser of a page."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        kind = {"protocol": "ctap2", "transport": "internal", "automaticPresenceSimulation": True}
        can = {"hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": kind | can})
        self._id = made["authenticatorId"]

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        found = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})
        passkeys: list[dict[str, Any]] = found["credentials"]
        return passkeys

    def keep(self, passkey: dict[str, Any]) -> None:
        """Get a passkey from another device of the same person, as password managers do."""
        self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})


def come(context: BrowserContext, address: str, name: str = "") -> Page:
    page = context.new_page()
    page.goto(address)
    if name:
        send(page, "/me", {"name": name})
    return page


def begin(page: Page) -> str:
    """Begin a game; its address."""
    address: str = send(page, "/tables", {"game": "china"})["url"]
    return address


def test_a_passkey_is_added_used_elsewhere_and_removed(visit: Visit) -> None:
    wen = come(visit(), "/about", "Wen")
    device, table = Device(wen), begin(wen)
    wen.goto("/me")
    expect(wen.locator("#passkey-impossible")).to_have_count(0)
    wen.locator("#passkey-name").fill("Wen's laptop")
    wen.locator(ADD).click()
    expect(wen.locator("#passkeys li")).to_contain_text("Wen's laptop")
    (passkey,) = device.passkeys
    assert passkey["rpId"] == "localhost"
    assert passkey["isResidentCredential"]

    other = come(visit("phone", "ru"), "/enter", "Гость")
    Device(other).keep(passkey)
    own = begin(other)
    other.goto("/enter")
    expect(other.locator("[name=bring][value=yes]")).to_be_checked()
    other.locator(ENTER).click()
    expect(other.locator("#entered")).to_contain_text("Вы вошли под именем Wen")
    expect(other.locator("#entered")).to_contain_text("1 партия")
    expect(other.locator("#name")).to_have_value("Wen")
    for game in (table, own):
        other.goto(game)
        expect(other.locator("#prompt")).to_be_visible()
    wen.goto(own)
    expect(wen.locator("#prompt")).to_be_visible()

    wen.goto("/me")
    expect(wen.locator("#logins li")).to_have_count(2)
    wen.locator("#passkeys button").click()
    expect(wen.locator("#passkeys")).to_have_count(0)
    third = come(visit(), "/enter")
    Device(third).keep(passkey)
    third.locator(ENTER).click()
    expect(third.locator(SAID)).to_contain_text("not known here")
    third.goto("/me")
    expect(third.locator("#name")).to_have_value("")


def test_without_a_passkey_the_page_says_what_else_there_is(visit: Visit, address: str) -> None:
    page = come(visit(), "/enter")
    Device(page)  # an empty one
    page.locator(ENTER).click()
    expect(page.locator(SAID)).to_contain_text("link from another device")
    expect(page.locator(ENTER)).to_be_enabled()
    page.goto(f"{address.replace('localhost', '127.0.0.1')}/enter")  # a number, for which browsers make no passkeys
    expect(page.locator("#passkey-impossible")).to_be_visible()
    expect(page.locator(ENTER)).to_be_hidden()


def test_the_same_device_is_not_added_twice(visit: Visit) -> None:
    page = come(visit(), "/me", "Wen")
    device = Device(page)
    page.locator(ADD).click()
    expect(page.locator("#passkeys li")).to_have_count(1)
    page.locator(ADD).click()
    expect(page.locator(SAID)).to_contain_text("No passkey was used")
    assert len(device.passkeys) == 1


def test_a_link_takes_a_phone_along_and_it_can_be_logged_out(visit: Visit) -> None:
    wen = come(visit(), "/about", "Wen")
    table = begin(wen)
    wen.goto("/me")
    wen.locator("#link-make").click()
    link = wen.locator("#link").input_value()
    expect(wen.locator(".note").first).to_contain_text("this computer only")

    phone = come(visit("phone", "ru"), link)
    expect(phone.locator("h1")).to_have_text("Войти здесь под именем Wen?")
    phone.locator("#arrive").click()
    expect(phone.locator("#entered")).to_contain_text("Вы вошли под именем Wen")
    phone.goto(table)
    expect(phone.locator("#prompt")).to_be_visible()
    wen.goto(link)
    expect(wen.locator("main")).to_contain_text("already been used")

    wen.goto("/me")
    expect(wen.locator("#logins li")).to_have_count(2)
    wen.locator("#logins button").click()
    expect(wen.locator("#logins li")).to_have_count(1)
    phone.goto("/me")
    expect(phone.locator("#name")).to_have_value("")
    assert phone.request.get(table).status == 403


def test_all_but_passkeys_is_done_by_plain_forms(visit: Visit) -> None:
    """A browser without scripts: a link, two logins, logging out everywhere, and deletion."""
    wen, phone = visit(java_script_enabled=False).new_page(), visit("phone", java_script_enabled=False).new_page()
    for page, name in ((wen, "Wen"), (phone, "")):
        page.goto("/me")
        expect(page.locator("#passkey-impossible")).to_be_visible()
        if name:
            page.locator("#name").fill(name)
            page.locator("form[action='/me'] button").click()
    wen.locator("#link-make").click()
    phone.goto(wen.locator("#link").input_value())
    phone.locator("#arrive").click()
    expect(phone.locator("#logins li")).to_have_count(2)
    phone.locator("#logout").click()
    phone.locator("#logout-everywhere").click()
    expect(phone).to_have_url("/")
    wen.goto("/me")
    expect(wen.locator("#name")).to_have_value("")
    wen.locator("#name").fill("Li")
    wen.locator("form[action='/me'] button").click()
    wen.get_by_role("link", name="Delete my data").click()
    wen.locator("[name=sure]").check()
    wen.locator("#delete").click()
    expect(wen.locator("h1")).to_have_text("Your data has been deleted")
    wen.goto("/me")
    expect(wen.locator("#name")).to_have_value("")


def test_one_is_warned_before_the_way_back_is_lost(visit: Visit) -> None:
    page = come(visit(), "/me", "Wen")
    page.goto("/me")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert '"Wen"' in download.value.path().read_text(encoding="utf-8")
    page.locator("#logout").click()
    expect(page.locator(".told")).to_contain_text("no way back")
    page.get_by_role("link", name=re.compile("Cancel")).click()
    expect(page.locator("#name")).to_have_value("Wen")
