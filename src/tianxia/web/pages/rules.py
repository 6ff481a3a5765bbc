"""The rules of a game."""

import htpy as h

from tianxia.kernel.game import Game
from tianxia.web.identity import Visitor
from tianxia.web.pages.layout import page


def rules_page(visitor: Visitor, game: Game) -> h.Element:
    """The rules in our words."""
    title = game.words(visitor.language)("title")
    return page(visitor, title, h.h1[title])
