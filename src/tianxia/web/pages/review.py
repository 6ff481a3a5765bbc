"""What search thinks of a finished game."""

import htpy as h

from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.pages.layout import page
from tianxia.web.reviewing import Reviewed


def review_page(visitor: Visitor, live: LiveTable, viewer: Viewer, reviewed: Reviewed) -> h.Element:
    """The chances to win over the game, and the costliest decisions."""
    title = live.table.game.words(visitor.language)("title")
    costliest = sorted(reviewed.judgements, key=lambda judgement: -judgement.lost)[:5]
    return page(visitor, title, h.h1[title], h.ol[(h.li[f"{j.ply}: {j.phrase} / {j.best_phrase}"] for j in costliest)])
