"""Catanatron's own Gymnasium environment: one seat of Catan against a random player, legal actions sampled."""

from importlib.metadata import version
from random import choice
from typing import Any

import catanatron_gym  # noqa: F401  (makes the environment known to Gymnasium)
import gymnasium

from clock import MICROSECONDS, Budget, rates
from figures import Figures
from peers.command import main

PLAYERS = 2


def measure(budget: Budget) -> list[Figures]:
    """Whole games; a step is a decision of the seat and all that follows it."""
    env: Any = gymnasium.make("catanatron_gym:catanatron-v1")

    def play() -> tuple[int, int]:
        _, info = env.reset()
        decisions, is_over = 0, False
        while not is_over:
            _, _, is_done, is_cut, info = env.step(choice(info["valid_actions"]))
            decisions, is_over = decisions + 1, is_done or is_cut
        return decisions, 1

    decisions, games = rates(play, budget)
    library = f"catanatron-gym {version('catanatron-gym')}"
    return [Figures(library, "catan", PLAYERS, "Gymnasium", decisions, games, MICROSECONDS / decisions)]


if __name__ == "__main__":
    main(measure)
