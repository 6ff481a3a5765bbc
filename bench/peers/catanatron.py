"""Catanatron: Settlers of Catan in plain Python, four random players. Its own loop, `Game.play`."""

from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from clock import SAMPLE, Budget, call_cost, rates, step_cost
from figures import Figures
from peers.command import main

try:
    from catanatron.players.mcts import StateNode
except ImportError:  # the release on PyPI has no MCTSPlayer, its repository has
    StateNode = None

PLAYERS = 4
SIMULATIONS = 10


def measure(budget: Budget) -> list[Figures]:
    """Whole games, single actions, copies."""
    played = sorted((_played() for _ in range(SAMPLE)), key=lambda each: len(each[1]))
    decisions, games = rates(_play, budget)
    step = step_cost(played, _execute, budget)
    begin, actions = played[SAMPLE // 2]
    middle = begin()
    for action in actions[: len(actions) // 2]:
        _execute(middle, action)
    copy = call_cost(middle.copy, budget)
    simulations = rates(lambda: _simulate(middle), budget)[0] if StateNode else None
    library = f"Catanatron {version('catanatron')}"
    return [Figures(library, "catan", PLAYERS, "Game.play", decisions, games, step, copy, simulations)]


def _new() -> Any:
    return Game([RandomPlayer(colour) for colour in Color])


def _play() -> tuple[int, int]:
    game = _new()
    game.play()
    return len(game.state.actions), 1


def _simulate(game: Any) -> tuple[int, int]:
    """A thought of its MCTSPlayer, with as many simulations as that has by default."""
    root = StateNode(game.state.current_color(), game.copy(), None)
    for _ in range(SIMULATIONS):
        root.run_simulation()
    return SIMULATIONS, 1


def _played() -> tuple[Callable[[], Any], list[Any]]:
    start = _new()
    game = start.copy()
    game.play()
    return start.copy, game.state.actions  # with the dice and the cards that were drawn: the same game comes again


def _execute(game: Any, action: Any) -> None:
    game.execute(action, validate_action=False)  # an action that names its dice is not among the listed ones


if __name__ == "__main__":
    main(measure)
