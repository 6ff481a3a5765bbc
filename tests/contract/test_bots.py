"""The bots that every game has."""

import re
from itertools import cycle

import pytest

from tests.contract.cases import BOT_NAMES, DEFAULTS, Case, every_default, every_game, games, moments, other_world
from tianxia import Unreadable
from tianxia.bots import BOTS, make_bot
from tianxia.bots.levels import LEVELS, levels
from tianxia.bots.search import Search
from tianxia.kernel.errors import OutOfMemory
from tianxia.kernel.game import Game

pytestmark = pytest.mark.compiled


def play_out(case: Case, seed: int, names: list[str]) -> list[str]:
    table = case.new(seed)
    bots = [make_bot(name, case.game, table.box, seed + i) for i, name in enumerate(names)]
    while not table.is_over:
        seat = table.decider
        table.play(bots[seat].choose(table.scrubbed(seat), seat))
    assert table.result is not None
    return table.actions


@every_default
@pytest.mark.parametrize("name", BOT_NAMES)
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


@every_game
def test_levels_are_bots_of_every_game(game: Game) -> None:
    for level in levels(game):
        bot = make_bot(level.bot, game, game.box, 1)
        for text in (level.name, f"bot:{level.name}"):
            assert type(make_bot(text, game, game.box, 1)) is type(bot)
    assert [level.name for level in levels(game)] == list(LEVELS)
    assert [level.seconds for level in levels(game)] == sorted(level.seconds for level in levels(game))


@every_default
@pytest.mark.parametrize("name", BOT_NAMES)
def test_bots_choose_alike_whatever_the_secrets_are(case: Case, name: str) -> None:
    for table in moments(case, 6, 6):
        seat = table.decider
        if table.is_over:
            continue
        choices = set()
        for k in range(4):
            world = other_world(table, seat, k)
            bot = make_bot(name, case.game, table.box, seed=9)
            choice = bot.choose(world.scrubbed(seat), seat)
            assert choice in table.legal_ids()
            choices.add(choice)
        assert len(choices) == 1


@every_game
def test_whole_games_are_played_alike_whatever_the_secrets_are(game: Game) -> None:
    """Twin bots follow their seat through a whole game: one sees the table, one a table with other secrets."""
    case = next(case for case in DEFAULTS if case.game is game)
    names = [*BOT_NAMES, *dict.fromkeys(quick(level.bot) for level in levels(game))]
    bots, twins = ([make_bot(name, game, game.box, seed=7) for name in names] for _ in range(2))
    table = case.new(11)
    while not table.is_over:
        seat, ply = table.decider, table.ply
        world = other_world(table, seat, ply)
        chosen = [bot.choose(table.scrubbed(seat), seat, ply) for bot in bots[seat :: case.players]]
        assert chosen == [twin.choose(world.scrubbed(seat), seat, ply) for twin in twins[seat :: case.players]]
        table.play(chosen[ply % len(chosen)])


def quick(bot: str) -> str:
    """The same bot with few iterations and a short rollout."""
    return re.sub("iterations=[0-9]+", "iterations=6,rollout=3", bot)


HARDSHIPS = (
    "iterations=5,rollout=3,greed=1.0,look=1",
    "iterations=12,width=2,rollout=2",
    "iterations=6,nodes=1",
    "time=0.001",
)


@every_game
def test_search_only_proposes_what_is_legal(game: Game) -> None:
    """A thousand decisions with every number of players and awkward settings; `Table.play` refuses what is illegal."""
    decisions, seed = 0, 0
    cases = cycle([case for case in DEFAULTS if case.game is game])
    while decisions < 1000:
        case, seed = next(cases), seed + 1
        table = case.new(seed)
        bots = [
            make_bot(f"search:{HARDSHIPS[(seat + seed) % 4]}", game, table.box, seed) for seat in range(case.players)
        ]
        while not table.is_over and decisions < 1000:
            seat = table.decider
            table.play(bots[seat].choose(table.scrubbed(seat), seat, table.ply))
            decisions += 1


def test_every_bot_is_tried() -> None:
    assert {name.partition(":")[0] for name in BOT_NAMES} == set(BOTS)


@every_default
def test_a_search_says_what_it_thinks(case: Case) -> None:
    for table in moments(case, 1, 4)[:-1]:
        seat = table.decider
        thought = Search(case.game, table.box, 1, iterations=60).think(table.scrubbed(seat), seat)
        assert thought.iterations == 60
        assert thought.action == thought.candidates[0].action
        assert sorted(candidate.action for candidate in thought.candidates) == table.legal_ids()
        assert abs(sum(candidate.share for candidate in thought.candidates) - 1) < 1e-6
        assert all(-1 <= candidate.value <= 1 for candidate in thought.candidates)
        assert thought.line[0] in table.legal_ids()


@every_default
def test_a_search_keeps_to_its_time_and_its_memory(case: Case) -> None:
    table = case.new(1)
    seat = table.decider
    small = Search(case.game, table.box, 1, iterations=200, nodes=1)
    assert small.choose(table.scrubbed(seat), seat) in table.legal_ids()
    timed = Search(case.game, table.box, 1, time=0.05)
    assert timed.choose(table.scrubbed(seat), seat) in table.legal_ids()


@every_default
@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_bot_asked_for_nothing_says_so(case: Case, name: str) -> None:
    table = moments(case, 2, 2)[-1]
    bot = make_bot(name, case.game, table.box, 1)
    with pytest.raises(Unreadable, match="but the game is over"):
        bot.choose(table.scrubbed(0), 0)
    start = case.new(1)
    other = (start.decider + 1) % max(2, start.players)
    with pytest.raises(Unreadable, match=f"seat {start.decider} decides"):
        bot.choose(start.scrubbed(start.decider), other)


@every_game
def test_a_tree_that_does_not_fit_into_memory_is_refused(game: Game) -> None:
    with pytest.raises(OutOfMemory, match="not enough memory"):
        make_bot("search:nodes=1000000000000000", game, game.box, 1)


@every_default
def test_a_search_keeps_what_it_knows_while_nobody_else_acts(case: Case) -> None:
    table = case.new(3)
    searching, alone = (Search(case.game, table.box, 1, iterations=80, reuse=reuse) for reuse in (1, 0))
    kept, decisions = 0, 0
    before = -1
    while not table.is_over and decisions < 30:
        seat = table.decider
        if seat == before and seat == 0:
            decisions += 1
            thought = searching.think(table.scrubbed(seat), seat, table.ply)
            kept += thought.iterations > 80
            assert thought.action in table.legal_ids()
            assert alone.think(table.scrubbed(seat), seat, table.ply).iterations <= 80
        elif seat == 0:
            thought = searching.think(table.scrubbed(seat), seat, table.ply)
            assert thought.iterations <= 80  # others have acted in between
        else:
            thought = Search(case.game, table.box, 1, iterations=10).think(table.scrubbed(seat), seat)
        before = seat
        table.play(thought.action)
    assert kept > decisions / 3
