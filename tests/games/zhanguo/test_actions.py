"""The ids are those of RULES.md, 13, and helpers agree with the texts."""

import pytest

from tianxia import Unreadable
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.text import actions

FIRST_IDS = {
    "board circle": 0, "bid 1": 4, "pass": 19, "discard 1": 20, "card 1": 140, "unify 1": 260, "hire red 1": 265,
    "reassign": 280, "governor 1": 281, "recruit 1": 286, "palace 1": 291, "wall jade-a 1": 296, "drop red 1": 314,
    "move red g1 g2": 329, "move red w1 w2": 389, "move red w1 g1": 449, "stop": 464, "pay 1": 465, "pay 1 2": 470,
    "pay 1 2 3": 480, "seal writing": 490, "square moves": 493, "skip": 496, "activate 1": 497,
    "power": 617, "done": 618, "marker writing": 619, "calm 1": 622, "carry 1 2": 627, "shift 1 moves 2 moves": 647,
    "accept": 967, "decline": 968,
}  # fmt: skip


@pytest.mark.parametrize(("text", "action"), FIRST_IDS.items())
def test_first_ids(text: str, action: int) -> None:
    assert actions.parse_action(GAME.box, text) == action


def test_every_id_has_one_text() -> None:
    texts = [actions.format_action(GAME.box, action) for action in range(GAME.num_actions)]
    assert len(set(texts)) == GAME.num_actions == 969
    assert [actions.parse_action(GAME.box, text) for text in texts] == list(range(969))


def test_payments_are_masks_of_their_regions() -> None:
    for action in range(actions.PAY, actions.SEAL):
        regions = actions.format_action(GAME.box, action).split()[1:]
        assert actions.pay_mask(action) == sum(1 << int(region) - 1 for region in regions)


@pytest.mark.parametrize("text", ["", "pay 5 3", "move red g2 w2", "move red w2 g3", "carry 1 1", "card 121", "bid 16"])
def test_texts_outside_the_table(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        actions.parse_action(GAME.box, text)
    assert caught.value.code == "unknown-action"
