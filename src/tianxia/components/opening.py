"""Opening boxes that were checked before: a server and its workers meet the same ones again and again."""

from functools import lru_cache

from tianxia.kernel.boxes import BOXES, Box, make_box, parse_document
from tianxia.kernel.game import Game
from tianxia.table import Table


def open_text(game: Game, text: str) -> Box:
    """The box of a file's text, which was tried when it was brought; of none, the game's own. Raises Unreadable."""
    return _opened(game, text) if text else game.box


def box_text(table: Table) -> str:
    """The text that opens the box of a table again: none if it is the game's own."""
    return "" if table.box.digest == table.game.box.digest else table.box.text


@lru_cache(BOXES)
def _opened(game: Game, text: str) -> Box:
    return make_box(game, parse_document(text, "box"), text, is_tried=True)
