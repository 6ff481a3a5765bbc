"""A state or a step that breaks an invariant is reported: the one place where fields are changed by hand."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tianxia
from tianxia.games.china import GAME
from tianxia.games.china.state import REGIONS, Decision, Event
from tianxia.kernel.chance import next_bits

Spoil = Callable[[Any], object]
WEI = REGIONS.index("wei")


def put(field: str, value: int, *place: int) -> Spoil:
    """Write a number into a field, or into one place of it."""
    if place:
        return lambda s: s[field].__setitem__(place, value)
    return lambda s: s.__setitem__(field, value)


STATES: list[tuple[str, Spoil]] = [
    ("colour totals", put("deck", 0, 0)),
    ("negative cards", put("row", -1, 0)),
    ("known cards", put("known", 4, 0, 0)),
    ("hand sizes", put("hand_sizes", 2, 0)),
    ("row size", put("row_size", 3)),
    ("deck size", put("deck_size", 3)),
    ("exhausted", put("exhausted", 2)),
    ("two houses on a space", lambda s: s.houses.__setitem__(slice(0, 2), np.uint64(1))),
    ("two fortresses on a space", lambda s: s.forts.__setitem__(slice(0, 2), np.uint64(1))),
    ("houses of a seat", put("houses_left", 19, 1)),
    ("emissaries of a seat", put("emissaries_left", 9, 2)),
    ("fortress of a seat", put("forts_left", 0, 0)),
    ("house counts", put("house_counts", 1, WEI, 0)),
    ("house counts", put("built", 1, WEI)),
    ("emissary counts", put("sent", 1, WEI)),
    ("emissary limit", put("emissaries", 1, WEI, 0)),
    ("region points", put("region_points", 1, 0)),
    ("final points", put("road_points", 4, 0)),
    ("final points", put("alliance_points", 2, 1)),
    ("over without a reason", put("decision", Decision.OVER)),
    ("nobody has room", lambda s: (s.houses_left.fill(0), s.forts_left.fill(0))),
    ("region of the turn", put("region", 3)),
    ("hands of the others", lambda s: s.hand_sizes.__setitem__((s.turn + 1) % 3, 2)),
    ("row at the start", put("row_size", 3)),
    ("hand at the start", lambda s: s.hand_sizes.__setitem__(s.turn, 2)),
]


@pytest.mark.parametrize(("fault", "spoil"), STATES)
def test_a_broken_state_is_found(fault: str, spoil: Spoil) -> None:
    s = tianxia.new("china", 3, seed=1, options={"fortresses": True}).state
    assert GAME.faults(GAME.box, s) == []
    spoil(s)
    assert fault in GAME.faults(GAME.box, s)


def step(number: int) -> tuple[Any, Any]:
    """Two states of a game in which Wei is opened, extended and left with an emissary, and cards are drawn."""
    table = tianxia.Table.from_position(
        {
            "game": "china", "players": 3, "options": {"fortresses": True}, "houses": {"wei1": 1, **SHU_FULL},
            "hands": [{"red": 3}, {"green": 3}, {"green": 3}], "row": {"yellow": 4},
        }
    )  # fmt: skip
    for action in ("house wei2 red", "emissary wei red", "take deck")[:number]:
        table.play(action)
    before = table.copy().state
    table.play(("house wei2 red", "emissary wei red", "take deck", "take yellow")[number])
    return before, table.state


SHU_FULL = {"shu1": 0, "shu2": 0, "shu3": 1, "shu4": 1, "shu5": 2}
PLAY, MORE, FIRST_CARD, LAST_CARD = range(4)

STEPS: list[tuple[str, int, Spoil]] = [
    ("setup changed", PLAY, put("emperor", 2)),
    ("setup changed", PLAY, put("fortresses", 0)),
    ("other hand changed", PLAY, put("hands", 2, 1, 3)),
    ("other hand changed", PLAY, put("known", 1, 2, 3)),
    ("piece moved", PLAY, lambda s: s.houses.__setitem__(1, np.uint64(0))),
    ("piece moved", PLAY, put("emissaries", 1, WEI, 1)),
    ("too many pieces", PLAY, put("emissaries", 1, WEI, 0)),
    ("too many pieces", FIRST_CARD, put("emissaries", 2, WEI, 0)),
    ("piece elsewhere", PLAY, put("region", 0)),
    ("piece elsewhere", MORE, put("emissaries", 1, 0, 0)),
    ("exhausted fell", FIRST_CARD, put("exhausted", -1)),
    ("discards kept", FIRST_CARD, put("exhausted", 1)),
    ("discards kept", FIRST_CARD, put("discards", 0, 4)),
    ("chance used", FIRST_CARD, next_bits),
    ("chance used", MORE, next_bits),
    ("row filled early", FIRST_CARD, put("row", 1, 0)),
    ("points changed", PLAY, put("region_points", 9, 0)),
    ("points changed", PLAY, put("house_counts", 3, 8, 0)),
    ("passed", PLAY, put("events", Event.PASSED, 0, 0)),
    ("decision order", MORE, put("decision", Decision.MORE)),
    ("turn order", PLAY, put("turn", 1)),
    ("turn order", LAST_CARD, put("turn", 2)),
    ("turn order", LAST_CARD, lambda s: (put("emperor", 1)(s), put("exhausted", 2)(s))),
]


@pytest.mark.parametrize(("fault", "number", "spoil"), STEPS)
def test_a_broken_step_is_found(fault: str, number: int, spoil: Spoil) -> None:
    before, after = step(number)
    assert GAME.transition_faults(GAME.box, before, after) == []
    spoil(after)
    assert fault in GAME.transition_faults(GAME.box, before, after)


def test_nothing_follows_the_end() -> None:
    before, after = step(LAST_CARD)
    before.decision = Decision.OVER
    assert "decision order" in GAME.transition_faults(GAME.box, before, after)
