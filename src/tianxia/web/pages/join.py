"""An invitation, for whoever's browser does not say that a person opens it."""

import htpy as h

from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.pages.layout import page


def join_page(visitor: Visitor, live: LiveTable, token: str) -> h.Element:
    """A button to sit down."""
    title = live.table.game.words(visitor.language)("title")
    return page(
        visitor,
        title,
        h.h1[title],
        h.form(method="post", action=f"/join/{token}")[
            h.input(type="hidden", name="csrf", value=visitor.csrf),
            h.button[visitor.words("join-sit-down")],
        ],
    )
