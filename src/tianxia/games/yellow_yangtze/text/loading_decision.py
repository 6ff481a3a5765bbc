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
                fail("decision.at", "yellow-yangtze-no-offer")
        case Decision.MOVE:
            _load_move(box, given, s)
        case Decision.MARKET if s.market_size == 0:
            fail("decision.kind", "yellow-yangtze-empty-market")
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
        fail("decision.triangle", "yellow-yangtze-cannot-carry")
    colour = triangle_colour(box.record, s, s.triangle)
    if box.record.pagodas[colour] < 2 or NOBODY in s.pagodas[colour]:
        fail("decision.triangle", "yellow-yangtze-nothing-to-move", colour=COLOURS[colour])
    if given.get("at", "") != "":
        s.at = read_hex(box, given["at"], "decision.at")
        if s.at not in box.record.triangles[s.triangle]:
            fail("decision.at", "yellow-yangtze-not-in-triangle")


def _check_chain(box: Box, s: State) -> None:
    if tile_at(s, s.at) != Colour.BLUE:
        fail("decision.at", "yellow-yangtze-no-tile", colour=COLOURS[Colour.BLUE])
    if pagoda_over(box.record, s, s.at, Colour.BLUE) != NOBODY:
        fail("decision.at", "yellow-yangtze-chain-over")
    if not can_chain(box.record, s, s.at):
        fail("decision.at", "yellow-yangtze-no-free-river")


def _load_toss(box: Box, given: Mapping[str, object], s: State) -> None:
    s.count = integer(given.get("count", 0), "decision.count", 0, int(box.record.hand) - 1)
    if s.hand_sizes[s.turn] == 0:
        fail(f"hands.{s.turn}", "yellow-yangtze-empty-hand")
    if s.hand_sizes[s.turn] + s.count > box.record.hand:
        fail("decision.count", "yellow-yangtze-more-than-a-hand", most=int(box.record.hand))
    if s.count > s.tossed_sizes[s.turn]:
        tossed = int(s.tossed_sizes[s.turn])
        fail("decision.count", "yellow-yangtze-tossed-fewer", seat=int(s.turn), tossed=tossed)


def _load_revolt(box: Box, given: Mapping[str, object], s: State) -> None:
    s.colour = colour = documents.choice(given.get("colour"), "decision.colour", COLOURS)
    h = int(s.leaders[s.turn, colour])
    if h == NOBODY:
        fail("decision.colour", "yellow-yangtze-no-leader", seat=int(s.turn), colour=COLOURS[colour])
    lift_leader(box.record, s, s.turn, colour)
    state = int(only_state(box.record, s, h))
    s.defender = NOBODY if state == NO_GROUP else owner(s, state, colour)
    seat_leader(box.record, s, s.turn, colour, h)
    if s.defender == NOBODY:
        fail("decision.colour", "yellow-yangtze-no-revolt", colour=COLOURS[colour])
    commits = given.get("commits", [])
    if not isinstance(commits, list) or len(commits) > 1:
        fail("decision.commits", "yellow-yangtze-answers", most=1)
    for value in commits:
        answer = table(value, "decision.commits.0", ("tiles", "leader"))
        _load_commit(s, 0, answer, int(s.turn), Colour.BLACK)
    _check_question(box, given, s, "defender")


def _load_war(box: Box, given: Mapping[str, object], s: State) -> None:
    s.at = read_hex(box, given.get("at"), "decision.at")
    if tile_at(s, s.at) == NOBODY:
        fail("decision.at", "yellow-yangtze-no-unifying-tile")
    s.num_sides = 1  # so that the tile is not linked
    find_everything(box.record, s)
    find_sides(box.record, s)
    if s.num_sides < 2:
        fail("decision.at", "yellow-yangtze-no-war")
    most = int(s.players) - (s.decision == Decision.WAR)
    commits = given.get("commits", [])
    if not isinstance(commits, list) or len(commits) > most:
        fail("decision.commits", "yellow-yangtze-answers", most=most)
    for i, value in enumerate(commits):
        path = f"decision.commits.{i}"
        answer = table(value, path, ("side", "tiles", "leader"))
        s.commits[i, 0] = integer(answer.get("side", 0), f"{path}.side", 0, int(s.num_sides))
        _load_commit(s, i, answer, (int(s.turn) + 1 + i) % int(s.players), Colour.RED)
        if (s.commits[i, 0] == 0) != (s.commits[i, 1] + s.commits[i, 2] == 0):
            fail(path, "yellow-yangtze-empty-support")
    if s.decision == Decision.WINNER:
        if len(commits) < s.players:
            fail("decision.commits", "yellow-yangtze-answers-missing", players=int(s.players))
        if sum(bool(is_strongest(s, side)) for side in range(s.num_sides)) < 2:
            fail("decision.kind", "yellow-yangtze-no-tie")
    _check_question(box, given, s, "sides")


def _load_commit(s: State, i: int, answer: Mapping[str, object], seat: int, colour: int) -> None:
    path = f"decision.commits.{i}"
    s.commits[i, 1] = integer(answer.get("tiles", 0), f"{path}.tiles", 0, MAX_HAND)
    s.commits[i, 2] = documents.boolean(answer.get("leader", False), f"{path}.leader")
    if s.commits[i, 2] and s.leaders[seat, colour] != NOBODY:
        fail(f"{path}.leader", "yellow-yangtze-leader-not-at-home", seat=seat, colour=COLOURS[colour])
    s.num_commits = i + 1


def _load_losses(box: Box, given: Mapping[str, object], s: State) -> None:
    listed = given.get("from")
    if not isinstance(listed, list):
        fail("decision.from", "yellow-yangtze-not-hexes", found=documents.shown(listed))
    for i, name in enumerate(listed):
        path = f"decision.from.{i}"
        h = read_hex(box, name, path)
        if tile_at(s, h) != Colour.RED:
            fail(path, "yellow-yangtze-no-tile", colour=COLOURS[Colour.RED])
        if listed.index(name) < i:
            fail(path, "yellow-yangtze-hex-twice", hex=name)
        s.candidates[h // WORD] |= bit(h % WORD)
    s.count = integer(given.get("left"), "decision.left", 1, max(1, len(listed) - 1))
    if len(listed) < 2:
        fail("decision.from", "yellow-yangtze-too-few-soldiers")


def _check_question(box: Box, given: Mapping[str, object], s: State, key: str) -> None:
    """A derived field of the decision, if given, must be right."""
    derived = decision_document(box, s)[key]
    if key in given and given[key] != derived:
        fail(f"decision.{key}", "derived", expected=documents.shown(derived), found=documents.shown(given[key]))
