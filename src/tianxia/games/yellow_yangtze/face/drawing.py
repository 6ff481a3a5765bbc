"""The table of Yellow & Yangtze as SVG in parts: the map with market and bag, the viewer's area, the seats.

Targets have the names that `targets.py` uses: a hex (`e8`), a triangle that carries or can carry a pagoda
(`k10-l9-l10`), a side of a war (`side-1`), a colour of the market (`market-red`) or of the viewer's hand
(`hand-red`), a leader of the viewer (`leader-red`), where withdrawn leaders go (`home`), the signs of a `riot` and of
a paid pagoda (`build`), and what is staked in a conflict (`stake-2`, `stake-2-leader`). Others only explain
themselves: `bag`, `box`, `supply`, `seat-0`, `seat-0-red`.
"""

from tianxia import look
from tianxia.games.yellow_yangtze.face.map import draw_map, map_size
from tianxia.games.yellow_yangtze.face.own import draw_own
from tianxia.games.yellow_yangtze.face.scene import Scene
from tianxia.games.yellow_yangtze.face.seats import draw_seat
from tianxia.games.yellow_yangtze.face.stock import STRIP, draw_market, draw_stock, draw_supply
from tianxia.games.yellow_yangtze.state import State
from tianxia.kernel.game import Box
from tianxia.words import Words

_MARGIN = 10


def draw(box: Box, s: State, seat: int, words: Words) -> look.Drawing:
    """The table as a seat sees it, from a record scrubbed for it."""
    scene = Scene(box, s, seat, words)
    seats = tuple(draw_seat(scene, other) for other in range(s.players))
    return look.Drawing(_draw_board(scene), draw_own(scene), seats)


def _draw_board(scene: Scene) -> look.Part:
    """The map; market, bag and pagodas lie in the corners that it leaves free."""
    width, height = map_size(scene)
    return look.Part(
        width + 3 * _MARGIN,
        height + 4 * _MARGIN,
        scene.words("draw-title"),
        (
            look.group(draw_map(scene), at=(_MARGIN, _MARGIN)),
            look.group(draw_supply(scene), at=(width + 2 * _MARGIN, _MARGIN)),
            look.group(draw_stock(scene), at=(_MARGIN, height + 3 * _MARGIN - STRIP)),
            look.group(draw_market(scene), at=(width + 2 * _MARGIN, height + 3 * _MARGIN - STRIP)),
        ),
    )
