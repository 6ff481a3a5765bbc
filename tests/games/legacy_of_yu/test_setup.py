"""The published check values (RULES.md, 6) and typical numbers (23)."""

import numpy as np
import pytest

from tianxia import GAMES, Unreadable, new
from tianxia.bots import make_bot
from tianxia.kernel.playout import random_games
from tianxia.kernel.rule import INTERPRET

GAME = GAMES["legacy-of-yu"]


@pytest.mark.parametrize(
    ("seed", "row", "canals", "hand", "chance"),
    [
        (1, "t17 t23 t30 t12 t13 t24 o15", [3, 1, 6, 5, 9, 8], [4, 11, 15, 20], 9344711191398858086),
        (7, "t12 t1 t28 t18 t14 t8 o8", [2, 1, 5, 6, 10, 9], [17, 25, 26, 27], 9344711191398858092),
        (2026, "t26 t14 t20 t11 t24 t22 o16", [4, 2, 5, 6, 10, 7], [4, 6, 7, 18], 9344711191398860111),
    ],
)
def test_start_positions(seed: int, row: str, canals: list[int], hand: list[int], chance: int) -> None:
    table = new("legacy-of-yu", 1, seed=seed)
    position = table.position()
    assert position["row"] == row.split()
    assert position["canals"] == canals
    assert position["hand"] == hand
    assert position["chance"] == chance
    assert (len(position["unseen"]), position["ready_unseen"]) == (20, 6)
    assert position["workers"]["white"] == position["goods"]["provision"] == position["goods"]["cowrie"] == 1
    uses = [f"{verb} {card}" for verb in ("play", "discard", "tuck") for card in hand]
    spaces = [f"{verb} {space}" for verb in ("hire", "dismiss") for space in (1, 2, 3)]
    assert sorted(table.legal()) == sorted([*uses, *spaces, "hut 0 white"])


def test_the_second_check_value() -> None:
    table = new("legacy-of-yu", 1, seed=1)
    for action in ("tuck 4", "play 11", "discard 15", "play 20", "dismiss 1", "end"):
        table.play(action)
    position = table.position()
    assert position["row"] == ["t23", "t30", "t12", "t13", "t24", "o15", "o11"]
    assert position["hand"] == [2, 3, 14, 27]
    assert position["exhausted"] == [11, 20]
    assert position["discard"] == [15, 17, 26]
    assert position["workers"] == {"white": 3, "red": 1, "blue": 2, "yellow": 1, "black": 0}
    assert position["goods"] == {"provision": 4, "cowrie": 2, "clay": 0, "timber": 0}
    assert (len(position["unseen"]), position["ready_unseen"]) == (15, 1)
    assert position["chance"] == 3962023812499842532


def test_random_play_has_the_typical_numbers() -> None:
    games = 3 if INTERPRET else 2000
    states, decisions = random_games(GAME, 1, range(games))
    assert not (states["outcome"] == 1).any()
    if not INTERPRET:
        assert 26 < decisions / games < 31
        assert 2.6 < states["round_number"].mean() < 3.0
        assert 0.90 < (states["outcome"] == 2).mean() < 0.97


@pytest.mark.compiled
def test_the_greedy_bot_wins_first_games() -> None:
    """Measured over 1,000 games: 36.5 % of single games won by greedy play, none of 20,000 by random play."""
    won = 0
    for seed in range(100):
        table = new("legacy-of-yu", 1, seed=seed)
        bot = make_bot("greedy", GAME, table.box, seed)
        while not table.is_over:
            table.play(bot.choose(table.scrubbed(0), 0))
        assert table.result is not None
        won += table.result["scores"][0]
    assert won >= 15


def test_what_cannot_be_created() -> None:
    for options, campaign, path in (
        ({"story": "no"}, {}, "campaign"),
        ({"story": "campaign"}, {"wins": 8}, "campaign.wins"),
        ({"story": "campaign"}, {"finished": "won"}, "campaign.finished"),
        ({"story": "campaign"}, {"townsfolk": [1, 1]}, "campaign.townsfolk"),
        ({"story": "campaign"}, {"nonsense": 1}, "campaign.nonsense"),
    ):
        with pytest.raises(Unreadable) as caught:
            new("legacy-of-yu", 1, options=options, campaign=campaign)
        assert caught.value.path == path
    with pytest.raises(Unreadable, match="no campaigns"):
        new("china", 3, campaign={})


def test_the_campaign_changes_the_setup() -> None:
    campaign = {"rules": [1, 3, 8, 18], "stones": [52, 54, 59, 69]}
    table = new("legacy-of-yu", 1, seed=3, options={"story": "campaign"}, campaign=campaign)
    position = table.position()
    assert [text[0] for text in position["row"]] == list("tttttoo")
    start = ["soldier", "provision", "provision", "soldier", "soldier"]
    assert position["queue"] == [*start, *["draw"] * 4, "white", "provision", "cowrie"]
    assert position["ready_unseen"] == 11
    assert (position["phase"], position["decision"]) == ("harvest", "gain")
    assert campaign == {"rules": [1, 3, 8, 18], "stones": [52, 54, 59, 69]}
    for _ in range(3):
        table.play("gain red")
    assert table.position()["goods"]["provision"] == 5
    assert np.count_nonzero(table.state.queue) == 0
