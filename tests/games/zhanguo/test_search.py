"""What search does with cards that it cannot see."""

import numpy as np
import pytest

import tianxia
from tianxia.bots.search import Search

pytestmark = pytest.mark.compiled


def equal_shares(look: int) -> int:
    """Nodes whose prior says only how many siblings there were when they came."""
    table = tianxia.new("zhanguo", 2, seed=3)
    search = Search(table.game, table.box, 1, iterations=300, rollout=0, look=look)
    search.think(table.scrubbed(table.decider), table.decider)
    tree = search._trees[0]
    return int(np.isin(tree.nodes["prior"][: tree.count], np.float32(1) / np.arange(2, 30, dtype=np.float32)).sum())


def test_cards_that_only_other_deals_give_the_opponent_are_looked_at_when_asked() -> None:
    unseen, seen = equal_shares(look=0), equal_shares(look=1)
    assert unseen > 100
    assert seen < unseen / 5
