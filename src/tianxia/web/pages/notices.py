"""How somebody is told of their turns: a part of their own page."""

import htpy as h

from tianxia.store.models import MailAddress
from tianxia.web.identity import Visitor


def notices_section(visitor: Visitor, browsers: int, has_mail: bool, address: MailAddress | None) -> h.Element:
    """Notices in this browser and in others, and by mail where the operator has set that up."""
    t = visitor.words
    said = {
        f"data_{name}": t(f"me-push-{name}") for name in ("begin", "stop", "on", "off", "cannot", "denied", "failed")
    }
    return h.section("#push", aria_labelledby="push-title", **said)[
        h.h2("#push-title")[t("me-notices")],
        h.p("#push-said.note", role="status"),
        h.button("#push-switch", type="button", hidden=True),
        _browsers(visitor, browsers) if browsers else None,
        _mail(visitor, address) if has_mail else None,
    ]


def _browsers(visitor: Visitor, browsers: int) -> h.Element:
    t = visitor.words
    return h.form(method="post", action="/push/drop")[
        h.input(type="hidden", name="csrf", value=visitor.csrf),
        t("me-push-browsers", count=browsers),
        " ",
        h.button(".quiet")[t("me-push-stop-all")],
    ]


def _mail(visitor: Visitor, known: MailAddress | None) -> h.Element:
    """The address for mails: asked for, waiting to be confirmed, or in use."""
    t = visitor.words
    csrf = h.input(type="hidden", name="csrf", value=visitor.csrf)
    state = "none" if known is None else "waiting" if known.confirmed is None else "on"
    field = h.input(
        "#mail-address", name="address", type="email", required=True, maxlength="254", autocomplete="email",
        value=known.address if known else "",
    )  # fmt: skip
    stop = h.form(method="post", action="/me/mail")[
        csrf, h.input(type="hidden", name="address", value=""), h.button(".quiet")[t("me-mail-stop")]
    ]
    return h.div("#mail")[
        h.p[t(f"me-mail-{state}", address=known.address if known else "")],
        h.form(method="post", action="/me/mail")[
            csrf, h.label(for_="mail-address")[t("me-mail-address")], " ", field, " ", h.button[t("me-mail-send")]
        ],
        stop if known else None,
    ]
