"""Does anything tell a secret? Twins of games, which differ only in what a seat cannot know, compared by channel.

    python -m bench.secrecy                            # a million comparisons
    python -m bench.secrecy --comparisons 20000 --game china

Every game, number of players and option is played at random. At every moment, for every seat and the spectator, all
that the state's declaration hides from it is filled with noise, and dealt anew in a way that fits: what a program gets
(the record, the features, the legal list) must stay the same to the byte. At some moments so must all that a person is
shown, and at a few all that the server sends: pages, steps, previews, hints. How long something takes is not compared.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any
from zlib import crc32

from tests.contract.cases import ALL, Case, noisy_world, other_world, random_table, seats
from tests.contract.secrecy import all_that_is_known, all_that_is_shown
from tests.web import test_secrets as web

from tianxia import Table

SHOWN, SENT = 40, 400
"""At one of so many moments a person's channels, and the server's, are compared too."""
TWINS = 3
"""Twins with noise of each moment and seat; and one that is dealt anew."""


def main() -> None:
    """Compare as much as was asked for, and say how much of each channel."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--comparisons", type=int, default=1_000_000)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--seed", type=int, default=0, help="of the first games")
    asked = parser.parse_args()
    begun = time.monotonic()
    counts = compare(asked.comparisons, asked.game, asked.seed)
    for channel, number in sorted(counts.items()):
        print(f"{channel:12} {number:>10,}")
    print(f"{sum(counts.values()):,} comparisons, 0 leaks, {time.monotonic() - begun:.0f} s")


def compare(comparisons: int, game: str | None = None, seed: int = 0) -> Counter[str]:
    """Compare so many times, all cases in turn; raises AssertionError with the place at the first leak."""
    counts: Counter[str] = Counter()
    cases = [case for case in ALL if game in (None, case.name)]
    while True:
        for case in cases:
            for channel in _compared(case, seed):
                counts[channel] += 1
            if sum(counts.values()) >= comparisons:
                return counts
        seed += 1


def _compared(case: Case, seed: int) -> Iterator[str]:
    """Every comparison of one random game, by its channel."""
    for table in random_table(case, seed):
        for seat in seats(table):
            place = f"{case}, seed {seed}, ply {table.ply}, seat {seat}"
            known = all_that_is_known(table, seat)
            for k in range(TWINS):
                yield from _same(known, all_that_is_known(noisy_world(table, seat, k), seat), place)
            yield from _same(known, all_that_is_known(other_world(table, seat, seed), seat), place)
            chosen = crc32(place.encode())
            if chosen % SHOWN == 0:
                shown = all_that_is_shown(table.copy(), seat)
                yield from _same(shown, all_that_is_shown(noisy_world(table, seat, 1), seat), place)
            if chosen % SENT == 0:
                yield from _sent(table, seat, place)


def _sent(table: Table, seat: int, place: str) -> Iterator[str]:
    """What the server sends of this moment."""
    live = web.live_table(table.copy())
    sent = web.all_that_is_sent(live, seat)
    yield from _same(sent, web.all_that_is_sent(web.other_world(live, seat, 1), seat), place)


def _same(one: Mapping[str, Any], other: Mapping[str, Any], place: str) -> Iterator[str]:
    """The channels of two twins, each of which must say the same; a channel's name has its language behind it."""
    for channel, value in one.items():
        assert other[channel] == value, f"{place}: {channel} tells something hidden"
        yield channel.partition(" ")[0]


if __name__ == "__main__":
    main()
