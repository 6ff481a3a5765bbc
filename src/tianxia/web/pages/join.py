"""An invitation: who has come to which game, a name to sit down by, or an offer to watch; a welcome by the operator."""

import htpy as h

from tianxia.table import told_apart
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.pages.boxes import box_line
from tianxia.web.pages.layout import coloured, emblem, page
from tianxia.web.pages.lobby import seat_name
from tianxia.web.seating import invited_seat


def join_page(visitor: Visitor, live: LiveTable, path: str) -> h.Element:
    """What one is invited to; a form to sit down, or to watch if all seats are taken."""
    t = visitor.words
    own = live.table.game.words(visitor.language)
    is_free = invited_seat(live) is not None
    names = told_apart([seat_name(t, row.kind, row.name, row.bot) for row in live.seats])
    host = next((names[row.seat] for row in live.seats if row.identity == live.row.owner), t("player"))
    return page(
        visitor,
        own("title"),
        h.h1[t("join-title", name=own("title"), host=host)],
        h.p(".lead")[own("tagline")],
        h.ul(".joined", **coloured(live.table.seat_colours))[
            (h.li[emblem(seat, 22), " ", name] for seat, name in enumerate(names))
        ],
        box_line(visitor, live),
        _sit_down(visitor, path) if is_free else _watch(visitor, path),
        styles=["lobby.css", "gathering.css"],
    )


def _sit_down(visitor: Visitor, path: str) -> h.Element:
    t = visitor.words
    return h.form(".join", method="post", action=path)[
        h.input(type="hidden", name="csrf", value=visitor.csrf),
        h.label(for_="join-name")[t("me-name")],
        h.input(
            "#join-name", name="name", value=visitor.name, maxlength="30", required=True, autocomplete="nickname",
            autofocus=True,
        ),
        h.div(".buttons")[h.button("#join-sit.primary")[t("join-sit-down")]],
    ]  # fmt: skip


def _watch(visitor: Visitor, path: str) -> h.Element:
    t = visitor.words
    return h.form(".join", method="post", action=path)[
        h.p[t("join-used")],
        h.input(type="hidden", name="csrf", value=visitor.csrf),
        h.input(type="hidden", name="watch", value="true"),
        h.div(".buttons")[h.button("#join-watch.primary")[t("join-watch")], h.a(".button", href="/")[t("set-back")]],
    ]


def welcome_page(visitor: Visitor, token: str) -> h.Element:
    """A button that lets the visitor set tables."""
    t = visitor.words
    return page(
        visitor,
        t("welcome-title"),
        h.h1[t("welcome-title")],
        h.p[t("welcome-text")],
        h.form(method="post", action=f"/welcome/{token}")[
            h.input(type="hidden", name="csrf", value=visitor.csrf),
            h.button(".primary")[t("welcome-accept")],
        ],
        styles=["lobby.css"],
    )
