"""Notices of turns: told once, to whoever is not at the page, in words that hold no secret."""

import asyncio
import json
import time
from collections.abc import AsyncIterator

import pytest

from tests.web.house import House, Person, Stream, opened, until
from tests.web.push_service import Browser, PushService, check_signature
from tests.web.test_clocks import friends
from tests.web.test_leaving import Clock
from tests.web.test_undo import play
from tianxia.store.models import MailAddress
from tianxia.store.notices import BROWSERS, Awaited
from tianxia.store.people import erase, merge
from tianxia.web.push import Pusher, Undelivered, Unfit
from tianxia.web.settings import Settings
from tianxia.web.terms import Terms

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

MINUTE = 60.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in ("hall", "events", "notifying", "api.notices", "timekeeping"):
        monkeypatch.setattr(f"tianxia.web.{module}.now", clock)
    return clock


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with PushService() as service:
        yield service


@pytest.fixture(scope="module")
async def near(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[House]:
    """A server that sends pushes to this machine; it looks for people to be told when a test asks it to."""
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('store') / 'tianxia.db'}"
    settings = Settings(
        database=database, games=("china",), workers=1, any_bot=True, burst=100_000, tables_per_hour=100_000,
        push_anywhere=True, public_url="https://games.example.org",
    )  # fmt: skip
    async with opened(settings) as house:
        yield house


async def subscribe(person: Person, endpoint: str) -> Browser:
    browser = Browser()
    answer = await person.post("/push", endpoint=endpoint, keys=browser.keys)
    assert answer.status_code == 200, answer.text
    return browser


async def look(house: House) -> None:
    """Look for people to be told, and wait until it has been sent."""
    await house.hall.notifying.look()
    await asyncio.gather(*house.hall.notifying._sending)


async def test_whoever_is_waited_for_is_told_once(near: House, clock: Clock, service: PushService) -> None:
    table, people = await friends(near, Terms())
    live = await near.live(table)
    seat = live.turn
    for number, person in enumerate(people):
        await subscribe(person, f"{service.address}/{number}")
    clock.time += MINUTE
    browser = await subscribe(people[(seat + 1) % 3], f"{service.address}/next")
    await look(near)
    assert service.sent == [], "who asks for notices sees on the page what waits already"
    while live.turn == seat:
        await play(people[seat], table, "")
    assert live.turn == (seat + 1) % 3
    clock.time += MINUTE - 1
    await look(near)
    assert service.sent == [], "they may be on their way"
    clock.time += 1
    await asyncio.gather(look(near), look(near))
    await look(near)
    assert sorted(sent.path for sent in service.sent) == [f"/{live.turn}", "/next"]
    sent = next(sent for sent in service.sent if sent.path == "/next")
    claims = check_signature(sent, near.hall.notifying.pusher.public_key)
    assert (claims["aud"], claims["sub"]) == (service.address, "https://games.example.org")
    assert time.time() < claims["exp"] <= time.time() + 86_400
    assert (sent.headers["content-encoding"], int(sent.headers["ttl"]) > 0) == ("aes128gcm", True)
    others = ", ".join(f"Player {other}" for other in range(3) if other != live.turn)
    assert browser.read(sent.body) == {
        "title": "Your turn", "body": f"China with {others}", "url": table, "tag": live.id
    }  # fmt: skip

    service.sent.clear()
    await play(people[live.turn], table, "")
    clock.time += 10 * MINUTE
    await look(near)
    assert {sent.path for sent in service.sent} <= {f"/{live.turn}"}, "a turn of several decisions is one turn"


async def test_whoever_is_at_the_page_is_not_told(near: House, clock: Clock, service: PushService) -> None:
    table, people = await friends(near, Terms())
    live = await near.live(table)
    seat = live.turn
    after = (seat + 1) % 3
    await subscribe(people[after], f"{service.address}/push")
    async with Stream(near.app, people[after], f"{table}/events?seat={after}"):
        clock.time += 1
        while live.turn == seat:
            await play(people[seat], table, "")
        await look(near)
    clock.time += 10 * MINUTE  # the page has been closed
    await look(near)
    assert service.sent == []


async def test_a_message_is_in_the_readers_language(near: House, clock: Clock, service: PushService) -> None:
    boris = await near.visit("Борис", "ru")
    browser = await subscribe(boris, f"{service.address}/push")
    clock.time += 1
    seats = [{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    await boris.new(game="china", seats=seats, seed=1)
    clock.time += MINUTE
    await look(near)
    message = browser.read(service.sent[0].body)
    assert (message["title"], message["body"]) == ("Ваш ход", "Китай")


async def test_a_game_alone_against_bots_calls_nobody(near: House, clock: Clock, service: PushService) -> None:
    ann = await near.visit("Ann")
    await subscribe(ann, f"{service.address}/push")
    clock.time += 1
    bots = [{"kind": "bot", "bot": "random"}] * 2
    live = await near.live(await ann.new(game="china", seats=[{"kind": "person"}, *bots], seed=1))
    await until(lambda: live.bot is None)
    clock.time += 10 * MINUTE
    await look(near)
    assert service.sent == []
    assert live.id not in {awaited.table for awaited in await near.hall.store.notices.awaited()}


async def test_a_browser_that_is_gone_is_forgotten(near: House, clock: Clock, service: PushService) -> None:
    table, people = await friends(near, Terms())
    live = await near.live(table)
    for status in (410, 404):
        seat = live.turn
        after = (seat + 1) % 3
        await subscribe(people[after], f"{service.address}/{status}")
        clock.time += 1
        while live.turn == seat:
            await play(people[seat], table, "")
        clock.time += MINUTE
        service.status = status
        await look(near)
        assert await near.hall.store.notices.subscriptions(near.identity(people[after])) == []
    assert len(service.sent) == 2


async def test_one_ends_it_for_a_browser_or_for_all(near: House, service: PushService) -> None:
    ann, boris = await near.visit("Ann"), await near.visit("Boris")
    for number in range(BROWSERS + 2):
        await subscribe(ann, f"{service.address}/{number}")
    assert (await ann.get("/push")).json()["browsers"] == BROWSERS
    await boris.post("/push/drop", endpoint=f"{service.address}/{BROWSERS}")
    await boris.post("/push/drop")
    assert (await ann.get("/push")).json()["browsers"] == BROWSERS, "it is not theirs"
    await ann.post("/push/drop", endpoint=f"{service.address}/{BROWSERS}")
    assert (await ann.get("/push")).json()["browsers"] == BROWSERS - 1
    await ann.post("/push/drop")
    assert (await ann.get("/push")).json()["browsers"] == 0


async def test_whoever_logs_out_is_told_nothing_more_there(near: House, service: PushService) -> None:
    ann = await near.visit("Ann")
    identity, elsewhere = near.identity(ann), await near.visit(cookie=ann.client.cookies["tianxia"])
    await subscribe(ann, f"{service.address}/here")
    assert len(await near.hall.store.notices.subscriptions(identity)) == 1
    assert (await elsewhere.post("/me/logout", where="everywhere")).status_code == 200
    assert await near.hall.store.notices.subscriptions(identity) == []


@pytest.mark.parametrize(
    "endpoint",
    ["", "nonsense", "http://push.example.org/x", "https://user@push.example.org/x", "https://push.example.org:8443/x",
     "https://[::1/x", "https://push.example.org/" + "x" * 1000, "ftp://push.example.org/x", "https://пример.рф/x"],
)  # fmt: skip
def test_only_public_addresses_are_taken(endpoint: str) -> None:
    with pytest.raises(Unfit):
        Pusher("secret", "mailto:a@example.org").check(endpoint)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "10.0.0.1", "169.254.169.254", "[::1]", "[::ffff:10.0.0.1]"]
)
async def test_nobody_makes_the_server_knock_at_its_neighbours_doors(host: str) -> None:
    keys = Browser().keys
    with pytest.raises(Undelivered, match="not a public address"):
        await Pusher("secret", "mailto:a@example.org").send(f"https://{host}/x", (keys["p256dh"], keys["auth"]), {})


async def test_broken_subscriptions_are_refused(house: House) -> None:
    ann, keys = await house.visit("Ann"), Browser().keys
    good = "https://push.example.org/x"
    for endpoint, given in (
        ("https://10.0.0.1:22/", keys), (good, keys | {"auth": "short"}), (good, keys | {"p256dh": keys["auth"]}),
        (good, keys | {"p256dh": "A" * 87}), (good, {"p256dh": "%", "auth": "%"}),
    ):  # fmt: skip
        answer = await ann.post("/push", endpoint=endpoint, keys=given)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-subscription"), endpoint
    assert (await ann.post("/push", endpoint=good)).json()["error"]["code"] == "bad-message"


async def test_of_two_claims_one_is_granted(house: House) -> None:
    live = await house.live((await friends(house, Terms()))[0])
    notices = house.hall.store.notices
    for since in (1.0, 2.0):
        awaited = Awaited(live.id, "china", "somebody", since)
        granted = await asyncio.gather(*(notices.claim(awaited) for _ in range(5)))
        assert sorted(granted) == [False] * 4 + [True]
    assert not await notices.claim(Awaited(live.id, "china", "somebody", 1.0))


async def test_notices_come_along_with_a_guest_and_go_with_a_person(house: House) -> None:
    store = house.hall.store
    guest, person = await house.visit("Guest"), await house.visit("Ann")
    was, now_is = house.identity(guest), house.identity(person)
    live = await house.live((await friends(house, Terms()))[0])
    await subscribe(guest, "https://push.example.org/guest")
    for identity in (was, now_is):
        await store.mail.save(MailAddress(identity, f"{identity}@example.org", "en", 1.0, confirmed=1.0))
        await store.notices.claim(Awaited(live.id, "china", identity, 1.0))
    await merge(store, was, now_is)
    assert [row.endpoint for row in await store.notices.subscriptions(now_is)] == ["https://push.example.org/guest"]
    kept = await store.mail.of(now_is)
    assert kept is not None
    assert (kept.address, await store.mail.of(was)) == (f"{now_is}@example.org", None), "one has one address"
    told = json.loads((await person.get("/me/data")).text)["notices"]
    assert told["mail"]["address"] == f"{now_is}@example.org"
    assert [row["service"] for row in told["browsers"]] == ["push.example.org"]

    await erase(store, now_is, "Guest")
    assert await store.notices.subscriptions(now_is) == []
    assert await store.mail.of(now_is) is None
    assert await store.notices.claim(Awaited(live.id, "china", now_is, 0.5)), "nothing is known of them"
