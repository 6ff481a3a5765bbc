"""Leaving: a bot plays for whoever is away until they are back; resigning; giving a game up together; a rematch."""

import asyncio
from typing import Any

import pytest

from tests.web.house import House, Person, Stream, until
from tests.web.test_undo import ALONE, friends, play
from tianxia.kernel.record import Resignation, parse_record
from tianxia.table import Table
from tianxia.web.live import LiveTable
from tianxia.web.rematches import moved_on
from tianxia.web.results import resignation, result_of

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

MINUTE, DAY = 60.0, 86_400.0


class Clock:
    """The time as the server sees it, which passes only when it is told to."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in ("hall", "leaving", "events"):
        monkeypatch.setattr(f"tianxia.web.{module}.now", clock)
    return clock


async def invited(house: House, *guests: Person, **table: Any) -> tuple[str, Person]:
    """A table that Ann has set and started, with guests by invitation."""
    ann = await house.visit("Ann")
    bots = [{"kind": "bot", "bot": "random"}] * (2 - len(guests))
    seats = [{"kind": "person"}, *({"kind": "invite"} for _ in guests), *bots]
    made = (await ann.post("/tables", game="china", seats=seats, **table)).json()
    for guest in guests:
        assert (await guest.post(made["invitation"])).status_code == 200
    assert (await ann.post(f"{made['url']}/start")).status_code == 200
    return made["url"], ann


async def refused(person: Person, path: str, **body: Any) -> tuple[int, str]:
    answer = await person.post(path, **body)
    return answer.status_code, answer.json()["error"]["code"]


async def decide(people: dict[int, Person], live: LiveTable, seat: int) -> None:
    """People and bots decide until it is a seat's turn, or the game is over."""
    async with asyncio.timeout(300):
        while live.table.decider != seat and not live.is_over:
            if live.bot is None:
                await play(people[live.table.decider], f"/table/{live.id}", "")
            else:
                await until(lambda: live.bot is None)


async def stand_in(people: list[Person], table: str, live: LiveTable) -> int:
    """Whoever decides is away, and the two others agree that a bot plays for them; the seat."""
    away = live.table.decider
    asker, third = [seat for seat in range(3) if seat != away]
    wish = {"seat": asker, "what": "bot", "of": away, "level": "random"}
    assert (await people[asker].post(f"{table}/ask", **wish)).status_code == 200
    (ask,) = live.asks.values()
    assert ask.waits == {third}
    assert (await people[third].post(f"{table}/answer", number=ask.number, yes=True)).status_code == 200
    return away


async def test_a_bot_plays_for_whoever_is_away_for_a_month_until_they_are_back(house: House, clock: Clock) -> None:
    table, people = await friends(house)
    live = await house.live(table)
    away = live.table.decider
    clock.time += 9 * MINUTE
    wish = {"what": "bot", "of": away, "level": "random"}
    assert await refused(people[away - 1], f"{table}/ask", seat=(away - 1) % 3, **wish) == (403, "not-away")
    clock.time += MINUTE
    await stand_in(people, table, live)
    await until(lambda: live.table.ply > 0 and live.table.decider != away)
    assert (live.seats[away].kind, live.substituted) == ("person", {away})
    assert table in (await people[away].page("/")).text
    assert "A bot plays for you" in (await people[away].page("/")).text

    clock.time += 30 * DAY
    del house.hall._tables[live.id]
    live = await house.live(table)
    assert live.substituted == {away}
    scene = await people[away].scene(table)
    assert (scene["seat"], scene["room"]["chairs"][away]["is_played"]) == (away, True)
    back = (await people[away].post(f"{table}/back", seat=away)).json()
    assert not back["room"]["chairs"][away]["is_played"]
    assert [note["text"] for note in back["room"]["notes"]][-2:] == [
        f"{back['names'][away]} is away: a bot plays for them until they are back.",
        f"{back['names'][away]} is back.",
    ]
    await decide(dict(enumerate(people)), live, away)
    assert (await people[away].scene(table))["legal"]
    await play(people[away], table, "")


async def test_a_bot_that_thinks_is_not_heard_once_its_player_is_back(house: House, clock: Clock) -> None:
    table, _ = await friends(house)
    live = await house.live(table)
    clock.time += DAY
    away = live.table.decider
    async with live.lock:  # the bot has thought, and cannot say it yet
        row = live.with_bot(away, "random")
        await house.hall.append(live, "away", away, {"seat": away, "bot": "random"}, rows=[row])
        await until(lambda: bool(live.lock._waiters))
        await house.hall.append(live, "back", away, {"seats": [away]}, rows=[live.with_bot(away, None)])
    await until(lambda: not house.hall.bots.is_driving(live))
    assert live.table.ply == 0
    assert [entry.kind for entry in live.entries] == ["away", "back"]


async def test_an_open_page_is_told_at_once_and_nobody_acts_for_a_bot(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await friends(house)
    live = await house.live(table)
    clock.time += DAY
    monkeypatch.setattr(house.hall.bots, "drive", lambda *_: None)  # the bot takes its time
    away = live.table.decider
    before = await people[away].scene(table)
    async with Stream(house.app, people[away], f"{table}/events?seat={away}") as stream:
        await stand_in(people, table, live)
        steps: list[dict[str, Any]] = []
        while len(steps) < 3:  # the question, its answer, and what follows
            steps += (await stream.next())[2]["steps"]
    assert steps[-1]["prompt"] == "A bot decides for you."
    assert steps[-1].get("legal", []) == []
    assert steps[-1]["room"]["chairs"][away]["is_played"]
    action = before["legal"][0]["action"]
    wish = {"seat": away, "action": action, "version": live.version}
    assert await refused(people[away], f"{table}/act", **wish) == (403, "bot-plays-for-you")
    for path, more in (("undo", {}), ("ask", {"what": "takeback", "to": 0})):
        assert await refused(people[away], f"{table}/{path}", seat=away, **more) == (403, "bot-plays-for-you")
    assert (await people[away].post(f"{table}/back", seat=away)).json()["legal"] == before["legal"]


async def test_how_long_somebody_is_waited_for_is_a_setting_of_the_table(house: House, clock: Clock) -> None:
    boris, vera = await house.visit("Boris"), await house.visit("Vera")
    for wait, seconds in (("", DAY), ("minutes", 10 * MINUTE), ("days", 3 * DAY), ("never", 1000 * DAY)):
        table, ann = await invited(house, boris, vera, wait=wait)
        live = await house.live(table)
        people = [ann, boris, vera]
        away = live.table.decider
        asker = (away + 1) % 3
        wish = {"seat": asker, "what": "bot", "of": away, "level": "random"}
        clock.time += seconds - 1
        assert await refused(people[asker], f"{table}/ask", **wish) == (403, "not-away")
        clock.time += 1
        expected = 403 if wait == "never" else 200
        assert (await people[asker].post(f"{table}/ask", **wish)).status_code == expected
        assert len((await ann.scene(table))["room"]["terms"]) == 2


async def test_whoever_decides_after_all_needs_no_bot(house: House, clock: Clock) -> None:
    table, people = await friends(house)
    live = await house.live(table)
    away = live.table.decider
    clock.time += DAY
    asker = (away + 1) % 3
    await people[asker].post(f"{table}/ask", seat=asker, what="bot", of=away)
    assert live.asks
    await play(people[away], table, "")
    assert live.asks == {}


async def test_whoever_leaves_asks_the_others_and_is_asked_nothing_meanwhile(house: House) -> None:
    boris = await house.visit("Boris")
    table, ann = await invited(house, boris)
    live = await house.live(table)
    await decide({0: ann, 1: boris}, live, 1)
    await boris.post(f"{table}/ask", seat=1, what="bot", of=1, level="random")
    (ask,) = live.asks.values()
    assert ask.waits == {0}
    assert (await ann.post(f"{table}/answer", number=ask.number, yes=True)).status_code == 200
    assert live.substituted == {1}
    await ann.post(f"{table}/ask", seat=0, what="abandon")  # nobody is left to be asked
    assert live.ended == {"ended": "abandoned"}


async def test_of_three_who_resigns_a_bot_plays_on_and_comes_last(house: House) -> None:
    boris = await house.visit("Boris")
    table, ann = await invited(house, boris)
    live = await house.live(table)
    await decide({0: ann, 1: boris}, live, 0)
    ply = live.table.ply
    scene = (await ann.post(f"{table}/resign", seat=0)).json()
    assert live.resigned == {0: ply}
    assert not live.is_over
    assert scene["room"]["ways"] == []
    assert await refused(ann, f"{table}/undo", seat=0) == (403, "has-resigned")
    assert (await ann.post(f"{table}/back", seat=0)).status_code == 200
    assert live.seats[0].bot is not None, "a resignation stays"
    await decide({1: boris}, live, -1)
    result = await kept_result(house, live)
    assert result["resigned"] == [0]
    assert result["ranks"][0] == 3
    assert sorted(result["ranks"]) in ([1, 2, 3], [1, 1, 3])
    assert result["scores"] == list(live.table.record().result or ())
    assert "You resigned" in (await ann.page("/")).text
    assert "You resigned; a bot played on for you." in (await ann.scene(table))["total"]
    record = parse_record((await boris.get(f"{table}/record")).text)
    assert record.resigned == (Resignation(0, ply),)
    assert record.ended == ""
    assert Table.from_record(record).is_over


async def test_the_game_ends_when_no_person_is_left(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seed=5, level="random")
    live = await house.live(table)
    await ann.post(f"{table}/resign", seat=0)
    assert await kept_result(house, live) == {"ended": "resigned", "ranks": [3, 1, 1], "resigned": [0]}
    scene = await ann.scene(table)
    assert (scene["decider"], scene["legal"]) == (-1, [])
    assert scene["prompt"] == f"Resigned: {scene['names'][0]}. Won: {scene['names'][1]}, {scene['names'][2]}."
    ply = live.table.ply
    await ann.post(f"{table}/chat", text="well")
    stored = await house.hall.store.load(live.id)
    assert stored is not None
    assert (stored.game.over, stored.game.turn) == (True, -1), "what is said afterwards changes nothing"
    del house.hall._tables[live.id]
    again = await house.live(table)
    assert (again.is_over, again.table.ply, again.bot) == (True, ply, None)
    assert await refused(ann, f"{table}/resign", seat=0) == (403, "game-over")
    record = parse_record((await ann.get(f"{table}/record")).text)
    assert (record.ended, record.result) == ("resigned", None)
    assert Table.from_record(record).ply == ply


async def test_of_two_the_other_wins() -> None:
    assert resignation(2, {0}) == {"ended": "resigned", "ranks": [2, 1], "resigned": [0]}
    assert resignation(3, {0, 2}) == {"ended": "resigned", "ranks": [2, 1, 2], "resigned": [0, 2]}


async def test_all_must_agree_to_abandon(house: House) -> None:
    table, people = await friends(house)
    live = await house.live(table)
    for answers in ((True, False), (True, True)):
        await people[0].post(f"{table}/ask", seat=0, what="abandon")
        (ask,) = live.asks.values()
        for person, yes in zip(people[1:], answers, strict=True):
            assert (await person.post(f"{table}/answer", number=ask.number, yes=yes)).status_code == 200
        assert live.asks == {}
        assert live.is_over == all(answers)
    assert await kept_result(house, live) == {"ended": "abandoned"}
    for person in people:
        assert "Abandoned, without a result" in (await person.page("/")).text
    record = parse_record((await people[1].get(f"{table}/record")).text)
    assert (record.ended, record.resigned) == ("abandoned", ())


async def test_a_rematch_has_the_same_people_each_a_seat_further(house: House) -> None:
    table, people = await friends(house)
    live = await house.live(table)
    live.ended = {"ended": "abandoned"}
    first = (await people[1].post(f"{table}/rematch")).json()["url"]
    assert (await people[2].post(f"{table}/rematch")).json()["url"] == first
    again = await house.live(first)
    assert [seat.identity for seat in again.seats] == [live.seats[seat].identity for seat in (2, 0, 1)]
    assert again.terms == live.terms
    assert (await people[0].scene(table))["room"]["rematch"] == first
    assert first in (await people[0].page("/")).text
    assert again.is_waiting, "it is dealt when all of them are ready"
    for person in people:
        assert (await person.post(f"{first}/ready", yes=True)).status_code == 200
    assert not again.is_waiting
    assert again.table.deal is not None
    assert (await people[0].scene(first))["seat"] == 1


async def test_who_does_not_want_a_rematch_leaves_a_seat_for_another(house: House) -> None:
    table, (ann, boris, vera) = await friends(house)
    (await house.live(table)).ended = {"ended": "abandoned"}
    first = (await ann.post(f"{table}/rematch")).json()["url"]
    again = await house.live(first)
    assert await refused(ann, f"{first}/leave", seat=1) == (403, "not-your-seat"), "the host stays"
    assert await refused(boris, f"{first}/leave", seat=0) == (403, "not-your-seat")
    assert (await vera.post(f"{first}/leave", seat=0)).status_code == 200
    assert again.seats[0].kind == "invite"
    guest = await house.visit("Gao")
    assert (await guest.post((await ann.get(f"{first}/invitation")).json())).status_code == 200
    assert [seat.identity for seat in again.seats] == [house.identity(each) for each in (guest, ann, boris)]


async def test_a_rematch_without_other_people_begins_at_once(house: House) -> None:
    ann = await house.visit("Ann")
    for seats in (ALONE, [{"kind": "person"}, *[{"kind": "bot", "bot": "random"}] * 2]):
        table = await ann.new(game="china", seats=seats)
        (await house.live(table)).ended = {"ended": "abandoned"}
        first = (await ann.post(f"{table}/rematch")).json()["url"]
        assert not (await house.live(first)).is_waiting


async def test_a_rematch_that_was_only_announced_is_set_by_the_next(house: House) -> None:
    table, people = await friends(house)
    live = await house.live(table)
    live.ended = {"ended": "abandoned"}
    async with live.lock:  # and then the server was killed
        await house.hall.append(live, "rematch", 0, {"table": "announced0"})
    assert (await people[1].post(f"{table}/rematch")).json()["url"] == "/table/announced0"
    assert (await house.live("/table/announced0")).is_waiting


async def test_bots_that_stood_in_do_not_play_the_rematch(house: House, clock: Clock) -> None:
    table, people = await friends(house)
    live = await house.live(table)
    clock.time += DAY
    away = await stand_in(people, table, live)
    assert live.seats[away].bot is not None
    assert [seat.bot for seat in moved_on(live.seats)] == [None, None, None]


async def test_hints_between_people_are_a_term_of_the_table(house: House) -> None:
    boris = await house.visit("Boris")
    for hints in (False, True):
        table, ann = await invited(house, boris, hints=hints)
        live = await house.live(table)
        await decide({0: ann, 1: boris}, live, 0)
        answer = await ann.post(f"{table}/hint", seat=0)
        assert answer.status_code == (200 if hints else 403), answer.text
        room = (await boris.scene(table))["room"]
        assert room["has_hints"] == hints
        assert room["terms"][1] == (
            "Hints are allowed for everybody." if hints else "No hints: everybody thinks for themselves."
        )


async def test_a_friend_at_the_same_screen_may_go_on_at_another(house: House) -> None:
    ann, boris = await house.visit("Ann"), await house.visit("Boris")
    made = (await ann.post("/tables", game="china", seats=ALONE, seed=1)).json()
    live = await house.live(made["url"])
    assert made["invitation"] is None
    assert await refused(boris, f"{made['url']}/invitation", seat=1) == (403, "private")
    assert await refused(ann, f"{made['url']}/invitation", seat=0) == (409, "seat-taken")
    link = (await ann.post(f"{made['url']}/invitation", seat=1)).json()
    assert link == (await ann.get(f"{made['url']}/invitation")).json()
    assert live.seats[1].identity == house.identity(ann), "who plays there goes on until the friend has come"
    await boris.post(link)
    assert [seat.kind for seat in live.seats] == ["person", "person", "hotseat"]
    assert (await boris.scene(made["url"]))["seat"] == 1
    assert len({seat.identity for seat in live.seats}) == 2
    vera = await house.visit("Vera")
    assert (await vera.post(link)).status_code == 409
    del house.hall._tables[live.id]
    assert (await house.live(made["url"])).gathering.offered == set()


async def test_who_is_there_and_how_many_watch(house: House, clock: Clock) -> None:
    boris, vera = await house.visit("Boris"), await house.visit("Vera")
    table, ann = await invited(house, boris, visibility="listed")
    async with Stream(house.app, ann, f"{table}/events?seat=0") as stream:
        assert await stream.presence() == {"here": [0], "seen": {"1": clock.time}, "watching": 0}
        async with Stream(house.app, vera, f"{table}/events"):
            assert (await stream.presence())["watching"] == 1
        assert (await stream.presence())["watching"] == 0
        clock.time += DAY
        async with Stream(house.app, boris, f"{table}/events"):
            assert (await stream.presence())["here"] == [0, 1]
        assert (await stream.presence())["seen"] == {"1": clock.time}


async def test_a_reported_line_reaches_the_operator_once(house: House, caplog: pytest.LogCaptureFixture) -> None:
    boris = await house.visit("Boris")
    table, ann = await invited(house, boris)
    said = (await boris.post(f"{table}/chat", text="you fool")).json()["room"]["chat"][0]
    for _ in range(2):
        assert (await ann.post(f"{table}/report", number=said["number"])).status_code == 200
    assert [record.getMessage().rpartition(": ")[2] for record in caplog.records if "reported" in record.message] == [
        "you fool"
    ]
    live = await house.live(table)
    assert [entry.data for entry in live.entries if entry.kind == "report"] == [{"number": said["number"]}]


async def test_the_tables_that_wait_for_somebody_are_known(house: House, clock: Clock) -> None:
    ann = await house.visit("Ann")
    tables = [await ann.new(game="china", seats=ALONE, seed=seed) for seed in (1, 2)]
    assert [turn["url"] for turn in (await ann.get("/turns")).json()] == tables
    clock.time += MINUTE
    await play(ann, tables[0], "house")
    assert [turn["url"] for turn in (await ann.get("/turns")).json()] == tables[::-1]
    live = await house.live(tables[0])
    async with live.lock:
        seat = live.table.decider
        await house.hall.append(
            live, "away", seat, {"seat": seat, "bot": "random"}, rows=[live.with_bot(seat, "random")]
        )
        assert [turn["url"] for turn in (await ann.get("/turns")).json()] == tables[1:]
    await ann.post(f"{tables[0]}/resign", seat=0)


async def kept_result(house: House, live: LiveTable) -> dict[str, Any]:
    """The result as lists have it."""
    stored = await house.hall.store.load(live.id)
    assert stored is not None
    assert stored.game.over
    assert stored.game.result is not None
    assert stored.game.result == (live.ended or result_of(live.table, live.resigned))
    return stored.game.result
