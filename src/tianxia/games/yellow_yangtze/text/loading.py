"""Position document -> state record, with all checks (RULES.md, 16): course of the game, tiles, points."""

from collections.abc import Mapping

from tianxia.games.yellow_yangtze.box import NAME, names
from tianxia.games.yellow_yangtze.rules.turn import clear_table, decider
from tianxia.games.yellow_yangtze.state import (
    COLOURS,
    END_REASONS,
    LEADER,
    NOBODY,
    PLAYERS,
    TILE,
    Decision,
    Ended,
    State,
)
from tianxia.games.yellow_yangtze.text.loading_board import load_board
from tianxia.games.yellow_yangtze.text.loading_decision import load_question
from tianxia.games.yellow_yangtze.text.position import counts, result
from tianxia.kernel import documents
from tianxia.kernel.documents import Document, fail, integer, items, join, table
from tianxia.kernel.game import Box
from tianxia.kernel.options import load_options

KEYS = (
    "game", "players", "options", "chance", "turn", "turns", "actions_left", "idle", "tiles", "leaders", "pagodas",
    "hands", "points", "market", "bag", "discards", "tossed", "removed", "decision", "ended",
)  # fmt: skip
DERIVED = ("decider", "result")
MOST = 32767
"""What a 16-bit field can count."""


def load(box: Box, document: Document, s: State) -> None:
    """Read a position into a zeroed record; raises Unreadable with the path."""
    given = table(document, "", (*KEYS, *DERIVED))
    documents.choice(given.get("game", NAME), "game", (NAME,))
    if "players" not in given:
        fail("players", "missing")
    s.players = integer(given["players"], "players", min(PLAYERS), max(PLAYERS))
    clear_table(s)
    load_options(given.get("options", {}), s.players, s)
    _load_course(given, s)
    load_board(box, given, s)
    _load_tiles(box, given, s)
    load_question(box, given.get("decision", {"kind": "action"}), s)
    _check_course(box, s)
    _check_peace(s)
    derived: Document = {"decider": int(decider(s))}
    if s.ended:
        derived["result"] = result(box, s)
    elif "result" in given:
        fail("result", "yellow-yangtze-not-over")
    documents.check_derived(given, derived)


def _load_course(given: Mapping[str, object], s: State) -> None:
    s.chance = documents.unsigned(given.get("chance", 0), "chance")
    s.turn = integer(given.get("turn", 0), "turn", 0, s.players - 1)
    s.turns = integer(given.get("turns", 0), "turns", 0, MOST)
    s.actions_left = integer(given.get("actions_left", 2), "actions_left", 0, 2)
    s.idle = integer(given.get("idle", 0), "idle", 0, MOST)
    ended = given.get("ended", "")
    s.ended = documents.choice(ended, "ended", ("", *END_REASONS))


def _load_tiles(box: Box, given: Mapping[str, object], s: State) -> None:
    """Hands, market, tossed, removed; what is nowhere else is in the bag or, if that is given, in the discards."""
    players = int(s.players)
    left = [int(count) for count in box.record.tiles]
    for name, content in zip(names(box).hexes, s.board.tolist(), strict=False):
        if TILE <= content < LEADER:
            _take(left, content - TILE, 1, f"tiles.{name}")

    def read(value: object, path: str, most: int) -> list[int]:
        found = documents.multiset(value, path, COLOURS, 999)
        if sum(found) > most:
            fail(path, "yellow-yangtze-too-many-tiles", found=sum(found), most=most)
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
                fail("discards", "derived", expected=str(counts(left)), found=str(counts(known)))
    else:
        s.discards = read(given.get("discards", {}), "discards", 999)
        s.bag = list(left)
    s.bag_size = s.bag.sum()


def _take(left: list[int], colour: int, count: int, path: str) -> None:
    left[colour] -= count
    if left[colour] < 0:
        fail(path, "yellow-yangtze-no-tiles-left", colour=COLOURS[colour])


def _check_course(box: Box, s: State) -> None:
    """Do decision, end, actions left and idle turns fit together?"""
    is_over = s.decision == Decision.OVER
    if is_over != (s.ended != Ended.NOT):
        fail("ended", "yellow-yangtze-over-or-not")
    if is_over and s.ended != Ended.IDLE and s.bag_size > 0:
        fail("ended", "yellow-yangtze-no-failed-draw", tiles=int(s.bag_size))
    low, high = (1, 2) if s.decision == Decision.ACTION else (0, 2 if is_over else 1)
    if not low <= s.actions_left <= high:
        fail("actions_left", "out-of-range", found=str(s.actions_left), low=str(low), high=str(high))
    limit = int(box.record.idle_rounds) * int(s.players)
    if s.ended == Ended.IDLE and s.idle != limit:
        fail("idle", "yellow-yangtze-idle-end", limit=limit)
    if s.ended != Ended.IDLE and s.idle >= limit:
        fail("idle", "yellow-yangtze-idle-limit", limit=limit)


def _check_peace(s: State) -> None:
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
                fail(f"leaders.{seat}.{name}", "yellow-yangtze-two-leaders", seat=other, colour=name)
