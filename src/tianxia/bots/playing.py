"""Bots play a game: the one loop, the one way to ask a bot, and the one way to seed the bots of a table."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from traceback import extract_tb

from tianxia.bots import Bot, make_bot
from tianxia.kernel.errors import Crashed, Problem
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
        action = ask(bots[seat], table)
        if watch is not None:
            watch(table, seat, action, time.perf_counter() - start)
        table.session.advance(action)


def ask(bot: Bot, table: Table) -> int:
    """A legal action that a bot chooses for the seat that decides; raises Crashed if it fails or chooses another.

    A bot may be anybody's, so it may do anything: whoever asks it goes on with the next game.
    """
    seat = table.decider
    try:
        action = bot.choose(table.scrubbed(seat), seat, table.ply)
        if table.session.is_legal(int(action)):
            return int(action)
    except (Problem, MemoryError):
        raise
    except Exception as error:
        raise Crashed("bot-raised", bot=_name(table, seat), text=f"{type(error).__name__}: {error}",
                      place=_place(error)) from error  # fmt: skip
    raise Crashed("bot-illegal", bot=_name(table, seat), found=str(action))


def _name(table: Table, seat: int) -> str:
    return table.seats[seat].removeprefix("bot:") if table.seats else str(seat)


def _place(error: Exception) -> str:
    """Where it was raised, as people find it."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}, {last.lineno}"
