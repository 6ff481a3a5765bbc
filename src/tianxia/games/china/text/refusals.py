"""Why an action is not legal: code, reason and chapter of the rulebook (RULES.md, 12).

The questions are asked in the order of RULES.md, and the first that applies is the answer. None of them uses what the
asking seat does not know. The sentences are in face/words under `refusal-CODE`.
"""

from tianxia.games.china.rules.houses import all_forts, all_houses
from tianxia.games.china.rules.placing import emissary_limit
from tianxia.games.china.state import COLOURS, REGIONS, Decision, Piece, State, WhyDraw, name_of
from tianxia.games.china.text.actions import Request, read_action
from tianxia.kernel.bits import has
from tianxia.kernel.chapters import Refusal, Source
from tianxia.kernel.game import Box

SOURCES = {
    "game-over": Source("end"),
    "must-draw": Source("cards"),
    "not-drawing": Source("cards"),
    "not-in-row": Source("cards"),
    "nothing-placed": Source("play"),
    "already-placed": Source("play"),
    "cannot-pass": Source("play", ruling="R-21"),
    "no-fortresses": Source("fortresses"),
    "one-region": Source("placing"),
    "no-houses-left": Source("houses"),
    "no-emissaries-left": Source("emissaries"),
    "no-fort-left": Source("fortresses"),
    "space-taken": Source("houses"),
    "fort-there": Source("fortresses", ruling="R-16"),
    "emissary-limit": Source("emissaries", ruling="R-6"),
    "joker-needs-pair": Source("paying"),
    "wrong-colour": Source("paying"),
    "joker-own-colour": Source("paying", ruling="R-4"),
    "card-not-in-hand": Source("play"),
}
"""Every refusal code and where the rules say so; the rulebook is one sheet without page numbers."""


def refusal(box: Box, s: State, text: str) -> Refusal | None:
    """Why a readable action is not legal now; None if it is."""
    request = read_action(box, text)
    if s.decision == Decision.OVER:
        return _because("game-over")
    if s.decision == Decision.DRAW:
        return _at_draw(s, request)
    if request.verb == "take":
        return _because("not-drawing")
    if request.verb == "done":
        return _because("nothing-placed") if s.decision == Decision.PLAY else None
    if request.verb != "place" and s.decision == Decision.MORE:
        return _because("already-placed")
    if request.verb == "pass":
        return _because("cannot-pass") if s.hand_sizes[s.turn] > 0 else None
    if request.verb == "place":
        return _piece(s, request) or _place(box, s, request) or _payment(box, s, request)
    return _cards_in_hand(s, request)


def _because(code: str, **values: object) -> Refusal:
    return Refusal(code, SOURCES[code], values)


def _at_draw(s: State, request: Request) -> Refusal | None:
    if request.verb != "take":
        return _because("must-draw", why=name_of(WhyDraw(s.why_draw)))
    if request.colours and s.row[request.colours[0]] == 0:
        return _because("not-in-row", colour=f"colour-{COLOURS[request.colours[0]]}")
    return None


def _piece(s: State, request: Request) -> Refusal | None:
    """Option, region and supply."""
    if request.piece == Piece.FORT and not s.fortresses:
        return _because("no-fortresses")
    if s.decision == Decision.MORE and request.region != s.region:
        return _because("one-region", region=f"region-{REGIONS[s.region]}")
    supply = (s.houses_left, s.emissaries_left, s.forts_left)[request.piece]
    if supply[s.turn] == 0:
        return _because(("no-houses-left", "no-emissaries-left", "no-fort-left")[request.piece])
    return None


def _place(box: Box, s: State, request: Request) -> Refusal | None:
    """Is there a place for the piece?"""
    region = REGIONS[request.region]
    if request.piece == Piece.EMISSARY:
        limit = int(emissary_limit(s, request.region))
        if s.sent[request.region] >= limit:
            return _because("emissary-limit", region=f"region-{region}", limit=limit)
        return None
    at = {"region": f"region-{region}", "number": int(request.space - box.record.first_space[request.region] + 1)}
    if has(all_houses(s), request.space):
        return _because("space-taken", **at)
    if request.piece == Piece.FORT and has(all_forts(s), request.space):
        return _because("fort-there", **at)
    return None


def _payment(box: Box, s: State, request: Request) -> Refusal | None:
    """One card of the region's colour, or a pair of one other colour (R-4), and the hand holds them."""
    own = int(box.record.colour[request.region])
    names = {"region": f"region-{REGIONS[request.region]}", "own": f"colour-{COLOURS[own]}"}
    if len(set(request.colours)) == 2:
        return _because("joker-needs-pair")
    if len(request.colours) == 1 and request.colours[0] != own:
        return _because("wrong-colour", **names)
    if len(request.colours) == 2 and request.colours[0] == own:
        return _because("joker-own-colour", **names)
    return _cards_in_hand(s, request)


def _cards_in_hand(s: State, request: Request) -> Refusal | None:
    colour, cards = request.colours[0], len(request.colours)
    if s.hands[s.turn, colour] < cards:
        return _because("card-not-in-hand", colour=f"colour-{COLOURS[colour]}", cards=cards)
    return None
