"""The page of an error, and the page of somebody who waits for a game that is being prepared."""

from collections.abc import Iterable

import htpy as h

from tianxia.web.identity import Visitor
from tianxia.web.pages.layout import page


def error_page(visitor: Visitor, status: int, message: str) -> h.Element:
    """What went wrong, in a sentence."""
    back = h.p[h.a(href="/")[visitor.words("page-lobby")]]
    return page(visitor, str(status), h.h1[str(status)], h.p[message], back, styles=["lobby.css"])


def waiting_page(visitor: Visitor, message: str, path: str, fields: Iterable[tuple[str, str]]) -> h.Element:
    """What is going on; the form that came too early is sent again, by itself or by its button."""
    t = visitor.words
    return page(
        visitor,
        t("page-waiting"),
        h.h1[t("page-waiting")],
        h.p(role="status")[message],
        h.form("#again", method="post", action=path)[
            (h.input(type="hidden", name=name, value=value) for name, value in fields),
            h.button(".primary")[t("page-again")],
        ],
        h.p[h.a(href="/")[t("page-lobby")]],
        styles=["lobby.css"],
        scripts=["waiting.js"],
    )
