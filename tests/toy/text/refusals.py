"""Why not: code, reason and chapter for an action that is not legal (RULES.md, 7)."""

from tests.toy.state import Decision, State
from tianxia.kernel.chapters import Refusal, Source
from tianxia.kernel.game import Box

SOURCES = {
    "game-over": Source("end"),
    "nothing-afloat": Source("turn"),
    "lanterns-afloat": Source("turn"),
    "already-swapped": Source("turn", ruling="R-2"),
}
"""Where the rules in words say so; a printed game has a second value, the page of its rulebook."""


def refusal(box: Box, s: State, text: str) -> Refusal | None:
    """Why a readable action is not legal now; None if it is."""
    if s.decision == Decision.OVER:
        return _because("game-over")
    if text == "bank" and s.pot == 0:
        return _because("nothing-afloat")
    if text == "swap" and s.pot > 0:
        return _because("lanterns-afloat", pot=int(s.pot))
    if text == "swap" and s.swapped[s.turn]:
        return _because("already-swapped")
    return None


def _because(code: str, **values: int) -> Refusal:
    return Refusal(code, SOURCES[code], dict(values))
