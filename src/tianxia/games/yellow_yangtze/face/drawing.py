"""The table of Yellow & Yangtze as SVG in parts: the map with market and bag, the viewer's area, the seats.

Targets have the names that `targets.py` uses: a hex (`e8`), a triangle that carries or can carry a pagoda
(`k10-l9-l10`), a side of a war (`side-1`), a colour of the market (`market-red`) or of the viewer's hand
(`hand-red`), a leader of the viewer (`leader-red`), where withdrawn leaders go (`home`), the signs of a `riot` and of
a paid pagoda (`build`), and what is staked in a conflict (`stake-2`, `stake-2-leader`). Others only explain
themselves: `bag`, `box`, `supply`, `seat-0`, `seat-0-red`. Each is a piece with the key of its name.

A leader is the piece `leader-0-red` for the whole game: on the map, in the supply of the viewer's area or in its seat's
panel. Where it is shown a second time it is `copy-0-red` or `away-red`.
"""

from functools import lru_cache

from tianxia import look
from tianxia.games.yellow_yangtze.face.land import draw_land
from tianxia.games.yellow_yangtze.face.map import draw_map
from tianxia.games.yellow_yangtze.face.own import draw_own
from tianxia.games.yellow_yangtze.face.scene import Scene
from tianxia.games.yellow_yangtze.face.seats import draw_seat
from tianxia.games.yellow_yangtze.face.shapes import board_size, shapes
from tianxia.games.yellow_yangtze.face.stock import draw_headings, draw_market, draw_stock, draw_supply
from tianxia.games.yellow_yangtze.state import State
from tianxia.kernel.game import Box
from tianxia.words import Words


def draw(box: Box, s: State, seat: int, words: Words) -> look.Drawing:
    """The table as a seat sees it, from a record scrubbed for it."""
    scene = Scene(box, s, seat, words)
    seats = tuple(draw_seat(scene, other) for other in range(s.players))
    return look.Drawing(_draw_board(scene), draw_own(scene), seats)


def _draw_board(scene: Scene) -> look.Part:
    """The map; market, bag and pagodas lie in the corners that it leaves free."""
    ground = _ground(scene.box, scene.nameless, int(scene.s.players))
    pieces = (*draw_map(scene), *draw_supply(scene), *draw_stock(scene), *draw_market(scene))
    return look.Part(*board_size(scene.box), scene.words("draw-title"), ground, pieces)


@lru_cache
def _ground(box: Box, words: Words, players: int) -> tuple[look.Element, ...]:
    return (shapes("board", range(players)), *draw_land(box, words.language), *draw_headings(box, words))
