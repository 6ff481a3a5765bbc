"""What the set-up draws at random."""

from collections import Counter

import pytest

from tianxia import new
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.state import B_BOARDS


@pytest.mark.parametrize("players", GAME.players)
def test_an_auction_has_one_board_for_each_player_and_any_of_them_may_be_missing(players: int) -> None:
    """R-20."""
    seen: Counter[str] = Counter()
    for seed in range(30):
        left = new("zhanguo", players, seed=seed, options={"boards": "auction"}).position()["boards_left"]
        assert len(left) == players, f"seed {seed}"
        seen.update(left)
    assert set(seen) == set(B_BOARDS)
    assert all(count < 30 for count in seen.values()) or players == len(B_BOARDS)
