"""Clocks: time passes only for a person who is to decide; when it is up, what the table's terms say happens once."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import House, Person, opened, until
from tests.web.test_leaving import Clock
from tests.web.test_undo import play
from tianxia.store import Downtime, Entry, Seat, Store
from tianxia.store.timing import BEAT, RETURN
from tianxia.table import new
from tianxia.web.clocks import NOBODY, Clocks
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.settings import Settings
from tianxia.web.terms import Terms

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
FISCHER = Terms(clock="3-days-and-12-hours")
DAILY = Terms(clock="1-day")

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in ("hall", "leaving", "events", "timekeeping"):
        monkeypatch.setattr(f"tianxia.web.{module}.now", clock)
    return clock


class Told:
    """Clocks that are told of entries, which come without a table."""

    def __init__(self, terms: Terms, downtimes: Sequence[Downtime] = ()) -> None:
        self.clocks = Clocks(terms, 3, downtimes)
        self.clocks.start(0, 0.0)

    def tell(self, kind: str, at: float, then: int, **data: Any) -> "Told":
        self.clocks.fold(Entry("a", 1, kind, 0, data, at), then)
        return self


def test_a_turn_takes_time_and_gives_some_back() -> None:
    told = Told(FISCHER)
    assert told.clocks.deadline == 3 * DAY
    told.tell("act", HOUR, 0).tell("act", DAY, 1)  # two decisions of one turn
    assert told.clocks.left == [2.5 * DAY, 3 * DAY, 3 * DAY]
    assert (told.clocks.running, told.clocks.deadline) == (1, 4 * DAY)
    told.tell("chat", 2 * DAY, 1).tell("act", 2 * DAY, 2).tell("act", 2 * DAY + HOUR, 0)
    assert told.clocks.left == [2.5 * DAY, 2.5 * DAY, 3 * DAY], "never more than at the beginning"
    assert told.clocks.deadline == 4.5 * DAY + HOUR


def test_a_clock_of_so_much_a_turn_is_full_at_every_turn() -> None:
    told = Told(DAILY).tell("act", 23 * HOUR, 1).tell("act", 23 * HOUR, 0)
    assert told.clocks.deadline == 47 * HOUR


def test_there_is_no_time_for_bots_and_those_they_play_for() -> None:
    told = Told(FISCHER).tell("act", HOUR, NOBODY)
    assert told.clocks.deadline is None
    told.tell("act", 9 * DAY, 0).tell("away", 12 * DAY, NOBODY, seat=0)
    assert told.clocks.left[0] == 0.0
    told.tell("back", 50 * DAY, 0, seats=[0])
    assert told.clocks.deadline == 50 * DAY + 12 * HOUR, "who comes back has what a turn gives"


def test_what_is_taken_back_gives_nobody_time_and_takes_none() -> None:
    told = Told(FISCHER).tell("act", DAY, 1)
    told.tell("undo", 2 * DAY, 0, to=0)  # the first player thinks again: a day is used, and nothing was added
    assert told.clocks.left == [2 * DAY, 3 * DAY, 3 * DAY]
    assert told.clocks.deadline == 4 * DAY
    told.tell("act", 2 * DAY + HOUR, 1).tell("act", 3 * DAY, 2).tell("undo", 4 * DAY, 1, to=1)
    assert told.clocks.left[1] == 3 * DAY - 23 * HOUR
    assert told.clocks.left[2] == 3 * DAY
    assert told.clocks.running == 1


def test_a_decision_of_the_same_turn_is_taken_back_while_the_clock_runs_on() -> None:
    told = Told(DAILY).tell("act", HOUR, 0).tell("undo", 2 * HOUR, 0, to=0)
    assert told.clocks.deadline == DAY
    for hour in range(3, 20):  # nobody wins time by playing and taking back
        told.tell("act", hour * HOUR, 1).tell("undo", hour * HOUR, 0, to=0)
    assert told.clocks.deadline == DAY


def test_no_time_passes_while_no_server_runs() -> None:
    told = Told(DAILY, [Downtime(HOUR, 20 * DAY), Downtime(21 * DAY, 22 * DAY)])
    assert told.clocks.deadline == 20 * DAY + 23 * HOUR
    told.tell("act", 20 * DAY + HOUR, 1)
    assert told.clocks._turns[-1].left == 22 * HOUR
    assert told.clocks.deadline == 22 * DAY + HOUR


@asynccontextmanager
async def reopened(database: str) -> AsyncIterator[House]:
    settings = Settings(database=database, games=("china",), workers=1, any_bot=True, burst=100_000)
    async with opened(settings) as house:
        yield house


async def friends(house: House, terms: Terms, players: int = 3) -> tuple[str, list[Person]]:
    """People at a table with these terms that is dealt already."""
    people = [await house.visit(name) for name in ("Ann", "Boris", "Vera")[:players]]
    identities = [house.identity(person) for person in people]
    seats = [Seat("", 0, "person", identity, f"Player {n}") for n, identity in enumerate(identities)]
    seats += [Seat("", 0, "bot", None, "", "random")] * (3 - players)
    host = Visitor(identities[0], "", "en", "", "", "", "")
    live = await house.hall.save(host, new("china", 3, seed=5), seats, terms=terms)
    return f"/table/{live.id}", people


def late_entries(live: LiveTable) -> list[tuple[str, int]]:
    return [(entry.kind, entry.number) for entry in live.entries if "late" in entry.data]


async def test_a_bot_plays_when_time_is_up_until_its_player_is_back(house: House, clock: Clock) -> None:
    table, people = await friends(house, DAILY)
    live = await house.live(table)
    seat = live.turn
    clock.time += DAY - 1
    await house.hall.timekeeping.look()
    assert live.substituted == set()
    clock.time += 1
    await house.hall.timekeeping.look()
    await house.hall.timekeeping.look()
    await until(lambda: live.turn != seat)
    assert live.substituted == {seat}
    assert [kind for kind, _ in late_entries(live)] == ["away"]
    room = (await people[seat].scene(table))["room"]
    assert room["notes"][-1]["text"] == f"Player {seat}'s time is up: a bot plays for them until they are back."
    assert (await people[seat].post(f"{table}/back", seat=seat)).status_code == 200
    assert live.substituted == set()


async def test_the_seat_resigns_when_its_time_is_up(house: House, clock: Clock) -> None:
    terms = Terms(clock="20-minutes-and-30-seconds", end="resign")
    table, people = await friends(house, terms)
    live = await house.live(table)
    seat = live.turn
    clock.time += 20 * MINUTE
    await house.hall.timekeeping.look()
    assert (set(live.resigned), live.is_over) == ({seat}, False)
    notes = (await people[seat].scene(table))["room"]["notes"]
    assert notes[-1]["text"] == f"Player {seat}'s time is up, so they have resigned."
    await until(lambda: live.bot is None)
    clock.time += 20 * MINUTE
    await house.hall.timekeeping.look()
    assert live.is_over, "one is left"
    stored = await house.hall.store.load(live.id)
    assert stored is not None
    assert (stored.game.over, stored.game.deadline) == (True, None)


async def test_everybody_is_told_how_much_time_there_is(house: House, clock: Clock) -> None:
    table, people = await friends(house, FISCHER)
    live = await house.live(table)
    seat = live.turn
    clock.time += DAY
    before = (await people[seat].scene(table))["time"]
    assert before == {"left": [3 * DAY] * 3, "seat": seat, "until": clock.time + 2 * DAY}
    after = await play(people[seat], table, "")
    while live.turn == seat:
        after = await play(people[seat], table, "")
    assert after["time"]["left"][seat] == 2.5 * DAY
    assert after["time"]["until"] == clock.time + 3 * DAY
    assert "Everybody has 3 days. Every turn gives back 12 hours." in after["room"]["terms"]
    stored = await house.hall.store.load(live.id)
    assert stored is not None
    assert (stored.game.deadline, stored.game.since) == (clock.time + 3 * DAY, clock.time)


async def test_a_clock_is_a_term_of_the_table_that_the_waiting_room_shows(house: House, clock: Clock) -> None:
    ann, boris = await house.visit("Ann"), await house.visit("Boris", "ru")
    seats = [{"kind": "person"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}]
    made = (await ann.post("/tables", game="china", seats=seats, clock="5-minutes", end="resign")).json()
    await boris.post(made["invitation"])
    live = await house.live(made["url"])
    assert live.clocks.deadline is None, "nobody decides yet"
    clock.time += DAY
    assert "Whoever runs out of time has resigned." in (await ann.page(made["url"])).text
    assert "На каждый ход — 5 минут." in (await boris.page(made["url"])).text
    await ann.post(f"{made['url']}/start")
    await until(lambda: live.bot is None)
    assert live.clocks.deadline == clock.time + 5 * MINUTE
    for wrong in ({"clock": "2-weeks"}, {"end": "prison"}):
        answer = await ann.post("/tables", game="china", seats=seats, **wrong)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-message")


async def test_in_a_pause_that_all_agree_on_clocks_stand_still(house: House, clock: Clock) -> None:
    table, people = await friends(house, DAILY)
    live = await house.live(table)
    seat = live.turn
    clock.time += HOUR
    asker, third = [other for other in range(3) if other != seat]
    assert (await people[asker].post(f"{table}/ask", seat=asker, what="pause")).status_code == 200
    (ask,) = live.asks.values()
    for other in (seat, third):
        assert not live.is_paused
        assert (await people[other].post(f"{table}/answer", number=ask.number, yes=True)).status_code == 200
    assert (live.is_paused, list(live.asks)) == (True, [])
    scene = await people[seat].scene(table)
    assert (scene["time"]["seat"], scene["time"]["left"][seat]) == (NOBODY, 23 * HOUR)
    assert (scene["room"]["is_paused"], "pause" in scene["room"]["ways"]) == (True, False)
    clock.time += 30 * DAY
    await house.hall.timekeeping.look()
    assert live.substituted == set()
    wish = {"seat": asker, "what": "bot", "of": seat, "level": "random"}
    assert (await people[asker].post(f"{table}/ask", **wish)).json()["error"]["code"] == "not-away"

    del house.hall._tables[live.id]
    live = await house.live(table)
    assert live.is_paused
    assert (await people[third].post(f"{table}/resume", seat=third)).status_code == 200
    assert live.clocks.deadline == clock.time + 23 * HOUR
    notes = [note["text"] for note in (await people[seat].scene(table))["room"]["notes"]]
    assert notes[-2:] == ["The game is paused.", f"Player {third} ends the pause."]


async def test_a_pause_ends_when_somebody_decides_and_not_when_somebody_talks(house: House, clock: Clock) -> None:
    table, people = await friends(house, DAILY, players=2)
    live = await house.live(table)
    await until(lambda: live.bot is None)
    seat = live.turn
    other = 1 - seat
    await people[other].post(f"{table}/ask", seat=other, what="pause")
    (ask,) = live.asks.values()
    await people[seat].post(f"{table}/answer", number=ask.number, yes=True)
    clock.time += 9 * DAY
    await people[other].post(f"{table}/chat", text="Back soon")
    assert live.is_paused
    await play(people[seat], table, "")
    assert not live.is_paused
    stored = await house.hall.store.load(live.id)
    assert stored is not None
    assert stored.game.deadline == live.clocks.deadline


async def test_no_turn_is_lost_and_nobody_replaced_twice_over_a_restart(tmp_path: Path, clock: Clock) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tianxia.db'}"
    async with reopened(database) as house:
        late, _ = await friends(house, DAILY)
        early, people = await friends(house, DAILY)
        seat = (await house.live(early)).turn
        clock.time += 12 * HOUR
        while (await house.live(early)).turn == seat:
            await play(people[seat], early, "")
        deadlines = {key: (await house.live(key)).clocks.deadline for key in (late, early)}
    clock.time += 12 * HOUR
    async with reopened(database) as house:
        for key, deadline in deadlines.items():
            assert (await house.live(key)).clocks.deadline == deadline
        await house.hall.timekeeping.look()
        live = await house.live(late)
        assert [kind for kind, _ in late_entries(live)] == ["away"]
        assert late_entries(await house.live(early)) == []
        number = late_entries(live)
    async with reopened(database) as house:
        await house.hall.timekeeping.look()
        assert late_entries(await house.live(late))[:1] == number


async def test_nobody_loses_time_for_a_server_that_was_down(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tianxia.web.pulse.now", clock)
    database = f"sqlite+aiosqlite:///{tmp_path / 'tianxia.db'}"
    async with reopened(database) as house:
        table, _ = await friends(house, Terms(clock="5-minutes"))
    clock.time += 30  # a restart: that is nothing to speak of
    async with reopened(database) as house:
        assert house.hall.store.timing.downtimes == []
        deadline = (await house.live(table)).clocks.deadline
    clock.time += 30 * DAY
    async with reopened(database) as house:
        live = await house.live(table)
        assert deadline is not None
        assert live.clocks.deadline == deadline + 30 * DAY - BEAT + RETURN
        await house.hall.timekeeping.look()
        assert late_entries(live) == []
        stored = await house.hall.store.load(live.id)
        assert stored is not None
        assert stored.game.deadline == live.clocks.deadline, "it is looked at when it may be up"
        clock.time = live.clocks.deadline
        await house.hall.timekeeping.look()
        assert len(late_entries(live)) == 1


async def test_of_two_servers_that_begin_after_a_silence_one_notes_it(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'tianxia.db'}")
    for moment in (1000.0, 1050.0, 1200.0, 1201.0, 5000.0):
        await store.timing.beat(moment)
    assert [(down.began, down.ended) for down in store.timing.downtimes] == [
        (1050.0 + BEAT, 1200.0 + RETURN), (1201.0 + BEAT, 5000.0 + RETURN)
    ]  # fmt: skip
    await store.close()
