"""The invariants find what they are there for: a state broken on purpose in one place is reported."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tianxia import GAMES, new
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
    (put("supply", 3, 2), "blue"),
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
    (put("event_count", 60), "events"),
    (put("queue", 7, 5), "queue"),
]
BROKEN_CAMPAIGN: list[tuple[Break, str]] = [
    (put("wins", 1), "victory"),
    (put("own_canals", np.uint64(0)), "canal"),
    (put("slots", 2, 5), "slot 5"),
    (put("phase", 3), "epilogue"),
]


def started(options: dict[str, str], campaign: Document | None = None) -> Any:
    return new("legacy-of-yu", 1, seed=1, options=options, campaign=campaign).state


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
