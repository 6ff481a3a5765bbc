"""`prepare`: compile everything ahead of time."""

import time
from collections.abc import Sequence
from concurrent.futures import as_completed
from random import Random

import numpy as np

from tianxia.bots import BOTS, make_bot
from tianxia.cli.console import console
from tianxia.games import GAMES
from tianxia.kernel.machine import cores
from tianxia.kernel.playout import random_games
from tianxia.kernel.prepared import note_prepared
from tianxia.kernel.processes import pool_of
from tianxia.kernel.progress import PROGRESS
from tianxia.research.batch import batch
from tianxia.research.playing import Play
from tianxia.table import Table, new

LONGEST = 1000
"""Decisions of a game that is shown: no random game is as long."""


def prepare_games(names: Sequence[str], *, with_batches: bool = False) -> None:
    """Compile rules, bots and what drawings ask for, several games at a time; on request also batches and adapters."""
    wanted = [GAMES[name].name for name in names] or list(GAMES)
    with pool_of(min(cores(), len(wanted))) as pool:
        for done in as_completed([pool.submit(_prepare, name, with_batches) for name in wanted]):
            name, seconds = done.result()
            console.print(f"{name}: ready ({seconds:.0f} s)")
    if set(wanted) == set(GAMES):
        note_prepared()


def _prepare(name: str, with_batches: bool) -> tuple[str, float]:
    """One decision of everything that is compiled for a game."""
    PROGRESS.is_quiet = True  # the command says what is ready
    start = time.perf_counter()
    game = GAMES[name]
    game.compile()
    random_games(game, min(game.players), [1], limit=1)
    table = new(name, min(game.players), seed=1)
    for bot in BOTS:
        settings = ":iterations=1" if bot == "search" else ""
        make_bot(bot + settings, game, game.box, 1).choose(table.scrubbed(table.decider), table.decider)
    _look(table)
    if with_batches:
        games = batch(name, min(game.players), 1)
        games.play_out(limit=1)
        games.reset()
        games.step(games.random_actions())
        games.load(games.save(), checked=True)
        games.redeal(0)
        games.observe(0)
        games.greedy_actions(np.ones(1, bool), np.zeros(1, np.int64), samples=1)
        play = Play(name)
        play.deal(1)
        play.observation(play.decider)
        play.scrubbed(play.decider)
        play.play(int(play.legal[0]))
    return name, time.perf_counter() - start


def _look(table: Table) -> None:
    """Show a random game to its end, so that nobody who plays waits for what drawings ask the rules for."""
    game, box, words, dice = table.game, table.box, table.words, Random(1)
    for _ in range(LONGEST):
        seat = max(table.decider, 0)
        s = table.scrubbed(seat)
        game.draw(box, s, seat, words)
        game.prompt(box, s, seat, words)
        game.standing(box, s, seat, words)
        game.moments(box, s, words)
        game.log(box, s, words)
        if table.is_over:
            game.score_sheet(box, s, words)
            return
        table.play(dice.choice(table.legal_ids()))
