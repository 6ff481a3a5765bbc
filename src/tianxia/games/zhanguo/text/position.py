"""The position document of a state, and the result (RULES.md, 11 and 15)."""

from collections.abc import Callable, Iterable

from tianxia.games.zhanguo.state import (
    ASPECTS,
    BOARDS,
    COURT_ACTIONS,
    DECISIONS,
    END_REASONS,
    FACES,
    NOBODY,
    NUM_KINDS,
    NUM_SPACES,
    OBJECTIVE_KINDS,
    OBJECTIVE_SECTIONS,
    OFFICIALS,
    ORIGINS,
    PACKETS,
    PHASES,
    REGIONS,
    SEAT_COLOURS,
    SECTIONS,
    SQUARES,
    Phase,
    State,
)
from tianxia.games.zhanguo.text.reading import (
    all_cards,
    boards_on_offer,
    cards_of,
    claim_list,
    final_parts,
    laid_cards,
    members,
    ranking,
    track_list,
    used_cards,
)
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.options import dump_options
from tianxia.kernel.types import Counts


def dump(box: Box, s: State) -> Document:
    """The whole position, secrets included; every key is printed."""
    document: Document = {
        "game": "zhanguo",
        "players": int(s.players),
        "options": dump_options(s),
        "chance": int(s.chance),
        "phase": PHASES[s.phase],
        "round": int(s.round_number),
        "turn": int(s.turn),
        "decision": DECISIONS[s.decision],
        "track": track_list(s),
        "column": {aspect: int(s.column[a]) for a, aspect in enumerate(ASPECTS) if s.column[a] != NOBODY},
        "tiles": {section: FACES[s.tiles[i]] for i, section in enumerate(SECTIONS)},
        "objectives": _by_objective(lambda i, kind: f"{kind[0]}{s.objectives[i] + 1}"),
        "claims": _by_objective(lambda i, kind: claim_list(s, i)),
        "boards_left": boards_on_offer(s),
        "auction": {"bid": int(s.bid), "bidder": int(s.bidder), "passed": members(s.passed)},
        "court": all_cards(s.court),
        "top": int(s.top),
        "deck": {aspect: cards_of(s.decks[a], a) for a, aspect in enumerate(ASPECTS)},
        "under": [all_cards(packet) for packet in s.packets],
        "map": {region: _dump_region(s, r) for r, region in enumerate(REGIONS)},
        "walls": {section: _owners(s.walls[i], range(1, NUM_SPACES + 1)) for i, section in enumerate(SECTIONS)},
        "pending": _dump_pending(s),
        "seats": [_dump_seat(s, seat) | derived_of_seat(s, seat) for seat in range(s.players)],
    }
    return document | derived(box, s)


def view(box: Box, s: State, seat: int) -> Document:
    """The position as a seat sees it, from a record scrubbed for it."""
    document = dump(box, s)
    document["chance"] = "hidden"
    document["deck"] = {aspect: {"hidden": int(s.deck_counts[a])} for a, aspect in enumerate(ASPECTS)}
    document["under"] = [{"hidden": int(s.packet_counts[packet].sum())} for packet in range(PACKETS)]
    for other in range(s.players):
        if other != seat:
            document["seats"][other]["hand"] = {"hidden": int(s.hand_counts[other].sum())}
            document["seats"][other]["given"] = {"hidden": PACKETS}
    return document


def reason(s: State) -> str:
    """Why a finished game has ended: there is only one way."""
    return END_REASONS[0]


def result(box: Box, s: State) -> Document:
    """The standing of a finished game."""
    order = ranking(s)
    return {
        "points": [int(s.points[seat]) for seat in range(s.players)],
        "ranking": order,
        "winner": order[0],
        "end": reason(s),
    }


def derived(box: Box, s: State) -> Document:
    """The keys that follow from others."""
    counts = s.deck_counts + s.packet_counts.sum(axis=0)
    document: Document = {
        "supply": _by_aspect(s.supply),
        "seals": {aspect: int(s.seals[a] == NOBODY) for a, aspect in enumerate(ASPECTS)},
        "deck_sizes": _by_aspect(counts),
    }
    if s.phase == Phase.OVER:
        document["final"] = [final_parts(box, s, seat) for seat in range(s.players)]
        document["ranking"] = ranking(s)
    return document


def derived_of_seat(s: State, seat: int) -> Document:
    """The keys of a seat that follow from others."""
    return {
        "colour": SEAT_COLOURS[seat],
        "backs": _by_aspect(s.hand_counts[seat]),
        "officials": _by_colour(s.officials_left[seat]),
        "governors": int(s.governors_left[seat]),
        "palaces": int(s.palaces_left[seat]),
        "walls": int(s.walls_left[seat]),
    }


def _by_aspect(counts: Counts) -> dict[str, int]:
    return {aspect: int(counts[a]) for a, aspect in enumerate(ASPECTS)}


def _by_colour(counts: Counts) -> dict[str, int]:
    return {colour: int(counts[c]) for c, colour in enumerate(OFFICIALS)}


def _by_objective(value: Callable[[int, str], object]) -> Document:
    return {
        section: {kind: value(NUM_KINDS * i + k, kind) for k, kind in enumerate(OBJECTIVE_KINDS)}
        for i, section in enumerate(OBJECTIVE_SECTIONS)
    }


def _owners(seats: Counts, names: Iterable[object]) -> dict[str, int]:
    return {str(name): int(seat) for name, seat in zip(names, seats, strict=True) if seat != NOBODY}


def _dump_region(s: State, region: int) -> Document:
    return {
        **_owners(s.squares[region], SQUARES),
        "beside": [int(count) for count in s.beside[region][: s.players]],
        "palaces": [int(count) for count in s.palaces[region][: s.players]],
    }


def _dump_pending(s: State) -> Document:
    return {
        "card": int(s.card),
        "action": "none" if s.action == NOBODY else COURT_ACTIONS[s.action],
        "beneath": int(s.beneath),
        "region": int(s.region) + 1,
        "section": "none" if s.section == NOBODY else SECTIONS[s.section],
        "sticks": int(s.sticks),
        "used": used_cards(s),
        "power": bool(s.power),
        "points": int(s.moves),
        "from": ORIGINS[s.origin],
        "aspect": "none" if s.aspect == NOBODY else ASPECTS[s.aspect],
        "declined": members(s.declined),
    }


def _dump_seat(s: State, seat: int) -> Document:
    return {
        "board": "none" if s.board[seat] == NOBODY else BOARDS[s.board[seat]],
        "points": int(s.points[seat]),
        "hand": all_cards(s.hands[seat]),
        "markers": _by_aspect(s.markers[seat]),
        "seals": {aspect: int(s.seals[a] == seat) for a, aspect in enumerate(ASPECTS)},
        "given": [[int(card) for card in cards] for cards in s.given[seat]],
        "region": {region: _dump_own_region(s, seat, r) for r, region in enumerate(REGIONS)},
    }


def _dump_own_region(s: State, seat: int, region: int) -> Document:
    return {
        "cards": laid_cards(s, seat, region),
        "gov": _by_colour(s.gov[seat, region]),
        "work": _by_colour(s.work[seat, region]),
        "workers": int(s.workers[seat, region]),
        "unrest": int(s.unrest[seat, region]),
    }
