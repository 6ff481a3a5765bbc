"""Rows of numbers for a learner that are mostly zero: cleared at once, then only what is not zero is written."""

from tianxia.kernel.bits import NONE, index_of, lowest
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Bits, Features


@rule
def clear(out: Features, size: int) -> None:
    """Zeros in the first `size` places: a loop so simple that compilers write many numbers with one instruction."""
    for i in range(size):
        out[i] = 0.0


@rule
def mark_one(out: Features, n: int, size: int, value: int) -> int:
    """Of the `size` zeros from n on, number `value` becomes 1, if there is one; where the next number goes."""
    if 0 <= value < size:
        out[n + value] = 1.0
    return n + size


@rule
def mark_all(out: Features, n: int, stride: int, bits: Bits) -> None:
    """Each member of a set makes the zero at n + stride x member a 1."""
    while bits != NONE:
        member = lowest(bits)
        out[n + stride * index_of(member)] = 1.0
        bits = bits ^ member
