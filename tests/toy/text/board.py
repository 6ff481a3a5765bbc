"""A readable text board (RULES.md, 9)."""

from tests.toy.rules.scoring import total
from tests.toy.state import Decision, State
from tianxia.kernel.game import Box
from tianxia.words import Words


def board(box: Box, s: State, seat: int, words: Words) -> str:
    """The pot, the round, and a line for each seat."""
    lines = [words("board-pot", pot=int(s.pot)), words("board-round", round=round_of(box, s)), ""]
    for other in range(s.players):
        line = words("board-seat", name=words.seat(other), points=total(s, other), card=card_text(s, other, seat))
        lines.append(("> " if s.turn == other and not s.ended else "  ") + line)
    return "\n".join([*lines, "", words("board-goal", target=int(box.record.target))])


def card_text(s: State, seat: int, viewer: int) -> str:
    """A card as the viewer knows it."""
    return str(int(s.card[seat])) if seat == viewer or s.decision == Decision.OVER else "?"


def round_of(box: Box, s: State) -> int:
    """The round that is being played, counted from 1."""
    return min(int(s.turns) // int(s.players) + 1, int(box.record.rounds))
