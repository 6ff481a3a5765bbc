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


@pytest.mark.parametrize("attempt", range(5))
def test_a_process_that_is_killed_while_it_waits_holds_up_nobody(attempt: int) -> None:
    with pool_of(2) as pool:
        futures = [pool.submit(time.sleep, 0.2) for _ in range(2)]
        for future in futures:
            future.result()
        time.sleep(0.05 * attempt)
        list(pool._processes.values())[attempt % 2].kill()
