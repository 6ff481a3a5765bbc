"""OpenSpiel's algorithms on our games: its IS-MCTS plays against its random bots.

python examples/openspiel_search.py --game tianxia_china --simulations 50
"""

import argparse
from itertools import count
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import tianxia.research.openspiel  # noqa: F401  (makes our games known)


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's information-set search; what it cannot see is dealt anew by our rules."""
    luck = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=1.4, evaluator=mcts.RandomRolloutEvaluator(1, luck), max_simulations=simulations,
        random_state=luck, use_observation_string=True,
    )  # fmt: skip
    seeds = count(seed)
    bot.set_resampler(lambda state, player: state.resample(player, next(seeds)))
    return bot


def main(arguments: list[str] | None = None) -> list[float]:
    """Play one game; print and return the utilities by seat. The search has seat 0."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tianxia_china")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    game = pyspiel.load_game(asked.game)
    luck = np.random.RandomState(asked.seed)
    others = [uniform_random.UniformRandomBot(player, luck) for player in range(1, game.num_players())]
    bots = [searcher(game, asked.simulations, asked.seed), *others]
    state = game.new_initial_state()
    state.apply_action(asked.seed)  # chance deals once
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    utilities: list[float] = state.returns()
    print(f"{asked.game}: the search got {utilities[0]:+.2f}, the random bots {[round(u, 2) for u in utilities[1:]]}")
    return utilities


if __name__ == "__main__":
    main()
