"""Achievements at tables: found when a game ends, told at its end and on the page of whoever has earned them."""

import pytest

from tests.web.house import House, Person
from tests.web.test_home import play_out, read
from tianxia.games import GAMES
from tianxia.kernel.achievements import Past
from tianxia.store import Seat
from tianxia.table import new
from tianxia.web import honours
from tianxia.web.hall import bot_seat
from tianxia.web.identity import Visitor

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

SEED = 3
"""Played at random, the first seat makes an alliance of five and has points of every kind, the third nothing."""
FIRST = ["alliance", "every-kind"]


async def three(house: House) -> list[Person]:
    return [await house.visit(name, language) for name, language in (("Ann", "en"), ("Bo", "ru"), ("Cy", "en"))]


async def kept(house: House, person: Person) -> list[tuple[str, str]]:
    found = await house.hall.store.homes.achievements([house.identity(person)])
    return sorted((each.name, each.table) for each in found)


async def total(person: Person, table: str) -> str:
    return str((await person.scene(table))["total"])


async def test_what_is_new_is_told_at_the_end_to_whoever_has_earned_it(house: House) -> None:
    ann, bo, cy = people = await three(house)
    table = await house.together(people, seed=SEED)
    await play_out(house, table)
    key = table.rpartition("/")[2]
    assert await kept(house, ann) == [(name, key) for name in FIRST]
    assert "An alliance of five" in await total(ann, table)
    assert "New achievements" in await total(ann, table)
    assert "Известен повсюду" in await total(bo, table)
    assert "An alliance of five" not in await total(cy, table)
    assert "achieved" not in await total(cy, table)
    assert "An alliance of five achieved just now" in await read(ann)
    assert "A long road not yet" in await read(ann)
    assert "Альянс на пять очков пока нет" in await read(bo)

    again = await house.together(people, seed=SEED)
    await play_out(house, again)
    assert await kept(house, ann) == [(name, key) for name in FIRST]
    assert "An alliance of five" not in await total(ann, again)


async def test_a_shared_page_shows_only_what_was_achieved(house: House) -> None:
    people = await three(house)
    await play_out(house, await house.together(people, seed=SEED))
    link = (await people[0].post("/me/share", shared=True)).json()["url"]
    shown = await read(people[2], link)
    assert "An alliance of five achieved just now" in shown
    assert "not yet" not in shown


async def test_the_end_is_told_alike_after_a_restart(house: House) -> None:
    people = await three(house)
    table = await house.together(people, seed=SEED)
    await play_out(house, table)
    before = await total(people[0], table)
    house.hall.forget(table.rpartition("/")[2])
    assert await total(people[0], table) == before


async def test_nobody_earns_what_a_bot_has_finished_or_what_began_elsewhere(house: House) -> None:
    people = await three(house)
    live = await house.live(await house.together(people, seed=SEED))
    async with live.lock:
        row = live.with_bot(0, "random")
        await house.hall.append(live, "away", 0, {"seat": 0, "bot": "random"}, rows=[row])
    assert list(honours.players_of(live)) == [1, 2]

    dee = await house.visit("Dee")
    me = house.identity(dee)
    began = new("china", 3, seed=SEED)
    began.start = began.position()
    seats = [Seat("", 0, "person", me, "Dee"), bot_seat("random"), bot_seat("random")]
    forked = await house.hall.save(Visitor(me, "", "en", "", "", "", ""), began, seats)
    assert honours.players_of(forked) == {}
    lesson = (await dee.post("/lessons", game="china")).json()["url"]
    assert honours.players_of(await house.live(lesson)) == {}


async def test_a_mistake_in_a_check_does_not_keep_a_game_from_ending(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(past: Past, seat: int) -> bool:
        raise LookupError("a bug")

    monkeypatch.setitem(GAMES["china"].achievements, "alliance", fail)
    people = await three(house)
    table = await house.together(people, seed=SEED)
    await play_out(house, table)
    assert (await house.live(table)).is_over
    assert await kept(house, people[0]) == []
    assert "achievements" in caplog.text
