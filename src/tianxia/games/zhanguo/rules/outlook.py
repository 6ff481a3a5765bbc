"""What a viewer wants to know about their own board at once.

A drawing needs all of it after each action, and calling the rules one by one would take longer than their answers.
"""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.rules.scoring import marker_value
from tianxia.games.zhanguo.rules.unrest import is_in_revolt
from tianxia.games.zhanguo.state import NOBODY, NUM_ASPECTS, NUM_REGIONS, State
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Counts


@rule
def write_own(box: Components, s: State, seat: int, revolts: Counts, values: Counts) -> None:
    """Whether each region of the seat's board is in revolt, and what its markers of each aspect are worth."""
    has_board = s.board[seat] != NOBODY
    for region in range(NUM_REGIONS):
        revolts[region] = has_board and is_in_revolt(box, s, seat, region)
    for aspect in range(NUM_ASPECTS):
        values[aspect] = marker_value(s, seat, aspect)
