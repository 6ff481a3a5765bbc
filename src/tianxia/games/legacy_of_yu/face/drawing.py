"""The table in parts: on the board the river, the row and the village, in a campaign its rules and the open book.

Targets have the names that actions use: `canal`, `row-3`, `farm-1`, `outpost-red`, `hut`, `space-0`, `slot-0`,
`trade-2`, `hand-11`, `piece-white`, `rule-7`, `choose-1`; besides these `canal-4`, `flood`, `barge`, `tucked-0`,
`ready`, `exhausted`, `discard`, `deck`, `outsiders` and `seat-0`.
"""

from tianxia import look
from tianxia.games.legacy_of_yu.face import river as draw_river
from tianxia.games.legacy_of_yu.face import village as draw_village
from tianxia.games.legacy_of_yu.face.cards import ROW_HEIGHT, draw_row
from tianxia.games.legacy_of_yu.face.own import draw_own, draw_seat
from tianxia.games.legacy_of_yu.face.scene import SPAN, Scene
from tianxia.games.legacy_of_yu.face.story import draw_story
from tianxia.games.legacy_of_yu.state import OUTCOMES, PHASES, ROW, Decision, Outcome, State
from tianxia.kernel.bits import NONE
from tianxia.kernel.game import Box
from tianxia.words import Words

MARGIN = 12.0
HEAD = 24.0


def draw(box: Box, s: State, seat: int, words: Words) -> look.Drawing:
    """The table as SVG. Nothing but chance is hidden in a game for one player."""
    scene = Scene(box, s, words)
    parts = [(_head(scene), HEAD), (draw_river.draw_river(scene), draw_river.HEIGHT)]
    if s.decision == Decision.STORY:  # the book lies over row and village: only the river's trades can be of use now
        parts.append(draw_story(scene, ROW_HEIGHT + MARGIN + draw_village.HEIGHT))
    else:
        parts += [(draw_row(scene), ROW_HEIGHT), (draw_village.draw_village(scene), draw_village.HEIGHT)]
    if s.rules != NONE:
        parts.append(draw_village.draw_rules(scene))
    y, placed = MARGIN, []
    for part, height in parts:
        placed.append(look.group(part, at=(MARGIN, y)))
        y += height + MARGIN
    board = look.Part(SPAN + 2 * MARGIN, y, words("draw-title"), (*placed,))
    return look.Drawing(board, draw_own(scene), (draw_seat(scene),))


def _head(scene: Scene) -> look.Element:
    """The round, and how near the outsiders are or how the game ended."""
    s, words = scene.s, scene.words
    if s.outcome == Outcome.NONE:
        coming = words("draw-outsiders-head", count=scene.outsiders, all=ROW, more=scene.newcomers)
    else:
        coming = words("prompt-over", outcome=OUTCOMES[s.outcome])
    title = words("board-round", round=int(s.round_number), phase=words(f"phase-{PHASES[s.phase]}"))
    return look.group(
        look.text(0, 18, title, 18, font_weight="bold"),
        look.text(SPAN - 6, 18, coming, 16, anchor="end"),
    )
