"""What belongs to somebody: it comes along when a guest signs in, can be taken home, and can be deleted."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import select

from cluster import Cluster
from tests.web.authenticator import Authenticator
from tests.web.house import House, Person, opened, until
from tests.web.test_people import GUESTS, add_passkey, enter, follow, link_of, name_on, refresh, settings, visit
from tianxia.kernel.record import parse_record
from tianxia.store import Entry, Identity, Seat
from tianxia.store.models import BotToken, Campaign, Game, Login, Passkey, Ticket
from tianxia.table import Table
from tianxia.web.live import LiveTable

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
async def houses(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[tuple[House, House]]:
    """A server, and where there may be one a second on the same database."""
    if request.param == "sqlite":
        database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('data') / 'tianxia.db'}"
        async with opened(settings(database)) as house:
            yield house, house
    else:
        cluster = Cluster()
        async with opened(settings(cluster.url)) as one, opened(settings(cluster.url)) as other:
            yield one, other
        cluster.remove()


@pytest.fixture
def house(houses: tuple[House, House]) -> House:
    return houses[0]


async def reread(house: House, table: str) -> LiveTable:
    """A table as a server would find it that has just started."""
    stored = await house.hall.store.load(table.rpartition("/")[2])
    assert stored is not None
    return LiveTable(stored)


async def kept(house: House, kind: type[Any], *conditions: Any) -> list[Any]:
    async with house.hall.store.reading() as session:
        return list(await session.scalars(select(kind).where(*conditions)))


async def test_a_guest_who_signs_in_keeps_everything(houses: tuple[House, House]) -> None:
    house, elsewhere = houses
    ann, device = await visit(house, "Ann"), Authenticator()
    assert (await add_passkey(ann, device)).status_code == 200
    guest, friend = await visit(house, "Guest Ann"), await visit(house, "Li")
    alone = await guest.new(game="china", seats=GUESTS, seed=1)
    shared = await house.together([friend, guest, await visit(house)], seed=1)
    slot = (await guest.post("/campaigns")).json()["url"]
    bot = (await guest.post("/me/bots", name="Engine")).json()["name"]
    was = house.identity(guest)
    there = await elsewhere.live(shared)  # another server has it in memory, too
    assert "You have games in this browser" in (await guest.page("/enter")).text
    entered = (await enter(guest, device, "yes")).json()["url"]
    page = (await guest.page(entered)).text
    assert "You are signed in as Ann." in page
    assert "2 games that you began here as a guest are yours now." in page
    assert "1 campaign came along, too." in page
    for person in (ann, guest):
        for table in (alone, shared):
            assert (await person.get(f"{table}/scene")).status_code == 200, table
        assert (await person.get(slot)).status_code == 200
        assert f"BOT {bot}" in await refresh(person)
    await until(lambda: there.seats_of(house.identity(ann)) == (1,))
    assert (await reread(house, shared)).seats_of(house.identity(ann)) == (1,)
    assert (await reread(house, alone)).row.owner == house.identity(ann)
    assert await kept(house, Seat, Seat.identity == was) == []
    assert await kept(house, Login, Login.identity == was) == []
    assert (await friend.get(f"{shared}/scene")).status_code == 200
    live = await house.live(alone)
    await until(lambda: live.turn == 0, 60)  # bots decide first
    assert (await ann.act(alone, await ann.scene(alone))).status_code == 200


async def test_a_guest_who_was_let_in_to_watch_may_go_on_watching(house: House) -> None:
    ann, device, guest, li = await visit(house, "Ann"), Authenticator(), await visit(house), await visit(house, "Li")
    await add_passkey(ann, device)
    table = await house.together([li, await visit(house), await visit(house)], seed=1)
    live = await house.live(table)
    async with live.lock:
        await house.hall.append(live, "watch", -1, {}, house.identity(guest))
    await guest.new(game="china", seats=GUESTS, seed=1)
    assert "games=1" in (await enter(guest, device, "yes")).json()["url"]
    assert (await ann.get(f"{table}/scene")).status_code == 200
    assert (await reread(house, table)).gathering.watchers == {house.identity(ann)}


async def test_what_is_left_behind_stays_the_guests(house: House) -> None:
    ann, device, guest = await visit(house, "Ann"), Authenticator(), await visit(house, "Left")
    await add_passkey(ann, device)
    table = await guest.new(game="china", seats=GUESTS, seed=1)
    was = house.identity(guest)
    assert (await enter(guest, device, "no")).status_code == 200
    assert (await guest.get(f"{table}/scene")).status_code == 403
    assert (await reread(house, table)).seats_of(was) == (0,)


async def test_a_person_with_passkeys_is_no_guest(house: House) -> None:
    """Two people at one computer: the second signs in, and what the first has stays the first's."""
    people = [await visit(house, name) for name in ("Ann", "Boris")]
    devices = [Authenticator(), Authenticator()]
    for person, device in zip(people, devices, strict=True):
        await add_passkey(person, device)
    table = await people[0].new(game="china", seats=GUESTS, seed=1)
    assert "You have games" not in (await people[0].page("/enter")).text
    assert (await enter(people[0], devices[1], "yes")).status_code == 200
    assert name_on(await refresh(people[0])) == "Boris"
    assert (await people[0].get(f"{table}/scene")).status_code == 403
    assert (await enter(people[0], devices[0])).status_code == 200
    assert (await people[0].get(f"{table}/scene")).status_code == 200


async def test_nobody_sits_twice_at_one_table(house: House) -> None:
    ann, device, guest = await visit(house, "Ann"), Authenticator(), await visit(house, "Other")
    await add_passkey(ann, device)
    both = await house.together([ann, guest, await visit(house)], seed=1)
    own = await guest.new(game="china", seats=GUESTS, seed=1)
    was = house.identity(guest)
    page = (await guest.page((await enter(guest, device, "yes")).json()["url"])).text
    assert "1 game that you began" in page
    assert f'href="{both}"' in page
    for live in (await house.live(both), await reread(house, both)):
        assert [seat.identity for seat in live.seats][:2] == [house.identity(ann), was]
    assert (await guest.scene(own))["seat"] == 0


async def test_a_link_asks_before_it_takes_games_along(house: House) -> None:
    ann, phone = await visit(house, "Ann"), await visit(house, "Phone")
    table = await phone.new(game="china", seats=GUESTS, seed=1)
    link = await link_of(ann)
    page = (await phone.page(link)).text
    assert page.count('name="bring"') == 2
    assert "checked" not in page[page.index('name="bring"') : page.index("</form>", page.index('name="bring"'))]
    assert "games=1" in (await follow(phone, link, "yes")).json()["url"]
    assert (await ann.get(f"{table}/scene")).status_code == 200


async def test_signing_in_while_somebody_acts_loses_nothing(house: House) -> None:
    ann, device, guest = await visit(house, "Ann"), Authenticator(), await visit(house, "Busy")
    await add_passkey(ann, device)
    hot = [{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    tables = [await guest.new(game="china", seats=hot, seed=n) for n in range(5)]
    other = await house.visit(cookie=guest.client.cookies["tianxia"])

    async def act(table: str) -> int:
        scene = await other.scene(table)
        return (await other.act(table, scene)).status_code

    acting = [asyncio.create_task(act(table)) for table in tables]
    assert "games=5" in (await enter(guest, device, "yes")).json()["url"]
    acted = await asyncio.gather(*acting, return_exceptions=True)
    for table in tables:
        live = await reread(house, table)
        assert live.seats_of(house.identity(ann)) == (0, 1, 2)
        assert [entry.number for entry in live.entries] == list(range(1, live.number + 1))
        assert live.entries[-1].kind in ("person", "act")
    assert acted


async def test_a_login_of_the_guest_on_another_device_is_the_persons(house: House) -> None:
    ann, device, guest, phone = await visit(house, "Ann"), Authenticator(), await visit(house), await visit(house)
    await add_passkey(ann, device)
    await guest.new(game="china", seats=GUESTS, seed=1)
    await follow(phone, await link_of(guest))
    assert (await enter(guest, device, "yes")).status_code == 200
    assert name_on(await refresh(phone)) == "Ann"


async def finished_together(house: House, people: list[Person]) -> str:
    """A game of three people that is over: two have resigned and the other has won."""
    table = await house.together(people, seed=1)
    assert (await people[0].post(f"{table}/chat", text="my secret thoughts")).status_code == 200
    for seat in (0, 2):
        assert (await people[seat].post(f"{table}/resign", seat=seat)).status_code == 200
    return table


async def test_everything_that_is_kept_can_be_taken_home(house: House) -> None:
    ann, li, wen = await visit(house, "Ann"), await visit(house, "Li"), await visit(house, "Wen")
    await add_passkey(ann, Authenticator(), "Laptop")
    token = (await ann.post("/me/bots", name="Engine")).json()["token"]
    slot = (await ann.post("/campaigns")).json()["url"]
    table, running = await finished_together(house, [ann, li, wen]), await ann.new(game="china", seats=GUESTS, seed=5)
    answer = await ann.get("/me/data")
    assert answer.headers["content-disposition"].startswith("attachment")
    told = answer.json()
    assert told["person"]["name"] == "Ann"
    assert [login["device"] for login in told["logins"]] == ["Firefox · Linux"]
    assert [passkey["name"] for passkey in told["passkeys"]] == ["Laptop"]
    assert [bot["name"] for bot in told["bots"]] == ["Engine"]
    assert told["campaigns"][0]["file"] == (await ann.get(f"{slot}/file")).text
    games = {game["table"]: game for game in told["games"]}
    over = games[table.rpartition("/")[2]]
    assert over["record"] == (await ann.get(f"{table}/record")).text
    assert Table.from_record(parse_record(over["record"])).players == 3
    assert [seat["is_mine"] for seat in over["seats"]] == [True, False, False]
    assert games[running.rpartition("/")[2]]["record"] is None  # it would tell the others' hands
    assert [line["text"] for line in told["chat"]] == ["my secret thoughts"]
    login = str(ann.client.cookies["tianxia"]).split(".")[1]
    for secret in (token, login, str((await reread(house, running)).row.seed)):
        assert f'"{secret}"' not in answer.text
    assert (await (await visit(house)).get("/me/data")).json()["games"] == []


async def test_nothing_of_somebody_is_left_once_it_is_deleted(houses: tuple[House, House]) -> None:
    house, elsewhere = houses
    ann, li, wen = await visit(house, "Ann"), await visit(house, "Li"), await visit(house, "Wen")
    device, was = Authenticator(), house.identity(ann)
    await add_passkey(ann, device)
    token = (await ann.post("/me/bots", name="Engine")).json()["token"]
    slot = (await ann.post("/campaigns")).json()["url"]
    link = await link_of(ann)
    finished = await finished_together(house, [ann, li, wen])
    running, pair = await house.together([li, ann, wen], seed=2), await house.together([ann, li, wen], seed=3)
    assert (await wen.post(f"{pair}/resign", seat=2)).status_code == 200
    alone = await ann.new(game="china", seats=GUESTS, seed=1)
    room = await ann.new(game="china", seats=[{"kind": "person"}, {"kind": "invite"}, {"kind": "invite"}])
    hosted = await li.new(game="china", seats=[{"kind": "person"}, {"kind": "invite"}, {"kind": "invite"}])
    assert (await ann.post((await li.get(f"{hosted}/invitation")).json())).status_code == 200
    assert (await ann.post(f"{running}/chat", text="unkind words")).status_code == 200
    there = await elsewhere.live(running)
    thief = str(ann.client.cookies["tianxia"])

    assert "resign" in (await ann.page("/me/delete")).text
    assert (await ann.post("/me/delete")).status_code == 400
    form = {"csrf": ann.headers["x-csrf"], "sure": "yes"}
    done = await ann.client.post("/me/delete", data=form, headers={"accept": "text/html"})
    assert (done.status_code, "Your data has been deleted" in done.text) == (200, True)
    assert "Ann" not in done.text
    assert "tianxia" not in ann.client.cookies

    for kind, column in (
        (Identity, Identity.id), (Seat, Seat.identity), (Entry, Entry.identity), (Campaign, Campaign.identity),
        (Passkey, Passkey.identity), (Ticket, Ticket.identity), (BotToken, BotToken.owner), (Login, Login.identity),
        (Game, Game.owner),
    ):  # fmt: skip
        assert await kept(house, kind, column == was) == [], kind
    games = [table.rpartition("/")[2] for table in (finished, running, pair, hosted)]
    texts = [str(entry.data) for entry in await kept(house, Entry, Entry.game.in_(games))]
    assert not any("Ann" in text or "unkind" in text or "secret thoughts" in text for text in texts)
    await until(lambda: there.seats[1].name == "Guest")
    assert all(entry.data["text"] == "…" for entry in there.entries if entry.kind == "chat")

    names = [chair["name"] for chair in (await li.scene(running))["room"]["chairs"]]
    assert names == ["Player 0", "Guest", "Player 2"]
    assert "Guest | Player 1 | Player 2" in (await li.get(f"{finished}/record")).text
    assert (await house.live(running)).seats[1].bot is not None  # one plays on for them
    assert (await reread(house, pair)).ended == {"ended": "resigned", "ranks": [2, 1, 2], "resigned": [0, 2]}
    for gone in (alone, room):
        assert (await li.get(f"{gone}/scene")).status_code == 404
    assert [seat.kind for seat in (await reread(house, hosted)).seats] == ["person", "invite", "invite"]

    again = await house.visit(cookie=thief)
    assert name_on((await again.page("/me")).text) == ""
    assert (await again.get(slot)).status_code == 404
    assert (await again.page(link)).status_code == 410
    assert (await enter(again, device)).json()["error"]["code"] == "no-such-passkey"
    programs = await ann.client.get("/api/bot/stream", headers={"authorization": f"Bearer {token}"})
    assert programs.status_code == 401
