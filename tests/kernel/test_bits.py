"""Sets as numbers against Python's own sets."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tianxia.kernel.bits import bit, has, index_of, lowest, size

sets = st.sets(st.integers(0, 63))


def packed(indices: set[int]) -> np.uint64:
    return np.uint64(sum(1 << index for index in indices))


@given(sets)
def test_size_and_membership(indices: set[int]) -> None:
    bits = packed(indices)
    assert size(bits) == len(indices)
    assert {index for index in range(64) if has(bits, index)} == indices


@given(sets.filter(bool))
def test_lowest(indices: set[int]) -> None:
    single = lowest(packed(indices))
    assert single == bit(min(indices))
    assert index_of(single) == min(indices)
