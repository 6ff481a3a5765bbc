"""Limits: what one visitor and one address may ask for, and what a refused one is told."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.house import House, Person, Stream, opened
from tests.web.test_errors import check
from tianxia.web.limits import address_of
from tianxia.web.settings import Settings

pytestmark = pytest.mark.anyio

ALONE = [{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
HERE, ELSEWHERE = "203.0.113.1", "203.0.113.2"

Opening = Callable[..., AbstractAsyncContextManager[House]]


@pytest.fixture
def open_house(tmp_path: Path) -> Opening:
    """A server that needs no worker, with some limits."""

    def opening(**limits: Any) -> AbstractAsyncContextManager[House]:
        database = f"sqlite+aiosqlite:///{tmp_path / 'a.db'}"
        return opened(Settings(**{"database": database, "games": (), "workers": 1, "burst": 10_000, **limits}))

    return opening


async def table(person: Person) -> httpx.Response:
    return await person.post("/tables", game="china", seats=ALONE)


def test_a_customer_has_one_address_however_many_it_has() -> None:
    assert address_of("2001:db8:1:2::1") == address_of("2001:db8:1:2:ffff::9") != address_of("2001:db8:1:3::1")
    assert address_of("unix") == "unix"


async def test_more_cookies_do_not_let_an_address_ask_more_often(open_house: Opening) -> None:
    async with open_house(burst=5, posts_per_second=0.001, visitors_per_address=2) as house:
        people = [await house.visit(address=HERE) for _ in range(5)]
        answers = [await person.post("/me", name="Ann") for person in people for _ in range(3)]
        assert [answer.status_code for answer in answers[:3]] == [200, 200, 200]
        check(answers[-1], 429, "too-many")
        assert 0 < int(answers[-1].headers["retry-after"]) < 10_000
        assert (await (await house.visit(address=ELSEWHERE)).get("/about")).status_code == 200


async def test_a_dear_look_costs_more_than_a_cheap_one(open_house: Opening) -> None:
    async with open_house(burst=20, posts_per_second=0.001) as house:
        ann = await house.visit(address=HERE)
        url = (await table(ann)).json()["url"]
        answers = [await ann.get(f"{url}/at/0") for _ in range(40)]
        assert 20 <= [answer.status_code for answer in answers].index(429) < 35


async def test_a_refused_visitor_gets_a_page_in_their_language(open_house: Opening) -> None:
    async with open_house(burst=4, posts_per_second=0.5) as house:
        vera = await house.visit(language="ru")
        for _ in range(5):
            await vera.post("/me", name="Вера")
        answer = await vera.client.post("/me", data={"name": "x"}, headers={"accept": "text/html"})
        assert answer.status_code == 429
        assert "слишком много запросов" in answer.text
        assert f"через {answer.headers['retry-after']} секунд" in answer.text
        assert "content-security-policy" in answer.headers


async def test_tables_of_a_visitor_and_of_an_address_are_counted(open_house: Opening) -> None:
    async with open_house(tables_per_visitor=2, tables_per_hour=3, visitors_per_address=2) as house:
        ann, boris = await house.visit(address=HERE), await house.visit(address=HERE)
        assert [(await table(ann)).status_code for _ in range(2)] == [200, 200]
        check(await table(ann), 409, "too-many-tables")
        assert (await table(boris)).status_code == 200
        for _ in range(3):
            assert (await table(await house.visit(address=HERE))).status_code == 200
        answer = await table(await house.visit(address=HERE))
        check(answer, 429, "too-many-tables-lately")
        assert int(answer.headers["retry-after"]) <= 600
        assert (await table(await house.visit(address=ELSEWHERE))).status_code == 200


async def test_streams_of_an_address_and_of_all_are_counted(open_house: Opening) -> None:
    async with open_house(streams=1, visitors_per_address=2, streams_in_total=3) as house:
        people = [await house.visit(address=address) for address in (HERE, HERE, HERE, ELSEWHERE, "203.0.113.3")]
        url = (await people[0].post("/tables", game="china", seats=ALONE, visibility="listed")).json()["url"]
        status = []
        streams = [
            Stream(house.app, person, f"{url}/events", address=address)
            for person, address in zip(
                [people[0], *people], (HERE, HERE, HERE, HERE, ELSEWHERE, "203.0.113.3"), strict=True
            )
        ]
        for stream in streams:
            await stream.__aenter__()
            status.append(stream.status)
        assert status == [200, 429, 200, 429, 200, 503]
        for stream in streams:
            await stream.__aexit__()


async def test_talk_has_an_end_and_play_goes_on(open_house: Opening) -> None:
    async with open_house(talk_per_table=60) as house:
        ann = await house.visit("Ann")
        url = (await table(ann)).json()["url"]
        for number in range(60):
            assert (await ann.post(f"{url}/chat", text=f"line {number}", after=0)).status_code == 200
        check(await ann.post(f"{url}/chat", text="one more"), 409, "talk-full")
        assert (await ann.act(url, await ann.scene(url))).status_code == 200


async def test_a_scene_carries_the_end_of_the_chat_and_the_rest_is_there_for_who_wants_it(open_house: Opening) -> None:
    async with open_house() as house:
        ann = await house.visit("Ann")
        url = (await table(ann)).json()["url"]
        for number in range(120):
            await ann.post(f"{url}/chat", text=f"{number} {'long ' * 90}", after=0)
        answer = await ann.get(f"{url}/scene")
        room = answer.json()["room"]
        assert [said["text"].split()[0] for said in room["chat"]] == [str(number) for number in range(70, 120)]
        assert room["earlier"] == 70
        before = (await ann.get(f"{url}/chat?before={room['chat'][0]['number']}")).json()
        assert [said["text"].split()[0] for said in before["chat"]] == [str(number) for number in range(20, 70)]
        assert before["earlier"] == 20
        assert (await ann.get(f"{url}/chat?before=1")).json() == {"chat": [], "earlier": 0}
        assert (await ann.get(f"{url}/chat?before=-5")).json() == {"chat": [], "earlier": 0}


async def test_a_table_does_not_grow_without_end(open_house: Opening) -> None:
    async with open_house(entries_per_table=5) as house:
        ann = await house.visit("Ann")
        url = (await table(ann)).json()["url"]
        status = [(await ann.post(f"{url}/chat", text="x")).status_code for _ in range(7)]
        assert status == [200] * 5 + [409] * 2


async def test_save_slots_and_their_bytes_are_counted(open_house: Opening) -> None:
    async with open_house(campaigns_per_visitor=2, largest_campaign=1000, largest_record=1000) as house:
        ann = await house.visit("Ann")
        for _ in range(2):
            assert (await ann.post("/campaigns", name="C")).status_code == 200
        check(await ann.post("/campaigns", name="C"), 409, "too-many-campaigns")
        boris = await house.visit("Boris")
        check(await boris.post("/campaigns", text="x" * 1001), 413, "too-large")
        check(await boris.post("/records", text="x" * 1001), 413, "too-large")


async def test_bytes_are_counted(open_house: Opening) -> None:
    async with open_house(bytes_per_hour=3000, visitors_per_address=2) as house:
        people = [await house.visit(address=HERE) for _ in range(5)]
        answers = [await person.post("/records", text="x" * 2000) for person in people]
        assert [answer.status_code for answer in answers[:2]] == [400, 400]
        check(answers[-1], 429, "too-many-bytes")
        assert (await (await house.visit(address=ELSEWHERE)).post("/me", name="x" * 2000)).status_code == 200


async def test_a_full_database_takes_no_more_games_and_lets_the_others_go_on(open_house: Opening) -> None:
    async with open_house(largest_database=10**9) as house:
        ann = await house.visit("Ann")
        url = (await table(ann)).json()["url"]
        assert 0 < await house.hall.store.size() < 10**8
    async with open_house(largest_database=1) as house:
        again = await house.visit(cookie=ann.client.cookies["tianxia"])
        await house.hall.admission.measure()
        check(await table(again), 507, "database-full")
        check(await again.post("/campaigns", name="C"), 507, "database-full")
        assert (await again.act(url, await again.scene(url))).status_code == 200
