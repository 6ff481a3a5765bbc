"""The table in parts: on the board the river, the row and the village, in a campaign its rules and the open book.

Targets have the names that actions use: `canal`, `row-3`, `farm-1`, `outpost-red`, `hut`, `space-0`, `slot-0`,
`trade-2`, `hand-11`, `piece-white`, `rule-7`, `choose-1`; besides these `canal-4`, `flood`, `barge`, `tucked-0`,
`ready`, `exhausted`, `discard`, `deck`, `outsiders` and `seat-0`. Cards and buildings travel: `townsfolk-7`,
`outsider-3` and `token-farm-1` are the same pieces wherever they lie.
"""

from collections.abc import Iterator
from functools import lru_cache

from tianxia import look
from tianxia.games.legacy_of_yu.face import cards, items, river, rules, village, water
from tianxia.games.legacy_of_yu.face.own import draw_back, draw_own, draw_seat
from tianxia.games.legacy_of_yu.face.places import HEAD_TOP, MARGIN, SPAN, board_height
from tianxia.games.legacy_of_yu.face.scene import Scene
from tianxia.games.legacy_of_yu.face.story import story_pieces
from tianxia.games.legacy_of_yu.state import OUTCOMES, PHASES, ROW, Decision, Outcome, State
from tianxia.kernel.game import Box
from tianxia.words import Words

WORDINGS = 64
"""How many grounds are kept: a few languages, with and without a campaign, by the names of their players."""


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
    height = board_height(scene.is_campaign)
    ground = _ground(box, words, scene.is_campaign)
    board = look.Part(SPAN + 2 * MARGIN, height, words("draw-title"), ground, tuple(pieces))
    return look.Drawing(board, draw_own(scene), (draw_seat(scene),))


@lru_cache(WORDINGS)
def _ground(box: Box, words: Words, is_campaign: bool) -> tuple[look.Element, ...]:
    sheet = look.tag(
        "defs", *items.draw_signs(), water.draw_crests(), draw_back(), *cards.draw_cards(box, words, is_campaign)
    )
    return sheet, river.draw_bed(box, words), cards.draw_spaces(box, words), village.draw_yard(box, words)


def _head(scene: Scene) -> Iterator[look.Piece]:
    """The round, and how near the outsiders are or how the game ended."""
    s, words = scene.s, scene.words
    if s.outcome == Outcome.NONE:
        coming = words("draw-outsiders-head", count=scene.outsiders, all=ROW, more=scene.newcomers)
    else:
        coming = words("prompt-over", outcome=OUTCOMES[s.outcome])
    title = words("board-round", round=int(s.round_number), phase=words(f"phase-{PHASES[s.phase]}"))
    yield look.Piece("round", look.text(MARGIN, HEAD_TOP + 18, title, 18, font_weight="bold"))
    yield look.Piece("coming", look.text(MARGIN + SPAN - 6, HEAD_TOP + 18, coming, 16, anchor="end"))
