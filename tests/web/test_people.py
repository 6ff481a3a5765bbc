"""People who last without passwords: logins, passkeys, links to other devices; on SQLite and on PostgreSQL."""

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from webauthn.helpers import bytes_to_base64url

from cluster import Cluster
from tests.web.authenticator import Authenticator
from tests.web.house import House, Person, Stream, opened, until
from tianxia.web.entering import LINK
from tianxia.web.passkeys import ADD, ENTER, MOST
from tianxia.web.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 Version/18.5 Mobile/15E148 Safari/604.1"
)
GUESTS = [{"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
async def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[House]:
    """A server of either kind."""
    cluster = Cluster() if request.param == "postgresql" else None
    database = cluster.url if cluster else f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('people') / 'tianxia.db'}"
    async with opened(settings(database)) as house:
        yield house
    if cluster:
        cluster.remove()


def settings(database: str) -> Settings:
    return Settings(
        database=database, games=("china",), workers=1, any_bot=True, burst=100_000, tables_per_hour=100_000,
        bytes_per_hour=10**9,
    )  # fmt: skip


async def visit(house: House, name: str = "", agent: str = FIREFOX, language: str = "en") -> Person:
    """Somebody with a browser of a kind."""
    person = await house.visit(language=language)
    person.client.headers["user-agent"] = agent
    if name:
        assert (await person.post("/me", name=name)).status_code == 200
    return person


async def refresh(person: Person) -> str:
    """Load one's own page, as a browser does after signing in or out."""
    page = (await person.page("/me")).text
    token = re.search(r'name="csrf" content="([^"]+)"', page)
    assert token is not None
    person.headers = {"x-csrf": token[1]}
    return page


async def add_passkey(person: Person, device: Authenticator, name: str = "") -> httpx.Response:
    asked = await person.post("/me/passkeys/challenge")
    assert asked.status_code == 200, asked.text
    return await person.post("/me/passkeys", name=name, answer=device.make(asked.json()))


async def enter(person: Person, device: Authenticator, bring: str = "no") -> httpx.Response:
    asked = (await person.post("/enter/challenge")).json()
    answer = await person.post("/enter", answer=device.sign(asked), bring=bring)
    if answer.status_code == 200:
        await refresh(person)
    return answer


async def link_of(person: Person) -> str:
    made = await person.post("/me/link")
    assert made.status_code == 200, made.text
    return str(made.json()["url"]).removeprefix("http://tianxia.test")


async def follow(person: Person, link: str, bring: str = "no") -> httpx.Response:
    await refresh(person)
    answer = await person.post(link, bring=bring)
    if answer.status_code == 200:
        await refresh(person)
    return answer


def name_on(page: str) -> str:
    found = re.search(r'id="name"[^>]* value="([^"]*)"', page)
    return found[1] if found else ""


def logins_on(page: str) -> list[str]:
    """The ids of the logins that a page offers to end: all but its own."""
    return re.findall(r'action="/me/logins/([^/"]+)/drop"', page)


async def test_a_device_has_a_short_name(house: House) -> None:
    ann = await visit(house, "Ann")
    page = await refresh(ann)
    assert "Firefox · Linux" in page
    assert "this browser" in page
    assert logins_on(page) == []


async def test_a_link_signs_another_device_in_once(house: House) -> None:
    ann, phone = await visit(house, "Ann"), await visit(house, agent=PHONE)
    table = await ann.new(game="china", seats=GUESTS, seed=1)
    link = await link_of(ann)
    for _ in range(2):  # a chat that looks at it takes nothing
        seen = await phone.page(link)
        assert (seen.status_code, "Sign in here as Ann?" in seen.text) == (200, True)
        assert (await phone.client.head(link)).status_code == 200
    assert (await phone.get(f"{table}/scene")).status_code == 403
    assert (await follow(phone, link)).json()["url"].startswith("/me?entered")
    assert (await phone.get(f"{table}/scene")).status_code == 200
    page = await refresh(phone)
    assert name_on(page) == "Ann"
    assert "Safari · iPhone" in page
    assert "Firefox · Linux" in page
    again = await (await visit(house)).page(link)
    assert again.status_code == 410
    assert (await follow(await visit(house), link)).json()["error"]["code"] == "link-used"


async def test_a_new_link_voids_the_one_before(house: House) -> None:
    ann = await visit(house, "Ann")
    first, second = await link_of(ann), await link_of(ann)
    other = await visit(house)
    assert [(await other.page(link)).status_code for link in (first, second)] == [410, 200]


@pytest.mark.parametrize(("language", "advice"), [("en", "Make a new one"), ("ru", "Создайте новую")])
async def test_links_that_are_not_good_say_what_to_do(house: House, language: str, advice: str) -> None:
    ann, other = await visit(house, "Ann"), await visit(house, language=language)
    identity, login = house.identity(ann), _login(house, ann)
    late = await house.hall.store.tickets.issue(LINK, identity, login, -1.0)
    challenge = await house.hall.store.tickets.issue(ENTER, identity, login, 60.0)
    ended = (await link_of(ann)).rpartition("/")[2]
    await house.hall.store.logins.end(identity, [login])
    for token in (late, challenge, ended, "x", "…", "a" * 5000):
        page = await other.page(f"/link/{token}")
        assert (page.status_code, advice in page.text) == (410, True), token
        posted = await other.client.post(
            f"/link/{token}", data={"csrf": other.headers["x-csrf"]}, headers={"accept": "text/html"}
        )
        assert (posted.status_code, advice in posted.text) == (410, True), token


async def test_a_login_can_be_ended_from_another_browser(house: House) -> None:
    ann, phone = await visit(house, "Ann"), await visit(house, agent=PHONE)
    table = await ann.new(game="china", seats=GUESTS, seed=1)
    await follow(phone, await link_of(ann))
    stale = phone.client.cookies["tianxia"]
    async with Stream(house.app, phone, f"{table}/events") as stream:
        (key,) = logins_on(await refresh(ann))
        assert (await ann.post(f"/me/logins/{key}/drop")).status_code == 200
        (await house.live(table)).notify("x", None)  # whatever happens at the table
        await until(lambda: stream._task.done())
    await _is_stranger(house, phone, table)
    thief = await house.visit(cookie=stale)
    await _is_stranger(house, thief, table)
    assert logins_on(await refresh(ann)) == []
    assert (await ann.post(f"/me/logins/{key}/drop")).json()["error"]["code"] == "login-gone"
    assert (await ann.get(f"{table}/scene")).status_code == 200


async def test_nobody_ends_the_login_of_another(house: House) -> None:
    ann, boris = await visit(house, "Ann"), await visit(house, "Boris")
    assert (await boris.post(f"/me/logins/{_login(house, ann)}/drop")).status_code == 404
    assert name_on(await refresh(ann)) == "Ann"


async def test_log_out_here_and_everywhere(house: House) -> None:
    ann, phone = await visit(house, "Ann"), await visit(house, agent=PHONE)
    table = await ann.new(game="china", seats=GUESTS, seed=1)
    assert "no way back" in (await ann.page("/me/logout")).text
    await follow(phone, await link_of(ann))
    assert "no way back" not in (await ann.page("/me/logout")).text
    stale = ann.client.cookies["tianxia"]
    out = await ann.client.post(
        "/me/logout", data={"csrf": ann.headers["x-csrf"], "where": "here"}, headers={"accept": "text/html"}
    )
    assert (out.status_code, out.headers["location"]) == (303, "/")
    assert "tianxia" not in ann.client.cookies
    await _is_stranger(house, await house.visit(cookie=stale), table)
    assert (await phone.get(f"{table}/scene")).status_code == 200
    await follow(ann, await link_of(phone))
    assert (await ann.get(f"{table}/scene")).status_code == 200
    stale = ann.client.cookies["tianxia"]
    assert (await phone.post("/me/logout", where="everywhere")).status_code == 200
    await _is_stranger(house, await house.visit(cookie=stale), table)
    assert (await phone.post("/me/logout", where="nowhere")).status_code in (400, 403)


async def test_a_cookie_of_an_earlier_version_is_as_good_as_ever(house: House) -> None:
    ann = await visit(house, "Ann")
    table = await ann.new(game="china", seats=GUESTS, seed=1)
    identity = house.identity(ann)
    old = house.hall.signatures._old_cookies.sign(identity).decode()
    people = [await house.visit(cookie=old) for _ in range(2)]
    for person in people:
        assert (await person.get(f"{table}/scene")).status_code == 200
        assert str(person.client.cookies["tianxia"]).count(".") == 2  # it has been set anew
    logins = {_login(house, person) for person in people}
    assert len(logins) == 1  # all copies are one login: an old cookie cannot fill the list, and ends with it
    await house.hall.store.logins.end(identity, logins)
    await _is_stranger(house, await house.visit(cookie=old), table)
    for wrong in ("x", f"{identity}.x", old[:-1] + "_", "."):
        await _is_stranger(house, await house.visit(cookie=wrong), table)


async def test_a_page_asks_the_database_nothing_about_its_reader(house: House) -> None:
    ann = await visit(house, "Ann")
    await ann.page("/about")
    asked: list[str] = []
    engine = house.hall.store._engine.sync_engine

    def hear(*arguments: Any) -> None:
        asked.append(arguments[2])

    event.listen(engine, "before_cursor_execute", hear)
    try:
        for _ in range(5):
            assert "Ann" in (await ann.page("/about")).text
    finally:
        event.remove(engine, "before_cursor_execute", hear)
    assert asked == []


async def test_somebody_who_only_looked_is_not_kept(house: House) -> None:
    client = httpx.AsyncClient(transport=httpx.ASGITransport(house.app), base_url="http://tianxia.test")
    house.people.append(client)
    await client.get("/", headers={"accept": "text/html"})
    claim = house.hall.signatures.claim(client.cookies["tianxia"])
    assert claim is not None
    assert await house.hall.store.logins.find(claim.login) is None


async def test_a_passkey_signs_in_from_another_browser(house: House) -> None:
    ann, device, other = await visit(house, "Ann"), Authenticator(), await visit(house, agent=PHONE)
    table = await ann.new(game="china", seats=GUESTS, seed=1)
    made = await add_passkey(ann, device, " My |laptop ")
    assert made.json()["name"] == "My laptop"
    page = await refresh(ann)
    assert "My laptop" in page
    assert "not used yet" in page
    assert (await enter(other, device)).status_code == 200
    assert (await other.get(f"{table}/scene")).status_code == 200
    page = await refresh(other)
    assert name_on(page) == "Ann"
    assert "last used" in page
    assert len(logins_on(page)) == 1
    assert (await enter(other, device)).json()["url"].startswith("/me")  # once more does no harm
    await other.post("/me/logout", where="here")
    assert (await ann.get(f"{table}/scene")).status_code == 200


async def test_several_passkeys_each_with_a_name_and_removable(house: House) -> None:
    ann, devices = await visit(house, "Ann"), [Authenticator(), Authenticator()]
    first, second = [(await add_passkey(ann, device)).json() for device in devices]
    assert first["name"] == "Firefox · Linux"
    assert (await (await visit(house, "Boris")).post(f"/me/passkeys/{first['id']}/drop")).status_code == 404
    assert (await ann.post(f"/me/passkeys/{first['id']}/drop")).status_code == 200
    assert (await ann.post(f"/me/passkeys/{first['id']}/drop")).json()["error"]["code"] == "passkey-gone"
    other = await visit(house)
    assert (await enter(other, devices[0])).json()["error"]["code"] == "no-such-passkey"
    assert (await enter(other, devices[1])).status_code == 200
    for _ in range(MOST - 1):
        assert (await add_passkey(ann, Authenticator())).status_code == 200
    assert (await ann.post("/me/passkeys/challenge")).json()["error"]["code"] == "too-many-passkeys"
    assert second["id"] in await refresh(ann)


@pytest.mark.parametrize(
    ("language", "advice"), [("en", ("Load this page again", "another one")), ("ru", ("Загрузите эту", "другой ключ"))]
)
async def test_answers_that_are_not_good_say_what_to_do(house: House, language: str, advice: tuple[str, str]) -> None:
    ann, other = await visit(house, "Ann", language=language), await visit(house, "Li", language=language)
    device = Authenticator()
    assert (await add_passkey(ann, device)).status_code == 200

    async def refused(person: Person, answer: Any, path: str = "/enter") -> str:
        said = (await person.post(path, answer=answer)).json()["error"]
        assert any(part in said["message"] for part in advice), said
        return str(said["code"])

    asked = (await other.post("/enter/challenge")).json()
    used = device.sign(asked)
    assert await refused(ann, used) == "passkey-late"  # another's challenge; and it is void now
    assert await refused(other, used) == "passkey-late"
    late = await house.hall.store.tickets.issue(ENTER, house.identity(other), _login(house, other), -1.0)
    assert await refused(other, device.sign({**asked, "challenge": _packed(late)})) == "passkey-late"
    for_adding = await house.hall.store.tickets.issue(ADD, house.identity(other), _login(house, other), 60.0)
    assert await refused(other, device.sign({**asked, "challenge": _packed(for_adding)})) == "passkey-late"
    unknown = Authenticator()
    unknown.make((await other.post("/me/passkeys/challenge")).json())
    assert await refused(other, unknown.sign((await other.post("/enter/challenge")).json())) == "no-such-passkey"
    elsewhere = Authenticator("http://tianxia.test.example.org")
    elsewhere._keys = device._keys
    assert await refused(other, elsewhere.sign((await other.post("/enter/challenge")).json())) == "bad-passkey"
    forged = device.sign((await other.post("/enter/challenge")).json())
    forged["response"]["signature"] = forged["response"]["signature"][:-8] + "AAAAAAAA"
    assert await refused(other, forged) == "bad-passkey"
    copied = Authenticator()
    copied._keys = device._keys  # a copy that counts anew
    assert await refused(other, copied.sign((await other.post("/enter/challenge")).json())) == "bad-passkey"
    for answer in ({}, {"response": 1}, {"response": {"clientDataJSON": "e30"}}, {"response": {"clientDataJSON": "é"}}):
        assert await refused(other, answer) == "bad-passkey"
        assert await refused(other, answer, "/me/passkeys") == "bad-passkey"
    wrong = Authenticator().make((await other.post("/me/passkeys/challenge")).json())
    for part, value in (("attestationObject", "AAAA"), ("attestationObject", wrong["response"]["clientDataJSON"])):
        wrong = Authenticator().make((await other.post("/me/passkeys/challenge")).json())
        wrong["response"][part] = value
        assert await refused(other, wrong, "/me/passkeys") == "bad-passkey"
    assert name_on(await refresh(other)) == "Li"


async def test_a_passkey_is_for_the_name_of_the_server_and_is_added_once(house: House) -> None:
    ann, device = await visit(house, "Ann"), Authenticator()
    asked = (await ann.post("/me/passkeys/challenge")).json()
    assert asked["rp"]["id"] == "tianxia.test"
    made = (await ann.post("/me/passkeys", answer=device.make(asked))).json()
    again = (await ann.post("/me/passkeys/challenge")).json()
    assert [known["id"] for known in again["excludeCredentials"]] == [made["id"]]
    key, _, _ = device._keys["tianxia.test"]
    boris = await visit(house, "Boris")
    stolen = Authenticator().make((await boris.post("/me/passkeys/challenge")).json(), key)
    assert (await boris.post("/me/passkeys", answer=stolen)).json()["error"]["code"] == "passkey-known"
    assert (await enter(boris, device)).status_code == 200
    assert name_on(await refresh(boris)) == "Ann"


async def test_two_servers_end_a_login_within_seconds(house: House) -> None:
    if not house.hall.store.is_shared:
        pytest.skip("an SQLite file has one server")
    database = house.hall.settings.database
    async with opened(settings(database)) as other:
        ann = await visit(house, "Ann")
        table = await ann.new(game="china", seats=GUESTS, seed=1)
        phone = await visit(other, agent=PHONE)
        await follow(phone, await link_of(ann))
        assert (await phone.get(f"{table}/scene")).status_code == 200
        (key,) = logins_on(await refresh(ann))
        assert (await ann.post(f"/me/logins/{key}/drop")).status_code == 200
        await _until_stranger(phone, table, 5.0)


async def _until_stranger(person: Person, table: str, seconds: float) -> None:
    async with asyncio.timeout(seconds):
        while (await person.get(f"{table}/scene")).status_code == 200:
            await asyncio.sleep(0.1)


async def _is_stranger(house: House, person: Person, table: str) -> None:
    assert (await person.get(f"{table}/scene")).status_code == 403
    assert name_on((await person.page("/me")).text) == ""


def _login(house: House, person: Person) -> str:
    claim = house.hall.signatures.claim(str(person.client.cookies["tianxia"]))
    assert claim is not None
    return claim.login


def _packed(text: str) -> str:
    return bytes_to_base64url(text.encode())
