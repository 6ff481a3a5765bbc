"""What keeps a person: passkeys, links to other devices, where they are signed in, and what is kept of them."""

from collections.abc import Sequence
from typing import NamedTuple

import htpy as h

from tianxia.store import Login, Passkey
from tianxia.web.identity import Visitor
from tianxia.web.pages.code import is_loopback, qr_code
from tianxia.web.pages.layout import page
from tianxia.web.pages.since import ago

STYLES = ["lobby.css", "people.css"]


class Entry(NamedTuple):
    """What is told to somebody who has just signed in."""

    games: int
    campaigns: int
    stayed: Sequence[str]
    """Tables at which both they and the guest they were sit."""


class Account(NamedTuple):
    """How a visitor is known here."""

    host: str
    """The name under which they have come."""
    passkeys: Sequence[Passkey]
    logins: Sequence[Login]
    entry: Entry | None = None


def greeting(visitor: Visitor, account: Account) -> h.Element:
    """How the visitor is known here; to somebody who has just signed in, what came along."""
    t = visitor.words
    if account.entry is None:
        return h.p(".note")[t("account-person" if account.passkeys else "account-guest")]
    told = account.entry
    return h.div("#entered.told", role="status")[
        h.p[t("entered", name=visitor.name or t("guest"))],
        h.p[t("entered-games", count=told.games)] if told.games else None,
        h.p[t("entered-campaigns", count=told.campaigns)] if told.campaigns else None,
        h.p[t("entered-stayed"), " ", [(h.a(href=f"/table/{key}")[t("entered-table")], " ") for key in told.stayed]]
        if told.stayed
        else None,
    ]


def account_sections(visitor: Visitor, account: Account) -> h.Fragment:
    """Passkeys, another device, where one is signed in, and one's data."""
    t = visitor.words
    return h.fragment[
        _passkeys(visitor, account),
        h.section(aria_labelledby="account-device")[
            h.h2("#account-device")[t("account-device")],
            h.p[t("account-device-what")],
            form(visitor, "/me/link", h.button("#link-make")[t("account-device-make")]),
        ],
        _logins(visitor, account.logins),
        h.section(aria_labelledby="account-data")[
            h.h2("#account-data")[t("account-data")],
            h.p[t("account-data-what")],
            h.div(".buttons")[
                h.a(".button", href="/me/data", download=True)[t("account-download")],
                h.a(".button", href="/me/delete")[t("account-delete")],
            ],
        ],
    ]


def link_page(visitor: Visitor, link: str) -> h.Element:
    """A link to another device, which is shown only on this page."""
    t = visitor.words
    return page(
        visitor,
        t("account-device"),
        h.h1[t("account-device")],
        h.p[t("link-what")],
        h.div(".invitation")[
            h.div[h.input("#link", readonly=True, value=link, aria_label=t("link-label"))],
            None if is_loopback(link) else h.div(".code", role="img", aria_label=t("gather-scan"))[qr_code(link)],
        ],
        h.p(".note")[t("link-loopback")] if is_loopback(link) else None,
        h.p(".note")[t("link-secret")],
        h.p[h.a(href="/me")[t("me-token-back")]],
        styles=["lobby.css", "gathering.css", "people.css"],
    )


def logout_page(visitor: Visitor, *, is_last: bool) -> h.Element:
    """Log out here or everywhere; whoever could not come back is told so first."""
    t = visitor.words
    return page(
        visitor,
        t("logout"),
        h.h1[t("logout")],
        h.p(".told")[t("logout-last")] if is_last else h.p[t("logout-what")],
        form(
            visitor,
            "/me/logout",
            h.div(".buttons")[
                h.button("#logout-here", name="where", value="here")[t("logout-here")],
                h.button("#logout-everywhere", name="where", value="everywhere")[t("logout-everywhere")],
                h.a(".button", href="/me")[t("account-stay")],
            ],
        ),
        styles=STYLES,
    )


def delete_page(visitor: Visitor) -> h.Element:
    """What deleting one's data means, and a button that does it."""
    t = visitor.words
    return page(
        visitor,
        t("delete-title"),
        h.h1[t("delete-title")],
        h.p[t("delete-what")],
        h.ul[(h.li[t(f"delete-{part}")] for part in ("games", "running", "finished", "chat", "rest"))],
        h.p[h.a(href="/me/data", download=True)[t("account-download")]],
        form(
            visitor,
            "/me/delete",
            h.label(".choice")[h.input(type="checkbox", name="sure", value="yes", required=True), t("delete-sure")],
            h.div(".buttons")[
                h.button("#delete")[t("account-delete")], h.a(".button.primary", href="/me")[t("account-stay")]
            ],
        ),
        styles=STYLES,
    )


def deleted_page(visitor: Visitor) -> h.Element:
    """That nothing is kept any more."""
    t = visitor.words
    return page(
        visitor, t("deleted"), h.h1[t("deleted")], h.p[t("deleted-what")], h.p[h.a(href="/")[t("page-lobby")]],
        styles=STYLES,
    )  # fmt: skip


def form(visitor: Visitor, action: str, *content: h.Node, name: str = "") -> h.Element:
    """A form to post; with a `name` a script finds it."""
    csrf = h.input(type="hidden", name="csrf", value=visitor.csrf)
    return h.form(method="post", action=action, id=name or None)[csrf, content]


def _passkeys(visitor: Visitor, account: Account) -> h.Element:
    """One's passkeys, and a form to add one, which the script shows where the browser can."""
    t = visitor.words
    return h.section(aria_labelledby="account-passkeys")[
        h.h2("#account-passkeys")[t("account-passkeys")],
        h.p[t("account-passkeys-what")],
        h.ul("#passkeys.held")[(_passkey(visitor, account, passkey) for passkey in account.passkeys)]
        if account.passkeys
        else None,
        h.p("#passkey-impossible.note")[t("account-passkey-impossible")],
        h.form("#passkey-add", hidden=True, data_failed=t("passkey-failed"))[
            h.p[
                h.label(for_="passkey-name")[t("account-passkey-name")],
                h.br,
                h.input("#passkey-name", name="name", maxlength="40", autocomplete="off"),
            ],
            h.button[t("account-passkey-add")],
        ],
        h.p("#passkey-said", role="alert"),
        None if account.passkeys else h.p[h.a(href="/enter")[t("account-enter")]],
    ]


def _passkey(visitor: Visitor, account: Account, passkey: Passkey) -> h.Element:
    t = visitor.words
    used = t("passkey-unused") if passkey.used is None else t("passkey-used", ago=ago(t, passkey.used))
    elsewhere = "" if passkey.host == account.host else f" · {passkey.host}"
    return h.li[
        h.strong[passkey.name],
        h.span(".note")[f"{used}{elsewhere}"],
        form(
            visitor,
            f"/me/passkeys/{passkey.id}/drop",
            h.button[t("account-remove"), h.span(".sr")[f": {passkey.name}"]],
        ),
    ]


def _logins(visitor: Visitor, logins: Sequence[Login]) -> h.Element:
    """Where one is signed in, each with a way to end it."""
    t = visitor.words
    return h.section(aria_labelledby="account-logins")[
        h.h2("#account-logins")[t("account-logins")],
        h.ul("#logins.held")[(_login(visitor, login) for login in logins)],
        h.p[h.a("#logout.button", href="/me/logout")[t("logout")]],
    ]


def _login(visitor: Visitor, login: Login) -> h.Element:
    t = visitor.words
    seen = t("login-seen", first=ago(t, login.created), last=ago(t, login.seen))
    if login.id == visitor.login:
        return h.li[h.strong[login.device], h.span(".note")[f"{t('login-here')} · {seen}"]]
    button = h.button[t("login-end"), h.span(".sr")[f": {login.device}"]]
    return h.li[h.strong[login.device], h.span(".note")[seen], form(visitor, f"/me/logins/{login.id}/drop", button)]
