"""Why not: code, reason and chapter for an action that is not legal (RULES.md, 15).

The checks are made in the order of RULES.md, and the first that fails is the answer. They use nothing that the asking
seat does not know. The sentences are in face/words/*.ftl under `refusal-CODE`.
"""

import numpy as np

from tianxia.games.yellow_yangtze.box import names
from tianxia.games.yellow_yangtze.rules.pagodas import pagoda_over, triangle_colour
from tianxia.games.yellow_yangtze.rules.realms import lift_leader, shut_out_colours, tile_at
from tianxia.games.yellow_yangtze.rules.revolts import revolt_decider
from tianxia.games.yellow_yangtze.rules.riots import COST
from tianxia.games.yellow_yangtze.rules.tiles import PAGODA_COST
from tianxia.games.yellow_yangtze.rules.turn import legal
from tianxia.games.yellow_yangtze.rules.wars import is_candidate, is_strongest, war_decider
from tianxia.games.yellow_yangtze.state import COLOURS, DECISIONS, EMPTY, NOBODY, Colour, Decision, State
from tianxia.games.yellow_yangtze.text.actions import MAX_LEGAL, Request, read_action
from tianxia.kernel.chapters import Refusal, Source
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box

SOURCES = {
    "unknown-action": Source("course"),
    "unknown-hex": Source("states"),
    "unknown-triangle": Source("pagodas"),
    "game-over": Source("end"),
    "wrong-decision": Source("course"),
    "same-hex": Source("leaders", ruling="R-6"),
    "river-no-leaders": Source("leaders"),
    "hex-occupied": Source("states"),
    "no-governor-adjacent": Source("leaders"),
    "unites-in-conflict": Source("leaders", ruling="R-8"),
    "leader-not-on-board": Source("leaders"),
    "river-farmers-only": Source("tiles"),
    "farmers-river-only": Source("tiles"),
    "tile-not-in-hand": Source("tiles"),
    "chain-farmers-only": Source("tiles"),
    "chain-not-adjacent": Source("tiles"),
    "no-tile-there": Source("riot"),
    "farmer-leader-on-board": Source("riot"),
    "not-enough-farmers": Source("riot"),
    "not-a-triangle": Source("pagodas"),
    "pagoda-in-the-way": Source("pagodas", ruling="R-21"),
    "not-this-tile": Source("pagodas"),
    "trader-leader-on-board": Source("pagodas", "6"),
    "not-enough-traders": Source("pagodas", "6"),
    "no-such-pagoda": Source("pagodas"),
    "not-in-market": Source("tiles"),
    "nothing-to-replace": Source("replacing"),
    "toss-at-least-one": Source("replacing", ruling="R-4"),
    "must-act": Source("options", ruling="R-3"),
    "governor-leader-on-board": Source("revolts"),
    "not-enough-governors": Source("revolts"),
    "no-such-side": Source("wars"),
    "empty-support": Source("wars"),
    "soldier-leader-on-board": Source("wars"),
    "not-enough-soldiers": Source("wars"),
    "not-tied": Source("wars", ruling="R-17"),
    "not-winners-soldier": Source("wars", ruling="R-14"),
}
"""Every refusal code and where the rules say so. The rulebook's text has no page numbers: page 6 is named by its own
references, and other pages are left out."""
ANSWERS = {
    Decision.ACTION: ("leader", "withdraw", "tile", "riot", "build", "replace", "pass"),
    Decision.PAGODA: ("pagoda", "decline"),
    Decision.MOVE: ("move",),
    Decision.MARKET: ("take", "decline"),
    Decision.CHAIN: ("tile", "stop"),
    Decision.TOSS: ("toss", "stop"),
    Decision.REVOLT: ("commit",),
    Decision.WAR: ("support", "abstain"),
    Decision.WINNER: ("winner",),
    Decision.LOSSES: ("remove",),
}


def refusal(box: Box, s: State, text: str) -> Refusal | None:
    """Why an action is not legal now; None if it is."""
    try:
        request = read_action(box, text)
    except Unreadable as error:
        return _because(error.code)
    if s.decision == Decision.OVER:
        return _because("game-over")
    if request.verb not in ANSWERS[Decision(s.decision)]:
        return _because("wrong-decision", decision=f"asked-{DECISIONS[s.decision]}")
    check = _CHECKS.get(request.verb)
    return check(box, s, request) if check else None


def _because(code: str, **values: str | int) -> Refusal:
    return Refusal(code, SOURCES[code], values)


def _leader(box: Box, s: State, request: Request) -> Refusal | None:
    """Positioning a leader, with the leader lifted before its new place is judged (R-5)."""
    h, colour = request.hex, request.colour
    name = names(box).hexes[h]
    if s.leaders[s.turn, colour] == h:
        return _because("same-hex", hex=name)
    if box.record.is_river[h]:
        return _because("river-no-leaders", hex=name)
    if s.board[h] != EMPTY:
        return _because("hex-occupied", hex=name)
    if s.governors[h] == 0:
        return _because("no-governor-adjacent", hex=name)
    lifted = s.copy()
    if lifted.leaders[s.turn, colour] != NOBODY:
        lift_leader(box.record, lifted, s.turn, colour)
    shut_out = int(shut_out_colours(box.record, lifted, h))
    if shut_out >> colour & 1:
        return _because("unites-in-conflict", **_meeting(box, lifted, h, colour))
    return None


def _meeting(box: Box, s: State, h: int, colour: int) -> dict[str, str | int]:
    """Which colour would meet itself, and how many states the leader would join."""
    groups = {int(s.group[n]) for n in box.record.neighbours[h]}
    states = [int(s.rulers[group]) for group in groups if group < len(s.rulers) and s.rulers[group]]
    meeting = [c for c in range(len(COLOURS)) if sum(mask >> c & 1 for mask in states) + (c == colour) > 1]
    return {"colour": COLOURS[meeting[0]], "states": len(states), "hex": names(box).hexes[h]}


def _withdraw(box: Box, s: State, request: Request) -> Refusal | None:
    if s.leaders[s.turn, request.colour] == NOBODY:
        return _because("leader-not-on-board", colour=COLOURS[request.colour])
    return None


def _tile(box: Box, s: State, request: Request) -> Refusal | None:
    h, colour = request.hex, request.colour
    name = names(box).hexes[h]
    if s.decision == Decision.CHAIN and colour != Colour.BLUE:
        return _because("chain-farmers-only")
    if box.record.is_river[h] and colour != Colour.BLUE:
        return _because("river-farmers-only", hex=name)
    if not box.record.is_river[h] and colour == Colour.BLUE:
        return _because("farmers-river-only", hex=name)
    if s.board[h] != EMPTY:
        return _because("hex-occupied", hex=name)
    if s.decision == Decision.CHAIN and h not in box.record.neighbours[s.at]:
        return _because("chain-not-adjacent", hex=name, at=names(box).hexes[s.at])
    return _in_hand(s, colour)


def _in_hand(s: State, colour: int) -> Refusal | None:
    if s.hands[s.turn, colour] == 0:
        return _because("tile-not-in-hand", colour=COLOURS[colour])
    return None


def _riot(box: Box, s: State, request: Request) -> Refusal | None:
    if tile_at(s, request.hex) == NOBODY:
        return _because("no-tile-there", hex=names(box).hexes[request.hex])
    if request.with_leader and s.leaders[s.turn, Colour.BLUE] != NOBODY:
        return _because("farmer-leader-on-board")
    needed = COST - request.with_leader
    if s.hands[s.turn, Colour.BLUE] < needed:
        return _because("not-enough-farmers", needed=needed, held=int(s.hands[s.turn, Colour.BLUE]))
    return None


def _triangle(box: Box, s: State, request: Request) -> Refusal | None:
    name = names(box).triangles[request.triangle]
    colour = triangle_colour(box.record, s, request.triangle)
    if colour == NOBODY:
        return _because("not-a-triangle", triangle=name)
    if any(pagoda_over(box.record, s, h, colour) != NOBODY for h in box.record.triangles[request.triangle]):
        return _because("pagoda-in-the-way", triangle=name)
    return None


def _build(box: Box, s: State, request: Request) -> Refusal | None:
    refused = _triangle(box, s, request)
    if refused:
        return refused
    if request.with_leader and s.leaders[s.turn, Colour.GREEN] != NOBODY:
        return _because("trader-leader-on-board")
    needed = PAGODA_COST - request.with_leader
    if s.hands[s.turn, Colour.GREEN] < needed:
        return _because("not-enough-traders", needed=needed, held=int(s.hands[s.turn, Colour.GREEN]))
    return None


def _pagoda(box: Box, s: State, request: Request) -> Refusal | None:
    if s.at not in box.record.triangles[request.triangle]:
        return _because("not-this-tile", hex=names(box).hexes[s.at])
    return _triangle(box, s, request)


def _move(box: Box, s: State, request: Request) -> Refusal | None:
    colour = int(triangle_colour(box.record, s, s.triangle))
    if request.triangle not in s.pagodas[colour]:
        name = names(box).triangles[request.triangle]
        return _because("no-such-pagoda", triangle=name, pagoda=f"pagoda-{COLOURS[colour]}")
    return None


def _take(box: Box, s: State, request: Request) -> Refusal | None:
    if s.market[request.colour] == 0:
        return _because("not-in-market", colour=COLOURS[request.colour])
    return None


def _toss(box: Box, s: State, request: Request) -> Refusal | None:
    return _in_hand(s, request.colour)


def _stop(box: Box, s: State, request: Request) -> Refusal | None:
    if s.decision == Decision.TOSS and s.count == 0:
        return _because("toss-at-least-one")
    return None


def _replace(box: Box, s: State, request: Request) -> Refusal | None:
    return _because("nothing-to-replace") if s.hand_sizes[s.turn] == 0 else None


def _pass(box: Box, s: State, request: Request) -> Refusal | None:
    """With `exactly-two` a pass needs that nothing else is legal (R-3)."""
    if not s.actions:
        return None
    return _because("must-act") if legal(box.record, s.copy(), np.empty(MAX_LEGAL, np.int32)) > 1 else None


def _commit(box: Box, s: State, request: Request) -> Refusal | None:
    seat = revolt_decider(s)
    if request.with_leader and s.leaders[seat, Colour.BLACK] != NOBODY:
        return _because("governor-leader-on-board")
    if s.hands[seat, Colour.BLACK] < request.tiles:
        return _because("not-enough-governors", held=int(s.hands[seat, Colour.BLACK]))
    return None


def _support(box: Box, s: State, request: Request) -> Refusal | None:
    seat = war_decider(s)
    if request.side >= s.num_sides:
        return _because("no-such-side", sides=int(s.num_sides))
    if request.tiles == 0 and not request.with_leader:
        return _because("empty-support")
    if request.with_leader and s.leaders[seat, Colour.RED] != NOBODY:
        return _because("soldier-leader-on-board")
    if s.hands[seat, Colour.RED] < request.tiles:
        return _because("not-enough-soldiers", held=int(s.hands[seat, Colour.RED]))
    return None


def _winner(box: Box, s: State, request: Request) -> Refusal | None:
    if request.side >= s.num_sides:
        return _because("no-such-side", sides=int(s.num_sides))
    if not is_strongest(s, request.side):
        return _because("not-tied", side=request.side + 1)
    return None


def _remove(box: Box, s: State, request: Request) -> Refusal | None:
    if not is_candidate(s, request.hex):
        return _because("not-winners-soldier", hex=names(box).hexes[request.hex])
    return None


_CHECKS = {
    "leader": _leader,
    "withdraw": _withdraw,
    "tile": _tile,
    "riot": _riot,
    "build": _build,
    "pagoda": _pagoda,
    "move": _move,
    "take": _take,
    "toss": _toss,
    "stop": _stop,
    "replace": _replace,
    "pass": _pass,
    "commit": _commit,
    "support": _support,
    "winner": _winner,
    "remove": _remove,
}
