"""Our batches on one core and on all, and the Gymnasium vector environment: by the wall clock, for threads share it."""

from itertools import count
from time import perf_counter

from clock import Budget, rates
from figures import Figures
from ours import LIBRARY, middle_players
from tianxia import GAMES
from tianxia.kernel.machine import cores
from tianxia.kernel.rule import INTERPRET
from tianxia.research.batch import batch
from tianxia.research.gymnasium import VectorEnvironment

ONE_CORE = "batch, one core"
ALL_CORES = "batch, all cores"
VECTOR = "Gymnasium vector, 1,024 games"
SIZE = 4 if INTERPRET else 1024


def measure(name: str, budget: Budget) -> list[Figures]:
    """Whole random games in batches, then steps with masks and observations."""
    game = GAMES[name]
    players = middle_players(game)
    return [
        _batch(name, players, ONE_CORE, 1, budget),
        _batch(name, players, ALL_CORES, cores(), budget),
        _vector(name, players, budget),
    ]


def _batch(name: str, players: int, way: str, threads: int, budget: Budget) -> Figures:
    games, firsts = batch(name, players, SIZE, threads=threads), count(0, SIZE)
    decisions, played = rates(lambda: (games.play_out(next(firsts)), SIZE), budget, perf_counter)
    return Figures(LIBRARY, name, players, way, decisions, played)


def _vector(name: str, players: int, budget: Budget) -> Figures:
    envs = VectorEnvironment(name, players, SIZE)
    envs.reset(seed=1)

    def play() -> tuple[int, int]:
        ended = 0
        for _ in range(4):
            _, _, dones, _, _ = envs.step(envs.batch.random_actions())
            ended += int(dones.sum())
        return 4 * SIZE, ended

    decisions, played = rates(play, budget, perf_counter)
    return Figures(LIBRARY, name, players, VECTOR, decisions, played)
