"""The table of ZhanGuo as one SVG, from a view: the main board, the own board below it, the hand, the seats beside.

Targets have the names that actions use: `card-57`, `region-3`, `own-3`, `square-3-moves`, `wall-jade-a-2`, `gov-3-red`,
`work-3-red`; besides these `court`, `objective-upper-wall` and `seat-0`.
"""

from tianxia.games.zhanguo.draw_boards import BOARD_HEIGHT, HAND_HEIGHT, draw_board, draw_hand
from tianxia.games.zhanguo.draw_map import REGION_HEIGHT, WALL_HEIGHT, draw_map, draw_walls
from tianxia.games.zhanguo.draw_scene import SPAN, Scene
from tianxia.games.zhanguo.draw_seats import draw_seats
from tianxia.games.zhanguo.draw_table import HEIGHT, draw_table
from tianxia.kernel import look
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.words import Words

_COLUMN = 324
"""Width of the seats' column."""
_MARGIN = 16


def draw(box: Box, view: Document, seat: int, words: Words) -> look.Drawing:
    """The table as SVG, from the view of a seat."""
    scene = Scene(box, view, seat, words)
    parts, y = [], float(_MARGIN)
    for part, height in (
        (draw_table(scene), HEIGHT),
        (draw_map(scene), REGION_HEIGHT),
        (draw_walls(scene), WALL_HEIGHT),
        (draw_board(scene), BOARD_HEIGHT),
        (draw_hand(scene), HAND_HEIGHT),
    ):
        parts.append(look.group(part, at=(_MARGIN, y)))
        y += height + _MARGIN
    seats = draw_seats(scene, _COLUMN, y - 2 * _MARGIN)
    parts.append(look.group(seats, at=(SPAN + 2 * _MARGIN, _MARGIN)))
    return look.Drawing(look.Part(SPAN + _COLUMN + 3 * _MARGIN, y, words("draw-title"), (*parts,)), None, ())
