"""OpenSpiel: games in C++ and one in Python. Played by its bots in C++, and by a plain loop in Python."""

from importlib.metadata import version
from itertools import count
from random import choices, random, seed
from typing import Any

import pyspiel
from open_spiel.python.games import kuhn_poker  # importing it makes python_kuhn_poker known to pyspiel

from clock import SAMPLE, Budget, call_cost, rates, step_cost
from figures import Figures
from peers.command import main

COMPILED = ("backgammon", "gin_rummy", "hearts", "hex")
INTERPRETED = (kuhn_poker._GAME_TYPE.short_name,)

COUNTED = 200
"""Games from which the mean number of decisions is taken, for the loop that does not count them."""


def measure(budget: Budget) -> list[Figures]:
    """Each game in C++ both ways, the one in Python from Python only."""
    figures = []
    for name in COMPILED:
        game = pyspiel.load_game(name)
        figures += [_by_bots(game, budget), _by_loop(game, "from Python", budget)]
    figures += [_by_loop(pyspiel.load_game(name), "written in Python", budget) for name in INTERPRETED]
    return figures


def _by_bots(game: Any, budget: Budget) -> Figures:
    """`evaluate_bots` plays a whole game inside C++ and does not count: decisions are games times their mean length."""
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    seeds = count(1)

    def play() -> tuple[int, int]:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 0, 1

    _, games = rates(play, budget)
    mean = sum(_decisions(_play_out(game)) for _ in range(COUNTED)) / COUNTED
    return Figures(_library(), _name(game), game.num_players(), "bots in C++", mean * games, games)


def _by_loop(game: Any, way: str, budget: Budget) -> Figures:
    seed(1)
    played = sorted((_play_out(game) for _ in range(SAMPLE)), key=lambda state: len(state.history()))

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_by_chance(state))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions, 1

    decisions, games = rates(play, budget)
    again = [(game.new_initial_state, state.history()) for state in played]
    step = step_cost(again, _step, budget)
    # What chance does between two decisions belongs to them.
    step *= sum(len(state.history()) for state in played) / sum(map(_decisions, played))
    copy = call_cost(_middle(game, played[SAMPLE // 2].history()).clone, budget)
    return Figures(_library(), _name(game), game.num_players(), way, decisions, games, step, copy)


def _middle(game: Any, actions: list[int]) -> Any:
    state = game.new_initial_state()
    for action in actions[: len(actions) // 2]:
        state.apply_action(action)
    return state


def _step(state: Any, action: int) -> None:
    state.apply_action(action)
    if not state.is_chance_node():
        state.legal_actions()


def _play_out(game: Any) -> Any:
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(_by_chance(state) if state.is_chance_node() else choices(state.legal_actions())[0])
    return state


def _by_chance(state: Any) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(choices(outcomes, weights)[0])


def _decisions(state: Any) -> int:
    return sum(each.player >= 0 for each in state.full_history())


def _name(game: Any) -> str:
    return str(game.get_type().short_name)


def _library() -> str:
    return f"OpenSpiel {version('open_spiel')}"


if __name__ == "__main__":
    main(measure)
