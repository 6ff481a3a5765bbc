"""The table in parts: on the board the river, the row and the village, in a campaign its rules and the open book.

Targets have the names that actions use: `canal`, `row-3`, `farm-1`, `outpost-red`, `hut`, `space-0`, `slot-0`,
`trade-2`, `hand-11`, `piece-white`, `rule-7`, `choose-1`; besides these `canal-4`, `flood`, `barge`, `tucked-0`,
`ready`, `exhausted`, `discard`, `deck`, `outsiders` and `seat-0`.
"""

import htpy

from tianxia import look
from tianxia.games.legacy_of_yu.face import river as draw_river
from tianxia.games.legacy_of_yu.face import village as draw_village
from tianxia.games.legacy_of_yu.face.cards import ROW_HEIGHT, draw_row
from tianxia.games.legacy_of_yu.face.facts import newcomers, outsider_count
from tianxia.games.legacy_of_yu.face.own import draw_own, draw_seat
from tianxia.games.legacy_of_yu.face.scene import SPAN, Scene
from tianxia.games.legacy_of_yu.face.story import draw_story
from tianxia.games.legacy_of_yu.state import ROW, State
from tianxia.games.legacy_of_yu.text.position import view as make_view
from tianxia.kernel.game import Box
from tianxia.words import Words

MARGIN = 12.0
HEAD = 24.0


def draw(box: Box, s: State, seat: int, words: Words) -> look.Drawing:
    """The table as SVG. A game for one hides nothing from those who watch but chance."""
    view = make_view(box, s, seat)
    scene = Scene(box, view, words)
    parts = [(_head(scene), HEAD), (draw_river.draw_river(scene), draw_river.HEIGHT)]
    if view["decision"] == "story":  # the book lies over row and village: only the river's trades can be of use now
        parts.append(draw_story(scene, ROW_HEIGHT + MARGIN + draw_village.HEIGHT))
    else:
        parts += [(draw_row(scene), ROW_HEIGHT), (draw_village.draw_village(scene), draw_village.HEIGHT)]
    if view["campaign"].get("rules"):
        parts.append(draw_village.draw_rules(scene))
    y, placed = MARGIN, []
    for part, height in parts:
        placed.append(look.group(part, at=(MARGIN, y)))
        y += height + MARGIN
    board = look.Part(SPAN + 2 * MARGIN, y, words("draw-title"), (*placed,))
    return look.Drawing(board, draw_own(scene), (draw_seat(scene),))


def _head(scene: Scene) -> htpy.Element:
    """The round, and how near the outsiders are or how the game ended."""
    box, view, words = scene
    if view["outcome"] == "-":
        coming = words("draw-outsiders-head", count=outsider_count(view), all=ROW, more=newcomers(box, view))
    else:
        coming = words("prompt-over", outcome=view["outcome"])
    return look.group(
        look.text(0, 18, words("board-round", round=view["round"], phase=words(f"phase-{view['phase']}")), 18,
                  font_weight="bold"),
        look.text(SPAN - 6, 18, coming, 16, anchor="end"),
    )  # fmt: skip
