"""The table of Yellow & Yangtze as one SVG, from a view: the map, the seats beside it, market and hand below.

Targets have the names that actions use: a hex (`e8`), a triangle with a pagoda (`k10-l9-l10`), a colour of the market
(`market-red`) or of the hand (`hand-red`), a leader at home (`leader-red` the own ones, `home-1-red` those of others);
besides these `seat-0`, `side-1` and `bag`.
"""

from tianxia.games.yellow_yangtze.draw_map import draw_map, map_size
from tianxia.games.yellow_yangtze.draw_scene import Scene
from tianxia.games.yellow_yangtze.draw_table import STRIP, draw_hand, draw_market, draw_seats
from tianxia.kernel import look
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.words import Words

_COLUMN = 300
"""Width of the seats' column."""
_MARGIN = 16


def draw(box: Box, view: Document, seat: int, words: Words) -> look.Drawing:
    """The table as SVG, from the view of a seat."""
    scene = Scene(box, view, seat, words)
    width, height = map_size(scene)
    below = height + 2 * _MARGIN
    return look.Drawing(
        look.Part(
            width + _COLUMN + 3 * _MARGIN,
            below + STRIP + _MARGIN,
            words("draw-title"),
            (
                look.group(draw_map(scene), at=(_MARGIN, _MARGIN)),
                look.group(draw_seats(scene, _COLUMN), at=(width + 2 * _MARGIN, _MARGIN)),
                look.group(draw_market(scene), at=(_MARGIN, below)),
                look.group(draw_hand(scene), at=(_MARGIN + width / 2, below)),
            ),
        ),
        None,
        (),
    )
