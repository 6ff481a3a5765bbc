"""What can be built, and what things cost as they are drawn."""

import numpy as np
import pytest

from tianxia import GAMES, Table
from tianxia.games.legacy_of_yu.rules.building import rule_of_slot
from tianxia.games.legacy_of_yu.rules.paying import TRIBUTE, price_of_piece, write_prices
from tianxia.games.legacy_of_yu.rules.piles import card_bit
from tianxia.games.legacy_of_yu.state import MAX_RULES, NUM_PIECES, RIVER, ROW, Piece, State
from tianxia.kernel.documents import Document

GAME = GAMES["legacy-of-yu"]
PLENTY: Document = {
    "workers": dict.fromkeys(("white", "red", "blue", "yellow", "black"), 4),
    "goods": {"provision": 7, "cowrie": 8, "clay": 6, "timber": 6},
    "built": 6,
}


def buildings(*spaces: str) -> set[str]:
    """The kinds of buildings that can be built beside those that stand already."""
    position = {"game": "legacy-of-yu", **PLENTY, "spaces": [*spaces, *["-"] * (9 - len(spaces))]}
    legal = Table.from_position(position).legal()
    return {action.removeprefix("build ").partition(" at ")[0] for action in legal if action.startswith("build")}


@pytest.mark.parametrize("kind", sorted(buildings() - {"hut"}))
def test_no_farm_and_no_outpost_is_built_twice(kind: str) -> None:
    assert buildings(kind) == buildings() - {kind}


def test_there_are_four_huts() -> None:
    huts = [f"hut {n}" for n in (1, 2, 3, 4)]
    assert "hut" in buildings(*huts[:3])
    assert "hut" not in buildings(*huts)


def test_prices_are_drawn_for_canals_and_for_those_who_stand_in_the_row() -> None:
    """With rule cards that make canals and tributes dearer; a space without an outsider has no price."""
    position = {"game": "legacy-of-yu", "options": {"story": "campaign"}, "campaign": {"rules": [12, 13]},
                "row": ["-"] * 5 + ["o3", "o4"]}  # fmt: skip
    s, box = Table.from_position(position).state, GAME.box.record
    canals, tributes = np.zeros((RIVER, NUM_PIECES), np.int16), np.zeros((ROW, NUM_PIECES), np.int16)
    write_prices(box, s, canals, tributes)
    assert not tributes[:5].any()
    for piece in range(NUM_PIECES):
        asked = [price_of_piece(box, s, box.tribute[outsider], 0, TRIBUTE, piece) for outsider in (3, 4)]
        assert tributes[5:, piece].tolist() == asked
        dear = [price_of_piece(box, s, box.canal_price[s.canals[i]], 0, i + 1, piece) for i in range(RIVER)]
        assert canals[:, piece].tolist() == dear
    assert tributes[5, Piece.COWRIE] == box.tribute[3, Piece.COWRIE] + 1


@pytest.mark.parametrize("rule", [1, MAX_RULES])
def test_every_rule_card_may_open_a_slot(rule: int) -> None:
    array = GAME.box.array.copy()
    array[0].rule_slot[:] = 0
    array[0].rule_slot[rule] = 6
    s = State.new()
    assert rule_of_slot(array[0], s, 6) == 0
    s.rules = card_bit(rule)
    assert rule_of_slot(array[0], s, 6) == rule
