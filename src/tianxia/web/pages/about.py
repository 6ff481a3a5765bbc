"""About: what this is, whose the games are, and which component values are reconstructions."""

import htpy as h

from tianxia.games import GAMES
from tianxia.web.identity import Visitor
from tianxia.web.pages.layout import page


def about_page(visitor: Visitor) -> h.Element:
    """The page about the program and its games."""
    t = visitor.words
    return page(
        visitor,
        t("page-about"),
        h.h1[t("about-title")],
        h.p[t("about-what", games=", ".join(game.words(visitor.language)("title") for game in GAMES.values()))],
        h.p[h.strong[t("about-unofficial")]],
        h.h2[t("about-honest")],
        h.p[t("about-honest-text")],
        h.h2[t("about-reconstructed")],
        h.p[t("about-reconstructed-text")],
        (
            [
                h.h3[game.words(visitor.language)("title")],
                h.ul[(h.li[game.words(visitor.language)(value)] for value in game.reconstructed)],
            ]
            for game in GAMES.values()
        ),
        h.p[t("about-correct")],
        h.h2[t("about-records")],
        h.p[t("about-records-text")],
        styles=["lobby.css"],
    )
