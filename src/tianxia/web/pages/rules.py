"""The rules of one game as a page of its own."""

import htpy as h

from tianxia.kernel.game import Game
from tianxia.web.identity import Visitor
from tianxia.web.manual import contents, manual
from tianxia.web.pages.layout import look_of, page


def rules_page(visitor: Visitor, game: Game) -> h.Element:
    """The rules in our own words, with what is reconstructed."""
    t, own = visitor.words, game.words(visitor.language)
    return page(
        visitor,
        f"{t('lobby-rules')}: {own('title')}",
        h.h1[own("title")],
        h.p(".note")[t("about-unofficial"), " ", h.a(href=f"/box/{game.name}")[t("rules-box")]],
        h.nav(aria_label=t("rules-contents"))[
            h.details("#contents", open=True)[h.summary[t("rules-contents")], contents(game, visitor.language)]
        ],
        h.article(".manual")[
            manual(game, visitor.language, look_of(visitor)),
            [h.h2[t("about-reconstructed")], h.ul[(h.li[own(value)] for value in game.reconstructed)]]
            if game.reconstructed
            else None,
        ],
        kind="rules",
        styles=["manual.css"],
        scripts=["contents.js"],
    )
