"""State record -> position document, view and result (RULES.md, 13, 16, 17). Reading is in loading.py."""

from collections.abc import Sequence

from tianxia.games.yellow_yangtze.box import names
from tianxia.games.yellow_yangtze.rules.scoring import levels, rank_of
from tianxia.games.yellow_yangtze.rules.secrets import sees_points
from tianxia.games.yellow_yangtze.rules.turn import decider
from tianxia.games.yellow_yangtze.rules.wars import is_candidate, side_at, support_of, total_of
from tianxia.games.yellow_yangtze.state import (
    COLOURS,
    DECISIONS,
    END_REASONS,
    LEADER,
    NOBODY,
    TILE,
    Decision,
    State,
)
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.options import dump_options
from tianxia.kernel.types import Counts


def dump(box: Box, s: State) -> Document:
    """The whole position, secrets included; every key is printed."""
    seats = range(s.players)
    document = {
        "game": "yellow-yangtze",
        "players": int(s.players),
        "options": dump_options(s),
        "chance": int(s.chance),
        "turn": int(s.turn),
        "turns": int(s.turns),
        "actions_left": int(s.actions_left),
        "idle": int(s.idle),
        "tiles": {
            name: COLOURS[content - TILE]
            for name, content in zip(names(box).hexes, s.board.tolist(), strict=False)
            if TILE <= content < LEADER
        },
        "leaders": [_leaders(box, s, seat) for seat in seats],
        "pagodas": {names(box).triangles[triangle]: COLOURS[colour] for triangle, colour in pagodas(s)},
        "hands": [counts(s.hands[seat]) for seat in seats],
        "points": [counts(s.points[seat]) for seat in seats],
        "market": counts(s.market),
        "bag": counts(s.bag),
        "discards": counts(s.discards),
        "tossed": [counts(s.tossed[seat]) for seat in seats],
        "removed": counts(s.removed),
        "decision": decision_document(box, s),
        "ended": reason(s) if s.ended else "",
        "decider": int(decider(s)),
    }
    if s.ended:
        document["result"] = result(box, s)
    return document


def view(box: Box, s: State, seat: int) -> Document:
    """The position as a seat sees it, from a record scrubbed for it; all of it when the game is over."""
    document = dump(box, s)
    if s.ended:
        return document
    document["chance"] = "hidden"
    document["bag"] = {"hidden": int(s.bag_size)}
    document["removed"] = {"hidden": int(s.removed_size)}
    for other in range(s.players):
        if other != seat:
            document["hands"][other] = {"hidden": int(s.hand_sizes[other])}
            document["tossed"][other] = {"hidden": int(s.tossed_sizes[other])}
        if not sees_points(s, seat, other):
            document["points"][other] = "hidden"
    return document


def result(box: Box, s: State) -> Document:
    """The standing of a finished game."""
    seats = range(s.players)
    ranks = [int(rank_of(s, seat)) for seat in seats]
    reached = [[int(level) for level in levels(s, seat)] for seat in seats]
    return {
        "reason": reason(s),
        "scores": [level[0] for level in reached],
        "levels": reached,
        "ranks": ranks,
        "winners": [seat for seat in seats if ranks[seat] == 1],
    }


def reason(s: State) -> str:
    """Why a finished game has ended."""
    return END_REASONS[s.ended - 1]


def counts(tiles: Counts | Sequence[int]) -> dict[str, int]:
    """A multiset: all five colours, zeros included."""
    return {name: int(tiles[c]) for c, name in enumerate(COLOURS)}


def decision_document(box: Box, s: State) -> Document:
    """What is asked, with the fields of its kind."""
    hexes = names(box).hexes
    document: Document = {"kind": DECISIONS[s.decision]}
    match s.decision:
        case Decision.PAGODA | Decision.CHAIN:
            document["at"] = hexes[s.at]
        case Decision.MOVE:
            document["triangle"] = names(box).triangles[s.triangle]
            document["at"] = "" if s.at == NOBODY else hexes[s.at]
        case Decision.TOSS:
            document["count"] = int(s.count)
        case Decision.REVOLT:
            document["colour"] = COLOURS[s.colour]
            document["commits"] = [_commit(c) for c in s.commits[: s.num_commits]]
            document["defender"] = int(s.defender)
        case Decision.WAR | Decision.WINNER:
            document["at"] = hexes[s.at]
            document["commits"] = [{"side": int(c[0]), **_commit(c)} for c in s.commits[: s.num_commits]]
            document["sides"] = [_side(box, s, side) for side in range(s.num_sides)]
        case Decision.LOSSES:
            document["left"] = int(s.count)
            document["from"] = [name for h, name in enumerate(hexes) if is_candidate(s, h)]
    return document


def _leaders(box: Box, s: State, seat: int) -> dict[str, str]:
    hexes = names(box).hexes
    return {name: hexes[h] for name, h in zip(COLOURS, s.leaders[seat], strict=True) if h != NOBODY}


def pagodas(s: State) -> list[tuple[int, int]]:
    """The pagodas on the board: triangle and colour, in the order of the triangles."""
    return sorted((t, c) for c, triangles in enumerate(s.pagodas.tolist()) for t in triangles if t != NOBODY)


def _commit(answer: Counts) -> Document:
    return {"tiles": int(answer[1]), "leader": bool(answer[2])}


def _side(box: Box, s: State, side: int) -> Document:
    return {
        "at": names(box).hexes[side_at(box.record, s, side)],
        "soldiers": int(s.soldiers[side]),
        "support": int(support_of(s, side)),
        "total": int(total_of(s, side)),
    }
