"""The lobby."""

from collections.abc import Sequence

import htpy as h

from tianxia.games import NAMES
from tianxia.store.store import Listed
from tianxia.web.identity import Visitor
from tianxia.web.pages.layout import page


def lobby_page(visitor: Visitor, mine: Sequence[Listed], listed: Sequence[Listed]) -> h.Element:
    """The games, my tables and those anybody may watch."""
    return page(
        visitor,
        "Tianxia",
        h.div[
            (
                h.form(method="post", action="/tables")[
                    h.input(type="hidden", name="csrf", value=visitor.csrf),
                    h.input(type="hidden", name="game", value=name),
                    h.button[name],
                ]
                for name in NAMES
            ),
            h.ul[(h.li[h.a(href=f"/table/{row.game.id}")[row.game.game]] for row in (*mine, *listed))],
        ],
    )
