"""The blocks of the board and how they lie: on a narrow page the river and the row are in lines of three."""

from functools import cache, lru_cache

from tianxia import look
from tianxia.games.legacy_of_yu.face import cards, items, river, village, water
from tianxia.games.legacy_of_yu.face.own import draw_back
from tianxia.games.legacy_of_yu.face.places import (
    CARD_HEIGHT,
    HEAD,
    HEAD_TOP,
    LINES,
    MARGIN,
    RIVER_TOP,
    ROW_TOP,
    SPACE,
    SPACE_TOP,
    SPAN,
    STEP,
    TAB,
    TEXT,
    board_height,
    section_left,
)
from tianxia.games.legacy_of_yu.face.rules import RULE_FRAMES
from tianxia.games.legacy_of_yu.face.story import BOOK_FRAMES
from tianxia.games.legacy_of_yu.face.village import VILLAGE_FRAMES
from tianxia.games.legacy_of_yu.face.water import sections_of
from tianxia.kernel.game import Box
from tianxia.look import Block, Frame, Layout
from tianxia.words import Words

WORDINGS = 64
"""How many grounds are kept: a few languages, with and without a campaign, by the names of their players."""
BOARD_WIDTH = SPAN + 2 * MARGIN
NARROW = 520.0
COMING = 700.0
"""The room of the longer of the two texts above the river."""
_RIVER_HEIGHT, _ROW_HEIGHT = SPACE_TOP + SPACE - RIVER_TOP, TAB + CARD_HEIGHT


def _line(line: int, top: float, height: float) -> Frame:
    """A line of the river or of the row, in the wide layout."""
    return section_left(sections_of(line)[0]), top, STEP * len(sections_of(line)), height


FRAMES: dict[str, Frame] = {
    "round": (MARGIN, HEAD_TOP, SPAN / 2, HEAD),
    "coming": (MARGIN + SPAN - COMING, HEAD_TOP, COMING, HEAD),
    **{f"river-{line}": _line(line, RIVER_TOP, _RIVER_HEIGHT) for line in range(LINES)},
    **{f"row-{line}": _line(line, ROW_TOP, _ROW_HEIGHT) for line in range(LINES)},
    **VILLAGE_FRAMES,
    **RULE_FRAMES,
    **BOOK_FRAMES,
}
"""Where the blocks lie in the wide layout; those that cover others come last."""
ORDER = {name: i for i, name in enumerate(FRAMES)}
_TREE: tuple[look.Tree, ...] = (
    "round", "coming", "river-0", "river-1", ("river-2", (("farms", "huts"), "outposts")),
    "row-0", "row-1", ("row-2", ("slots-0", "slots-1")),
    ("tucked", "tucked-0"), ("tucked-1", "tucked-2"), ("tucked-3", "tucked-4"),
)  # fmt: skip


@cache
def _narrow(is_campaign: bool) -> tuple[float, dict[str, Frame]]:
    """The height of the narrow layout, and where its blocks lie; rules and the book are for campaigns."""
    tree = (*_TREE, *RULE_FRAMES) if is_campaign else _TREE
    height, frames = look.lay_out(tree, {name: frame[2:] for name, frame in FRAMES.items()}, NARROW)
    left, top, width, _ = frames["row-0"]
    for name in BOOK_FRAMES if is_campaign else ():
        frames[name] = (left, top, width, width * BOOK_FRAMES[name][3] / BOOK_FRAMES[name][2])
        top += frames[name][3]
    return height, frames


@cache
def board_layouts(is_campaign: bool) -> tuple[Layout, ...]:
    """The wide layout and the narrow one."""
    wide = Layout(BOARD_WIDTH, board_height(is_campaign), TEXT)
    return wide, Layout(NARROW, _narrow(is_campaign)[0], 12.2)


@lru_cache(WORDINGS)
def board_blocks(box: Box, words: Words, is_campaign: bool) -> tuple[Block, ...]:
    """The blocks with what never changes in them."""
    grounds = {**river.draw_bed(box, words), **cards.draw_spaces(box, words), **village.draw_yard(box, words)}
    frames = _narrow(is_campaign)[1]
    return tuple(
        Block(name, (grounds[name],) if name in grounds else (), (frame, frames[name]))
        for name, frame in FRAMES.items()
        if name in frames
    )


@lru_cache(WORDINGS)
def draw_sheet(box: Box, words: Words, is_campaign: bool) -> look.Element:
    """What pieces and ground use by name."""
    drawn = cards.draw_cards(box, words, is_campaign)
    return look.tag("defs", *items.draw_signs(), water.draw_crests(), draw_back(), *drawn)
