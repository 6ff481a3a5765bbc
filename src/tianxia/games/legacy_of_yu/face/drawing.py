"""The table in parts: on the board the river, the row and the village, in a campaign its rules and the open book.

Targets have the names that actions use: `canal`, `row-3`, `farm-1`, `outpost-red`, `hut`, `space-0`, `slot-0`,
`trade-2`, `hand-11`, `piece-white`, `rule-7`, `choose-1`; besides these `canal-4`, `flood`, `barge`, `tucked-0`,
`ready`, `exhausted`, `discard`, `deck`, `outsiders` and `seat-0`. Cards and buildings travel: `townsfolk-7`,
`outsider-3` and `token-farm-1` are the same pieces wherever they lie.
"""

from collections.abc import Iterator

from tianxia import look
from tianxia.games.legacy_of_yu.face import cards, river, rules, village
from tianxia.games.legacy_of_yu.face.layout import ORDER, board_blocks, board_layouts, draw_sheet
from tianxia.games.legacy_of_yu.face.own import draw_own, draw_seat
from tianxia.games.legacy_of_yu.face.places import HEAD_TOP, MARGIN, SPAN
from tianxia.games.legacy_of_yu.face.scene import Scene
from tianxia.games.legacy_of_yu.face.story import story_pieces
from tianxia.games.legacy_of_yu.state import OUTCOMES, PHASES, ROW, Decision, Outcome, State
from tianxia.kernel.game import Box
from tianxia.words import Words


def draw(box: Box, s: State, seat: int, words: Words) -> look.Drawing:
    """The table as SVG. Nothing but chance is hidden in a game for one player."""
    scene = Scene(box, s, words)
    pieces = [
        *_head(scene),
        *river.river_pieces(scene),
        *cards.row_pieces(scene),
        *village.village_pieces(scene),
        *rules.rule_pieces(scene),
    ]
    if s.decision == Decision.STORY:  # the book lies over row and village: only the river's trades can be of use now
        pieces += story_pieces(scene)
    pieces.sort(key=lambda piece: ORDER[piece.block])
    layouts, facts = board_layouts(scene.is_campaign), (box, words, scene.is_campaign)
    ground, blocks = (draw_sheet(*facts),), board_blocks(*facts)
    board = look.Part(*layouts[0][:2], words("draw-title"), ground, tuple(pieces), blocks, layouts)
    return look.Drawing(board, draw_own(scene), (draw_seat(scene),))


def _head(scene: Scene) -> Iterator[look.Piece]:
    """The round, and how near the outsiders are or how the game ended."""
    s, words = scene.s, scene.words
    if s.outcome == Outcome.NONE:
        coming = words("draw-outsiders-head", count=scene.outsiders, all=ROW, more=scene.newcomers)
    else:
        coming = words("prompt-over", outcome=OUTCOMES[s.outcome])
    title = words("board-round", round=int(s.round_number), phase=words(f"phase-{PHASES[s.phase]}"))
    yield look.Piece("round", look.text(MARGIN, HEAD_TOP + 18, title, 18, font_weight="bold"), block="round")
    drawn = look.text(MARGIN + SPAN - 6, HEAD_TOP + 18, coming, 17, anchor="end")
    yield look.Piece("coming", drawn, block="coming")
