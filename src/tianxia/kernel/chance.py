"""Chance, specified to the bit (docs/formats.md, 6): splitmix64 and what is drawn with it.

Every function takes a *source*: a record with a field `chance`. A game's state is one; a bot that thinks has its own
(`new_source`), so that thinking never touches the game's chance.
"""

from typing import Protocol

import numpy as np

from tianxia.kernel.layout import U64, Record, hidden
from tianxia.kernel.rule import rule, wrapping_rule
from tianxia.kernel.types import Bits, Counts


class Source(Protocol):
    """Whatever can be drawn from: a game's state, or a generator of its own."""

    chance: np.uint64


class Generator(Record):
    """A source outside any game."""

    chance = hidden(U64, doc="the generator")
    padding = hidden(
        U64,
        doc="unused: without it every state, which begins with its chance, would be a subtype of this record to Numba, "
        "which warns of that at each first compilation",
    )


STEP = np.uint64(0x9E3779B97F4A7C15)
UNSTEP = np.uint64(pow(int(STEP), -1, 1 << 64))
"""Its inverse: what two sources differ by, times this, is the number of steps between them."""
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def new_source(seed: int) -> Generator:
    """A generator that starts with this seed."""
    source = Generator.new()
    source.chance = seed & 0xFFFFFFFFFFFFFFFF
    return source


@wrapping_rule
def next_bits(source: Source) -> Bits:
    """The next 64 random bits."""
    source.chance = source.chance + STEP
    z = source.chance
    z = (z ^ (z >> S30)) * FIRST
    z = (z ^ (z >> S27)) * SECOND
    return z ^ (z >> S31)


@wrapping_rule
def below(source: Source, n: int) -> int:
    """A number from 0 to n - 1, for 1 <= n < 2^31; advances the generator also for n = 1."""
    # Not int(): Numba keeps that unsigned, and signed with unsigned arithmetic gives floats.
    return np.int64(((next_bits(source) >> S32) * np.uint64(n)) >> S32)  # type: ignore[return-value]  # to Numba it is an int


@wrapping_rule
def steps_between(before: Source, after: Source) -> int:
    """How many numbers were drawn between two states of a source."""
    return np.int64((after.chance - before.chance) * UNSTEP)  # type: ignore[return-value]  # to Numba it is an int


@rule
def draw(source: Source, counts: Counts) -> int:
    """Take one item out of a multiset (counts by kind, walked in order) and return its kind."""
    total = 0
    for count in counts:  # not .sum(): that does not exist on a GPU
        total += count
    k = below(source, total)
    kind = 0
    while k >= counts[kind]:
        k -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


@rule
def shuffle(source: Source, items: Counts, n: int) -> None:
    """Shuffle the first n items of a list in place."""
    for i in range(n - 1, 0, -1):
        j = below(source, i + 1)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept
