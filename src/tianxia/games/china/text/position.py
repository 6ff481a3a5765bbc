"""The state as a document: position, view and result (RULES.md, 9 and 13). loading.py reads positions back."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tianxia.games.china.box import space_names
from tianxia.games.china.rules.houses import region_is_full
from tianxia.games.china.rules.scoring import points_of, rank_of, supply_of
from tianxia.games.china.rules.turn import decider
from tianxia.games.china.state import (
    COLOURS,
    DECISIONS,
    END_REASONS,
    NOBODY,
    REGIONS,
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
    decision = {"kind": DECISIONS[s.decision]}
    if s.decision == Decision.MORE:
        decision["region"] = REGIONS[s.region]
    document = {
        "game": "china",
        "players": int(s.players),
        "options": dump_options(s),
        "chance": int(s.chance),
        "emperor": int(s.emperor),
        "turn": int(s.turn),
        "decision": decision,
        "hands": [counts(s.hands[seat]) for seat in seats],
        "known": [counts(s.known[seat]) for seat in seats],
        "row": counts(s.row),
        "deck": counts(s.deck),
        "discards": counts(s.discards),
        "exhausted": int(s.exhausted),
        "houses": _spaces(box, s.houses),
        "forts": _spaces(box, s.forts),
        "emissaries": {name: [int(s.emissaries[r, seat]) for seat in seats] for r, name in enumerate(REGIONS)},
        "ended": reason(s) if s.ended else "",
    }
    return document | derived(box, s)


def view(box: Box, s: State, seat: int) -> Document:
    """The position as a seat sees it, from a record scrubbed for it."""
    document = dump(box, s)
    document["chance"] = "hidden"
    document["deck"] = {"hidden": int(s.deck_size)}
    for other in range(s.players):
        if other != seat:
            document["hands"][other] = {"hidden": int(s.hand_sizes[other])}
    return document


def reason(s: State) -> str:
    """Why a finished game has ended."""
    return END_REASONS[s.ended - 1]


def result(box: Box, s: State) -> Document:
    """The standing of a finished game."""
    seats = range(s.players)
    return {
        "reason": reason(s),
        "scores": [int(points_of(s, seat)) for seat in seats],
        "supply": [int(supply_of(s, seat)) for seat in seats],
        "ranks": [int(rank_of(s, seat)) for seat in seats],
        "winners": winners(s),
    }


def winners(s: State) -> list[int]:
    """Who has won a finished game."""
    return [seat for seat in range(s.players) if rank_of(s, seat) == 1]


def counts(cards: Counts | Sequence[int]) -> dict[str, int]:
    """Cards by colour."""
    return {name: int(cards[c]) for c, name in enumerate(COLOURS)}


def owners(box: Box, pieces: NDArray[np.uint64]) -> list[int]:
    """Whose piece is on each space, from the spaces of each seat's pieces; NOBODY where there is none."""
    found = [NOBODY] * int(box.record.num_spaces)
    for seat, spaces in enumerate(pieces.tolist()):
        while spaces:
            found[spaces.bit_length() - 1] = seat
            spaces ^= 1 << spaces.bit_length() - 1
    return found


def _spaces(box: Box, pieces: NDArray[np.uint64]) -> dict[str, int]:
    named = zip(space_names(box.record), owners(box, pieces), strict=True)
    return {name: seat for name, seat in named if seat != NOBODY}


def derived(box: Box, s: State) -> Document:
    """What follows from the rest of a position."""
    seats = range(s.players)
    document: Document = {
        "decider": int(decider(s)),
        "hand_sizes": [int(s.hand_sizes[seat]) for seat in seats],
        "deck_size": int(s.deck_size),
        "supply": {
            "houses": [int(s.houses_left[seat]) for seat in seats],
            "emissaries": [int(s.emissaries_left[seat]) for seat in seats],
            "forts": [int(s.forts_left[seat]) for seat in seats],
        },
        "scored": [name for r, name in enumerate(REGIONS) if region_is_full(box.record, s, r)],
        "points": {
            "regions": [int(s.region_points[seat]) for seat in seats],
            "alliances": [int(s.alliance_points[seat]) for seat in seats],
            "roads": [int(s.road_points[seat]) for seat in seats],
        },
        "score": [int(points_of(s, seat)) for seat in seats],
    }
    if s.ended:
        document["result"] = result(box, s)
    return document
