"""Shares: whoever asks for much waits for it themselves."""

import asyncio
from collections import Counter

import pytest
from hypothesis import given
from hypothesis.strategies import floats, integers, lists, sampled_from

from tianxia.web.lane import Lane
from tianxia.web.shares import UNKNOWN, FairQueue, Payer, Turn, Whereabouts, paying

ATTACKER, VICTIM = "203.0.113.1", "203.0.113.2"
COST = 1.0


def turn(name: str, address: str, person: str = "", cost: float = COST, patience: float = 0.0) -> Turn[str]:
    return Turn(name, Payer(address, person), cost, patience)


def serve(queue: FairQueue[str], times: int, cost: float = COST) -> list[str]:
    """What is done, one after the other."""
    served = []
    for _ in range(times):
        taken = queue.take()
        assert taken is not None
        queue.done(taken, cost)
        served.append(taken.work)
    return served


def test_one_who_asks_for_much_keeps_nobody_waiting() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put(turn(f"attack {number}", ATTACKER, f"cookie {number}"))
    serve(queue, 10)
    queue.put(turn("a move", VICTIM))
    assert "a move" in serve(queue, 2)


def test_cookies_do_not_make_the_share_of_an_address_larger() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put(turn("attack", ATTACKER, f"cookie {number}"))
    for _ in range(50):
        queue.put(turn("a move", VICTIM, "Ann"))
    assert Counter(serve(queue, 60))["a move"] == 30


def test_the_people_of_an_address_share_evenly() -> None:
    queue: FairQueue[str] = FairQueue()
    for person, wishes in (("Ann", 90), ("Boris", 10), ("Vera", 10)):
        for _ in range(wishes):
            queue.put(turn(person, VICTIM, person))
    assert Counter(serve(queue, 30)) == {"Ann": 10, "Boris": 10, "Vera": 10}


def test_what_takes_long_counts_as_much() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(40):
        queue.put(turn("emperor", ATTACKER))
        queue.put(turn("scholar", VICTIM))
    served = []
    for _ in range(22):
        taken = queue.take()
        assert taken is not None
        queue.done(taken, 10 * COST if taken.work == "emperor" else COST)
        served.append(taken.work)
    assert Counter(served)["emperor"] == 2


def test_nobody_saves_up_for_later() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(100):
        queue.put(turn("busy", VICTIM))
    serve(queue, 50)
    for _ in range(100):
        queue.put(turn("newcomer", ATTACKER))
    assert Counter(serve(queue, 20))["busy"] == 10


def test_what_nobody_waits_for_comes_later_but_comes() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(turn("review", VICTIM, patience=20.0))
    for _ in range(100):
        queue.put(turn("attack", ATTACKER))
    served = serve(queue, 40)
    assert 15 <= served.index("review") <= 25


def test_who_leaves_is_not_served_and_does_not_pay() -> None:
    queue: FairQueue[str] = FairQueue()
    left = turn("left", VICTIM)
    queue.put(left)
    queue.put(turn("stays", VICTIM))
    queue.leave(left)
    assert len(queue) == 1
    assert serve(queue, 1) == ["stays"]
    assert queue.take() is None


def test_only_what_fits_is_taken() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(turn("long", ATTACKER, cost=9.0))
    queue.put(turn("short", ATTACKER, cost=0.1))
    taken = queue.take(lambda waiting: waiting.cost < COST)
    assert taken is not None
    assert taken.work == "short"
    assert queue.take(lambda waiting: waiting.cost < COST) is None


@given(lists(floats(0.1, 3.0), min_size=60, max_size=60), integers(2, 5), lists(sampled_from("abcde"), max_size=20))
def test_those_who_always_wait_get_the_same_up_to_one_job(costs: list[float], number: int, others: str) -> None:
    """The bound of start-time fair queueing: two who both wait all the time differ by a job of each at most."""
    queue: FairQueue[str] = FairQueue()
    names = [f"address {i}" for i in range(number)]
    for name in names * 60:
        queue.put(turn(name, name))
    for name in others:
        queue.put(turn(name, name))
    got: Counter[str] = Counter()
    for cost in costs:
        taken = queue.take()
        assert taken is not None
        queue.done(taken, cost)
        got[taken.work] += cost  # type: ignore[assignment]  # seconds, not a number of them
        assert max(got[name] for name in names) - min(got[name] for name in names) <= 2 * max(costs)


def test_somebody_is_remembered_where_they_were_last() -> None:
    seen = Whereabouts()
    assert seen.payer("Ann") == Payer(UNKNOWN, "Ann")
    seen.saw("Ann", ATTACKER)
    seen.saw("Ann", VICTIM)
    assert seen.payer("Ann") == Payer(VICTIM, "Ann")


@pytest.mark.anyio
async def test_a_thread_is_used_in_turns_and_a_lock_is_not_held_by_who_waits() -> None:
    lane, lock, done = Lane("test"), asyncio.Lock(), []
    holding = asyncio.Event()

    async def ask(name: str, address: str) -> None:
        paying.set(Payer(address, name))
        await lane.run(lambda: done.append(name), lock=lock)

    async def hold() -> None:
        async with lock:
            await holding.wait()

    held = asyncio.create_task(hold())
    await asyncio.sleep(0)
    attacks = [asyncio.create_task(ask(f"attack {number}", ATTACKER)) for number in range(20)]
    await asyncio.sleep(0)
    leaving = asyncio.create_task(ask("left", VICTIM))
    asked = asyncio.create_task(ask("Ann", VICTIM))
    await asyncio.sleep(0)
    leaving.cancel()
    holding.set()
    await asyncio.gather(held, asked, *attacks)
    assert "Ann" in done[:3]
    assert "left" not in done
    assert len(done) == 21
    lane.close()
