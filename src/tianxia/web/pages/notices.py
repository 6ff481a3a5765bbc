"""How somebody is told of their turns: a part of their own page."""

import htpy as h

from tianxia.web.identity import Visitor


def notices_section(visitor: Visitor, browsers: int) -> h.Element:
    """Notices in this browser, and in others."""
    t = visitor.words
    said = {
        f"data_{name}": t(f"me-push-{name}") for name in ("begin", "stop", "on", "off", "cannot", "denied", "failed")
    }
    return h.section("#push", aria_labelledby="push-title", **said)[
        h.h2("#push-title")[t("me-notices")],
        h.p("#push-said.note", role="status"),
        h.button("#push-switch", type="button", hidden=True),
        _browsers(visitor, browsers) if browsers else None,
    ]


def _browsers(visitor: Visitor, browsers: int) -> h.Element:
    t = visitor.words
    return h.form(method="post", action="/push/drop")[
        h.input(type="hidden", name="csrf", value=visitor.csrf),
        t("me-push-browsers", count=browsers),
        " ",
        h.button(".quiet")[t("me-push-stop-all")],
    ]
