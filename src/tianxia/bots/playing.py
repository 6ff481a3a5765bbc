"""Bots play a game: the one loop, and the one way to seed the bots of a table."""

import time
from collections.abc import Callable, Sequence

from tianxia.bots import Bot, make_bot
from tianxia.table import Table

MOST_SEATS = 8
"""More seats than any game has, so that no two seats of any two games share a seed."""

Watch = Callable[[Table, int, int, float], None]
"""watch(table, seat, action, seconds): told every decision before it is played, and how long it took."""


def bot_of(table: Table, name: str, seat: int, *, trusted: bool = False) -> Bot:
    """A bot for a seat, seeded by the game and the seat: the same game is played the same way again."""
    return make_bot(name, table.game, table.box, bot_seed(table.seed or 0, seat), trusted=trusted)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat of the game with this seed."""
    return seed * MOST_SEATS + seat


def play_game(table: Table, bots: Sequence[Bot], watch: Watch | None = None) -> None:
    """Let bots, one for each seat, play a game to its end. Each gets what its seat may know and nothing else."""
    while not table.is_over:
        seat = table.decider
        start = time.perf_counter()
        action = bots[seat].choose(table.scrubbed(seat), seat, table.ply)
        if watch is not None:
            watch(table, seat, action, time.perf_counter() - start)
        table.play(action)
