"""A game step by step."""

import htpy as h
from markupsafe import Markup

from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.pages.layout import page
from tianxia.web.scene import Scene


def replay_page(visitor: Visitor, live: LiveTable, viewer: Viewer, scene: Scene) -> h.Element:
    """The board after so many actions, as the viewer may see it."""
    title = live.table.game.words(visitor.language)("title")
    return page(visitor, title, h.h1[f"{title} {scene.ply}/{live.table.ply}"], Markup(scene.board))
