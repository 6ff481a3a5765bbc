"""The drawings of a game's book. They stand in the page itself: the text colours them, and any policy allows them."""

from functools import cache

import htpy as h
from markupsafe import Markup

from tianxia.kernel.game import Game


@cache
def ink_sheet(game: Game) -> h.Element | None:
    """All drawings of a game, unseen, for `ink` and the book's script to use; None if the game has none."""
    file = game.folder / "face" / "ink.svg"
    return h.div(hidden=True)[Markup(file.read_text(encoding="utf-8"))] if file.exists() else None


def ink(name: str) -> h.Element:
    """One drawing of the sheet."""
    return h.svg(".ink", viewBox="0 0 120 48", aria_hidden="true")[h.use(href=f"#ink-{name}")]
