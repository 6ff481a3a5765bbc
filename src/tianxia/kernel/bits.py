"""Sets of up to 64 things as one unsigned number: spaces of a board, cards, links."""

import numpy as np

from tianxia.kernel.rule import rule, wrapping_rule

NONE = np.uint64(0)
ONE = np.uint64(1)
PAIRS = np.uint64(0x5555555555555555)
FOURS = np.uint64(0x3333333333333333)
EIGHTS = np.uint64(0x0F0F0F0F0F0F0F0F)
SUM = np.uint64(0x0101010101010101)
TOP_BYTE, TWO, FOUR = np.uint64(56), np.uint64(2), np.uint64(4)


@rule
def bit(index: int) -> np.uint64:
    """The set that holds just this index."""
    return ONE << np.uint64(index)


@rule
def has(bits: np.uint64, index: int) -> bool:
    """Is this index in the set?"""
    return bool(((bits >> np.uint64(index)) & ONE) != NONE)


@wrapping_rule
def size(bits: np.uint64) -> int:
    """How many are in the set."""
    bits = bits - ((bits >> ONE) & PAIRS)
    bits = (bits & FOURS) + ((bits >> TWO) & FOURS)
    bits = (bits + (bits >> FOUR)) & EIGHTS
    # Not int(): Numba keeps that unsigned, and signed with unsigned arithmetic gives floats.
    return np.int64((bits * SUM) >> TOP_BYTE)  # type: ignore[return-value]  # to Numba it is an int


@wrapping_rule
def lowest(bits: np.uint64) -> np.uint64:
    """The set that holds just the smallest index of a set that is not empty."""
    return bits & (~bits + ONE)


@wrapping_rule
def index_of(single: np.uint64) -> int:
    """The index of a set that holds one."""
    return size(single - ONE)
