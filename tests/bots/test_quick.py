"""The bot for rules that are not compiled yet."""

import pytest

from tianxia import new
from tianxia.bots.quick import Quick
from tianxia.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_what_is_legal(name: str) -> None:
    table = new(name, min(GAMES[name].players), seed=1)
    bot = Quick(table.game, table.box, 1, time=0.0)
    while not table.is_over and table.ply < 20:
        seat = table.decider
        table.play(bot.choose(table.scrubbed(seat), seat))


def test_with_time_it_finds_what_the_evaluation_likes() -> None:
    table = new("china", 3, seed=1)
    seat, rules, box = table.decider, table.game.rules, table.box.record
    chosen = Quick(table.game, table.box, 1, time=60.0).choose(table.scrubbed(seat), seat)

    def value(action: int) -> float:
        after = table.copy()
        after.play(action)
        return float(rules.evaluate(box, after.state, seat))

    assert value(chosen) == max(map(value, table.legal_ids()))
