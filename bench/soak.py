"""Long runs with every invariant checked after every action: longer than CI's.

After each action: the game's own invariants (`faults` of the state, `transition_faults` from the state before), the
position dumped and loaded again is the same, somebody can act unless the game is over, and no listed action is refused
while others are: a few of them each time. Reading and writing texts is slow: `--every N` has the last two checked after
each Nth action only.

Examples: python bench/soak.py NAME --games 5000
          python bench/soak.py NAME --campaigns 200
"""

import argparse
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

import numpy as np

from tianxia import GAMES, Table, new
from tianxia.bots import Bot, make_bot
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.machine import cores

CHUNK = 25
"""Games that one process plays before it reports."""
FEW = 3
"""Listed actions that are tried in a state, and as many others."""


class Count(NamedTuple):
    """What a chunk has checked."""

    games: int
    decisions: int
    tried: int
    """Actions whose refusal was compared with the list."""


def random_chunk(name: str, players: int, first: int, every: int) -> Count:
    """Random games, each with random options."""
    decisions = tried = 0
    for seed in range(first, first + CHUNK):
        luck = Random(seed)
        options = {option.name: luck.choice(option.allowed(players)) for option in GAMES[name].options}
        table = new(name, players, seed=seed, options=options)
        more = watch(table, partial(at_random, luck=luck), luck, every)
        decisions, tried = decisions + table.ply, tried + more
    return Count(CHUNK, decisions, tried)


def campaign_chunk(name: str, number: int, every: int) -> Count:
    """One whole campaign by the greedy player."""
    game, luck = GAMES[name], Random(number)
    campaigns = game.campaigns
    assert campaigns is not None
    document: Document = {}
    checks = import_module(f"{game.rules.decider.__module__.removesuffix('.rules.turn')}.checks")
    games = decisions = tried = 0
    while not campaigns.is_over(document):
        table = new(name, 1, seed=1000 * number + games, options=campaigns.options, campaign=document)
        bot = make_bot("greedy", game, game.box, games)
        tried += watch(table, partial(by_bot, bot=bot), luck, every)
        result = table.result
        assert result is not None
        assert Table.from_record(table.record()).result == result, table.record()
        found = checks.campaign_faults(game.box, document, result["campaign"])
        assert not found, f"{found}\n{table.record()}"
        document = result["campaign"]
        games, decisions = games + 1, decisions + table.ply
    return Count(games, decisions, tried)


def at_random(table: Table, luck: Random) -> int:
    """Any legal action."""
    return luck.choice(table.legal_ids())


def by_bot(table: Table, bot: Bot) -> int:
    """What a bot chooses for the only seat."""
    return bot.choose(table.scrubbed(0), 0)


def watch(table: Table, choose: Callable[[Table], int], luck: Random, every: int) -> int:
    """Play a game to its end and check it after every action; the number of actions tried."""
    tried = 0
    while True:
        found = table.game.faults(table.box, table.state)
        if bool(table.legal_ids()) == table.is_over:
            found.append(f"decider {table.decider} with {len(table.legal_ids())} legal actions")
        if table.ply % every == 0:
            ids = few(table, luck)
            found += [*reading_faults(table), *listing_faults(table, ids)]
            tried += len(ids)
        assert not found, f"{found}\n{table.record()}"
        if table.is_over:
            return tried
        before = table.state.copy()
        table.play(choose(table))
        found = table.game.transition_faults(table.box, before, table.state)
        assert not found, f"{found}\n{table.record()}"


def reading_faults(table: Table) -> Iterator[str]:
    """Is the position the same after it was written down and read?"""
    document, s = table.position(), table.game.new_state()
    table.game.load(table.box, document, s)
    if (again := table.game.dump(table.box, s)) != document:
        yield f"load(dump(p)) differs in {[key for key in document if document[key] != again.get(key)]}"


def few(table: Table, luck: Random) -> list[int]:
    """Some listed actions and some others."""
    listed = table.legal_ids()
    return luck.sample(listed, min(FEW, len(listed))) + luck.sample(range(table.game.num_actions), FEW)


def listing_faults(table: Table, ids: Iterable[int]) -> Iterator[str]:
    """Are exactly the listed actions not refused?"""
    listed = set(table.legal_ids())
    for action in ids:
        text = table.game.format_action(table.box, action)
        if is_refused(table, text) == (action in listed):
            yield f"{text!r} is {'' if action in listed else 'not '}listed, but its refusal says otherwise"


def is_refused(table: Table, text: str) -> bool:
    """Is there a reason against it? A space that this box does not have is reason enough."""
    try:
        return table.game.refusal(table.box, table.state, text) is not None
    except Unreadable:
        return True


def run(todo: Sequence[Callable[[], Count]]) -> Count:
    """All chunks over all cores, with a line now and then."""
    total, start = Count(0, 0, 0), time.monotonic()
    with ProcessPoolExecutor(cores(), mp_context=get_context("spawn")) as pool:
        for done, future in enumerate([pool.submit(job) for job in todo], 1):
            total = Count(*np.add(total, future.result()).tolist())
            if done % max(1, len(todo) // 20) == 0:
                passed = time.monotonic() - start
                print(f"{done * 100 // len(todo)} %: {total.games} games, {passed:.0f} s", flush=True)
    return total


def main() -> None:
    """Run and say what was checked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=5000, help="random games for each number of players")
    parser.add_argument("--players", type=int, nargs="+", help="these numbers of players only")
    parser.add_argument("--campaigns", type=int, default=0, help="instead: whole campaigns by the greedy player")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="texts after each Nth action (%(default)s)")
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    game.compile()
    if arguments.campaigns:
        todo = [partial(campaign_chunk, game.name, number, arguments.every) for number in range(arguments.campaigns)]
    else:
        todo = [
            partial(random_chunk, game.name, players, first, arguments.every)
            for players in arguments.players or game.players
            for first in range(0, arguments.games, CHUNK)
        ]
    games, decisions, tried = run(todo)
    print(f"{game.name}: {games} games, {decisions} decisions, {tried} actions tried, no fault", flush=True)


if __name__ == "__main__":
    main()
