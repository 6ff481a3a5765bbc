"""The waiting room: who has come, the link for those who have not, what will be played, and the start.

All of it is forms, so it works without a script. With one the parts that change are replaced as they do, links are
copied and shared, and the browser adds to the deal.
"""

from collections.abc import Sequence

import htpy as h

from tianxia.bots.levels import USUAL_LEVEL, levels
from tianxia.bots.plugged import installed
from tianxia.look import SEATS
from tianxia.store import Seat
from tianxia.table import told_apart
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.pages.boxes import box_line
from tianxia.web.pages.code import is_loopback, qr_code
from tianxia.web.pages.layout import coloured, emblem, page, word_block
from tianxia.web.pages.lobby import seat_name
from tianxia.web.room import terms_of
from tianxia.web.seating import freed_kind
from tianxia.web.starting import empty_seats, first_seats
from tianxia.words import Words

CLIENT_WORDS = ("gather-copied", "gather-not-copied", "table-lost")
REFRESH = "5"
"""Seconds after which a page without scripts looks again."""


def gathering_page(visitor: Visitor, live: LiveTable, link: str) -> h.Element:
    """The page of a table that waits for its people; the link is for whoever may invite."""
    t = visitor.words
    title = live.table.game.words(visitor.language)("title")
    return page(
        visitor,
        title,
        h.div("#gathering", data_table=live.id, data_commitment=live.gathering.commitment)[
            h.h1[t("gather-title", name=title)],
            gathering_body(visitor, live, link),
        ],
        h.p("#gather-said.note", role="status"),
        h.noscript[h.meta(http_equiv="refresh", content=REFRESH)],
        word_block(t, CLIENT_WORDS),
        kind="gathering",
        styles=["lobby.css", "gathering.css"],
        scripts=["gathering.js"],
        colours=live.table.seat_colours,
    )


def gathering_body(visitor: Visitor, live: LiveTable, link: str) -> h.Fragment:
    """The parts that change, each with a name of its own."""
    t = visitor.words
    own = live.seats_of(visitor.identity)
    return h.fragment[
        _start(visitor, live, own),
        _invitation(t, link),
        _seats(visitor, live, own),
        _own(visitor, live, own),
        _options(visitor, live),
        _chance(t, live),
    ]


def _start(visitor: Visitor, live: LiveTable, own: Sequence[int]) -> h.Element:
    """What is waited for, and the buttons that bring the game nearer."""
    t, empty = visitor.words, empty_seats(live)
    is_host = visitor.identity == live.row.owner
    return h.section("#gather-start", aria_label=t("gather-start-what"))[
        h.p(".lead")[_awaited(t, live, empty)],
        h.div(".buttons")[
            _ready(visitor, live, own[0]) if own else None,
            _start_form(visitor, live, empty) if is_host else None,
        ],
        h.p(".note")[t("gather-by-itself") if own else t("gather-watching")],
    ]


def _awaited(t: Words, live: LiveTable, empty: Sequence[int]) -> str:
    if empty:
        return t("gather-empty", count=len(empty))
    names = _names(t, live)
    late = [names[seat] for seat in sorted(first_seats(live) - live.gathering.ready)]
    return t("gather-not-ready", names=", ".join(late))


def _ready(visitor: Visitor, live: LiveTable, seat: int) -> h.Element:
    t, is_ready = visitor.words, seat in live.gathering.ready
    return _form(
        visitor, live, "ready",
        h.input(type="hidden", name="yes", value="false" if is_ready else "true"),
        h.button("#gather-ready", class_=None if is_ready else "primary")[
            t("gather-unready" if is_ready else "gather-ready")
        ],
    )  # fmt: skip


def _start_form(visitor: Visitor, live: LiveTable, empty: Sequence[int]) -> h.Element:
    """The host's own button: with bots, as long as seats are empty."""
    t = visitor.words
    if not empty:
        return _form(visitor, live, "start", h.button("#gather-go")[t("gather-go")])
    return _form(
        visitor, live, "start",
        h.select("#gather-bot", name="bot", aria_label=t("set-bots"))[
            (
                h.option(value=level.name, selected=level.name == USUAL_LEVEL)[t(f"level-{level.name}")]
                for level in levels(live.table.game)
            ),
            (h.option(value=name)[name] for name in installed()),
        ],
        h.button("#gather-go")[t("gather-go-with-bots")],
    )  # fmt: skip


def _invitation(t: Words, link: str) -> h.Element:
    """The address to send around: to copy, to share, to scan."""
    if not link:
        return h.section("#gather-invitation", hidden=True)
    is_here = is_loopback(link)
    return h.section("#gather-invitation", aria_labelledby="gather-invite")[
        h.h2("#gather-invite")[t("gather-invite")],
        h.div(".invitation")[
            h.div[
                h.input("#gather-link", readonly=True, value=link, aria_labelledby="gather-invite"),
                h.div(".buttons")[
                    h.button("#gather-copy.primary", type="button", hidden=True)[t("gather-copy")],
                    h.button("#gather-share", type="button", hidden=True)[t("gather-share")],
                ],
                h.p(".note")[t("gather-loopback" if is_here else "gather-link-what")],
            ],
            None if is_here else h.div(".code", role="img", aria_label=t("gather-scan"))[qr_code(link)],
        ],
    ]


def _seats(visitor: Visitor, live: LiveTable, own: Sequence[int]) -> h.Element:
    t, names = visitor.words, _names(visitor.words, live)
    return h.section("#gather-seats", aria_labelledby="gather-who", **coloured(live.table.seat_colours))[
        h.h2("#gather-who")[t("set-seats")],
        h.ul(".gather-seats")[(_seat(visitor, live, row, names[row.seat], own) for row in live.seats)],
    ]


def _seat(visitor: Visitor, live: LiveTable, row: Seat, name: str, own: Sequence[int]) -> h.Element:
    t = visitor.words
    is_empty = row.kind in ("invite", "open")
    return h.li(class_={"empty": is_empty})[
        emblem(row.seat, 26),
        h.span(".gather-name")[h.strong[name], " ", h.span(".note")[_about(t, live, row, visitor)]],
        h.span(".gather-state")[
            (h.span(class_=f"state {state}")[t(f"gather-{state}")] for state in _states(live, row))
        ],
        _sit(visitor, live, row, own) if is_empty else _leave(visitor, live, row, name),
    ]


def _about(t: Words, live: LiveTable, row: Seat, visitor: Visitor) -> str:
    """What else is to be said of somebody: that it is the reader, or the host, or a bot."""
    said = []
    if row.kind == "bot":
        said.append(t("gather-a-bot"))
    if row.kind == "hotseat":
        said.append(t("gather-same-screen"))
    if row.identity == live.row.owner and row.kind == "person":
        said.append(t("gather-host"))
    if row.identity == visitor.identity and row.kind == "person":
        said.append(t("you"))
    return f"({', '.join(said)})" if said else ""


def _states(live: LiveTable, row: Seat) -> list[str]:
    """Is the person here, and ready?"""
    if row.kind != "person" or row.identity is None:
        return []
    here = "here" if row.identity in live.here else "away"
    return [here, "is-ready"] if row.seat in live.gathering.ready else [here]


def _sit(visitor: Visitor, live: LiveTable, row: Seat, own: Sequence[int]) -> h.Node:
    """Who sits already may move; a passer-by may take an open seat, and is asked for a name."""
    t = visitor.words
    if not own and row.kind == "invite":
        return None
    named = t("gather-sit-at", seat=row.seat + 1)
    return _form(
        visitor, live, "sit",
        h.input(type="hidden", name="seat", value=str(row.seat)),
        None if own else _name_field(visitor, f"gather-as-{row.seat}"),
        h.button(id=f"gather-sit-{row.seat}", aria_label=named)[t("gather-move" if own else "join-sit-down")],
    )  # fmt: skip


def _leave(visitor: Visitor, live: LiveTable, row: Seat, name: str) -> h.Node:
    """Get up again; the host may free a seat."""
    if freed_kind(live, row.seat) is None:
        return None
    is_own = row.identity == visitor.identity
    if not is_own and visitor.identity != live.row.owner:
        return None
    t = visitor.words
    said = t("gather-leave") if is_own else t("gather-free")
    return _form(
        visitor, live, "leave",
        h.input(type="hidden", name="seat", value=str(row.seat)),
        h.button(".quiet", id=f"gather-leave-{row.seat}", aria_label=f"{said}: {name}")[said],
    )  # fmt: skip


def _own(visitor: Visitor, live: LiveTable, own: Sequence[int]) -> h.Element:
    """The reader's own name and colour."""
    t = visitor.words
    if not own:
        return h.section("#gather-own", hidden=True)
    row, colours = live.seats[own[0]], live.table.seat_colours
    others = {colours[seat.seat] for seat in live.seats if seat.identity not in (None, visitor.identity)}
    offered = [each for each in live.table.game.seat_colours or SEATS if each not in others]
    wants = str(row.seat) if row.seat not in live.gathering.entropy else None
    return h.section("#gather-own", aria_labelledby="gather-you", data_wants=wants)[
        h.h2("#gather-you")[t("gather-you")],
        _form(
            visitor, live, "chair",
            h.input(type="hidden", name="seat", value=str(row.seat)),
            h.label[
                t("gather-name"),
                h.input("#gather-name", name="name", value=row.name, maxlength="30", autocomplete="nickname"),
            ],
            h.label[
                t("gather-colour"),
                h.select("#gather-colour", name="colour")[
                    (h.option(value=each, selected=each == colours[row.seat])[t(f"hue-{each}")] for each in offered)
                ],
            ],
            h.button("#gather-save")[t("me-save")],
        ),
    ]  # fmt: skip


def _options(visitor: Visitor, live: LiveTable) -> h.Element:
    """What will be played: every option that this game asks for, with what was chosen, and the terms of the table."""
    t, game = visitor.words, live.table.game
    own = game.words(visitor.language)
    hidden = game.campaigns.options if game.campaigns else {}
    chosen = [(name, value) for name, value in live.table.options.items() if name not in hidden]
    return h.section("#gather-options", aria_labelledby="gather-what")[
        h.h2("#gather-what")[t("gather-options")],
        h.dl[
            h.div[h.dt[t("set-players")], h.dd[str(live.table.players)]],
            (h.div[h.dt[own(f"option-{name}")], h.dd[own(f"option-{name}-{value}")]] for name, value in chosen),
            h.div[h.dt[t("set-visibility")], h.dd[t(f"set-{live.row.visibility}")]],
        ],
        h.ul(".gather-terms")[(h.li[text] for text in terms_of(live, t))],
        box_line(visitor, live),
        h.p[h.a(href=f"/rules/{game.name}", target="_blank")[t("lobby-rules")]],
    ]


def _chance(t: Words, live: LiveTable) -> h.Element:
    added = t("gather-added", count=len(live.gathering.entropy))
    return h.details("#gather-chance")[
        h.summary[t("gather-chance")],
        h.p[t("gather-chance-what")],
        h.p[added],
        h.p[t("gather-commitment"), h.code(".commitment")[live.gathering.commitment]],
    ]


def _name_field(visitor: Visitor, name: str) -> h.VoidElement:
    t = visitor.words
    return h.input(
        id=name, name="name", value=visitor.name, maxlength="30", required=True, autocomplete="nickname",
        aria_label=t("gather-name"), placeholder=t("gather-name"),
    )  # fmt: skip


def _form(visitor: Visitor, live: LiveTable, what: str, *fields: h.Node) -> h.Element:
    return h.form(method="post", action=f"/table/{live.id}/{what}")[
        h.input(type="hidden", name="csrf", value=visitor.csrf), fields
    ]


def _names(t: Words, live: LiveTable) -> list[str]:
    return told_apart([seat_name(t, row.kind, row.name, row.bot) for row in live.seats])
