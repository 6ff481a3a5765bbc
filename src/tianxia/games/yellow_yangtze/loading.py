"""Position document -> state record, with all checks (specification: chapter 16)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tianxia.games.yellow_yangtze.box import MAX_HAND, PLAYERS, names
from tianxia.games.yellow_yangtze.pagodas import can_carry, offers_pagoda, pagoda_over, triangle_colour
from tianxia.games.yellow_yangtze.position import counts, decision_document, result
from tianxia.games.yellow_yangtze.rules import clear_table, decider
from tianxia.games.yellow_yangtze.state import (
    COLOURS,
    DECISIONS,
    EMPTY,
    END_REASONS,
    LEADER,
    NO_GROUP,
    NOBODY,
    NUM_COLOURS,
    OPTIONS,
    PACES,
    STATE,
    TILE,
    Colour,
    Decision,
    Ended,
)
from tianxia.games.yellow_yangtze.states import find_everything, lift_leader, only_state, owner, seat_leader, tile_at
from tianxia.games.yellow_yangtze.tiles import can_chain
from tianxia.games.yellow_yangtze.wars import WORD, find_sides, is_strongest
from tianxia.kernel import documents
from tianxia.kernel.bits import bit
from tianxia.kernel.documents import Document, fail, integer, items, join, table
from tianxia.kernel.game import YES_NO, Box

KEYS = (
    "game", "players", "options", "chance", "turn", "turns", "actions_left", "idle", "tiles", "leaders", "pagodas",
    "hands", "points", "market", "bag", "discards", "tossed", "removed", "decision", "ended",
)  # fmt: skip
DERIVED = ("decider", "result")
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
MOST = 32767
"""What a 16-bit field can count."""


def load(box: Box, document: Document, s: Any) -> None:
    """Read a position into a zeroed record; raises Unreadable with the path."""
    given = table(document, "", (*KEYS, *DERIVED))
    if given.get("game", "yellow-yangtze") != "yellow-yangtze":
        fail("game", f'expected "yellow-yangtze", found {documents.shown(given["game"])}')
    if "players" not in given:
        fail("players", "is missing")
    s.players = integer(given["players"], "players", min(PLAYERS), max(PLAYERS))
    clear_table(s)
    _load_options(given.get("options", {}), s)
    _load_course(given, s)
    _load_board(box, given, s)
    _load_tiles(box, given, s)
    decision = table(given.get("decision", {"kind": "action"}), "decision")
    s.decision = documents.choice(decision.get("kind"), "decision.kind", DECISIONS)
    table(decision, "decision", ("kind", *FIELDS[Decision(s.decision)]))
    _load_question(box, decision, s)
    _check_course(box, s)
    _check_peace(s)
    derived: Document = {"decider": int(decider(s))}
    if s.ended:
        derived["result"] = result(box, s)
    elif "result" in given:
        fail("result", "only a finished game has one")
    documents.check_derived(given, derived)


def load_board(box: Box, view: Document) -> Any:
    """A record with what lies open in a view, so that the rules themselves say what is connected and what is strong."""
    s = np.zeros(1, STATE)[0]
    s.players = view["players"]
    clear_table(s)
    _load_board(box, view, s)
    s.turn = view["turn"]
    for seat, points in enumerate(view["points"]):
        if points != "hidden":
            s.points[seat] = [points[colour] for colour in COLOURS]
    decision = view["decision"]
    if decision["kind"] in ("war", "winner"):
        s.at = names(box).hex_numbers[decision["at"]]
        s.num_sides = 1
    find_everything(box.record, s)
    if s.num_sides:
        find_sides(box.record, s)
    return s


def _load_options(given: object, s: Any) -> None:
    short, actions, open_points = OPTIONS
    chosen = table(given, "options", [option.name for option in OPTIONS])
    s.short = documents.boolean(chosen.get("short", False), "options.short")
    if YES_NO[s.short] not in short.allowed(int(s.players)):
        fail("options.short", f"the short game is for two players, not {s.players}")
    s.exactly_two = documents.choice(chosen.get(actions.name, PACES[0]), "options.actions", PACES)
    s.open_points = documents.boolean(chosen.get(open_points.name, False), "options.open_points")


def _load_course(given: Mapping[str, Any], s: Any) -> None:
    s.chance = documents.unsigned(given.get("chance", 0), "chance")
    s.turn = integer(given.get("turn", 0), "turn", 0, s.players - 1)
    s.turns = integer(given.get("turns", 0), "turns", 0, MOST)
    s.actions_left = integer(given.get("actions_left", 2), "actions_left", 0, 2)
    s.idle = integer(given.get("idle", 0), "idle", 0, MOST)
    ended = given.get("ended", "")
    s.ended = documents.choice(ended, "ended", ("", *END_REASONS))


def _load_board(box: Box, given: Mapping[str, Any], s: Any) -> None:
    """Tiles, then leaders, then pagodas; groups are not known yet."""
    numbers = names(box).hex_numbers
    capitals = {name: "black" for name, h in numbers.items() if box.record.is_capital[h]}
    for name, value in table(given.get("tiles", capitals), "tiles").items():
        path = f"tiles.{name}"
        h = _hex(box, name, path)
        colour = documents.choice(value, path, COLOURS)
        if box.record.is_river[h] != (colour == Colour.BLUE):
            fail(path, f'"{value}" cannot lie on {"a river" if box.record.is_river[h] else "land"}')
        s.board[h] = TILE + colour
    find_everything(box.record, s)
    given_leaders = items(given.get("leaders", [{}] * s.players), "leaders", int(s.players))
    for seat, placed in enumerate(given_leaders):
        for name, value in table(placed, f"leaders.{seat}", COLOURS).items():
            _load_leader(box, s, seat, COLOURS.index(name), value)
    for name, value in table(given.get("pagodas", {}), "pagodas").items():
        _load_pagoda(box, s, name, value)


def _load_leader(box: Box, s: Any, seat: int, colour: int, value: object) -> None:
    path = f"leaders.{seat}.{COLOURS[colour]}"
    h = _hex(box, value, path)
    if box.record.is_river[h]:
        fail(path, f"{value} is a river: leaders stand on land")
    if s.board[h] != EMPTY:
        fail(path, f"{value} is occupied: a hex holds one thing")
    if s.governors[h] == 0:
        fail(path, f"no black tile lies next to {value}")
    s.leaders[seat, colour] = h
    s.board[h] = LEADER + NUM_COLOURS * seat + colour


def _load_pagoda(box: Box, s: Any, name: str, value: object) -> None:
    path = f"pagodas.{name}"
    triangle = _triangle(box, name, path)
    colour = documents.choice(value, path, COLOURS)
    if triangle_colour(box.record, s, triangle) != colour:
        fail(path, f"there are no three {value} tiles")
    if not can_carry(box.record, s, triangle):
        fail(path, "one of the tiles belongs to another pagoda")
    standing = [int(t) for t in s.pagodas[colour] if t != NOBODY]
    if len(standing) == box.record.pagodas[colour]:
        fail(path, f"there are only {box.record.pagodas[colour]} {value} pagodas")
    for i, t in enumerate(sorted([*standing, triangle])):
        s.pagodas[colour, i] = t


def _load_tiles(box: Box, given: Mapping[str, Any], s: Any) -> None:
    """Hands, market, tossed, removed; what is nowhere else is in the bag or, if that is given, in the discards."""
    players = int(s.players)
    left = [int(count) for count in box.record.tiles]
    for h, name in enumerate(names(box).hexes):
        if tile_at(s, h) != NOBODY:
            _take(left, tile_at(s, h), 1, f"tiles.{name}")

    def read(value: object, path: str, most: int) -> list[int]:
        found = documents.multiset(value, path, COLOURS, 999)
        if sum(found) > most:
            fail(path, f"{sum(found)} tiles, at most {most} are possible")
        for colour, count in enumerate(found):
            _take(left, colour, count, join(path, COLOURS[colour]))
        return found

    hands = items(given.get("hands", [{}] * players), "hands", players)
    tossed = items(given.get("tossed", [{}] * players), "tossed", players)
    points = items(given.get("points", [{}] * players), "points", players)
    for seat in range(players):
        s.hands[seat] = read(hands[seat], f"hands.{seat}", int(box.record.hand))
        s.tossed[seat] = read(tossed[seat], f"tossed.{seat}", 999)
        s.points[seat] = documents.multiset(points[seat], f"points.{seat}", COLOURS, MOST // 2)
        s.hand_sizes[seat], s.tossed_sizes[seat] = s.hands[seat].sum(), s.tossed[seat].sum()
    s.market = read(given.get("market", {}), "market", int(box.record.market))
    s.removed = read(given.get("removed", {}), "removed", int(box.record.short_removed) if s.short else 0)
    s.market_size, s.removed_size = s.market.sum(), s.removed.sum()
    if "bag" in given:
        s.bag = read(given["bag"], "bag", 999)
        s.discards = list(left)
        if "discards" in given:
            known = documents.multiset(given["discards"], "discards", COLOURS, 999)
            if known != left:
                fail("discards", f"with this bag they must be {counts(left)}")
    else:
        s.discards = read(given.get("discards", {}), "discards", 999)
        s.bag = list(left)
    s.bag_size = s.bag.sum()


def _take(left: list[int], colour: int, count: int, path: str) -> None:
    left[colour] -= count
    if left[colour] < 0:
        fail(path, f"more {COLOURS[colour]} tiles than the game has")


def _load_question(box: Box, given: Mapping[str, Any], s: Any) -> None:
    """The fields of the decision, checked against the board; the groups are found on the way."""
    kind = Decision(s.decision)
    if kind in (Decision.WAR, Decision.WINNER):
        _load_war(box, given, s)
        return
    find_everything(box.record, s)
    match kind:
        case Decision.PAGODA:
            s.at = _hex(box, given.get("at"), "decision.at")
            if not offers_pagoda(box.record, s, s.at):
                fail("decision.at", "no triangle is offered there")
        case Decision.MOVE:
            _load_move(box, given, s)
        case Decision.MARKET if s.market_size == 0:
            fail("decision.kind", "the market is empty")
        case Decision.CHAIN:
            s.at = _hex(box, given.get("at"), "decision.at")
            _check_chain(box, s)
        case Decision.TOSS:
            _load_toss(box, given, s)
        case Decision.REVOLT:
            _load_revolt(box, given, s)
        case Decision.LOSSES:
            _load_losses(box, given, s)


def _load_move(box: Box, given: Mapping[str, Any], s: Any) -> None:
    s.triangle = _triangle(box, given.get("triangle"), "decision.triangle")
    if not can_carry(box.record, s, s.triangle):
        fail("decision.triangle", "it cannot carry a pagoda: three equal tiles are needed that belong to none")
    colour = triangle_colour(box.record, s, s.triangle)
    if box.record.pagodas[colour] < 2 or NOBODY in s.pagodas[colour]:
        fail(
            "decision.triangle",
            f"no {COLOURS[colour]} pagoda has to be chosen: one is in the supply, or there is only one",
        )
    if given.get("at", "") != "":
        s.at = _hex(box, given["at"], "decision.at")
        if s.at not in box.record.triangles[s.triangle]:
            fail("decision.at", "is not part of the triangle")


def _check_chain(box: Box, s: Any) -> None:
    if tile_at(s, s.at) != Colour.BLUE:
        fail("decision.at", "there is no blue tile")
    if pagoda_over(box.record, s, s.at, Colour.BLUE) != NOBODY:
        fail("decision.at", "a farmer that led to a pagoda ends the chain")
    if not can_chain(box.record, s, s.at):
        fail("decision.at", "no empty river hex is next to it")


def _load_toss(box: Box, given: Mapping[str, Any], s: Any) -> None:
    s.count = integer(given.get("count", 0), "decision.count", 0, int(box.record.hand) - 1)
    if s.hand_sizes[s.turn] == 0:
        fail(f"hands.{s.turn}", "an empty hand has nothing to toss")
    if s.hand_sizes[s.turn] + s.count > box.record.hand:
        fail("decision.count", f"with the hand these are more than {box.record.hand} tiles")
    if s.count > s.tossed_sizes[s.turn]:
        fail("decision.count", f"seat {s.turn} has tossed only {s.tossed_sizes[s.turn]} tiles")


def _load_revolt(box: Box, given: Mapping[str, Any], s: Any) -> None:
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


def _load_war(box: Box, given: Mapping[str, Any], s: Any) -> None:
    s.at = _hex(box, given.get("at"), "decision.at")
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


def _load_commit(s: Any, i: int, answer: Mapping[str, Any], seat: int, colour: int) -> None:
    path = f"decision.commits.{i}"
    s.commits[i, 1] = integer(answer.get("tiles", 0), f"{path}.tiles", 0, MAX_HAND)
    s.commits[i, 2] = documents.boolean(answer.get("leader", False), f"{path}.leader")
    if s.commits[i, 2] and s.leaders[seat, colour] != NOBODY:
        fail(f"{path}.leader", f"seat {seat} has its {COLOURS[colour]} leader on the board")
    s.num_commits = i + 1


def _load_losses(box: Box, given: Mapping[str, Any], s: Any) -> None:
    listed = given.get("from")
    if not isinstance(listed, list):
        fail("decision.from", "expected a list of hexes")
    for i, name in enumerate(listed):
        path = f"decision.from.{i}"
        h = _hex(box, name, path)
        if tile_at(s, h) != Colour.RED:
            fail(path, f"there is no red tile on {name}")
        if listed.index(name) < i:
            fail(path, f"{name} stands twice")
        s.candidates[h // WORD] |= bit(h % WORD)
    s.count = integer(given.get("left"), "decision.left", 1, max(1, len(listed) - 1))
    if len(listed) < 2:
        fail("decision.from", "the winner gives up some, but not all of its soldiers")


def _check_question(box: Box, given: Mapping[str, Any], s: Any, key: str) -> None:
    """A derived field of the decision, if given, must be right."""
    derived = decision_document(box, s)[key]
    if key in given and given[key] != derived:
        fail(f"decision.{key}", f"is derived and must be {documents.shown(derived)} here")


def _check_course(box: Box, s: Any) -> None:
    """Do decision, end, actions left and idle turns fit together?"""
    is_over = s.decision == Decision.OVER
    if is_over != (s.ended != Ended.NOT):
        fail("ended", 'a game is over exactly if decision.kind is "over" and `ended` has a reason')
    if is_over and s.ended != Ended.IDLE and s.bag_size > 0:
        fail("ended", f"no draw can have failed: {s.bag_size} tiles are in the bag")
    low, high = (1, 2) if s.decision == Decision.ACTION else (0, 2 if is_over else 1)
    if not low <= s.actions_left <= high:
        fail("actions_left", f"is {low} to {high} at {DECISIONS[s.decision]!r}, not {s.actions_left}")
    limit = int(box.record.idle_rounds) * int(s.players)
    if s.ended == Ended.IDLE and s.idle != limit:
        fail("idle", f"is {limit} when the game ends for it")
    if s.ended != Ended.IDLE and s.idle >= limit:
        fail("idle", f"the game ends at {limit}")


def _check_peace(s: Any) -> None:
    """Two leaders of one colour in a state meet only in a pending revolt."""
    for colour, name in enumerate(COLOURS):
        seen: dict[int, int] = {}
        for seat in range(s.players):
            h = s.leaders[seat, colour]
            if h == NOBODY:
                continue
            other = seen.setdefault(int(s.group[h]), seat)
            in_revolt = s.decision == Decision.REVOLT and colour == s.colour and {seat, other} == {s.turn, s.defender}
            if other != seat and not in_revolt:
                fail(f"leaders.{seat}.{name}", f"seat {other} has a {name} leader in the same state")


def _hex(box: Box, value: object, path: str) -> int:
    number = names(box).hex_numbers.get(value) if isinstance(value, str) else None
    if number is None:
        fail(path, f"the map has no hex {documents.shown(value)}")
    return number


def _triangle(box: Box, value: object, path: str) -> int:
    number = names(box).triangle_numbers.get(value) if isinstance(value, str) else None
    if number is None:
        fail(path, f"there is no triangle {documents.shown(value)}")
    return number
