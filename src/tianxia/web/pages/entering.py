"""Signing in: with a passkey, or by a link from another device; and what becomes of the games of this browser."""

import htpy as h

from tianxia.web.identity import Visitor
from tianxia.web.pages.account import STYLES, form
from tianxia.web.pages.layout import page


def enter_page(visitor: Visitor, *, has_games: bool) -> h.Element:
    """Sign in with a passkey. Without a script, or where the browser has none, the other way is told."""
    t = visitor.words
    return page(
        visitor,
        t("enter"),
        h.h1[t("enter")],
        h.p[t("enter-what")],
        h.form("#passkey-enter", hidden=True, data_failed=t("passkey-failed"))[
            _bring(visitor, is_usual=True) if has_games else None, h.button(".primary")[t("enter-passkey")]
        ],
        h.p("#passkey-impossible.note")[t("account-passkey-impossible")],
        h.p("#passkey-said", role="alert"),
        h.h2[t("enter-link")],
        h.p[t("enter-link-what")],
        styles=STYLES,
        scripts=["passkeys.js"],
    )


def arrival_page(visitor: Visitor, path: str, name: str, *, has_games: bool) -> h.Element:
    """A link from another device; only its button signs anybody in, because chats fetch links for previews."""
    t = visitor.words
    return page(
        visitor,
        t("enter"),
        h.h1[t("arrive", name=name)],
        h.p[t("arrive-what", name=name)],
        form(
            visitor,
            path,
            _bring(visitor, is_usual=False) if has_games else None,
            h.div(".buttons")[h.button("#arrive.primary")[t("enter")], h.a(".button", href="/")[t("account-stay")]],
        ),
        styles=STYLES,
    )


def _bring(visitor: Visitor, *, is_usual: bool) -> h.Element:
    """Do the games that a guest has in this browser come along?

    Whoever follows somebody else's link by mistake would give them away, so there it has to be said.
    """
    t = visitor.words
    return h.fieldset[
        h.legend[t("bring")],
        (
            h.label(".choice")[
                h.input(type="radio", name="bring", value=value, required=True, checked=is_usual and value == "yes"),
                t(f"bring-{value}"),
            ]
            for value in ("yes", "no")
        ),
    ]
