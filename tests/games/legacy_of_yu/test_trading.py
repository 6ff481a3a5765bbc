"""Chains of trades end: every trade lowers what the player has (RULES.md, 10.7)."""

import pytest

from tianxia import GAMES, Table
from tianxia.games.legacy_of_yu.rules.items import SHIFT, Item
from tianxia.games.legacy_of_yu.state import CARD_TRADE, TRADES

Components = GAMES["legacy-of-yu"].box
WORTH = (7, 9, 9, 9, 9, 3, 2, 5, 5)
"""Of white, the soldiers, provision, cowrie, clay, timber."""
CARD = 9


@pytest.mark.parametrize("trade", range(TRADES))
def test_every_trade_loses_something(trade: int) -> None:
    paid = sum(int(count) * worth for count, worth in zip(Components.record.trade_price[trade], WORTH, strict=True))
    items = [int(item) for item in Components.record.trade_gain[trade] if item]
    gained = sum(CARD if item // SHIFT == Item.RECRUIT else WORTH[item % SHIFT] for item in items)
    assert gained < (CARD if trade == CARD_TRADE else paid)


def test_trading_on_and_on_ends() -> None:
    """With all trades open and much to trade: always the last legal trade, until there is none."""
    table = Table.from_position({
        "game": "legacy-of-yu", "built": 6, "barge": False, "hand": [1, 2, 3, 4, 5],
        "workers": {"white": 8}, "goods": {"provision": 8, "cowrie": 12, "clay": 9, "timber": 9},
        "spaces": ["outpost red", "outpost blue", *["-"] * 7],
    })  # fmt: skip
    for _ in range(300):
        trades = [text for text in table.legal() if text.startswith(("trade", "pay", "gain", "skip"))]
        if not trades:
            return
        table.play(trades[-1])
    pytest.fail("three hundred trades and no end")
