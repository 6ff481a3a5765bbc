"""Chance to the bit: the test vectors of docs/formats.md."""

import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tianxia.kernel.chance import below, draw, new_source, next_bits, shuffle, steps_between

FORMATS = Path(__file__).parents[2] / "docs" / "formats.md"


def splitmix64(state: int) -> tuple[int, int]:
    """An independent reading of the specification, with Python's own integers."""
    mask = 2**64 - 1
    state = (state + 0x9E3779B97F4A7C15) & mask
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
    return state, z ^ (z >> 31)


def published(title: str) -> list[list[str]]:
    """The rows of the table below a heading of docs/formats.md."""
    section = FORMATS.read_text(encoding="utf-8").split(f"### {title}")[1].split("\n#")[0]
    rows = [re.findall(r"[^|]+", line) for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip().strip("`") for cell in row] for row in rows[1:] if not row[0].strip().startswith("-")]


@given(st.integers(0, 2**64 - 1), st.integers(0, 20))
def test_the_numbers_drawn_are_counted(seed: int, drawn: int) -> None:
    before, after = new_source(seed), new_source(seed)
    for _ in range(drawn):
        next_bits(after)
    assert steps_between(before, after) == drawn


@given(st.integers(0, 2**64 - 1))
def test_next_bits_is_splitmix64(seed: int) -> None:
    source = new_source(seed)
    state = seed
    for _ in range(3):
        state, expected = splitmix64(state)
        assert int(next_bits(source)) == expected
        assert int(source.chance) == state


def test_published_vectors_of_next() -> None:
    rows = published("Test vectors: next")
    assert len(rows) >= 3
    for seed, *values in rows:
        source = new_source(int(seed, 0))
        assert [f"{int(next_bits(source)):#018x}" for _ in values] == values


def test_published_vectors_of_below() -> None:
    rows = published("Test vectors: below")
    assert len(rows) >= 3
    for seed, n, values in rows:
        source = new_source(int(seed, 0))
        assert " ".join(str(below(source, int(n))) for _ in values.split()) == values


def test_published_vectors_of_draw_and_shuffle() -> None:
    for seed, counts, drawn in published("Test vectors: draw"):
        source, left = new_source(int(seed, 0)), np.array(counts.split(), np.int16)
        assert " ".join(str(draw(source, left)) for _ in drawn.split()) == drawn
    for seed, n, order in published("Test vectors: shuffle"):
        items = np.arange(int(n), dtype=np.int16)
        shuffle(new_source(int(seed, 0)), items, int(n))
        assert " ".join(map(str, items)) == order


def test_below_one_advances() -> None:
    source = new_source(1)
    assert below(source, 1) == 0
    assert int(source.chance) == splitmix64(1)[0]


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= below(new_source(seed), n) < n


@pytest.mark.parametrize("n", [2, 3, 7])
def test_below_is_uniform(n: int) -> None:
    """Chi-square, far beyond any doubt: the seeds are fixed, so this never fails by luck."""
    source, games = new_source(7), 3000
    counts = np.bincount([below(source, n) for _ in range(games)], minlength=n)
    assert ((counts - games / n) ** 2 / (games / n)).sum() < 20


def test_a_draw_follows_the_counts() -> None:
    source = new_source(3)
    drawn = [draw(source, np.array([0, 3, 1, 0], np.int16)) for _ in range(2000)]
    assert set(drawn) == {1, 2}
    assert 1400 < drawn.count(1) < 1600
