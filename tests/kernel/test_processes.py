"""Processes that play for us end when we do."""

import time

import pytest

from tianxia.kernel.processes import pool_of


def interrupted() -> None:
    with pool_of(1) as pool:
        assert pool.submit(abs, -1).result() == 1
        for _ in range(3):
            pool.submit(time.sleep, 60)
        raise KeyboardInterrupt


def test_who_leaves_early_does_not_wait() -> None:
    start = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert time.monotonic() - start < 100


def test_who_stays_gets_everything() -> None:
    with pool_of(2) as pool:
        futures = [pool.submit(abs, -number) for number in range(20)]
    assert [future.result() for future in futures] == list(range(20))
