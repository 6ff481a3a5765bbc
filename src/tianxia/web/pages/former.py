"""The page of a game by former rules."""

import htpy as h

from tianxia.games import GAMES
from tianxia.store import Stored
from tianxia.web.former import former_actions, may_have_record
from tianxia.web.identity import Visitor
from tianxia.web.pages.layout import page


def former_page(visitor: Visitor, stored: Stored) -> h.Element:
    """Who played, how it ended, every action, and the record as a file."""
    t, row = visitor.words, stored.game
    title = GAMES[row.game].words(visitor.language)("title")
    names = [seat.name or t("former-bot") for seat in stored.seats]
    scores = (row.result or {}).get("scores", [None] * len(names))
    return page(
        visitor,
        title,
        h.h1[title],
        h.p[t("former-rules", found=row.rules, known=GAMES[row.game].version)],
        h.ul[(h.li[name if score is None else f"{name}: {score}"] for name, score in zip(names, scores, strict=True))],
        h.p[h.a(".button", href=f"/table/{row.id}/record", download=True)[t("replay-download")]]
        if may_have_record(visitor, stored)
        else None,
        h.details[
            h.summary[t("former-actions", count=row.ply)],
            h.ol[(h.li[f"{names[line.seat]}: {line.action}"] for line in former_actions(stored))],
        ]
        if may_have_record(visitor, stored)
        else None,
        h.p[h.a(href="/")[t("page-lobby")]],
        styles=["lobby.css"],
    )
