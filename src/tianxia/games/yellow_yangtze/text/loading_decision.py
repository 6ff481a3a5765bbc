"""The pending decision of a position -> state record, checked against the board (RULES.md, 16)."""

from collections.abc import Mapping

from tianxia.games.yellow_yangtze.box import MAX_HAND
from tianxia.games.yellow_yangtze.rules.pagodas import can_carry, offers_pagoda, pagoda_over, triangle_colour
from tianxia.games.yellow_yangtze.rules.realms import (
    find_everything,
    lift_leader,
    only_state,
    owner,
    seat_leader,
    tile_at,
)
from tianxia.games.yellow_yangtze.rules.tiles import can_chain
from tianxia.games.yellow_yangtze.rules.wars import WORD, find_sides, is_strongest
from tianxia.games.yellow_yangtze.state import COLOURS, DECISIONS, NO_GROUP, NOBODY, Colour, Decision, State
from tianxia.games.yellow_yangtze.text.loading_board import read_hex, read_triangle
from tianxia.games.yellow_yangtze.text.position import decision_document
from tianxia.kernel import documents
from tianxia.kernel.bits import bit
from tianxia.kernel.documents import fail, integer, table
from tianxia.kernel.game import Box

FIELDS = {
    Decision.ACTION: (),
    Decision.PAGODA: ("at",),
    Decision.MOVE: ("triangle", "at"),
    Decision.MARKET: (),
    Decision.CHAIN: ("at",),
    Decision.TOSS: ("count",),
    Decision.REVOLT: ("colour", "commits", "defender"),
    Decision.WAR: ("at", "commits", "sides"),
    Decision.WINNER: ("at", "commits", "sides"),
    Decision.LOSSES: ("left", "from"),
    Decision.OVER: (),
}
"""What a decision of each kind says; `defender` and `sides` are derived."""


def load_question(box: Box, given: object, s: State) -> None:
    """The decision with its fields; the groups of the board are found on the way."""
    decision = table(given, "decision")
    s.decision = documents.choice(decision.get("kind"), "decision.kind", DECISIONS)
    table(decision, "decision", ("kind", *FIELDS[Decision(s.decision)]))
    _load_fields(box, decision, s)


def _load_fields(box: Box, given: Mapping[str, object], s: State) -> None:
    kind = Decision(s.decision)
    if kind in (Decision.WAR, Decision.WINNER):
        _load_war(box, given, s)
        return
    find_everything(box.record, s)
    match kind:
        case Decision.PAGODA:
            s.at = read_hex(box, given.get("at"), "decision.at")
            if not offers_pagoda(box.record, s, s.at):
                fail("decision.at", "no triangle is offered there")
        case Decision.MOVE:
            _load_move(box, given, s)
        case Decision.MARKET if s.market_size == 0:
            fail("decision.kind", "the market is empty")
        case Decision.CHAIN:
            s.at = read_hex(box, given.get("at"), "decision.at")
            _check_chain(box, s)
        case Decision.TOSS:
            _load_toss(box, given, s)
        case Decision.REVOLT:
            _load_revolt(box, given, s)
        case Decision.LOSSES:
            _load_losses(box, given, s)


def _load_move(box: Box, given: Mapping[str, object], s: State) -> None:
    s.triangle = read_triangle(box, given.get("triangle"), "decision.triangle")
    if not can_carry(box.record, s, s.triangle):
        fail("decision.triangle", "it cannot carry a pagoda: three equal tiles are needed that belong to none")
    colour = triangle_colour(box.record, s, s.triangle)
    if box.record.pagodas[colour] < 2 or NOBODY in s.pagodas[colour]:
        fail(
            "decision.triangle",
            f"no {COLOURS[colour]} pagoda has to be chosen: one is in the supply, or there is only one",
        )
    if given.get("at", "") != "":
        s.at = read_hex(box, given["at"], "decision.at")
        if s.at not in box.record.triangles[s.triangle]:
            fail("decision.at", "is not part of the triangle")


def _check_chain(box: Box, s: State) -> None:
    if tile_at(s, s.at) != Colour.BLUE:
        fail("decision.at", "there is no blue tile")
    if pagoda_over(box.record, s, s.at, Colour.BLUE) != NOBODY:
        fail("decision.at", "a farmer that led to a pagoda ends the chain")
    if not can_chain(box.record, s, s.at):
        fail("decision.at", "no empty river hex is next to it")


def _load_toss(box: Box, given: Mapping[str, object], s: State) -> None:
    s.count = integer(given.get("count", 0), "decision.count", 0, int(box.record.hand) - 1)
    if s.hand_sizes[s.turn] == 0:
        fail(f"hands.{s.turn}", "an empty hand has nothing to toss")
    if s.hand_sizes[s.turn] + s.count > box.record.hand:
        fail("decision.count", f"with the hand these are more than {box.record.hand} tiles")
    if s.count > s.tossed_sizes[s.turn]:
        fail("decision.count", f"seat {s.turn} has tossed only {s.tossed_sizes[s.turn]} tiles")


def _load_revolt(box: Box, given: Mapping[str, object], s: State) -> None:
    s.colour = colour = documents.choice(given.get("colour"), "decision.colour", COLOURS)
    h = int(s.leaders[s.turn, colour])
    if h == NOBODY:
        fail("decision.colour", f"seat {s.turn} has no {COLOURS[colour]} leader on the board")
    lift_leader(box.record, s, s.turn, colour)
    state = int(only_state(box.record, s, h))
    s.defender = NOBODY if state == NO_GROUP else owner(s, state, colour)
    seat_leader(box.record, s, s.turn, colour, h)
    if s.defender == NOBODY:
        fail(
            "decision.colour",
            f"there is no revolt: the leader did not walk into a state with another {COLOURS[colour]} one",
        )
    commits = given.get("commits", [])
    if not isinstance(commits, list) or len(commits) > 1:
        fail("decision.commits", "expected a list of at most the attacker's answer")
    for value in commits:
        answer = table(value, "decision.commits.0", ("tiles", "leader"))
        _load_commit(s, 0, answer, int(s.turn), Colour.BLACK)
    _check_question(box, given, s, "defender")


def _load_war(box: Box, given: Mapping[str, object], s: State) -> None:
    s.at = read_hex(box, given.get("at"), "decision.at")
    if tile_at(s, s.at) == NOBODY:
        fail("decision.at", "there is no unifying tile")
    s.num_sides = 1  # so that the tile is not linked
    find_everything(box.record, s)
    find_sides(box.record, s)
    if s.num_sides < 2:
        fail("decision.at", "the tile unites no states into a war")
    most = int(s.players) - (s.decision == Decision.WAR)
    commits = given.get("commits", [])
    if not isinstance(commits, list) or len(commits) > most:
        fail("decision.commits", f"expected a list of at most {most} answers")
    for i, value in enumerate(commits):
        path = f"decision.commits.{i}"
        answer = table(value, path, ("side", "tiles", "leader"))
        s.commits[i, 0] = integer(answer.get("side", 0), f"{path}.side", 0, int(s.num_sides))
        _load_commit(s, i, answer, (int(s.turn) + 1 + i) % int(s.players), Colour.RED)
        if (s.commits[i, 0] == 0) != (s.commits[i, 1] + s.commits[i, 2] == 0):
            fail(path, "who supports a side gives something, who abstains nothing")
    if s.decision == Decision.WINNER:
        if len(commits) < s.players:
            fail("decision.commits", f"expected the answers of all {s.players} seats")
        if sum(bool(is_strongest(s, side)) for side in range(s.num_sides)) < 2:
            fail("decision.kind", "there is no tie: only one side is the strongest")
    _check_question(box, given, s, "sides")


def _load_commit(s: State, i: int, answer: Mapping[str, object], seat: int, colour: int) -> None:
    path = f"decision.commits.{i}"
    s.commits[i, 1] = integer(answer.get("tiles", 0), f"{path}.tiles", 0, MAX_HAND)
    s.commits[i, 2] = documents.boolean(answer.get("leader", False), f"{path}.leader")
    if s.commits[i, 2] and s.leaders[seat, colour] != NOBODY:
        fail(f"{path}.leader", f"seat {seat} has its {COLOURS[colour]} leader on the board")
    s.num_commits = i + 1


def _load_losses(box: Box, given: Mapping[str, object], s: State) -> None:
    listed = given.get("from")
    if not isinstance(listed, list):
        fail("decision.from", "expected a list of hexes")
    for i, name in enumerate(listed):
        path = f"decision.from.{i}"
        h = read_hex(box, name, path)
        if tile_at(s, h) != Colour.RED:
            fail(path, f"there is no red tile on {name}")
        if listed.index(name) < i:
            fail(path, f"{name} stands twice")
        s.candidates[h // WORD] |= bit(h % WORD)
    s.count = integer(given.get("left"), "decision.left", 1, max(1, len(listed) - 1))
    if len(listed) < 2:
        fail("decision.from", "the winner gives up some, but not all of its soldiers")


def _check_question(box: Box, given: Mapping[str, object], s: State, key: str) -> None:
    """A derived field of the decision, if given, must be right."""
    derived = decision_document(box, s)[key]
    if key in given and given[key] != derived:
        fail(f"decision.{key}", f"is derived and must be {documents.shown(derived)} here")
