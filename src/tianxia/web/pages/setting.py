"""Setting a table: who sits where, and the options."""

import htpy as h

from tianxia.kernel.game import Game
from tianxia.web.identity import Visitor
from tianxia.web.pages.layout import page


def setting_page(visitor: Visitor, game: Game) -> h.Element:
    """What can be chosen before a game begins."""
    title = game.words(visitor.language)("title")
    return page(visitor, title, h.h1[title])
