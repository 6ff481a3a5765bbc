"""Our games: compiled random play, play through `Table`, unchecked steps, copies."""

from collections.abc import Callable
from functools import partial
from itertools import count
from random import random
from typing import Any

import numpy as np

from clock import Budget, call_cost, rates, step_cost
from figures import Figures
from tianxia import GAMES, Table, new
from tianxia.kernel.game import Game
from tianxia.kernel.playout import random_games
from tianxia.kernel.rule import INTERPRET

LIBRARY = "Tianxia"
COMPILED = "compiled loop"
TABLE = "Table.play, checked"
UNCHECKED = "Rules.step, unchecked"

BATCH = 1 if INTERPRET else 64
"""So many games are played in one call of the compiled loop."""

SEED = 7
"""The game that steps and copies are measured in."""


def middle_players(game: Game) -> int:
    """Pick the middle one of a game's numbers of players."""
    return game.players[len(game.players) // 2]


def measure(name: str, budget: Budget) -> list[Figures]:
    """Measure one game with its middle number of players, in every way it can be played."""
    game = GAMES[name]
    game.compile()
    players = middle_players(game)
    ids = _a_random_game(name, players)
    return [
        _compiled(game, players, budget),
        _through_table(name, players, ids, budget),
        _unchecked(game, players, ids, budget),
    ]


def _compiled(game: Game, players: int, budget: Budget) -> Figures:
    starts = count(0, BATCH)

    def play() -> tuple[int, int]:
        first = next(starts)
        _, decisions = random_games(game, players, range(first, first + BATCH))
        return decisions, BATCH

    decisions, games = rates(play, budget)
    return Figures(LIBRARY, game.name, players, COMPILED, decisions, games)


def _through_table(name: str, players: int, ids: list[int], budget: Budget) -> Figures:
    seeds = count()

    def play() -> tuple[int, int]:
        table = new(name, players, seed=next(seeds))
        while legal := table.legal_ids():
            table.play(legal[int(random() * len(legal))])
        return table.ply, 1

    decisions, games = rates(play, budget)
    begin = partial(new, name, players, seed=SEED)
    step = step_cost(begin, Table.play, ids, budget)
    copy = call_cost(_middle(name, players, ids).copy, budget)
    return Figures(LIBRARY, name, players, TABLE, decisions, games, step, copy)


def _unchecked(game: Game, players: int, ids: list[int], budget: Budget) -> Figures:
    step, boxes, out = game.rules.step, game.box.array, np.empty(game.max_legal, np.int32)
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
    again: Callable[[Any, int], object] = lambda states, action: step(boxes, states, action, out)  # noqa: E731
    cost = step_cost(partial(_begin, game, players, SEED), again, ids, budget)
    copy = call_cost(_middle(game.name, players, ids)._bytes.copy, budget)
    return Figures(LIBRARY, game.name, players, UNCHECKED, decisions, games, cost, copy)


def _a_random_game(name: str, players: int) -> list[int]:
    table = new(name, players, seed=SEED)
    while legal := table.legal_ids():
        table.play(legal[int(random() * len(legal))])
    return table.action_ids


def _middle(name: str, players: int, ids: list[int]) -> Table:
    table = new(name, players, seed=SEED)
    for action in ids[: len(ids) // 2]:
        table.play(action)
    return table


def _begin(game: Game, players: int, seed: int) -> Any:
    states = np.zeros(1, game.state)
    options = game.option_numbers(game.read_options(players, {}))
    game.rules.setup(game.box.record, states[0], players, options, np.uint64(seed))
    return states
