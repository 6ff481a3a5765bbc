"""Achievements of every game: they can be read in every language, are found in whole games, and change nothing."""

import pytest

from tests.contract.cases import several
from tianxia import GAMES, Table, new
from tianxia.kernel.chance import new_source
from tianxia.kernel.game import Game
from tianxia.web.honours import earned_by
from tianxia.words import LANGUAGES

TEACHING = [game for game in GAMES.values() if game.achievements]
every_game = pytest.mark.parametrize("game", TEACHING, ids=lambda game: game.name)
LONGEST_NAME, LONGEST = 40, 190
"""Characters of a name, and of what to do or what it is good for."""


def played_out(game: Game, players: int, seed: int) -> Table:
    table, source = new(game.name, players, seed=seed), new_source(seed)
    out = table.session.legal.copy()
    out.resize(game.max_legal, refcheck=False)
    while not table.is_over:
        table.session.advance(int(game.rules.pick(table.box.record, table.state, source, out)))
    return table


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_says_what_to_do_and_what_it_is_good_for(game: Game, language: str) -> None:
    own = game.words(language)
    for name in game.achievements:
        assert len(own(f"achievement-{name}")) <= LONGEST_NAME
        for part in ("how", "why"):
            said = own(f"achievement-{name}-{part}")
            assert said.endswith(".")
            assert len(said) <= LONGEST


@every_game
def test_they_are_found_in_every_game_and_leave_it_as_it_is(game: Game) -> None:
    for players in game.players:
        for seed in range(several(4, 1)):
            table = played_out(game, players, seed)
            standing = table.standing
            assert standing is not None
            before = [table.session.at(ply) for ply in range(table.ply + 1)]
            found = earned_by(table, standing.ranks, range(players))
            assert [table.session.at(ply) for ply in range(table.ply + 1)] == before
            assert list(found) == list(range(players))
            assert all(set(names) <= set(game.achievements) for names in found.values())
