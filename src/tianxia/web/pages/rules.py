"""The rules of one game as a page of its own."""

import htpy as h

from tianxia.kernel.game import Game
from tianxia.web.identity import Visitor
from tianxia.web.manual import manual
from tianxia.web.pages.layout import page


def rules_page(visitor: Visitor, game: Game) -> h.Element:
    """The rules in our own words, with what is reconstructed."""
    t, own = visitor.words, game.words(visitor.language)
    return page(
        visitor,
        f"{t('lobby-rules')}: {own('title')}",
        h.h1[own("title")],
        h.p(".note")[t("about-unofficial")],
        h.div(".manual")[manual(game, visitor.language)],
        h.h2[t("about-reconstructed")],
        h.ul[(h.li[own(value)] for value in game.reconstructed)],
        styles=["lobby.css"],
    )
