"""The table of ZhanGuo in parts: the main board, the reader's board with the hand, a panel for each seat.

Whatever an action points at (targets.py) is a target, and so is whatever needs a word of explanation:

    on the main board   court, court-hire ... court-wall, reward-3-laws, marker-laws, seal-laws, track,
                        objective-upper-wall, region-3, square-3-moves (square-moves while one is to be chosen),
                        beside-3, palace-3, tile-jade-a, wall-jade-a-2, board-circle (while boards are chosen)
    before the reader   card-57, slot-3, gov-3, gov-3-red, work-3, work-3-red, workers-3, unrest-3, supply-red,
                        left-palaces, own-laws, power
    panels              seat-0, seat-0-region-3, card-57 (a card lies in one place only)
"""

from tianxia import look
from tianxia.games.zhanguo.face.court import TABLE_HEIGHT, draw_table
from tianxia.games.zhanguo.face.hand import draw_hand
from tianxia.games.zhanguo.face.map import REGION_HEIGHT, WALL_HEIGHT, draw_map, draw_walls
from tianxia.games.zhanguo.face.offer import OFFER_HEIGHT, draw_offer
from tianxia.games.zhanguo.face.own import OWN_HEIGHT, REGIONS_WIDTH, SUPPLY_WIDTH, draw_regions, draw_supply
from tianxia.games.zhanguo.face.scene import SPAN, Scene
from tianxia.games.zhanguo.face.seats import draw_seat
from tianxia.games.zhanguo.state import Phase, State
from tianxia.kernel.game import SPECTATOR, Box
from tianxia.words import Words

_MARGIN, _GAP = 8, 12
_HAND = 310


def draw(box: Box, s: State, seat: int, words: Words) -> look.Drawing:
    """The table as a seat sees it, from a record scrubbed for it."""
    scene = Scene(box, s, seat, words)
    own = None if seat == SPECTATOR else _own(scene)
    return look.Drawing(_board(scene), own, tuple(draw_seat(scene, other) for other in range(s.players)))


def _board(scene: Scene) -> look.Part:
    """Court, rewards and objectives; the regions; the Great Wall; while boards are chosen, those on offer first."""
    rows = [
        (draw_table(scene), TABLE_HEIGHT),
        (draw_map(scene), REGION_HEIGHT),
        (draw_walls(scene), WALL_HEIGHT),
    ]
    if scene.s.phase == Phase.BOARDS:
        rows.insert(0, (draw_offer(scene), OFFER_HEIGHT))
    placed, y = [], float(_MARGIN)
    for row, height in rows:
        placed.append(look.group(row, at=(_MARGIN, y)))
        y += height + _GAP
    return look.Part(SPAN + 2 * _MARGIN, y - _GAP + _MARGIN, scene.words("draw-title"), (*placed,))


def _own(scene: Scene) -> look.Part:
    """Supply, the five regions and the hand side by side: wide and low."""
    regions_at = _MARGIN + SUPPLY_WIDTH + _GAP
    hand_at = regions_at + REGIONS_WIDTH + _GAP
    parts = (
        look.group(*draw_supply(scene), at=(_MARGIN, _MARGIN)),
        look.group(*draw_regions(scene), at=(regions_at, _MARGIN)),
        look.group(*draw_hand(scene, _HAND, OWN_HEIGHT), at=(hand_at, _MARGIN)),
    )
    return look.Part(hand_at + _HAND + _MARGIN, OWN_HEIGHT + 2 * _MARGIN, scene.words("draw-own"), parts)
