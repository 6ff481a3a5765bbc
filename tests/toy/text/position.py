"""State -> position document, view and result (RULES.md, 8)."""

from tests.toy.rules.scoring import is_ahead, total
from tests.toy.rules.turn import decider
from tests.toy.state import DECISIONS, END_REASONS, Ended, State
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.options import dump_options


def dump(box: Box, s: State) -> Document:
    """The whole position, secrets included."""
    seats = range(s.players)
    document: Document = {
        "game": "toy",
        "players": int(s.players),
        "options": dump_options(s),
        "chance": int(s.chance),
        "turn": int(s.turn),
        "turns": int(s.turns),
        "decision": DECISIONS[s.decision],
        "pot": int(s.pot),
        "points": [int(s.points[seat]) for seat in seats],
        "cards": [int(s.card[seat]) for seat in seats],
        "swapped": [bool(s.swapped[seat]) for seat in seats],
        "ended": reason(s) if s.ended else "",
        "decider": int(decider(s)),
    }
    return document | {"result": result(box, s)} if s.ended else document


def view(box: Box, s: State, seat: int) -> Document:
    """The position as a seat sees it, from a record scrubbed for it."""
    document = dump(box, s)
    if s.ended == Ended.NOT:
        document["chance"] = "hidden"
        document["cards"] = [card if other == seat else "hidden" for other, card in enumerate(document["cards"])]
    return document


def reason(s: State) -> str:
    """Why a finished game has ended."""
    return END_REASONS[s.ended - 1]


def result(box: Box, s: State) -> Document:
    """The standing of a finished game."""
    seats = range(s.players)
    ranks = [1 + sum(bool(is_ahead(s, other, seat)) for other in seats) for seat in seats]
    winners = [seat for seat in seats if ranks[seat] == 1]
    return {"reason": reason(s), "scores": [total(s, seat) for seat in seats], "ranks": ranks, "winners": winners}
