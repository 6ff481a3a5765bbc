"""The measures of the drawing, and where its areas lie: they never change during a game."""

SPAN = 1176.0
"""The width of board and hand, without their margins."""
STEP = SPAN / 7
"""The river has seven sections and the row seven spaces of this width."""
GAP = 6.0
MARGIN = 12.0
TEXT = 14.0
"""The smallest writing: 11 px and more where the board is 1000 px wide."""

HEAD_TOP, HEAD = MARGIN, 24.0

RIVER_TOP = HEAD_TOP + HEAD + MARGIN
BAND_TOP, BAND = RIVER_TOP + 24, 108.0
TRADE_TOP, TRADE = BAND_TOP + BAND + GAP, 40.0
SPACE_TOP, SPACE = TRADE_TOP + TRADE + GAP, 46.0

ROW_TOP, TAB = SPACE_TOP + SPACE + MARGIN, 26.0
CARD_WIDTH, CARD_HEIGHT = STEP - GAP, 152.0

VILLAGE_TOP = ROW_TOP + TAB + CARD_HEIGHT + MARGIN
TILES_TOP, TILES = VILLAGE_TOP + 24, 66.0
TUCK_TOP, TUCK = TILES_TOP + TILES + 8, 42.0

RULES_TOP, RULES = TUCK_TOP + TUCK + MARGIN, 42.0
"""The rules of a campaign; without one the board ends above them."""


TOGETHER = 3
"""Sections of the river, and spaces of the row, that stay side by side on a narrow page too."""
LINES = -(-7 // TOGETHER)


def river_block(section: int) -> str:
    """The block that a section of the river lies in."""
    return f"river-{section // TOGETHER}"


def row_block(space: int) -> str:
    """The block that a space of the row lies in, from 1 on."""
    return f"row-{(space - 1) // TOGETHER}"


def section_left(n: int) -> float:
    """Where a section of the river, or the row space above it, begins."""
    return MARGIN + n * STEP


def board_height(is_campaign: bool) -> float:
    """The height of the board: a campaign's rules have their room from the first game on."""
    return RULES_TOP + RULES + MARGIN if is_campaign else RULES_TOP
