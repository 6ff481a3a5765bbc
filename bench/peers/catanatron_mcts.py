"""Catanatron's MCTSPlayer: simulations of its search in the middle of a random game. Only its repository has it."""

from importlib.metadata import version
from typing import Any

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer
from catanatron.players.mcts import SIMULATIONS, StateNode

from clock import SAMPLE, Budget, rates
from figures import Figures
from peers.command import main

PLAYERS = 4


def measure(budget: Budget) -> list[Figures]:
    """Thoughts of so many simulations as the player has by default."""
    middle = _middle()
    simulations, _ = rates(lambda: _simulate(middle), budget)
    library = f"catanatron-mcts {version('catanatron')}"
    return [Figures(library, "catan", PLAYERS, "MCTSPlayer", simulations_per_s=simulations)]


def _middle() -> Any:
    """Half way through the game of middle length of some."""
    played = sorted((_played() for _ in range(SAMPLE)), key=len)[SAMPLE // 2]
    return played[len(played) // 2]


def _played() -> list[Any]:
    """A random game, position by position."""
    game = Game([RandomPlayer(colour) for colour in Color])
    positions = []
    while game.winning_color() is None:
        positions.append(game.copy())
        game.play_tick()
    return positions


def _simulate(game: Any) -> tuple[int, int]:
    root = StateNode(game.state.current_color(), game.copy(), None)
    for _ in range(SIMULATIONS):
        root.run_simulation()
    return SIMULATIONS, 1


if __name__ == "__main__":
    main(measure)
