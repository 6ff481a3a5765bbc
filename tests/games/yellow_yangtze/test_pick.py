"""A main action is picked at random without writing the list of hundreds; the pick is what the list has there."""

import numpy as np

from tests.games.yellow_yangtze.test_face import scenario_tables
from tianxia.games.yellow_yangtze import GAME
from tianxia.games.yellow_yangtze.state import Decision
from tianxia.kernel.chance import below, new_source

PICKS = 8


def test_what_is_picked_is_in_that_place_of_the_list() -> None:
    room = np.empty(GAME.max_legal, np.int32)
    kinds = set()
    for seed, table in enumerate(scenario_tables()):
        if table.state.decision != Decision.ACTION:
            continue
        listed, here, there = table.legal_ids(), new_source(seed), new_source(seed)
        for _ in range(PICKS):
            expected = listed[below(there, len(listed))]
            assert GAME.rules.pick(table.box.record, table.state, here, room) == expected
            text = GAME.format_action(GAME.box, expected).split()
            kinds.add((text[0], text[-1] == "leader"))
    assert {("leader", False), ("tile", False), ("riot", False), ("riot", True)} <= kinds
