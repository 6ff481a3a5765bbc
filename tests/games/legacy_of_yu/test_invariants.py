"""The invariants find what they are there for: a state or a step broken on purpose in one place is reported."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tianxia import GAMES, Table, new
from tianxia.games.legacy_of_yu.checks import FAULTS, TRANSITION_FAULTS, campaign_faults
from tianxia.games.legacy_of_yu.checks.state import Fault
from tianxia.games.legacy_of_yu.checks.transition import TransitionFault
from tianxia.kernel.documents import Document

GAME = GAMES["legacy-of-yu"]
Break = Callable[[Any], Any]


def put(field: str, value: Any, index: int | None = None) -> Break:
    """A change of one field."""

    def change(s: Any) -> None:
        if index is None:
            s[field] = value
        else:
            s[field][index] = value

    return change


BROKEN: list[tuple[Break, str]] = [
    (put("deck", np.uint64(1 << 3)), "townsfolk"),
    (put("hand", np.uint64(0)), "townsfolk"),
    (put("outsider_deck", np.uint64(1)), "outsiders"),
    (put("ready_unseen", 0), "unseen"),
    (put("row", -3), "outsiders"),
    (put("held", -1, 2), "negative"),
    (put("supply", 3, 2), "add up"),
    (put("spaces", 1), "building"),
    (put("spaces", 9, 0), "huts"),
    (put("spaces", 1, 8), "closed space"),
    (put("tucked", 9, 2), "tuck space"),
    (put("slots", 2, 2), "closed slot"),
    (put("group", 3), "group"),
    (put("barge", 0), "barge"),
    (put("flood", 3), "flood"),
    (put("phase", 4), "over"),
    (put("outcome", 1), "outcome"),
    (put("raider", 3), "pending"),
    (put("pay_left", 1), "pay_left"),
    (put("pay_from", 2), "pay_left"),
    (put("event_count", 60), "events"),
    (put("queue", 7, 5), "queue"),
    (put("outsider_discard", np.uint64(1 << 14)), "two places"),
    (put("turned_up", 1), "huts"),
    (put("huts", 3, 0), "hut card"),
    (put("canals", 1), "group"),
    (put("own_canals", np.uint64(0)), "canal"),
    (put("decision", 4), "decision"),
    (put("raider", 1), "attacks"),
    (put("round_number", 60), "rounds"),
    (put("told", np.uint64(1), 0), "campaign"),
]
BROKEN_CAMPAIGN: list[tuple[Break, str]] = [
    (put("wins", 1), "victory"),
    (put("own_canals", np.uint64(0)), "canal"),
    (put("slots", 2, 5), "closed slot"),
    (put("phase", 3), "epilogue"),
]


def started(options: dict[str, str], campaign: Document | None = None) -> Any:
    return new("legacy-of-yu", 1, seed=1, options=options, campaign=campaign).state


STEPS: list[tuple[Break, TransitionFault]] = [
    (put("chance", np.uint64(5)), TransitionFault.CHANCE),
    (put("round_number", 3), TransitionFault.ROUND),
    (put("built", 1), TransitionFault.BUILT),
    (put("canals", 4, 0), TransitionFault.BUILT),
    (put("beaten", 1), TransitionFault.BEATEN),
    (put("flood", 1), TransitionFault.FLOOD),
    (put("flood", -1), TransitionFault.EBB),
    (put("barge", 0), TransitionFault.BARGE),
    (put("story", 1), TransitionFault.MOVED),
    (put("wins", 1), TransitionFault.GAMES),
    (put("own_canals", np.uint64(3)), TransitionFault.SINGLE),
]
CAMPAIGN_STEPS: list[tuple[Break, TransitionFault]] = [
    (put("losses", 2), TransitionFault.GAMES),
    (put("told", np.uint64(0), 0), TransitionFault.TOLD),
    (put("stones", np.uint64(0), 0), TransitionFault.TOLD),
    (put("own_townsfolk", np.uint64((1 << 32) - 1)), TransitionFault.JOINED),
    (put("own_outsiders", np.uint64((1 << 17) - 1)), TransitionFault.JOINED),
    (put("rules", np.uint64(1 << 4)), TransitionFault.JOINED),
]
DOCUMENT: Document = {"told": [3, 42], "stones": [1, 52], "rules": [1], "wins": 1, "victory": [1, 2, 3, 4, 6]}


@pytest.mark.parametrize(("change", "what"), BROKEN)
def test_a_broken_state_is_found(change: Break, what: str) -> None:
    s = started({})
    assert GAME.faults(GAME.box, s) == []
    change(s)
    assert any(what in fault for fault in GAME.faults(GAME.box, s)), GAME.faults(GAME.box, s)


@pytest.mark.parametrize(("change", "what"), BROKEN_CAMPAIGN)
def test_a_broken_campaign_is_found(change: Break, what: str) -> None:
    s = started({"story": "campaign"}, {})
    change(s)
    assert any(what in fault for fault in GAME.faults(GAME.box, s)), GAME.faults(GAME.box, s)


def test_a_single_game_has_no_campaign() -> None:
    s = started({})
    s.wins = 1
    assert any("campaign" in fault for fault in GAME.faults(GAME.box, s))


def played(options: dict[str, str], campaign: Document | None = None) -> tuple[Table, Any]:
    """A table after one action that draws nothing, and the state before it."""
    table = new("legacy-of-yu", 1, seed=1, options=options, campaign=campaign)
    before = table.state.copy()
    table.play("tuck 4" if "tuck 4" in table.legal() else table.legal()[-1])
    return table, before


@pytest.mark.parametrize(("change", "what"), STEPS)
def test_a_broken_step_is_found(change: Break, what: TransitionFault) -> None:
    table, before = played({})
    assert GAME.transition_faults(table.box, before, table.state) == []
    change(table.state)
    assert any(
        found.startswith(TRANSITION_FAULTS[what][0]) for found in GAME.transition_faults(table.box, before, table.state)
    )


@pytest.mark.parametrize(("change", "what"), CAMPAIGN_STEPS)
def test_a_broken_step_of_a_campaign_is_found(change: Break, what: TransitionFault) -> None:
    table, before = played({"story": "campaign"}, DOCUMENT)
    assert GAME.transition_faults(table.box, before, table.state) == []
    change(table.state)
    assert any(
        found.startswith(TRANSITION_FAULTS[what][0]) for found in GAME.transition_faults(table.box, before, table.state)
    )


def test_nothing_moves_after_the_end() -> None:
    table = finished_game({})
    before = table.state.copy()
    table.state.held[0] += 1
    found = GAME.transition_faults(table.box, before, table.state)
    assert any(fault.startswith(TRANSITION_FAULTS[TransitionFault.ENDED][0]) for fault in found)
    assert any(fault.startswith(TRANSITION_FAULTS[TransitionFault.EPILOGUE][0]) for fault in found)


def test_every_fault_has_words() -> None:
    assert list(FAULTS) == list(Fault)
    assert list(TRANSITION_FAULTS) == list(TransitionFault)


def finished_game(options: dict[str, str], campaign: Document | None = None) -> Table:
    table = new("legacy-of-yu", 1, seed=3, options=options, campaign=campaign)
    while not table.is_over:
        table.play(table.legal_ids()[0])
    return table


@pytest.mark.parametrize(
    ("key", "value", "what"),
    [
        ("told", [], "told lost"),
        ("stones", [], "stones lost"),
        ("losses", 0, "no game can start"),
        ("wins", 3, "no game can start"),
        ("finished", "won", "finished is won"),
        ("townsfolk", [*range(1, 31), 40], "without a stone: [40]"),
        ("rules", [1, 20], "without a stone: [20]"),
        ("huts", [1, 2], "no game can start"),
    ],
)
def test_a_broken_campaign_document_is_found(key: str, value: Any, what: str) -> None:
    result = finished_game({"story": "campaign"}, DOCUMENT).result
    assert result is not None
    after = result["campaign"]
    assert campaign_faults(GAME.box, DOCUMENT, after) == []
    assert any(what in found for found in campaign_faults(GAME.box, DOCUMENT, after | {key: value}))


def test_a_game_counts_once() -> None:
    assert any("0 wins" in found for found in campaign_faults(GAME.box, DOCUMENT, DOCUMENT))
    fresh = {"wins": 0, "victory": [1, 2, 3, 4, 5, 6]}
    assert any("came back: [5]" in found for found in campaign_faults(GAME.box, DOCUMENT, DOCUMENT | fresh))
