"""Catanatron: Settlers of Catan in plain Python, four random players. Its own loop, `Game.play`."""

from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from clock import Budget, call_cost, rates, step_cost
from figures import Figures
from peers.command import main

PLAYERS = 4


def measure(budget: Budget) -> list[Figures]:
    """Whole games, single actions, copies."""
    decisions, games = rates(_play, budget)
    start = _new()
    game = start.copy()
    game.play()
    actions = game.state.actions  # with the dice and the cards that were drawn, so the same game comes again
    middle = start.copy()
    for action in actions[: len(actions) // 2]:
        _execute(middle, action)
    step = step_cost(start.copy, _execute, actions, budget)
    copy = call_cost(middle.copy, budget)
    library = f"Catanatron {version('catanatron')}"
    return [Figures(library, "catan", PLAYERS, "Game.play", decisions, games, step, copy)]


def _new() -> Any:
    return Game([RandomPlayer(colour) for colour in Color])


def _play() -> tuple[int, int]:
    game = _new()
    game.play()
    return len(game.state.actions), 1


# Unchecked, because an action that names its dice is not among the listed ones.
_execute: Callable[[Any, Any], object] = lambda game, action: game.execute(action, validate_action=False)  # noqa: E731


if __name__ == "__main__":
    main(measure)
