"""The blocks of the main board and how they lie: in three rows on a wide page, in two columns on a narrow one."""

from functools import lru_cache

from tianxia import look
from tianxia.games.zhanguo.face.court import TABLE_FRAMES, table_ground
from tianxia.games.zhanguo.face.map import BOARD_HEIGHT, MAP_FRAMES, map_ground
from tianxia.games.zhanguo.face.offer import OFFER_FRAMES
from tianxia.games.zhanguo.face.scene import MARGIN, SPAN
from tianxia.games.zhanguo.state import REGIONS, SECTIONS
from tianxia.kernel.boxes import BOXES, Box
from tianxia.look import Block, Frame, Layout
from tianxia.words import Words

BOARD_WIDTH = SPAN + 2 * MARGIN
NARROW = 452
_REGIONS = tuple(f"region-{name}" for name in REGIONS)
_WALLS = tuple(f"wall-{name}" for name in SECTIONS)
_TREE: look.Tree = (
    ("court", _REGIONS[0]), _REGIONS[1:3], _REGIONS[3:], _WALLS[:2], _WALLS[2:4], _WALLS[4:], "rewards", "objectives",
)  # fmt: skip
_FRAMES = {**TABLE_FRAMES, **MAP_FRAMES, **OFFER_FRAMES}


def _narrow() -> tuple[float, dict[str, Frame]]:
    """The height of the narrow layout, and where its blocks lie: what is on offer over the last four regions."""
    height, frames = look.lay_out(_TREE, {name: frame[2:] for name, frame in _FRAMES.items()}, NARROW)
    left, top = frames[_REGIONS[1]][:2]
    right, bottom = (frames[_REGIONS[-1]][side] + frames[_REGIONS[-1]][2 + side] for side in (0, 1))
    frames["cover"] = (left, top, right - left, bottom - top)
    width, scale = (right - left - 24) / 2, (right - left - 24) / 2 / OFFER_FRAMES["offer-0"][2]
    frames["offer"] = (left, top + 4, scale * OFFER_FRAMES["offer"][2], scale * OFFER_FRAMES["offer"][3])
    step = (bottom - top - 28) / 2
    for i in range(4):
        x, y = left + 8 + (width + 8) * (i % 2), top + 28 + step * (i // 2)
        frames[f"offer-{i}"] = (x, y, width, scale * OFFER_FRAMES["offer-0"][3])
    return height, frames


_HEIGHT, _NARROW_FRAMES = _narrow()
LAYOUTS = (Layout(BOARD_WIDTH, BOARD_HEIGHT, 12), Layout(NARROW, _HEIGHT, 10.4))


@lru_cache(BOXES)
def board_blocks(box: Box, words: Words, players: int) -> tuple[Block, ...]:
    """The blocks with what never changes in them."""
    grounds = table_ground(box, words) | map_ground(box, words, players)
    return tuple(
        Block(name, (grounds[name],) if name in grounds else (), (frame, _NARROW_FRAMES[name]))
        for name, frame in _FRAMES.items()
    )
