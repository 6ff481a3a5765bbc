"""The table of China as one SVG, from a view: the map, the seats beside it, the cards below.

Targets have the names that actions use: a space (`wei3`), a region (`wei`), a colour of the row (`row-red`) or of the
hand (`hand-red`), `deck`; besides these `alliance-7`, `seat-0` and `discards`.
"""

from tianxia.games.china.draw_cards import SLIP, draw_cards
from tianxia.games.china.draw_ground import SCALE
from tianxia.games.china.draw_map import draw_map
from tianxia.games.china.draw_scene import Scene
from tianxia.games.china.draw_seats import draw_seats
from tianxia.kernel import look
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.words import Words

_COLUMN = 310
"""Width of the seats' column."""
_MARGIN = 18
_STRIP = SLIP[1] + 34
"""Height of the cards' strip."""


def draw(box: Box, view: Document, seat: int, words: Words) -> look.Drawing:
    """The table as SVG, from the view of a seat."""
    scene = Scene(box, view, seat, words)
    drawing = box.document["drawing"]
    width, height = drawing["width"] * SCALE, drawing["height"] * SCALE
    return look.Drawing(
        look.Part(
            width + _COLUMN + 3 * _MARGIN,
            height + _STRIP + 2 * _MARGIN,
            words("draw-title"),
            (
                look.group(draw_map(scene), at=(_MARGIN, _MARGIN)),
                look.group(draw_seats(scene, _COLUMN, height), at=(width + 2 * _MARGIN, _MARGIN)),
                look.group(draw_cards(scene, width + _COLUMN), at=(_MARGIN, height + 2 * _MARGIN)),
            ),
        ),
        None,
        (),
    )
