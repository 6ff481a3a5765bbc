"""PettingZoo's classic games: the usual loop over `agent_iter`, with actions sampled under the mask."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

from pettingzoo.classic import connect_four_v3, texas_holdem_v4

from clock import SAMPLE, Budget, rates, step_cost
from figures import Figures
from peers.command import main

GAMES = (connect_four_v3, texas_holdem_v4)


def measure(budget: Budget) -> list[Figures]:
    """Whole games and single actions; an environment cannot be copied."""
    return [_figures(each.env, each.__name__.rpartition(".")[2], budget) for each in GAMES]


def _figures(make: Callable[[], Any], name: str, budget: Budget) -> Figures:
    env = make()

    def play() -> tuple[int, int]:
        env.reset()
        return len(_play(env)), 1

    def begin(seed: int) -> Any:
        env.reset(seed=seed)
        return env

    decisions, games = rates(play, budget)
    again = [(partial(begin, seed), _play(begin(seed))) for seed in range(SAMPLE)]
    step = step_cost(again, _step, budget)
    return Figures(
        f"PettingZoo {version('pettingzoo')}", name, len(env.possible_agents), "agent_iter", decisions, games, step
    )


def _play(env: Any) -> list[int]:
    actions = []
    for agent in env.agent_iter():
        observation, _, is_over, is_cut, _ = env.last()
        if is_over or is_cut:
            env.step(None)
        else:
            actions.append(env.action_space(agent).sample(observation["action_mask"]))
            env.step(actions[-1])
    return actions


def _step(env: Any, action: int) -> None:
    env.step(action)
    env.last()


if __name__ == "__main__":
    main(measure)
