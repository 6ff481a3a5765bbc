"""Position document -> state, with all checks (RULES.md, 8)."""

from collections.abc import Mapping
from typing import Any

from tests.toy.state import DECISIONS, END_REASONS, NUM_KINDS, PLAYERS, Decision, Ended, State
from tests.toy.text.position import dump
from tianxia.kernel import documents
from tianxia.kernel.documents import Document, fail, integer, items
from tianxia.kernel.game import Box
from tianxia.kernel.options import load_options

KEYS = (
    "game",
    "players",
    "options",
    "chance",
    "turn",
    "turns",
    "decision",
    "pot",
    "points",
    "cards",
    "swapped",
    "ended",
)
DERIVED = ("decider", "result")


def load(box: Box, document: Document, s: State) -> None:
    """Read a position into a zeroed record; raises Unreadable with the path."""
    given = documents.table(document, "", (*KEYS, *DERIVED))
    if "players" not in given:
        fail("players", "missing")
    s.players = integer(given["players"], "players", min(PLAYERS), max(PLAYERS))
    load_options(given.get("options", {}), s.players, s)
    s.chance = documents.unsigned(given.get("chance", 0), "chance")
    s.turn = integer(given.get("turn", 0), "turn", 0, s.players - 1)
    s.decision = documents.choice(given.get("decision", "turn"), "decision", DECISIONS)
    s.ended = documents.choice(given.get("ended", ""), "ended", ("", *END_REASONS))
    s.pot = integer(given.get("pot", 0), "pot", 0, 1000)
    _load_seats(box, given, s)
    _load_end(box, given, s)
    shown = dump(box, s)
    if "result" in given and "result" not in shown:
        fail("result", "toy-not-over")
    documents.check_derived(given, {key: shown[key] for key in DERIVED if key in shown})


def _load_seats(box: Box, given: Mapping[str, Any], s: State) -> None:
    seats = int(s.players)
    for kind in range(NUM_KINDS):
        s.deck[kind] = box.record.cards[kind]
    for seat, value in enumerate(items(given.get("points", [0] * seats), "points", seats)):
        s.points[seat] = integer(value, f"points.{seat}", 0, 1000)
    for seat, value in enumerate(items(given.get("swapped", [False] * seats), "swapped", seats)):
        s.swapped[seat] = documents.boolean(value, f"swapped.{seat}")
    for seat, value in enumerate(items(given.get("cards", [1] * seats), "cards", seats)):
        s.card[seat] = integer(value, f"cards.{seat}", 1, NUM_KINDS)
        s.deck[s.card[seat] - 1] -= 1
        if s.deck[s.card[seat] - 1] < 0:
            fail(f"cards.{seat}", "toy-card-used-up", value=int(s.card[seat]))


def _load_end(box: Box, given: Mapping[str, Any], s: State) -> None:
    """The game is over exactly when a turn has ended with enough points, or was the last one."""
    last = int(box.record.rounds) * int(s.players)
    s.turns = integer(given.get("turns", 0), "turns", 0, last)
    if (s.decision == Decision.OVER) != (s.ended != Ended.NOT):
        fail("ended", "toy-over-with-a-reason")
    reached = [seat for seat in range(s.players) if s.points[seat] >= box.record.target]
    expected = Ended.TARGET if reached else Ended.ROUNDS if s.turns == last else Ended.NOT
    if s.ended != expected:
        fail("ended", "toy-end", expected=repr(("", *END_REASONS)[expected]))
    if s.ended and (s.pot or reached != [int(s.turn)] * len(reached)):
        fail("pot" if s.pot else "points", "toy-after-the-end")
    if s.ended and s.turns == 0:
        fail("turns", "toy-after-the-end")
