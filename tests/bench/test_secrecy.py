"""A short run of bench/secrecy.py, and a look that it finds what leaks."""

import pytest

from secrecy import compare
from tianxia import Table

pytestmark = pytest.mark.compiled


def test_twins_are_alike() -> None:
    counts = compare(20_000)
    assert sum(counts.values()) >= 20_000
    assert {"record", "decider", "features", "legal", "drawing", "refusals"} <= set(counts)


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the eyes of somebody who sees everything, twins differ."""
    monkeypatch.setattr(Table, "scrubbed", lambda table, seat=-1: table.copy().state)
    with pytest.raises(AssertionError, match="record tells something hidden"):
        compare(1000, "china")
