"""What is wrong with a box, a position or an action is said in both languages, and every sentence has its occasion."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.zhanguo.test_box import FAULTS, STANDARD, replaced
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.box import Components, read_box
from tianxia.games.zhanguo.text.actions import parse_action
from tianxia.kernel.errors import Unreadable
from tianxia.table import Table
from tianxia.words import LANGUAGES, read_messages

Position = dict[str, Any]

B: Position = {"options": {"boards": "b"}}
AUCTION: Position = {"options": {"boards": "auction"}, "phase": "boards"}
RICH: list[Position] = [{"points": 12}, {"points": 12}]
HOLDS = [{"hand": [50]}, {"hand": [20]}]
REWARDS: Position = {"phase": "rewards", "seats": [{"markers": {"writing": 2}}]}
GOVERNOR: Position = {"round": 4, "phase": "rewards", "seats": [{"markers": {"writing": 2}}]}


def at(decision: str, **pending: object) -> Position:
    """A decision in the play, after a court action that card 30 has paid for."""
    return {"decision": decision, "top": 30, "court": [30, 40], "pending": pending, "seats": HOLDS}


POSITIONS: list[tuple[str, str, Position]] = [
    # the main board
    ("track", "discs", {"track": [0]}),
    ("track", "not-seats", {"track": 0}),
    ("track", "seat-twice", {"track": [0, 0]}),
    ("column", "seat-twice", {"phase": "rewards", "column": {"writing": 0, "laws": 0}}),
    ("column", "only-in-rewards", {"column": {"writing": 0}}),
    ("tiles.jade-b", "same-tile", {"tiles": {"jade-b": "calm"}}),
    ("objectives.lower.wall", "objective-twice", {"objectives": {"lower": {"wall": "w1"}}}),
    ("map.1.palaces", "palace-slots", {"map": {"1": {"palaces": [2, 2]}}}),
    ("map.1.beside", "too-many-pieces", {"map": {"1": {"beside": [9, 0]}}}),
    ("walls.jade-a.2", "two-walls", {"walls": {"jade-a": {"1": 0, "2": 0}}}),
    # cards
    ("court", "not-card-list", {"court": 1}),
    ("seats.0.hand", "card-elsewhere", {"top": 3, "seats": [{"hand": [3]}]}),
    ("seats.0.hand", "not-ascending", {"seats": [{"hand": [5, 3]}]}),
    ("deck.writing", "card-aspect", {"deck": {"writing": [50]}}),
    ("top", "top-not-in-court", {"top": 7, "court": [9]}),
    ("top", "top-not-in-court", {"court": [9]}),
    ("seats.0.hand", "no-hand-now", {"phase": "over", "seats": [{"hand": [3]}]}),
    ("seats.1.given.0.0", "given-twice", {"seats": [{"given": [[7, 0, 0]] + [[0] * 3] * 3}] * 2}),
    ("pending.used", "not-cards", {"pending": {"used": 1}}),
    ("pending.used", "not-on-board", {"pending": {"used": [1]}}),
    # the boards of the seats
    ("seats", "not-seat-tables", {"seats": [{}, {}, {}]}),
    ("phase", "no-choice-of-boards", {"phase": "boards"}),
    ("seats.1.board", "board-taken", {**B, "seats": [{"board": "star"}, {"board": "star"}]}),
    ("boards_left", "boards-left", {"boards_left": ["star"]}),
    ("seats.0.markers.laws", "too-many-markers", {"seats": [{"markers": {"laws": 99}}]}),
    ("seats.1.seals.laws", "seal-taken", {"seats": [{"seals": {"laws": 1}}, {"seals": {"laws": 1}}]}),
    ("seats.0.region.1.gov", "too-many-officials", {"seats": [{"region": {"1": {"gov": {"red": 9}}}}]}),
    ("seats.0.region.1.work", "worker-area", {"seats": [{"region": {"1": {"work": {"red": 3}}}}]}),
    ("seats.0.region.1", "no-board", {**AUCTION, "seats": [{"region": {"1": {"gov": {"red": 1}}}}]}),
    # the open decision
    ("final", "only-when-over", {"final": []}),
    ("decision", "decision-of-phase", {"decision": "bid"}),
    ("decision", "nothing-legal", at("seal", action="palace", region=1) | {
        "seats": [{}, {"seals": {"writing": 1, "currency": 1, "laws": 1}}]}),
    ("pending.card", "exactly-at", {"decision": "use"}),
    ("pending.points", "exactly-at", {"pending": {"points": 1}}),
    ("pending.aspect", "exactly-in-rewards", {"pending": {"aspect": "laws"}}),
    ("pending.declined", "only-in-rewards", {"pending": {"declined": [1]}}),
    ("pending.action", "exactly-in-action", {"pending": {"action": "hire"}}),
    ("pending.beneath", "only-in-action", {"pending": {"beneath": 3}}),
    ("pending.section", "exactly-with", at("ability", action="hire", section="jade-a")),
    ("pending.sticks", "exactly-with", at("ability", action="hire", sticks=2)),
    ("pending.region", "exactly-with", at("ability", action="hire", region=2)),
    ("pending.action", "does-not-lead-to", at("seal", action="hire")),
    ("top", "empty-court", {"decision": "ability", "pending": {"action": "hire"}}),
    ("pending.beneath", "beneath", at("ability", action="hire", beneath=30)),
    ("pending.used", "other-trigger", at("ability", action="hire", used=[57]) | {
        "seats": [{"region": {"1": {"cards": [57]}}}]}),
    ("pending.power", "no-power", at("ability", action="hire", power=True)),
    ("pending.power", "power-not-used", {**B, **at("calm", action="recruit", region=1, **{"from": "power"})}),
    ("pending.used", "no-ability-used", at("calm", action="hire", **{"from": "card"})),
    ("decision", "no-governor-left", at("square", action="governor", region=1) | {"map": {"2": {"beside": [8, 0]}}}),
    ("pending.region", "cannot-build-palace", at("pay", action="palace", region=1)),
    ("pending.section", "cannot-build-wall", at("pay", action="wall", section="jade-a", sticks=1) | {
        "walls": {"jade-a": {"1": 1}}}),
    # choice and auction of boards
    ("round", "boards-come-first", {**AUCTION, "round": 2}),
    ("phase", "all-have-boards", {**AUCTION, "seats": [{"board": "star"}, {"board": "circle"}]}),
    ("boards_left", "too-few-boards", {**AUCTION, "boards_left": ["star"]}),
    ("auction", "no-auction-now", {"auction": {"bid": 3}}),
    ("decision", "no-auction-with-b", {**B, "phase": "boards", "decision": "bid"}),
    ("auction", "no-auction-with-b", {**B, "phase": "boards", "auction": {"bid": 3}}),
    ("seats.0.points", "cannot-pay-board", {**AUCTION}),
    ("auction.bidder", "bidder-and-bid", {**AUCTION, "seats": RICH, "auction": {"bid": 3}}),
    ("auction.bidder", "cannot-bid", {**AUCTION, "seats": RICH, "auction": {"bid": 3, "bidder": 0, "passed": [0]}}),
    ("auction.passed", "cannot-pass", {**AUCTION, "seats": RICH, "auction": {"passed": [0]}}),
    ("auction.bid", "bid-above-points", {**AUCTION, "seats": RICH, "auction": {"bid": 13, "bidder": 0}}),
    ("decision", "winner-chooses", {**AUCTION, "seats": RICH, "decision": "board"}),
    ("decision", "winner-chooses", {
        **AUCTION, "seats": RICH, "decision": "board", "turn": 1, "auction": {"bid": 3, "bidder": 0}}),
    ("decision", "last-board", {**AUCTION, "seats": [{"board": "star"}, {"points": 12}]}),
    ("turn", "opens-auction", {
        **AUCTION, "players": 3, "turn": 2, "seats": [{"board": "star"}, {"points": 12}, {"points": 12}]}),
    ("turn", "asked", {**AUCTION, "seats": RICH, "turn": 1}),
    # draft and rewards
    ("phase", "no-draft", {"phase": "draft"}),
    ("round", "draft-rounds", {"phase": "draft", "round": 5, "options": {"draft": "yes"}}),
    ("seats.0.hand", "draft-hand", {
        "phase": "draft", "options": {"draft": "yes"}, "seats": [{"hand": [1, 2, 3, 4]}]}),
    ("turn", "nobody-asked", {"phase": "draft", "options": {"draft": "yes"}}),
    ("column.laws", "reward-to-come", {**REWARDS, "pending": {"aspect": "writing"}, "column": {"laws": 1}}),
    ("pending.declined", "has-accepted", {
        **REWARDS, "decision": "official", "pending": {"aspect": "writing", "from": "reward", "declined": [0]}}),
    ("decision", "does-not-lead-to", {**REWARDS, "decision": "wall", "pending": {"aspect": "writing"}}),
    ("pending.from", "only-squares-move", {
        **GOVERNOR, "decision": "move", "pending": {"aspect": "writing", "from": "action", "points": 1, "region": 3}}),
    ("pending.region", "exactly-with-governor", {**GOVERNOR, "decision": "square", "pending": {"aspect": "writing"}}),
    ("pending.region", "other-regions", {
        **GOVERNOR, "decision": "square", "pending": {"aspect": "writing", "region": 1}}),
]  # fmt: skip


def problem_of(position: Position) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        Table.from_position({"game": "zhanguo", "players": 2, **position})
    return caught.value


@pytest.mark.parametrize(("path", "problem", "position"), POSITIONS, ids=[f"{p}-{c}" for p, c, _ in POSITIONS])
def test_a_position_is_unreadable_for_a_reason(path: str, problem: str, position: Position) -> None:
    found = problem_of(position)
    assert (found.path, found.problem) == (path, f"zhanguo-{problem}"), str(found)


def problems() -> Iterator[Unreadable]:
    boxes = [tomllib.loads(replaced(old, replacement)) for old, replacement, _, _ in FAULTS]
    for box in (*boxes, tomllib.loads(STANDARD.read_text("utf-8")) | {"cards": {"list": 1}}):
        with pytest.raises(Unreadable) as caught:
            read_box(box, Components.new())
        yield caught.value
    for _, _, position in POSITIONS:
        yield problem_of(position)
    with pytest.raises(Unreadable) as caught:
        parse_action(GAME.box, "fly")
    yield caught.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_words_and_all_words_are_needed(language: str) -> None:
    words, found = GAME.words(language), set()
    for problem in problems():
        assert f"unreadable-{problem.problem}" in words
        assert problem.sentence(words)  # raises if a value is missing
        found.add(f"unreadable-{problem.problem}")
    own = read_messages(GAME.folder / "face" / "words" / f"{language}.errors.ftl")
    assert {message for message in found if message.startswith("unreadable-zhanguo")} == set(own)
