"""A quick judgement of a position, for greedy play and search."""

from tests.toy.box import Components
from tests.toy.rules.scoring import total
from tests.toy.state import State
from tianxia.kernel.rule import rule

AFLOAT = 0.6
"""What a point on the water is worth to the seat whose turn it is: it may sink."""
CARD = 1.0
"""What a point of the own card is worth before it is counted."""


@rule
def evaluate(box: Components, s: State, seat: int) -> float:
    """The own points and chances, less those of the best opponent."""
    best = -1000.0
    for other in range(s.players):
        if other != seat:
            best = max(best, _worth(s, other))
    return _worth(s, seat) + CARD * (0.0 if s.ended else float(s.card[seat])) - best


@rule
def _worth(s: State, seat: int) -> float:
    return total(s, seat) + (AFLOAT * s.pot if s.turn == seat else 0.0)
