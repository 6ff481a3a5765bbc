"""China's table as SVG: the map, the shared cards, the hand of the seat that looks, a panel for each seat.

Targets have the names that actions use: a space (`wei3`), a region (`wei`), a colour of the row (`row-red`) or of the
hand (`hand-red`), `deck`, `discards`, `supply-fort`. Others are there only to be explained: `supply-house`,
`supply-emissary`, `alliance-7`, `seat-0`, `track` and `lake`.
"""

from tianxia import look
from tianxia.games.china.face.cards import draw_own, draw_row
from tianxia.games.china.face.map import draw_board
from tianxia.games.china.face.scene import Scene
from tianxia.games.china.face.seats import draw_seat
from tianxia.games.china.state import State
from tianxia.kernel.game import Box
from tianxia.words import Words


def draw(box: Box, s: State, seat: int, words: Words) -> look.Drawing:
    """The table in parts, as a seat sees it."""
    scene = Scene(box, s, seat, words)
    seats = tuple(draw_seat(scene, other) for other in scene.seats)
    return look.Drawing(draw_board(scene), draw_own(scene), seats, draw_row(scene))
