"""Our games through the adapters, each by the loop of its peer in bench/peers: random play, and what a step costs."""

from functools import partial
from itertools import count
from random import choice
from typing import Any

import numpy as np
import pyspiel

from clock import Budget, rates, step_cost
from figures import Figures
from ours import LIBRARY, SEEDS, middle_players
from tianxia import GAMES
from tianxia.research import openspiel
from tianxia.research.gymnasium import Environment as GymEnvironment
from tianxia.research.pettingzoo import Environment as AECEnvironment

GYMNASIUM, PETTINGZOO, OPENSPIEL = "Gymnasium adapter", "PettingZoo adapter", "OpenSpiel adapter"
WAYS = (GYMNASIUM, PETTINGZOO, OPENSPIEL)


def measure(name: str, budget: Budget) -> list[Figures]:
    """One game through every adapter; Gymnasium's others are random bots."""
    players = middle_players(GAMES[name])
    return [_gymnasium(name, players, budget), _pettingzoo(name, players, budget), _openspiel(name, players, budget)]


def _gymnasium(name: str, players: int, budget: Budget) -> Figures:
    env, seeds = GymEnvironment(name, players, bots="random"), count()

    def play() -> tuple[int, int]:
        return len(_play_gym(env, next(seeds))), 1

    def begin(seed: int) -> Any:
        env.reset(seed=seed)
        return env

    decisions, games = rates(play, budget)
    again, plies = [], 0
    for seed in SEEDS:
        again.append((partial(begin, seed), _play_gym(env, seed)))
        plies += env._play.ply
    own = sum(len(actions) for _, actions in again)
    step = step_cost(again, GymEnvironment.step, budget) * own / plies  # of a decision, the bots' included
    return Figures(LIBRARY, name, players, GYMNASIUM, decisions, games, step)


def _play_gym(env: GymEnvironment, seed: int) -> list[int]:
    _, info = env.reset(seed=seed)
    actions, is_over = [], False
    while not is_over:
        actions.append(int(choice(np.flatnonzero(info["action_mask"]))))
        _, _, is_over, _, info = env.step(actions[-1])
    return actions


def _pettingzoo(name: str, players: int, budget: Budget) -> Figures:
    env, seeds = AECEnvironment(name, players), count()

    def play() -> tuple[int, int]:
        env.reset(seed=next(seeds))
        return len(_play_aec(env)), 1

    def begin(seed: int) -> Any:
        env.reset(seed=seed)
        return env

    decisions, games = rates(play, budget)
    again = [(partial(begin, seed), _play_aec(begin(seed))) for seed in SEEDS]
    return Figures(LIBRARY, name, players, PETTINGZOO, decisions, games, step_cost(again, _step_aec, budget))


def _play_aec(env: Any) -> list[int]:
    actions = []
    while not any(env.terminations.values()):
        observation, _, _, _, _ = env.last()
        actions.append(int(choice(np.flatnonzero(observation["action_mask"]))))
        env.step(actions[-1])
    return actions


def _step_aec(env: Any, action: int) -> None:
    env.step(action)
    env.last()


def _openspiel(name: str, players: int, budget: Budget) -> Figures:
    game = pyspiel.load_game(f"tianxia_{name.replace('-', '_')}", {"players": players})
    deals = count()

    def begin(deal: int) -> Any:
        state = game.new_initial_state()
        state.apply_action(deal % openspiel.DEALS)
        return state

    def play() -> tuple[int, int]:
        return len(_play_state(begin(next(deals)))), 1

    decisions, games = rates(play, budget)
    again = [(partial(begin, deal), _play_state(begin(deal))) for deal in SEEDS]
    return Figures(LIBRARY, name, players, OPENSPIEL, decisions, games, step_cost(again, _step_state, budget))


def _play_state(state: Any) -> list[int]:
    actions = []
    while not state.is_terminal():
        actions.append(choice(state.legal_actions()))
        state.apply_action(actions[-1])
    return actions


def _step_state(state: Any, action: int) -> None:
    state.apply_action(action)
    state.legal_actions()
