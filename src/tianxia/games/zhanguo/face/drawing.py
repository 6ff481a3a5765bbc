"""The table of ZhanGuo in parts: the main board, the viewer's board with the hand, a panel for each seat.

Whatever an action points at (targets.py) is a target, and so is whatever needs a word of explanation:

    on the main board   court, court-hire ... court-wall, reward-3-laws, marker-laws, seal-laws, track,
                        objective-upper-wall, region-3, square-3-moves (square-moves while one is to be chosen),
                        beside-3, palace-3, tile-jade-a, wall-jade-a-2, board-circle (while boards are chosen)
    before the viewer   card-57, slot-3, gov-3, gov-3-red, work-3, work-3-red, workers-3, unrest-3, supply-red,
                        left-palaces, own-laws, power
    panels              seat-0, seat-0-region-3, card-57 (a card lies in one place only)

The key of a target that is a piece is its name, but for a card in hand: its face is `card-57` wherever the card lies,
`hand-57` is the target over it and `activates-57` what its number would activate. Other pieces are `disc-0`, `turn`,
`governor-0-3-moves`, `palace-3-0-0`, `built-jade-a-2`, `claim-upper-wall-0`, `token-laws` (the seal, wherever it is),
`track-0-3` and `cube-0-3` (unrest) and numbers such as `markers-0-laws`.
"""

from tianxia import look
from tianxia.games.zhanguo.face.court import table_pieces
from tianxia.games.zhanguo.face.hand import HAND_WIDTH, hand_pieces
from tianxia.games.zhanguo.face.layout import BOARD_WIDTH, LAYOUTS, board_blocks
from tianxia.games.zhanguo.face.map import BOARD_HEIGHT, map_pieces, wall_pieces
from tianxia.games.zhanguo.face.offer import offer_pieces
from tianxia.games.zhanguo.face.own import HAND_LEFT, OWN_HEIGHT, own_ground, region_pieces, supply_pieces
from tianxia.games.zhanguo.face.scene import MARGIN, Scene
from tianxia.games.zhanguo.face.seats import draw_seat
from tianxia.games.zhanguo.state import Phase, State
from tianxia.kernel.game import SPECTATOR, Box
from tianxia.look import Part
from tianxia.words import Words


def draw(box: Box, s: State, seat: int, words: Words) -> look.Drawing:
    """The table as a seat sees it, from a record scrubbed for it."""
    scene = Scene(box, s, seat, words)
    own = None if seat == SPECTATOR else _own(scene)
    return look.Drawing(_board(scene), own, tuple(draw_seat(scene, other) for other in range(scene.players)))


def _board(scene: Scene) -> Part:
    """Court, rewards and objectives; the regions, and over them the boards on offer; the Great Wall."""
    box, words, plain = scene.box, scene.words, scene.plain
    pieces = [*table_pieces(scene), *map_pieces(scene), *wall_pieces(scene)]
    if scene.s.phase == Phase.BOARDS:
        pieces += offer_pieces(scene)
    blocks = board_blocks(box, plain, scene.players)
    return Part(BOARD_WIDTH, BOARD_HEIGHT, words("draw-title"), (), tuple(pieces), blocks, LAYOUTS)


def _own(scene: Scene) -> Part:
    """Supply, the five regions and the hand side by side: wide and low."""
    pieces = [*supply_pieces(scene), *region_pieces(scene), *hand_pieces(scene)]
    width, height = HAND_LEFT + HAND_WIDTH + MARGIN, OWN_HEIGHT + 2 * MARGIN
    ground = own_ground(scene.box, scene.plain)
    return Part(width, height, scene.words("draw-own"), ground, tuple(pieces))
