"""Where every point of a finished game came from (RULES.md, 4)."""

from tests.toy.rules.scoring import total
from tests.toy.state import State
from tests.toy.text.position import result
from tianxia.kernel.game import Box
from tianxia.kernel.score_sheet import ScoreRow, ScoreSheet
from tianxia.words import Words


def score_sheet(box: Box, s: State, words: Words) -> ScoreSheet:
    """Banked points, the card, and the sum."""
    seats = range(s.players)
    rows = [
        ScoreRow(words("sheet-banked"), tuple(int(s.points[seat]) for seat in seats)),
        ScoreRow(words("sheet-card"), tuple(int(s.card[seat]) for seat in seats)),
        ScoreRow(words("sheet-total"), tuple(total(s, seat) for seat in seats)),
    ]
    winners = ", ".join(words.seat(seat) for seat in result(box, s)["winners"])
    return ScoreSheet(rows, [words("sheet-winner", names=winners)], is_sum=True)
