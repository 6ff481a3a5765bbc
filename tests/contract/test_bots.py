"""The bots that every game has."""

import pytest

from tests.contract.cases import Case, every_default, every_game, games
from tianxia import Unreadable
from tianxia.bots import BOTS, make_bot
from tianxia.kernel.game import Game


def play_out(case: Case, seed: int, names: list[str]) -> list[str]:
    table = case.new(seed)
    bots = [make_bot(name, case.game, table.box, seed + i) for i, name in enumerate(names)]
    while not table.is_over:
        seat = table.decider
        table.play(bots[seat].choose(table.scrubbed(seat), seat))
    assert table.result is not None
    return table.actions


@every_default
@pytest.mark.parametrize("name", list(BOTS))
def test_bots_play_whole_games_and_a_seed_repeats_them(case: Case, name: str) -> None:
    for seed in games(2, 1):
        names = [name] * case.players
        assert play_out(case, seed, names) == play_out(case, seed, names)


@every_game
def test_unknown_bots_and_settings_are_refused(game: Game) -> None:
    for wrong in ("nobody", "greedy:samples", "greedy:samples=x", "greedy:nonsense=1", ""):
        with pytest.raises(Unreadable):
            make_bot(wrong, game, game.box, 1)
    assert make_bot("bot:greedy:samples=2", game, game.box, 1)
