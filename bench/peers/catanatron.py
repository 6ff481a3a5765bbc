"""Catanatron: Settlers of Catan in plain Python, four random players. Its own loop, `Game.play`."""

from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from clock import SAMPLE, Budget, call_cost, rates, step_cost
from figures import Figures
from peers.command import main

PLAYERS = 4


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
    library = f"Catanatron {version('catanatron')}"
    return [Figures(library, "catan", PLAYERS, "Game.play", decisions, games, step, copy)]


def _new() -> Any:
    return Game([RandomPlayer(colour) for colour in Color])


def _play() -> tuple[int, int]:
    game = _new()
    game.play()
    return len(game.state.actions), 1


def _played() -> tuple[Callable[[], Any], list[Any]]:
    start = _new()
    game = start.copy()
    game.play()
    return start.copy, game.state.actions  # with the dice and the cards that were drawn: the same game comes again


def _execute(game: Any, action: Any) -> None:
    game.execute(action, validate_action=False)  # an action that names its dice is not among the listed ones


if __name__ == "__main__":
    main(measure)
