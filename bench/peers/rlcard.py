"""RLCard: card games in plain Python, random agents. Its own loop, `Env.run`."""

from functools import partial
from importlib.metadata import version
from typing import Any

import rlcard
from rlcard.agents import RandomAgent

from clock import SAMPLE, Budget, rates, step_cost
from figures import Figures
from peers.command import main

GAMES = ("gin-rummy", "uno")


def measure(budget: Budget) -> list[Figures]:
    """Whole games and single actions; an environment cannot be copied."""
    return [_figures(name, budget) for name in GAMES]


def _figures(name: str, budget: Budget) -> Figures:
    env = rlcard.make(name)
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def play() -> tuple[int, int]:
        env.run(is_training=True)  # the shorter of its two ways: no probabilities beside the action
        return len(env.action_recorder), 1

    def begin(seed: int) -> Any:
        env.seed(seed)
        env.reset()
        return env

    decisions, games = rates(play, budget)
    again = [(partial(begin, seed), _play(begin(seed))) for seed in range(SAMPLE)]
    step = step_cost(again, type(env).step, budget)
    return Figures(f"RLCard {version('rlcard')}", name, env.num_players, "Env.run", decisions, games, step)


def _play(env: Any) -> list[int]:
    actions = []
    while not env.is_over():
        actions.append(int(RandomAgent.step(env.get_state(env.get_player_id()))))
        env.step(actions[-1])
    return actions


if __name__ == "__main__":
    main(measure)
