"""What the links in mails lead to: a question with one button, and that it is done."""

import htpy as h

from tianxia.web.identity import Visitor
from tianxia.web.pages.layout import page


def question_page(visitor: Visitor, what: str, address: str) -> h.Element:
    """Is it meant? `what` is confirm or leave."""
    t = visitor.words
    return page(
        visitor,
        t(f"mail-{what}-title"),
        h.h1[t(f"mail-{what}-title")],
        h.p[t(f"mail-{what}-what", address=address)],
        h.form(method="post")[
            h.input(type="hidden", name="csrf", value=visitor.csrf), h.button(".primary")[t(f"mail-{what}-button")]
        ],
        styles=["lobby.css"],
    )


def done_page(visitor: Visitor, what: str, address: str) -> h.Element:
    """It is done."""
    t = visitor.words
    return page(
        visitor,
        t(f"mail-{what}-title"),
        h.h1[t(f"mail-{what}-title")],
        h.p(role="status")[t(f"mail-{what}-done", address=address)],
        h.p[h.a(href="/me")[t("page-me")], " · ", h.a(href="/")[t("page-lobby")]],
        styles=["lobby.css"],
    )
