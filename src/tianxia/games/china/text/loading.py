"""Reads a position document into a state, with all checks (RULES.md, 13)."""

from collections.abc import Mapping, Sequence

import numpy as np

from tianxia.games.china.box import space_names
from tianxia.games.china.rules.cards import DRY
from tianxia.games.china.rules.houses import award_region, region_is_full
from tianxia.games.china.rules.placing import anybody_has_room, emissary_limit, has_room
from tianxia.games.china.rules.roads import road_points
from tianxia.games.china.rules.scoring import all_alliance_points
from tianxia.games.china.rules.turn import give_pieces
from tianxia.games.china.state import (
    COLOURS,
    DECISIONS,
    END_REASONS,
    NOBODY,
    PLAYERS,
    REGIONS,
    Decision,
    Ended,
    State,
)
from tianxia.games.china.text.position import derived
from tianxia.kernel import documents
from tianxia.kernel.documents import Document, fail, integer, items, join, table
from tianxia.kernel.game import Box
from tianxia.kernel.options import load_options

KEYS = (
    "game", "players", "options", "chance", "emperor", "turn", "decision", "hands", "known", "row", "deck", "discards",
    "exhausted", "houses", "forts", "emissaries", "ended",
)  # fmt: skip
DERIVED = ("decider", "hand_sizes", "deck_size", "supply", "scored", "points", "score", "result")


def load(box: Box, document: Document, s: State) -> None:
    """Read a position into a zeroed record; raises Unreadable with the path."""
    given = table(document, "", (*KEYS, *DERIVED))
    documents.choice(given.get("game", "china"), "game", ("china",))
    if "players" not in given:
        fail("players", "missing")
    s.players = integer(given["players"], "players", min(PLAYERS), max(PLAYERS))
    load_options(given.get("options", {}), s.players, s)
    s.chance = documents.unsigned(given.get("chance", 0), "chance")
    s.emperor = integer(given.get("emperor", 0), "emperor", 0, s.players - 1)
    s.turn = integer(given.get("turn", int(s.emperor)), "turn", 0, s.players - 1)
    s.exhausted = integer(given.get("exhausted", 0), "exhausted", 0, DRY)
    s.ended = documents.choice(given.get("ended", ""), "ended", ("", *END_REASONS))
    give_pieces(box.record, s)
    _load_pieces(box, given, s)
    _load_cards(box, given, s)
    _load_decision(box, given.get("decision", {"kind": "play"}), s)
    _check_end(box, s)
    for region in range(len(REGIONS)):
        if s.ended or region_is_full(box.record, s, region):
            award_region(box.record, s, region)
    if s.ended:
        for seat in range(s.players):
            s.alliance_points[seat] = all_alliance_points(box.record, s, seat)
            s.road_points[seat] = road_points(box.record, s, seat)
    shown = derived(box, s)
    if "result" in given and "result" not in shown:
        fail("result", "china-not-over")
    documents.check_derived(given, shown)


def _load_pieces(box: Box, given: Mapping[str, object], s: State) -> None:
    names = space_names(box.record)
    for name, value in table(given.get("houses", {}), "houses", names).items():
        seat = integer(value, f"houses.{name}", 0, s.players - 1)
        space = names.index(name)
        region = box.record.region_of[space]
        if s.houses_left[seat] == 0:
            fail(f"houses.{name}", "china-too-many-houses", seat=seat, most=int(box.record.houses))
        s.houses_left[seat] -= 1
        s.houses[seat] |= np.uint64(1 << space)
        s.house_counts[region, seat] += 1
        s.built[region] += 1
    for name, value in table(given.get("forts", {}), "forts", names).items():
        seat = integer(value, f"forts.{name}", 0, s.players - 1)
        if not s.fortresses:
            fail(f"forts.{name}", "china-no-fortresses")
        if s.forts_left[seat] == 0:
            fail(f"forts.{name}", "china-one-fortress", seat=seat)
        s.forts_left[seat] -= 1
        s.forts[seat] |= np.uint64(1 << names.index(name))
    for name, value in table(given.get("emissaries", {}), "emissaries", REGIONS).items():
        _load_emissaries(box, REGIONS.index(name), value, s)


def _load_emissaries(box: Box, region: int, value: object, s: State) -> None:
    path = f"emissaries.{REGIONS[region]}"
    for seat, count in enumerate(items(value, path, int(s.players))):
        count = integer(count, f"{path}.{seat}", 0, int(box.record.emissaries))
        if count > s.emissaries_left[seat]:
            fail(f"{path}.{seat}", "china-too-many-emissaries", seat=seat, most=int(box.record.emissaries))
        s.emissaries_left[seat] -= count
        s.emissaries[region, seat] = count
        s.sent[region] += count
    limit = int(emissary_limit(s, region))
    if s.sent[region] > limit:
        fail(path, "china-emissary-limit", emissaries=int(s.sent[region]), limit=limit)


def _load_cards(box: Box, given: Mapping[str, object], s: State) -> None:
    left = [int(count) - int(box.record.removed[s.players]) for count in box.record.cards]
    hands = items(given.get("hands", [{}] * s.players), "hands", int(s.players))
    known = items(given.get("known", [{}] * s.players), "known", int(s.players))
    for seat in range(s.players):
        s.hands[seat] = _take(left, hands[seat], f"hands.{seat}", int(box.record.hand))
        s.hand_sizes[seat] = s.hands[seat].sum()
        s.known[seat] = documents.multiset(known[seat], f"known.{seat}", COLOURS, 99)
        for colour, name in enumerate(COLOURS):
            if s.known[seat][colour] > s.hands[seat][colour]:
                fail(f"known.{seat}.{name}", "china-not-in-hand")
    s.row = _take(left, given.get("row", {}), "row", int(box.record.row))
    s.row_size = s.row.sum()
    _load_piles(given, left, s)


def _take(left: list[int], value: object, path: str, most: int) -> list[int]:
    """Read cards by colour, and take them from those that are left."""
    counts = documents.multiset(value, path, COLOURS, 99)
    if sum(counts) > most:
        fail(path, "china-too-many-cards", cards=sum(counts), most=most)
    for colour, count in enumerate(counts):
        left[colour] -= count
        if left[colour] < 0:
            fail(join(path, COLOURS[colour]), "china-too-many-of-a-colour")
    return counts


def _load_piles(given: Mapping[str, object], left: list[int], s: State) -> None:
    """Deck and discards: the cards that are left go to the deck, or to the discards if only the deck is given."""
    if "discards" in given:
        s.discards = _take(left, given["discards"], "discards", sum(left))
    if "deck" in given:
        s.deck = _take(left, given["deck"], "deck", sum(left))
        if "discards" not in given:
            s.discards = left
    else:
        s.deck = left
    if "deck" in given and "discards" in given and any(left):
        fail("discards", "china-cards-missing", cards=_listed(left))
    s.deck_size = s.deck.sum()
    if (s.deck_size == 0) != (s.exhausted == DRY):
        fail("deck", "china-deck-and-exhausted", cards=int(s.deck_size), exhausted=int(s.exhausted), dry=DRY)


def _listed(cards: Sequence[int]) -> str:
    return ", ".join(f"{count} {colour}" for colour, count in zip(COLOURS, cards, strict=True) if count)


def _load_decision(box: Box, value: object, s: State) -> None:
    given = table(value, "decision", ("kind", "region"))
    kind = s.decision = documents.choice(given.get("kind"), "decision.kind", DECISIONS)
    s.region = NOBODY
    if kind != Decision.MORE and "region" in given:
        fail("decision.region", "china-region-not-asked", kind=repr(DECISIONS[kind]))
    if (kind == Decision.OVER) != (s.ended != Ended.NOT):
        fail("ended", "china-over-and-ended")
    if kind == Decision.MORE:
        s.region = documents.choice(given.get("region"), "decision.region", REGIONS)
        _check_more(box, s)
    if kind == Decision.DRAW and s.hand_sizes[s.turn] >= box.record.hand:
        fail(f"hands.{s.turn}", "china-full-hand")
    if kind == Decision.DRAW and s.exhausted == DRY:
        fail("decision.kind", "china-nothing-to-draw")


def _check_more(box: Box, s: State) -> None:
    """At `more` the seat has just placed the first piece in a region that was not new."""
    seat, region = s.turn, s.region
    inside = int(box.record.region_spaces[region])
    forts = [(int(s.forts[other]) & inside).bit_count() for other in range(s.players)]
    own = s.house_counts[region, seat] + s.emissaries[region, seat] + forts[seat]
    if own == 0:
        fail("decision.region", "china-no-piece-there", seat=int(seat), region=REGIONS[region])
    if s.built[region] + s.sent[region] + sum(forts) < 2:
        fail("decision.region", "china-region-was-new", region=REGIONS[region])
    if not has_room(box.record, s, seat, region):
        fail("decision.region", "china-no-room", seat=int(seat), region=REGIONS[region])
    if not 1 <= s.hand_sizes[seat] < box.record.hand:
        fail(f"hands.{seat}", "china-hand-after-a-piece", most=int(box.record.hand) - 1)


def _check_end(box: Box, s: State) -> None:
    following = (s.turn + 1) % s.players
    room = anybody_has_room(box.record, s)
    if s.ended == Ended.NO_PLACEMENTS and room:
        fail("ended", "china-somebody-has-room")
    if s.ended != Ended.NO_PLACEMENTS and not room:
        fail("ended", "china-nobody-has-room")
    if s.ended == Ended.DECK_EXHAUSTED and not (s.exhausted == DRY and following == s.emperor):
        fail("ended", "china-round-not-over", dry=DRY)
    if s.exhausted == DRY and s.turn == s.emperor:
        fail("turn", "china-no-turn-left")
