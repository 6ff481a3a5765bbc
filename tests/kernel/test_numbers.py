"""Rows of numbers for a learner: what is marked, and where the next number goes."""

import numpy as np
import pytest

from tianxia.kernel.numbers import clear, mark_all, mark_one


@pytest.mark.parametrize(("value", "expected"), [(0, [1, 0, 0]), (2, [0, 0, 1]), (-1, [0, 0, 0]), (3, [0, 0, 0])])
def test_one_of_several_is_marked(value: int, expected: list[int]) -> None:
    out = np.full(6, 7, np.float32)
    clear(out, 5)
    assert mark_one(out, 1, 3, value) == 4
    assert out.tolist() == [0, *expected, 0, 7]


def test_the_members_of_a_set_are_marked() -> None:
    out = np.zeros(130, np.float32)
    mark_all(out, 1, 2, np.uint64(1 << 63 | 0b101))
    assert np.flatnonzero(out).tolist() == [1, 5, 127]
    mark_all(out, 0, 1, np.uint64(0))
    assert out.sum() == 3
