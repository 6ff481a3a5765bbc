"""Our games: compiled random play, play through `Table`, unchecked steps, copies."""

from functools import partial
from itertools import count
from random import random, seed
from typing import Any

import numpy as np

from clock import SAMPLE, Budget, call_cost, rates, step_cost
from figures import Figures
from tianxia import GAMES, Table, new
from tianxia.bots import make_bot
from tianxia.kernel.game import Game
from tianxia.kernel.playout import random_games
from tianxia.kernel.rule import INTERPRET

LIBRARY = "Tianxia"
COMPILED = "compiled loop"
TABLE = "Table.play, checked"
UNCHECKED = "Rules.step, unchecked"
SEARCH = "search, as tuned"

BATCH = 1 if INTERPRET else 64
"""Games that are played in one call of the compiled loop."""

SIMULATIONS = 1 if INTERPRET else 200
"""Of one thought."""

SEEDS = range(1 if INTERPRET else SAMPLE)
"""The games that steps are measured in; copies in the middle of the one of middle length."""


def middle_players(game: Game) -> int:
    """Pick the middle one of a game's numbers of players."""
    return game.players[len(game.players) // 2]


def measure(name: str, budget: Budget) -> list[Figures]:
    """Measure one game with its middle number of players, in every way it can be played."""
    game = GAMES[name]
    game.compile()
    players = middle_players(game)
    seed(1)
    played = sorted((_random_game(name, players, number) for number in SEEDS), key=lambda table: table.ply)
    middle = _middle(played[len(played) // 2])
    return [
        _compiled(game, players, budget),
        _through_table(name, players, played, middle, budget),
        _unchecked(game, players, played, middle, budget),
        _search(game, players, middle, budget),
    ]


def _compiled(game: Game, players: int, budget: Budget) -> Figures:
    starts = count(0, BATCH)

    def play() -> tuple[int, int]:
        first = next(starts)
        _, decisions = random_games(game, players, range(first, first + BATCH))
        return decisions, BATCH

    decisions, games = rates(play, budget)
    return Figures(LIBRARY, game.name, players, COMPILED, decisions, games)


def _through_table(name: str, players: int, played: list[Table], middle: Table, budget: Budget) -> Figures:
    seeds = count()

    def play() -> tuple[int, int]:
        return _random_game(name, players, next(seeds)).ply, 1

    decisions, games = rates(play, budget)
    again = [(partial(new, name, players, seed=table.seed), table.action_ids) for table in played]
    step = step_cost(again, Table.play, budget)
    copy = call_cost(middle.copy, budget)
    return Figures(LIBRARY, name, players, TABLE, decisions, games, step, copy)


def _unchecked(game: Game, players: int, played: list[Table], middle: Table, budget: Budget) -> Figures:
    boxes, out = game.box.array, np.empty(game.max_legal, np.int32)
    step = game.rules.step
    seeds = count()

    def play() -> tuple[int, int]:
        states = _begin(game, players, next(seeds))
        _, n = step(boxes, states, -1, out)
        decisions = 0
        while n:
            _, n = step(boxes, states, out.item(int(random() * n)), out)
            decisions += 1
        return decisions, 1

    decisions, games = rates(play, budget)
    again = [(partial(_begin, game, players, table.seed), table.action_ids) for table in played]
    cost = step_cost(again, lambda states, action: step(boxes, states, action, out), budget)
    copy = call_cost(middle.session._bytes.copy, budget)
    return Figures(LIBRARY, game.name, players, UNCHECKED, decisions, games, cost, copy)


def _search(game: Game, players: int, middle: Table, budget: Budget) -> Figures:
    bot = make_bot(f"search:iterations={SIMULATIONS}", game, game.box, 1)
    seat = middle.decider
    s = middle.scrubbed(seat)

    def think() -> tuple[int, int]:
        bot.choose(s, seat)
        return SIMULATIONS, 1

    simulations, _ = rates(think, budget)
    return Figures(LIBRARY, game.name, players, SEARCH, simulations_per_s=simulations)


def _random_game(name: str, players: int, number: int) -> Table:
    table = new(name, players, seed=number)
    while legal := table.legal_ids():
        table.play(legal[int(random() * len(legal))])
    return table


def _middle(table: Table) -> Table:
    copy = table.copy()
    while copy.ply > table.ply // 2:
        copy.undo()
    copy.legal_ids()
    return copy


def _begin(game: Game, players: int, number: int | None) -> Any:
    states = np.zeros(1, game.state.layout)
    options = game.option_numbers(game.read_options(players, {}))
    game.rules.setup(game.box.record, states[0], players, options, np.uint64(number or 0))
    return states
