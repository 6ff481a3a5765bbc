"""`prepare`: compile everything ahead of time."""

import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from tianxia.arena.match import cores
from tianxia.bots import BOTS, make_bot
from tianxia.cli.console import console
from tianxia.games import GAMES
from tianxia.kernel.playout import random_games
from tianxia.table import new


def prepare_games(names: Sequence[str]) -> None:
    """Compile the rules and the bots of games, several games at a time."""
    wanted = [GAMES[name].name for name in names] or list(GAMES)
    with ProcessPoolExecutor(min(cores(), len(wanted)), mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(_prepare, name) for name in wanted]):
            name, seconds = done.result()
            console.print(f"{name}: ready ({seconds:.0f} s)")


def _prepare(name: str) -> tuple[str, float]:
    """One decision of everything that is compiled for a game."""
    start = time.perf_counter()
    game = GAMES[name]
    game.compile()
    random_games(game, min(game.players), [1], limit=1)
    table = new(name, min(game.players), seed=1)
    for bot in BOTS:
        settings = ":iterations=1" if bot == "search" else ""
        make_bot(bot + settings, game, game.box, 1).choose(table.scrubbed(table.decider), table.decider)
    return name, time.perf_counter() - start
